/** The composition root: only this file knows every part, and it joins them. action → reduce → models → one painted frame. */

import { installOffline, oneFile, storageThere } from "../boot/platform.js";
import { firstWorker } from "../boot/prestart.js";
import { embedOf } from "../embed/index.js";
import { catalogue } from "../engine/catalogue.js";
import { createEngine } from "../engine/client.js";
import { pathOf } from "../game/line.js";
import { sceneEffect } from "../game/scene-effects.js";
import { current, summariesOf } from "../game/select.js";
import { layoutNow } from "../game/shown-board.js";
import { language, LANGUAGES, t } from "../strings/index.js";
import { afterFrame, arriving } from "../ui/once.js";
import { loadAll } from "../ui/later.js";
import { resetScene } from "../game/state.js";
import { beginning } from "./beginning.js";
import { frameInParts, place } from "./frame.js";
import { shortcutIn, wayOut } from "./shortcuts.js";
import { isKnown, reduce } from "./state.js";
import { pause } from "../ui/steps.js";
import { createStore, runEffects } from "./store.js";
import { takeOver } from "./takeover.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./context.js").Context} Context */

/** Is the frame in index.html this visitor's (boot/drawn.js)? Then nothing is stored, and everything else may load later. */
const first = globalThis.pressedEarly !== undefined;
const embed = embedOf(location.search);
/** @type {ReturnType<typeof createStore<State, import("./state.js").Action>>} */
let store;
/** @param {import("./state.js").Action} action an action whose handler is still loading waits for it */
const act = (action) => (isKnown(action.type) ? store.dispatch(action) : whenWhole(() => store.dispatch(action)));
/** @type {ReturnType<typeof createEngine>} */
let engine;
/** @type {import("./frame.js").Frame} */
let frame;
/** @type {Promise<typeof import("./rest.js")>} */
let coming;
/** The functions of rest.js that panels may call; null until it is loaded. @type {import("./rest.js").Rest | null} */
let rest = null;
/** @type {Context["views"]} */
let views = null;
/** Calls to it that came before it was loaded. @type {((rest: import("./rest.js").Rest) => unknown)[]} */
const asked = [];
/** What a reader does on the board. @type {import("../board/view.js").Hands} */
const HANDS = {
  aim: (cell) => act({ type: "aim", cell }),
  focus: (cell) => act({ type: "focus", cell }),
  press: (cell, name, touch) => act({ type: "press", cell, name, touch }),
  brush: (cell, from) => act({ type: "brush", cell, from }),
  stroke: (from, to, ink) => act({ type: "stroke", from, to, ink }),
  strokeAt: (cell, ink) => act({ type: "stroke-at", cell, ink }),
  takeBack: (escapes) =>
    !(escapes && (wayOut(store.state())?.type ?? "take-back") !== "take-back") && act({ type: "take-back" }),
};
/** The id of the requested frame; 0: none. */
let due = 0;
/** What the board shows. @type {Context["layout"] | null} */
let painted = null;
let shownTurn = "";
/** The lesson step or puzzle that waits for a turn; "" while its answer is shown, null outside lessons. @type {string | null} */
let lessonStep = null;
/** The single file has none. @type {HTMLLinkElement | null} */
const manifest = document.querySelector("link[rel=app]");
let installing = false;
let activateUpdate = () => {};
/** The open dialog and its page. @type {string | null} */
let shownDialog = null;

start().catch(reportError); // as if the script itself had thrown it (boot/fallback.js)

/** Not at the top of the module: rest.js imports modules that this one shares, and those must be evaluated first. */
async function start() {
  await storageThere;
  coming = Promise.all([import("./rest.js"), restStyles()]).then(([module]) => {
    ({ views } = module);
    return module;
  });
  coming.catch(() => {}); // awaited below
  const state = first ? beginning() : (await coming).restore(embed);
  store = createStore(state, reduce);
  if (language !== LANGUAGES[0]) inLanguage(); // the English words are in index.html
  if (manifest) manifest.rel = "manifest"; // not before: Chromium may keep one that it reads while the address changes
  if (first) await pause(); // so that a first visit has no long task: its frame is there already
  const painting = () => takeOver(() => frameInParts(HANDS, contextNow(), take));
  const pressEarly = await painting().catch(() => {
    store = createStore(resetScene(state), reduce); // the stored scene can't be drawn; the engine's own follows
    return painting();
  });
  engine = createEngine({ createWorker: firstWorker, onBoot: (boot) => act({ type: "boot", boot }) });
  if (!first) await join(await coming, () => {});
  store.subscribe(paintStep); // before anything that may take time
  runEffects(store, [sceneEffect(store, engine)]);
  store.subscribe(schedule);
  if (!embed) store.subscribe(installOnceAwake);
  listen();
  schedule(); // a browser without workers has failed already
  if (first) {
    await pause();
    coming
      .then((module) => join(module, pause))
      .catch((error) => {
        // Before the scripts take the frame over, boot/fallback.js reports it.
        if (place("fallback").hidden)
          act({ type: "failure", failure: { code: "page_missing", message: `${error}`, trace: null, context: "" } });
      });
  }
  pressEarly();
}

/** Translates what index.html has in English: the title and the manifest. */
function inLanguage() {
  document.title = t("app-title");
  const name = language === LANGUAGES[0] ? "" : `.${language.code}`;
  if (manifest) manifest.href = manifest.href.replace(/(\.\w+)?\.webmanifest$/, `${name}.webmanifest`);
}

/** Adds the style sheet for what loads later (in other visits boot/drawn.js adds it). */
function restStyles() {
  /** @type {HTMLLinkElement | null} */
  const early = document.querySelector("link[rel=preload][as=style]");
  return new Promise((resolve, reject) => {
    if (!first || !early) return resolve(null);
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: early.href, integrity: early.integrity, onload: resolve });
    link.onerror = () => reject(new Error(early.href));
    document.head.append(link);
  });
}

/** @param {import("./frame.js").Frame} made */
function take(made) {
  frame = made;
}

function listen() {
  for (const type of ["click", "change", "submit", "keydown", "toggle", "close"])
    document.addEventListener(type, catchUp, { capture: true });
  document.addEventListener("keydown", onKey);
  const dialog = place("dialog");
  dialog.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) act({ type: "dialog", name: null });
  });
}

/** @param {typeof import("./rest.js")} module @param {() => Promise<void> | void} rested  between two parts of it */
async function join({ joinRest, restore }, rested) {
  if (first) restore(null, { ...store.state() }); // stores that there was a visit
  const whole = await joinRest(store, engine, turnCells, rested, relabel);
  rest = whole;
  for (const use of asked.splice(0)) use(whole);
  schedule();
}

/** Calls a function with rest.js, as soon as it is loaded. @param {(rest: import("./rest.js").Rest) => unknown} use */
function whenWhole(use) {
  if (rest) use(rest);
  else asked.push(use);
}

/** Until the learn dialog can be painted, another dialog can take its place. @type {Context["openLearn"]} */
function openLearn(page) {
  if (rest) return void rest.lessons.open(page);
  act({ type: "dialog", name: "learn" });
  asked.push(({ lessons }) => store.state().dialog === "learn" && lessons.open(page));
}

/** @param {State} state @param {string} turn @returns {import("./state.js").Click[]} */
function turnCells(state, turn) {
  const { indices } = layoutNow(state, catalogue);
  return turn.split("-").map((name) => ({ name, cell: indices.get(name) ?? -1 }));
}

/** After a change of the language. */
function relabel() {
  inLanguage();
  frame.label();
  act({ type: "loaded" });
}

/** @param {"svg" | "png" | "gif" | "print"} kind */
async function exportAs(kind) {
  const exports = await arriving(() => import("../export/index.js")).catch(() => null);
  if (exports) return exports.createExports(store, engine, catalogue, place("board"))[kind]();
  act({ type: "dialog", name: null });
  act({ type: "notice", code: "part_lost", text: null });
}

function tryAgain() {
  if (!rest) return location.reload(); // a browser does not ask again for a module that did not load
  act({ type: "failure", failure: null });
  if (store.state().boot.state === "failed") engine.restart();
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
  whenWhole(loadAll);
  installOffline(offer).catch(() => {}); // the site works without being installed
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const action = shortcutIn(store.state(), event);
  if (!action) return;
  event.preventDefault();
  act(action);
}

/** Paints one frame for any number of actions. */
function schedule() {
  due ||= requestAnimationFrame(paintDue);
}

/** Paints the effect of a click at once; the rest of the page follows after that frame. @param {State} state @param {State} before */
function paintStep(state, before) {
  if (!state.unconfirmed || state.unconfirmed === before.unconfirmed) return;
  const context = contextNow();
  painted = context.layout;
  frame.paintStep(context);
  cancelAnimationFrame(due);
  due = requestAnimationFrame(() => {
    due = requestAnimationFrame(paintDue);
  });
}

/** Before an event is answered. The browser closes a dialog at once, but its "close" comes later than a key that opens another one. @param {globalThis.Event} event */
function catchUp(event) {
  if (shownDialog !== null && !place("dialog").open) {
    shownDialog = null;
    if (store.state().dialog) act({ type: "dialog", name: null });
  }
  paintBefore(event);
}

/** Paints the newest state, which answers the event; a press of a cell only needs the right board. @param {globalThis.Event} event */
function paintBefore({ target }) {
  const onBoard = target instanceof Node && place("board").contains(target);
  if (!onBoard || contextNow().layout !== painted) paintDue();
}

function paintDue() {
  if (!due) return;
  cancelAnimationFrame(due);
  due = 0;
  paint();
}

function paint() {
  const context = contextNow();
  const { state } = context;
  painted = context.layout;
  frame.paint(context);
  syncDialog(state);
  syncLearn(state);
  afterFrame(() => showTurn(state)); // measuring before it would lay the page out twice
}

/** @returns {Context} */
function contextNow() {
  const state = views?.shown(store.state()) ?? store.state();
  const { editor } = state;
  const layout = editor ? editor.sheet : layoutNow(state, catalogue);
  return {
    state,
    layout,
    catalogue,
    act,
    whole: rest !== null,
    views,
    tryAgain,
    leaveSafeMode: (without) => rest?.leaveSafeMode(without),
    separateGame: () => rest?.separateGame(),
    openKeptGame: (key) => rest?.openKeptGame(key),
    activateUpdate,
    oneFile,
    exportAs,
    startGame: () => rest?.startGame(),
    openEditor: () => rest?.openEditor(),
    playPosition: () => rest?.playPosition(),
    playNow: () => rest?.playNow(),
    games: /** @type {Context["games"]} */ (rest?.games),
    addBot: (source) => rest?.own.add(source),
    match: /** @type {Context["match"]} */ (rest?.match),
    relabel,
    measure: () => rest?.bench(),
    removeBot: (id) => rest?.own.remove(id),
    copy: (text) => whenWhole(({ copy }) => copy(text)),
    learning: rest?.lessons.learning() ?? null,
    learningFailed: rest?.lessons.failed() ?? false,
    openLearn,
    firstLesson: () => whenWhole(({ lessons }) => lessons.lesson()),
    firstGame: () => rest?.firstGame(),
    direct: /** @type {Context["direct"]} */ (rest?.direct),
  };
}

/** The browser keeps the focus in a dialog and gives it back; from one dialog to the next, this function moves it. @param {State} state */
function syncDialog(state) {
  const dialog = place("dialog");
  // A dialog that is still loading is not shown yet, so that its heading gets the focus.
  const now = state.dialog && state.dialog + state.learnPage;
  if (now === shownDialog || (state.dialog && !dialog.firstElementChild)) return;
  if (!state.dialog) dialog.close();
  else if (dialog.open) /** @type {HTMLElement | null} */ (dialog.querySelector("[autofocus]"))?.focus();
  else dialog.showModal();
  shownDialog = now;
}

/** After the next step or another try by keyboard, the focus returns to the board. @param {State} state */
function syncLearn({ learn, focus, dialog }) {
  const key = learn?.phase === "try" ? `${learn.kind}/${learn.number}/${learn.step}/${learn.base}` : "";
  if (key && key !== lessonStep && !dialog && document.activeElement === document.body && lessonStep !== null)
    frame.focus(focus);
  lessonStep = learn ? key : null;
}

// The list gets another size when the device is turned, and when a result or a panel comes.
new ResizeObserver(() => {
  shownTurn = "";
  if (engine) schedule(); // the newest state is perhaps not painted yet; before, the frame is not taken over as a whole
}).observe(place("turns"));

/** Scrolls the list to the current turn, and keeps the focus on that turn if the list has the focus. @param {State} state the painted state: elements of a later one are not there yet */
function showTurn({ game, study }) {
  const key = `${pathOf(game)}/${game.turns.length}/${summariesOf(game).length}/${study.open}/${study.review?.running}/${rest !== null}`;
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
