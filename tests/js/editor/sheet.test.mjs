// The editor's sheet, by laws: a board is in its middle wherever it lies, a wider one keeps all marks, a stroke is straight, and undo knows every step.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axialKey, DIRECTIONS } from "../../../web/board/hex.js";
import {
  cellsOf,
  LEAST,
  MOST,
  openEditor,
  paintMark,
  paintOn,
  radiusOf,
  sheetOf,
  unpaint,
  widened,
} from "../../../web/editor/editor.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { PEOPLE } from "../fixtures.mjs";

/** @typedef {import("../../../web/editor/editor.js").Editor} Editor */

const BOARD = cellsOf(catalogue, "hexhex3");
const MARKS = `xo#${".".repeat(14)}ox`;
const opened = (cells = BOARD, marks = MARKS) => openEditor(cells, { marks, mover: 1, setup: 2 }, "genius", PEOPLE);
/** @returns {Editor} */
const empty = () => ({ ...opened(BOARD, ".".repeat(19)), ink: "x" });
/** @param {Pick<Editor, "sheet">} editor */
const keys = ({ sheet }) => sheet.cells.map(axialKey);
/** The marks of an editor by place. @param {Pick<Editor, "sheet">} editor @param {string} marks */
const placed = (editor, marks) => Object.fromEntries(keys(editor).map((key, i) => [key, marks[i]]));
/** The places that have a mark. @param {Editor} editor @param {string} mark */
const withMark = ({ sheet, painting }, mark) =>
  sheet.cells.filter(({ index }) => painting.marks[index] === mark).map(axialKey);

test("a board is in the middle of the sheet, wherever its cells are", () => {
  const here = opened();
  for (const [dq, dr] of [
    [5, 0],
    [0, 5],
    [-3, 7],
    [9, -4],
  ]) {
    const there = opened(BOARD.map(({ q, r }) => ({ q: q + dq, r: r + dr })));
    assert.deepEqual([keys(there), there.painting], [keys(here), here.painting]);
  }
  assert.deepEqual([here.painting.mover, here.painting.setup], [1, 2]);
  // Of several middles the first counts, and only a cell can be one: a ring around a hole is off the middle, wherever it is.
  const ring = BOARD.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1);
  const moved = ring.map(({ q, r }) => ({ q: q + 4, r: r - 1 }));
  assert.deepEqual(opened(moved, "x.....").painting, opened(ring, "x.....").painting);
  const two = opened(
    [
      { q: 3, r: 3 },
      { q: 4, r: 3 },
    ],
    "xo",
  );
  assert.deepEqual([withMark(two, "x"), withMark(two, "o")], [[axialKey({ q: 0, r: 0 })], [axialKey({ q: 1, r: 0 })]]);
  const long = Array.from({ length: 9 }, (_, i) => ({ q: i, r: 0 }));
  const row = opened(long, "x........");
  assert.equal(placed(row, row.painting.marks)[axialKey({ q: -4, r: 0 })], "x");
});

test("a sheet has one ring more than the board, but never a small or an endless one", () => {
  const radius = (/** @type {any[]} */ cells) => radiusOf(opened(cells, ".".repeat(cells.length)));
  const row = (/** @type {number} */ length) => Array.from({ length }, (_, i) => ({ q: i, r: 0 }));
  assert.deepEqual(
    ["hexhex3", "hexhex5", "hexhex8"].map((name) => radius(cellsOf(catalogue, name))),
    [LEAST, 5, 8],
  );
  assert.deepEqual(
    [1, 7, 9, 29, 31].map((length) => radius(row(length))),
    [LEAST, LEAST, 5, MOST, MOST],
  );
});

test("a wider sheet keeps every mark at its place, of the answer and of the earlier steps too, and has no cell more", () => {
  const full = { ...empty(), painting: { ...empty().painting, marks: "x".repeat(empty().sheet.cells.length) } };
  const answer = /** @type {any} */ ({
    edited: { legal: 1 },
    painting: { marks: full.painting.marks, mover: 1, setup: 2 },
  });
  const before = { ...paintMark(full, 7), answer };
  const after = widened(before);
  const all = (/** @type {Editor} */ editor) => [
    editor.painting.marks,
    editor.answer?.painting.marks ?? "",
    ...editor.before,
  ];
  assert.equal(all(after).length, 3);
  for (const [i, marks] of all(after).entries()) {
    const [wide, narrow] = [placed(after, marks), placed(before, all(before)[i])];
    for (const key of keys(after)) assert.equal(wide[key], narrow[key] ?? "_");
  }
  const { painting, edited } = /** @type {any} */ (after.answer);
  assert.deepEqual([painting.mover, painting.setup, edited], [1, 2, answer.edited]);
});

test("a stroke along a row paints all cells between, in each of the six directions", () => {
  const { sheet } = empty();
  const index = new Map(sheet.cells.map((cell) => [axialKey(cell), cell.index]));
  for (const [dq, dr] of DIRECTIONS)
    for (const [q, r] of [
      [0, 0],
      [1, -1],
      [0, 1],
    ]) {
      const row = [0, 1, 2, 3].map((i) => axialKey({ q: q + i * dq, r: r + i * dr })).filter((key) => index.has(key));
      const [first, last] = [row[0], row.at(-1)].map((key) => index.get(`${key}`) ?? -1);
      const drawn = paintOn(paintMark(empty(), first), last);
      assert.deepEqual(withMark(drawn, "x").toSorted(), row.toSorted());
    }
});

test("a stroke between any two cells is a way from one to the other, and one undo takes it back", () => {
  const start = empty();
  const { cells } = start.sheet;
  const steps = (/** @type {any} */ a, /** @type {any} */ b) =>
    (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
  for (let from = 0; from < cells.length; from += 7)
    for (let to = 0; to < cells.length; to += 3) {
      if (to === from) continue;
      const drawn = paintOn(paintMark({ ...start, ink: "#" }, from), to);
      assert.deepEqual({ ...drawn.painting, marks: "" }, { ...start.painting, marks: "" });
      const way = cells.filter(({ index }) => drawn.painting.marks[index] === "#");
      assert.equal(way.length, steps(cells[from], cells[to]) + 1);
      const far = way.map((cell) => steps(cell, cells[from])).toSorted((one, other) => one - other);
      assert.deepEqual(
        far,
        way.map((_, i) => i),
      );
      assert.equal(unpaint(drawn).painting.marks, start.painting.marks);
    }
});

test("the rows of the largest sheet have letters of their own: A to Z, then AA", () => {
  const rows = [...new Set(sheetOf(MOST).cells.map(({ name }) => name.replace(/\d+$/, "")))];
  assert.equal(rows.length, 2 * MOST + 1);
  assert.deepEqual([rows[0], rows[1], ...rows.slice(24, 29)], ["A", "B", "Y", "Z", "AA", "AB", "AC"]);
});

test("undo takes back step by step", () => {
  const states = [empty()];
  for (const cell of [3, 9, 3, 20]) states.push(paintMark(states[states.length - 1], cell));
  let now = states[states.length - 1];
  for (const { painting } of states.toReversed().slice(1)) {
    now = unpaint(now);
    assert.deepEqual(now.painting, painting);
  }
  assert.equal(unpaint(now), now);
});
