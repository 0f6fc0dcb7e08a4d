/** The letter in a pasted text: an address, a message, a mail that quotes others. Pure. */

import { firstOf, idIn, isLetter, unescaped } from "./shared.js";

/** Of several letters, as in a mail that quotes others, returns the longest one of the first game. @param {string} text */
export function letterIn(text) {
  const found = text
    .split(/[\s#]+/)
    .filter(isLetter)
    .map(withoutEnd);
  const game = firstOf(`${idIn(found[0] ?? "")}/x`);
  return found
    .filter((each) => firstOf(`${idIn(each)}/x`) === game)
    .reduce(
      (last, each) => (last !== null && reach(last) >= reach(each) ? last : each),
      /** @type {string | null} */ (null),
    );
}

/** A word without the marks after it. A pattern would try from each of many marks. @param {string} word */
function withoutEnd(word) {
  let end = word.length;
  while (end > 0 && !/[0-9A-Za-z]/.test(word[end - 1])) end -= 1;
  return word.slice(0, end);
}

/** The progress of a letter: letters of a game only grow, and its rematches are numbered. @param {string} letter */
function reach(letter) {
  const [plain] = unescaped(letter).split(AFTER_SUM); // a chat adds to the address, a mail has tags after it
  const [, rematch = "1"] = /-(\d+)$/.exec(idIn(letter) ?? "") ?? [];
  return Number(rematch) * MOST_LETTER + plain.length;
}

const AFTER_SUM = /(?<=,sum=[0-9a-z]{7})[^0-9a-z]/i;

/** The length of the longest letter (bug_engine/formats/link.py). */
const MOST_LETTER = 30_000;
