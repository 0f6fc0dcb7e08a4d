/** The filters of the library's list, and its order. */

import { levelName } from "../game/player-names.js";
import { rulesetKind, rulesetTitle } from "../game/ruleset-words.js";
import { t } from "../strings/index.js";
import { folded } from "../ui/folded.js";
import { html, nothing } from "../ui/lit.js";
import { opponentOf, TAGS, tagsOf } from "./listing.js";
import { NO_LIBRARY } from "./index.js";
import { boardWords } from "./notes.js";
import { playedIn } from "./played.js";
import { resultFor } from "./state.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */

const SORTS = /** @type {const} */ (["newest", "oldest", "longest", "shortest", "chain", "margin"]);
const RESULTS = /** @type {const} */ (["", "won", "lost", "open"]);

/** Whether a filter leaves games out. @param {Library["filter"]} filter */
export const isFiltering = (filter) => FILTERS.some((name) => filter[name] !== NO_LIBRARY.filter[name]);
const FILTERS = /** @type {(keyof Library["filter"])[]} */ (Object.keys(NO_LIBRARY.filter));

/** @typedef {(change: Partial<Library["filter"]>) => void} Change */

/** Are there games to choose from? @param {Library} library */
export const hasFilters = (library) => gamesOf(library).length > 1 || isFiltering(library.filter);

/** Shows each filter if the games differ in it, or while it leaves games out. @param {Context} context @param {unknown} more what a small screen folds with them */
export function filters({ state: { library }, act, catalogue }, more) {
  const { filter } = library;
  const change = (/** @type {Partial<Library["filter"]>} */ to) => act({ type: "library-filter", change: to });
  if (!hasFilters(library)) return nothing;
  const choices = html`${howFilters(library, change, catalogue)} ${whatFilters(library, change, catalogue)}
  ${whereFilters(library, change)} ${order(library, act)} ${more}`;
  const find = (/** @type {InputEvent} */ event) =>
    change({ text: /** @type {HTMLInputElement} */ (event.target).value });
  return html`<div class="filters" role="search">
    <input
      class="field"
      type="search"
      aria-label=${t("library-search")}
      placeholder=${t("library-search")}
      .value=${filter.text}
      @input=${find}
    />
    ${folded(t("library-filter"), choices, isFiltering({ ...filter, text: "" }))}
  </div>`;
}

/** @param {Library} library */
const gamesOf = ({ games }) => games ?? [];

/** By result and opponent, and by how a game was played. @param {Library} library @param {Change} change @param {Context["catalogue"]} catalogue */
function howFilters(library, change, catalogue) {
  const { result, opponent, played } = library.filter;
  const results = new Set(gamesOf(library).map(resultFor)).size > 1 || result ? RESULTS : [""];
  return html`${select(
    t("library-result"),
    /** @type {typeof RESULTS} */ (results),
    result,
    (each) => t(`library-result-${each || "any"}`),
    (to) => change({ result: to }),
  )}
  ${select(
    t("library-opponent"),
    offered(library, opponentOf, opponent, "").filter((each, at) => each || !at),
    opponent,
    (each) => (each ? opponentWords(catalogue, each) : t("library-any")),
    (to) => change({ opponent: to }),
  )}
  ${select(
    t("library-played"),
    offered(library, playedIn, played, ""),
    played,
    (each) => t(each ? `library-played-${each}` : "library-any"),
    (to) => change({ played: /** @type {typeof played} */ (to) }),
  )}`;
}

/** @param {Context["catalogue"]} catalogue @param {string} opponent */
function opponentWords(catalogue, opponent) {
  if (opponent === "friend") return t("player-friend");
  return opponent.startsWith("bot:") ? levelName(catalogue, opponent.slice(4)) : opponent;
}

/** By rules and board. @param {Library} library @param {Change} change @param {Context["catalogue"]} catalogue */
function whatFilters(library, change, catalogue) {
  const { rules, board } = library.filter;
  return html`${select(
    t("library-rules"),
    offered(library, ({ summary }) => rulesetKind(summary.rules), rules, ""),
    rules,
    (each) => (each ? rulesetTitle(each) : t("library-any")),
    (to) => change({ rules: to }),
  )}
  ${select(
    t("library-board"),
    offered(library, ({ summary }) => summary.board, board, ""),
    board,
    (each) => (each ? boardWords(catalogue, each) : t("library-any")),
    (to) => change({ board: to }),
  )}`;
}

/** By tag and folder. @param {Library} library @param {Change} change */
function whereFilters(library, change) {
  const { tag, folder } = library.filter;
  const tags = TAGS.filter((each) => each === tag || gamesOf(library).some((entry) => tagsOf(entry).includes(each)));
  return html`${select(
    t("library-tag"),
    ["", ...tags],
    tag,
    (each) => (each ? t(`library-tag-${each}`) : t("library-any")),
    (to) => change({ tag: to }),
  )}
  ${select(
    t("library-folder"),
    offered(library, (entry) => entry.folder, folder, null),
    folder,
    (each) => (each === null ? t("library-any") : each || t("library-no-folder")),
    (to) => change({ folder: to }),
  )}`;
}

/** The order of the list. @param {Library} library @param {Context["act"]} act */
const order = ({ sort }, act) =>
  select(
    t("library-sort"),
    SORTS,
    sort,
    (each) => t(`library-sort-${each}`),
    (each) => act({ type: "library", change: { sort: each } }),
  );

/**
 * The choices of a filter: any, and the games' values; only any if all have the same value, and nothing else is chosen.
 * @template {string | null} T @param {Library} library @param {(entry: Entry) => string} of @param {string | T} chosen @param {T} any @returns {(string | T)[]}
 */
function offered(library, of, chosen, any) {
  const values = new Set(gamesOf(library).map(of));
  if (chosen !== any) values.add(/** @type {string} */ (chosen));
  else if (values.size < 2) return [any];
  return [any, ...[...values].sort()];
}

/** A filter, if there is more than one value. @template {string | null} T @param {string} label @param {readonly T[]} values @param {T} chosen @param {(value: T) => string} words @param {(value: T) => void} choose */
function select(label, values, chosen, words, choose) {
  if (values.length < 2) return nothing;
  return html`<label class="learn-filter"
    ><span>${label}</span
    ><select
      @change=${(/** @type {Event} */ event) => choose(values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}
    >
      ${values.map((value) => html`<option ?selected=${value === chosen}>${words(value)}</option>`)}
    </select></label
  >`;
}
