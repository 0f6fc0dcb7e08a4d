/** Rule sets as text (docs/formats.md): a name, or the switches of one's own. Which of them are any good is the engine's business. */

/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../engine/protocol.js").Switches} Switches */

/** The name in the form for a rule set of one's own. */
export const CUSTOM = "custom";

/** What players agree on beforehand: with it a rule set is still the one of its name. */
const AGREED = /^(handicap=\d+[xo]?|pie)$/;

/** The rule set of the catalogue that a text tells of. @param {Catalogue} catalogue @param {string} text */
export function rulesetNamed(catalogue, text) {
  const [base, ...switches] = text.split("+");
  return switches.every((each) => AGREED.test(each)) ? catalogue.rulesets.find(({ name }) => name === base) : undefined;
}

/** @param {Catalogue} catalogue @param {string} ruleset @param {Switches} switches @returns {string} */
export function rulesetText(catalogue, ruleset, switches) {
  const { eaters, merging, setup, score, handicap, stronger, pie } = switches;
  const named = rulesetNamed(catalogue, ruleset);
  const own = [
    eaters,
    ...(merging ? ["merging"] : []),
    ...(setup ? [`setup=${setup}`] : []),
    ...(score === "margin" ? ["margin"] : []),
  ];
  return [
    ...(named ? [named.name] : own),
    ...(handicap && score === "margin" ? [`handicap=${handicap}${"xo"[stronger]}`] : []),
    ...(pie ? ["pie"] : []),
  ].join("+");
}
