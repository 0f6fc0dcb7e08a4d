// Games from texts: the state while a text is read, and how a game that was read comes to the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { linkNow } from "../../../web/game/exchange.js";
import { endingOf } from "../../../web/game/select.js";
import { branchAt, changed, grown } from "../../../web/game/tree.js";
import { game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/game/line.js").Game} Game */

const TURNS = ["C3", "B2-B1", "A1"];
const WRONG = { message: "no board", line: 1, column: 1, start: 0, end: 4, drawing: "" };
const RESIGNED = { Result: "x wins by resignation" };
/** @type {any} */
const CLOCK = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };

/** A page that reads a link while a dialog is open. @param {Partial<Game>} [parts] @param {Partial<State>} [page] */
const reading = (parts = {}, page = {}) =>
  /** @type {State} */ ({
    ...freshState(game({ turns: TURNS, ...parts })),
    ...{ incomingLink: "hexhex3,genius", chosen: 4, ...page },
  });
/** @param {State} state @param {Partial<Game>} there */
const opened = (state, there) =>
  reduce(state, { type: "open", game: game({ cursor: there.turns?.length ?? 0, ...there }) });

test("reading a link drops unfinished input; after that the link is first in the list of the last eight", () => {
  const state = reading({}, { incomingLink: null });
  const link = reduce(state, { type: "link", text: "a" });
  assert.deepEqual([link.incomingLink, link.chosen, link.game], ["a", null, state.game]);
  const linked = Array.from({ length: 9 }, (_, i) => String(i)).reduce(
    (from, text) => reduce(from, { type: "linked", text }),
    link,
  );
  assert.deepEqual(linked.linked, ["8", "7", "6", "5", "4", "3", "2", "1"]);
  assert.equal(linked.incomingLink, null);
});

test("a game that a link opened knows its length then; a pasted one, and the reader's own, do not", () => {
  assert.equal(opened(reading(), { turns: ["E1"] }).game.opened, 1);
  assert.equal(opened(reading({}, { incomingLink: null }), { turns: ["E1"] }).game.opened, undefined);
  assert.equal(opened(reading(), { turns: TURNS }).game.opened, undefined);
});

test("a link that the reader follows leads somewhere until it is opened, even if the page has had it before", () => {
  const state = reading({}, { incomingLink: null, linked: ["new", "old"] });
  const asked = reduce(state, { type: "link", text: "old" });
  assert.deepEqual(asked.linked, ["new"], "a reload now reads it again");
  const next = opened(asked, { turns: ["E1"] });
  assert.deepEqual(next.linked, ["old", "new"], "a reload now goes on with the game");
  assert.deepEqual(reduce(next, { type: "linked", text: "old" }).linked, ["old", "new"]);
  assert.deepEqual(opened({ ...state, incomingLink: null }, { turns: ["E1"] }).linked, state.linked, "pasted");
});

test("the link to share is that of the game on the board, of its turns and of how it ended; until the engine has written it there is none", () => {
  const state = reduce(reading(), { type: "linked", text: "C3.B2-B1,A1" });
  assert.equal(linkNow(state), "C3.B2-B1,A1");
  for (const there of [{ turns: ["E1"] }, { turns: TURNS, cursor: 1 }, { turns: TURNS, headers: RESIGNED }]) {
    const next = opened({ ...state, incomingLink: "x" }, there);
    assert.equal(linkNow(next), undefined);
    assert.equal(linkNow(reduce(next, { type: "linked", text: "other" })), "other");
  }
});

test("a text that is being read has no error yet", () => {
  const state = reduce(reading(), { type: "read", text: "C3", coordinates: "diagonals", fit: "hexhex3" });
  const asked = { text: "C3", coordinates: "diagonals", fit: "hexhex3" };
  assert.deepEqual(state.reading, { ...asked, wrong: null, part: null });
});

test("an error in a pasted text stays with it; an error in a link is a notice, the only one of its kind", () => {
  const wrong = { text: "moon", wrong: WRONG, part: null };
  const pasted = reduce(reading({}, { incomingLink: null }), { type: "misread", reading: wrong });
  assert.deepEqual([pasted.reading, pasted.notices], [wrong, []]);
  const other = /** @type {const} */ ({ code: "replaced", text: null });
  const twice = [1, 2].reduce(
    (from) => reduce({ ...from, incomingLink: "moon" }, { type: "misread", reading: wrong }),
    reading({}, { notices: [other] }),
  );
  assert.deepEqual(twice.notices, [other, { code: "bad_link", text: null, wrong: WRONG }]);
  assert.deepEqual([twice.incomingLink, twice.reading], [null, wrong]);
  const unread = reduce(reading(), { type: "misread", reading: null });
  assert.deepEqual(unread.notices, [{ code: "bad_link", text: null, wrong: undefined }]);
});

test("the readable part of a game is opened; without one nothing happens", () => {
  const part = game({ turns: ["E1"], cursor: 1, board: "hexhex4" });
  const state = reading({}, { incomingLink: null, reading: { text: "x", wrong: WRONG, part } });
  assert.deepEqual(reduce(state, { type: "open-part" }).game.turns, ["E1"]);
  for (const none of [null, { text: "x", wrong: WRONG, part: null }]) {
    const without = { ...state, reading: none };
    assert.equal(reduce(without, { type: "open-part" }), without);
  }
});

test("a record is kept with its game and coordinates", () => {
  const state = reading();
  const record = { game: state.game, coordinates: /** @type {const} */ ("rows"), text: "1. C3" };
  assert.deepEqual(reduce(state, { type: "record", ...record }).record, record);
});

test("opening any game ends earlier readings, paintings and errors", () => {
  const from = reading(
    {},
    {
      editor: /** @type {any} */ ({}),
      reading: { text: "x", wrong: WRONG, part: null },
      notices: [{ code: "bad_link", text: null }],
      dialog: "share",
    },
  );
  for (const there of [{ turns: TURNS }, { turns: ["E1"], board: "hexhex4" }]) {
    const next = opened(from, there);
    assert.deepEqual([next.incomingLink, next.reading, next.editor, next.chosen], [null, null, null, null]);
    assert.equal(next.dialog, "share");
    assert.ok(!next.notices.some(({ code }) => code === "bad_link"));
  }
});

/** A page whose game has a variation from turn 2. @param {Partial<Game>} [parts] */
function varied(parts) {
  const { game: here, ...state } = reading(parts);
  return /** @type {State} */ ({ ...state, game: { ...here, tree: grown(here.tree, ["C3", "E3"]) } });
}

test("a link along turns of the game moves within it: its headers and position come, the game's own line and clock stay", () => {
  const state = varied({ headers: { Event: "club", Date: "2026" }, clock: CLOCK, draft: ["E1"] });
  const next = opened(state, { turns: ["C3", "E3"], headers: { Event: "cup" }, clock: { ...CLOCK, control: "5+0/1" } });
  assert.deepEqual([next.game.turns, next.game.cursor, next.paused], [["C3", "E3"], 2, true]);
  assert.deepEqual(next.game.headers, { Event: "cup", Date: "2026" });
  assert.deepEqual([next.game.clock, next.game.draft], [CLOCK, []]);
  for (const path of [TURNS, ["C3", "E3"]]) assert.ok(branchAt(next.game.tree, path));
  const back = opened(state, { turns: TURNS.slice(0, 2) });
  assert.deepEqual([back.game.turns, back.game.cursor], [TURNS, 2], "a place in the own line keeps that");
  assert.deepEqual(opened(reading(), { turns: TURNS, clock: CLOCK }).game.clock, CLOCK);
});

test("in a game with a bot a link whose turns leave the tree is a game of its own, and the unfinished game is set aside", () => {
  const bot = /** @type {Game["seats"]} */ ([{ kind: "person" }, { kind: "bot", level: "nymph" }]);
  for (const turns of [
    ["C3", "E3", "A1"],
    [...TURNS, "E3"],
  ]) {
    const state = reading({ seats: bot });
    const next = opened(state, { turns });
    assert.deepEqual([next.game.turns, next.game.cursor], [turns, turns.length]);
    assert.deepEqual(next.game.seats, [{ kind: "person" }, { kind: "person" }]);
    assert.equal(branchAt(next.game.tree, ["C3"])?.next.length, 1, "it has no variation from the other game");
    assert.equal(next.previousGame, state.game);
    assert.deepEqual(next.notices, [{ code: "replaced", text: null }]);
  }
  const ahead = opened(reading({ seats: bot }), { turns: ["C3", "E3"], cursor: 1 });
  assert.deepEqual(ahead.game.turns, ["C3", "E3"], "turns after the cursor count, too");
  const between = opened(reading(), { turns: ["C3", "E3"] });
  assert.deepEqual(branchAt(between.game.tree, ["C3"])?.next.length, 2, "between people here it is a variation");
});

test("a link with the line of the game that was set aside brings it back, with its players and its clock", () => {
  const bot = /** @type {Game["seats"]} */ ([{ kind: "person" }, { kind: "bot", level: "nymph" }]);
  const before = reading({ id: "1", seats: bot, clock: CLOCK });
  const away = { ...opened(before, { board: "hexhex4", turns: ["C3"] }), incomingLink: "#" };
  assert.equal(away.previousGame, before.game);
  const back = opened(away, { turns: TURNS });
  assert.deepEqual(back.game, before.game);
  assert.notEqual(back.game.seats, before.game.seats, "Back leads to the game that it replaced");
  assert.deepEqual([back.previousGame?.board, back.paused], ["hexhex4", true]);
  for (const other of [{ turns: TURNS.slice(0, 2) }, { turns: TURNS, headers: RESIGNED }])
    assert.equal(opened(away, other).game.id, undefined);
  for (const longer of [{ turns: [...TURNS, "D4"] }, { turns: TURNS, headers: RESIGNED }]) {
    const there = { ...opened(before, longer), incomingLink: "#" };
    assert.equal(opened(there, { turns: TURNS }).game.id, "1", "the game on the table has the same turns, and more");
  }
  assert.equal(
    opened({ ...away, incomingLink: null }, { turns: TURNS }).game.id,
    undefined,
    "a pasted text may say more",
  );
});

test("what a link says more of the game that was set aside is added to it", () => {
  const before = reading({ id: "1" });
  const away = { ...opened(before, { board: "hexhex4", turns: ["C3"] }), incomingLink: "record=abc" };
  const tree = grown(
    changed(before.game.tree, ["C3"], (each) => ({ ...each, comment: "Why?" })),
    ["C3", "A1"],
  );
  const { game: back } = opened(away, { turns: TURNS, tree });
  assert.equal(back.id, "1");
  assert.equal(branchAt(back.tree, ["C3"])?.comment, "Why?");
  assert.ok(branchAt(back.tree, ["C3", "A1"]));
});

test("only a game with the same beginning joins", () => {
  const start = { text: "...", mover: 0, setup: 0 };
  const joins = (/** @type {State} */ from, /** @type {Partial<Game>} */ there) =>
    opened(from, there).previousGame === null && opened(from, there).game.clock === from.game.clock;
  assert.ok(joins(reading(), { turns: TURNS }));
  assert.ok(joins(reading(), { turns: [] }), "an empty game is where this one began");
  assert.ok(joins(reading({ turns: [], clock: CLOCK }), { turns: [] }));
  assert.ok(!joins(reading(), { turns: ["E1"] }), "another first turn");
  assert.ok(!joins(reading(), { turns: TURNS, board: "hexhex4" }));
  assert.ok(!joins(reading(), { turns: TURNS, ruleset: "classic" }));
  assert.ok(!joins(reading(), { turns: TURNS, start: /** @type {any} */ (start) }));
});

test("a link that says that the second colour starts is no other game's; one that says nothing joins either", () => {
  const other = opened(reading(), { turns: TURNS, starts: 1 });
  assert.deepEqual([other.game.starts, other.previousGame?.starts], [1, 0]);
  for (const starts of /** @type {const} */ ([0, 1])) {
    const joined = opened(reading({ starts: 1, clock: CLOCK }), { turns: TURNS, starts });
    assert.deepEqual([joined.game.starts, joined.game.clock, joined.previousGame], [1, CLOCK, null], `${starts}`);
  }
});

test("a game with named players does not join a game without turns", () => {
  for (const headers of /** @type {Record<string, string>[]} */ ([{ X: "Ann" }, { O: "Ben" }])) {
    const next = opened(reading({ turns: [], clock: CLOCK }), { turns: [], headers });
    assert.deepEqual([next.game.headers, next.game.clock], [headers, null]);
    const played = opened(reading({ headers: { Date: "2026" } }), { turns: TURNS, headers });
    assert.deepEqual(played.game.headers, { Date: "2026", ...headers }, "where turns were played it is the same game");
  }
});

test("a game opened during a study is studied, unless it has no turns", () => {
  const study = { ...reading().study, open: true };
  assert.equal(opened(reading({}, { study }), { turns: ["E1"] }).study.open, true);
  assert.equal(opened(reading({}, { study }), { turns: [], board: "hexhex4" }).study.open, false);
  assert.equal(opened(reading(), { turns: ["E1"] }).study.open, false);
  assert.deepEqual(opened(reading({}, { study }), { turns: ["E1"] }).study, { ...study, home: null, coached: false });
});

test("a pasted text replaces the game, unless it is the line on the board", () => {
  const pasted = (/** @type {string[]} */ turns) => opened(reading({}, { incomingLink: null }), { turns }).previousGame;
  assert.equal(pasted(TURNS), null);
  assert.deepEqual(pasted(["C3"])?.turns, TURNS);
});

test("in a game with a bot a link to its line with another end is a game of its own", () => {
  /** @type {Partial<Game>} */
  const here = { seats: [{ kind: "person" }, { kind: "bot", level: "nymph" }], headers: RESIGNED };
  assert.equal(opened(reading(here), { turns: TURNS, headers: RESIGNED }).previousGame, null);
  assert.equal(opened(reading(here), { turns: TURNS }).previousGame, null);
  assert.deepEqual(opened(reading(here), { turns: TURNS, clock: stopped(0) }).previousGame?.headers, RESIGNED);
});

/** @param {0 | 1} lost @returns {any} */
const stopped = (lost) => ({ ...CLOCK, control: "", lost });
const ON = [...TURNS, "E3"];
/** A game, a link to it, how the game on the board ends then, and whether it is another game. @type {[string, Partial<Game>, Partial<Game>, ReturnType<typeof endingOf>, boolean][]} */
const ENDS = [
  ["that goes on and the link ends", {}, { headers: RESIGNED }, { winner: 0, onTime: false }, true],
  [
    "with a running clock and the link ends",
    { clock: CLOCK },
    { clock: stopped(0) },
    { winner: 1, onTime: true },
    true,
  ],
  ["that was resigned and the link continues", { headers: RESIGNED }, { turns: ON }, null, true],
  ["that was lost on time and the link continues", { clock: stopped(1) }, { turns: ON }, null, true],
  [
    "that was resigned and the link ends on time",
    { headers: RESIGNED },
    { clock: stopped(0) },
    { winner: 1, onTime: true },
    true,
  ],
  [
    "that was lost on time and the link ends by resignation later",
    { clock: stopped(0) },
    { turns: ON, headers: RESIGNED },
    { winner: 0, onTime: false },
    true,
  ],
  [
    "that was resigned and the link has a shorter line with the same end",
    { headers: RESIGNED },
    { turns: TURNS.slice(0, 2), headers: RESIGNED },
    { winner: 0, onTime: false },
    true,
  ],
  [
    "that goes on beyond the end of the link",
    {},
    { turns: TURNS.slice(0, 2), headers: RESIGNED },
    { winner: 0, onTime: false },
    true,
  ],
  [
    "with a variation that the link ends",
    {},
    { turns: ["C3", "E3"], clock: stopped(1) },
    { winner: 0, onTime: true },
    true,
  ],
  [
    "that was resigned and the link has as well",
    { headers: { ...RESIGNED, X: "Ann" }, clock: CLOCK },
    { headers: RESIGNED },
    { winner: 0, onTime: false },
    false,
  ],
  [
    "that its own clock ended and the link has the same end",
    { clock: { ...CLOCK, lost: 1 } },
    { clock: stopped(1) },
    { winner: 0, onTime: true },
    false,
  ],
  [
    "that was resigned and the link does not end",
    { headers: RESIGNED, clock: CLOCK },
    {},
    { winner: 0, onTime: false },
    false,
  ],
];
for (const [which, here, there, ending, another] of ENDS)
  test(`of a game ${which}, a link leaves the end and the clock as they are, or opens another game`, () => {
    const unread = reading({ id: "kept", ...here });
    const state = { ...unread, settings: { ...unread.settings, tools: true } }; // otherwise the end brings news of the tools
    const next = opened(state, { turns: TURNS, ...there });
    assert.deepEqual(endingOf(next.game), ending);
    assert.equal(next.previousGame, another ? state.game : null);
    assert.equal(next.game.id, another ? undefined : "kept");
    if (another) return;
    assert.deepEqual([next.game.clock, next.game.headers], [state.game.clock, state.game.headers]);
    assert.deepEqual(next.notices, []);
  });

test("after two links to games that ended, Restore still brings back the reader's unfinished game", () => {
  const unread = reading();
  const state = { ...unread, settings: { ...unread.settings, tools: true } };
  const first = opened(state, { turns: TURNS, headers: RESIGNED });
  const kept = reduce(first, { type: "keep", which: "game", id: "stored" });
  const second = opened(kept, { turns: TURNS, clock: stopped(0) });
  assert.deepEqual([second.previousGame, second.notices], [state.game, [{ code: "replaced", text: null }]]);
  const unkept = opened(first, { turns: TURNS, clock: stopped(0) });
  assert.equal(unkept.previousGame, first.game, "the library has only games with an id");
});

test("a link that leaves a game that ended is a game of its own; one to a turn of it moves within it", () => {
  const stored = { headers: RESIGNED, clock: CLOCK, id: "kept" };
  const next = opened(reading(stored), { turns: ["C3", "E3"] });
  assert.deepEqual([next.previousGame?.headers, next.game.headers, next.game.id], [RESIGNED, {}, undefined]);
  assert.equal(next.previousGame?.tree.next[0].next.length, 1, "the finished game has no variation");
  const back = opened(reading(stored), { turns: TURNS.slice(0, 2) });
  assert.deepEqual([back.previousGame, back.game.headers, back.game.cursor], [null, RESIGNED, 2]);
});

test("a link that leaves a game that the board decided is a game of its own, also while a variation of that is on the table or studied", () => {
  const over = stateOf("scene-over", { id: "kept" });
  const aside = { ...over.game, tree: grown(over.game.tree, ["A1", "B1"]), turns: ["A1", "B1"], cursor: 2 };
  const studied = reduce({ ...over, game: aside }, { type: "study", tab: "analysis" });
  for (const state of [over, { ...over, game: aside }, studied]) {
    const { game: here } = state;
    const turns = [...over.game.turns.slice(0, 1), "X9"];
    const next = opened({ ...state, incomingLink: "x" }, { turns });
    assert.deepEqual([next.previousGame, next.game.turns, next.game.id], [here, turns, undefined]);
  }
});

test("a link that goes on with an unfinished game continues it", () => {
  const next = opened(reading({ id: "kept" }), { turns: ON });
  assert.deepEqual([next.previousGame, next.game.id, next.game.turns], [null, "kept", ON]);
  assert.equal(branchAt(next.game.tree, ["C3"])?.next.length, 1);
});

test("a record of the same turns by other players, or of another day, is a game of its own", () => {
  const headers = { X: "Ann", O: "Ben", Date: "2026-11-26" };
  const previous = (/** @type {Record<string, string>} */ change) =>
    opened(reading({ headers }, { incomingLink: null }), { turns: TURNS, headers: { ...headers, ...change } })
      .previousGame;
  assert.equal(previous({}), null);
  for (const [part, other] of [
    ["X", "Cleo"],
    ["O", "Cleo"],
    ["Date", "2026-11-27"],
  ])
    assert.ok(previous({ [part]: other }));
});
