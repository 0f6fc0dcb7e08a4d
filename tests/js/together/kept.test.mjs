// What a browser stores about a connection: the way back, and which game it belongs to.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeRoom, stored } from "../indexed-db.mjs";
import { fakeStorage } from "../fixtures.mjs";
import { askedBefore, keepAsked, mark, marked, tidy, unmark, wayOf, wayStorage } from "../../../web/together/kept.js";
import { MOST_SPARES } from "../../../web/together/peer.js";

const DAY_MS = 86_400_000;
const spare = { code: "A".repeat(60), ufrag: "A".repeat(4), pwd: "A".repeat(22) };
const way = () => /** @type {any} */ ({ game: "k3f9", role: "guest", certificate: { kept: true }, spares: [spare] });
const ways = stored("bug-way-back");
/** @type {any} */
const scope = globalThis;

beforeEach((context) => {
  ways.clear();
  makeRoom(Infinity);
  /** @type {any} */ (context).mock.timers.enable({ apis: ["Date"], now: 1_800_000_000_000 });
  scope.localStorage = fakeStorage({});
});

test("a stored way back can be read for a day", async () => {
  const storage = wayStorage();
  await storage.keep(way());
  assert.deepEqual(await storage.read(), way());
  assert.deepEqual([...ways.keys()], ["way"]);
  const now = Date.now();
  for (const [at, there] of /** @type {[number, boolean][]} */ ([
    [now - DAY_MS, true],
    [now - DAY_MS - 1, false],
    [now + DAY_MS, true],
    [now + DAY_MS + 1, false],
  ]))
    assert.equal(wayOf({ ...way(), at }) !== null, there, String(at - now));
});

test("an incomplete way back is not read", () => {
  const at = Date.now();
  assert.deepEqual(wayOf({ ...way(), at, more: 1 }), way());
  for (const wrong of [
    { game: "" },
    { game: 1 },
    { role: "owner" },
    { certificate: null },
    { certificate: "text" },
    { spares: [] },
    { spares: Array(MOST_SPARES + 1).fill(spare) },
    { spares: [{ ...spare, code: 1 }] },
    { at: "today" },
    { at: undefined },
  ])
    assert.equal(wayOf({ ...way(), at, ...wrong }), null, JSON.stringify(wrong));
  assert.equal(wayOf({ ...way(), at, role: "host" })?.role, "host");
  assert.equal(wayOf({ ...way(), at, game: "k" })?.game, "k");
  assert.equal(wayOf({ ...way(), at, spares: Array(MOST_SPARES).fill(spare) })?.spares.length, MOST_SPARES);
  assert.equal(wayOf(undefined), null);
});

test("damaged or old entries are dropped when they are read, and at a visit to another game", async () => {
  ways.set("way", { ...way(), at: Date.now() - DAY_MS - 1 });
  assert.equal(await wayStorage().read(), null);
  assert.equal(ways.size, 0);
  ways.set("way", "garbled");
  tidy();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.equal(ways.size, 0);
  assert.equal(await wayStorage().read(), null, "there is none");
});

test("the place in storage is that of earlier versions", async () => {
  const { open } = scope.indexedDB;
  /** @type {string[]} */
  const places = [];
  scope.indexedDB.open = (/** @type {string} */ name) => {
    const asked = open(name);
    queueMicrotask(() => {
      const { transaction } = asked.result;
      asked.result.transaction = (/** @type {string} */ of) =>
        (places.push(`${name}/${of}`), transaction(of));
    });
    return asked;
  };
  await wayStorage().keep(way());
  scope.indexedDB.open = open;
  assert.deepEqual(places, ["bug-way-back/ways"]);
});

test("forgetting a way back does not remove another visitor's", async () => {
  const storage = wayStorage();
  await storage.keep(way());
  await storage.forget();
  assert.equal(await storage.read(), null);
});

test("without storage there is no way back, and nothing fails", async () => {
  const { open } = scope.indexedDB;
  scope.indexedDB.open = () => {
    const asked = /** @type {any} */ ({ error: new DOMException("blocked", "SecurityError") });
    queueMicrotask(() => asked.onerror?.());
    return asked;
  };
  const storage = wayStorage();
  const answers = [await storage.keep(way()), await storage.read(), await storage.forget()];
  scope.indexedDB.open = open;
  assert.deepEqual(answers, [null, null, null]);
});

test("the connection's game is marked once, and only its own key removes the mark", () => {
  mark(null);
  assert.equal(localStorage.getItem("bug.direct"), null);
  mark("k3f9/x");
  assert.equal(localStorage.getItem("bug.direct"), "k3f9/x");
  assert.equal(marked(), "k3f9/x");
  assert.equal(unmark(null), false);
  assert.equal(unmark("zz9/o"), false);
  assert.equal(localStorage.getItem("bug.direct"), "k3f9/x");
  assert.equal(unmark("k3f9/x"), true);
  assert.equal(localStorage.getItem("bug.direct"), null);
});

test("an existing mark is not written again", () => {
  const storage = fakeStorage({ "bug.direct": "k3f9/x" });
  let written = 0;
  const { setItem } = storage;
  storage.setItem = (key, value) => {
    written += 1;
    setItem.call(storage, key, value);
  };
  scope.localStorage = storage;
  mark("k3f9/x");
  assert.equal(written, 0);
  mark("zz9/o");
  assert.deepEqual([written, marked()], [1, "zz9/o"]);
});

test("with blocked storage nothing is marked, and nothing fails", () => {
  Object.defineProperty(scope, "localStorage", {
    get() {
      throw new DOMException("blocked", "SecurityError");
    },
    configurable: true,
  });
  mark("k3f9/x");
  assert.deepEqual([marked(), unmark("k3f9/x")], [null, false]);
  Object.defineProperty(scope, "localStorage", { value: fakeStorage({}), configurable: true, writable: true });
});

test("a wish that the engine has not written stays with its tab", () => {
  scope.sessionStorage = fakeStorage({});
  assert.equal(askedBefore(), null);
  const wish = /** @type {any} */ ({ key: "k3f9/x", params: { id: "k3f9-2", board: "hexhex3" } });
  keepAsked(wish);
  assert.deepEqual(askedBefore(), wish);
  keepAsked(null);
  assert.equal(askedBefore(), null);
  for (const text of ["", "{", "null", '{"key": 5, "params": {"id": "k3f9-2"}}', '{"key": "k3f9/x", "params": {}}']) {
    scope.sessionStorage = fakeStorage({ "bug.asked": text });
    assert.equal(askedBefore(), null, text);
  }
  scope.sessionStorage = fakeStorage({ "bug.asked": JSON.stringify(wish) });
  assert.deepEqual(askedBefore(), wish, "under the key that pages use");
});
