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

/** @param {EventTarget | null} target @param {string} selector */
const within = (target, selector) => target instanceof Element && target.closest(selector) !== null;

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
