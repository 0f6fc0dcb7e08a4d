// A step of a lesson that asks the reader to touch a bug: no cell can be played.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { keyOf } from "../../../web/game/line.js";
import { layout, press, stateOf } from "../fixtures.mjs";
import { learningOf } from "./learning.mjs";

const RED = [0, 7, 8, 13].map((cell) => ({ cell, code: "occupied", cells: [], bugs: [], step: 0 })); // A1, C1, C2, D2

/** The second step of the first lesson, after its scene has come: the red bugs are A1, and C1 with C2 and D2.
 * @param {string[]} early cells that are pressed before it */
function touching(...early) {
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  const learning = learningOf(store);
  const { scene } = store.state();
  assert.ok(scene);
  learning.startLesson(1, 1);
  for (const name of early) store.dispatch(press(name));
  const bug = (/** @type {0 | 1} */ side, /** @type {number[]} */ cells) => ({
    ...{ side, cells, size: cells.length, full: false, shape: "" },
  });
  const stones = [..."x......xx..o.x.o..."];
  const bugs = [bug(0, [0]), bug(0, [7, 8, 13]), bug(1, [11, 15])];
  const options = scene.options.filter(({ cell }) => stones[cell] === ".");
  const shown = { ...scene, mover: 0, options, stones, bugs, refusals: RED };
  const now = store.state();
  store.dispatch(/** @type {any} */ ({ type: "scene", key: keyOf(now.game), scene: shown }));
  return { store, learning };
}

test("a tap on an empty cell is wrong and plays nothing, and the right tap counts after it", () => {
  for (const touch of [true, false]) {
    const { store } = touching();
    store.dispatch({ ...press("C4"), touch });
    const { game, learn, aim } = store.state();
    assert.deepEqual([game.draft, game.turns, aim, learn?.phase, learn?.say?.tone], [[], [], null, "try", "wrong"]);
    store.dispatch({ ...press("A1"), touch });
    assert.equal(store.state().learn?.say?.tone, "wrong");
    store.dispatch({ ...press("C2"), touch });
    assert.deepEqual([store.state().learn?.phase, store.state().learn?.look], ["right", [7, 8, 13]]);
    assert.equal(store.state().refusal, null);
  }
});

test("a touch from before the scene came counts as well", () => {
  assert.equal(touching("C2").store.state().learn?.phase, "right");
  assert.equal(touching("A1").store.state().learn?.say?.tone, "wrong");
  assert.equal(touching("C4").store.state().learn?.say?.tone, "wrong");
});

test("no cell is announced as unavailable there, and pointing at one shows no stone", () => {
  const { store, learning } = touching();
  store.dispatch({ type: "aim", cell: 10 });
  const { learn } = store.state();
  assert.ok(learn);
  const paint = boardPaint(store.state(), layout("hexhex3"));
  assert.ok(
    paint.cells.some(({ refused }) => refused),
    "the game would announce it",
  );
  const { cells, ghost } = learning.marked(paint, learn);
  assert.equal(ghost, null);
  assert.ok(cells.every(({ refused, open, marks }) => !refused && !open && !marks.length));
});
