/** What is wrong with a text that was pasted, linked or drawn, in a sentence. Pure. */

import { t } from "../strings/index.js";

/** The codes that have words here; the others come with a sentence of the engine's. */
const KNOWN = /** @type {const} */ (["no_cell", "too_wide"]);

/** @param {import("./text-state.js").Wrong} wrong */
export function wrongWords({ code, message }) {
  const known = KNOWN.find((each) => each === code);
  return known ? t(`wrong-${known}`) : message && `${message[0].toUpperCase()}${message.slice(1).replace(/\.$/, "")}.`;
}
