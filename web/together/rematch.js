/** New games over a connection: one player asks, and both see the game on the board when the other agrees. Pure. */

import { without } from "../game/state.js";
import { idIn, nextId, ofConnection } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("./state.js").Together} Together */

/** The phases of a connection that is there, or may come back. @type {ReadonlySet<Direct["phase"] | undefined>} */
const LINKED = new Set(["open", "returning", "lost"]);

/** Whether the devices are connected, or were until now. @param {Direct | null} direct @returns {direct is Direct} */
export const isLinked = (direct) => LINKED.has(direct?.phase);

/** Whether a new game is only a wish: a rematch, or another game with the connected friend. To agree to the friend's wish is none. @param {State} state @param {{id?: string}} letter */
export function isWish({ together }, { id }) {
  const { begun, direct, games, invited } = together;
  if (!isLinked(direct) || invited?.id === id || direct.wish?.id === id) return false;
  return (
    begun?.over || Object.values(games).some((each) => nextId(each.letter.id) === id && ofConnection(together, each))
  );
}

/** Whether a game is one that the reader asks the friend for, so that nobody may play in it yet. @param {Together} together @param {Shared} shared */
export const isWished = (together, shared) =>
  /open|returning/.test(together.direct?.phase ?? "") &&
  shared.key !== together.direct?.key &&
  !shared.letter.turns.length &&
  ofConnection(together, shared);

/** The game that the reader has asked for last. A reload forgets wishes; then it is the rematch without a turn. While a game is played over the connection there is none. @param {Together} together @returns {Shared | undefined} */
export function wishOf(together) {
  const { direct, games } = together;
  const now = isLinked(direct) && games[direct.key]?.letter;
  if (!now || !now.ending) return undefined;
  const key = direct.wishes.findLast((each) => each in games);
  if (key) return games[key];
  return Object.values(games).find((each) => each.letter.id === nextId(now.id) && isWished(together, each));
}

/** Whether the reader waits for the answer to a wish. @param {Together} together */
export const isAsking = (together) => wishOf(together)?.letter.ending === null;

/** The friend's open wish. @param {Together} together @returns {Letter | null} */
export const friendsWish = ({ direct }) => (isLinked(direct) ? direct.wish : null);

/** Makes a game the connection's. Only the first one's sides are drawn. @param {Direct} direct @param {string} key @returns {Direct} */
export const withGame = (direct, key) => ({
  ...direct,
  key,
  before: direct.key,
  wish: null,
  phrase: null,
  asks: 0,
  lot: direct.key ? null : direct.lot,
  wishes: direct.wishes.filter((each) => each !== key),
});

/**
 * Makes a game the connection's, because both have agreed to it. If both have agreed to two games at the same moment, both devices choose
 * the same one.
 * @param {State} state @param {Shared} shared @param {boolean} [chosen] the reader has just chosen it @returns {State} the same state if the connection keeps its game
 */
export function agreedOn(state, { key, letter }, chosen = false) {
  const { direct, games } = state.together;
  if (!isLinked(direct)) return state;
  const now = games[direct.key];
  const begins = now && !now.letter.ending;
  if (begins && (letter.ending || (!chosen && isKept(now.letter, letter)))) return state;
  const next = withGame(direct, key);
  const together = { ...state.together, direct: begins ? { ...next, wishes: [...next.wishes, now.key] } : next };
  return withoutFriendsWish({ ...state, together, notices: without(state.notices, "connected") });
}

/** Of two games that both players have agreed to, whether the connection keeps the one that it has. @param {Letter} now @param {Letter} other */
function isKept(now, other) {
  const ahead = now.turns.length - other.turns.length;
  return now.turns.length > 1 || ahead > 0 || (ahead === 0 && now.id < other.id);
}

/** Closes the friend's wish. @param {State} state @returns {State} */
export function withoutFriendsWish(state) {
  const { direct, page } = state.together;
  const together = { ...state.together, direct: direct && { ...direct, wish: null } };
  if (page !== "wish") return { ...state, together };
  const dialog = state.dialog === "together" ? null : state.dialog;
  return { ...state, together: { ...together, page: "start" }, dialog };
}

/** The games without those of some keys in which nobody has played. @param {Together["games"]} games @param {readonly string[]} keys @returns {Together["games"]} */
const withoutUnplayed = (games, keys) =>
  Object.fromEntries(
    Object.entries(games).filter(([key, { letter }]) => !keys.includes(key) || letter.turns.length > 0),
  );

/** Forgets the reader's wishes, and removes their games if nobody has played in them. @param {Together} together @param {Direct} direct @returns {Pick<Together, "games" | "direct">} */
export const withoutWishes = ({ games }, direct) => ({
  games: withoutUnplayed(games, direct.wishes),
  direct: { ...direct, wishes: [] },
});

/** What a change of the connection does to wishes: one of the players refuses a game by a phrase, or the connection ends. @param {State} state @param {Partial<Direct> | null} change @param {Direct | null} changed the connection after it @returns {State} */
export function withWishes(state, change, changed) {
  const { direct } = state.together;
  const next = { ...state, together: { ...state.together, direct: changed } };
  if (!direct) return next;
  const of = change?.phrase?.of;
  const ends = !isLinked(changed) || changed.why === "left";
  const wish = friendsWish(state.together);
  const closed = wish && (ends || wish.id === of) ? withoutFriendsWish(next) : next;
  const { games, direct: now } = closed.together;
  if (ends || !now) {
    const gone = direct.wishes.filter((key) => key !== now?.key); // a new connection may be for a game that was asked for
    const rest = { games: withoutUnplayed(games, gone), direct: now && { ...now, wishes: [] } };
    return { ...closed, together: { ...closed.together, ...rest } };
  }
  return of && !change?.phrase?.mine && !mayAgree(state.together, of) ? refused(closed, now, of) : closed;
}

/** The friend refuses a game, or takes it back, before anybody has played in it. @param {State} state @param {Direct} direct @param {string} of its id @returns {State} */
function refused(state, direct, of) {
  const { games } = state.together;
  const isGone = (/** @type {string} */ key) => {
    const letter = games[key]?.letter;
    return letter?.id === of && !letter.turns.length && !letter.ending;
  };
  const key = isGone(direct.key) && direct.before in games ? direct.before : direct.key;
  const gone = Object.keys(games).filter((each) => each !== key && isGone(each)); // a reload forgets wishes, but keeps their games
  const wishes = direct.wishes.filter((each) => games[each]?.letter.id !== of);
  const together = { ...state.together, games: withoutUnplayed(games, gone), direct: { ...direct, key, wishes } };
  return { ...state, together };
}

/** Whether a letter about a game has arrived before a phrase, and is not read yet. @param {Together} together @param {string} id */
const mayAgree = ({ incoming, waiting }, id) => [incoming, ...waiting].some((each) => each && idIn(each.text) === id);
