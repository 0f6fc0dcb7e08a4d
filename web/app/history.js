/**
 * The browser's history: a dialog, a lesson, a puzzle, the study, the editor and a game that took another's place are an entry each, so
 * that Back closes what was opened last. Closing it in the page goes back to the entry beneath. An entry keeps the places up to its own; a link that the reader follows
 * begins a new stack of them, a `root`. All that writes to the history or listens to the address does so here.
 */

import { placeOfLearning } from "../learn/rest.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{dialog: string | null, learn: string | null, study: boolean, editor: boolean, table: number}} Place what replaces or covers the game; table: which game (tables.js) */
/** @typedef {{root: number, places: readonly Place[]}} Entry */
/** @typedef {ReturnType<typeof createHistory>} Address */
/** @typedef {{history: Pick<History, "state" | "pushState" | "replaceState" | "go">, location: {hash: string}, addEventListener(type: string, listener: (event: any) => void): void}} Browser */

/** A browser that forgot the entry to go back to says nothing (ms); a busy one may say it so much later. */
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

/** Which game (tables.js) is on the table of the page that is loaded: a reload keeps the entries beneath. @param {any} state of its entry */
export const tableOf = (state) => (isOurs(state) ? Number(state.places[state.places.length - 1]?.table) || 0 : 0);

/**
 * @param {{state(): State, subscribe(listener: (state: State) => void): unknown}} store
 * @param {(place: Place) => unknown} restore shows a place; what takes a while is a promise
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
  /** Until then, the browser may still arrive where the page wanted to go (ms). */
  let late = 0;
  let waits = 0;
  let started = false;
  /** @type {(() => void)[]} */
  const heeds = [];
  /** The fragment that the page wrote or read last. */
  let known = location.hash;

  /** The reader has followed a link, and the browser has not reported it yet: what is written now would replace the link. */
  const isAsked = () => !isOurs(history.state) && location.hash !== known;

  /** @param {"pushState" | "replaceState"} how @param {string} [url] */
  function write(how, url) {
    try {
      history[how](entry, "", url);
      known = location.hash;
    } catch {
      // Browsers limit the entries of half a minute; the page works without.
    }
  }

  function address() {
    if (wanted !== null && !isAsked() && location.hash.replace(/^#/, "") !== wanted)
      write("replaceState", `#${wanted}`);
  }

  /** To an entry beneath. @param {number} by */
  function back(by) {
    going = setTimeout(() => settle(true), LOST_MS);
    history.go(by);
  }

  /** After a change in the page. */
  function follow() {
    if (!started || waits || going !== undefined || isAsked()) return;
    const place = here();
    const { root, places } = entry;
    if (same(place, places[places.length - 1])) return;
    const beneath = places.findLastIndex((each) => same(each, place));
    if (beneath >= 0) return back(beneath + 1 - places.length);
    entry = { root, places: [...places, place] };
    write("pushState");
  }

  /** The entry is that of what is shown now. @param {boolean} [lost] the entry to go back to */
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
      if (beneath >= 0 && !lost) return back(beneath + 1 - places.length); // or Back would show the same again
      entry = { root, places: [...places.slice(0, -1), place] };
      write("replaceState");
    }
    address();
  }

  /** What is shown on the way is no entry. @param {() => unknown} show what takes a while is a promise */
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
    entry = to;
    wait(() => restore(to.places[to.places.length - 1]));
    if (to.root !== root) follows();
  }

  /** The address says what to show. */
  function follows() {
    wanted = null;
    for (const heed of heeds) heed();
  }

  browser.addEventListener("popstate", ({ state }) => {
    if (!isOurs(state)) return; // a new address: that is a change of its fragment
    const isOwn = going !== undefined || Date.now() < late;
    if (!isOwn || state.root !== entry.root) return visit(state);
    clearTimeout(going);
    going = undefined;
    late = 0;
    entry = state;
    follow();
    address();
  });
  browser.addEventListener("hashchange", () => {
    known = location.hash;
    if (isOurs(history.state)) return;
    entry = { root: entry.root + 1, places: [here()] };
    write("replaceState");
    follows();
  });
  store.subscribe(follow);

  return {
    /** A page that is reloaded is at the game again, unless its address names something else. What has been opened meanwhile is an entry on top. */
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
    /** @param {() => void} heed reads an address that the reader has given */
    onAddress: (heed) => void heeds.push(heed),
    wait,
  };
}
