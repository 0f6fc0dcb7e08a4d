import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { installOffline, isSafeMode, reloadOnUpdate } from "../../../web/boot/platform.js";

/** @type {any} */
const page = globalThis;

test("a window that must change to a new version requests its page until it comes", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(page, "navigator", { value: { serviceWorker }, configurable: true });
  let reloads = 0;
  page.location = { reload: () => (reloads += 1) };
  reloadOnUpdate();
  assert.equal(reloads, 0);
  serviceWorker.dispatchEvent(new Event("controllerchange")); // before the page has started
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  assert.equal(reloads, 1);
  mock.timers.tick(7999);
  assert.equal(reloads, 1);
  mock.timers.tick(1);
  assert.equal(reloads, 2);
});

test("a window that reads games reloads when they are read", () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(page, "navigator", { value: { serviceWorker }, configurable: true });
  let reloads = 0;
  page.location = { reload: () => (reloads += 1) };
  page.reading = () => true;
  reloadOnUpdate();
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  mock.timers.tick(20_000);
  assert.equal(reloads, 0);
  page.reading = () => false;
  mock.timers.tick(8000);
  assert.equal(reloads, 1);
});

test("the page runs in safe mode if its address says so", () => {
  for (const [search, safe] of [
    ["?safe", true],
    ["?bench&safe=1", true],
    ["", false],
    ["?unsafe", false],
  ]) {
    page.location = { search };
    assert.equal(isSafeMode(), safe, String(search));
  }
});

test("a window that asks for a new version is reloaded also if the server has gone back to its own", async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage() {} } });
  const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  Object.defineProperty(page, "navigator", { value: { serviceWorker }, configurable: true });
  page.document = Object.assign(new EventTarget(), { querySelector: () => ({ content: "mine" }) });
  let reloads = 0;
  page.location = { reload: () => (reloads += 1) };
  const say = (/** @type {object} */ data) =>
    serviceWorker.dispatchEvent(Object.assign(new Event("message"), { data }));
  let activate = () => {};
  reloadOnUpdate();
  await installOffline((newest) => (activate = newest));
  say({ ready: "other" });
  say({ activated: "mine" }); // another window has activated it
  mock.timers.tick(5000);
  assert.equal(reloads, 0);
  activate();
  say({ activated: "mine" });
  mock.timers.tick(5000);
  assert.equal(reloads, 1);
});
