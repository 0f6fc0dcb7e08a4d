/** Letters come in by the address, are read and added to by the engine, and shared games are stored. */

import { isSafeMode } from "../boot/platform.js";
import { setAside } from "../boot/set-aside.js";
import { latest, failureOf } from "../engine/ask.js";
import { RELOAD, visit } from "../game/text-effects.js";
import {
  asVersion,
  codeIn,
  freeVersion,
  idIn,
  isCodeLink,
  isLetter,
  isOnlyInvited,
  keyOfGame,
  MOST_SECONDS,
  sharedOf,
  turnToAdd,
  usedNow,
} from "./shared.js";
import { isStale, shown, withoutFriend } from "./change.js";
import { decodeShared, STORED } from "./stored.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("./shared.js").Shared} Shared */

/** Stored games that could not be read are kept under keys that begin so. */
const UNREAD = "bug.together-unread.";

/** The reader's name for the next game. */
const NAME = "bug.together-name";

/** The position in which a player at this table asked to take a turn back. */
const ASKED = "bug.table-asked";

/** A stored game, if it has the key under which it is stored. @param {string} at @param {string} text */
function storedAt(at, text) {
  const shared = decodeShared(text);
  return shared && STORED + shared.key === at ? shared : null;
}

/** The shared games that are stored in this browser, and the reader's name. @param {State} state @returns {State} */
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
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
    for (const at of keys) {
      if (!at.startsWith(STORED) || isSafeMode()) continue;
      const text = localStorage.getItem(at) ?? "";
      const shared = storedAt(at, text);
      if (shared) games[shared.key] = shared;
      else if (setAside(localStorage, text, UNREAD + at.slice(STORED.length))) localStorage.removeItem(at);
      if (!shared) unread.push(text);
    }
  } catch {
    // The notice that storage is blocked is about the game.
  }
  const together = { ...state.together, games, asked, form: { ...state.together.form, name } };
  const notice = { code: /** @type {const} */ ("together_corrupt"), text: unread.join("\n") };
  return withGameOf({ ...state, together, notices: unread.length ? [...state.notices, notice] : state.notices });
}

/** The shared game that is on the board. @param {State} state @returns {State} */
function withGameOf(state) {
  const { together } = state;
  const { games } = together;
  const key = keyOfGame(state.game);
  if (key === null) return state;
  const shared = games[key];
  if (!shared) return withoutFriend(state);
  const last = state.linked.find((text) => idIn(text) === shared.letter.id);
  const isOlder = last !== undefined && last !== shared.letter.text; // the board belongs to an older letter
  const entry = isOlder ? null : turnToAdd(state.game, shared); // it was played just before the page was left
  const adding = entry ? { key, text: shared.letter.text, side: shared.side, entry } : null;
  if (!entry && isStale(state.game, shared)) return shown(state, shared);
  return { ...state, together: { ...together, adding } };
}

/** What the guest of a connection that is begun can load again. @type {ReadonlySet<string>} */
const INVITED = new Set(["asked", "preparing", "answering"]);

/** The address of a shared game is its letter, so that the address can be sent as it is, unless it is to be played live; that of an invitation stays until it is answered. @param {State} state */
export function letterAddress(state) {
  const { direct } = state.together;
  if (direct?.offer && INVITED.has(direct.phase)) return `offer/${direct.offer}`;
  const shared = sharedOf(state);
  return state.study.open || !shared || isOnlyInvited(shared) ? null : shared.letter.text;
}

/** The address of the invitation that is on the page, if there is one: a reload brings it back. @param {State} state */
export const invitationAddress = ({ dialog, together: { invited, page } }) =>
  invited && page === "invited" && dialog === "together" ? invited.text : null;

/** Seconds since a game began, by this device's clock. @param {import("../engine/protocol.js").Letter} letter */
export function stampNow({ since, stamps }) {
  if (!since) return undefined;
  const elapsed = Math.floor((Date.now() - Date.parse(since)) / 1000);
  return Math.min(Math.max(elapsed, 0, ...stamps.map((stamp) => stamp ?? 0)), MOST_SECONDS);
}

/** When something is done. Only a game with times needs it. @param {Shared} shared */
function stamped(shared) {
  if (shared.letter.clock) return { stamp: usedNow(shared) };
  return shared.letter.days ? { stamp: stampNow(shared.letter) } : {};
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
    if (first === RELOAD && store.state().linked.includes(text)) return; // a game that was left for the one on the board
    const { incoming } = store.state().together;
    const [, mark, letter] = /^(?:([xo]):)?(.*)$/.exec(text) ?? [];
    const shown = sharedOf(store.state());
    const side = mark ? /** @type {0 | 1} */ ("xo".indexOf(mark)) : shown?.side;
    const isShown = letter === letterAddress(store.state()) && side === shown?.side;
    if ((isShown && first !== OPENED) || letter === incoming?.text) return;
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
      if (boot.state !== "ready" || !incoming || adding) return null; // what was played goes in first
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
      return {
        key: adding,
        params: { ...params, ...(shared && adding.entry ? stamped(shared) : {}) },
      };
    },
    {
      onResult: ({ letter, wrong }, { key }) => store.dispatch({ type: "letter-added", key, letter, wrong }),
      onError: (error, { key }) => {
        store.dispatch({ type: "letter-added", key, letter: null, wrong: null }); // what waits for it goes on
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
    read(state);
    add(state);
    begin(state);
  };
}

/** The page was opened by a link. The address of one that is loaded again may be a moment older than its game. */
const OPENED = "navigate";

/** The link of a direct connection. An answer is handed to the tab that waits for it. @param {Store} store @param {{type: "offer" | "answer", code: string}} found */
function invited(store, { type, code }) {
  const { direct } = store.state().together;
  const waits = direct?.phase === "inviting";
  if (waits && direct.code === code) return; // the own invitation: it stays open
  if (direct?.phase === "open" || direct?.phase === "connecting")
    return store.dispatch({ type: "notice", code: "connected", text: null });
  if (type === "answer") {
    import("./direct.js").then(
      ({ handOn }) => handOn(code, waits ? null : store),
      () => showDirect(store, { phase: "failed", why: "late" }),
    );
    if (waits) return; // this tab itself hears it
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

/** The games of safe mode, which opens no stored game and overwrites none: one that is stored already is stored as another version. */
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

/** Every change of a shared game is stored at once, and what another tab stores is taken over. @param {Store} store */
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
    // If the game went on here meanwhile, too, what that tab has is read like a link: it may be another turn.
    if (shared && mine && mine !== before && mine !== shared.letter.text)
      return store.dispatch({ type: "letter", text: shared.letter.text, side: shared.side, again: true });
    if (shared) games = { ...games, [own]: shared };
    store.dispatch({ type: "letter-stored", key: own, shared });
  });
  return (/** @type {State} */ { together }) => {
    const before = games;
    ({ games } = together);
    try {
      if (form.name !== together.form.name) localStorage.setItem(NAME, together.form.name);
      ({ form } = together);
      if (asked !== together.asked) localStorage.setItem(ASKED, together.asked ?? "");
      ({ asked } = together);
      if (games === before) return;
      for (const [key, shared] of Object.entries(games)) {
        const kept = stored(shared);
        const isStored = localStorage.getItem(STORED + kept.key); // perhaps all data of the site were removed
        if (shared !== before[key] || !isStored) localStorage.setItem(STORED + kept.key, JSON.stringify(kept));
      }
      for (const key of Object.keys(before))
        if (!(key in games)) localStorage.removeItem(STORED + stored(before[key]).key);
    } catch {
      if (!refused) store.dispatch({ type: "notice", code: "storage_full", text: null });
      refused = true;
    }
  };
}
