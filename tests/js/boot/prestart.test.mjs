import assert from "node:assert/strict";
import test from "node:test";

/** @type {any} */
const page = globalThis;

class FakeWorker {
  /** @type {FakeWorker[]} */
  static started = [];
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;

  constructor() {
    FakeWorker.started.push(this);
  }
}

test("messages of the first worker before there is a listener arrive in order, and a later worker is a new one", async () => {
  page.Worker = FakeWorker;
  page.document = { querySelector: () => ({ content: "a build", dataset: { hash: "" } }) };
  Object.defineProperty(page, "navigator", { value: {}, configurable: true });
  const { firstWorker } = await import("../../../web/boot/prestart.js");
  const [early] = FakeWorker.started;
  assert.ok(early, "it is started by the import");
  early.onmessage?.(new MessageEvent("message", { data: "first" }));
  early.onerror?.(new Event("error"));

  /** @type {string[]} */
  const heard = [];
  const worker = firstWorker();
  assert.equal(worker, early);
  worker.onmessage = ({ data }) => heard.push(data);
  worker.onerror = ({ type }) => heard.push(type);
  await Promise.resolve();
  early.onmessage?.(new MessageEvent("message", { data: "last" }));
  assert.deepEqual(heard, ["first", "error", "last"]);
  assert.notEqual(firstWorker(), early);
  assert.equal(FakeWorker.started.length, 2);
});
