// Tabs of one browser: two sides of a game, and one side in two tabs, one of which has the connection.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tabChannel } from "../../../web/together/tabs.js";

/** @type {Set<Tab>} */
const tabs = new Set();

/** A fake of the browser's channel between tabs. */
class Tab extends EventTarget {
  /** @param {string} name */
  constructor(name) {
    super();
    this.name = name;
    tabs.add(this);
  }
  close() {
    tabs.delete(this);
  }
  /** @param {unknown} data */
  postMessage(data) {
    for (const tab of tabs)
      if (tab !== this && tab.name === this.name)
        tab.dispatchEvent(Object.assign(new Event("message"), { data: structuredClone(data) }));
  }
}

/** The events of the pages of a test. */
let browser = new EventTarget();

/** The page becomes visible, or hidden. @param {boolean} [hidden] */
function shown(hidden = false) {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event("visibilitychange"));
  Object.assign(document, { hidden: false });
}

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
  /** @type {any[]} */
  const actions = [];
  const dispatch = (/** @type {any} */ action) => {
    const { type, change } = action;
    actions.push(action);
    heard.push(type === "direct" ? change.phase : type);
    if (type === "direct") state.together.direct = { ...state.together.direct, ...change };
  };
  const follow = tabChannel(/** @type {any} */ ({ state: () => state, dispatch }));
  return { state, heard, actions, follow: () => follow(state) };
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
  browser = new EventTarget();
  Object.assign(globalThis, {
    BroadcastChannel: Tab,
    document: Object.assign(new EventTarget(), { hidden: false }),
    addEventListener: browser.addEventListener.bind(browser),
  });
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
  shown();
  context.mock.timers.tick(2000);
  assert.deepEqual(one.heard, ["elsewhere"]);
  tabs.clear(); // it has crashed
  shown();
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

for (const phase of ["preparing", "inviting", "answering", "connecting", "open"])
  test(`a tab that begins a connection has it: ${phase}`, () => {
    const [one, other] = [page(0), page(0, false, [], phase)];
    assert.deepEqual(heardOf(one, other), ["elsewhere"]);
    assert.deepEqual(one.actions, [{ type: "direct", change: { phase: "elsewhere", key: "k3/x" } }]);
    assert.deepEqual(other.heard, [], "it does not ask");
  });

test("a tab that is asked twice is waited for since the second question, for a second", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const [one, other] = [page(0), page(0, false, [], "open")];
  heardOf(one, other);
  const there = [...tabs];
  tabs.clear(); // it does not answer
  shown();
  context.mock.timers.tick(600);
  shown();
  context.mock.timers.tick(999);
  assert.deepEqual(one.heard, ["elsewhere"]);
  for (const tab of there) tabs.add(tab);
  shown();
  context.mock.timers.tick(2000);
  assert.deepEqual(one.heard, ["elsewhere"], "it has answered");
  tabs.clear();
  shown();
  context.mock.timers.tick(1000);
  assert.deepEqual(one.heard, ["elsewhere", "lost"]);
});

test("a tab that becomes visible asks only about a game on its board whose connection is elsewhere", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const one = page(0);
  tabs.clear();
  one.follow();
  context.mock.timers.tick(1000);
  const asks = questions();
  shown();
  assert.equal(asks(), 0, "the connection is not elsewhere");
  one.state.together.direct = { phase: "elsewhere", key: "k3/x", wishes: [] };
  shown(true);
  assert.equal(asks(), 0, "the page was hidden");
  shown();
  assert.equal(asks(), 1);
  one.state.game.seats = [{ kind: "person" }];
  shown();
  assert.equal(asks(), 1, "the game is not on the board");
});

/** Counts what a new tab hears other tabs ask. */
function questions() {
  let count = 0;
  new Tab("bug.together").addEventListener("message", (/** @type {any} */ { data }) => {
    if (data.asks) count += 1;
  });
  return () => count;
}

/** A page in a fresh browser, and another program on its channel: what it says, and what it hears. @param {ReturnType<typeof page>} one */
function beside(one) {
  tabs.clear();
  one.follow();
  const other = new Tab("bug.together");
  /** @type {any[]} */
  const said = [];
  other.addEventListener("message", (/** @type {any} */ { data }) => said.push(data));
  return { say: (/** @type {unknown} */ data) => other.postMessage(data), said };
}
const letterFrom = (/** @type {any} */ parts) => ({
  ...{ id: "k3", side: 1, played: true },
  message: JSON.stringify({ type: "letter", side: 1, text: "hexhex3,genius,A1,id=k3,1", ...parts }),
});

test("a letter of the other side's tab arrives as a live one that is not the connected friend's", () => {
  const one = page(0);
  beside(one).say(letterFrom({}));
  const letter = { type: "letter", text: "hexhex3,genius,A1,id=k3,1", side: 0, live: true, tab: true };
  assert.deepEqual(one.actions, [letter]);
});

test("a tab that opens a game gets the letter of the other side's tab again, once", () => {
  const one = page(0);
  const { say, said } = beside(one);
  const letters = () => said.filter(({ message }) => message);
  say(letterFrom({}));
  assert.deepEqual(letters(), []);
  say({ ...letterFrom({}), opens: true });
  assert.deepEqual(
    letters().map(({ opens }) => opens),
    [undefined],
    "an answer asks for none",
  );
  const other = page(1);
  other.follow();
  assert.deepEqual([letters().filter(({ opens }) => opens).length, other.heard], [1, ["letter"]]);
});

test("anything else on the channel changes nothing", () => {
  const one = page(0);
  const { say } = beside(one);
  const forged = [null, "x", {}, { id: "k3" }, { id: "k3", side: 1 }, { id: "k4", side: 0, line: true }];
  for (const data of [...forged, { id: "k3", side: 0, line: "yes" }, { ...letterFrom({}), id: "k4" }]) say(data);
  say({ ...letterFrom({}), message: '{"type":"ping","at":1}' });
  assert.deepEqual(one.actions, []);
  say(letterFrom({}));
  assert.equal(one.actions.length, 1, "it still listens");
  say({ ...letterFrom({}), message: "{" });
  say(letterFrom({}));
  assert.equal(one.actions.length, 1, "a tab that sends other messages is not heard any more");
});

test("a tab says each new state of its game once, and none while it adds a turn or may draw", () => {
  const one = page(0);
  const { said } = beside(one);
  const letters = () => said.filter(({ message }) => message).length;
  one.follow();
  const { letter } = one.state.together.games["k3/x"];
  const playing = { ...letter, text: "hexhex3,genius,A1,id=k3,1", turns: ["A1"] };
  one.state.together.adding = { key: "k3/x" };
  one.state.together.games["k3/x"].letter = playing;
  one.follow();
  assert.equal(letters(), 0);
  one.state.together.adding = null;
  one.follow();
  one.follow();
  assert.equal(letters(), 1);
  assert.deepEqual(said.at(-1), {
    ...{ id: "k3", side: 0, played: true },
    message: JSON.stringify({ type: "letter", side: 0, text: playing.text }),
  });
});

test("a page that is left says that its connection ends", () => {
  const { said } = beside(page(0, false, [], "open"));
  browser.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(said, [{ id: "k3", side: 0, line: false }]);
});

test("a page without a connection says nothing when it is left", () => {
  const none = beside(page(0)).said;
  browser.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(none, []);
});

test("a browser without channels between tabs plays without them", () => {
  globalThis.BroadcastChannel = /** @type {any} */ (undefined);
  const one = page(0, false, [], "open");
  one.follow();
  assert.deepEqual(one.heard, []);
});

test("a tab asks once about each game that it shows, and not about its own connection", () => {
  const one = page(0);
  tabs.clear();
  const asks = questions();
  one.follow();
  one.follow();
  assert.equal(asks(), 1);
  const own = page(0, false, [], "open");
  own.follow();
  assert.equal(asks(), 1);
});

test("a tab answers only for the game that it has the connection of", () => {
  const one = page(0, false, [], "open");
  const { games } = one.state.together;
  games["k5/x"] = { ...games["k3/x"], key: "k5/x", letter: { ...games["k3/x"].letter, id: "k5" } };
  games["k3/o"] = { ...games["k3/x"], key: "k3/o", side: 1 };
  const { say, said } = beside(one);
  for (const about of [{ id: "k5", side: 0 }, { id: "k3", side: 2 }, { id: "k9", side: 0 }, {}])
    say({ asks: true, ...about });
  assert.deepEqual(said, []);
  say({ asks: true, id: "k3", side: 0 });
  assert.deepEqual(said, [{ id: "k3", side: 0, line: true }]);
});
