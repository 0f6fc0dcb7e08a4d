// What a connection's beginning and end change at the board and around it; games asked for over it; and games begun in the place of others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { keyOfGame, sharedFrom } from "../../../web/together/shared.js";
import { fixture, game, stateOf } from "../fixtures.mjs";
import { answerOf, begun, KEY } from "./known.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/together/state.js").Direct} Direct */
/** @typedef {import("../../../web/together/shared.js").Shared} Shared */

const START = fixture("scene-start-hexhex3");
const { letter } = answerOf("letter-add");
const EMPTY = { ...letter, text: "hexhex3,genius,id=k3f9,from=x,x=Ann", turns: [], stamps: [], mover: 0, last: null };
const ENDED = { ...letter, ending: { winner: 0, reason: "resigned" } };
const params = /** @type {any} */ ({ ruleset: "genius", board: "hexhex3" });
const PUZZLE = game({ board: "hexhex2" });
const LEARN = /** @type {any} */ ({ kind: "puzzle", number: 3, step: 0, phase: "try", base: 0, look: [] });

/** @param {State} state @param {Partial<Direct> | null} change */
const withDirect = (state, change) => reduce(state, { type: "direct", change });
/** @param {State} state @param {Partial<State["together"]>} parts @returns {State} */
const withTogether = (state, parts) => ({ ...state, together: { ...state.together, ...parts } });
/** @param {State} state @param {Partial<Shared>} parts of the game @param {string} [key] */
const withParts = (state, parts, key = KEY) =>
  withTogether(state, { games: { ...state.together.games, [key]: { ...state.together.games[key], ...parts } } });
/** @param {State} state */
const learning = (state) => reduce(state, { type: "learn", learn: LEARN, game: PUZZLE });
/** @param {State} state */
const friendsNews = (state) => state.notices.flatMap(({ code, text }) => (code === "friend" ? [text] : []));
/** @param {State} state @param {any} parts of the letter @param {any} [how] */
const begin = (state, parts, how) =>
  reduce(reduce(state, { type: "letter-begin", params, lots: false, live: false, ...how }), {
    type: "letter-begun",
    letter: { ...EMPTY, ...parts },
  });

// How a connection begins and ends

test("a connection that opens begins its game: it is an invitation no more, and a player who is elsewhere learns it", () => {
  const invited = withParts(withDirect(begun(), { phase: "connecting", key: KEY }), { live: true });
  const at = (/** @type {State} */ state, /** @type {Partial<Direct>} */ change) => withDirect(state, change);
  assert.equal(at(invited, { phase: "open" }).together.games[KEY].live, false);
  const away = learning(invited);
  assert.deepEqual(friendsNews(at(away, { phase: "open" })), [KEY]);
  assert.deepEqual(friendsNews(at(invited, { phase: "open" })), [], "the board shows it");
  assert.deepEqual(friendsNews(at(away, { phase: "lost" })), []);
  assert.deepEqual(friendsNews(at(withDirect(away, { phase: "returning" }), { phase: "open" })), [], "it began before");
  assert.deepEqual(friendsNews(at(withParts(away, { letter }), { phase: "open" })), [], "the board shows its turns");
});

test("that the friend has left, and that a friend is connected, is said no longer than it is true", () => {
  const left = { key: KEY, note: /** @type {const} */ ("left") };
  const noted = (/** @type {State["together"]["note"]} */ note, /** @type {Direct["phase"]} */ phase) =>
    withDirect(withTogether(withDirect(begun(), { key: KEY }), { note }), { phase }).together.note;
  assert.equal(noted(left, "open"), null);
  assert.equal(noted(left, "inviting"), left);
  const own = { key: KEY, note: /** @type {const} */ ("own") };
  assert.equal(noted(own, "open"), own);
  const notices = [{ code: /** @type {const} */ ("connected"), text: KEY }];
  const told = { ...withDirect(begun(), { phase: "open", key: KEY }), notices };
  for (const phase of /** @type {const} */ (["lost", "failed", "dropped"]))
    assert.deepEqual(withDirect(told, { phase }).notices, [], phase);
  for (const phase of /** @type {const} */ (["open", "returning"]))
    assert.deepEqual(withDirect(told, { phase }).notices, notices, phase);
  assert.deepEqual(withDirect(told, null).notices, []);
});

test("after the end of a connection the friend's clock is not known any more", () => {
  const state = withParts(withDirect(begun(), { phase: "open", key: KEY }), { reached: true });
  const isParted = (/** @type {Partial<Direct> | null} */ change) =>
    withDirect(state, change).together.games[KEY].parted;
  assert.deepEqual([isParted({ lag: 7 }), isParted(null)], [false, true]);
  const alone = begun();
  assert.deepEqual(withDirect(alone, null), alone, "there was none");
});

// Games that the connected friend is asked for

/** Ann's game with the connected friend has ended. */
const over = () => withParts(withDirect(begun(), { phase: "open", key: KEY }), { letter: ENDED });

test("a game that the reader asks the connected friend for waits in the list, and the board stays", () => {
  const state = over();
  const asking = reduce(state, { type: "letter-begin", params, lots: false, live: false, over: true });
  assert.equal(asking.together.begun?.over, true);
  const asked = begin({ ...state, dialog: "together" }, { id: "k9" }, { over: true });
  assert.deepEqual([asked.dialog, keyOfGame(asked.game), asked.together.begun], [null, KEY, null]);
  assert.deepEqual(asked.together.direct?.wishes, ["k9/x"]);
  assert.deepEqual(Object.keys(asked.together.games), [KEY, "k9/x"]);
  assert.equal(asked.notices, state.notices);
  const second = begin({ ...asked, dialog: "settings" }, { id: "k8" }, { over: true });
  assert.equal(second.dialog, "settings");
  assert.deepEqual(second.together.direct?.wishes, ["k9/x", "k8/x"]);
  const again = begin(second, { id: "k9" }, { over: true });
  assert.deepEqual(again.together.direct?.wishes, ["k8/x", "k9/x"], "the last one asked for, once");
});

test("a game that the friend asks for, too, is the connection's; a game by link leaves invitations open", () => {
  const wish = { ...EMPTY, id: "k9" };
  const state = { ...withDirect(over(), { wish, wishSide: 0 }), dialog: /** @type {const} */ ("together") };
  const both = begin(state, { id: "k9" });
  assert.deepEqual([both.together.direct?.key, both.together.direct?.wish, both.dialog], ["k9/x", null, null]);
  assert.equal(keyOfGame(both.game), "k9/x");
  const invited = withTogether(stateOf("scene-growth"), { invited: wish });
  assert.equal(begin(invited, { id: "k8" }).together.invited, wish);
  const other = withTogether(withDirect(stateOf("scene-growth"), { key: "", wish: null }), { invited: wish });
  assert.equal(begin(other, { id: "k8" }).together.invited, wish);
});

test("if the friend refuses the game on the board, the one before is there again", () => {
  const asked = begin(over(), { id: "k9" }, { over: true });
  const refuse = (/** @type {State} */ from) =>
    withDirect(from, { phrase: { phrase: "not-now", mine: false, at: 0, of: "k9" } });
  const shown = reduce(asked, { type: "letter-open", key: "k9/x" });
  const back = refuse(shown);
  assert.deepEqual([Object.keys(back.together.games), keyOfGame(back.game)], [[KEY], KEY]);
  const puzzle = refuse(learning(shown));
  assert.deepEqual([puzzle.learn?.number, keyOfGame(puzzle.game)], [3, null], "what the reader is at stays");
  const kept = { ...shown, dialog: /** @type {const} */ ("settings") };
  assert.deepEqual([withDirect(kept, { lag: 7 }).game, withDirect(kept, { lag: 7 }).dialog], [kept.game, "settings"]);
});

// Games begun in the place of others

/** The draw has given Ben's side to Ann: her game begins again in the place of the first. @param {State} state */
const drawn = (state) => {
  const open = withParts(withDirect(state, { phase: "open", key: KEY }), { lots: true });
  return reduce(reduce(open, { type: "lots-drawn", side: 1 }), { type: "letter-begun", letter: { ...EMPTY, host: 1 } });
};

test("a game that is drawn again keeps its terms, also those of a position", () => {
  const start = /** @type {any} */ ({ text: "x../..../...../..../...", mover: 0, setup: 0 });
  for (const given of [null, start]) {
    const clock = { start: given, days: 3, since: "2026-11-22T10:00Z", clock: "" };
    const open = withDirect(begin(stateOf("scene-growth"), clock, { lots: true }), { phase: "open", key: KEY });
    assert.deepEqual(reduce(open, { type: "lots-drawn", side: 1 }).together.begun, {
      params: {
        ...{ ruleset: "genius", board: "hexhex3", id: "k3f9", days: 3, since: clock.since, clock: "" },
        ...{ host: 1, names: ["", "Ann"], ...(given ? { start } : {}) },
      },
      ...{ lots: false, live: false, instead: KEY },
    });
  }
});

test("a game that is drawn again takes the place of the first, wherever that is", () => {
  const here = drawn(begun());
  assert.deepEqual([Object.keys(here.together.games), keyOfGame(here.game)], [["k3f9/o"], "k3f9/o"]);
  assert.deepEqual(friendsNews(here), []);

  const before = learning(begun());
  const puzzle = drawn(before);
  assert.deepEqual([puzzle.game, friendsNews(puzzle)], [before.game, ["k3f9/o"]]);
  const { putAside, ...learn } = /** @type {NonNullable<State["learn"]>} */ (puzzle.learn);
  assert.deepEqual(learn, LEARN);
  assert.equal(keyOfGame(putAside.game), "k3f9/o");
  assert.deepEqual({ ...putAside, game: 0 }, { ...before.learn?.putAside, game: 0 });

  const bot = stateOf("scene-growth").game;
  const away = { ...begun(), game: bot };
  assert.deepEqual([drawn(away).game, friendsNews(drawn(away))], [bot, ["k3f9/o"]]);
  const other = learning(away);
  assert.equal(drawn(other).learn, other.learn);

  const editor = /** @type {any} */ ({ marks: "" });
  const editing = drawn({ ...begun(), editor });
  assert.deepEqual([editing.editor, keyOfGame(editing.game)], [editor, "k3f9/o"]);
});

// Versions, refused entries, and a removed game

test("playing on in another version makes it the game; a name does not", () => {
  const other = { ...sharedFrom({ ...letter, turns: ["D4"], text: "other" }, 0), version: 2, key: "k3f9~2/x" };
  const start = begun();
  const state = withTogether(start, { games: { ...start.together.games, [other.key]: other } });
  const after = (/** @type {{entry?: string, name?: string}} */ what, key = other.key) => {
    const { text } = state.together.games[key].letter;
    const adding = { key, text, side: /** @type {const} */ (0), ...what };
    const said = { ...state.together.games[key].letter, text: `${text}, …` };
    const { games } = reduce(withTogether(state, { adding }), {
      ...{ type: "letter-added", key, letter: said, wrong: null },
    }).together;
    return [KEY, other.key].map((each) => [games[each].letter.text, games[each].version]);
  };
  const [first] = [start.together.games[KEY].letter.text];
  assert.deepEqual(after({ entry: "resign" }), [
    ["other, …", 1],
    [first, 2],
  ]);
  assert.deepEqual(after({ name: "Ann" }), [
    [first, 1],
    ["other, …", 2],
  ]);
  assert.deepEqual(after({ entry: "resign" }, KEY), [
    [`${first}, …`, 1],
    ["other", 2],
  ]);
});

test("one notice says which entry was refused last, next to the others", () => {
  const notices = [
    { code: /** @type {const} */ ("not_added"), text: null, wrong: /** @type {any} */ ({ message: "before" }) },
    { code: /** @type {const} */ ("kept_game"), text: null },
  ];
  const waits = reduce({ ...begun(), notices }, { type: "letter-entry", key: KEY, entry: "Z9" });
  const wrong = /** @type {any} */ ({ message: "no cell" });
  const next = reduce(waits, { type: "letter-added", key: KEY, letter: null, wrong });
  assert.deepEqual(
    next.notices.map((each) => [each.code, each.wrong?.message]),
    [
      ["kept_game", undefined],
      ["not_added", "no cell"],
    ],
  );
});

test("a removed game can be restored until it is there again", () => {
  const removed = sharedFrom({ ...letter, id: "k9" }, 0);
  const state = withTogether(begun(), { removed });
  const stored = (/** @type {string} */ key) =>
    reduce(state, { type: "letter-stored", key, shared: { ...removed, key } }).together.removed;
  assert.deepEqual([stored("k9/x"), stored("k7/x")], [null, removed]);
});

test("nobody plays in a game that is only asked for, or that begins again in this moment", () => {
  const press = (/** @type {State} */ state) => {
    const next = reduce(state, { type: "press", cell: 9, name: "C3" });
    return [next.blocked, next.together.adding?.entry];
  };
  const ready = (/** @type {State} */ state) => ({ ...state, scene: START.scene, sceneKey: keyOf(state.game) });
  const asked = begin(over(), { id: "k9" }, { over: true });
  assert.deepEqual(press(ready(reduce(asked, { type: "letter-open", key: "k9/x" }))), ["not_agreed", undefined]);
  const open = withParts(withDirect(begun(), { phase: "open", key: KEY }), { lots: true });
  assert.deepEqual(press(ready(reduce(open, { type: "lots-drawn", side: 1 }))), ["one_moment", undefined]);
  const other = reduce(begun(), { type: "letter-begin", params, lots: false, live: false });
  assert.deepEqual(press(ready(other)), [null, "C3"]);
});

test("the friend's version has its sides, so nobody draws any more", () => {
  const rival = /** @type {any} */ ({ letter: { ...letter, turns: ["D4"] } });
  const state = withParts(begun(), { lots: true, rival });
  const isDrawn = (/** @type {boolean} */ take) =>
    !reduce(state, { type: "letter-settle", take }).together.games[KEY].lots;
  assert.deepEqual([isDrawn(true), isDrawn(false)], [true, false]);
});

test("each player's own device says that the time is up, in that player's turn, unless an entry is on its way", () => {
  const entry = (/** @type {State} */ state, /** @type {0 | 1 | null} */ lost) =>
    reduce(state, { type: "time", reading: /** @type {any} */ ({ lost }) }).together.adding?.entry;
  const state = begun();
  assert.deepEqual([entry(state, 0), entry(state, 1), entry(state, null)], ["time", undefined, undefined]);
  assert.equal(entry(withParts(state, { letter: { ...EMPTY, mover: 1 } }), 0), undefined);
  const resigning = reduce(state, { type: "letter-entry", key: KEY, entry: "resign" });
  assert.equal(entry(resigning, 0), "resign");
});

test("a swap goes into the letter, as a turn does", () => {
  const state = { ...begun(), scene: { ...START.scene, swap: true } };
  const swapped = reduce({ ...state, sceneKey: keyOf(state.game) }, { type: "swap" });
  assert.equal(swapped.together.adding?.entry, "swap");
});
