/** A rule set in words, rule by rule, and what the players agreed on. Pure. */

import { joined, t } from "../strings/index.js";
import { CUSTOM, YES_NO } from "./ruleset-text.js";
import { isNamed, rulesetKind, rulesetTitle } from "./ruleset-words.js";

/** @typedef {import("../engine/protocol.js").Switches} Switches */

/** How a rule set differs from the first one. @param {string} name */
export const rulesetWhat = (name) => (isNamed(name) ? t(`ruleset-${name}.what`) : "");

/** What a reader should know of the rules that a text names; "" if it lists custom ones. @param {string} text */
export const rulesetExplained = (text) => (rulesetKind(text) === CUSTOM ? "" : rulesetWhat(rulesetKind(text)));

/** A rule set in a few plain words, for readers who don't know the site that it is named after; "" for custom rules. @param {string} name */
export const rulesetPlain = (name) => (isNamed(name) && name !== CUSTOM ? t(`ruleset-${name}.plain`) : "");

/** A rule set in plain words, with the name under which other sites know it. @param {string} text */
export function rulesetNamedPlainly(text) {
  const [plain, rules] = [rulesetPlain(rulesetKind(text)), rulesetTitle(text)];
  return plain ? t("setup-rules-plainly", { plain, rules }) : rules;
}

/** The source of a rule set. @param {string} name */
export const rulesetSource = (name) => (isNamed(name) && name !== CUSTOM ? t(`ruleset-${name}.source`) : "");

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
  joined(
    [
      handicap && score === "margin"
        ? t(stronger ? "rules-handicap-second" : "rules-handicap-first", { handicap })
        : "",
      pie ? t("rules-pie") : "",
    ],
    "space",
  );

/** A custom rule set, rule by rule. @param {Switches} rules */
export function ownRules(rules) {
  const { eaters, setup, score } = rules;
  return joined(
    [
      t(`rules-eaters-${eaters}`),
      ...YES_NO.filter((name) => rules[name]).map((name) => t(`switch-${name}.rule`)),
      setup ? t("rules-setup", { count: setup }) : "",
      score === "margin" ? t("rules-margin") : "",
      agreedRules(rules),
    ],
    "space",
  );
}
