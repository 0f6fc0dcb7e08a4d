/** Takes letters from the address, lets the engine read them and add to them, and stores shared games. */

import { isSafeMode } from "../boot/platform.js";
import { setAside } from "../boot/set-aside.js";
import { latest, failureOf } from "../engine/ask.js";
import { MOST_SECONDS } from "../game/clock.js";
import { knownLinks, RELOAD, visit } from "../game/text-effects.js";
import {
  asVersion,
  clockOf,
  codeIn,
  freeVersion,
  idIn,
  isCodeLink,
  isLetter,
  isOnlyInvited,
  keyOfGame,
  offerAddress,
  sharedOf,
  turnToAdd,
  usedNow,
} from "./shared.js";
import { keysIn } from "../ui/unless-blocked.js";
import { isStale, shown, withoutFriend } from "./change.js";
import { decodeShared, STORED } from "./stored.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("./shared.js").Shared} Shared */

/** The beginning of the keys for unreadable stored games. */
const UNREAD = "bug.together-unread.";

/** The reader's name for the next game. */
const NAME = "bug.together-name";

/** The key for the position in which a player at this table asked for a takeback. */
const ASKED = "bug.table-asked";

/** A stored game, if its key is the one under which it is stored. @param {string} at @param {string} text */
function storedAt(at, text) {
  const shared = decodeShared(text);
  return shared && STORED + shared.key === at ? shared : null;
}

/** The state with this browser's stored shared games and the reader's name. @param {State} state @returns {State} */
export function withSharedGames(state) {
  /** @type {Record<string, Shared>} */
  const games = {};
  let name = "";
  /** @type {string | null} */
  let asked = null;
  /** @type {string[]} */
  const unread = [];
  try {
    name = localStorage.getItem(NAME) ?? "";
    asked = localStorage.getItem(ASKED) || null;
    for (const at of keysIn(localStorage)) {
      if (!at.startsWith(STORED) || isSafeMode()) continue;
      const text = localStorage.getItem(at) ?? "";
      const shared = storedAt(at, text);
      if (shared) games[shared.key] = shared;
      else if (setAside(localStorage, text, UNREAD + at.slice(STORED.length))) localStorage.removeItem(at);
      if (!shared) unread.push(text);
    }
  } catch {
    // The page already has a notice about blocked storage.
  }
  const together = { ...state.together, games, asked, form: { ...state.together.form, name } };
  const notice = { code: /** @type {const} */ ("together_corrupt"), text: unread.join("\n") };
  return withGameOf({ ...state, together, notices: unread.length ? [...state.notices, notice] : state.notices });
}

/** The state with the shared game of the board. @param {State} state @returns {State} */
function withGameOf(state) {
  const { together } = state;
  const { games } = together;
  const key = keyOfGame(state.game);
  if (key === null) return state;
  const shared = games[key];
  if (!shared) return withoutFriend(state);
  const last = state.linked.find((text) => idIn(text) === shared.letter.id);
  const isOlder = last !== undefined && last !== shared.letter.text; // the board belongs to an older letter
  const entry = isOlder ? null : turnToAdd(state.game, shared); // played just before the page was left
  const adding = entry ? { key, text: shared.letter.text, side: shared.side, entry } : null;
  if (!entry && isStale(state.game, shared)) return shown(state, shared);
  return { ...state, game: { ...state.game, clock: clockOf(shared) }, together: { ...together, adding } };
}

/** The address of a shared game is its letter, so that it can be sent as it is, unless the game is to be played live; an invitation's address stays until it is answered. @param {State} state */
export function letterAddress(state) {
  const offer = offerAddress(state.together);
  if (offer) return offer;
  const shared = sharedOf(state);
  return state.study.open || !shared || isOnlyInvited(shared) ? null : shared.letter.text;
}

/** The address of the invitation on the page, if there is one: a reload restores it. @param {State} state */
export const invitationAddress = ({ dialog, together: { invited, page } }) =>
  invited && page === "invited" && dialog === "together" ? invited.text : null;

/** Seconds since a game began, by this device's clock; at least the time that has passed here since the last turn, if that clock was set back. @param {Shared} shared */
export function stampNow(shared) {
  const { since, stamps } = shared.letter;
  if (!since) return undefined;
  const elapsed = Math.floor((Date.now() - Date.parse(since)) / 1000);
  return Math.min(Math.max(elapsed, usedNow(shared), ...stamps.map((stamp) => stamp ?? 0)), MOST_SECONDS);
}

/** The stamp of an entry; only a game with times needs one. @param {Shared} shared */
function stamped(shared) {
  if (shared.letter.clock) return { stamp: usedNow(shared) };
  return shared.letter.days ? { stamp: stampNow(shared) } : {};
}

/** @param {Store} store @param {Engine} engine @param {import("../game/text-effects.js").Address} address */
export function letterEffect(store, engine, address) {
  const heed = (/** @type {string | undefined} */ first = undefined) => {
    const again = first !== undefined && first !== OPENED;
    const text = location.hash.slice(1);
    const found = codeIn(location.hash);
    if (found) return invited(store, found);
    if (isCodeLink(location.hash)) return showDirect(store, { phase: "failed", why: "form" });
    if (!isLetter(text)) return;
    if (first === RELOAD && knownLinks(store.state()).includes(text)) return; // the game before the one on the board
    const { incoming } = store.state().together;
    const [, mark, letter] = /^(?:([xo]):)?(.*)$/.exec(text) ?? [];
    const shown = sharedOf(store.state());
    const side = mark ? /** @type {0 | 1} */ ("xo".indexOf(mark)) : shown?.side;
    const isShown = letter === letterAddress(store.state()) && side === shown?.side;
    if (isShown && first !== OPENED) return store.dispatch({ type: "drop-notice", code: "bad_letter" });
    if (letter === incoming?.text) return;
    store.dispatch({ type: "letter", text: letter, ...(mark ? { side } : {}), again });
  };
  const failed = (/** @type {unknown} */ error, /** @type {string} */ context) =>
    store.dispatch({ type: "failure", failure: failureOf(error, context) });
  const unbegun = (/** @type {unknown} */ why) => {
    store.dispatch({ type: "together", change: { begun: null } });
    failed(why, "letter_new");
  };
  const read = latest(
    engine,
    "letter_read",
    (/** @type {State} */ { boot, together: { incoming, games, adding } }) => {
      if (boot.state !== "ready" || !incoming || adding) return null; // an entry is added first
      const shared = games[incoming.known ?? ""];
      const known = shared && { known: shared.letter.text, side: shared.side };
      return { key: [incoming, known?.known], params: { text: incoming.text, ...known } };
    },
    {
      onResult: (answer) => store.dispatch({ type: "letter-read", answer }),
      onError: (error) => {
        store.dispatch({ type: "together", change: { incoming: null } });
        failed(error, "letter_read");
      },
    },
  );
  const add = latest(
    engine,
    "letter_add",
    (/** @type {State} */ { boot, together: { adding, games } }) => {
      if (boot.state !== "ready" || !adding) return null;
      const { key, ...params } = adding;
      const shared = games[key];
      return { key: adding, params: { ...params, ...(shared && adding.entry ? stamped(shared) : {}) } };
    },
    {
      onResult: ({ letter, wrong }, { key }) => store.dispatch({ type: "letter-added", key, letter, wrong }),
      onError: (error, { key }) => {
        store.dispatch({ type: "letter-added", key, letter: null, wrong: null }); // the game stops waiting
        failed(error, "letter_add");
      },
    },
  );
  const begin = latest(
    engine,
    "letter_new",
    (/** @type {State} */ { boot, together: { begun } }) =>
      boot.state === "ready" && begun ? { key: begun, params: begun.params } : null,
    {
      onResult: ({ letter, wrong }) => (letter ? store.dispatch({ type: "letter-begun", letter }) : unbegun(wrong)),
      onError: (error) => unbegun(error),
    },
  );
  address.onAddress(() => heed());
  heed(visit() ?? "");
  return (/** @type {State} */ state) => {
    for (const ask of [read, add, begin]) ask(state);
  };
}

/** The kind of a visit by a link. The address of a reloaded page may be a moment older than its game. */
const OPENED = "navigate";

/** Opens the link of a direct connection; passes an answer to the tab that waits for it. @param {Store} store @param {{type: "offer" | "answer", code: string}} found */
function invited(store, { type, code }) {
  const { direct } = store.state().together;
  const waits = direct?.phase === "inviting";
  if (waits && direct.code === code) return; // one's own invitation stays open
  if (direct?.phase === "open" || direct?.phase === "connecting") {
    store.dispatch({ type: "dialog", name: null });
    return store.dispatch({ type: "notice", code: "connected", text: `${type}/${code}` });
  }
  if (type === "answer") {
    import("./direct.js").then(
      ({ handOn }) => handOn(code, waits ? null : store),
      () => showDirect(store, { phase: "failed", why: "late" }),
    );
    if (waits) return; // this tab itself waits for it
  }
  const offer = type === "offer" ? code : "";
  const phase = type === "answer" ? "preparing" : "asked";
  showDirect(store, { phase, code, offer });
}

/** @param {Store} store @param {Partial<import("./state.js").Direct>} change */
function showDirect(store, change) {
  const guest = { role: /** @type {const} */ ("guest"), code: "", key: "", why: null, offer: "" };
  store.dispatch({ type: "direct", change: { ...guest, ...change } });
  store.dispatch({ type: "together", change: { page: "direct" } });
  store.dispatch({ type: "dialog", name: "together" });
}

/** The games of safe mode, which neither opens nor overwrites a stored game: a game that is already stored becomes another version. */
function asVersions() {
  /** @type {Map<string, number>} the versions, by key */
  const versions = new Map();
  return (/** @type {Shared} */ shared) => {
    const isTaken = (/** @type {string} */ key) => localStorage.getItem(STORED + key) !== null;
    const version = versions.get(shared.key) ?? freeVersion(shared, shared.version, isTaken);
    versions.set(shared.key, version);
    return asVersion(shared, version);
  };
}

/** Stores every change of a shared game at once, and takes over what another tab stores. @param {Store} store */
export function letterStorage(store) {
  const isSafe = isSafeMode();
  const stored = isSafe ? asVersions() : (/** @type {Shared} */ shared) => shared;
  let { games, form, asked } = store.state().together;
  let refused = false;
  addEventListener("storage", ({ key, newValue, oldValue }) => {
    if (!key?.startsWith(STORED) || isSafe) return;
    const shared = newValue === null ? null : storedAt(key, newValue);
    if (newValue !== null && !shared) return;
    const own = key.slice(STORED.length);
    const mine = store.state().together.games[own]?.letter.text;
    const before = storedAt(key, oldValue ?? "")?.letter.text;
    // If the game also went on here, the other tab's letter is read like a link: it may have another turn.
    if (shared && mine && mine !== before && mine !== shared.letter.text)
      return store.dispatch({ type: "letter", text: shared.letter.text, side: shared.side, again: true });
    if (shared) games = { ...games, [own]: shared };
    store.dispatch({ type: "letter-stored", key: own, shared });
  });
  /** Stores what has changed. What does not fit is tried again with the next change of the page, and when the reader leaves it. @param {State["together"]["games"]} now */
  const write = (now) => {
    /** @type {unknown} */
    let unkept = null;
    for (const [key, shared] of Object.entries(now))
      try {
        const kept = stored(shared);
        const isStored = localStorage.getItem(STORED + kept.key); // the site's data may have been deleted
        if (shared !== games[key] || !isStored) localStorage.setItem(STORED + kept.key, JSON.stringify(kept));
      } catch (error) {
        unkept = error; // another game may fit
      }
    for (const key of Object.keys(games)) if (!(key in now)) localStorage.removeItem(STORED + stored(games[key]).key);
    if (unkept) throw unkept;
    games = now;
  };
  const keep = (/** @type {State} */ { together }) => {
    try {
      if (together.games !== games) write(together.games);
      if (form.name !== together.form.name) localStorage.setItem(NAME, together.form.name);
      ({ form } = together);
      if (asked !== together.asked) localStorage.setItem(ASKED, together.asked ?? "");
      ({ asked } = together);
      refused = false;
    } catch {
      if (!refused) store.dispatch({ type: "notice", code: "storage_full", text: null });
      refused = true;
    }
  };
  addEventListener("pagehide", () => refused && keep(store.state())); // there may be room again
  return keep;
}
