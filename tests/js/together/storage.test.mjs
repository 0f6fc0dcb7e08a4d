// Stored games with friends: what other tabs store, and damaged or forged data.
import assert from "node:assert/strict";
import { test } from "node:test";
import { letterStorage, withSharedGames } from "../../../web/together/effects.js";
import { grown } from "../../../web/game/tree.js";
import { endingHere } from "../../../web/game/select.js";
import { gameOf, sharedFrom, withLetter } from "../../../web/together/shared.js";
import { decodeShared } from "../../../web/together/stored.js";
import { fakeStorage, fixture, stateOf } from "../fixtures.mjs";

const { letter } = /** @type {any} */ (fixture("letter-read")).scene;
const shared = sharedFrom(letter, 1);
const AT = `bug.together.${shared.key}`;
const textOf = (/** @type {any} */ parts) => JSON.stringify({ ...shared, ...parts });

/** The result of another tab's stored game in a page with a game. @param {import("../../../web/together/shared.js").Shared} mine */
function page(mine) {
  /** @type {any[]} */
  const actions = [];
  /** @type {(event: any) => void} */
  let hear = () => {};
  Object.assign(globalThis, {
    localStorage: fakeStorage(),
    location: { search: "" },
    addEventListener: (/** @type {string} */ type, /** @type {typeof hear} */ heed) => {
      if (type === "storage") hear = heed;
    },
  });
  const { together } = stateOf("scene-growth");
  const state = { together: { ...together, games: { [mine.key]: mine } } };
  letterStorage(
    /** @type {any} */ ({ state: () => state, dispatch: (/** @type {any} */ action) => actions.push(action) }),
  );
  return { actions, hear: (/** @type {any} */ event) => hear({ key: AT, ...event }) };
}

/** A page that opens with one stored game and a board. @param {import("../../../web/together/shared.js").Shared} stored @param {import("../../../web/game/line.js").Game} game */
function withSharedGamesOf(stored, game, linked = /** @type {string[]} */ ([])) {
  Object.assign(globalThis, { localStorage: fakeStorage(), location: { search: "" } });
  localStorage.setItem(AT, JSON.stringify(stored));
  return withSharedGames({ ...stateOf("scene-start-hexhex3"), game, linked });
}

test("a game that went on in two tabs at once is joined; neither tab overwrites the other", () => {
  const other = { ...letter, text: letter.text.replace("C3", "D3") };
  const { actions, hear } = page(withLetter(shared, { ...letter, text: `${letter.text}.E3` }));
  hear({ oldValue: textOf({}), newValue: textOf({ letter: other }) });
  assert.deepEqual(actions, [{ type: "letter", text: other.text, side: 1, again: true }]);
  const follower = page(shared);
  follower.hear({ oldValue: textOf({}), newValue: textOf({ letter: other }) });
  assert.deepEqual(
    follower.actions.map(({ type, shared: stored }) => [type, stored.letter.text]),
    [["letter-stored", other.text]],
  );
});

test("a stored board shows its game's newest state, even if another tab played on", () => {
  const turns = letter.turns;
  const state = withSharedGamesOf(withLetter(shared, letter), gameOf(sharedFrom({ ...letter, turns: [] }, 1), null));
  assert.deepEqual([state.game.turns, state.game.cursor], [turns, turns.length]);
  const over = { ...letter, ending: { winner: 1, reason: "resigned" } };
  assert.equal(endingHere(withSharedGamesOf(withLetter(shared, over), gameOf(shared, null)))?.winner, 1);
});

test("a turn on a board that was stored with an older letter is not played again", () => {
  const before = gameOf(sharedFrom({ ...letter, turns: [] }, 1), null);
  const game = { ...before, tree: grown(before.tree, ["C3"]), turns: ["C3"], cursor: 1 };
  const empty = withLetter(shared, {
    ...letter,
    turns: [],
    mover: 1,
    text: letter.text.replace("C3", "x:back0.o:yes"),
  });
  const played = withSharedGamesOf(empty, game);
  assert.equal(played.together.adding?.entry, "C3", "it was played just before the page was left");
  const older = withSharedGamesOf(empty, game, [letter.text]);
  assert.deepEqual([older.together.adding, older.game.turns], [null, []]);
});

for (const [what, parts] of /** @type {[string, any][]} */ ([
  ["an unknown board", { letter: { ...letter, board: "hexhex99" } }],
  ["unknown rules", { letter: { ...letter, ruleset: "none+pie" } }],
  ["too many days", { letter: { ...letter, days: 1e308 } }],
  ["more stamps than any game has", { letter: { ...letter, stamps: Array(200_000).fill(0) } }],
  ["more turns than any game has", { letter: { ...letter, turns: Array(200_000).fill("A1") } }],
  ["a negative stamp", { letter: { ...letter, stamps: [-1] } }],
  ["a name that is too long", { letter: { ...letter, names: ["x".repeat(10_000), ""] } }],
]))
  test(`a stored game with ${what} is set aside`, () => {
    assert.equal(decodeShared(textOf(parts)), null);
  });

for (const ruleset of ["chosen+merging", "all+merging+setup=2", "genius+pie", "ludii+handicap=3x"])
  test(`a stored game under ${ruleset} is read`, () => {
    assert.equal(decodeShared(textOf({ letter: { ...letter, ruleset } }))?.letter.ruleset, ruleset);
  });

test("a stored game with an impossible time is read without the time", () => {
  assert.deepEqual([decodeShared(textOf({ updated: 1e308 }))?.updated, decodeShared(textOf({}))?.side], [0, 1]);
});

test("a game stored under another game's key does not replace that game", () => {
  const localStorage = fakeStorage({ [AT]: textOf({ unsent: true }), "bug.together.zz/x": textOf({}) });
  Object.assign(globalThis, { localStorage, location: { search: "" } });
  const after = withSharedGames(stateOf("scene-growth"));
  assert.equal(after.together.games[shared.key].unsent, true);
  assert.deepEqual(
    after.notices.map(({ code }) => code),
    ["together_corrupt"],
  );
  assert.equal(localStorage.getItem("bug.together-unread.zz/x"), textOf({}));
});

test("a change that found no room is stored with the next change of the page, or when the reader leaves it, once there is room", () => {
  const localStorage = fakeStorage();
  /** @type {Record<string, () => void>} */
  const heard = {};
  const addEventListener = (/** @type {string} */ type, /** @type {() => void} */ heed) => (heard[type] = heed);
  Object.assign(globalThis, { localStorage, location: { search: "" }, addEventListener });
  /** @type {any} */
  let state = stateOf("scene-growth");
  /** @type {string[]} */
  const notices = [];
  const follow = letterStorage(
    /** @type {any} */ ({ state: () => state, dispatch: (/** @type {any} */ { code }) => notices.push(code) }),
  );
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  state = { ...state, together: { ...state.together, games: { [shared.key]: shared } } };
  follow(state);
  follow(state);
  assert.deepEqual([notices, localStorage.getItem(AT)], [["storage_full"], null]);
  heard.pagehide(); // still no room
  localStorage.setItem = setItem;
  follow({ ...state, together: { ...state.together } });
  assert.equal(localStorage.getItem(AT), textOf({}));
  localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  state = { ...state, together: { ...state.together, games: { [shared.key]: { ...shared, at: 1 } } } };
  follow(state);
  localStorage.setItem = setItem;
  heard.pagehide();
  assert.equal(localStorage.getItem(AT), textOf({ at: 1 }));
});

test("a game that finds no room keeps no other game from being stored", () => {
  const localStorage = fakeStorage();
  Object.assign(globalThis, { localStorage, location: { search: "" }, addEventListener() {} });
  const state = stateOf("scene-growth");
  const follow = letterStorage(/** @type {any} */ ({ state: () => state, dispatch() {} }));
  const { setItem } = localStorage;
  localStorage.setItem = (at, text) => {
    if (at === AT) throw new DOMException("full", "QuotaExceededError");
    setItem(at, text);
  };
  const other = { ...shared, key: "zz/o", letter: { ...letter, id: "zz" } };
  const games = { [shared.key]: shared, [other.key]: other };
  follow({ ...state, together: { ...state.together, games } });
  assert.notEqual(localStorage.getItem("bug.together.zz/o"), null);
});
