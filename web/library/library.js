/** The dialog of the library: the games, actions on them, and files. */

import { thumb } from "../board/picture.js";
import { coloursFor } from "../game/seats.js";
import { wrongWords } from "../game/wrong-words.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { laterIcons } from "../ui/later-icons.js";
import { draftOf, drafting, keepDraft } from "../ui/draft.js";
import { isFolding } from "../ui/folded.js";
import { lineForm } from "../ui/line-form.js";
import { html, nothing } from "../ui/lit.js";
import { safely } from "../ui/safely.js";
import { keeping, reviewAll, reviewing, startOne, wiping } from "./notes.js";
import { progress } from "./progress.js";
import { reported } from "./report.js";
import { NO_LIBRARY } from "./index.js";
import { chosenGames } from "./listing.js";
import { filters, hasFilters } from "./filters.js";
import { resultFor } from "./state.js";
import { factWords, fullTitle, resultWords, searchWords, titleOf } from "./words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./games.js").Entry} Entry */

const PLAY = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l11 7-11 7z" /></svg>`;
const DOTS = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M5 12h.01M12 12h.01M19 12h.01" />
</svg>`;
const NARROW = "(max-width: 40rem)";
const TINY = "(max-width: 23rem)"; // has no room for pictures beside the words
const TABS = /** @type {const} */ (["games", "progress"]);

/** @param {Context} context */
export function library(context) {
  const { library: state } = context.state;
  if (state.tab === "progress") return html`<div class="library">${tabs(context)}${progress(context)}</div>`;
  return html`<div class="library">
    ${tabs(context)}
    ${
      state.games === null
        ? html`<p aria-live="polite">${t("one-moment")}</p>`
        : html`${notes(context)}${safely(
            () => games(context),
            () => cannotList(context),
          )}`
    }
    ${files(context)}
  </div>`;
}

/** The list with its filters and buttons. @param {Context} context */
function games(context) {
  const found = chosenGames(context.state.library, (entry) =>
    safely(
      () => searchWords(context, entry),
      () => entry.name,
    ),
  );
  const { library: state } = context.state;
  const tools = forAll(context, found);
  const folds = isFolding() && hasFilters(state) && !chosenOf(state).length;
  return html`${filters(context, folds ? html`<div class="library-picked">${tools}</div>` : nothing)}${reviewing(context)}${picked(context, found, folds ? nothing : tools)}${wiping(context)}${list(context, found)}`;
}
/** @param {Context} context */
const cannotList = (context) =>
  html`<p class="notice" role="alert">${t("library-cannot-list")}</p>
    <p>${backup(context)}</p>`;

/** The button that saves all games as a file. @param {Context} context @param {boolean} [off] */
const backup = ({ games }, off = false) => button(t("library-backup"), games.saveAll, { kind: "small", off });

/** The games, or the reader's progress. @param {Context} context */
const tabs = ({ state, act }) =>
  html`<div class="tabs">
    ${TABS.map(
      (tab) =>
        html`<button
          class="tab"
          type="button"
          aria-pressed=${state.library.tab === tab}
          @click=${() => act({ type: "library", change: { tab } })}
        >
          ${t(`library-tab-${tab}`)}
        </button>`,
    )}
  </div>`;

/** Notes about the storage of the games. @param {Context} context */
function notes({ state: { library: state }, act, games }) {
  const { failed, unread, deleted, wrong, leftOut } = state;
  const dismiss = (/** @type {Partial<typeof state>} */ change) =>
    button(t("action-dismiss"), () => act({ type: "library", change }), {
      icon: icons.close,
      kind: "icon-only small",
    });
  return html`${failed === "trying" ? html`<p class="notice" role="status">${t("one-moment")}</p>` : nothing}
  ${
    failed && failed !== "trying"
      ? html`<p class="notice" role="alert">
          ${t(`library-failed-${failed}`)}
          ${failed === "silent" ? button(t("action-try-again"), games.again, { kind: "small" }) : nothing}
        </p>`
      : nothing
  }
  ${unread ? html`<p class="notice">${t("library-unread", { count: unread })}</p>` : nothing}
  ${wrong ? html`<p class="notice" role="alert">${joined([t("library-cannot-open"), wrongWords(wrong)], "space")}</p>` : nothing}
  ${leftOut ? html`<p class="notice" role="status">${joined([t("library-left-out", { count: leftOut }), t("wrong-not_abstract_play")], "space")} ${dismiss({ leftOut: 0 })}</p>` : nothing}
  ${
    deleted.length
      ? html`<p class="notice" role="status">
          ${t("library-deleted", { count: deleted.length })}
          ${button(t("library-undo"), games.restore, { kind: "small" })} ${dismiss({ deleted: [] })}
        </p>`
      : nothing
  }`;
}

/** Actions on all games: with a filter the list has others than a review of all would take. @param {Context} context @param {readonly Entry[]} found */
const forAll = (context, found) =>
  html`${pickAll(context, found)}${found.length === context.state.library.games?.length ? (reviewAll(context)?.press ?? nothing) : nothing}${backup(context)}`;

/** @param {Context} context @param {readonly Entry[]} found */
const pickAll = ({ act }, found) =>
  found.length > 1
    ? button(t("library-pick-all"), () => act({ type: "library-pick", ids: found.map(({ id }) => id), on: true }), {
        kind: "small",
      })
    : nothing;

/** The games that the reader has selected. @param {Context["state"]["library"]} state */
const chosenOf = ({ games, picked: ids }) => (games ?? []).filter(({ id }) => ids.includes(id));

/** How many games there are, and actions on those that the reader has selected. @param {Context} context @param {readonly Entry[]} found @param {unknown} tools the actions on all games */
function picked(context, found, tools) {
  const { act, games } = context;
  const { library: state } = context.state;
  if (!state.games?.length) return nothing;
  const chosen = chosenOf(state);
  const small = (/** @type {string} */ label, /** @type {() => void} */ press) =>
    button(label, press, { kind: "small" });
  const move = (/** @type {string} */ text) => {
    games.edit(chosen, (each) => ({ ...each, folder: text.trim() }));
    act({ type: "library", change: { picked: [] } });
  };
  return html`<div class="library-picked">
    <span role="status"
      >${chosen.length ? t("library-picked", { count: chosen.length }) : t("library-count", { count: found.length })}</span
    >
    ${
      chosen.length
        ? html`${chosen.length < found.length ? pickAll(context, found) : nothing}
          ${small(t("library-pick-none"), () => act({ type: "library", change: { picked: [] } }))}
          ${small(t("library-save-picked"), () => games.save(chosen))}
          ${small(t("library-save-abstract-play"), () => games.saveForAbstractPlay(chosen))}
          ${small(t("library-delete-picked"), () => games.remove(chosen))}
          ${lineForm({ kind: "share-line", label: t("library-folder"), go: t("library-move"), list: "library-folders" }, move)}`
        : tools
    }
    <datalist id="library-folders">
      ${[...new Set(state.games.map(({ folder }) => folder))].filter(Boolean).map((folder) => html`<option value=${folder}></option>`)}
    </datalist>
  </div>`;
}

/** @param {Context} context @param {readonly Entry[]} found */
function list(context, found) {
  const { state, act } = context;
  const { games, shown, failed } = state.library;
  const known = failed !== "silent" && failed !== "trying"; // else there may be games
  if (!games?.length) return html`${known ? html`<p>${t("library-empty")}</p>` : nothing} ${startOne(context)}`;
  if (!found.length)
    return html`<p class="library-note" role="status">
      <span>${t("library-none")}</span>
      ${button(t("library-clear"), () => act({ type: "library-filter", change: NO_LIBRARY.filter }), { kind: "small" })}
    </p>`;
  return html`<ul class="game-list">
      ${found.slice(0, shown).map((entry) =>
        safely(
          () => item(context, entry),
          () => unshown(context, entry),
        ),
      )}
    </ul>
    ${found.length > shown ? button(t("library-more"), () => act({ type: "library", change: { shown: 2 * shown } })) : nothing}`;
}

/** A game that can't be drawn. @param {Context} context @param {Entry} entry */
const unshown = ({ games: { remove } }, entry) =>
  html`<li class="game-entry">
    <span></span><span class="game-words">${t("library-cannot-show")}</span>
    <span class="game-actions">
      ${button(t("library-delete"), () => remove([entry]), { icon: icons.delete, kind: "icon-only small" })}
    </span>
  </li>`;

/** Is the window as a media query says? @param {string} query */
const fits = (query) => !!globalThis.matchMedia?.(query).matches;

/** @param {Context} context @param {Entry} entry */
function item(context, entry) {
  const { state, act, catalogue, games } = context;
  const { summary, starts, id } = entry;
  const title = titleOf(context, entry);
  const stones = starts ? summary.stones.replace(/[xo]/g, (mark) => (mark === "x" ? "o" : "x")) : summary.stones;
  const narrow = fits(NARROW); // a press shows the buttons of a game
  const acting = state.library.acting === id;
  const edit = (/** @type {string | null} */ edited) => act({ type: "library", change: { edited } });
  const named = (/** @type {string} */ label, /** @type {unknown} */ picture, /** @type {() => void} */ press) =>
    button(label, press, { icon: picture, kind: "small" });
  const icon = (/** @type {string} */ label, /** @type {unknown} */ picture, /** @type {() => void} */ press) =>
    button(label, press, { icon: picture, kind: "icon-only small" });
  return html`<li class="game-entry">
    <label class="tick"
      ><input
        type="checkbox"
        aria-label=${t("library-pick", { game: fullTitle(context, entry) })}
        .checked=${state.library.picked.includes(id)}
        @change=${(/** @type {Event} */ event) => act({ type: "library-pick", ids: [id], on: /** @type {HTMLInputElement} */ (event.target).checked })}
    /></label>
    <button class="game-open bare" type="button" @click=${() => games.open(entry, "open")}>
      ${fits(TINY) ? nothing : thumb(catalogue, summary.board, stones, coloursFor(summary.rules, state.settings), summary.cells)}
      <span class="game-words"
        ><b>${title}</b>  <span class=${resultFor(entry)}>${resultWords(context, entry)}</span><br /><span
          class="game-facts hint"
          >${factWords(context, entry, narrow && !acting).map((fact) => html`<span>${fact}</span> `)}</span
        ></span
      >
    </button>
    ${narrow ? button(t("library-actions"), () => act({ type: "library", change: { acting: acting ? "" : id } }), { icon: DOTS, kind: "icon-only small", pressed: acting }) : nothing}
    ${
      narrow && !acting
        ? nothing
        : html`<span class="game-actions">
            ${named(t("library-study"), icons.study, () => games.open(entry, "study"))}
            ${named(t("library-replay"), PLAY, () => games.open(entry, "replay"))}
            ${icon(t("library-edit"), laterIcons.pencil, () => edit(state.library.edited === id ? null : id))}
            ${icon(t("library-delete"), icons.delete, () => games.remove([entry]))}
          </span>`
    }
    ${state.library.edited === id ? editor(context, entry) : nothing}
  </li>`;
}

/** What the reader may write about a game. */
const FIELDS = /** @type {const} */ (["name", "folder"]);

/** The form for a game's name and folder. What is typed stays until it is saved. @param {Context} context @param {Entry} entry */
function editor({ act, games }, entry) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const typed = FIELDS.map((field) => [field, String(form.get(field) ?? "").trim()]);
    const changed = Object.fromEntries(typed.filter(([field, text]) => text !== entry[/** @type {"name"} */ (field)]));
    for (const field of FIELDS) keepDraft(`game-${field}`, null, entry.id);
    games.edit([entry], (each) => ({ ...each, ...changed })); // what is not changed here may be changed in another tab
    act({ type: "library", change: { edited: null } });
  };
  const first = (/** @type {typeof FIELDS[number]} */ field) => draftOf(`game-${field}`, entry.id) ?? entry[field];
  return html`<form class="game-editor" @submit=${submit}>
    <label class="learn-filter"
      >${t("library-name")}<input
        class="field"
        name="name"
        maxlength="100"
        .value=${first("name")}
        @input=${drafting("game-name", entry.name, entry.id)}
    /></label>
    <label class="learn-filter"
      >${t("library-folder")}<input
        class="field"
        name="folder"
        maxlength="60"
        list="library-folders"
        .value=${first("folder")}
        @input=${drafting("game-folder", entry.folder, entry.id)}
    /></label>
    <button class="button small primary" type="submit">${t("library-save")}</button>
  </form>`;
}

/** @param {true | "save" | "some"} lost */
const lostWords = (lost) =>
  lost === "some"
    ? t("library-lacks")
    : joined([lost === "save" ? t("library-unsaved") : "", t("part-failed")], "space");

/** Exercises that are not read yet count: there may be some. @param {Context["state"]} state */
const hasLearned = ({ learned: { lessons, puzzles }, mistakes: { exercises } }) =>
  lessons.length + Object.keys(puzzles).length + (exercises?.length ?? 1) > 0;

/** Scrolls to what the page says about an import, once it is painted. @param {Element | null} files */
const showReport = (files) => requestAnimationFrame(() => files?.scrollIntoView({ block: "end" }));

/** @param {import("./state.js").Report} report */
const isWhole = ({ cancelled, failed, unlearned, unread, refused }) =>
  !cancelled && !failed && !unlearned && !unread && !refused.length;

/** Export and import of games. @param {Context} context */
function files(context) {
  const { state } = context;
  const { importing, report, lost, games: all } = state.library;
  const ready = state.boot.state === "ready" && importing === null;
  const open = all?.length === 0 || importing || report || lost;
  return html`<details class="rule-choice library-files" ?open=${open}>
    <summary>${t("library-files")}</summary>
    <div class="more-body">
      ${keeping(context)}
      <p class="hint">${t("library-files-hint")}</p>
      <div class="share-line">
        ${all?.length ? nothing : backup(context, !hasLearned(state))} ${fileButton(context, ready)}
      </div>
      ${textForm(context, ready)} ${importing ? importProgress(context, importing) : nothing}
      ${report ? reported(context, report) : nothing} ${lost ? html`<p role="status">${lostWords(lost)}</p>` : nothing}
    </div>
  </details>`;
}

/** Reads files. @param {Context} context @param {boolean} ready */
function fileButton({ games }, ready) {
  const onFile = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const files = input.closest("details");
    const chosen = [...(input.files ?? [])];
    input.value = "";
    if (chosen.length) await games.read(chosen);
    showReport(files);
  };
  return html`<label class="button small file"
    >${t("library-read-file")}<input
      type="file"
      multiple
      accept=".txt,.json,text/plain,application/json"
      ?disabled=${!ready}
      @click=${games.expectText}
      @change=${onFile}
  /></label>`;
}

/** Reads a pasted text. @param {Context} context @param {boolean} ready */
function textForm({ games }, ready) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const typed = () => String(new FormData(form).get("text") ?? "");
    const text = typed();
    if (!text.trim()) return;
    void games.read(text).then((came) => {
      showReport(form.closest("details"));
      // A text that has a mistake or was not read stays in the form, and so does another one, typed meanwhile.
      if (came && isWhole(came) && typed() === text) form.reset();
    });
  };
  return html`<form @submit=${submit}>
    <textarea
      class="field"
      name="text"
      rows="3"
      spellcheck="false"
      @focus=${games.expectText}
      aria-label=${t("library-text")}
      placeholder=${t("library-text")}
    ></textarea>
    <button class="button small" type="submit" ?disabled=${!ready}>${t("library-read-text")}</button>
  </form>`;
}

/** @param {Context} context @param {{total: number, done: number}} importing */
const importProgress = ({ games }, { total, done }) =>
  html`<div class="study-progress">
    <progress max=${total} value=${done} aria-label=${t("library-reading")}></progress>
    <span>${t("library-reading")}</span>${button(t("library-stop"), games.stopReading, { kind: "small" })}
  </div>`;
