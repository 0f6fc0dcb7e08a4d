/** Keys that work wherever the reader is, save where they write or where a control has a use of its own for them. */

import { AID_KEYS } from "../aids/index.js";

/** @typedef {import("./state.js").Action} Action */

/** @param {EventTarget | null} target */
const writes = (target) => target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
/** @param {EventTarget | null} target */
const onBoard = (target) => target instanceof Element && target.closest(".board") !== null;

/** The digits of the upper row, wherever the keyboard's layout has them. @type {Record<string, Action>} */
const DIGITS = { ...AID_KEYS, Digit0: { type: "clear-strokes" } };

/** @param {KeyboardEvent} event @returns {Action | null} */
export function shortcut(event) {
  const { key, target, shiftKey } = event;
  if (writes(target) || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter !== "z" && letter !== "y") return null;
    return { type: letter === "y" || shiftKey ? "redo" : "undo" };
  }
  if (key === "," || key === ".") return { type: "half-step", by: key === "," ? -1 : 1 };
  if (event.code in DIGITS) return event.repeat ? null : DIGITS[event.code];
  if (onBoard(target)) return null;
  if (shiftKey && (key === "ArrowLeft" || key === "ArrowRight"))
    return { type: "half-step", by: key === "ArrowLeft" ? -1 : 1 };
  const by = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity })[
    key
  ];
  return by === undefined ? null : { type: "step", by };
}
