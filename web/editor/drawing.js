/** The drawing that the reader left, by the browser's *Back* or for another screen: this tab keeps it, and the editor brings it back where it would begin with the same picture. */

import * as v from "../engine/valid.js";
import { draftOf, keepDraft } from "../ui/draft.js";
import { LEAST, MOST, MOST_SETUP, openEditor, radiusOf, sheetOf, widened } from "./editor.js";

/** @typedef {import("./editor.js").Editor} Editor */

const NAME = "drawing";

const schema = v.object({
  radius: v.pipe(v.whole, v.minValue(LEAST), v.maxValue(MOST)),
  marks: v.pipe(v.string(), v.like(/^[_.#xo]+$/)),
  mover: v.picklist([0, 1]),
  setup: v.pipe(v.natural, v.maxValue(MOST_SETUP)),
});

/** With what the editor begins: its picture, and whose turn it is. @param {Editor} editor */
const placeOf = ({ painting: { marks, mover, setup } }) => `${marks} ${mover} ${setup}`;

/** With what the open editor began; null: none was opened. @type {string | null} */
let place = null;
/** @type {Editor | null} */
let last = null;

/** @param {string} at @returns {import("./editor.js").Painting & {radius: number} | null} */
function keptAt(at) {
  const kept = v.readJson(schema, draftOf(NAME, at));
  return kept && kept.marks.length === sheetOf(kept.radius).cells.length ? kept : null;
}

/** An editor on a sheet of at least that radius. @param {Editor} editor @param {number} radius @returns {Editor} */
const atLeast = (editor, radius) => (radiusOf(editor) < radius ? atLeast(widened(editor), radius) : editor);

/** Opens the editor with the drawing that was left there, if there is one; an undo leads back to the picture with which the editor begins. @type {typeof openEditor} */
export function reopenEditor(...begin) {
  const begun = openEditor(...begin);
  place = placeOf(begun);
  const kept = keptAt(place);
  if (!kept) return (last = begun);
  const { radius, marks, mover, setup } = kept;
  const drawn = { ...begun, sheet: sheetOf(radius), painting: { marks, mover, setup } };
  const first = atLeast(begun, radius);
  last = { ...atLeast(drawn, radiusOf(first)), before: [first.painting.marks] };
  return last;
}

/** Keeps what is painted in the open editor; a picture from which every step was undone is none. @param {Editor | null} editor */
export function keepDrawing(editor) {
  if (!editor || editor === last || place === null) return;
  last = editor;
  const text = JSON.stringify({ radius: radiusOf(editor), ...editor.painting });
  keepDraft(NAME, editor.before.length ? text : null, place);
}
