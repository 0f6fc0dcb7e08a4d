/**
 * The browser's history: a dialog, a lesson, a puzzle, the study, the editor and a game that took another's place are an entry each, so
 * that Back closes what was opened last. Closing it in the page goes back to the entry below. An entry keeps the places up to its own; a link that the reader follows
 * begins a new stack of places, a `root`. Only this file writes to the history and listens to the address.
 */

import { placeOfLearning } from "../learn/rest.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{dialog: string | null, learn: string | null, study: boolean, editor: boolean, table: number}} Place what replaces or covers the game; table: the number of the game (tables.js) */
/** @typedef {{root: number, places: readonly Place[]}} Entry */
/** @typedef {ReturnType<typeof createHistory>} Address */
/** @typedef {{history: Pick<History, "state" | "pushState" | "replaceState" | "go">, location: {hash: string}, addEventListener(type: string, listener: (event: any) => void): void}} Browser */

/** A browser that has forgotten the entry to go back to reports nothing; a busy one may report the move this much later (ms). */
const LOST_MS = 1000;
const LATE_MS = 20_000;

/** @param {State} state @returns {Place} */
export const placeOf = ({ dialog, learn, learnPage, study, editor, tables }) => ({
  dialog: dialog === "learn" ? `learn/${learnPage}` : dialog,
  learn: learn && placeOfLearning(learn),
  study: study.open,
  editor: editor !== null,
  table: tables.at,
});

/** @param {Place} one @param {Place} other */
const same = (one, other) =>
  /** @type {(keyof Place)[]} */ (["dialog", "learn", "study", "editor", "table"]).every(
    (part) => one[part] === other[part],
  );

/** @param {any} state of an entry @returns {state is Entry} */
const isOurs = (state) => Number.isInteger(state?.root) && Array.isArray(state.places) && state.places.length > 0;

/** The place on top of the loaded page's entry: a reload keeps the entries below. @param {any} state of its entry @returns {Partial<Place>} */
const topOf = (state) => (isOurs(state) && state.places[state.places.length - 1]) || {};

/** The number of the game (tables.js) on the loaded page's table. @param {any} state of its entry */
export const tableOf = (state) => Number(topOf(state).table) || 0;

/** Was the study of a game open when the page was left? @param {any} state of its entry */
export const studiedIn = (state) => topOf(state).study === true && !topOf(state).learn && !topOf(state).editor;

/**
 * @param {{state(): State, subscribe(listener: (state: State) => void): unknown}} store
 * @param {(place: Place) => unknown} restore shows a place; returns a promise if that takes a while
 * @param {Browser} [browser]
 */
export function createHistory(store, restore, browser = globalThis) {
  const { history, location } = browser;
  const here = () => placeOf(store.state());
  /** @type {Entry} */
  let entry = { root: 0, places: [here()] };
  /** @type {string | null} the fragment that the address should have */
  let wanted = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} while the browser goes back to an entry for the page */
  let going;
  /** Until this time (ms), the browser may still arrive at the entry that the page asked for. */
  let late = 0;
  /** What the reader closed just before a link: the entries above this depth, if the browser has not left them. @type {{root: number, depth: number} | null} */
  let closed = null;
  /** A link that the reader followed before the browser had gone back for the page, which may then leave it, too: its fragment, and until when (ms). @type {[string, number]} */
  let overtaken = ["", 0];
  let waits = 0;
  let started = false;
  /** @type {(() => void)[]} */
  const listeners = [];
  /** The fragment that the page wrote or read last. */
  let known = location.hash;

  /** The reader has followed a link, and the browser has not reported it yet: writing now would replace the link. */
  const isAsked = () => !isOurs(history.state) && location.hash !== known;

  /** @param {"pushState" | "replaceState"} how @param {string} [url] */
  function write(how, url) {
    try {
      history[how](entry, "", url);
      known = location.hash;
    } catch {
      // Browsers limit how many entries a page writes in half a minute; the page works without this one.
    }
  }

  function address() {
    if (wanted !== null && !isAsked() && location.hash.replace(/^#/, "") !== wanted)
      write("replaceState", `#${wanted}`);
  }

  /** Goes to an entry below. @param {number} by */
  function back(by) {
    going = setTimeout(() => settle(true), LOST_MS);
    history.go(by);
  }

  /** Called after a change in the page. @param {State} [state] @param {State} [before] */
  function follow(state, before) {
    if (!started || waits || going !== undefined || isAsked()) return;
    const place = here();
    const { root, places } = entry;
    if (same(place, places[places.length - 1])) return;
    // The game of a link belongs to the entry of the link.
    if (before?.incomingLink && state?.tables !== before.tables) return settle();
    const beneath = places.findLastIndex((each) => same(each, place));
    if (beneath >= 0) return back(beneath + 1 - places.length);
    entry = { root, places: [...places, place] };
    write("pushState");
  }

  /** Makes the entry that of the place shown now. @param {boolean} [lost] the entry to go back to */
  function settle(lost = false) {
    if (waits) return;
    clearTimeout(going);
    going = undefined;
    if (isAsked()) return;
    if (lost) late = Date.now() + LATE_MS;
    const { root, places } = entry;
    const place = here();
    if (!same(place, places[places.length - 1])) {
      const beneath = places.findLastIndex((each) => same(each, place));
      if (beneath >= 0 && !lost) return back(beneath + 1 - places.length); // or Back would show the same place again
      entry = { root, places: [...places.slice(0, -1), place] };
      write("replaceState");
    }
    address();
  }

  /** Shows something without making entries on the way. @param {() => unknown} show returns a promise if it takes a while */
  function wait(show) {
    waits += 1;
    const end = () => {
      waits -= 1;
      settle();
    };
    Promise.resolve(show()).then(end, end);
  }

  /** The reader went to an entry. @param {Entry} to */
  function visit(to) {
    const { root } = entry;
    const excess = to.root === closed?.root && to.root < root ? to.places.length - closed.depth : 0;
    if (excess > 0) {
      if (Date.now() <= overtaken[1]) overtaken[1] += LOST_MS; // a busy browser may take as long for this step
      return history.go(-excess);
    }
    entry = to;
    if (to.root === closed?.root && followsAgain()) return;
    wait(() => restore(to.places[to.places.length - 1]));
    if (to.root !== root) follows();
  }

  /** Follows the link again that the browser has just left for the page. */
  function followsAgain() {
    const [hash, until] = overtaken;
    if (Date.now() > until) return false;
    overtaken = ["", 0];
    known = location.hash;
    location.hash = hash;
    return true;
  }

  /** Shows what the address asks for. */
  function follows() {
    wanted = null;
    for (const listener of listeners) listener();
  }

  /** The browser went to an entry, for the reader or for the page. @param {{state: unknown}} event */
  function arrive({ state }) {
    const isOwn = going !== undefined || Date.now() < late;
    if (!isOurs(state)) {
      // A new address: a change of its fragment follows.
      if (isOwn) overtaken = [location.hash, Date.now() + LOST_MS];
      return;
    }
    if (!isOwn || state.root !== entry.root) return visit(state);
    clearTimeout(going);
    going = undefined;
    late = 0;
    entry = state;
    if (followsAgain()) return;
    follow();
    address();
  }

  browser.addEventListener("popstate", arrive);
  browser.addEventListener("hashchange", () => {
    known = location.hash;
    if (isOurs(history.state)) return;
    if (going !== undefined)
      closed = { root: entry.root, depth: 1 + entry.places.findLastIndex((each) => same(each, here())) };
    clearTimeout(going);
    going = undefined;
    entry = { root: entry.root + 1, places: [here()] };
    write("replaceState");
    follows();
  });
  store.subscribe(follow);

  return {
    /** A reloaded page shows the game again, unless its address names something else. What the reader opened meanwhile is an entry on top. */
    start() {
      started = true;
      if (isOurs(history.state)) entry = history.state;
      else write("replaceState");
      follow();
    },
    /** @param {string} text the fragment that the address should have */
    write(text) {
      wanted = text;
      if (going === undefined) address();
    },
    /** @param {() => void} listener reads an address that the reader has given */
    onAddress: (listener) => void listeners.push(listener),
    wait,
  };
}

/** @typedef {import("./effects.js").Store} Store */

/** Shows a place that the browser's history keeps; a drawing comes back when the editor is opened there again. @param {Store} store @param {Pick<ReturnType<typeof import("../learn/rest.js").learnEffect>, "open" | "show">} lessons @param {Place} place */
export async function showPlace(store, lessons, place) {
  const act = store.dispatch;
  const now = placeOf(store.state());
  const [dialog, page] = place.dialog?.split("/") ?? [null];
  const open = () => {
    if (page) lessons.open(/** @type {import("../learn/state.js").Page} */ (page));
    else act({ type: "dialog", name: /** @type {State["dialog"]} */ (dialog) });
  };
  if (now.editor && !place.editor) act({ type: "editor", editor: null });
  if (now.learn && !place.learn) act({ type: "learn-leave" });
  if (now.table !== place.table) act({ type: "table", at: place.table });
  const study = place.study && (!place.learn || place.learn === now.learn); // a puzzle that begins again is not studied yet, nor is the game below it
  if (store.state().study.open !== study) act({ type: "study", tab: study ? store.state().study.tab : null });
  if (placeOf(store.state()).dialog !== place.dialog) open(); // what is left above may have closed it
  if (!place.learn || place.learn === now.learn) return;
  await lessons.show(place.learn);
  if (dialog) open();
}
