/** Rule sets in words: their names, and what is agreed or chosen beside them. Pure. */

import { t } from "../strings/index.js";
import { CUSTOM } from "./ruleset-text.js";

/** Those of the catalogue and the custom one (strings/en/game.ftl); a test compares them. */
const NAMES = /** @type {const} */ (["genius", "green-meadow", "ludii", "iggc", "classic", CUSTOM]);

/** @param {string} name @returns {name is (typeof NAMES)[number]} */
export const isNamed = (name) => NAMES.includes(/** @type {(typeof NAMES)[number]} */ (name));

/** The name of the rule set of the catalogue that a text begins with; else that of all custom ones. @param {string} text */
export const rulesetKind = (text) => {
  const [name] = text.split("+");
  return isNamed(name) ? name : CUSTOM;
};

/** @param {string} text a rule set, with or without what the players agreed on */
export const rulesetTitle = (text) => t(`ruleset-${rulesetKind(text)}`);

/** What a player who knows the first one has to know when a game by another one begins. @param {string} text */
export function rulesetSpecial(text) {
  const [name] = text.split("+");
  return name === "ludii" || name === "iggc" || name === "classic" ? t(`ruleset-${name}.special`) : "";
}
