/** Which colour each seat has: the rule set's, unless the readers chose another. Pure. */
import { catalogue } from "../engine/catalogue.js";
import { colour } from "../strings/index.js";
import { arePeople, seatAt } from "./line.js";
import { rulesetNamed } from "./ruleset-text.js";

/** @typedef {"red" | "blue" | "black" | "white"} Colour */
/** @typedef {readonly [Colour, Colour]} Colours by seat */
/** @typedef {import("../app/state.js").State} State */
/** The choice for a seat; `own`: the colour in the rule set's source. @typedef {"own" | Colour} ColourChoice */

export const COLOURS = /** @type {readonly Colour[]} */ (["red", "blue", "black", "white"]);

/** @param {string} text @returns {text is Colour} */
const isColour = (text) => COLOURS.includes(/** @type {Colour} */ (text));

/** @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} ruleset @returns {Colours} */
function coloursOfRules(catalogue, ruleset) {
  const [first, second] = rulesetNamed(catalogue, ruleset)?.colours ?? [];
  return isColour(first ?? "") && isColour(second ?? "") ? /** @type {Colours} */ ([first, second]) : ["red", "blue"];
}

/**
 * The two seats never have the same colour: if a chosen colour is the other seat's by the rules, the other seat takes the remaining one.
 * @param {import("../engine/protocol.js").Catalogue} catalogue @param {string} ruleset @param {readonly [ColourChoice, ColourChoice]} choice
 * @returns {Colours}
 */
export function coloursOf(catalogue, ruleset, [first, second]) {
  const own = coloursOfRules(catalogue, ruleset);
  const one = first === "own" ? own[0] : first;
  const two = second === "own" ? own[1] : second;
  if (one !== two) return [one, two];
  return first === "own" ? [own[1], two] : [one, own[1] === one ? own[0] : own[1]];
}

/** The reader's colours under some rules: in the look "print" they are black and white. @param {string} ruleset @param {State["settings"]} settings @returns {Colours} */
export const coloursFor = (ruleset, { look, colours }) =>
  look === "print" ? ["black", "white"] : coloursOf(catalogue, ruleset, colours);

/** The colours on the board. @param {Pick<State, "editor" | "game" | "settings">} state */
export const coloursNow = ({ editor, game, settings }) => coloursFor((editor ?? game).ruleset, settings);

/** Do two people play at this device? @param {State} state */
export const atOneTable = ({ game, study, learn, editor, embed }) =>
  !study.open && !learn && !editor && !embed && game.watched === undefined && arePeople(game.seats);

/** Is a turn taken back only if both players at this device agree? @param {State} state */
export const isAgreed = (state) => state.settings.agreed && atOneTable(state);

/** Is the board upside down now, turned to the second player, who is to move? @param {State} state */
export const facesSecond = (state) => state.settings.turning && atOneTable(state) && seatAt(state.game) === 1;

/** A seat as the argument of a message. @param {Pick<State, "editor" | "game" | "settings">} state @param {number} seat */
export const seatName = (state, seat) => colour(coloursNow(state)[seat]);

/** The names of the seats in records and other texts that leave the page: the same in every language. @param {State} state @returns {[string, string]} */
export function seatsInText(state) {
  const [first, second] = coloursNow(state).map(inText);
  return [first, second];
}

/** @param {Colour} key */
const inText = (key) => `${key[0].toUpperCase()}${key.slice(1)}`;

/** Is a player's name only a colour, as `seatsInText` writes it? @param {string} name */
export const isColourName = (name) => COLOURS.some((key) => inText(key) === name);
