/** The filters of the library's list, and its order. */

import { rulesetKind, rulesetTitle } from "../game/ruleset-words.js";
import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { TAGS, tagsOf } from "./listing.js";
import { boardWords } from "./notes.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */

const SORTS = /** @type {const} */ (["newest", "oldest", "longest", "shortest", "chain", "margin"]);
const RESULTS = /** @type {const} */ (["", "won", "lost", "open"]);

/** @param {Context} context */
export function filters({ state: { library: state }, act, catalogue }) {
  const { filter, sort, games } = state;
  const set = (/** @type {Partial<Library["filter"]>} */ change) => act({ type: "library-filter", change });
  const values = (/** @type {(entry: Entry) => string} */ of) => [...new Set((games ?? []).map(of))].sort();
  const folders = values(({ folder }) => folder);
  const tags = TAGS.filter((tag) => tag === filter.tag || games?.some((entry) => tagsOf(entry).includes(tag)));
  if (!games?.length) return nothing;
  return html`<div class="library-filters" role="search">
    <input
      class="field"
      type="search"
      aria-label=${t("library-search")}
      placeholder=${t("library-search")}
      .value=${filter.text}
      @input=${(/** @type {InputEvent} */ event) => set({ text: /** @type {HTMLInputElement} */ (event.target).value })}
    />
    ${select(
      t("library-result"),
      RESULTS,
      filter.result,
      (each) => t(`library-result-${each || "any"}`),
      (result) => set({ result }),
    )}
    ${select(
      t("library-rules"),
      ["", ...values(({ summary }) => rulesetKind(summary.rules))],
      filter.rules,
      (each) => (each ? rulesetTitle(each) : t("library-any")),
      (rules) => set({ rules }),
    )}
    ${select(
      t("library-board"),
      ["", ...values(({ summary }) => summary.board)],
      filter.board,
      (each) => (each ? boardWords(catalogue, each) : t("library-any")),
      (board) => set({ board }),
    )}
    ${
      tags.length
        ? select(
            t("library-tag"),
            ["", ...tags],
            filter.tag,
            (each) => (each ? t(`library-tag-${each}`) : t("library-any")),
            (tag) => set({ tag }),
          )
        : nothing
    }
    ${
      folders.length > 1
        ? select(
            t("library-folder"),
            [null, ...folders],
            filter.folder,
            (each) => (each === null ? t("library-any") : each || t("library-no-folder")),
            (folder) => set({ folder }),
          )
        : nothing
    }
    ${select(
      t("library-sort"),
      SORTS,
      sort,
      (each) => t(`library-sort-${each}`),
      (each) => act({ type: "library", change: { sort: each } }),
    )}
  </div>`;
}

/** @template {string | null} T @param {string} label @param {readonly T[]} values @param {T} chosen @param {(value: T) => string} words @param {(value: T) => void} choose */
const select = (label, values, chosen, words, choose) =>
  html`<label class="learn-filter"
    ><span>${label}</span
    ><select
      @change=${(/** @type {Event} */ event) => choose(values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}
    >
      ${values.map((value) => html`<option ?selected=${value === chosen}>${words(value)}</option>`)}
    </select></label
  >`;
