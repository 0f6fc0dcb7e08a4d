/** Links: the address follows the game, and links that come in are read. */
import { cellsOn } from "../board/layout.js";
import { coordinatesOf } from "./shown-board.js";
import { t } from "../strings/index.js";
import { failureWords } from "../ui/failure-words.js";
import { latest, failureOf } from "../engine/ask.js";
import { gameFrom, lineKeyOf, lineParams, treeParams } from "./exchange.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Reading} Reading */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Tree} Tree */
/** @typedef {import("./text-state.js").Wrong} Wrong */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

/** The kind of visit with an address that may be older than the game. */
export const RELOAD = "reload";
/** The least time between two changes of the address (ms); browsers allow a hundred in half a minute. */
const LINK_PAUSE = 350;

const fragment = () => location.hash.replace(/^#/, "");

/** New seats for each game that is read: app/tables.js tells by them whether it replaced the game on the board. @returns {Pick<import("./line.js").Game, "seats">} */
const people = () => ({ seats: [{ kind: "person" }, { kind: "person" }] });

/**
 * Applies the engine's answer to a text.
 * @param {Store} store @param {Catalogue} catalogue @param {Pick<Reading, "text" | "coordinates" | "fit">} asked @param {{game: Tree | null, wrong: Wrong | null, fits?: Reading["fits"], boards?: Reading["boards"]}} answer
 */
export function arrived(store, catalogue, asked, { game: tree, wrong, fits, boards = [] }) {
  const game = tree && gameFrom(tree, people());
  if (game && !cellsOn(catalogue, game.board)) {
    store.dispatch({ type: "misread", reading: { ...asked, wrong: plain(t("share-no-board")), part: null } });
  } else if (wrong || !game) {
    store.dispatch({ type: "misread", reading: { ...asked, wrong, part: game, fits } });
  } else if (boards.length > 1) {
    store.dispatch({ type: "misread", reading: { ...asked, wrong, part: game, boards } });
  } else store.dispatch({ type: "open", game });
}

/** @param {string} message @returns {Wrong} */
export const plain = (message) => ({ message, line: null, column: null, start: null, end: null, drawing: "" });

/** What the link effect uses of the browser's history (app/history.js). @typedef {{write(text: string): void, onAddress(listener: () => void): void}} Address */
/**
 * isOther: whether a fragment is the address of something other than a game; isLetter: whether it is that of a game with a friend;
 * invitation: the address of the invitation on the page, if there is one; letter: the address of the game on the board, if it is one with a friend;
 * address: the browser's history
 * @typedef {{isOther(text: string): boolean, isLetter(text: string): boolean, invitation(state: State): string | null, letter(state: State): string | null, address: Address}} Addresses
 */

/** @param {Store} store @param {Engine} engine @param {Catalogue} catalogue @param {Addresses} addresses */
export function linkEffect(store, engine, catalogue, { isOther, isLetter, invitation, letter, address }) {
  let written = "";
  let spoiled = false; // whether the address is a bad link
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {readonly string[]} known  links that lead to nothing new */
  const readLink = (known) => {
    const text = fragment();
    if (isOther(text) || isLetter(text)) return; // a lesson, a puzzle, the rules, a game with a friend
    if (text && !known.includes(text) && text !== store.state().incomingLink) store.dispatch({ type: "link", text });
  };
  const newest = () => store.state().linked.slice(0, 1);
  /** What the address leads to. The letter of a guest without a name has the same text as the invitation, which is no link to share yet. @param {State} state */
  const wanted = (state) => {
    const asked = invitation(state);
    if (asked !== null) return `invitation ${asked}`;
    return letter(state) ?? `${coordinatesOf(state, catalogue)} ${lineKeyOf(state.game)}`;
  };

  const arrive = (/** @type {string} */ text, /** @type {Parameters<typeof arrived>[3]} */ answer) => {
    written = wanted(store.state()); // a bad link stays in the address, so that the reader can mend it
    arrived(store, catalogue, { text }, answer);
    spoiled = isBad(store.state());
    if (!spoiled) timer ??= setTimeout(write, LINK_PAUSE); // the game may have been on the board already, but not its link
  };
  const read = latest(
    engine,
    "link_read",
    ({ boot, incomingLink }) =>
      boot.state === "ready" && incomingLink !== null
        ? { key: incomingLink, params: { text: incomingLink, answer_in: "rows" } }
        : null,
    {
      onResult: (answer, text) => arrive(text, answer),
      onError: (error, text) => arrive(text, { game: null, wrong: plain(failureWords(failureOf(error, "").code)) }),
    },
  );

  /** The link of the game. In a frame, which stores nothing, one that holds a whole record goes on to hold it. @param {State} state */
  const linkOf = (state) => {
    const { game, embed } = state;
    const answer_in = coordinatesOf(state, catalogue);
    return embed && fragment().startsWith("record=")
      ? engine.call("record_write", { ...treeParams(game, game.headers), answer_in, form: "link" })
      : engine.call("link_write", { ...lineParams(game), answer_in });
  };

  async function write() {
    timer = undefined;
    const { incomingLink, learn, dialog } = store.state();
    if (incomingLink !== null || learn || dialog === "learn") return;
    const named = (written = wanted(store.state()));
    const asked = invitation(store.state());
    const text =
      asked ??
      letter(store.state()) ??
      (await linkOf(store.state()).then(
        (link) => link.text,
        () => null,
      ));
    if (text === null || named !== wanted(store.state()) || store.state().incomingLink !== null || isOther(fragment()))
      return;
    address.write(text);
    if (asked === null) store.dispatch({ type: "linked", text });
  }

  address.onAddress(() => readLink(newest()));
  readLink(knownLinks(store.state()));
  return (/** @type {State} */ state) => {
    const { boot, incomingLink } = state;
    read(state);
    if (boot.state !== "ready") return;
    if (state.learn || state.dialog === "learn") {
      written = ""; // learning has its own address (learn/effects.js)
      return;
    }
    if (spoiled && incomingLink === null && !isBad(state)) {
      spoiled = false;
      written = ""; // the reader did not mend the link
    }
    if (incomingLink === null && timer === undefined && written !== wanted(state))
      timer = setTimeout(write, LINK_PAUSE);
  };
}

/** Does the page show a bad link? @param {State} state */
const isBad = ({ notices }) => notices.some(({ code }) => code === "bad_link");

/**
 * The links in the address that lead to nothing new. A reload requests the address of that moment, which may be older than the last links. (Its
 * state says nothing: the browser may have lost it, too.)
 * @param {Pick<State, "linked">} state
 */
export const knownLinks = ({ linked }) => (visit() === RELOAD ? linked : linked.slice(0, 1));

/** How the reader came to the page. */
export const visit = () =>
  /** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType("navigation")[0])?.type;
