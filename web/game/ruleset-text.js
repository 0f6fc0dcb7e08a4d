/** Rule sets as text (docs/formats.md): a name, or the switches of a custom rule set. The engine decides which are valid. */

import { catalogue } from "../engine/catalogue.js";

/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/protocol.js").Switches} Switches */

/** @typedef {{[K in keyof Switches]: Switches[K] extends boolean ? K : never}[keyof Switches]} YesNo */

/** The name in the form for a custom rule set. */
export const CUSTOM = "custom";

/** Which bugs eat; the text of a custom rule set begins with it. */
export const EATERS = /** @type {const} */ (["active", "chosen", "all"]);

/** Does a text begin like one of a rule set? The engine decides about its switches. @param {string} text */
export function beginsRuleset(text) {
  const [base] = text.split("+");
  return [...EATERS, ...catalogue.rulesets.map(({ name }) => name)].includes(base);
}

/** The switches of the first rule set, which are the defaults. */
export const PLAIN = catalogue.rulesets[0].fields;

/** The yes-or-no switches that make another rule set; their words are `switch-…`, with a `rule`. */
export const YES_NO = /** @type {(keyof Switches)[]} */ (Object.keys(PLAIN)).filter(
  /** @returns {name is YesNo} */ (name) => typeof PLAIN[name] === "boolean" && name !== "pie",
);

/** Options that players agree on beforehand: with them a rule set keeps its name. */
const AGREED = /^(handicap=\d+[xo]?|pie)$/;

/** The rule set of the catalogue that a text names. @param {Catalogue} among @param {string} text */
export function rulesetNamed(among, text) {
  const [base, ...switches] = text.split("+");
  return switches.every((each) => AGREED.test(each)) ? among.rulesets.find(({ name }) => name === base) : undefined;
}

/** @param {Catalogue} among @param {string} ruleset @param {Switches} switches @returns {string} */
export function rulesetText(among, ruleset, switches) {
  const { eaters, setup, score, handicap, stronger, pie } = switches;
  const named = rulesetNamed(among, ruleset);
  const own = [
    eaters,
    ...YES_NO.filter((name) => switches[name]),
    ...(setup ? [`setup=${setup}`] : []),
    ...(score === "margin" ? ["margin"] : []),
  ];
  return [
    ...(named ? [named.name] : own),
    ...(handicap && score === "margin" ? [`handicap=${handicap}${"xo"[stronger]}`] : []),
    ...(pie ? ["pie"] : []),
  ].join("+");
}
