// Tabs of one browser: two sides of a game, and one side in two tabs, one of which has the connection.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tabChannel } from "../../../web/together/tabs.js";

/** @type {Set<Tab>} */
const tabs = new Set();

/** A fake of the browser's channel between tabs. */
class Tab extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }
  close() {
    tabs.delete(this);
  }
  /** @param {unknown} data */
  postMessage(data) {
    for (const tab of tabs)
      if (tab !== this) tab.dispatchEvent(Object.assign(new Event("message"), { data: structuredClone(data) }));
  }
}

Object.assign(globalThis, { document: Object.assign(new EventTarget(), { hidden: false }), addEventListener() {} });

/** A page with a game that its player began. @param {0 | 1} side @param {boolean} [lots] @param {string[]} [turns] @param {string} [phase] of its connection */
function page(side, lots = false, turns = [], phase) {
  const key = `k3/${"xo"[side]}`;
  const letter = { id: "k3", text: `hexhex3,genius,${turns},id=k3,${side}`, turns };
  const games = { [key]: { key, side, lots, letter, unsent: false } };
  const direct = phase ? { phase, key, wishes: [] } : null;
  const state = /** @type {any} */ ({
    game: { seats: [{ kind: "friend", key }] },
    together: { games, adding: null, direct },
  });
  /** @type {string[]} */
  const heard = [];
  const dispatch = (/** @type {any} */ { type, change }) => {
    heard.push(change?.phase ?? type);
    if (type === "direct") state.together.direct = { ...state.together.direct, ...change };
  };
  const follow = tabChannel(/** @type {any} */ ({ state: () => state, dispatch }));
  return { state, heard, follow: () => follow(state) };
}

/** What one tab hears from the other. @param {ReturnType<typeof page>} hears @param {ReturnType<typeof page>} says */
function heardOf(hears, says) {
  tabs.clear();
  hears.follow();
  says.follow();
  return hears.heard;
}

const real = globalThis.BroadcastChannel;
test.beforeEach(() => {
  globalThis.BroadcastChannel = /** @type {any} */ (Tab);
});
test.afterEach(() => {
  globalThis.BroadcastChannel = real;
});

test("a tab hears of the other side's game in another tab", () =>
  assert.deepEqual(heardOf(page(1), page(0)), ["letter"]));

test("a tab with the old side does not take a tab with the drawn side for the friend", () =>
  assert.deepEqual(heardOf(page(0, true), page(1)), []));

test("a tab with the drawn side does not take a tab with the old side for the friend", () =>
  assert.deepEqual(heardOf(page(1), page(0, true)), []));

test("the other side's turn is received although the sides were still to be drawn", () =>
  assert.deepEqual(heardOf(page(0, true), page(1, false, ["A1"])), ["letter"]));

test("a tab knows that another tab of its side has the connection, whichever was first", () => {
  assert.deepEqual(heardOf(page(0, false, [], "lost"), page(0, false, [], "open")), ["elsewhere"]);
  const [first, second] = [page(0, false, [], "open"), page(0)];
  assert.deepEqual(heardOf(first, second), []);
  assert.deepEqual(second.heard, ["elsewhere"]);
});

test("when a tab loses the connection, the side's other tab loses it too", () => {
  const [one, other] = [page(0), page(0, false, [], "open")];
  heardOf(one, other);
  other.state.together.direct.phase = "lost";
  other.follow();
  assert.deepEqual(one.heard, ["elsewhere", "lost"]);
});

test("a tab does not give up its own connection for another tab's", () =>
  assert.deepEqual(heardOf(page(0, false, [], "open"), page(0, false, [], "inviting")), []));

test("a tab that becomes visible asks whether the other one is still there", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const [one, other] = [page(0), page(0, false, [], "open")];
  heardOf(one, other);
  document.dispatchEvent(new Event("visibilitychange"));
  context.mock.timers.tick(2000);
  assert.deepEqual(one.heard, ["elsewhere"]);
  tabs.clear(); // it has crashed
  document.dispatchEvent(new Event("visibilitychange"));
  context.mock.timers.tick(2000);
  assert.deepEqual(one.heard, ["elsewhere", "lost"]);
});

test("a tab with the connection answers for its game with another board, too, and after a rematch", () => {
  const [one, other] = [page(0), page(0, false, [], "open")];
  heardOf(one, other);
  other.state.game.seats = [{ kind: "person" }];
  other.follow();
  assert.deepEqual(one.heard, ["elsewhere"]);
  const later = page(0);
  later.follow();
  assert.deepEqual(later.heard, ["elsewhere"]);
  const { games } = other.state.together;
  games["k3-2/x"] = { ...games["k3/x"], key: "k3-2/x", letter: { ...games["k3/x"].letter, id: "k3-2" } };
  other.state.together.direct.key = "k3-2/x";
  other.follow();
  assert.deepEqual(one.heard, ["elsewhere"], "the connection goes on");
});
