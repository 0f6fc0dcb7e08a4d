/** The composition root: it alone knows every part, and joins them. action → reduce → models → one painted frame. */

import { current } from "../game/select.js";
import { boardNamed, cellsOn } from "../board/layout.js";
import { layoutNow } from "../game/shown-board.js";
import { installOffline, isSafeMode, oneFile, storageThere } from "../boot/platform.js";
import { firstWorker } from "../boot/prestart.js";
import { cellsOf, openEditor } from "../editor/index.js";
import { embedEffect, embedOf } from "../embed/index.js";
import { catalogue } from "../engine/catalogue.js";
import { createEngine } from "../engine/client.js";
import { nameHeaders, seatOf, UNPLAYED, pathOf } from "../game/line.js";
import { rulesetText } from "../game/ruleset-text.js";
import { learnEffect, withLearned } from "../learn/index.js";
import { language, LANGUAGES, t } from "../strings/index.js";
import { withSharedGames } from "../together/index.js";
import { loadAll } from "../ui/later.js";
import { beginning } from "./beginning.js";
import { createEffects, runEffects } from "./effects.js";
import { createFrame, place } from "./frame.js";
import { createGameStore } from "./game-store.js";
import { createHistory, placeOf } from "./history.js";
import { decodeSettings, encodeSettings, SETTINGS_KEY } from "./persistence.js";
import { shortcut } from "./shortcuts.js";
import { reduce } from "./state.js";
import { joinTabs } from "./tabs.js";
import { takeOver } from "./takeover.js";
import { createStore } from "./store.js";
import { summariesOf } from "../game/select.js";
import { liveBoard } from "./live-board.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./context.js").Context} Context */

await storageThere;
/** In a frame of another site nothing is stored, nor read of what is. */
const embed = embedOf(location.search);
const gameStore = createGameStore(() => localStorage, { safe: isSafeMode(), session: () => sessionStorage });
const store = createStore(embed ? withLearned(restore()) : withSharedGames(withLearned(restore())), reduce);
const act = store.dispatch;
let scheduled = false;
let shownTurn = "";
/** The lesson step or puzzle that waits for a turn; "" while its answer is shown, null outside lessons. @type {string | null} */
let lessonStep = null;
let installing = false;
let activateUpdate = () => {};
/** @type {ReturnType<typeof learnEffect> | null} what there is to learn, once the page is awake */
let lessons = null;
/** @type {State["dialog"]} */
let shownDialog = null;

if (language !== LANGUAGES[0]) document.title = t("app-title"); // the English one is in index.html
/** What buttons do through the effects; nothing until the first frame is painted. */
let commands = /** @type {ReturnType<typeof createEffects>["commands"]} */ ({});
/** @type {import("./frame.js").Frame} */
let frame;
const pressEarly = takeOver(() => {
  frame = createFrame({
    aim: (cell) => act({ type: "aim", cell }),
    focus: (cell) => act({ type: "focus", cell }),
    press: (cell, name, touch, small) => act({ type: "press", cell, name, touch, small }),
    brush: (cell, from) => act({ type: "brush", cell, from }),
    stroke: (from, to, ink) => act({ type: "stroke", from, to, ink }),
    strokeAt: (cell, ink) => act({ type: "stroke-at", cell, ink }),
    takeBack: () => act({ type: "take-back" }),
  });
  paint();
});
const engine = createEngine({ createWorker: firstWorker, onBoot: (boot) => act({ type: "boot", boot }) });
const address = createHistory(store, showPlace);
const { effects, commands: made } = createEffects(store, engine, catalogue, turnCells, gameStore, address);
commands = made;
const tabs = embed ? null : joinTabs(store, gameStore, cellsNamed, navigator.locks);
if (!embed) findKeptGame().catch(() => {}); // storage is blocked, so no game was kept
const { storage: _storage, late: _late, ...others } = effects;
runEffects(store, Object.values(embed ? { ...others, embed: embedEffect(store) } : effects));
store.subscribe(schedule);
if (new URLSearchParams(location.search).has("bench")) act({ type: "dialog", name: "bench" });
lessons = learnEffect(store, engine, catalogue, turnCells, liveBoard, address);
address.start();
schedule(); // a browser without workers has failed already
if (!embed) store.subscribe(installOnceAwake);
// An event is answered by the newest state, so that state is painted first.
for (const type of ["click", "change", "submit", "keydown", "toggle"])
  document.addEventListener(type, paintDue, { capture: true });
document.addEventListener("keydown", onKey);
place("dialog").addEventListener("close", () => {
  if (place("dialog").open) return; // it has been opened again meanwhile
  shownDialog = null;
  if (store.state().dialog) act({ type: "dialog", name: null });
});
place("dialog").addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (event.target === place("dialog")) act({ type: "dialog", name: null });
});
pressEarly();

/** Shows a place that the browser's history keeps; a drawing is not kept. @param {import("./history.js").Place} place */
async function showPlace(place) {
  const now = placeOf(store.state());
  const [dialog, page] = place.dialog?.split("/") ?? [null];
  const open = () => {
    if (page) lessons?.open(/** @type {import("../learn/state.js").Page} */ (page));
    else act({ type: "dialog", name: /** @type {State["dialog"]} */ (dialog) });
  };
  if (now.editor && !place.editor) act({ type: "editor", editor: null });
  if (now.learn && !place.learn) act({ type: "learn-leave" });
  if (now.study !== place.study) act({ type: "study", tab: place.study ? store.state().study.tab : null });
  if (now.dialog !== place.dialog) open();
  if (!place.learn || place.learn === now.learn) return;
  await lessons?.show(place.learn);
  if (dialog) open();
}

/** @param {string} name */
function cellsNamed(name) {
  return cellsOn(catalogue, name);
}

/** The state to begin with: the stored game, or a first visit's. @returns {State} */
function restore() {
  const state = beginning();
  const { stored, notice } = embed ? { stored: null, notice: null } : gameStore.load(cellsNamed);
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    const known = text !== null || stored !== null; // someone who was here when there was more to see at first
    state.settings = decodeSettings(text, { ...state.settings, tools: known, thoughts: known });
    if (text === null) localStorage.setItem(SETTINGS_KEY, encodeSettings(state.settings));
  } catch {
    // Storage is blocked: the notice about the game says so.
  }
  if (embed) return { ...state, embed };
  return { ...state, ...stored, notices: notice ? [notice] : [] };
}

/** @param {State} state @param {string} turn @returns {import("./state.js").Click[]} */
function turnCells(state, turn) {
  const { indices } = layoutNow(state, catalogue);
  return turn.split("-").map((name) => ({ name, cell: indices.get(name) ?? -1 }));
}

/** The words are those of one language until the page is loaded again (strings/index.js). @param {string} code */
function changeLanguage(code) {
  act({ type: "settings", change: { language: code } });
  location.reload();
}

/** From the form of the dialog to a game. */
function startGame() {
  const { ruleset: chosen, switches, board: name, seats, starts, names, clock: control } = store.state().setup;
  const first = starts === "lots" ? /** @type {0 | 1} */ (Math.random() < 0.5 ? 0 : 1) : starts;
  const ruleset = rulesetText(catalogue, chosen, switches);
  const headers = { ...nameHeaders(names, first), Date: new Date().toISOString().slice(0, 10) };
  const clock = control.control ? { ...control, events: [], owed: false, lost: null } : null;
  act({
    type: "new-game",
    game: { ruleset, board: name, start: null, seats, starts: first, headers, clock, ...UNPLAYED },
  });
}

/** With the position on the board, if that is the board of the form; else with an empty one. */
function openEditorForm() {
  const { game, scene, setup } = store.state();
  const cells = cellsOf(catalogue, setup.board);
  const shown = scene && setup.board === game.board && scene.stones.length === cells.length;
  const swapped = game.starts === 1;
  const stones = shown ? scene.stones : ".".repeat(cells.length);
  const marks = swapped ? stones.replace(/[xo]/g, (stone) => (stone === "x" ? "o" : "x")) : stones;
  const black = boardNamed(catalogue, setup.board)?.black ?? [];
  const all = [...marks].map((mark, i) => (black.includes(i) ? "#" : mark)).join("");
  const mover = shown ? seatOf(game, scene.mover) : 0;
  const ruleset = rulesetText(catalogue, setup.ruleset, setup.switches);
  const left = shown ? scene.setup : 0;
  act({ type: "editor", editor: openEditor(cells, { marks: all, mover, setup: left }, ruleset, setup.seats) });
}

/** From the editor to a game. */
function playPosition() {
  const { editor } = store.state();
  const { start, board: on } = editor?.answer?.edited ?? {};
  if (!editor || !start || !on) return;
  const { ruleset, seats } = editor;
  act({
    type: "new-game",
    game: { ruleset, board: on.name, start, seats, starts: 0, headers: {}, clock: null, ...UNPLAYED },
  });
}

/** After the lessons: on the smallest board, against the gentlest bot. */
function firstGame() {
  const { name, boards } = catalogue.rulesets[0];
  /** @type {Game["seats"]} */
  const seats = [{ kind: "person" }, { kind: "bot", level: catalogue.levels[0].name }];
  act({
    type: "new-game",
    game: { ruleset: name, board: boards[0], start: null, seats, starts: 0, headers: {}, clock: null, ...UNPLAYED },
  });
}

/** Says that there is a game of a tab that was closed. */
async function findKeptGame() {
  const open = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
  const kept = gameStore.others().find((key) => {
    const stored = open.includes(key) ? null : gameStore.read(localStorage.getItem(key), cellsNamed);
    return stored && stored.game.tree.next.length > 0;
  });
  if (kept) act({ type: "notice", code: "kept_game", text: kept });
}

/** Opens the game of a tab that was closed, in this one; the game of this one stays stored. @param {string} key */
function openKeptGame(key) {
  gameStore.useInTab(key);
  location.assign(location.pathname);
}

/** Leaves safe mode, with the stored game or without it. @param {boolean} without */
function leaveSafeMode(without) {
  if (!without || gameStore.putAway()) location.assign(location.pathname);
  else act({ type: "notice", code: "storage_full", text: null });
}

/** @param {"svg" | "png" | "gif"} kind */
async function exportAs(kind) {
  const { createExports } = await import("../export/index.js");
  await createExports(store, engine, catalogue, place("board"))[kind]();
}

function tryAgain() {
  act({ type: "failure", failure: null });
  engine.restart();
}

/** Installs the site, but not before the first legal moves are there: its downloads would delay them. @param {State} state */
function installOnceAwake(state) {
  if (installing || state.boot.state !== "ready" || !current(state)) return;
  installing = true;
  const offer = (/** @type {() => void} */ newest) => {
    activateUpdate = () => {
      act({ type: "drop-notice", code: "new_version" });
      act({ type: "notice", code: "taking_up", text: null });
      newest();
    };
    act({ type: "notice", code: "new_version", text: null });
  };
  loadAll();
  installOffline(offer).catch(() => {}); // the site works without being installed
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const action = store.state().dialog || event.defaultPrevented ? null : shortcut(event);
  if (!action) return;
  event.preventDefault();
  act(action);
}

/** However many actions there are between two frames, one is painted. */
function schedule() {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(paintDue);
}

function paintDue() {
  if (!scheduled) return;
  scheduled = false;
  paint();
}

function paint() {
  const state = store.state();
  const { editor } = state;
  const layout = editor ? editor.sheet : layoutNow(state, catalogue);
  /** @type {Context} */
  const context = {
    state,
    layout,
    catalogue,
    act,
    tryAgain,
    leaveSafeMode,
    separateGame: () => tabs?.separate(),
    openKeptGame,
    activateUpdate,
    oneFile,
    exportAs,
    startGame,
    openEditor: openEditorForm,
    playPosition,
    playNow: () => commands.playNow(),
    games: commands.games,
    addBot: (source) => commands.own.add(source),
    startMatch: (levels, pairs) => commands.match.start(levels, pairs),
    changeLanguage,
    measure: () => commands.bench(),
    stopMatch: () => commands.match.stop(),
    removeBot: (id) => commands.own.remove(id),
    copy: (text) => commands.copy(text),
    learning: lessons?.learning() ?? null,
    learningFailed: lessons?.failed() ?? false,
    openLearn: (page) => lessons?.open(page),
    firstLesson: () => lessons?.lesson(),
    firstGame,
    direct: commands.direct,
  };
  frame.paint(context);
  syncDialog(state);
  syncLearn(state);
  showTurn(state);
}

/** The browser keeps the focus in a dialog and gives it back; from one dialog to the next, this moves it. @param {State} state */
function syncDialog(state) {
  const dialog = place("dialog");
  // One that is still to be loaded is not shown yet, so that its first button gets the focus.
  if (state.dialog === shownDialog || (state.dialog && !dialog.firstElementChild)) return;
  if (!state.dialog) dialog.close();
  else if (dialog.open) dialog.querySelector("button")?.focus();
  else dialog.showModal();
  shownDialog = state.dialog;
}

/** After the next step or another try by keyboard, the focus returns to the board. @param {State} state */
function syncLearn({ learn, focus, dialog }) {
  const key = learn?.phase === "try" ? `${learn.kind}/${learn.number}/${learn.step}/${learn.base}` : "";
  if (key && key !== lessonStep && !dialog && document.activeElement === document.body && lessonStep !== null)
    frame.focus(focus);
  lessonStep = learn ? key : null;
}

/** Keep the current turn in sight within its list, and the focus on it if the list has it. @param {State} state */
function showTurn({ game, study }) {
  const key = `${pathOf(game).join()}/${game.turns.length}/${summariesOf(game).length}/${study.open}`;
  if (key === shownTurn) return;
  shownTurn = key;
  const list = place("turns").querySelector(".turn-list");
  const item = list?.querySelector("[aria-current=step]") ?? list?.querySelector(".turn");
  if (!list || !item) return;
  if (list.contains(document.activeElement)) item.focus({ preventScroll: true });
  const [at, box] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({
    left: at.left + at.width / 2 - box.left - box.width / 2,
    top: at.top + at.height / 2 - box.top - box.height / 2,
  });
}
