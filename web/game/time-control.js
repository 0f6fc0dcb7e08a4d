/** Time controls as text, and the numbers in them as readers type them. Pure. */

/** `hard`: the time is up as soon as none is left, else when a player needs more. @typedef {{turn: number, reserve: number, step: number, hard: boolean}} Control */

/** A time control as the engine reads it, such as "90+600/10!". @param {Control} control */
export const controlText = ({ turn, reserve, step, hard }) => `${turn}+${reserve}/${step}${hard ? "!" : ""}`;

/** @param {string} text @returns {Control} */
export function controlNumbers(text) {
  const [turn = 60, reserve = 300, step = 5] = (text.match(/\d+/g) ?? []).map(Number);
  return { turn, reserve, step, hard: text.endsWith("!") };
}

/** The number that a reader typed, in their digits and with their decimal sign, spaces around it; NaN: there is none. @param {string} text */
export function typedNumber(text) {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[,٫]/, ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
