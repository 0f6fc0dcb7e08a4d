/** The part of the form for a new game that chooses the clock. */

import { t } from "../strings/index.js";
import { choice } from "../ui/choice.js";
import { html, nothing } from "../ui/lit.js";
import { arePeople } from "./line.js";

/** @typedef {import("../app/context.js").Context} Context */

/** In seconds, which a control has; players choose the reserve in minutes. */
const MINUTE = 60;
/** The longest time of a control (s). */
const MOST = 36_000;

/** From fast to slow. */
export const PRESETS = ["10+60/1", "20+180/5", "60+300/5", "90+600/10"];

/** @param {Context} context */
export function clockSetup({ state, catalogue, act }) {
  const { clock, ownTimes } = state.setup;
  const set = (/** @type {Partial<typeof clock>} */ change) =>
    act({ type: "setup", change: { clock: { ...clock, ...change } } });
  const known = catalogue.rulesets.flatMap((ruleset) => (ruleset.clock ? [ruleset.clock] : []));
  // A ruleset's clock stands for the preset with its times.
  const presets = PRESETS.map((text) => ({ text, ...controlNumbers(text) }));
  const others = known.filter((each) => !presets.some((preset) => isLike(each, preset)));
  const offered = [...presets.map((preset) => known.find((each) => isLike(each, preset)) ?? preset), ...others];
  const named = known.some(({ text }) => text === clock.control);
  const preset = ownTimes ? undefined : offered.find(({ text }) => text === clock.control);
  const own = clock.control !== "" && !preset;
  const chip = (/** @type {string} */ control, /** @type {string} */ words, isOwn = false) =>
    choice("preset", words, isOwn ? own : !own && clock.control === control, () =>
      act({ type: "setup", change: { clock: { ...clock, control }, ownTimes: isOwn } }),
    );
  return html`<fieldset class="clock-setup">
    <legend>${t("clock")}</legend>
    <p class="hint">${preset ? timesWords(preset) : t("clock-preset-meaning")}</p>
    <div class="choices">
      ${chip("", t("clock-none"))} ${offered.map((control) => chip(control.text, presetWords(control)))}
      ${chip(named || !clock.control ? "60+300/5" : clock.control, t("clock-own"), true)}
    </div>
    ${own ? numbers(clock.control, (control) => set({ control })) : nothing}
    ${
      clock.control
        ? [
            helpWords(state),
            check(t("clock-sound"), clock.sound, (sound) => set({ sound })),
            check(t("clock-rests"), clock.rests, (rests) => set({ rests })),
          ]
        : nothing
    }
  </fieldset>`;
}

/** Whether the engine may help in such a game. @param {Context["state"]} state */
function helpWords({ settings, setup: { seats } }) {
  const people = arePeople(seats);
  if (people ? settings.clockHints : seats.every(({ kind }) => kind === "bot")) return nothing;
  return html`<p class="hint">${people ? t("clock-no-hints") : t("clock-hints")}</p>`;
}

/** @typedef {{turn: number, reserve: number}} Times */

/** @param {Times} one @param {Times} other */
const isLike = (one, other) => one.turn === other.turn && one.reserve === other.reserve;

/** @param {Times} times */
const presetWords = ({ turn, reserve }) => t("clock-preset", { turn, minutes: reserve / MINUTE });

/** @param {Times} times */
const timesWords = ({ turn, reserve }) => t("clock-times", { turn, minutes: reserve / MINUTE });

/** @param {string} control @param {(control: string) => void} set */
function numbers(control, set) {
  const now = controlNumbers(control);
  const field = (/** @type {"turn" | "reserve" | "step"} */ name, /** @type {number} */ least, unit = 1) => {
    const shown = (/** @type {number} */ seconds) => String(Math.round((100 * seconds) / unit) / 100);
    const change = (/** @type {globalThis.Event} */ event) => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      const value = Math.round(typedNumber(input.value) * unit);
      const allowed = value >= least && value <= MOST;
      input.setCustomValidity(allowed ? "" : t("clock-limits", { least, most: MOST / unit }));
      if (!allowed) return;
      input.value = shown(value); // also if it counts already, in other words
      set(controlText({ ...now, [name]: value }));
    };
    // A number field would drop the comma of another language: 2,5 would become 25.
    return html`<label class="level"
      >${t(`clock-number-${name}`)}
      <input class="field" inputmode="decimal" .value=${shown(now[name])} @change=${change}
    /></label>`;
  };
  const choose = (/** @type {globalThis.Event} */ event) =>
    set(controlText({ ...now, hard: /** @type {HTMLSelectElement} */ (event.target).value === "hard" }));
  return html`<div class="clock-numbers">${field("reserve", 0, MINUTE)}${field("turn", 1)}${field("step", 1)}</div>
    <label class="level"
      >${t("clock-end")}<select class="setup-wide" @change=${choose}>
        <option value="soft" ?selected=${!now.hard}>${t("clock-end-soft")}</option>
        <option value="hard" ?selected=${now.hard}>${t("clock-end-hard")}</option>
      </select></label
    >`;
}

/** @param {string} label @param {boolean} checked @param {(checked: boolean) => void} set */
const check = (label, checked, set) =>
  html`<label class="check"
    ><input
      type="checkbox"
      .checked=${checked}
      @change=${(/** @type {globalThis.Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)}
    />${label}</label
  >`;

/** `hard`: the time is up as soon as none is left, else when a player needs more. @typedef {{turn: number, reserve: number, step: number, hard: boolean}} Control */

/** A time control as the engine reads it, such as "90+600/10!". @param {Control} control */
export const controlText = ({ turn, reserve, step, hard }) => `${turn}+${reserve}/${step}${hard ? "!" : ""}`;

/** @param {string} text @returns {Control} */
export function controlNumbers(text) {
  const [turn = 60, reserve = 300, step = 5] = (text.match(/\d+/g) ?? []).map(Number);
  return { turn, reserve, step, hard: text.endsWith("!") };
}

/** The number that a reader typed, in their digits and with their decimal sign, spaces around it; NaN: there is none. @param {string} text */
export function typedNumber(text) {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[,٫]/, ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
