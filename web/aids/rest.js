/** The second door of the aids: the parts that load with app/rest.js. */

import { withAids } from "./paint.js";
import { aidLine, aidWords, lookWords, replyWords } from "./words.js";
import * as v from "../engine/valid.js";
import { AIDS, AIDS_OFF } from "./buttons.js";
import { turnKeyOf } from "../game/line.js";
import { withAidsState } from "./state.js";

export { outlooks, aidFacts } from "./effects.js";
export { joinAids } from "./late.js";
export { shapePicture } from "./twins.js";

/** The aids' shapes and words. */
export const shown = { withAids, aidLine, aidWords, lookWords, replyWords };

/** The schema of the aids' stored settings. */
export const aidsStored = v.object(v.orDefaults(Object.fromEntries(AIDS.map((aid) => [aid, v.boolean()])), AIDS_OFF));

/** @typedef {import("../app/state.js").State} State */

/** The position that strokes belong to; the editor's are not kept. @param {State} state */
const placeOf = ({ game, editor, tables }) => (editor ? "" : `${tables.at} ${turnKeyOf(game)}`);

/** Strokes belong to one position: they disappear with it, and come back with it as long as the page is open. A game that begins has none. @param {State} before @param {State} state @returns {State} */
export function keepStrokes(before, state) {
  const { strokes, from, drawn } = state.aids;
  if (!strokes.length && from === null && !Object.keys(drawn).length) return state;
  const [left, here] = [before, state].map(placeOf);
  const begins = !state.learn && !state.game.tree.next.length && before.game.tree.next.length;
  if (left === here && !begins) return state;
  /** @type {import("./state.js").AidsState["drawn"]} */
  const kept = begins ? {} : { ...drawn, [left]: strokes, "": [] };
  return withAidsState(state, { drawn: kept, strokes: kept[here] ?? [], from: null });
}
