/** The reader's progress: results by level, board and rules, a rating, results over time, and where mistakes happen. Nothing leaves the device. */

import { levelWords } from "../game/player-names.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { language, t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";
import { boardWords } from "./words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Progress} Progress */
/** @typedef {import("../engine/protocol.js").Share} Share */

const WIDTH = 340;
const HEIGHT = 120;
const BASE = 24;
const STAGES = /** @type {const} */ (["opening", "middle", "end"]);

const whole = (/** @type {number} */ value) => value.toLocaleString(language.locale);

/** @param {Context} context */
export function progress({ state, catalogue }) {
  const found = state.library.progress;
  if (!found) return html`<p aria-live="polite">${t("one-moment")}</p>`;
  if (!found.games) return html`<p>${t("progress-none")}</p>`;
  return html`<div class="progress-page">
    ${figures(found)} ${found.rating ? rating(catalogue, found) : html`<p class="hint">${t("progress-no-rating")}</p>`}
    ${companion(catalogue, found)} ${over(found)}
    <div class="progress-tables">
      ${table(t("progress-levels"), found.levels, (name) => levelWords(catalogue, name)[0])}
      ${table(t("progress-boards"), found.boards, (name) => boardWords(catalogue, name))}
      ${table(t("progress-rules"), found.rules, rulesetTitle)}
    </div>
    ${slips(found)}
    <p class="hint">${t("progress-private")}</p>
  </div>`;
}

/** @param {Progress} found */
function figures({ games, won, chain, days, longest_days: longest }) {
  const figure = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ more) =>
    html`<div class="progress-figure">
      <dt>${name}</dt>
      <dd><b>${value}</b>${more ? html` <span>${more}</span>` : nothing}</dd>
    </div>`;
  return html`<dl class="progress-figures">
    ${figure(t("progress-won"), (won / games).toLocaleString(language.locale, { style: "percent" }), t("progress-of-games", { won, games }))}
    ${figure(t("progress-days"), whole(days), t("progress-longest", { days: longest }))}
    ${figure(t("progress-chain"), whole(chain), "")}
  </dl>`;
}

/** The rating, and between which levels it lies. @param {Context["catalogue"]} catalogue @param {Progress} found */
function rating(catalogue, { rating: found, scale }) {
  if (!found) return nothing;
  const { value, error, games } = found;
  const levels = Object.entries(scale).sort(([, one], [, other]) => one - other);
  const below = levels.findLast(([, strength]) => strength <= value)?.[0];
  const above = levels.find(([, strength]) => strength > value)?.[0];
  const name = (/** @type {string} */ level) => levelWords(catalogue, level)[0];
  const where =
    below && above
      ? t("progress-between", { below: name(below), above: name(above) })
      : below
        ? t("progress-above", { level: name(below) })
        : t("progress-below", { level: name(above ?? "") });
  return html`<section class="progress-rating">
    <h3>${t("progress-rating")}</h3>
    <p><b class="progress-value">${whole(value)} ± ${whole(error)}</b> ${where}</p>
    <p class="hint">${t("progress-rating-how", { games })}</p>
  </section>`;
}

/** How strong the companion is in the reader's next game. @param {Context["catalogue"]} catalogue @param {Progress} found */
function companion(catalogue, { fit, scale }) {
  if (!fit.games) return nothing;
  const apart = (/** @type {[string, number]} */ [, strength]) => Math.abs(strength - fit.strength);
  const [near] = Object.entries(scale).sort((one, other) => apart(one) - apart(other));
  return html`<p>${t("progress-companion", { strength: fit.strength, level: levelWords(catalogue, near[0])[0] })}</p>`;
}

/** @param {string} day @param {Progress["step"]} step */
const dayWords = (day, step) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(
    language.locale,
    step === "month" ? { month: "short", year: "2-digit" } : { day: "numeric", month: "numeric" },
  );

/** A column for each day, week or month: games, and the part of them that was won. @param {Progress} found */
function over({ times, step }) {
  const most = Math.max(...times.map(({ games }) => games));
  const wide = WIDTH / Math.max(times.length, 6);
  const tall = (/** @type {number} */ games) => ((HEIGHT - BASE - 14) * games) / most;
  const column = (/** @type {Share} */ { name, games, won }, /** @type {number} */ i) => {
    const middle = (i + 0.5) * wide;
    const bar = (/** @type {string} */ kind, /** @type {number} */ from, /** @type {number} */ count) =>
      svg`<rect class=${kind} x=${middle - wide * 0.35} width=${wide * 0.7} y=${HEIGHT - BASE - tall(from + count)} height=${tall(count)} />`;
    return svg`${bar("progress-won", 0, won)}${bar("progress-lost", won, games - won)}
      <text x=${middle} y=${HEIGHT - BASE - tall(games) - 3}>${won}/${games}</text>
      <text class="progress-day" x=${middle} y=${HEIGHT - 8}>${dayWords(name, step)}</text>`;
  };
  const words = times.map(
    ({ name, games, won }) => `${dayWords(name, step)}: ${t("progress-of-games", { won, games })}`,
  );
  return html`<section>
    <h3>${t(`progress-over-${step}`)}</h3>
    <svg class="progress-plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words.join("; ")}>
      ${times.map(column)}
    </svg>
    <p class="hint progress-legend">
      <i class="progress-won"></i>${t("progress-won")}<i class="progress-lost"></i>${t("progress-lost")}
    </p>
  </section>`;
}

/** @param {string} title @param {readonly Share[]} shares @param {(name: string) => string} words */
function table(title, shares, words) {
  if (!shares.length) return nothing;
  return html`<table class="progress-table">
    <caption>
      ${title}
    </caption>
    <tbody>
      ${shares.map(
        ({ name, games, won }) =>
          html`<tr>
            <th scope="row">${words(name)}</th>
            <td><meter min="0" max=${games} value=${won} aria-hidden="true"></meter></td>
            <td>${t("progress-of-games", { won, games })}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Progress} found */
function slips({ slips: found }) {
  const all = STAGES.reduce((sum, stage) => sum + found[stage], 0);
  return html`<section>
    <h3>${t("progress-mistakes")}</h3>
    ${
      found.games
        ? html`<p>${t("progress-mistakes-in", { mistakes: all, games: found.games })}</p>
            <table class="progress-table">
              <tbody>
                ${STAGES.map(
                  (stage) =>
                    html`<tr>
                      <th scope="row">${t(`progress-stage-${stage}`)}</th>
                      <td><meter min="0" max=${Math.max(all, 1)} value=${found[stage]} aria-hidden="true"></meter></td>
                      <td>${whole(found[stage])}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
        : html`<p class="hint">${t("progress-not-reviewed")}</p>`
    }
  </section>`;
}
