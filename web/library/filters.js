/** The filters of the library's list, and its order. */

import { rulesetKind, rulesetTitle } from "../game/ruleset-words.js";
import { t } from "../strings/index.js";
import { folded } from "../ui/folded.js";
import { html, nothing } from "../ui/lit.js";
import { TAGS, tagsOf } from "./listing.js";
import { NO_LIBRARY } from "./none.js";
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

/** Shows each filter if the games differ in it, or while it leaves games out. @param {Context} context */
export function filters({ state: { library: state }, act, catalogue }) {
  const { filter, sort } = state;
  const games = state.games ?? [];
  const set = (/** @type {Partial<Library["filter"]>} */ change) => act({ type: "library-filter", change });
  if (games.length < 2 && !isFiltering(filter)) return nothing;
  const tags = TAGS.filter((tag) => tag === filter.tag || games.some((entry) => tagsOf(entry).includes(tag)));
  const results = new Set(games.map(resultFor)).size > 1 || filter.result ? RESULTS : [""];
  const choices = html`${select(
    t("library-result"),
    /** @type {typeof RESULTS} */ (results),
    filter.result,
    (each) => t(`library-result-${each || "any"}`),
    (result) => set({ result }),
  )}
  ${select(
    t("library-played"),
    offered(games, playedIn, filter.played, ""),
    filter.played,
    (each) => t(each ? `library-played-${each}` : "library-any"),
    (played) => set({ played: /** @type {typeof filter.played} */ (played) }),
  )}
  ${select(
    t("library-rules"),
    offered(games, ({ summary }) => rulesetKind(summary.rules), filter.rules, ""),
    filter.rules,
    (each) => (each ? rulesetTitle(each) : t("library-any")),
    (rules) => set({ rules }),
  )}
  ${select(
    t("library-board"),
    offered(games, ({ summary }) => summary.board, filter.board, ""),
    filter.board,
    (each) => (each ? boardWords(catalogue, each) : t("library-any")),
    (board) => set({ board }),
  )}
  ${select(
    t("library-tag"),
    ["", ...tags],
    filter.tag,
    (each) => (each ? t(`library-tag-${each}`) : t("library-any")),
    (tag) => set({ tag }),
  )}
  ${select(
    t("library-folder"),
    offered(games, ({ folder }) => folder, filter.folder, null),
    filter.folder,
    (each) => (each === null ? t("library-any") : each || t("library-no-folder")),
    (folder) => set({ folder }),
  )}
  ${select(
    t("library-sort"),
    SORTS,
    sort,
    (each) => t(`library-sort-${each}`),
    (each) => act({ type: "library", change: { sort: each } }),
  )}`;
  return html`<div class="filters" role="search">
    <input
      class="field"
      type="search"
      aria-label=${t("library-search")}
      placeholder=${t("library-search")}
      .value=${filter.text}
      @input=${(/** @type {InputEvent} */ event) => set({ text: /** @type {HTMLInputElement} */ (event.target).value })}
    />
    ${folded(t("library-filter"), choices, isFiltering({ ...filter, text: "" }))}
  </div>`;
}

/**
 * The choices of a filter: any, and the games' values; only any if all have the same value, and nothing else is chosen.
 * @template {string | null} T @param {readonly Entry[]} games @param {(entry: Entry) => string} of @param {string | T} chosen @param {T} any @returns {(string | T)[]}
 */
function offered(games, of, chosen, any) {
  const values = new Set(games.map(of));
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
