/** The one door to the vendored uqr (docs/decisions/0062): a link as a square of dark and light. */
import { encode } from "../../vendor/uqr/index.mjs";

/** Version 40 with the least correction; a longer link is for copying, not for a camera. */
const MOST_BYTES = 2_900;

/** The dark squares as one path, each 1 wide; null if the text is too long. @param {string} text @returns {{size: number, path: string} | null} */
export function qrOf(text) {
  if (!text || new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { size, data } = encode(text, { ecc: "L", border: 4 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size, path };
}
