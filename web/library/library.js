/** The dialog of the library: the games, what can be done with them, games in and out of files. */

import { thumb } from "../board/picture.js";
import { levelName } from "../game/player-names.js";
import { coloursOf, isColourName } from "../game/seats.js";
import { rulesetKind, rulesetTitle } from "../game/ruleset-words.js";
import { wrongWords } from "../game/wrong-words.js";
import { colour, language, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { lineForm } from "../ui/line-form.js";
import { html, nothing } from "../ui/lit.js";
import { boardWords, keeping, reviewAll, startOne } from "./notes.js";
import { progress } from "./progress.js";
import { reported } from "./report.js";
import { MORE } from "./none.js";
import { chosenGames } from "./listing.js";
import { resultFor, ownSeat } from "./state.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("./state.js").Library} Library */

const PLAY = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l11 7-11 7z" /></svg>`;
const SORTS = /** @type {const} */ (["newest", "oldest", "longest", "shortest", "chain", "margin"]);
const TABS = /** @type {const} */ (["games", "progress"]);
const RESULTS = /** @type {const} */ (["", "won", "lost", "open"]);

/** @param {Context} context */
export function library(context) {
  const { library: state } = context.state;
  if (state.tab === "progress") return html`<div class="library">${tabs(context)}${progress(context)}</div>`;
  const found = chosenGames(state, (entry) => searchWords(context, entry));
  return html`<div class="library">
    ${tabs(context)}
    ${state.games === null ? html`<p aria-live="polite">${t("one-moment")}</p>` : html`${notes(context)}${filters(context)}${reviewAll(context)}${picked(context, found)}${list(context, found)}${keeping(context)}`}
    ${files(context)}
  </div>`;
}

/** The games, or what they say of the reader. @param {Context} context */
const tabs = ({ state, act }) =>
  html`<div class="tabs">
    ${TABS.map(
      (tab) =>
        html`<button
          class="tab"
          type="button"
          aria-pressed=${state.library.tab === tab ? "true" : "false"}
          @click=${() => act({ type: "library", change: { tab } })}
        >
          ${t(`library-tab-${tab}`)}
        </button>`,
    )}
  </div>`;

/** What the reader should know of how the games are stored. @param {Context} context */
function notes({ state: { library: state }, act, games }) {
  const { failed, unread, deleted, wrong, leftOut } = state;
  return html`${failed ? html`<p class="notice" role="alert">${t(`library-failed-${failed}`)}</p>` : nothing}
  ${unread ? html`<p class="notice">${t("library-unread", { count: unread })}</p>` : nothing}
  ${wrong ? html`<p class="notice" role="alert">${t("library-cannot-open")} ${wrongWords(wrong)}</p>` : nothing}
  ${leftOut ? html`<p class="notice" role="status">${t("library-left-out", { count: leftOut })} ${t("wrong-not_abstract_play")}</p>` : nothing}
  ${
    deleted.length
      ? html`<p class="notice" role="status">
          ${t("library-deleted", { count: deleted.length })}
          ${button(t("library-undo"), games.restore, { kind: "small" })}
          ${button(t("action-dismiss"), () => act({ type: "library", change: { deleted: [] } }), { icon: icons.close, kind: "icon-only small" })}
        </p>`
      : nothing
  }`;
}

/** @param {Context} context */
function filters({ state: { library: state }, act, catalogue }) {
  const { filter, sort, games } = state;
  const set = (/** @type {Partial<Library["filter"]>} */ change) => act({ type: "library-filter", change });
  const values = (/** @type {(entry: Entry) => string} */ of) => [...new Set((games ?? []).map(of))].sort();
  const folders = values(({ folder }) => folder);
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

/** What is done with several games. @param {Context} context @param {readonly Entry[]} found */
function picked({ state: { library: state }, act, games }, found) {
  if (!state.games?.length) return nothing;
  const chosen = (state.games ?? []).filter(({ id }) => state.picked.includes(id));
  const all = found.map(({ id }) => id);
  const small = (/** @type {string} */ label, /** @type {() => void} */ press) =>
    button(label, press, { kind: "small" });
  const move = (/** @type {string} */ text) => {
    games.put(chosen.map((entry) => ({ ...entry, folder: text.trim() })));
    act({ type: "library", change: { picked: [] } });
  };
  return html`<div class="library-picked">
    <span role="status"
      >${chosen.length ? t("library-picked", { count: chosen.length }) : t("library-count", { count: found.length })}</span
    >
    ${found.length && chosen.length < found.length ? small(t("library-pick-all"), () => act({ type: "library-pick", ids: all, on: true })) : nothing}
    ${
      chosen.length
        ? html`${small(t("library-pick-none"), () => act({ type: "library", change: { picked: [] } }))}
          ${small(t("library-save-picked"), () => games.save(chosen))}
          ${small(t("library-save-abstract-play"), () => games.saveForAbstractPlay(chosen))}
          ${small(t("library-delete-picked"), () => games.remove(chosen))}
          ${lineForm({ kind: "share-line", label: t("library-folder"), go: t("library-move"), list: "library-folders" }, move)}`
        : nothing
    }
    <datalist id="library-folders">
      ${[...new Set(state.games.map(({ folder }) => folder))].filter(Boolean).map((folder) => html`<option value=${folder}></option>`)}
    </datalist>
  </div>`;
}

/** @param {Context} context @param {readonly Entry[]} found */
function list(context, found) {
  const { state, act } = context;
  const { games, shown } = state.library;
  if (!games?.length)
    return html`<p>${t("library-empty")}</p>
      ${startOne(context)}`;
  if (!found.length) return html`<p>${t("library-none")}</p>`;
  return html`<ul class="game-list">
      ${found.slice(0, shown).map((entry) => item(context, entry))}
    </ul>
    ${found.length > shown ? button(t("library-more"), () => act({ type: "library", change: { shown: shown + MORE } })) : nothing}`;
}

/** @param {Context} context @param {Entry} entry */
function item(context, entry) {
  const { state, act, catalogue, games } = context;
  const { summary, starts, id } = entry;
  const title = titleOf(context, entry);
  const stones = starts ? summary.stones.replace(/[xo]/g, (mark) => (mark === "x" ? "o" : "x")) : summary.stones;
  const edit = (/** @type {string | null} */ edited) => act({ type: "library", change: { edited } });
  const named = (/** @type {string} */ label, /** @type {unknown} */ picture, /** @type {() => void} */ press) =>
    button(label, press, { icon: picture, kind: "small" });
  const icon = (/** @type {string} */ label, /** @type {unknown} */ picture, /** @type {() => void} */ press) =>
    button(label, press, { icon: picture, kind: "icon-only small" });
  return html`<li class="game-entry">
    <input
      type="checkbox"
      aria-label=${t("library-pick", { game: title })}
      .checked=${state.library.picked.includes(id)}
      @change=${(/** @type {Event} */ event) => act({ type: "library-pick", ids: [id], on: /** @type {HTMLInputElement} */ (event.target).checked })}
    />
    <button class="game-open bare" type="button" @click=${() => games.open(entry, "open")}>
      ${thumb(catalogue, summary.board, stones, summary.cells)}
      <span class="game-words"
        ><b>${title}</b><span>${resultWords(context, entry)}</span
        ><span class="game-facts">${facts(context, entry).map(whole).join("\u00a0· ")}</span></span
      >
    </button>
    <span class="game-actions">
      ${named(t("library-study"), icons.study, () => games.open(entry, "study"))}
      ${named(t("library-replay"), PLAY, () => games.open(entry, "replay"))}
      ${icon(t("library-edit"), icons.pencil, () => edit(state.library.edited === id ? null : id))}
      ${icon(t("library-delete"), icons.delete, () => games.remove([entry]))}
    </span>
    ${state.library.edited === id ? editor(context, entry) : nothing}
  </li>`;
}

/** The form for a game's name and folder. @param {Context} context @param {Entry} entry */
function editor({ act, games }, entry) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const [name, folder] = ["name", "folder"].map((field) => String(form.get(field) ?? "").trim());
    games.put([{ ...entry, name, folder }]);
    act({ type: "library", change: { edited: null } });
  };
  return html`<form class="game-editor" @submit=${submit}>
    <label class="learn-filter"
      >${t("library-name")}<input class="field" name="name" maxlength="100" .value=${entry.name}
    /></label>
    <label class="learn-filter"
      >${t("library-folder")}<input
        class="field"
        name="folder"
        maxlength="60"
        list="library-folders"
        .value=${entry.folder}
    /></label>
    <button class="button small primary" type="submit">${t("library-save")}</button>
  </form>`;
}

/** @param {Context["state"]["learned"]} learned */
const hasLearned = ({ lessons, puzzles }) => lessons.length + Object.keys(puzzles).length > 0;

/** Games out of the library and into it. @param {Context} context */
function files(context) {
  const { state, games } = context;
  const { importing, report, games: all } = state.library;
  const ready = state.boot.state === "ready" && importing === null;
  const onFile = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const texts = await Promise.all([...(input.files ?? [])].map((file) => file.text()));
    input.value = "";
    for (const text of texts) await games.read(text);
  };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text") ?? "");
    if (text.trim()) games.read(text).then((came) => !came || came.cancelled || came.refused.length || form.reset()); // a text with a mistake, or that was not read, stays
  };
  return html`<section class="library-files">
    <h3>${t("library-files")}</h3>
    <p class="hint">${t("library-files-hint")}</p>
    <div class="share-line">
      ${button(t("library-backup"), games.saveAll, { kind: "small", off: !all?.length && !hasLearned(state.learned) })}
      <label class="button small file"
        >${t("library-read-file")}<input
          type="file"
          multiple
          accept=".txt,.json,text/plain,application/json"
          ?disabled=${!ready}
          @click=${games.expectText}
          @change=${onFile}
      /></label>
    </div>
    <form @submit=${submit}>
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
    </form>
    ${
      importing
        ? html`<div class="study-progress">
            <progress max=${importing.total} value=${importing.done} aria-label=${t("library-reading")}></progress>
            <span>${t("library-reading")}</span>${button(t("library-stop"), games.stopReading, { kind: "small" })}
          </div>`
        : nothing
    }
    ${report ? reported(context, report) : nothing}
    ${state.library.lost ? html`<p role="status">${t("part-failed")}</p>` : nothing}
  </section>`;
}

// Words

/** Who sat there: a bot, "You" against a bot, a name, or a colour. @param {Context} context @param {Entry} entry @param {0 | 1} side */
function playerName({ catalogue, state }, { seats, starts, summary }, side) {
  const seat = starts === 0 ? side : 1 - side;
  const player = seats?.[seat];
  if (player?.kind === "bot") return levelName(catalogue, player.level);
  const name = summary.players[side];
  if (name && !isColourName(name)) return name;
  const own = ownSeat({ seats });
  if (own === seat) return t("library-you");
  if (own !== null) return t("player-friend");
  return t("library-colour", { seat: colour(coloursOf(catalogue, summary.rules, state.settings.colours)[seat]) });
}

/** @param {Context} context @param {Entry} entry */
const titleOf = (context, entry) =>
  entry.name || t("library-players", { first: playerName(context, entry, 0), second: playerName(context, entry, 1) });

/** @param {Context} context @param {Entry} entry */
function resultWords(context, entry) {
  const { result } = entry.summary;
  if (!result) return t("library-unfinished");
  const { winner, ending, margin } = result;
  if (winner === null) return t("library-no-winner");
  const who = resultFor(entry);
  const name = playerName(context, entry, winner);
  const won = who ? t(`library-you-${who === "won" ? "won" : "lost"}`) : t("library-won", { name });
  return [won, margin === null ? t(`library-ending-${ending}`) : t("library-margin", { margin })]
    .filter(Boolean)
    .join(", ");
}

/** @param {string} tag @returns {tag is import("../engine/protocol.js").Tag} another version may have given others */
const isTag = (tag) => ["missed_win", "comeback", "proven"].includes(tag);

/** Lines break between facts only. @param {string} fact */
const whole = (fact) => fact.replaceAll(" ", "\u00a0");

/** @param {Context} context @param {Entry} entry */
const facts = ({ catalogue }, { summary, folder, kept, tags }) => [
  ...(folder ? [folder] : []),
  rulesetTitle(summary.rules),
  boardWords(catalogue, summary.board),
  t("library-turns", { count: summary.turns }),
  ...(summary.chain > 1 ? [t("library-chain", { count: summary.chain })] : []),
  ...tags.filter(isTag).map((tag) => t(`library-tag-${tag}`)),
  dateWords(summary.date, kept),
];

/** @type {Map<string, Intl.DateTimeFormat>} by locale */
const dayFormats = new Map();
function dayFormat() {
  const { locale } = language;
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  dayFormats.set(locale, format);
  return format;
}
/** The day that the record tells, in the reader's own form; else the day on which the game was kept. @param {string | null} date @param {number} kept */
function dateWords(date, kept) {
  const time = Date.parse(`${date}T12:00:00`);
  if (date && Number.isNaN(time)) return date;
  return dayFormat().format(date ? time : kept);
}

/** @param {Context} context @param {Entry} entry */
const searchWords = (context, entry) =>
  [
    titleOf(context, entry),
    ...entry.summary.players,
    resultWords(context, entry),
    ...facts(context, entry),
    entry.summary.date,
  ].join(" ");
