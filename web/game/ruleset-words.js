/** The names of rule sets in words. Pure. */

import { t } from "../strings/index.js";
import { CUSTOM } from "./ruleset-text.js";

/** The rule sets of the catalogue and the custom one (strings/en/game.ftl); a test compares them. */
const NAMES = /** @type {const} */ (["genius", "green-meadow", "ludii", "iggc", "classic", CUSTOM]);

/** @param {string} name @returns {name is (typeof NAMES)[number]} */
export const isNamed = (name) => NAMES.includes(/** @type {(typeof NAMES)[number]} */ (name));

/** The rule set of the catalogue that a text names; else "custom". @param {string} text */
export const rulesetKind = (text) => {
  const [name] = text.split("+");
  return isNamed(name) ? name : CUSTOM;
};

/** @param {string} text a rule set, with or without what the players agreed on */
export const rulesetTitle = (text) => t(`ruleset-${rulesetKind(text)}`);

/** Whether a text names the rule set that the lessons teach: its name says nothing to a newcomer, so it is left out. @param {string} text */
export const isUsual = (text) => text === NAMES[0];

/** The rule that a player who only knows the first rule set must know when a game begins. @param {string} text */
export function rulesetSpecial(text) {
  const [name] = text.split("+");
  return name === "ludii" || name === "iggc" || name === "classic" ? t(`ruleset-${name}.special`) : "";
}
