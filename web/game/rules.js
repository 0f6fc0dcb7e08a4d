/** The rules in brief, what the marks on the board mean, and whose game it is. */

import { picture } from "../board/picture.js";
import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing, svg } from "../ui/lit.js";
import { rulesetNamed } from "./ruleset-text.js";

/** One for each of `en.rules.steps`. */
const pictures = [
  picture("axb*", "*a111"),
  picture("aa..", "..11.", "prey"),
  picture("aa+.", "++&1.", "eaten"),
  picture("a1xb", "xax2b"),
];

const HEAVY_LIDS = svg`<g class="bug seat-0 full">
  <circle class="bug-body" r="26" /><circle class="bug-white" r="13" /><circle class="bug-pupil" cy="3" r="6" />
  <path class="bug-lid" d="M-13 0A13 13 0 0 1 13 0Z" /></g>`;
const MARKS = svg`<circle class="mark-ring" r="21" /><circle class="mark-dot" r="8.5" />
  <circle class="mark-disc" r="24" /><path class="mark-plus" d="M-12 0H12M0 -12V12" />`;

/** @param {string} kind as in `en.rules.signRows` */
function sign(kind) {
  const mark = { dot: "grow", ring: "eat", hollow: "giveaway", plus: "bonus" }[kind];
  return html`<svg class="sign" viewBox="-32 -32 64 64" aria-hidden="true">
    ${mark ? svg`<g class=${`mark seat-0 ${mark}`}>${MARKS}</g>` : HEAVY_LIDS}
  </svg>`;
}

/** By which rules the game on the board is played, unless they are the ones that are told here. @param {import("../app/context.js").Context} context */
function playedBy({ state, catalogue }) {
  const { ruleset } = state.game;
  const told = catalogue.rulesets[0].name;
  if (ruleset === told) return nothing;
  const named = rulesetNamed(catalogue, ruleset);
  const rules = state.scene?.rules;
  const agreed = rules ? en.rules.agreed(en.agreedRules(rules)) : "";
  if (named?.name === told) return html`<p class="rules-played">${agreed}</p>`;
  const words = named
    ? en.rules.played(named.title, `${en.rulesets[named.name]} ${agreed}`)
    : en.rules.played(en.setup.custom, rules ? en.ownRules(rules) : "");
  return html`<p class="rules-played">${words}</p>`;
}

/** @param {import("../app/context.js").Context} context */
export const rules = (context) =>
  html` ${playedBy(context)}
    <p class="rules-goal">${en.rules.goal}</p>
    <ol class="rules-steps">
      ${en.rules.steps.map(
        ([name, text], i) =>
          html`<li>
            <div>
              <h3>${name}</h3>
              <p>${text}</p>
            </div>
            ${pictures[i]}
          </li>`,
      )}
    </ol>
    <h3>${en.rules.signs}</h3>
    <ul class="rules-signs">
      ${en.rules.signRows.map(([kind, text]) => html`<li>${sign(kind)}<span>${text}</span></li>`)}
    </ul>
    <h3>${en.aids.about.heading}</h3>
    <ul class="rules-signs">
      ${en.aids.about.rows.map(
        ([aid, text]) =>
          html`<li>
            ${icons[aid]}<span><b>${en.aids.names[aid]}</b>: ${text}</span>
          </li>`,
      )}
    </ul>
    ${button(en.actions.keys, () => context.act({ type: "dialog", name: "keys" }), { icon: icons.keyboard, kind: "small" })}
    ${context.oneFile ? html`<p class="credit">${en.rules.offline} <a href=${context.oneFile} download>${en.rules.download}</a></p>` : nothing}
    <p class="credit">${en.rules.credit} <a href=${en.rules.creditUrl} rel="noreferrer">${en.rules.creditLink}</a></p>`;
