/** The openings from the position on the board: the turns of the reader's games, up to symmetry, and the book's estimate of each turn. */

import { shownTurn } from "../board/layout.js";
import { cellNames, pathOf, seatAt, sideAt } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { joined, percent, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { wonWords } from "./analysis.js";
import { openingValue, valueText } from "./panel-marks.js";
import { openingsOf, sourceOf } from "./found.js";
import { tick, variation } from "./variation.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").OpeningTurn} OpeningTurn */
/** @typedef {import("../engine/protocol.js").Openings} Openings */

/** The number of turns in the list at first. */
const FEW = 8;

/** @param {Context} context */
export function openings(context) {
  const { state, act } = context;
  const found = openingsOf(state);
  if (!found) return html`<p class="study-note" aria-live="polite">${t("one-moment")}</p>`;
  const { turns, source, left } = found;
  const valued = turns.some((row) => openingValue(row, source));
  const shown = state.study.all ? turns : turns.slice(0, FEW);
  const nodes = Math.max(...turns.map(({ judged }) => judged?.nodes ?? 0));
  return html`<p class="openings-sum" aria-live=${left ? "off" : "polite"}>${sumWords(state, found)}</p>
    <div class="analysis-switches">
      ${valued ? tick(context, t("analysis-heat"), "heat") : nothing}${key(shown, source)}${sources(context)}
    </div>
    ${lists(context, shown, source)}
    ${
      shown.length < turns.length
        ? button(t("openings-all", { count: turns.length }), () => act({ type: "all-findings" }), { kind: "small" })
        : nothing
    }
    ${
      turns.length
        ? html`<p class="study-note">
            ${joined(
              [
                shown.some(({ same }) => same.length > 1) ? t("openings-symmetry") : "",
                source ? t("analysis-meaning") : valued ? t("openings-share") : "",
                source === "searched" ? t("openings-searched", { count: nodes }) : "",
              ],
              "space",
            )}
          </p>`
        : nothing
    }
    ${allLost(context, found)} ${fairest(context, found)} ${state.scene?.phase === "over" ? toStart(context) : nothing}
    ${source || left || state.scene?.phase === "over" ? nothing : champion(context)}`;
}

/** What the signs of proven turns mean, near the first of them: the whole key is below the list. @param {readonly OpeningTurn[]} shown @param {Openings["source"]} source */
const key = (shown, source) =>
  shown.some((row) => openingValue(row, source)?.proven)
    ? html`<span class="study-note">${t("openings-key")}</span>`
    : nothing;

const SOURCES = /** @type {const} */ (["all", "played", "imported"]);
/** The choice of games to count, if there are both kinds. @param {Context} context */
function sources({ state, act }) {
  const { source: chosen = "all" } = state.study;
  const kinds = new Set((state.library.games ?? []).map(sourceOf));
  if (kinds.size < 2) return nothing;
  return html`<label class="check"
    >${t("openings-of")}
    <select
      @change=${(/** @type {globalThis.Event} */ event) => act({ type: "count-games", source: SOURCES[/** @type {HTMLSelectElement} */ (event.target).selectedIndex] })}
    >
      ${SOURCES.map((source) => html`<option ?selected=${source === chosen}>${t(`openings-of-${source}`)}</option>`)}
    </select></label
  >`;
}

/** The turns of the reader's games, then those of the book. The sentence above has introduced the games if there are no others. @param {Context} context @param {readonly OpeningTurn[]} shown @param {Openings["source"]} source */
function lists(context, shown, source) {
  const yours = shown.filter(({ games }) => games);
  if (yours.length === shown.length) return rows(context, yours, source);
  const book = shown.filter(({ games }) => !games);
  return [list(context, "yours", yours, source), list(context, "book", book, source)];
}

/** Turns of one origin: the reader's games, which the book may judge, too, or only the book. @param {Context} context @param {"yours" | "book"} origin @param {readonly OpeningTurn[]} turns @param {Openings["source"]} source */
const list = (context, origin, turns, source) =>
  turns.length
    ? html`<h3 class="panel-heading">${t(`openings-from-${origin}`)}</h3>
        ${rows(context, turns, source)}`
    : nothing;

/** @param {Context} context @param {readonly OpeningTurn[]} turns @param {Openings["source"]} source */
const rows = (context, turns, source) =>
  turns.length
    ? html`<ol class=${turns.some(({ games }) => games) ? "lines openings" : "lines brief"}>
        ${turns.map((row) => item(context, row, source))}
      </ol>`
    : nothing;

/** At the end of a game there is nothing to list. @param {Context} context */
const toStart = ({ act }) =>
  html`<p class="study-note">${t("openings-over")}</p>
    <p>
      ${button(t("game-first"), () => act({ type: "step", by: -Infinity }), { icon: icons.first, kind: "small" })}
    </p>`;

/** The button that asks the champion, if no book has the position. @param {Context} context */
function champion({ act }) {
  const ask = () => {
    act({ type: "analyse", change: { engine: true } });
    act({ type: "study", tab: "analysis" });
  };
  return html`<p class="study-note">${button(t("openings-champion"), ask, { kind: "small" })}</p>`;
}

/** Searches of one first turn differ by as much, so a book does not know which of such turns is fairer. */
const AS_FAIR = 0.005;

/** Which first turns are fairest if the second player may take them over: those that the book puts nearest to a half. None is fair if all are proven. @param {Context} context @param {Openings} found */
function fairest({ state, layout }, { turns, source }) {
  const judged = turns.flatMap(({ turn, judged: by }) => (by ? [{ turn, by, off: Math.abs(by.value - 0.5) }] : []));
  const pie = state.game.ruleset.split("+").includes("pie");
  if (!source || !pie || pathOf(state.game).length || !judged.length) return nothing;
  if (judged.every(({ by }) => by.nodes === 0)) return html`<p class="study-note">${t("openings-none-fair")}</p>`;
  const least = Math.max(AS_FAIR, Math.min(...judged.map(({ off }) => off)));
  const fair = judged.filter(({ off }) => off <= least).sort((one, other) => one.off - other.off);
  const names = fair.map(({ turn }) => shownTurn(layout, turn));
  return html`<p class="study-note">${t("openings-fairest", { turns: names, count: names.length })}</p>`;
}

/** @param {Context["state"]} state @param {Openings} found */
function sumWords(state, found) {
  if (found.left) return t("openings-counting", { count: found.left });
  const ended = found.ended ? t("openings-ended", { count: found.ended }) : "";
  return ended && !found.games ? ended : joined([goneOn(state, found), ended], "space");
}

/** Words about the games that went on from here. @param {Context["state"]} state @param {Openings} found */
function goneOn(state, found) {
  const { games, won, lost, turns } = found;
  if (!games) return t(turns.length ? "openings-no-games" : "openings-none");
  if (won + lost === 0) return t("openings-games-open", { count: games });
  return joined([t("openings-games", { count: games }), yourWords(found), wonBy(state, games, won, lost)], "space");
}

/** The reader's own results in these games. @param {Openings} found */
const yourWords = ({ your_won: won, your_lost: lost }) => (won + lost ? t("openings-yours", { won, lost }) : "");

/** If the book has proven that every turn loses: that people need not mind, and which turns are best nevertheless. @param {Context} context @param {Openings} found */
function allLost({ state }, { turns, source }) {
  const values = turns.map((row) => openingValue(row, source));
  const ends = Math.max(...values.map((value) => (value?.proven === "loss" ? (value.ends ?? 0) : Infinity)));
  if (!source || !turns.length || ends === Infinity) return nothing;
  const sign = valueText({ proven: "loss", ends, value: 0 });
  return html`<p class="study-note">${t("openings-lost", { seat: seatName(state, seatAt(state.game)), sign })}</p>`;
}

/** How many games each side won: in some of them the colours were the other way round. A side that won none is not named. @param {Context["state"]} state @param {number} games @param {number} won by the side to move @param {number} lost */
function wonBy({ game }, games, won, lost) {
  const [firstWon, secondWon] = sideAt(game) === 0 ? [won, lost] : [lost, won];
  if (firstWon + secondWon === 0) return "";
  const who = firstWon && secondWon ? "both" : `${firstWon ? "first" : "second"}${games === 1 ? "-it" : ""}`;
  return t("openings-won", { who, firstWon, secondWon });
}

/** Of equal turns the one that the reader points at, or went on with. @param {Context} context @param {OpeningTurn} row */
function asItLies({ state: { aim, game }, layout }, { turn, same }) {
  const aimed = aim === null ? "" : layout.cells[aim].name;
  const next = game.turns[game.cursor];
  return same.find((each) => cellNames(each)[0] === aimed) ?? same.find((each) => each === next) ?? turn;
}

/** @param {Context} context @param {OpeningTurn} row @param {Openings["source"]} source */
function item(context, row, source) {
  const { state, layout } = context;
  const { same, games, won, lost } = row;
  const turn = asItLies(context, row);
  const seat = seatAt(state.game);
  const red = seat ? lost : won;
  const shown = shownTurn(layout, turn);
  const value = openingValue(row, source);
  const worth = value ? valueText(value) : "";
  const words = [
    t("openings-row", { turn: shown, count: games }),
    wonBy(state, games, won, lost),
    ...(source && value ? [worthWords(state, value)] : []),
  ];
  return html`<li aria-label=${joined(words, "space")}>
    <span
      class=${value ? `line-value seat-${seat} ${value.proven ?? ""}` : ""}
      title=${source && value ? worthWords(state, value) : nothing}
      >${worth}</span
    >
    <span class="openings-turn"
      >${variation(context, pathOf(state.game), [turn])}${same.length > 1 ? html`<small aria-hidden="true">×${same.length}</small>` : nothing}</span
    >
    ${games ? html`<span class="openings-games" aria-hidden="true">${t("openings-count", { count: games })}</span>` : nothing}
    ${
      won + lost
        ? html`<span class="openings-share" aria-hidden="true"
            >${red}<span class="evaluation-bar" .style=${`--share-red: ${(100 * red) / (won + lost)}%`}></span
            >${won + lost - red}</span
          >`
        : nothing
    }
  </li>`;
}

/** @param {Context["state"]} state @param {NonNullable<ReturnType<typeof openingValue>>} value */
function worthWords(state, { proven, value, ends }) {
  const seat = seatAt(state.game);
  if (!proven) return t("study-chance", { seat: seatName(state, seat), chance: percent(value) });
  const winner = seatName(state, proven === "win" ? seat : 1 - seat);
  return wonWords(winner, ends);
}
