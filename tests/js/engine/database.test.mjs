/** A page lets go of a database that is to be deleted, and opens it again. */
import { databaseOf, SILENT_MS } from "../../../web/engine/database.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** Every connection that was opened. @type {any[]} */
const connections = [];
/** Why a connection can't be opened. @type {unknown} */
let broken = null;
/** Requests that the browser has not answered; null: it answers at once. @type {any[] | null} */
let unanswered = null;

/** @type {any} */ (globalThis).indexedDB = {
  open() {
    /** @type {any} */
    const request = {};
    const answer = () => {
      if (broken) return request.onerror(Object.assign(request, { error: broken }));
      const connection = {
        closed: false,
        close: () => (connection.closed = true),
        transaction: () => ({ objectStore: (/** @type {string} */ name) => name }),
      };
      connections.push(connection);
      request.result = connection;
      return request.onsuccess();
    };
    if (unanswered) unanswered.push(answer);
    else queueMicrotask(answer);
    return request;
  },
};
const use = (/** @type {import("../../../web/engine/database.js").Database} */ database) =>
  database("readonly", (store) => String(store));

beforeEach(() => {
  connections.length = 0;
  broken = null;
  unanswered = null;
});

test("one connection serves every use", async () => {
  const database = databaseOf("bug-test", "things");
  assert.deepEqual(await Promise.all([use(database), use(database)]), ["things", "things"]);
  assert.equal(await use(database), "things");
  assert.equal(connections.length, 1);
});

test("the connection ends when the database is to be deleted, and the next use opens another", async () => {
  const database = databaseOf("bug-test", "things");
  await use(database);
  connections[0].onversionchange();
  assert.equal(connections[0].closed, true);
  await use(database);
  assert.deepEqual([connections.length, connections[1].closed], [2, false]);
});

test("a connection that the browser closes is opened again", async () => {
  const database = databaseOf("bug-test", "things");
  await use(database);
  connections[0].onclose();
  await use(database);
  assert.equal(connections.length, 2);
});

test("a database that can't be opened is an error each time, and is tried again", async () => {
  const database = databaseOf("bug-test", "things");
  broken = new Error("blocked");
  await assert.rejects(use(database), /blocked/);
  await assert.rejects(use(database), /blocked/);
  broken = null;
  assert.equal(await use(database), "things");
});

test("a browser that does not answer is given up after a while, and asked again by the next use", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const database = databaseOf("bug-test", "things");
  const late = (unanswered = /** @type {any[]} */ ([]));
  const using = use(database);
  context.mock.timers.tick(SILENT_MS);
  await assert.rejects(using, { name: "TimeoutError" });
  unanswered = null;
  assert.equal(await use(database), "things");
  late[0]();
  assert.deepEqual(
    connections.map(({ closed }) => closed),
    [false, true],
    "an answer that comes too late leaves no connection open",
  );
});
