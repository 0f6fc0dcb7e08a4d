/**
 * Opens lessons, puzzles and rules: they load when the reader first opens one of them. The address names the open one, and
 * the browser stores the reader's progress.
 */
import { setAside } from "../boot/set-aside.js";
import { fragmentText } from "../game/clean-text.js";
import { arePeople, mainLine } from "../game/line.js";
import { branchAt } from "../game/tree.js";
import { arriving } from "../ui/once.js";
import { DUE_KEY } from "./due.js";
import { LEARNED_KEY, LEARNED_UNREAD_KEY, encodeLearned } from "./progress.js";
import { ADDRESS } from "./state.js";
import { decodeLearned } from "./stored.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("./state.js").Page} Page */
/** @typedef {ReturnType<typeof import("./learn.js").openLearning>} Learning */

/** @typedef {(id: string | undefined, said: import("../library/reviews.js").Said, turns: readonly string[]) => void} Note */

/** @type {Record<string, Page>} */
const PAGES = {
  learn: "doors",
  lesson: "lessons",
  lessons: "lessons",
  puzzle: "puzzles",
  puzzles: "puzzles",
  mistakes: "mistakes",
  rules: "rules",
};
/** @type {Record<Page, string>} */
const ADDRESSES = {
  doors: "learn",
  lessons: "lessons",
  puzzles: "puzzles",
  mistakes: "mistakes",
  rules: "rules",
};

/** No progress that a reader can have takes so many characters. */
const LARGE = 500_000;

/** Whether the stored progress may be overwritten: not if it can't be read and has no copy. */
let mayKeep = true;
/** Whether another tab has just stored its progress. */
let following = false;

/** The state with the stored progress. @param {State} state @returns {State} */
export function withLearned(state) {
  try {
    const text = localStorage.getItem(LEARNED_KEY);
    if (text === null) return state;
    const learned = decodeLearned(text);
    if (learned) {
      // What was cut (stored.js) leaves the browser's storage at once: games have no room beside it.
      if (text.length > LARGE) localStorage.setItem(LEARNED_KEY, encodeLearned(learned));
      return { ...state, learned };
    }
    mayKeep = setAside(localStorage, text, LEARNED_UNREAD_KEY);
    return { ...state, notices: [...state.notices, { code: "learned_corrupt", text }] };
  } catch {
    return state; // a notice already says that nothing can be stored
  }
}

/** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {(state: State, turn: string) => import("../app/state.js").Click[]} cellsOf @param {() => Promise<{liveBoard: import("./learn.js").LiveBoard}>} boards loads what the rules' boards need
 * @param {import("../app/history.js").Address} address @param {Note} note writes a review's result for a game into the library
 * @param {(state: State) => string | null} invitation the address of the invitation that the reader has not answered */
export function learnEffect(store, engine, catalogue, cellsOf, boards, address, note, invitation) {
  /** @type {Learning | null} */
  let learning = null;
  /** @type {Promise<Learning> | null} */
  let coming = null;
  let failed = false;
  /** The lesson or puzzle of an address, until the page can show it. @type {{text: string, show: (learning: Learning) => boolean} | null} */
  let awaited = null;
  /** The turns of the last review whose mistakes were collected. @type {readonly string[] | null} */
  let collected = null;

  function load() {
    failed = false;
    coming ??= Promise.all([arriving(() => import("./learn.js")), boards()]).then(
      ([{ openLearning }, { liveBoard }]) => {
        learning = openLearning(store, engine, catalogue, cellsOf, liveBoard, invitation);
        store.dispatch({ type: "learn-page", page: store.state().learnPage }); // paints it now
        return learning;
      },
      (error) => {
        coming = null;
        failed = true;
        store.dispatch({ type: "learn-page", page: store.state().learnPage });
        throw error;
      },
    );
    return coming;
  }

  /** @param {Page} page */
  function open(page) {
    store.dispatch({ type: "learn-page", page });
    store.dispatch({ type: "dialog", name: "learn" });
    return load().then(
      (loaded) => {
        const { show } = awaited ?? {};
        awaited = null;
        show?.(loaded);
      },
      () => {},
    );
  }

  function openAddress() {
    const found = ADDRESS.exec(fragmentText(location.hash));
    if (!found) return;
    const [text, what, which] = found;
    if (which && which === shown(store.state())?.split("/")[1]) return;
    const show = (/** @type {Learning} */ learning) => !!which && learning.open(what, which);
    if (learning) {
      if (!show(learning)) open(PAGES[what]);
      return;
    }
    // Until it has loaded, the dialog says so, under the same address.
    if (which) awaited = { text, show };
    address.wait(() => open(PAGES[what]));
  }

  /** When a review is finished, turns the reader's mistakes into exercises, and gives the review's result to the library. @param {State} state */
  function collect(state) {
    const { review } = state.study;
    const { id, seats, tree } = state.game;
    // The reader may have begun another game meanwhile.
    if (!review?.found?.finished || review.running || collected === review.turns || !branchAt(tree, review.turns))
      return;
    const { turns, found } = review;
    collected = turns;
    // Other turns, as after “Try again from here”, are not those of the stored game.
    const own = mainLine(tree) === `${turns}` ? id : undefined;
    if (arePeople(seats))
      return note(own, { tags: [...found.tags], mistakes: null, accuracy: null, slips: null }, turns);
    load()
      .then(({ mistakes }) => mistakes.collect(state, own))
      .then((said) => said && note(own, said, turns))
      .catch(() => {}); // the review works without it
  }

  /** The address that the page should have; null: that of the game. @param {State} state */
  function shown(state) {
    const { learn, dialog, learnPage } = state;
    // A reload comes back to the invitation, which the reader may answer after learning.
    const asked = learn && invitation(state);
    if (asked) return asked;
    if (awaited && dialog === "learn") return awaited.text;
    if (dialog === "learn") return ADDRESSES[learnPage];
    return learn && learning ? learning.addressOf(learn) : null;
  }

  addEventListener("storage", ({ key, newValue }) => {
    if (key === DUE_KEY) learning?.mistakes.load(); // or the next change would bring back what another tab has removed
    const learned = key === LEARNED_KEY && newValue !== null && decodeLearned(newValue);
    if (!learned) return;
    following = true;
    store.dispatch({ type: "learned", learned });
    following = false;
  });
  address.onAddress(() => {
    if (was !== null) was = ""; // learning goes on: its address comes back
    openAddress();
  });
  openAddress();
  let was = shown(store.state());
  store.subscribe((state, before) => {
    if (state.learned !== before.learned && !following && !state.embed) keep(state);
    if (before.dialog === "learn" && state.dialog !== "learn") awaited = null;
    // A reader who retries the dialog also retries its content.
    if (failed && state.dialog === "learn" && state.loaded !== before.loaded) open(state.learnPage);
    collect(state);
    const text = shown(state);
    if (text === was) return;
    was = text;
    // After learning, the game's own address returns at once, for a quick reload; from then on game/text-effects.js writes it.
    address.write(text ?? state.linked[0] ?? "");
  });

  return {
    learning: () => learning,
    failed: () => failed,
    open,
    /** The result of the review of any game in the library. @type {import("../library/reviews.js").Collect} */
    collectFrom: async (game) => (await load()).mistakes.collectFrom(game),
    backup: async () => (await load()).backup(),
    bringBack: async (/** @type {Parameters<Learning["bringBack"]>} */ ...what) => (await load()).bringBack(...what),
    /** Shows the place of a history entry. @param {string} place `puzzle/7` */
    show: async (place) => (await load()).showPlace(place, open),
    /** Starts the first lesson. */
    lesson: () =>
      load().then(
        ({ startLesson }) => startLesson(1),
        () => open("lessons"),
      ),
  };

  /** @param {State} state */
  function keep({ learned }) {
    try {
      if (mayKeep) localStorage.setItem(LEARNED_KEY, encodeLearned(learned));
    } catch {
      store.dispatch({ type: "notice", code: "learned_unkept", text: encodeLearned(learned) });
    }
  }
}
