/** The rules in the new-game form: closed at first, since most players do not need them. */

import { t } from "../strings/index.js";
import { tick } from "../ui/choice.js";
import { html, nothing } from "../ui/lit.js";
import { CUSTOM, EATERS, YES_NO, rulesetNamed, rulesetText } from "./ruleset-text.js";
import { isUsual, rulesetTitle } from "./ruleset-words.js";
import { rulesetPlain, rulesetWhat, withAgreed } from "./rule-words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Switches} Switches */

/** Scrolls to what a press opens. @param {{currentTarget: unknown}} event */
export function reveal({ currentTarget }) {
  const part = /** @type {HTMLDetailsElement} */ (/** @type {HTMLElement} */ (currentTarget).parentElement);
  requestAnimationFrame(() => part.open && part.scrollIntoView());
}

/** @param {Context} context */
export function ruleChoice(context) {
  return html`<details class="rule-choice">
    <summary @click=${reveal}>
      <span>${rulesNow(context)} ${isUsual(textOf(context)) ? summaryWhat(t("setup-rules-what")) : nothing}</span>
    </summary>
    ${list(context)}
  </details>`;
}

/** What a fold holds, below its name. @param {string} words */
export const summaryWhat = (words) => html`<br /><small class="hint">${words}</small>`;

/** The rules of the form as text. @param {Context} context */
const textOf = ({ catalogue, state: { setup } }) => rulesetText(catalogue, setup.ruleset, setup.switches);

/** The rules of the form, with what the players agree on. @param {Context} context */
function rulesNow({ state: { setup }, catalogue }) {
  const named = rulesetNamed(catalogue, setup.ruleset);
  return named
    ? t("setup-rules-named", { plain: rulesetPlain(named.name), rules: withAgreed(named.name, setup.switches) })
    : t("setup-rules", { rules: t("setup-rules-own") });
}

/** Rules that are not the usual ones, beside the button that starts the game: the form remembers them from the last game. @param {Context} context */
export const unusualRules = (context) => (isUsual(textOf(context)) ? nothing : html`<p>${rulesNow(context)}</p>`);

/** The same choice where it is folded already. @param {Context} context */
export const rulesOpen = (context) =>
  html`<fieldset>
    <legend>${t("setup-rules-label")}</legend>
    ${list(context)}
  </fieldset>`;

/** @param {Context} context */
function list(context) {
  const { state, catalogue } = context;
  const named = rulesetNamed(catalogue, state.setup.ruleset);
  return html`<div class="rule-list" role="radiogroup" aria-label=${t("setup-rules-label")}>
      ${catalogue.rulesets.map(({ name }) => choice(context, name, name === named?.name))}
      ${choice(context, CUSTOM, !named)}
    </div>
    ${named ? agreed(context) : switches(context)}`;
}

/** @param {Context} context @param {string} name @param {boolean} checked */
function choice({ catalogue, act, state }, name, checked) {
  const choose = () => {
    const { boards = [], fields = state.setup.switches } = rulesetNamed(catalogue, name) ?? {};
    const board = name === CUSTOM || boards.includes(state.setup.board) ? state.setup.board : boards[0];
    act({ type: "setup", change: { ruleset: name, board, switches: fields } });
  };
  const plain = rulesetPlain(name);
  return html`<label class="radio rule">
    <input type="radio" name="ruleset" .checked=${checked} @change=${choose} />
    <span class="rule-name"
      >${plain ? html`${plain} <small class="rule-what">${rulesetTitle(name)}</small>` : rulesetTitle(name)}</span
    ><span class="rule-what">${rulesetWhat(name)}</span>
  </label>`;
}

/** The controls for the switches of the form. @param {Context} context */
function controls({ state, act }) {
  const now = state.setup.switches;
  const set = (/** @type {Partial<Switches>} */ change) => act({ type: "switch", change });
  const whole = (/** @type {globalThis.Event} */ event) =>
    Math.round(Number(/** @type {HTMLInputElement} */ (event.target).value)) || 0;
  const number = (/** @type {"setup" | "handicap"} */ name, /** @type {number} */ most) =>
    html`<label class="tick"
      ><input
        class="number"
        type="number"
        min="0"
        max=${most}
        .value=${String(now[name])}
        @change=${(/** @type {globalThis.Event} */ event) => set({ [name]: Math.max(0, Math.min(most, whole(event))) })}
      />
      <span>${t(`switch-${name}`)}</span></label
    >`;
  const stronger = html`<label class="level"
    >${t("switch-stronger")}
    <select @change=${(/** @type {globalThis.Event} */ event) => set({ stronger: whole(event) === 1 ? 1 : 0 })}>
      <option value="0" ?selected=${now.stronger === 0}>${t("switch-stronger-first")}</option>
      <option value="1" ?selected=${now.stronger === 1}>${t("switch-stronger-second")}</option>
    </select></label
  >`;
  return {
    eaters: html`<label class="level"
      >${t("switch-eaters")}
      <select
        @change=${(/** @type {globalThis.Event} */ event) => set({ eaters: /** @type {any} */ (event.target).value })}
      >
        ${EATERS.map((kind) => html`<option value=${kind} ?selected=${kind === now.eaters}>${t(`switch-eaters-${kind}`)}</option>`)}
      </select></label
    >`,
    yesNo: YES_NO.map((name) => tick(t(`switch-${name}`), now[name], () => set({ [name]: !now[name] }))),
    setup: number("setup", 3),
    margin: tick(t("switch-margin"), now.score === "margin", () =>
      set({ score: now.score === "margin" ? "win" : "margin" }),
    ),
    pie: tick(t("switch-pie"), now.pie, () => set({ pie: !now.pie })),
    handicap: now.score === "margin" ? html`${number("handicap", 99)}${now.handicap ? stronger : nothing}` : nothing,
  };
}

/** @param {Context} context */
function switches(context) {
  const { eaters, yesNo, setup, margin, handicap, pie } = controls(context);
  return html`<div class="switches" role="group" aria-label=${rulesetTitle(CUSTOM)}>
    ${eaters}${yesNo}${setup}${margin}${handicap}${pie}
  </div>`;
}

/** The options that players may agree on under any rule set. @param {Context} context */
function agreed(context) {
  const { handicap, pie } = controls(context);
  return html`<div class="switches" role="group" aria-label=${t("setup-agreed")}>
    <p class="switches-heading">${t("setup-agreed")}</p>
    ${handicap}${pie}
  </div>`;
}
