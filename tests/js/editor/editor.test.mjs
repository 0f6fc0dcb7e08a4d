// The board and position in the editor.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { botToPlay } from "../../../web/game/select.js";
import { freshState, reduce } from "../../../web/app/state.js";
import {
  cellsOf,
  clearAll,
  clearStones,
  openEditor,
  paintMark,
  paintOn,
  unpaint,
  widened,
} from "../../../web/editor/editor.js";
import { boardOrder, heard, paintedCells } from "../../../web/editor/answered.js";
import { editorLabels, editorLine } from "../../../web/editor/screen.js";
import { cellWords, namedSheet } from "../../../web/editor/names.js";
import { editorPaint } from "../../../web/editor/paint.js";
import { SPACING } from "../../../web/board/hex.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf, seatAt } from "../../../web/game/line.js";
import { fixture, game, PEOPLE, stateOf } from "../fixtures.mjs";

const fresh = (marks = ".".repeat(19)) =>
  openEditor(cellsOf(catalogue, "hexhex3"), { marks, mover: 0, setup: 0 }, "genius", PEOPLE);

/** With the ink for cells. @returns {ReturnType<typeof fresh>} */
const open = (marks = ".".repeat(19)) => ({ ...fresh(marks), ink: "." });

test("the first press paints a stone of the first side, and removes no cell", () => {
  const [cell] = boardOrder(fresh().painting);
  assert.equal(paintMark(fresh(), cell).painting.marks[cell], "x");
});

test("a board is in the middle of a sheet with room around it, in its own order", () => {
  const editor = open(`x#${".".repeat(16)}o`);
  assert.equal(editor.sheet.cells.length, 61);
  assert.deepEqual(
    paintedCells(editor).map(([q, r, mark]) => [q, r, mark]),
    cellsOf(catalogue, "hexhex3").map(({ q, r }, i) => [q, r, i === 0 ? "x" : i === 1 ? "#" : i === 18 ? "o" : "."]),
  );
});

test("a drawn board follows its text: each row is half a cell further right", () => {
  assert.deepEqual(cellsOf(catalogue, "_./*."), [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: 1, r: 1 },
  ]);
  assert.equal(cellsOf(catalogue, "green-meadow-7").length, 30);
});

test("painting the same again clears the cell, and every step can be undone", () => {
  const start = open();
  const [cell] = boardOrder(start.painting);
  const off = paintMark(start, cell);
  assert.equal(off.painting.marks[cell], "_");
  assert.equal(paintMark(off, cell).painting.marks, start.painting.marks);
  const red = paintMark({ ...start, ink: "x" }, cell);
  assert.deepEqual([red.painting.marks[cell], paintMark(red, cell).painting.marks[cell]], ["x", "."]);
  assert.equal(clearStones(red).painting.marks, start.painting.marks);
  assert.equal(unpaint(clearAll(red)).painting.marks, red.painting.marks);
  assert.equal(unpaint(unpaint(red)).painting.marks, start.painting.marks);
});

const COLOURS = /** @type {const} */ (["red", "blue"]);

test("the painted board has the coordinates of the game around it, wherever it is on the sheet, unless the reader wants none", () => {
  const { scene } = fixture("scene-growth");
  const editor = widened(open(scene.stones));
  const board = /** @type {any} */ (catalogue.boards.find(({ name }) => name === "hexhex3"));
  const edited = /** @type {any} */ ({ scene, start: { text: "", mover: 0, setup: 0 }, board, wrong: null });
  const answered = { ...editor, answer: { painting: editor.painting, edited } };
  const labels = [...painted(editorLabels(answered, true)).querySelectorAll("text")];
  assert.deepEqual(labels.map(({ textContent }) => textContent).sort(), [..."33445ABCDE"]);
  const first = editor.sheet.cells[boardOrder(editor.painting)[0]];
  const row = labels.find(({ textContent }) => textContent === "A");
  assert.equal(Number(row?.getAttribute("y")), first.y, "A is beside the first row");
  assert.ok(Math.abs(Number(row?.getAttribute("x")) - (first.x - SPACING)) < 1);
  for (const [of, shown] of /** @type {const} */ ([
    [answered, false],
    [editor, true],
  ]))
    assert.equal(painted(editorLabels(of, shown)).textContent, "", "without an answer there is nothing to name");
});

test("the cells of the painted board have the names of the game on it, which stand around it; other places have their own", () => {
  const { scene } = fixture("scene-growth");
  const editor = widened(open(scene.stones));
  const board = /** @type {any} */ (catalogue.boards.find(({ name }) => name === "hexhex3"));
  const edited = /** @type {any} */ ({ scene, start: { text: "", mover: 0, setup: 0 }, board, wrong: null });
  const answered = { ...editor, answer: { painting: editor.painting, edited } };
  const names = editor.sheet.cells.map(({ index }) => cellWords(namedSheet(answered), index));
  const order = boardOrder(editor.painting);
  assert.deepEqual(
    order.map((cell) => names[cell]),
    board.cells.map((/** @type {string[]} */ [name]) => name),
  );
  assert.match(editorPaint(answered, COLOURS).cells[0].label, /^Row 1, place 1, no cell$/);
  assert.match(
    editorPaint(editor, COLOURS).cells[order[0]].label,
    /^Row 4, place 4, /,
    "the engine has not read it yet",
  );
  assert.match(editorPaint(answered, COLOURS).cells[order[0]].label, /^A1, /);
  assert.equal(new Set(names).size, names.length);
});

test("the engine's answer is shown on the painted cells as long as the painting is unchanged", () => {
  const { scene } = fixture("scene-growth");
  const editor = open(scene.stones);
  assert.equal(editorLine(editor, COLOURS).tone, "wait");
  const board = /** @type {any} */ ({ name: "hexhex3" });
  const edited = { scene, start: { text: "", mover: scene.mover, setup: 0 }, board, wrong: null };
  const answered = { ...editor, answer: { painting: editor.painting, edited } };
  const { cells, bugs } = editorPaint(answered, COLOURS);
  const order = boardOrder(editor.painting);
  assert.deepEqual(
    bugs.map((bug) => bug.cells),
    scene.bugs.map((bug) => bug.cells.map((cell) => order[cell])),
  );
  for (const { cell } of scene.options) assert.equal(cells[order[cell]].marks.length, 1);
  assert.match(editorLine(answered, COLOURS).text, new RegExp(`can play on ${scene.options.length} cells`));
  const [taken] = bugs[0].cells;
  const changed = paintMark({ ...answered, ink: "#" }, taken);
  assert.equal(heard(changed), false);
  assert.equal(editorPaint(changed, COLOURS).bugs.length, bugs.length - 1);
});

test("while the editor is open no player plays, and leaving it changes nothing", () => {
  const state = stateOf("scene-start-hexhex3", {
    starts: 1,
    seats: [{ kind: "person" }, { kind: "bot", level: "larva" }],
  });
  assert.equal(botToPlay(state), true);
  const editing = reduce(state, { type: "editor", editor: open() });
  assert.equal(botToPlay(editing), false);
  const pressed = reduce(editing, { type: "press", cell: 0, name: "A1" });
  assert.deepEqual([pressed.game, pressed.editor?.painting.marks[0]], [state.game, "."]);
  assert.equal(reduce(pressed, { type: "undo" }).editor?.painting.marks[0], "_");
  const left = reduce(pressed, { type: "editor", editor: null });
  assert.deepEqual([left.editor, left.game], [null, state.game]);
});

test("a game from a position has its own key and its own first mover", () => {
  const plain = game();
  const from = game({ start: { text: "x../..../...../..../..o", mover: 1, setup: 0 } });
  assert.notEqual(keyOf(from), keyOf(plain));
  assert.deepEqual([seatAt(plain), seatAt(from), seatAt(from, 1)], [0, 1, 0]);
});

test("a stroke paints a straight line like its first cell, and one undo removes it", () => {
  const start = open();
  const order = boardOrder(start.painting);
  const [first, , third] = order; // the top row
  const taken = paintOn(paintMark(start, first), third);
  assert.deepEqual(
    [0, 1, 2, 3].map((i) => taken.painting.marks[order[i]]),
    ["_", "_", "_", "."],
  );
  assert.equal(unpaint(taken).painting.marks, start.painting.marks);
  assert.equal(paintOn(start, third), start); // there is no stroke
  const walked = paintOn(
    paintOn({ ...taken, ink: /** @type {const} */ ("x") }, order[4], order[3]),
    order[5],
    order[4],
  );
  assert.deepEqual(
    [3, 4, 5].map((i) => walked.painting.marks[order[i]]),
    [".", "x", "x"],
  );
  assert.equal(unpaint(walked).painting.marks, taken.painting.marks);
});

test("a wider sheet keeps the painting, and its undo steps", () => {
  const start = open(`x${".".repeat(17)}o`);
  const wide = widened(paintMark(start, boardOrder(start.painting)[1]));
  assert.equal(wide.sheet.cells.length, 91);
  assert.equal(paintedCells(wide).length, 18);
  assert.deepEqual(paintedCells(unpaint(wide)), paintedCells(start));
  let widest = wide;
  for (let i = 0; i < 40; i += 1) widest = widened(widest);
  assert.equal(widest.sheet.cells.at(-1)?.name, "AE16");
});

test("the set-up is never longer than the engine allows", () => {
  const state = { ...stateOf("scene-growth"), editor: open() };
  const changed = reduce(state, { type: "edit-setup", setup: 99 }).editor;
  assert.equal(changed?.painting.setup, 6);
});

test("a game from a link closes the editor, also if it continues the game behind it", () => {
  const painting = { ...freshState(game({})), editor: open() };
  for (const there of [game({ turns: ["C3"], cursor: 1 }), game({ turns: ["A1"], board: "hexhex4" })])
    assert.equal(reduce(painting, { type: "open", game: there }).editor, null);
});

test("the editor's actions keep the focus on the sheet, and do nothing if no editor is open", () => {
  const closed = stateOf("scene-growth");
  const actions = /** @type {import("../../../web/app/state.js").Action[]} */ ([
    ...[{ type: "brush", cell: 3 }, { type: "widen" }, { type: "ink", ink: "x" }, { type: "edit-mover", mover: 1 }],
    ...[
      { type: "edit-setup", setup: 2 },
      { type: "clear", all: true },
      { type: "edited", painting: {}, edited: {} },
    ],
  ]);
  for (const action of actions) assert.equal(reduce(closed, action), closed, action.type);
  const begun = {
    ...closed,
    aim: 3,
    focus: 5,
    dialog: /** @type {any} */ ("new-game"),
    queue: [{ cell: 1, name: "A2" }],
  };
  const state = reduce(begun, { type: "editor", editor: open() });
  assert.deepEqual([state.aim, state.focus, state.dialog, state.queue], [null, 0, null, []]);
  assert.equal(reduce(state, { type: "press", cell: 7, name: "B3" }).focus, 7);
  const wide = reduce({ ...state, focus: 60 }, { type: "widen" });
  assert.deepEqual([wide.editor?.sheet.cells.length, wide.focus], [91, 60]);
  assert.equal(reduce({ ...wide, editor: open() }, { type: "brush", cell: 99, from: 98 }).focus, 60);
});

test("choosing the ink, the side to move and the set-up keeps the painting", () => {
  const state = { ...stateOf("scene-growth"), editor: { ...open(), stroke: /** @type {any} */ ({}) } };
  const { painting } = state.editor;
  const inked = reduce(state, { type: "ink", ink: "x" }).editor;
  assert.deepEqual(inked, { ...state.editor, ink: "x", stroke: null });
  const moved = reduce(state, { type: "edit-mover", mover: 1 }).editor;
  assert.deepEqual(moved, { ...state.editor, painting: { ...painting, mover: 1 } });
  for (const [asked, got] of [
    [2, 2],
    [-3, 0],
    [7, 6],
  ])
    assert.deepEqual(reduce(state, { type: "edit-setup", setup: asked }).editor?.painting, { ...painting, setup: got });
  const edited = /** @type {any} */ ({ wrong: null });
  assert.deepEqual(reduce(state, { type: "edited", painting, edited }).editor, {
    ...state.editor,
    answer: { painting, edited },
  });
});

test("stones are cleared, or all cells; undo and take-back remove paint, and the other keys do nothing", () => {
  const state = { ...stateOf("scene-growth"), editor: open(`x${".".repeat(18)}`) };
  const marks = (/** @type {import("../../../web/app/state.js").State} */ { editor }) =>
    paintedCells(/** @type {NonNullable<typeof editor>} */ (editor)).map(([, , mark]) => mark);
  const empty = reduce(state, { type: "clear", all: false });
  assert.deepEqual(marks(empty), Array(19).fill("."));
  const bare = reduce(state, { type: "clear", all: true });
  assert.deepEqual(marks(bare), []);
  for (const type of /** @type {const} */ (["undo", "take-back"]))
    assert.deepEqual(marks(reduce(bare, { type })), marks(state));
  const keys = /** @type {import("../../../web/app/state.js").Action[]} */ ([
    ...[{ type: "redo" }, { type: "swap" }, { type: "jump", cursor: 0 }, { type: "step", by: -1 }],
    ...[
      { type: "half-step", by: -1 },
      { type: "walk", by: -1 },
    ],
  ]);
  for (const action of keys) assert.equal(reduce(bare, action), bare, action.type);
});
