// What the page asks of its state: whose turn it is, which cells are open, how the game ended.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as select from "../../../web/game/select.js";
import { keyOf, withSummaries } from "../../../web/game/line.js";
import { grown, pruned } from "../../../web/game/tree.js";
import { AGAINST_BOT, game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/game/line.js").Game} Game */
/** @typedef {import("../../../web/engine/protocol.js").Scene} Scene */

const TURNS = ["C3", "A1", "E1"];
const state = stateOf("scene-growth");
const LAST = /** @type {Game["seats"]} */ ([AGAINST_BOT[1], AGAINST_BOT[0]]);

/** The state with parts of its game or scene changed; the scene stays that of the game. @param {Partial<Game>} parts @param {Partial<Scene>} [scene] @param {State} [from] @returns {State} */
function having(parts, scene = {}, from = state) {
  const changed = { ...from.game, ...parts };
  return { ...from, game: changed, sceneKey: keyOf(changed), scene: from.scene && { ...from.scene, ...scene } };
}
/** @param {State} from @param {Partial<State["study"]>} study @returns {State} */
const studying = (from, study = {}) => ({ ...from, study: { ...from.study, open: true, ...study } });
const BOTS = /** @type {Game["seats"]} */ ([AGAINST_BOT[1], AGAINST_BOT[1]]);
const FRIEND = /** @type {Game["seats"]} */ ([{ kind: "person" }, { kind: "friend", key: "k/x" }]);
/** @type {NonNullable<Game["clock"]>} */
const CLOCK = { control: "genius", sound: false, rests: false, events: [], owed: false, lost: null };

test("a result is computed once for an object, also if there is none", () => {
  /** @type {object[]} */
  const asked = [];
  const empty = select.once((/** @type {object} */ from) => void asked.push(from));
  const named = select.once((/** @type {{name: string}} */ from) => [from.name]);
  const [one, other] = [{ name: "one" }, { name: "other" }];
  assert.deepEqual([empty(one), empty(one), empty(other), asked.length], [undefined, undefined, undefined, 2]);
  assert.equal(named(one), named(one));
  assert.deepEqual([named(one), named(other)], [["one"], ["other"]]);
});

test("a scene is current if it is that of the game", () => {
  assert.equal(select.current(state), true);
  assert.equal(select.current({ ...state, scene: null }), false);
  assert.equal(select.current({ ...state, sceneKey: "other" }), false);
});

test("in a study the reader plays for everyone", () => {
  const bots = having({ seats: BOTS });
  assert.deepEqual(select.moverOf(bots), BOTS[0]);
  assert.deepEqual(select.moverOf(studying(bots)), { kind: "person" });
});

test("a game ends by its clock or by its record", () => {
  const end = (/** @type {string} */ Result, clock = /** @type {Game["clock"]} */ (null)) =>
    select.endingOf({ clock, headers: { Result } });
  assert.deepEqual(end("x wins on time"), { winner: 0, onTime: true });
  assert.deepEqual(end("o wins by resignation"), { winner: 1, onTime: false });
  assert.deepEqual(end("x wins by resignation", { ...CLOCK, lost: 0 }), { winner: 1, onTime: true });
  assert.deepEqual(end("x wins by resignation", CLOCK), { winner: 0, onTime: false });
  for (const text of ["", "x wins", "x wins on time!", "ox wins on time"]) assert.equal(end(text), null, text);
  assert.equal(select.endingOf({ clock: null, headers: {} }), null);
});

const RESIGNED = { headers: { Result: "x wins by resignation" } };

test("an end is on the board at the end of the main line, outside a study", () => {
  const over = having(RESIGNED);
  const { turns } = over.game;
  assert.deepEqual(select.endingHere(over), { winner: 0, onTime: false });
  assert.equal(select.endingHere(state), null);
  assert.equal(select.endingHere(studying(over)), null);
  assert.equal(select.endingHere(having({ ...RESIGNED, cursor: turns.length - 1 })), null);
  assert.equal(select.endingHere(having({ ...RESIGNED, tree: grown(over.game.tree, [...turns, "A1"]) })), null);
});

test("a bot is to play in the game itself, while its scene is there and it is not over", () => {
  const seats = BOTS;
  assert.equal(select.botToPlay(having({ seats })), true);
  assert.equal(select.botToPlay(state), false);
  /** @type {Record<string, State>} */
  const waits = {
    editor: { ...having({ seats }), editor: /** @type {any} */ ({}) },
    review: having({ seats, cursor: state.game.turns.length - 1 }),
    study: studying(having({ seats })),
    "another scene": { ...having({ seats }), sceneKey: "other" },
    over: having({ seats }, { phase: "over" }),
    resigned: having({ seats, ...RESIGNED }),
  };
  for (const [name, each] of Object.entries(waits)) assert.equal(select.botToPlay(each), false, name);
});

test("the end is on the board by the scene's result, too", () => {
  const over = stateOf("scene-over");
  assert.ok(over.scene?.result);
  assert.equal(select.isOver(over), true);
  assert.equal(select.isOver(having(RESIGNED)), true);
  assert.equal(select.isOver(state), false);
  assert.equal(select.isOver({ ...over, sceneKey: "other" }), false);
  assert.equal(select.isOver({ ...over, scene: null }), false);
  assert.equal(select.isOver(studying(over)), false);
  assert.equal(select.isOver(having({ cursor: over.game.turns.length - 1 }, {}, over)), false);
});

/** A game of two turns whose last leaves these numbers of cells. @param {readonly [number, number]} mobility @param {Partial<Game>} [parts] */
const left = (mobility, parts, kind = /** @type {const} */ ("growth")) =>
  withSummaries(game({ turns: TURNS.slice(0, 2), ...parts }), [
    { ate: 0, mobility: /** @type {const} */ ([5, 5]), kind: "growth" },
    { ate: 0, mobility, kind: /** @type {any} */ (kind) },
  ]);

test("a game was played to its end if the mover can't grow, wherever the reader is", () => {
  const finished = (/** @type {Game} */ played, study = {}) =>
    select.finished(studying({ ...state, game: played }, study));
  assert.equal(finished(left([0, 3])), true);
  assert.equal(finished(left([3, 0])), false);
  assert.equal(finished(left([0, 3], { cursor: 1 })), true);
  assert.equal(finished(left([0, 3], {}, /** @type {any} */ ("swap"))), false, "a swap ends no game");
  assert.equal(finished(game({ turns: TURNS })), false, "not known yet");
  const start = /** @type {any} */ ({ text: "", mover: 1 });
  assert.equal(finished(left([3, 0], { start })), true);
  assert.equal(finished(left([0, 3], { start })), false);
  assert.equal(finished({ ...left([3, 3]), headers: RESIGNED.headers }), true);
});

test("while a study tries other turns, the game's own line counts; if it is gone, the line on the table", () => {
  const over = left([0, 3]);
  const aside = { ...over, tree: grown(over.tree, ["A5"]), turns: ["A5"], cursor: 1 };
  const home = { turns: over.turns, cursor: 2 };
  const finished = (/** @type {Partial<State["study"]>} */ study, on = aside) =>
    select.finished({ ...state, game: on, study: { ...state.study, ...study } });
  assert.equal(finished({ open: true, home }), true);
  assert.equal(finished({ open: false, home }), false);
  assert.equal(finished({ open: true, home: null }), false);
  assert.equal(finished({ open: true, home }, { ...aside, tree: pruned(aside.tree, over.turns) }), false);
});

test("a game with a friend is a contest until its end", () => {
  const friends = having({ seats: FRIEND });
  assert.equal(select.isContest(friends), true);
  assert.equal(select.isContest(state), false);
  assert.equal(select.isContest(having({ seats: FRIEND, ...RESIGNED })), false);
  const elsewhere = /** @type {Game["seats"]} */ ([FRIEND[1], FRIEND[1]]);
  assert.equal(select.isContest(having({ seats: elsewhere })), false);
});

/** @param {readonly (0 | 1 | null)[]} winners @param {Partial<Scene>} [scene] */
function winning(winners, scene) {
  assert(state.scene);
  const [option] = state.scene.options;
  return having({}, { mover: 0, options: winners.map((wins) => ({ ...option, wins })), ...scene });
}

test("a cell that loses at once is seen, except in a puzzle: that is what it asks", () => {
  const option = /** @type {any} */ ({ wins: 1 });
  const at = (/** @type {string | null} */ kind) =>
    select.seenWinner({ ...state, learn: kind ? /** @type {any} */ ({ kind }) : null }, option);
  assert.deepEqual([null, "lesson", "puzzle", "exercise"].map(at), [1, 1, null, null]);
});

test("the other side wins anyway if every cell of the mover loses at once", () => {
  assert.equal(select.winnerAnyway(winning([1, 1])), 1);
  assert.equal(select.winnerAnyway(winning([1])), 1);
  assert.equal(select.winnerAnyway(winning([1, null])), null);
  assert.equal(select.winnerAnyway(winning([null, 1])), null);
  assert.equal(select.winnerAnyway(winning([1, 0])), null);
  assert.equal(select.winnerAnyway(winning([0, 0])), null, "the mover wins, wherever it plays");
  assert.equal(select.winnerAnyway(winning([0, 0], { mover: 1 })), 0);
  assert.equal(select.winnerAnyway(winning([])), null);
  assert.equal(select.winnerAnyway({ ...state, scene: null }), null);
  assert.equal(select.winnerAnyway({ ...winning([1, 1]), learn: /** @type {any} */ ({ kind: "puzzle" }) }), null);
});

test("a newcomer starts a game against a bot on the empty board, without tools", () => {
  const first = { ...stateOf("scene-start-hexhex3"), game: game({ seats: AGAINST_BOT }) };
  assert.equal(select.newcomerStarts(first), true);
  assert.equal(select.newcomerStarts({ ...first, game: game({ seats: LAST }) }), true);
  assert.equal(select.newcomerStarts({ ...first, settings: { ...first.settings, tools: true } }), false);
  assert.equal(select.newcomerStarts({ ...first, game: game({ seats: AGAINST_BOT, turns: ["C3"] }) }), false);
  const start = /** @type {any} */ ({ text: "" });
  assert.equal(select.newcomerStarts({ ...first, game: game({ seats: AGAINST_BOT, start }) }), false);
  assert.equal(select.newcomerStarts({ ...first, game: game() }), false);
});

test("a person may play while the scene is there, on a person's turn, before the end", () => {
  assert.equal(select.personMayPlay(state), true);
  assert.equal(select.personMayPlay(having({ seats: BOTS })), false);
  assert.equal(select.personMayPlay({ ...state, sceneKey: "other" }), false);
  assert.equal(select.personMayPlay(having(RESIGNED)), false);
});

test("a choice between meals is one of two or more, and each is found by its eater's cells", () => {
  const meals = /** @type {Scene["meals"]} */ ([
    { .../** @type {any} */ ({}), eater: 0 },
    { .../** @type {any} */ ({}), eater: 1 },
  ]);
  const bugs = /** @type {Scene["bugs"]} */ ([
    { .../** @type {any} */ ({}), cells: [3, 4] },
    { .../** @type {any} */ ({}), cells: [7] },
  ]);
  const options = /** @type {Scene["options"]} */ ([
    { .../** @type {any} */ ({}), cell: 5, bug: 0 },
    { .../** @type {any} */ ({}), cell: 6, bug: 1 },
  ]);
  const two = having({}, { meals, bugs, options });
  assert.equal(select.choices(two), meals);
  assert.deepEqual(select.choices(having({}, { meals: meals.slice(0, 1), bugs, options })), []);
  assert.deepEqual(select.choices({ ...two, sceneKey: "other" }), []);
  assert.deepEqual(
    [3, 4, 7, 5, null].map((cell) => select.choiceAt(two, cell)),
    [meals[0], meals[0], meals[1], null, null],
  );
  assert.equal(select.openOptions(two), options);
  assert.deepEqual(select.openOptions({ ...two, eater: 7 }), [options[1]]);
  assert.deepEqual(select.openOptions({ ...two, eater: 7, sceneKey: "other" }), []);
  const none = having({}, { meals, bugs: [{ ...bugs[0], cells: /** @type {any} */ ([null]) }, bugs[1]] });
  assert.equal(select.choiceAt(none, null), null, "no cell is no eater's");
});

test("options are found by their cell, those that are open by the reader's aim", () => {
  assert(state.scene);
  const [first, second] = state.scene.options;
  assert.equal(select.optionAt(state, second.cell), second);
  assert.equal(select.optionAt(state, undefined), undefined);
  assert.equal(select.optionAt({ ...state, scene: null }, first.cell), undefined);
  assert.equal(select.aimedOption({ ...state, aim: second.cell }), second);
  assert.equal(select.aimedOption(state), null);
  assert.equal(select.aimedOption({ ...having({ seats: BOTS }), aim: first.cell }), null);
});

test("an empty cell under the reader's pointer says why it is not legal; a stone does not, nor a puzzle's cell", () => {
  const { scene } = state;
  assert(scene);
  const empty = scene.refusals.find(({ cell }) => scene.stones[cell ?? -1] === ".");
  const stone = scene.refusals.find(({ cell }) => scene.stones[cell ?? -1] !== ".");
  assert(empty && stone);
  const at = (/** @type {number | null} */ cell, /** @type {State} */ from = state) =>
    select.aimedRefusal({ ...from, aim: cell });
  assert.equal(at(empty.cell), empty);
  assert.equal(at(stone.cell), null);
  assert.equal(at(null), null);
  assert.equal(at(scene.options[0].cell), null);
  assert.equal(at(empty.cell, { ...state, learn: /** @type {any} */ ({}) }), null);
  assert.equal(at(empty.cell, having({ seats: BOTS })), null);
  const first = having({}, { stones: `.${scene.stones.slice(1)}`, refusals: [{ ...empty, cell: 0 }] });
  assert.equal(at(0, first)?.cell, 0);
  const nowhere = having({}, { stones: ".".repeat(scene.stones.length), refusals: [{ ...empty, cell: null }] });
  assert.equal(at(null, nowhere), null);
});

test("the summaries of a line end before the first turn without one", () => {
  const played = left([1, 2]);
  const [one, two] = select.summariesOf(played);
  assert.deepEqual(
    [one.mobility, two.mobility],
    [
      [5, 5],
      [1, 2],
    ],
  );
  assert.deepEqual(select.summariesOf({ ...played, turns: ["C3", "A1", "E1"] }), [one, two]);
  const third = grown(played.tree, TURNS);
  const gap = { ...third, next: [{ ...third.next[0], summary: null }] };
  assert.deepEqual(select.summariesOf({ ...played, tree: gap, turns: TURNS }), []);
  assert.deepEqual(select.summariesOf({ ...played, turns: ["E5", "A1"] }), []);
});

test("variations leave the main line; in a study, the line of the game", () => {
  const tree = grown(grown(grown(game().tree, TURNS), ["C3", "E5", "A1"]), ["C3", "E5", "B1"]);
  /** @param {readonly string[]} turns @param {Partial<State["study"]>} [study] @param {Partial<Game>} [parts] @returns {State} */
  const on = (turns, study, parts) => ({
    ...state,
    game: game({ tree, turns, cursor: turns.length, ...parts }),
    study: { ...state.study, ...study },
  });
  const home = { turns: ["C3", "E5", "B1"], cursor: 3 };
  assert.deepEqual(select.gameLine(on(["C3"])), TURNS);
  assert.deepEqual(select.gameLine(on(["C3"], { open: true, home })), home.turns);
  assert.deepEqual(select.gameLine(on(["C3"], { open: false, home })), TURNS);
  assert.deepEqual(select.gameLine(on(["C3"], { open: true })), TURNS);
  const gone = { turns: ["C3", "B5"], cursor: 1 };
  assert.deepEqual(select.gameLine(on(["C3"], { open: true, home: gone })), TURNS);
  assert.equal(select.leftAt(on(["C3", "E5", "A1"])), 1);
  assert.equal(select.leftAt(on(["C3", "E5", "A1"], { open: true, home })), 2);
  assert.equal(select.leftAt(on(["C3", "E5"], {}, { cursor: 1 })), null);
  assert.equal(select.leftAt(on(TURNS)), null);
  assert.equal(select.leftAt(on(["E5"])), 0);
  assert.equal(select.leftAt(on([...TURNS, "B2"])), 3, "beyond its end");
});

test("after a failed puzzle no cell invites to play, but for another try or in a study", () => {
  const learning = (/** @type {string} */ phase) => ({
    ...state,
    learn: /** @type {any} */ ({ kind: "exercise", phase }),
  });
  const open = (/** @type {State} */ from) => select.openOptions(from).length > 0;
  for (const phase of ["lost", "refuting"]) assert.equal(open(learning(phase)), false, phase);
  assert.ok(open(learning("try")));
  assert.ok(open(studying(learning("lost"))));
});
