/** What a lesson or puzzle does to the game that is put aside for it: nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { branch } from "../../../web/game/tree.js";
import { atTable } from "../../../web/learn/state.js";

joinLateSlices();

/** @param {Partial<import("../../../web/game/line.js").Game>} [parts] @returns {import("../../../web/game/line.js").Game} */
const gameOf = (parts = {}) => ({
  ruleset: "genius",
  board: "hexhex3",
  start: null,
  seats: [{ kind: "person" }, { kind: "person" }],
  starts: 0,
  tree: branch(),
  turns: ["C3"],
  cursor: 1,
  draft: ["B2"],
  headers: {},
  clock: null,
  ...parts,
});

/** @type {Omit<import("../../../web/learn/state.js").Learn, "putAside">} */
const LEARN = {
  kind: "puzzle",
  number: 3,
  exercise: null,
  step: 0,
  phase: "try",
  base: 0,
  say: null,
  hints: 0,
  clean: true,
  through: false,
  look: [],
};
const PUZZLE = gameOf({
  turns: [],
  cursor: 0,
  draft: [],
  start: { text: "x../..../...../..../...", mover: 0, setup: 0 },
});

/** @param {import("../../../web/game/line.js").Game} game */
const learning = (game) => reduce(freshState(game), { type: "learn", learn: LEARN, game: PUZZLE });

test("the game comes back as it was, and it is the one that is stored meanwhile", () => {
  const game = gameOf();
  const state = learning(game);
  assert.equal(state.game, PUZZLE);
  assert.equal(atTable(state).game, game);
  const next = reduce(state, { type: "learn", learn: { ...LEARN, number: 4 }, game: PUZZLE });
  const back = reduce(next, { type: "learn-leave" });
  assert.equal(back.game, game);
  assert.equal(back.learn, null);
  assert.equal(atTable(back), back);
});

test("a bot's half turn is thought out again", () => {
  const state = learning(gameOf({ seats: [{ kind: "person" }, { kind: "bot", level: "ant" }] }));
  assert.deepEqual(reduce(state, { type: "learn-leave" }).game.draft, []);
});

test("a new game leaves the puzzle, and the game that was put aside goes to the previousGame", () => {
  const game = gameOf();
  const fresh = gameOf({ turns: [], cursor: 0, draft: [] });
  const state = reduce(learning({ ...game, tree: branch(null, { next: [branch("C3")] }) }), {
    type: "new-game",
    game: fresh,
  });
  assert.equal(state.learn, null);
  assert.equal(state.game, fresh);
  assert.deepEqual(state.previousGame?.turns, ["C3"]);
});

test("cells may be played only while one tries; undo goes back to the last right turn", () => {
  const tried = { ...learning(gameOf()), game: { ...PUZZLE, turns: ["A1", "B1", "C1"], cursor: 3 } };
  const wrong = reduce(tried, { type: "learn-change", change: { phase: "lost", base: 2 } });
  assert.equal(reduce(wrong, { type: "press", cell: 5, name: "B2" }).game, wrong.game);
  const again = reduce(wrong, { type: "undo" });
  assert.deepEqual([again.game.turns, again.learn?.phase, again.learn?.clean], [["A1", "B1"], "try", false]);
  for (const type of /** @type {const} */ (["redo", "pause", "resume"])) assert.equal(reduce(wrong, { type }), wrong);
  const answering = reduce(tried, { type: "learn-change", change: { phase: "answering" } });
  assert.equal(reduce(answering, { type: "undo" }), answering);
});

test("in a lesson a press after a wrong answer is the next try; what is right stays", () => {
  const tried = { ...learning(gameOf()), boot: /** @type {any} */ ({ state: "ready" }) };
  const wrong = reduce(
    { ...tried, game: { ...PUZZLE, turns: ["E1"], cursor: 1 } },
    { type: "learn-change", change: { kind: "lesson", phase: "wrong", say: { tone: "wrong", text: "No." } } },
  );
  const next = reduce(wrong, { type: "press", cell: 5, name: "B2" });
  assert.deepEqual([next.game.turns, next.learn?.phase, next.learn?.say], [[], "try", null]);
  assert.deepEqual(next.queue, [{ cell: 5, name: "B2" }]); // it is played once the position is known again
  const right = reduce(wrong, { type: "learn-change", change: { phase: "right" } });
  assert.equal(reduce(right, { type: "press", cell: 5, name: "B2" }).game, right.game);
});

test("notices of the game do not cover a lesson, and a bug that was to be touched is not refused", () => {
  const state = freshState(gameOf());
  const told = { ...state, notices: [{ code: /** @type {const} */ ("bad_link"), text: null }] };
  const learning = reduce(told, { type: "learn", learn: LEARN, game: PUZZLE });
  assert.deepEqual(learning.notices, []);
  const refusal = /** @type {any} */ ({ code: "occupied", cell: 3, cells: [3], bugs: [] });
  const right = (/** @type {number[]} */ look) =>
    reduce({ ...learning, refusal }, { type: "learn-change", change: { phase: "right", look } }).refusal;
  assert.equal(right([3]), null);
  assert.equal(right([]), refusal); // a refusal that the step asked for stays marked
});
