// A drawing that the reader left comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepDrawing } from "../../../web/editor/drawing.js";
import { cellsOf, openEditor } from "../../../web/editor/sheet.js";
import { openEditor as begun, paintMark, radiusOf, unpaint, widened } from "../../../web/editor/editor.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { draftOf, keepDraft } from "../../../web/ui/draft.js";
import { PEOPLE } from "../fixtures.mjs";

const EMPTY = ".".repeat(19);
/** @param {typeof openEditor} how @param {string} [marks] */
const opened = (how = openEditor, marks = EMPTY) =>
  how(cellsOf(catalogue, "hexhex3"), { marks, mover: 0, setup: 0 }, "genius", PEOPLE);

/** What the editor has after the reader painted, left it and opened it again. @param {(editor: ReturnType<typeof opened>) => ReturnType<typeof opened>} paint */
function again(paint) {
  const editor = paint(opened());
  keepDrawing(editor);
  keepDrawing(null);
  return { left: editor, now: opened() };
}
const clean = () => keepDrawing({ ...opened(), before: [] });

test("a drawing that was left comes back with the same board and position; an undo leads to the picture that it began with", () => {
  const { left, now } = again((editor) => paintMark(paintMark(editor, 30), 31));
  assert.deepEqual(now.painting, left.painting);
  assert.deepEqual(unpaint(now).painting.marks, opened(begun).painting.marks);
  assert.deepEqual(
    opened(openEditor, `x${EMPTY.slice(1)}`),
    opened(begun, `x${EMPTY.slice(1)}`),
    "not on another position",
  );
  clean();
});

test("so does a drawing on a wider sheet, and what is undone is no drawing", () => {
  const { left, now } = again((editor) => ({ ...paintMark(widened(editor), 0), ink: "." }));
  assert.equal(radiusOf(now), radiusOf(left));
  assert.deepEqual(now.painting, left.painting);
  assert.deepEqual(unpaint(now).painting, widened(opened(begun)).painting);
  const undone = again((editor) => unpaint({ ...editor, before: editor.before.slice(0, 1) }));
  assert.deepEqual(undone.now, opened(begun));
});

test("a damaged drawing is none", () => {
  again((editor) => paintMark(editor, 30));
  const place = `${opened(begun).painting.marks} 0 0`;
  const text = draftOf("drawing", place) ?? "";
  assert.notEqual(text, "");
  for (const bad of [
    "",
    "{",
    "[]",
    text.replace('"radius":4', '"radius":5'),
    text.replace("x", "?"),
    text.replace('"mover":0', '"mover":2'),
  ]) {
    keepDraft("drawing", bad, place);
    assert.deepEqual(opened(), opened(begun), bad);
  }
  keepDraft("drawing", null, place);
});
