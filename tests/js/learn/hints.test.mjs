// The hints of a task, one after the other, also for a turn that has begun.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { NOTHING_YET } from "../../../web/learn/index.js";
import { sayWords } from "../../../web/learn/say.js";
import { Teacher } from "../../../web/learn/teacher.js";
import { stateOf } from "../fixtures.mjs";

const { giveHint, nextHint, playableNear } = await import("../../../web/learn/hints.js");

/** @param {number} cells @param {number} playable */
function all(cells, playable) {
  const given = [];
  for (let hints = 0; hints < 3;) given.push((hints = nextHint(hints, cells, playable)));
  return given;
}

test("hints say where to look, then the cell, then the turn", () => {
  assert.deepEqual(all(2, 9), [1, 2, 3]);
  assert.deepEqual(all(1, 9), [1, 3], "the cell is the whole turn");
  assert.deepEqual(all(1, 2), [1, 3], "also where few cells are left");
  assert.deepEqual(all(1, 1), [3], "a single cell needs no hint");
});

test("the first hint marks a few cells, never all of more than two", () => {
  const layout = /** @type {any} */ ({ cells: [0, 1, 2, 3, 4, 5].map((q) => ({ q, r: 0 })) });
  assert.deepEqual(playableNear([0, 1, 2, 3, 4, 5], layout, 1), [1, 0, 2]);
  assert.deepEqual(playableNear([5, 2, 3], layout, 2), [2, 3], "three cells would be all");
  assert.deepEqual(playableNear([2, 5], layout, 2), [2, 5], "one cell would be the answer");
});

/** A puzzle with a turn that has begun, and an engine that answers `value`. @param {string[]} draft @param {object} task @param {object} [value] */
function begun(draft, task, value) {
  const state = { ...stateOf("scene-start-hexhex3"), learned: NOTHING_YET };
  const store = createStore(state, reduce);
  const engine = /** @type {any} */ ({ work: () => ({ promise: Promise.resolve(value) }) });
  const none = /** @type {any} */ ({});
  const teacher = new Teacher(store, engine, catalogue, () => [], none);
  teacher.startPuzzle(1); // D1-C1-E1
  store.subscribe((now, before) => teacher.follow(now, before));
  const known = {
    board: "hexhex3",
    rules: "genius",
    position: ".../..../...../..../...",
    mover: 0,
    length: 4,
    line: [],
  };
  const exercise = /** @type {any} */ ({ ...known, puzzle: null, winning: ["D1-C1-E1"], complete: true, ...task });
  store.dispatch({ type: "learn-change", change: { kind: "exercise", exercise } });
  const at = (/** @type {string[]} */ cells) => ({ ...store.state().game, draft: cells });
  const game = at(draft);
  store.dispatch({ type: "learn-answer", game });
  store.dispatch({ type: "learn-change", change: { answered: false } });
  store.dispatch({ type: "scene", key: keyOf(game), scene: /** @type {any} */ (state.scene) });
  const said = () => {
    const now = store.state();
    const { say } = /** @type {import("../../../web/learn/state.js").Learn} */ (now.learn);
    return say && sayWords(now, /** @type {any} */ (now.learn), say);
  };
  return { store, teacher, said, at };
}

test("a hint fits the stones of a turn that has begun", async () => {
  const { store, teacher, said, at } = begun(["D1"], {});
  await giveHint(teacher);
  assert.equal(said(), "Right so far. Go on with C1.");
  assert.equal(store.state().learn?.look.length, 1);
  store.dispatch({ type: "learn-answer", game: at(["D1", "C1"]) });
  assert.equal(said(), null, "it was about other stones");
  await giveHint(teacher);
  assert.equal(said(), "Right so far. Go on with E1.");
});

test("a hint says that the stones begin no turn that wins", async () => {
  const { store, teacher, said, at } = begun(["A2"], {});
  await giveHint(teacher);
  assert.equal(said(), "No turn that begins with A2 wins: take back the stone.");
  assert.deepEqual(store.state().learn?.look, []);
  store.dispatch({ type: "learn-answer", game: at([]) });
  assert.equal(said(), null, "the stone is removed");
});

test("where the task does not name all turns that win, the engine proves what the stones come to", async () => {
  const wins = { value: { wins: true, in: 2 }, best: ["A2-B4"], turns: [] };
  const right = begun(["A2"], { complete: false }, wins);
  await giveHint(right.teacher);
  assert.equal(right.said(), "Right so far. Go on with B4.");
  const loses = begun(["A2"], { complete: false }, { value: { wins: false, in: 2 }, best: [], turns: [] });
  await giveHint(loses.teacher);
  assert.match(loses.said() ?? "", /^No turn that begins with A2 wins/);
  const open = begun(["A2"], { complete: false }, { value: { wins: null, in: null }, best: [], turns: [] });
  await giveHint(open.teacher);
  assert.match(open.said() ?? "", /^This takes too long to check/);
});

test("a hint that is pressed again asks the engine nothing more, and a turn that changes cancels its question", async () => {
  /** @type {{cancelled: boolean, answer(value: object): void}[]} */
  const asked = [];
  const { store, teacher } = begun(["A2"], { complete: false });
  const work = () => {
    /** @type {(value: object) => void} */
    let answer = () => {};
    const promise = new Promise((resolve) => (answer = resolve));
    const one = { promise, cancelled: false, cancel: () => void (one.cancelled = true), answer };
    asked.push(one);
    return one;
  };
  teacher.engine = /** @type {any} */ ({ work });
  const presses = Array.from({ length: 10 }, () => giveHint(teacher));
  assert.equal(asked.length, 1);
  store.dispatch({ type: "learn-answer", game: { ...store.state().game, draft: ["B2"] } });
  assert.equal(asked[0].cancelled, true);
  store.dispatch({ type: "learn-change", change: { answered: false } });
  const again = giveHint(teacher);
  assert.equal(asked.length, 2);
  asked[0].answer({ cancelled: true });
  asked[1].answer({ value: { wins: false }, best: [], turns: [] });
  await Promise.all([...presses, again]);
  assert.equal(store.state().learn?.say?.begun, "B2");
  assert.equal(teacher.thinking, null);
});
