// The answer of a missed task on the board, and the study of the solution.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenLine } from "../../../web/app/prompt.js";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { branch, branchAt, grown, lineThrough } from "../../../web/game/tree.js";
import { showAnswer, withMainLine } from "../../../web/learn/answer.js";
import { card, controls, spoken, title } from "../../../web/learn/card.js";
import { book, gameAt } from "../../../web/learn/puzzle-book.js";
import { idOf } from "../../../web/learn/queue.js";
import { speak } from "../../../web/strings/index.js";
import { study } from "../../../web/study/study.js";
import { fixture, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/learn/state.js").Learn} Learn */

const [PUZZLE] = book; // Blue wins with D1-C1-E1
const LINE = [PUZZLE.solution, "B1", "A3", "B2"];
const TRIED = ["A3", "D3-C4"];

/** A puzzle that the reader has missed, after the first turn of the refutation. @param {Partial<Learn>} [change] @returns {State} */
function missed(change) {
  const state = stateOf("scene-start-hexhex3");
  const learn = /** @type {any} */ ({
    kind: change?.exercise ? "exercise" : "puzzle",
    number: 1,
    exercise: null,
    step: 0,
    phase: "lost",
    base: 0,
  });
  const rest = { say: null, hints: 0, clean: false, through: false, look: [], putAside: state };
  const { board, rules, position, mover } = PUZZLE;
  const game = { ...gameAt(board, rules, position, mover), turns: TRIED, cursor: 2, tree: grown(branch(), TRIED) };
  return { ...state, game, learn: { ...learn, ...rest, ...change } };
}

/** An exercise with a line, or with its winning turn alone. @param {readonly string[]} line @returns {any} */
const exercise = (line) => ({
  ...{ id: "a", board: PUZZLE.board, rules: PUZZLE.rules, position: PUZZLE.position, mover: PUZZLE.mover },
  ...{
    winning: [PUZZLE.solution],
    complete: true,
    length: 8,
    line,
    played: "A3",
    refutation: [],
    puzzle: null,
    against: null,
  },
  ...{ when: 0, due: 0, card: null },
});

/** What the page shows after the answer was asked for, and the store. @param {State} state @param {object} [room] */
async function answered(state, room = {}) {
  const store = createStore(state, reduce);
  const still = (/** @type {State} */ then) => store.state().game === then.game;
  const mistakes = { find: () => null };
  await showAnswer(/** @type {any} */ ({ store, still, mistakes, engine: null, ...room }));
  return store;
}

/** @param {State} state @param {(action: any) => void} [act] */
const contextOf = (state, act = () => {}) =>
  /** @type {any} */ ({
    ...{ state, layout: layout("hexhex3"), catalogue, act },
    learning: { dailyNumber: () => 0, invitation: () => null, title: (/** @type {any} */ context) => title(context) },
  });

/** @param {State} state @param {(action: any) => void} [act] */
const shownCard = (state, act) => painted(card(contextOf(state, act), /** @type {Learn} */ (state.learn)));

test("the answer of a missed puzzle is on the board: its first turn, and the reader steps on", async () => {
  const known = { find: (/** @type {string} */ id) => (id === idOf(PUZZLE) ? { line: LINE } : null) };
  const store = await answered(missed(), { mistakes: known });
  const state = store.state();
  assert.deepEqual([state.game.turns, state.game.cursor], [LINE, 1]);
  assert.equal(shownCard(state).querySelector(".learn-ask")?.textContent, "Blue wins like this:");
  store.dispatch({ type: "step", by: 1 });
  assert.equal(store.state().game.cursor, 2);
  store.dispatch({ type: "jump", cursor: 4 });
  assert.equal(store.state().game.cursor, 4);
  store.dispatch({ type: "learn-again" });
  const { game, learn } = store.state();
  assert.deepEqual([game.turns, game.cursor, learn?.phase, learn?.answered], [[], 0, "try", false]);
});

test("a puzzle that is solved after its answer was shown does not count as solved", async () => {
  const { Teacher } = await import("../../../web/learn/teacher.js");
  const store = await answered(missed({ exercise: null }), { mistakes: { find: () => ({ line: LINE }) } });
  store.dispatch({ type: "learn-again" });
  const before = store.state();
  const none = /** @type {any} */ (null);
  new Teacher(store, none, catalogue, () => [], none).solved(/** @type {Learn} */ (before.learn));
  const { learn, learned } = store.state();
  assert.equal(learned, before.learned);
  assert.equal(learn?.phase, "won");
  assert.match(`${shownCard(store.state()).textContent}`, /Solved with the answer shown/);
});

test("an exercise that was answered today and is opened again, also by a reload, is no first try", async () => {
  const { Teacher } = await import("../../../web/learn/teacher.js");
  const none = /** @type {any} */ (null);
  const cleanAfter = (/** @type {number} */ answeredAt) => {
    const store = createStore(stateOf("scene-start-hexhex3"), reduce);
    const asked = { ...exercise(LINE), card: { last_review: answeredAt } };
    const mistakes = /** @type {any} */ ({ find: () => asked, complete() {} });
    assert.ok(new Teacher(store, none, catalogue, () => [], mistakes).startExercise("a"));
    return store.state().learn?.clean;
  };
  assert.deepEqual([cleanAfter(Date.now()), cleanAfter(Date.now() - 86_400_000)], [false, true]);
});

test("a turn that an exercise leaves open is judged when it is played; the list of winning turns judges the others", async () => {
  const { Teacher } = await import("../../../web/learn/teacher.js");
  const judged = async (/** @type {string} */ turn, /** @type {any} */ parts, /** @type {string | null} */ proven) => {
    const asked = { ...exercise([]), ...parts };
    const state = missed({ exercise: asked, phase: "try" });
    const scene = { ...state.scene, result: null, last: { turn } };
    const store = createStore(/** @type {State} */ ({ ...state, scene }), reduce);
    const engine = { think: () => ({ promise: Promise.resolve({ proven, turn: "B1", line: [] }) }) };
    const mistakes = { answered() {} };
    const teacher = new Teacher(
      store,
      .../** @type {[any, any, any, any]} */ ([engine, catalogue, () => [], mistakes]),
    );
    await teacher.judgePuzzle(store.state(), /** @type {Learn} */ (store.state().learn));
    return store.state().learn?.phase;
  };
  const open = { complete: false, length: null };
  assert.equal(await judged("A3", open, "loss"), "won");
  assert.equal(await judged("A3", open, "win"), "refuting");
  assert.equal(await judged("A3", open, null), "lost");
  assert.equal(await judged(PUZZLE.solution, open, null), "won");
  assert.equal(await judged("A3", { length: null }, "loss"), "refuting");
});

test("an exercise whose winning turns are not all known does not say that every other turn loses", () => {
  const asked = (/** @type {boolean} */ complete) =>
    shownCard(missed({ exercise: { ...exercise([]), complete }, phase: "try" })).textContent;
  assert.match(`${asked(true)}`, /One turn wins\. Every other turn loses\./);
  assert.match(`${asked(false)}`, /One turn is proven to win\. There may be others\./);
});

test("before the answer, no step leads through the tries", () => {
  const state = missed();
  assert.equal(reduce(state, { type: "step", by: -1 }), state);
  assert.equal(reduce(state, { type: "jump", cursor: 0 }), state);
});

test("the answer comes with the exercise; without a line it is its winning turn, and that of a puzzle is proven", async () => {
  const turnsOf = async (/** @type {State} */ state, room = {}) => (await answered(state, room)).state().game.turns;
  assert.deepEqual(await turnsOf(missed({ exercise: exercise(LINE) })), LINE);
  assert.deepEqual(await turnsOf(missed({ exercise: exercise([]) })), [PUZZLE.solution]);
  const engine = { think: () => ({ promise: Promise.resolve({ proven: "win", line: LINE }) }) };
  assert.deepEqual(await turnsOf(missed(), { engine }), LINE);
});

test("a reader who goes on meanwhile gets no answer", async () => {
  const store = createStore(missed({ exercise: exercise(LINE) }), reduce);
  await showAnswer(/** @type {any} */ ({ store, still: () => false, mistakes: null, engine: null }));
  assert.deepEqual(store.state().game.turns, TRIED);
  const trying = await answered(missed({ exercise: exercise(LINE), phase: "try" }));
  assert.deepEqual(trying.state().game.turns, TRIED);
});

test("the card lists the turns of the answer, and a press shows the board after one", async () => {
  const state = (await answered(missed({ exercise: exercise(LINE) }))).state();
  /** @type {any[]} */
  const acts = [];
  const shown = shownCard(state, (action) => acts.push(action));
  const turns = [...shown.querySelectorAll(".variation-turn")];
  assert.deepEqual(wordsOf(turns), LINE);
  assert.deepEqual(
    turns.map((turn) => turn.getAttribute("aria-current")),
    ["step", null, null, null],
  );
  assert.equal(turns[1].getAttribute("aria-label"), "Play the line up to turn 2, Red B1");
  /** @type {HTMLElement} */ (turns[2]).click();
  buttonOf(shown, "Previous turn")?.click();
  assert.deepEqual(acts, [
    { type: "jump", cursor: 3 },
    { type: "step", by: -1 },
  ]);
  assert.equal(buttonOf(shown, "Show the answer"), undefined);
  const before = shownCard(missed({ exercise: exercise(LINE), say: { tone: "wrong", code: "answered", turn: "B1" } }));
  assert.equal(before.querySelector(".variation-line"), null);
  assert.ok(buttonOf(before, "Show the answer") && buttonOf(before, "Play it out"));
});

test("no button of a task changes its place: what goes is last in the card, and the row below keeps the list where it is", () => {
  const say = /** @type {const} */ ({ tone: "wrong", code: "answered", turn: "B1" });
  const ended = /** @type {any} */ (stateOf("scene-over").scene);
  const inCard = (/** @type {State} */ state) => wordsOf(shownCard(state).querySelectorAll(".line-actions button"));
  const state = missed({ say });
  const buttons = ["Try again", "Show the answer", "Play it out"];
  assert.deepEqual(inCard(state), buttons);
  assert.deepEqual(inCard({ ...state, scene: ended }), buttons.slice(0, 2));
  const below = (/** @type {Learn["phase"]} */ phase) => {
    const { learn } = missed({ say, phase });
    return wordsOf(painted(controls(contextOf(state), /** @type {Learn} */ (learn))).querySelectorAll("button"));
  };
  const row = below("try");
  for (const phase of /** @type {const} */ (["refuting", "lost"])) assert.deepEqual(below(phase), row);
  assert.deepEqual(below("won"), row.slice(0, 3));
});

test("a solved exercise leads through its line, too", () => {
  const say = /** @type {const} */ ({ tone: "right", code: "solved" });
  const state = missed({ exercise: exercise(LINE), phase: "won", say });
  /** @type {any[]} */
  const acts = [];
  const shown = shownCard({ ...state, game: { ...state.game, turns: [LINE[0]], cursor: 1 } }, (act) => acts.push(act));
  assert.match(shown.textContent ?? "", /Blue wins like this:/);
  /** @type {HTMLElement} */ (shown.querySelectorAll(".variation-turn")[1]).click();
  assert.deepEqual([acts[0].type, acts[0].game.turns, acts[1]], ["learn-answer", LINE, { type: "jump", cursor: 2 }]);
});

test("a solved puzzle has no line below its verdict until it is studied: on phones it would hide the cells left", () => {
  const say = /** @type {const} */ ({ tone: "right", code: "solved" });
  const played = (/** @type {Partial<Learn>} */ change) =>
    shownCard(missed({ phase: "won", say, ...change })).querySelector(".mistake-played") !== null;
  assert.deepEqual([played({}), played({ answered: true })], [false, true]);
});

test("a screen reader hears the turns of the answer", async () => {
  const state = (await answered(missed({ exercise: exercise(LINE) }))).state();
  const said = () => spoken(state, layout("hexhex3"), /** @type {Learn} */ (state.learn), () => "Blue played.");
  assert.equal(said(), "Blue played.");
});

test("the study of a task has the solution as its main line, and tries as variations, under the task's name", () => {
  const say = /** @type {const} */ ({ tone: "right", code: "solved" });
  const tree = grown(grown(branch(), TRIED), [...LINE.slice(0, 2), "C5"]);
  const game = { ...missed().game, turns: LINE, cursor: 4, tree: grown(tree, LINE) };
  const solved = { ...missed({ phase: "won", say }), game };
  const store = createStore(solved, reduce);
  const press = buttonOf(shownCard(solved, store.dispatch), "Study this position");
  press?.click();
  const state = store.state();
  assert.deepEqual([lineThrough(state.game.tree, []), state.game.cursor], [LINE, 0]);
  assert.ok(branchAt(state.game.tree, TRIED) && branchAt(state.game.tree, [...LINE.slice(0, 2), "C5"]));
  const shown = painted(study(contextOf({ ...state, sceneKey: keyOf(state.game) }, store.dispatch)));
  assert.equal(shown.querySelector("h2")?.textContent, "Puzzle 1");
  assert.equal(shown.querySelector("[role=tab]"), null);
  buttonOf(shown, "Back to the puzzle")?.click();
  assert.deepEqual(
    [store.state().study.open, store.state().game.turns, store.state().learn?.phase],
    [false, LINE, "won"],
  );
  const own = { ...state, learn: { .../** @type {Learn} */ (state.learn), exercise: exercise(LINE) } };
  assert.ok(buttonOf(painted(study(contextOf(own))), "Back to the exercise"));
});

test("a main line is first at each of its turns", () => {
  const tree = grown(grown(branch(), ["A1", "B1"]), ["C1", "D1"]);
  const { game } = missed();
  const made = withMainLine({ ...game, tree: grown(tree, ["C1", "E1", "E2"]) }, ["C1", "E1"]);
  assert.deepEqual([lineThrough(made.tree, []), made.turns, made.cursor], [["C1", "E1", "E2"], ["C1", "E1"], 0]);
});

test("below the card the buttons stay where they were", () => {
  const words = (/** @type {State} */ state) =>
    wordsOf(painted(controls(contextOf(state), /** @type {Learn} */ (state.learn))).querySelectorAll("button"));
  assert.deepEqual(words(missed({ answered: true })), words(missed()));
});

test("the words of an answer are in the language that the page has now", async (context) => {
  context.after(() => speak("en"));
  const state = (await answered(missed({ exercise: exercise(LINE) }))).state();
  const said = () => shownCard(state).querySelector(".learn-ask")?.textContent;
  assert.equal(said(), "Blue wins like this:");
  await speak("de");
  assert.match(`${said()}`, /^So gewinnt Blau:$/);
});

test("while the answer is on the board, a screen reader does not hear that a cell can be chosen: none can before Try again", () => {
  const known = stateOf("scene-growth");
  const game = { ...known.game, turns: [...known.game.turns, "E1"] };
  const say = (/** @type {Partial<State>} */ change) => spokenLine({ ...known, game, ...change }, layout("hexhex3"));
  const { learn } = missed({ exercise: exercise(LINE), answered: true });
  assert.match(say({}), /choose a cell/);
  assert.match(say({ learn }), /Step 4 of 5/);
  assert.doesNotMatch(say({ learn }), /choose a cell/);
  const study = { ...known.study, open: true, home: { turns: game.turns, cursor: 5 } };
  assert.match(
    say({ learn: learn && { ...learn, phase: "won" }, study }),
    /choose a cell/,
    "in its study the reader may",
  );
});

test("an answer that the engine refuses is the exercise's fault, and no stored game's", async () => {
  const store = await answered(missed({ exercise: exercise(["A1-A1", "B1"]) }));
  const before = store.state();
  const scene = /** @type {any} */ ({ ...fixture("scene-growth").scene, refused: { index: 0 } });
  store.dispatch({ type: "scene", key: "of another position", scene });
  assert.equal(store.state(), before);
  store.dispatch({ type: "scene", key: keyOf(before.game), scene });
  const { learn, notices, previousGame, game } = store.state();
  assert.deepEqual([learn?.phase, notices, previousGame, game], ["unshown", [], before.previousGame, before.game]);
  const shown = shownCard(store.state());
  assert.match(`${shown.textContent}`, /This exercise can't be shown/);
  assert.equal(shown.querySelector(".variation-line"), null);
  const heard = spoken(store.state(), layout("hexhex3"), /** @type {Learn} */ (learn), () => "a turn of the game");
  assert.match(heard, /This exercise can't be shown/);
  store.dispatch({ type: "scene", key: keyOf(game), scene: { ...scene, refused: null } });
  assert.equal(store.state().scene?.refused, null, "another scene is shown as ever");
  const lesson = {
    ...before,
    learn: { .../** @type {Learn} */ (before.learn), kind: /** @type {const} */ ("lesson") },
  };
  const { notices: reported } = reduce(lesson, { type: "scene", key: keyOf(lesson.game), scene });
  assert.equal(reported[0].code, "not_legal", "a lesson is the page's own");
});

test("the box of an answer has the sentence, the turns, the steps and Try again, in this order; its last step says who won", async () => {
  const say = /** @type {const} */ ({ tone: "wrong", code: "wrong" });
  const store = await answered(missed({ exercise: exercise(LINE), say }));
  const box = (/** @type {State} */ state) => shownCard(state).querySelector(".learn-said");
  const order = wordsOf(box(store.state())?.querySelectorAll(".learn-ask, button") ?? []);
  assert.deepEqual(order, ["Blue wins like this:", ...LINE, "Previous turn", "Next turn", "Try again"]);
  store.dispatch({ type: "jump", cursor: LINE.length });
  const { scene } = stateOf("scene-over");
  const state = { ...store.state(), scene, sceneKey: keyOf(store.state().game) };
  assert.match(box(state)?.querySelector(".learn-ask")?.textContent ?? "", /^\w+ wins with no cells left\./);
  const before = { ...state, game: { ...state.game, cursor: 1 } };
  assert.equal(box(before)?.querySelector(".learn-ask")?.textContent, "Blue wins like this:");
});
