/** The rules in brief, the meaning of the marks on the board, and the credits. */

import { picture } from "../board/picture.js";
import { licences } from "../boot/platform.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { laterIcons } from "../ui/later-icons.js";
import { html, nothing, svg } from "../ui/lit.js";
import { CUSTOM, rulesetNamed } from "./ruleset-text.js";
import { rulesetTitle } from "./ruleset-words.js";
import { agreedRules, ownRules, rulesetWhat } from "./rule-words.js";

const STEPS = /** @type {const} */ ([
  ["grow", picture("axb*", "*a111")],
  ["eat", picture("aa..", "..11.", "prey")],
  ["bonus", picture("aa+.", "++&1.", "eaten")],
  ["win", picture("a1xb", "xax2b")],
]);
const SIGNS = /** @type {const} */ (["dot", "ring", "hollow", "plus", "full"]);
const TOPICS = /** @type {const} */ (["twins", "threats", "outlook", "territory", "marks"]);

const HEAVY_LIDS = svg`<g class="bug seat-0 full">
  <circle class="bug-body" r="26" /><circle class="bug-white" r="13" /><circle class="bug-pupil" cy="3" r="6" />
  <path class="bug-lid" d="M-13 0A13 13 0 0 1 13 0Z" /></g>`;
const MARKS = svg`<circle class="mark-ring" r="21" /><circle class="mark-dot" r="8.5" />
  <circle class="mark-disc" r="24" /><path class="mark-plus" d="M-12 0H12M0 -12V12" />`;

/** @param {(typeof SIGNS)[number]} kind */
function sign(kind) {
  const mark = { dot: "grow", ring: "eat", hollow: "giveaway", plus: "bonus", full: null }[kind];
  return html`<svg class="sign" viewBox="-32 -32 64 64" aria-hidden="true">
    ${mark ? svg`<g class=${`mark seat-0 ${mark}`}>${MARKS}</g>` : HEAVY_LIDS}
  </svg>`;
}

/** The rules of the game on the board, if they differ from those explained here. @param {import("../app/context.js").Context} context */
function playedBy({ state, catalogue }) {
  const { ruleset } = state.game;
  const explained = catalogue.rulesets[0].name;
  if (ruleset === explained) return nothing;
  const named = rulesetNamed(catalogue, ruleset);
  const rules = state.scene?.rules;
  const extras = rules ? agreedRules(rules) : "";
  const agreed = extras && t("rules-agreed", { agreed: extras });
  if (named?.name === explained) return html`<p class="rules-played">${agreed}</p>`;
  const words = named
    ? t("rules-played", { rules: rulesetTitle(named.name), what: joined([rulesetWhat(named.name), agreed], "space") })
    : t("rules-played", { rules: rulesetTitle(CUSTOM), what: rules ? ownRules(rules) : "" });
  return html`<p class="rules-played">${words}</p>`;
}

/** @param {import("../app/context.js").Context} context */
export const rules = (context) =>
  html` ${playedBy(context)}
    <p class="rules-goal">${t("rules-goal")}</p>
    <ol class="rules-steps">
      ${STEPS.map(
        ([name, image]) =>
          html`<li>
            <div>
              <h3>${t(`rules-step-${name}`)}</h3>
              <p>${t(`rules-step-${name}.what`)}</p>
            </div>
            ${image}
          </li>`,
      )}
    </ol>
    <h3>${t("rules-signs")}</h3>
    <ul class="rules-signs">
      ${SIGNS.map((kind) => html`<li>${sign(kind)}<span>${t(`rules-sign-${kind}`)}</span></li>`)}
      <li><b class="sign">×2</b><span>${t("rules-sign-ate")}</span></li>
    </ul>
    <h3>${t("rules-aids")}</h3>
    <ul class="rules-signs">
      ${TOPICS.map(
        (aid) =>
          html`<li>
            ${icons[aid]}<span><b>${t(`aid-${aid}`)}</b>${t("colon")}${t(`aid-${aid}.what`)}</span>
          </li>`,
      )}
    </ul>
    ${button(t("action-keys"), () => context.act({ type: "dialog", name: "keys" }), { icon: laterIcons.keyboard, kind: "small" })}
    ${context.oneFile ? html`<p class="credit">${t("rules-offline")} <a href=${context.oneFile} download>${t("rules-download")}</a></p>` : nothing}
    <p class="credit">
      ${t("rules-credit")} <a href="https://www.nickbentley.games/" rel="noreferrer">nickbentley.games</a>
    </p>
    <p class="credit">${t("rules-made-of")} <a href=${licences()} target="_blank">${t("rules-licences")}</a></p>`;
