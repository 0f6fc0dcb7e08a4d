/** The reader's progress: results by opponent, board and rules, a rating, results and accuracy over time, and where mistakes happen. Nothing leaves the device. */

import { levelName } from "../game/player-names.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { joined, language, t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";
import { boardWords, reviewAll, reviewing, startOne } from "./notes.js";
import { SLIPS } from "./state.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Progress} Progress */
/** @typedef {import("../engine/protocol.js").Share} Share */

/** The size of a plot and of its words, so that a phone of 320 px shows them 10 px tall; library.css has their 12. */
const WIDTH = 300;
const HEIGHT = 120;
const BASE = 24;
/** The lower end of the accuracy plot (%), unless a value is lower. */
const FLOOR = 50;
/** With fewer games, a chart has nothing to show. */
const CHARTED = 5;
/** A larger error of the estimated strength (Elo) says too little about a level: about that after five games. */
const SURE = 300;
/** With a larger error, a number says more than is known. */
const EXACT = 150;
/** A plot has room for so many columns, also if there are fewer. */
const FEWEST = 3;
/** The least space between two words below or above a plot. */
const GAP = 6;
/** The room left and right of the columns, into which words reach. */
const MARGIN = 12;
/** The widths of a digit in a plot, of a letter that is as wide as tall, and of a slash. */
const DIGIT = 8;
const WIDE = 13;
const SLASH = 5;
const STAGES = /** @type {const} */ (["opening", "middle", "end"]);

const percent = (/** @type {number} */ part) => part.toLocaleString(language.locale, { style: "percent" });
const whole = (/** @type {number} */ value) => value.toLocaleString(language.locale);

/** @param {Context} context */
export function progress(context) {
  const { state, catalogue } = context;
  const found = state.library.progress;
  if (!found) return html`<p aria-live="polite">${t("one-moment")}</p>`;
  if (!found.games)
    return html`<p>${t("progress-none")}</p>
      ${startOne(context)}`;
  return html`<div class="progress-page">
    ${figures(found)} ${later(found)} ${rating(catalogue, found)} ${companion(context, found)}
    ${found.games < CHARTED ? nothing : html`<div class="progress-tables">${over(found)} ${accuracies(found)}</div>`}
    <div class="progress-tables">
      ${table(t("progress-levels"), found.opponents, (name) => opponentWords(catalogue, name))}
      ${table(t("progress-boards"), found.boards, (name) => boardWords(catalogue, name))}
      ${table(t("progress-rules"), found.rules, rulesetTitle)}
    </div>
    ${slips(found)} ${reviewing(context)} ${unreviewedOnes(context)}
    <p class="hint">${t("progress-private")}</p>
  </div>`;
}

/** How many of the reader's games have no review, and the button that reviews them. @param {Context} context */
function unreviewedOnes(context) {
  const found = reviewAll(context, true);
  if (!found) return nothing;
  return html`<p class="hint library-note">
    <span>${t("progress-unreviewed", { count: found.count })}</span> ${found.press}
  </p>`;
}

/** The name of a level, the companion, one of the reader's bots or a person. @param {Context["catalogue"]} catalogue @param {string} name */
function opponentWords(catalogue, name) {
  if (name === "person") return t("progress-people");
  return name === "bot" ? t("own-bots-yours") : levelName(catalogue, name);
}

/** @param {Progress} found */
function figures({ games, won, chain, days, longest_days: longest, accuracy, slips: { games: reviewed } }) {
  const figure = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ more) =>
    html`<div class="progress-figure">
      <dt>${name}</dt>
      <dd><b>${value}</b>${more ? html` <span>${more}</span>` : nothing}</dd>
    </div>`;
  return html`<dl class="progress-figures">
      ${figure(t("progress-won"), percent(won / games), t("progress-of-games", { won, games }))}
      ${accuracy ? figure(t("progress-accuracy"), percent(accuracy.value / 100), t("progress-accuracy-of", { games: accuracy.games })) : nothing}
      ${figure(t("progress-days"), whole(days), t("progress-longest", { days: longest }))}
      ${figure(t("progress-chain"), whole(chain), "")}
    </dl>
    ${accuracy ? html`<p class="hint">${joined([t("progress-accuracy-how", { all: percent(1) }), uncounted(reviewed - accuracy.games)], "space")}</p>` : nothing}`;
}

/** Why the accuracy is of fewer reviewed games than the mistakes. @param {number} count of the others */
const uncounted = (count) => (count > 0 ? t("progress-accuracy-none", { count }) : "");

/** What appears after more games. @param {Progress} found */
function later({ games, rating: found }) {
  if (found) return nothing;
  return html`<p class="hint">${t(games < CHARTED ? "progress-few" : "progress-no-rating")}</p>`;
}

/** The rating, and the levels below and above it. @param {Context["catalogue"]} catalogue @param {Progress} found */
function rating(catalogue, { rating: found, scale }) {
  if (!found) return nothing;
  const { value, error, games } = found;
  if (error >= EXACT)
    return html`<section class="progress-rating">
      <h3>${t("progress-rating")}</h3>
      <p>${about(catalogue, scale, value)}</p>
      <p class="hint">${t("progress-about-how")}</p>
    </section>`;
  const levels = Object.entries(scale).sort(([, one], [, other]) => one - other);
  const below = levels.findLast(([, strength]) => strength <= value)?.[0];
  const above = levels.find(([, strength]) => strength > value)?.[0];
  const name = (/** @type {string} */ level) => levelName(catalogue, level);
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

/** About which level a strength is; below the weakest, or above the strongest, by more than half the way to its neighbour, it is not like that level. @param {Context["catalogue"]} catalogue @param {Progress["scale"]} scale @param {number} strength */
function about(catalogue, scale, strength) {
  const strengths = Object.values(scale).sort((one, other) => one - other);
  const [least, second] = strengths;
  const [before, most] = strengths.slice(-2);
  const level = levelName(catalogue, nearest(scale, strength));
  if (strength < least - (second - least) / 2) return t("progress-below", { level });
  return t(strength > most + (most - before) / 2 ? "progress-above" : "progress-about", { level });
}

/** The level whose strength is nearest. @param {Progress["scale"]} scale @param {number} strength */
function nearest(scale, strength) {
  const apart = (/** @type {[string, number]} */ [, of]) => Math.abs(of - strength);
  return Object.entries(scale).sort((one, other) => apart(one) - apart(other))[0][0];
}

/** The companion's strength in the reader's next game. @param {Context} context @param {Progress} found */
function companion({ state, catalogue }, { fit, scale }) {
  if (!fit.games || fit.error > SURE) return nothing;
  const strength = state.settings.companion; // a review alone does not change it
  return html`<p>${t("progress-companion", { level: levelName(catalogue, nearest(scale, strength)) })}</p>`;
}

/** @param {string} day @param {Progress["step"]} step */
const dayWords = (day, step) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(
    language.locale,
    step === "month" ? { month: "short", year: "2-digit" } : { day: "numeric", month: "short" },
  );

/** How wide a text of a plot is. @param {string} words */
const widthOf = (words) =>
  [...words].reduce(
    (sum, letter) => sum + (letter === "%" || letter > "\u2e80" ? WIDE : letter === "/" ? SLASH : DIGIT),
    0,
  );

/** @typedef {{words: string, x: number, y: number}} Label */

/** The texts of a plot, moved so that they stay within it; of two that would overlap, only the later one. @param {readonly Label[]} labels @param {string} [kind] */
function shown(labels, kind = "progress-part") {
  let edge = WIDTH;
  return labels.toReversed().map(({ words, x, y }) => {
    const half = widthOf(words) / 2;
    const at = Math.min(Math.max(x, half), WIDTH - half);
    if (at + half > edge) return nothing;
    edge = at - half - GAP;
    return svg`<text class=${kind} x=${at} y=${y} paint-order="stroke" stroke="var(--surface)" stroke-width="3">${words}</text>`;
  });
}

/** The width of a column. @param {Progress} found */
const columnOf = ({ times }) => (WIDTH - 2 * MARGIN) / Math.max(times.length, FEWEST);
/** The x of a place in the columns: 1.5 is the middle of the second one. @param {number} column @param {number} wide */
const across = (column, wide) => MARGIN + column * wide;

/** The days, weeks or months below a plot. @param {Progress} found */
const axis = (found) =>
  shown(
    found.times.map(({ name }, i) => ({
      ...{ words: dayWords(name, found.step), x: across(i + 0.5, columnOf(found)), y: HEIGHT - 8 },
    })),
    "progress-day",
  );

/** The longer words if they fit over a column. @param {string} long @param {string} short @param {number} wide */
const fitting = (long, short, wide) => (widthOf(long) <= wide ? long : short);

/** A column for each day, week or month: games, and the share of won ones. @param {Progress} found */
function over(found) {
  const { times, step } = found;
  const most = Math.max(...times.map(({ games }) => games));
  const wide = columnOf(found);
  const tall = (/** @type {number} */ games) => ((HEIGHT - BASE - 14) * games) / most;
  const column = (/** @type {Share} */ { games, won }, /** @type {number} */ i) => {
    const bar = (/** @type {string} */ kind, /** @type {number} */ from, /** @type {number} */ count) =>
      svg`<rect class=${kind} x=${across(i + 0.15, wide)} width=${wide * 0.7} y=${HEIGHT - BASE - tall(from + count)} height=${tall(count)} />`;
    return svg`${bar("progress-won", 0, won)}${bar("progress-lost", won, games - won)}`;
  };
  const parts = times.map(({ games, won }, i) => ({
    words: fitting(`${won}/${games}`, percent(won / games), wide),
    ...{ x: across(i + 0.5, wide), y: HEIGHT - BASE - tall(games) - 3 },
  }));
  const words = times.map(({ name, games, won }) =>
    joined([dayWords(name, step), t("progress-of-games", { won, games })], "colon"),
  );
  return html`<section>
    <h3>${t(`progress-over-${step}`)}</h3>
    <svg class="progress-plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${joined(words)}>
      ${times.map(column)} ${shown(parts)} ${axis(found)}
    </svg>
    <p class="hint progress-legend">
      <i class="progress-won"></i>${t("progress-won")}<i class="progress-lost"></i>${t("progress-lost")}
    </p>
  </section>`;
}

/** A dot for each day, week or month with a reviewed game, above its results. @param {Progress} found */
function accuracies(found) {
  const { times, step, accuracies: all } = found;
  if (!all.length) return nothing;
  const least = Math.min(FLOOR, ...all.map(({ value }) => Math.floor(value / 10) * 10));
  const y = (/** @type {number} */ value) => 16 + ((HEIGHT - BASE - 22) * (100 - value)) / (100 - least);
  const dots = all.map(({ name, value }) => {
    const column = times.findIndex((time) => time.name === name);
    return { name, value, x: across(column + 0.5, columnOf(found)), y: y(value) };
  });
  const values = dots.map(({ value, x, y: at }) => ({ words: percent(value / 100), x, y: at - 7 }));
  const words = dots.map(({ name, value }) => joined([dayWords(name, step), percent(value / 100)], "colon"));
  return html`<section>
    <h3>${t("progress-accuracy-over")}</h3>
    <svg class="progress-plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${joined(words)}>
      <polyline class="progress-line" points=${dots.map(({ x, y: at }) => `${x},${at}`).join(" ")} />
      ${dots.map(({ x, y: at }) => svg`<circle class="progress-dot" cx=${x} cy=${at} r="4" />`)} ${shown(values)}
      ${axis(found)}
    </svg>
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
  const kinds = SLIPS.filter((kind) => found.overlooked[kind]);
  const most = Math.max(1, all, ...kinds.map((kind) => found.overlooked[kind]));
  return html`<section>
    <h3>${t("progress-mistakes")}</h3>
    ${
      found.games
        ? html`<p>${t("progress-mistakes-in", { mistakes: all, games: found.games })}</p>
            <div class="progress-tables">
              ${counts(t("progress-stages"), STAGES, (stage) => [t(`progress-stage-${stage}`), found[stage]], most)}
              ${kinds.length ? counts(t("progress-kinds"), kinds, (kind) => [t(`progress-slip-${kind}`), found.overlooked[kind]], most) : nothing}
            </div>`
        : html`<p class="hint">${t("progress-not-reviewed")}</p>`
    }
  </section>`;
}

/** @template {string} T @param {string} title @param {readonly T[]} names @param {(name: T) => [words: string, count: number]} row @param {number} most */
const counts = (title, names, row, most) =>
  html`<table class="progress-table">
    <caption>
      ${title}
    </caption>
    <tbody>
      ${names.map((name) => {
        const [words, count] = row(name);
        return html`<tr>
          <th scope="row">${words}</th>
          <td><meter min="0" max=${most} value=${count} aria-hidden="true"></meter></td>
          <td>${whole(count)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
