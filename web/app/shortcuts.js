/** Keys that work anywhere on the page, except in a text field or a control that needs them itself. */

import { AID_KEYS } from "../aids/index.js";

/** @typedef {import("./state.js").Action} Action */
/** @typedef {Readonly<Record<string, Action>>} Keys */

/** With Ctrl or Cmd. @type {Keys} */
const WITH_CTRL = { z: { type: "undo" }, y: { type: "redo" } };

/** Keys by their place: the digits of the upper row in any keyboard layout. @type {Keys} */
const PLACES = { ...AID_KEYS, Digit0: { type: "clear-strokes" } };

/** @type {Keys} */
const ANYWHERE = {
  ",": { type: "half-step", by: -1 },
  ".": { type: "half-step", by: 1 },
  b: { type: "to-line" },
  "?": { type: "dialog", name: "keys" },
  n: { type: "dialog", name: "new" },
  s: { type: "toggle-sound" },
  h: { type: "hint" },
  f: { type: "turn-board" },
};

/** Keys that work only outside the board, which uses them to walk from cell to cell. @type {Keys} */
const OFF_THE_BOARD = {
  ArrowLeft: { type: "step", by: -1 },
  ArrowRight: { type: "step", by: 1 },
  Home: { type: "step", by: -Infinity },
  End: { type: "step", by: Infinity },
};

/** With Shift. @type {Keys} */
const SHIFTED = { ArrowLeft: { type: "half-step", by: -1 }, ArrowRight: { type: "half-step", by: 1 } };

/** Controls that may need Escape themselves. */
const TYPED = "textarea, select, input:not([type=radio], [type=checkbox])";

/** @param {EventTarget | null} target @param {string} selector */
const within = (target, selector) => target instanceof Element && target.closest(selector) !== null;

/**
 * What Escape does outside a dialog: it ends the drawing of marks, or takes back a stone of a turn that is begun, or else leaves what has replaced the game.
 * @param {import("./state.js").State} state @returns {Action | null}
 */
export function wayOut({ game, editor, learn, study, aids, embed }) {
  if (embed) return null;
  if (aids.drawing) return { type: "drawing" };
  if (editor) return { type: "editor", editor: null };
  if (game.draft.length && (study.open || learn?.phase === "try")) return { type: "take-back" };
  if (study.open) return { type: "study", tab: null };
  return learn && { type: "learn-leave" };
}

/** @param {import("./state.js").State} state @param {KeyboardEvent} event @returns {Action | null} */
export function shortcutIn(state, event) {
  if (state.dialog || event.defaultPrevented) return null;
  if (event.key !== "Escape") return shortcut(event);
  return event.repeat || within(event.target, `${TYPED}, dialog`) ? null : wayOut(state);
}

/** @param {KeyboardEvent} event @returns {Action | null} */
export function shortcut({ key, code, target, shiftKey, altKey, ctrlKey, metaKey, repeat }) {
  if (within(target, "input, textarea, select, dialog") || altKey) return null;
  if (ctrlKey || metaKey) {
    const action = WITH_CTRL[key.toLowerCase()];
    return action?.type === "undo" && shiftKey ? { type: "redo" } : (action ?? null);
  }
  if (ANYWHERE[key]) return ANYWHERE[key];
  const there = PLACES[code];
  if (there) return repeat ? null : there.type === "aid" && shiftKey ? { ...there, more: true } : there;
  if (within(target, ".board")) return null;
  return (shiftKey ? SHIFTED[key] : undefined) ?? OFF_THE_BOARD[key] ?? null;
}
