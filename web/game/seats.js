/** Which colour each seat has: the rule set's, unless the readers chose another. Pure. */
import { rulesetNamed } from "./ruleset-text.js";

/** @typedef {"red" | "blue" | "black" | "white"} Colour */
/** @typedef {readonly [Colour, Colour]} Colours by seat */
/** What is chosen for a seat; `own`: as the source of the rules that are played has it. @typedef {"own" | Colour} ColourChoice */

export const COLOURS = /** @type {readonly Colour[]} */ (["red", "blue", "black", "white"]);

/** @param {string} text @returns {text is Colour} */
const isColour = (text) => COLOURS.includes(/** @type {Colour} */ (text));

/** @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} ruleset @returns {Colours} */
function coloursOfRules(catalogue, ruleset) {
  const [first, second] = rulesetNamed(catalogue, ruleset)?.colours ?? [];
  return isColour(first ?? "") && isColour(second ?? "") ? /** @type {Colours} */ ([first, second]) : ["red", "blue"];
}

/**
 * Two seats never have the same colour: where one was chosen that the other has by the rules, that one takes what is left of these.
 * @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} ruleset @param {readonly [ColourChoice, ColourChoice]} choice
 * @returns {Colours}
 */
export function coloursOf(catalogue, ruleset, [first, second]) {
  const own = coloursOfRules(catalogue, ruleset);
  const one = first === "own" ? own[0] : first;
  const two = second === "own" ? own[1] : second;
  if (one !== two) return [one, two];
  return first === "own" ? [own[0] === two ? own[1] : own[0], two] : [one, own[1] === one ? own[0] : own[1]];
}
