/** A page lets go of a database that is to be deleted, and opens it again. */
import { databaseOf } from "../../../web/engine/database.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** Every connection that was opened. @type {any[]} */
const connections = [];
/** Why a connection can't be opened. @type {unknown} */
let broken = null;

/** @type {any} */ (globalThis).indexedDB = {
  open() {
    /** @type {any} */
    const request = {};
    queueMicrotask(() => {
      if (broken) return request.onerror(Object.assign(request, { error: broken }));
      const connection = {
        closed: false,
        close: () => (connection.closed = true),
        transaction: () => ({ objectStore: (/** @type {string} */ name) => name }),
      };
      connections.push(connection);
      request.result = connection;
      return request.onsuccess();
    });
    return request;
  },
};
const use = (/** @type {import("../../../web/engine/database.js").Database} */ database) =>
  database("readonly", (store) => String(store));

beforeEach(() => {
  connections.length = 0;
  broken = null;
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
