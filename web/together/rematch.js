/** New games over a connection: one player asks, and both see the game on the board when the other agrees. Pure. */

import { idIn, keyOfGame, nextId, ofConnection } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("./state.js").Together} Together */

/** The phases of a connection that is there, or may come back. @type {ReadonlySet<Direct["phase"] | undefined>} */
const LINKED = new Set(["open", "returning", "lost"]);

/** Whether the devices are connected, or were until now. @param {Direct | null} direct @returns {direct is Direct} */
export const isLinked = (direct) => LINKED.has(direct?.phase);

/** Whether a new game is only a request: a rematch, or another game with the connected friend. An answer to the friend's request is none. @param {State} state @param {Letter} letter */
export function isWish({ game, together }, { id }) {
  const { begun, direct, games, invited } = together;
  if (!/open|returning/.test(direct?.phase ?? "") || invited?.id === id) return false;
  const before = games[keyOfGame(game) ?? ""];
  return begun?.over || (!!before && nextId(before.letter.id) === id && ofConnection(together, before));
}

/** The game that the reader has asked for last, while nothing else is played over the connection. @param {Together} together @returns {Shared | undefined} */
export const wishOf = ({ direct, games }) =>
  isLinked(direct) && games[direct.key]?.letter.ending ? games[direct.wishes.at(-1) ?? ""] : undefined;

/** Whether the reader waits for the answer to a request. @param {Together} together */
export const isAsking = (together) => wishOf(together)?.letter.ending === null;

/** The friend's open request. @param {Together} together @returns {Letter | null} */
export const requestIn = ({ direct, invited }) => (isLinked(direct) && invited?.id === direct.next ? invited : null);

/** Makes a game the connection's. Nobody drew its sides, unless it is the first. @param {Direct} direct @param {string} key @returns {Direct} */
export const withGame = (direct, key) => ({
  ...direct,
  key,
  next: "",
  phrase: null,
  asks: 0,
  lot: direct.key ? null : direct.lot,
  wishes: direct.wishes.filter((each) => each !== key),
});

/**
 * Makes a game the connection's, because both have agreed to it. If both have agreed to two games at the same moment, both devices choose
 * the same one.
 * @param {State} state @param {Shared} shared @returns {State} the same state if the connection keeps its game
 */
export function agreedOn(state, { key, letter }) {
  const { direct, games } = state.together;
  if (!isLinked(direct)) return state;
  const now = games[direct.key];
  const begins = now && !now.letter.ending;
  if (begins && isKept(now.letter, letter)) return state;
  const next = withGame(direct, key);
  const together = { ...state.together, direct: begins ? { ...next, wishes: [...next.wishes, now.key] } : next };
  return requestIn(state.together) ? withoutRequest({ ...state, together }) : { ...state, together };
}

/** Of two games that both players have agreed to, whether the connection keeps the one that it has. @param {Letter} now @param {Letter} other */
function isKept(now, other) {
  const ahead = now.turns.length - other.turns.length;
  return now.turns.length > 1 || ahead > 0 || (ahead === 0 && now.id < other.id);
}

/** Closes the friend's request. @param {State} state @returns {State} */
export function withoutRequest(state) {
  const { page } = state.together;
  const isShown = state.dialog === "together" && page === "invited";
  return {
    ...state,
    together: { ...state.together, invited: null, page: "start" },
    dialog: isShown ? null : state.dialog,
  };
}

/** Forgets the requests: games that nobody has played in are removed. @param {Together} together @param {Direct} direct @returns {Pick<Together, "games" | "direct">} */
export function withoutWishes({ games }, direct) {
  const isKept = (/** @type {Shared} */ { key, letter }) => !direct.wishes.includes(key) || letter.turns.length > 0;
  const left = Object.values(games).filter(isKept);
  return { games: Object.fromEntries(left.map((shared) => [shared.key, shared])), direct: { ...direct, wishes: [] } };
}

/** What a change of the connection does to requests: the friend refuses the reader's, the reader the friend's, or the connection ends. @param {State} state @param {Partial<Direct> | null} change @param {Direct | null} changed the connection after it @returns {State} */
export function withRequests(state, change, changed) {
  const { direct } = state.together;
  const next = { ...state, together: { ...state.together, direct: changed } };
  if (!direct) return next;
  const { mine = false, phrase = null } = change?.phrase ?? {};
  const ends = !isLinked(changed) || changed.why === "left";
  const closed = requestIn(state.together) && (ends || (mine && phrase === "not-now")) ? withoutRequest(next) : next;
  const refused = phrase === "not-now" && !mine && isAsking(state.together) && !mayAgree(state.together);
  if (!direct.wishes.length || !(ends || refused)) return closed;
  const { games } = withoutWishes(closed.together, direct);
  return { ...closed, together: { ...closed.together, games, direct: changed && { ...changed, wishes: [] } } };
}

/** Whether a letter that arrived before a phrase, and is not read yet, is about a game that the reader asked for. @param {Together} together */
function mayAgree({ direct, games, incoming, waiting }) {
  const ids = direct?.wishes.map((key) => games[key]?.letter.id) ?? [];
  return [incoming, ...waiting].some((each) => each && ids.includes(idIn(each.text) ?? ""));
}
