/** The rules in full, each with a small board to try it on; the words; where the rule sets come from. */

import { seated } from "../strings/en/common.js";
import { en } from "../strings/en/index.js";
import { rulebookSays, ruleWords, switchWords } from "../strings/en/rulebook.js";
import { html } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context */
export function rulebook({ catalogue, learning }) {
  const says = rulebookSays;
  /** @param {import("../strings/en/rulebook.js").Rule} rule */
  const entry = (rule) =>
    html`<section class="rule-entry" aria-labelledby=${`rule-${rule.id}`}>
      <div>
        <h4 id=${`rule-${rule.id}`}>
          ${/^R\d/.test(rule.id) ? html`<span class="rule-id">${rule.id}</span> ` : ""}${rule.title}
        </h4>
        <p>${rule.text}</p>
        <p class="rule-try">${seated(rule.try)}</p>
      </div>
      ${learning?.live(rule.id, rule.title, rule.board)}
    </section>`;
  return html`<p class="rules-goal">${en.rules.goal}</p>
    <p>${says.intro}</p>
    <h3>${says.rules}</h3>
    ${ruleWords.map(entry)}
    <h3>${says.switches}</h3>
    ${switchWords.map(entry)}
    <h3>${says.glossary}</h3>
    <dl class="glossary">
      ${says.words.map(
        ([word, meaning]) =>
          html`<div>
            <dt>${word}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>
    <h3>${says.history}</h3>
    <p>${says.historyIntro}</p>
    <dl class="glossary">
      ${catalogue.rulesets.map(
        ({ name, title, source, boards }) =>
          html`<div>
            <dt>${title}</dt>
            <dd>
              ${en.rulesets[name]}
              <span class="rule-source"
                >${says.from}: ${source}.
                ${boards.map((board) => en.setup.boardNames[board] ?? board).join(", ")}.</span
              >
            </dd>
          </div>`,
      )}
    </dl>
    <h3>${says.solved}</h3>
    <p>${says.solvedIntro}</p>
    <dl class="glossary">
      ${says.solvedRows.map(
        ([rules, result]) =>
          html`<div>
            <dt>${rules}</dt>
            <dd>${result}</dd>
          </div>`,
      )}
    </dl>
    <p class="credit">${en.rules.credit} <a href=${en.rules.creditUrl} rel="noreferrer">${en.rules.creditLink}</a></p>`;
}
