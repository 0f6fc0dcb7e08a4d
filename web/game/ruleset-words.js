/** Rule sets in words: their names, and what is agreed or chosen beside them. Pure. */

import { t } from "../strings/index.js";
import { CUSTOM, YES_NO } from "./ruleset-text.js";

/** @typedef {import("../engine/protocol.js").Switches} Switches */

/** Those of the catalogue and the custom one (strings/en/game.ftl); a test compares them. */
const NAMES = /** @type {const} */ (["genius", "green-meadow", "ludii", "iggc", "classic", CUSTOM]);

/** @param {string} name @returns {name is (typeof NAMES)[number]} */
const isNamed = (name) => NAMES.includes(/** @type {(typeof NAMES)[number]} */ (name));

/** The name of the rule set of the catalogue that a text begins with; else that of all custom ones. @param {string} text */
export const rulesetKind = (text) => {
  const [name] = text.split("+");
  return isNamed(name) ? name : CUSTOM;
};

/** @param {string} text a rule set, with or without what the players agreed on */
export const rulesetTitle = (text) => t(`ruleset-${rulesetKind(text)}`);

/** What differs from the first one. @param {string} name */
export const rulesetWhat = (name) => (isNamed(name) ? t(`ruleset-${name}.what`) : "");

/** Where it comes from. @param {string} name */
export const rulesetSource = (name) => (isNamed(name) && name !== CUSTOM ? t(`ruleset-${name}.source`) : "");

/** What a player who knows the first one has to know when a game by another one begins. @param {string} text */
export function rulesetSpecial(text) {
  const [name] = text.split("+");
  return name === "ludii" || name === "iggc" || name === "classic" ? t(`ruleset-${name}.special`) : "";
}

/** A rule set's name, with what the players agreed on. @param {string} name @param {Switches} rules */
export function withAgreed(name, { score, handicap, pie }) {
  const agreed = [
    ...(handicap && score === "margin" ? [t("agreed-handicap", { handicap })] : []),
    ...(pie ? [t("agreed-pie")] : []),
  ];
  return agreed.length ? t("agreed-rules", { rules: rulesetTitle(name), agreed }) : rulesetTitle(name);
}

/** What the players agreed on, in full; "" for nothing. @param {Switches} rules */
export const agreedRules = ({ score, handicap, stronger, pie }) =>
  [
    ...(handicap && score === "margin"
      ? [t(stronger ? "rules-handicap-second" : "rules-handicap-first", { handicap })]
      : []),
    ...(pie ? [t("rules-pie")] : []),
  ].join(" ");

/** A custom rule set, rule by rule. @param {Switches} rules */
export function ownRules(rules) {
  const { eaters, setup, score } = rules;
  return [
    t(`rules-eaters-${eaters}`),
    ...YES_NO.filter((name) => rules[name]).map((name) => t(`switch-${name}.rule`)),
    ...(setup ? [t("rules-setup", { count: setup })] : []),
    ...(score === "margin" ? [t("rules-margin")] : []),
    agreedRules(rules),
  ]
    .filter(Boolean)
    .join(" ");
}
