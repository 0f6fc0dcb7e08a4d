/** The reader's marks: rings and arrows. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { grown } from "../../../web/game/tree.js";
import { after, game, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/app/state.js").State} State */

const { indices } = layout("hexhex3");
/** @param {string} name */
const at = (name) => indices.get(name) ?? -1;

test("marks are drawn, changed, removed, and disappear with their turn", () => {
  const state = stateOf("scene-growth");
  const drawn = after(state, { type: "stroke", from: 1, to: 5 }, { type: "stroke", from: 3, to: 3, ink: 2 });
  assert.deepEqual(drawn.aids.strokes, [
    { from: 1, to: 5, ink: 0 },
    { from: 3, to: 3, ink: 2 },
  ]);
  assert.deepEqual(after(drawn, { type: "stroke", from: 1, to: 5, ink: 1 }).aids.strokes[1], {
    from: 1,
    to: 5,
    ink: 1,
  });
  assert.deepEqual(after(drawn, { type: "stroke", from: 3, to: 3, ink: 2 }).aids.strokes.length, 1);
  assert.deepEqual(after(drawn, { type: "clear-strokes" }).aids.strokes, []);
  assert.equal(after(drawn, { type: "take-back" }).aids.strokes.length, 2);
  assert.deepEqual(after(drawn, { type: "step", by: -1 }).aids.strokes, []);
});

test("while drawing is on, presses draw and do not play", () => {
  const state = after(stateOf("scene-growth"), { type: "drawing" });
  const cell = state.scene?.options[0].cell ?? -1;
  const ends = ["A1", "A2"].map((name) => /** @type {Action} */ ({ type: "press", cell: at(name), name }));
  const drawn = after(state, ...ends);
  assert.deepEqual([drawn.aids.strokes, drawn.game], [[{ from: at("A1"), to: at("A2"), ink: 0 }], state.game]);
  assert.equal(after(drawn, { type: "drawing" }).aids.drawing, false);
  assert.ok(cell >= 0);
});

test("a stroke is drawn from cell to cell, changes with the ink, and disappears when it is drawn again", () => {
  const drawing = after(stateOf("scene-growth"), { type: "drawing" });
  assert.deepEqual([drawing.aids.drawing, drawing.aids.from], [true, null]);
  const begun = after(drawing, { type: "press", cell: 3, name: "B1" });
  assert.deepEqual([begun.aids.from, begun.focus, begun.game], [3, 3, drawing.game]);
  const drawn = after(begun, { type: "press", cell: 4, name: "B2" });
  assert.deepEqual([drawn.aids.strokes, drawn.aids.from, drawn.focus], [[{ from: 3, to: 4, ink: 0 }], null, 4]);
  const inked = after(drawn, { type: "stroke-ink", ink: 1 }, { type: "stroke", from: 3, to: 4 });
  assert.deepEqual(inked.aids.strokes, [{ from: 3, to: 4, ink: 1 }]);
  const two = after(inked, { type: "stroke", from: 3, to: 5 }, { type: "stroke", from: 5, to: 4, ink: 2 });
  assert.equal(two.aids.strokes.length, 3);
  assert.deepEqual(after(two, { type: "stroke", from: 3, to: 4 }).aids.strokes, two.aids.strokes.slice(1));
  assert.equal(after(two, { type: "stroke", from: 4, to: 3 }).aids.strokes.length, 4);
  assert.deepEqual(after(two, { type: "stroke-at", cell: 1 }, { type: "stroke-at", cell: 2, ink: 2 }).aids.strokes[3], {
    ...{ from: 1, to: 2, ink: 2 },
  });
  const cleared = after(two, { type: "stroke-at", cell: 1 }, { type: "clear-strokes" }).aids;
  assert.deepEqual([cleared.strokes, cleared.from, cleared.drawing], [[], null, true]);
});

test("strokes come back with their position, in a game, a variation and the study, and not in another game", () => {
  const turns = ["C3", "B2-B1", "D4"];
  const tree = grown(game({ turns }).tree, ["C3", "A1"]);
  const state = /** @type {State} */ ({ ...stateOf("scene-growth"), game: game({ turns, tree, cursor: 2 }) });
  const drawn = after(state, { type: "stroke", from: 3, to: 4 });
  const { strokes } = drawn.aids;
  const shown = (/** @type {any[]} */ ...actions) => after(drawn, ...actions).aids.strokes;
  const [first, next] = /** @type {const} */ ([
    { type: "step", by: -Infinity },
    { type: "step", by: 2 },
  ]);
  assert.deepEqual([shown(first), shown(first, next), shown(next)], [[], strokes, []]);
  assert.deepEqual(shown(next, { type: "study", tab: "analysis" }, { type: "go", path: turns.slice(0, 2) }), strokes);
  const own = /** @type {const} */ ({ type: "stroke", from: 1, to: 1 });
  assert.deepEqual(shown(first, own, next, first), [{ from: 1, to: 1, ink: 0 }]);
  assert.deepEqual(shown({ type: "clear-strokes" }, first, next), []);
  const aside = { type: "go", path: ["C3", "A1"] };
  assert.deepEqual([shown(aside), shown(aside, own, { type: "go", path: turns.slice(0, 2) })], [[], strokes]);
  const another = { type: "new-game", game: game({}) };
  assert.deepEqual(shown(another), []);
  assert.deepEqual(shown(first, own, another), [], "the start of the new game is another position");
  const editor = { type: "editor", editor: /** @type {any} */ ({}) };
  assert.deepEqual(shown(editor, own, { type: "editor", editor: null }, editor), []);
  assert.deepEqual(shown(editor, { type: "editor", editor: null }), strokes);
});

test("strokes stay as long as their position", () => {
  const state = stateOf("scene-growth");
  const drawn = after(state, { type: "stroke", from: 3, to: 4 });
  const begun = after(state, { type: "stroke-at", cell: 0 });
  assert.equal(after(drawn, { type: "aim", cell: 1 }).aids, drawn.aids);
  assert.equal(after(drawn, { type: "comment", path: ["B4"], text: "!" }).aids, drawn.aids);
  for (const each of [drawn, begun]) {
    const { strokes, from } = after(each, { type: "step", by: -1 }).aids;
    assert.deepEqual([strokes, from], [[], null]);
  }
  assert.equal(after(begun, { type: "aim", cell: 1 }).aids.from, 0);
  assert.deepEqual(after(drawn, { type: "editor", editor: /** @type {any} */ ({}) }).aids.strokes, []);
  assert.equal(after(state, { type: "step", by: -1 }).aids, state.aids);
});
