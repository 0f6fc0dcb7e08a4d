/** Changes of the state that several handlers of the games with a friend share. Pure. */

import { EMPTY_DESK, goToTurn, startGame, without, withNotice } from "../game/state.js";
import { steadyTime } from "../game/time.js";
import { withGame } from "./rematch.js";
import {
  atLiveEnd,
  clockOf,
  gameOf,
  isOnlyInvited,
  keyFor,
  keyOfGame,
  myTurn,
  sharedOf,
  watchedGame,
} from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("./state.js").Together} Together */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("./state.js").Direct} Direct */

/** @param {State} state @param {Partial<Together>} change @returns {State} */
export const withTogether = (state, change) => ({ ...state, together: { ...state.together, ...change } });

/** @param {State} state @param {Shared} shared @param {Partial<Together>} [change] */
export const withShared = (state, shared, change) =>
  withTogether(state, { ...change, games: { ...state.together.games, [shared.key]: shared } });

/** @type {Game["seats"]} */
const PERSONS = [{ kind: "person" }, { kind: "person" }];

/** Turns the board of a removed shared game into a copy: both seats are played at this device, without a clock. If another tab has drawn the other side, the board shows that game. @param {State} state @returns {State} */
export function withoutFriend(state) {
  const key = keyOfGame(state.game);
  const { games } = state.together;
  if (key === null || key in games) return state;
  const drawn = Object.values(games).find((each) => each.version === 1 && key.startsWith(`${each.letter.id}/`));
  if (drawn) return { ...state, game: gameOf(drawn, null) };
  return { ...state, game: { ...state.game, seats: PERSONS, clock: null, watched: "" } };
}

/** The connection, with its first game. @param {State} state @param {string} key @returns {Direct | null} */
export const withKey = ({ together: { direct } }, key) =>
  direct?.phase === "open" && direct.key === "" ? withGame(direct, key) : direct;

/** The state without a lesson or the editor. @param {State} state @returns {State} */
const cleared = (state) => ({ ...state, ...state.learn?.putAside, learn: null, editor: null });

/** Shows a copy of other people's game. @param {State} state @param {Letter} letter @returns {State} */
export const watching = (state, letter) => started(cleared(state), watchedGame(letter));

/** Starts a game; the one before is not said to be set aside if it is on the list. @param {State} state @param {Game} game @returns {State} */
function started(state, game) {
  const next = startGame(state, game);
  return keyOfGame(state.game) === null ? next : { ...next, notices: without(next.notices, "replaced") };
}

/** Whether the reader is at a game, and at nothing that another game on the board would end. @param {State} state @param {string} key */
export const isAt = ({ game, study, learn, editor }, key) =>
  keyOfGame(game) === key && !study.open && !learn && !editor;

/** Shows a shared game on the board. @param {State} given @param {Shared} shared @returns {State} */
export function opened(given, shared) {
  const state = cleared({ ...given, notices: without(given.notices, "bad_letter") });
  if (keyOfGame(state.game) === shared.key) return { ...shown(state, shared), dialog: null };
  return started(state, gameOf(shared, null));
}

/** The phases in which codes are exchanged. @type {ReadonlySet<Direct["phase"]>} */
export const BEGINNING = new Set(["preparing", "inviting", "answering", "connecting"]);

/** The game that comes back if a live game is cancelled: the one on the board or, if that too is only an invitation, the one before it. @param {State} state @returns {Game | null} */
export function leftFor(state) {
  const { game } = state.learn?.putAside ?? state;
  const shared = state.together.games[keyOfGame(game) ?? ""];
  return shared && isOnlyInvited(shared) ? state.together.before : game;
}

/**
 * Ends an invitation to a live game. If the reader withdrew it, its game is removed, and the previous game is on the board again. A game
 * that has begun, or goes on by link, stays.
 * @param {State} state @param {Pick<Direct, "key" | "phase">} direct as it was before @returns {State}
 */
export function uninvited(state, { key, phase }) {
  const { [key]: shared, ...games } = state.together.games;
  if (!shared?.live) return state;
  const isKept = !BEGINNING.has(phase) || !isOnlyInvited(shared) || state.together.adding?.key === key;
  if (isKept) return withShared(state, { ...shared, live: false });
  const before = state.together.before ?? state.previousGame;
  const next = withTogether(state, { games, note: null, before: null });
  if (keyOfGame(state.game) !== key || !before) return next;
  const friends = games[keyOfGame(before) ?? ""];
  return friends ? opened(next, friends) : { ...startGame(next, before), paused: before.tree.next.length > 0 };
}

/**
 * Makes a version of a game the current one; the one that was current becomes the other version. The boards stay with their games.
 * @param {State} state @param {string} key @returns {State}
 */
export function goingOn(state, key) {
  const { [key]: shared, ...others } = state.together.games;
  if (!shared || shared.version === 1) return state;
  const { version, side, letter } = shared;
  const first = keyFor(letter.id, side);
  const before = others[first];
  const games = { ...others, [first]: { ...shared, version: 1, key: first } };
  if (before) games[key] = { ...before, version, key, rival: null };
  const keys = { [key]: first, [first]: key };
  const seats = /** @type {Game["seats"]} */ (
    state.game.seats.map((player) =>
      player.kind === "friend" ? { ...player, key: keys[player.key] ?? player.key } : player,
    )
  );
  return withTogether({ ...state, game: { ...state.game, seats } }, { games });
}

/** If a shared game is on the board, shows its present state. @param {State} state @param {Shared} shared @param {boolean} [same] whether it has not changed @returns {State} */
export function shown(state, shared, same = false) {
  if (keyOfGame(state.game) !== shared.key || same) return state;
  const closed = { ...state, study: { ...state.study, open: false, home: null, preview: null } };
  const game = gameOf(shared, state.game);
  const goesOn = state.game.draft.length && !shared.letter.ending && atLiveEnd(state.game, shared.letter);
  if (!goesOn) return goToTurn(closed, game);
  const { seats, clock, tree, headers } = game; // a request, or a name: the turn that is being built stays
  return { ...closed, game: { ...state.game, seats, clock, tree, headers } };
}

/** Whether the reader sees something else. @param {State} state @param {string} key */
const isOutOfSight = ({ game, learn, editor }, key) => keyOfGame(game) !== key || learn !== null || editor !== null;

/** Notes that the friend did something in a game that is out of sight. @param {State} state @param {string} key @returns {State} */
export const announced = (state, key) =>
  isOutOfSight(state, key) ? { ...state, notices: withNotice(state.notices, "friend", key) } : state;

/** Whether the reader's time is running. @param {Shared} shared */
const isTimed = (shared) => shared.letter.clock !== "" && shared.letter.turns.length > 0 && myTurn(shared);

/** Shows the present state of a game that comes back to the board, without further notices about it; when the reader leaves it while their time is running, a notice says so. @param {State} before @param {State} given @returns {State} */
export function cameBack(before, given) {
  const left = sharedOf(before);
  if (
    left &&
    isTimed(left) &&
    !isOutOfSight(before, left.key) &&
    left.key in given.together.games &&
    isOutOfSight(given, left.key)
  )
    return announced({ ...given, notices: without(given.notices, "replaced") }, left.key);
  const isOther = keyOfGame(given.game) !== keyOfGame(before.game) || given.together.games !== before.together.games;
  const state = isOther ? withoutFriend(given) : given; // its game may have been removed
  const shared = sharedOf(state);
  if (!shared || isOutOfSight(state, shared.key) || !isOutOfSight(before, shared.key)) return state;
  const notices = state.notices.filter(({ code, text }) => code !== "friend" || text !== shared.key);
  const next = { ...state, notices };
  const { adding } = state.together; // a played turn is added at once
  const isAdding = adding?.key === shared.key && adding.entry;
  const isStudied = state.study.open && !shared.letter.ending && keyOfGame(before.game) !== shared.key;
  return (isStale(state.game, shared) || isStudied) && !isAdding ? shown(next, shared) : next;
}

/** Whether the board shows an earlier state of a shared game, which may have gone on in another tab. @param {Game} game @param {Shared} shared */
export function isStale(game, shared) {
  const { ending, turns } = shared.letter;
  return ending ? game.seats.some(({ kind }) => kind === "person") : `${game.turns}` !== `${turns}`;
}

/** Adds something to a letter; an entry joins a name that is being added. @param {State} state @param {string} key @param {{entry?: string, name?: string}} what @returns {State} */
export function withEntry(state, key, what) {
  const shared = state.together.games[key];
  if (!shared || holdsBack(state.together, key)) return state;
  const adding = { ...state.together.adding, key, text: shared.letter.text, side: shared.side, ...what };
  // The game waits until an entry is in the letter.
  return withTogether(what.entry ? { ...state, queue: [], desk: EMPTY_DESK } : state, { adding });
}

/** Whether the game must wait for what is being added to its letter. It does not wait for the reader's own name. @param {Together} together @param {string | undefined} key of the game */
export const holdsBack = ({ adding }, key) => adding !== null && (!!adding.entry || adding.key !== key);

/** Adds the reader's name to a letter that lacks it. @param {State} state @param {Shared} shared */
export const named = (state, { key, side, letter }) =>
  state.together.form.name && !letter.names[side] ? withEntry(state, key, { name: state.together.form.name }) : state;

/**
 * Notes that the link was sent. A turn sent over a connection can't be taken back any more, but may be lost on its way.
 * @param {State} state @param {{key: string, live?: boolean}} action @returns {State}
 */
export function sent(state, { key, live = false }) {
  const shared = state.together.games[key];
  if (!shared?.unsent) return state;
  if (live) return withShared(state, { ...shared, base: null });
  const seen = shared.base && !myTurn(shared) ? steadyTime() : shared.seen; // only a turn begins the friend's time
  const lots = shared.lots && state.together.direct?.phase === "open"; // the sides are being drawn
  return withShared(state, { ...shared, unsent: false, base: null, live: false, lots, seen });
}

/** Notes that the friend's device has everything: with a clock, the friend's time runs from now on. @param {State} state @param {string} key @returns {State} */
export function reached(state, key) {
  const after = sent(state, { key });
  const shared = after.together.games[key];
  if (!shared || (shared.reached && !shared.parted) || myTurn(shared)) return after;
  const known = { ...shared, reached: true, parted: false };
  return withClock(after, shared.letter.clock && !shared.reached ? { ...known, seen: steadyTime() } : known);
}

/** @param {State} state @param {Shared} shared with another time @returns {State} */
function withClock(state, shared) {
  const next = withShared(state, shared);
  if (keyOfGame(state.game) !== shared.key || !shared.letter.clock) return next;
  return { ...next, game: { ...state.game, clock: clockOf(shared) } };
}

/** After the end of a connection only the friend's device knows the friend's time. @param {State} state @param {string} key @returns {State} */
export function parted(state, key) {
  const shared = state.together.games[key];
  return shared?.reached ? withClock(state, { ...shared, parted: true }) : state;
}
