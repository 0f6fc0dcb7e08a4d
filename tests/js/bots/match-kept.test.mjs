// A match survives a reload, and belongs to one tab.
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { matchStore } from "../../../web/bots/match-kept.js";
import { match as view } from "../../../web/bots/match-view.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { fakeStorage, settled, stateOf } from "../fixtures.mjs";

/** @type {any} */
const page = globalThis;

/** The storage and the locks of one browser; each call of `tab` opens a tab. @param {any} t @param {Record<string, string>} [texts] @param {number} [room] */
function browser(t, texts = {}, room) {
  const before = page.localStorage;
  t.after(() => (page.localStorage = before));
  page.localStorage = fakeStorage(texts, room);
  /** @type {Set<string>} */
  const held = new Set();
  /** @returns {any} */
  const locksOf = (/** @type {Set<string>} */ own) => ({
    async request(
      /** @type {string} */ name,
      /** @type {object} */ _,
      /** @type {(lock: object | null) => unknown} */ hold,
    ) {
      if (held.has(name)) return hold(null);
      held.add(name);
      own.add(name);
      await hold({ name });
      held.delete(name);
    },
  });
  return () => {
    /** @type {Set<string>} */
    const own = new Set();
    const close = () => own.forEach((name) => held.delete(name));
    return { ...matchStore(catalogue, locksOf(own)), close };
  };
}

/** A match after some pairs. @param {Partial<import("../../../web/bots/state.js").MatchState>} [change] @returns {import("../../../web/bots/state.js").MatchState} */
const matchOf = (change) => ({
  ...{ levels: ["own:a.py", "nymph"], board: "hexhex3", ruleset: "genius", pairs: 5, won: [1, 0, 2], margin: 0.2 },
  ...{ mistakes: 0, fault: null, running: true, error: "", unsaved: false, deleted: false, replaced: null },
  ...change,
});
/** What is kept of it. @param {Partial<import("../../../web/bots/state.js").MatchState>} [change] */
function keptOf(change) {
  const { running: _running, error: _error, unsaved: _unsaved, deleted: _deleted, ...kept } = matchOf(change);
  return kept;
}

test("a reloaded tab finds its match with the score", async (t) => {
  const tab = browser(t);
  const first = tab();
  const fault = { code: "crash", detail: "oh", file: "a.py", line: 2, source: "1 / 0", trace: "…" };
  assert.equal(first.keep(matchOf()), true);
  first.keep(matchOf({ won: [1, 1, 2], mistakes: 3, fault }));
  first.close();
  assert.deepEqual(await tab().find(), keptOf({ won: [1, 1, 2], mistakes: 3, fault }));
});

test("another tab neither takes over nor overwrites the match of an open tab", async (t) => {
  const tab = browser(t);
  const [first, second] = [tab(), tab()];
  first.keep(matchOf());
  await settled();
  assert.equal(await second.find(), null);
  second.keep(matchOf({ levels: ["larva", "nymph"] }));
  await settled();
  first.close();
  assert.deepEqual(await tab().find(), keptOf());
  second.close();
  assert.deepEqual(await tab().find(), keptOf({ levels: ["larva", "nymph"] }));
});

test("a deleted match, and one that another replaced, does not come back", async (t) => {
  const tab = browser(t);
  const first = tab();
  first.keep(matchOf());
  first.forget();
  first.keep(matchOf({ pairs: 10 }));
  await settled();
  assert.equal(await tab().find(), null);
  first.close();
  const second = tab();
  assert.equal((await second.find())?.pairs, 10);
  second.forget();
  assert.equal(await tab().find(), null);
});

test("a match that began while the page looked for one stays this tab's", async (t) => {
  const tab = browser(t);
  const first = tab();
  first.keep(matchOf());
  first.close();
  const second = tab();
  const looks = second.find();
  second.keep(matchOf({ pairs: 10 }));
  assert.equal(await looks, null);
  assert.deepEqual(await tab().find(), keptOf());
});

test("a damaged match is not shown and stays stored", async (t) => {
  const damaged = [
    "{",
    JSON.stringify({ ...keptOf(), at: 1, won: [1, 2, 5] }),
    JSON.stringify({ ...keptOf(), at: 1, won: [0, 0, 0], margin: 0.2 }),
    JSON.stringify({ ...keptOf(), at: 1, levels: ["nymph"] }),
    JSON.stringify({ ...keptOf(), at: 1, levels: ["nymph", "a level of another version"] }),
  ];
  const tab = browser(t, Object.fromEntries(damaged.map((text, i) => [`bug.match.${i}`, text])));
  assert.equal(await tab().find(), null);
  assert.deepEqual(Object.values(page.localStorage.all()), damaged);
});

test("full storage: the match goes on, and the page knows that it is not kept", (t) => {
  const tab = browser(t, {}, 50);
  assert.equal(tab().keep(matchOf()), false);
});

/** The panel with a match that does not run. @param {readonly object[]} own @param {object} [change] */
function panel(own, change) {
  const state = stateOf("scene-start-hexhex3");
  const under = matchOf({ running: false, ...change });
  const bots = { ...state.bots, own, match: under };
  return painted(view(/** @type {any} */ ({ state: { ...state, bots }, catalogue, match: {} })));
}

test("a match waits after a reload, until the reader goes on", () => {
  const shown = panel([{ id: "own:a.py", title: "a.py" }]);
  assert.match(shown.textContent ?? "", /4 of 6 games won, then stopped\./);
  assert.ok(buttonOf(shown, "Continue match"));
  assert.ok(buttonOf(shown, "Start match"));
  assert.doesNotMatch(shown.textContent ?? "", /Rules and board of this match/);
});

test("a match with a bot that was removed can't go on, and the panel says so", () => {
  const shown = panel([]);
  assert.match(shown.textContent ?? "", /a\.py: it is no longer on this device\./);
  assert.equal(buttonOf(shown, "Continue match"), undefined);
  assert.ok(buttonOf(shown, "Delete score"));
});

test("in safe mode a match of the reader's bots can't go on", (t) => {
  page.location = { search: "?safe" };
  t.after(() => delete page.location);
  const shown = panel([{ id: "own:a.py", title: "a.py" }]);
  assert.match(shown.textContent ?? "", /a\.py: it does not run, because this page was opened with \?safe/);
  assert.equal(buttonOf(shown, "Continue match"), undefined);
  assert.ok(buttonOf(panel([], { levels: ["larva", "nymph"] }), "Continue match"));
});

test("a match on another board says its own rules and board", () => {
  assert.match(panel([], { board: "hexhex4" }).textContent ?? "", /Rules and board of this match: Genius, Standard/);
});
