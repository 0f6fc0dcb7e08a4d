/** Games with a friend elsewhere: what came in, what was played, what is to be sent. The engine alone says what a letter means. */

import { handlers as desk } from "../game/clock-state.js";
import { reviewing, takeBackCell } from "../game/line.js";
import { EMPTY_DESK, goToTurn, handlers as board, press, startGame, without } from "../game/state.js";
import { pruned } from "../game/tree.js";
import { afterPhrase, isWish, withGame } from "./rematch.js";
import { tableHandlers } from "./table.js";
import {
  answerIn,
  atLiveEnd,
  clockOf,
  gameOf,
  keyFor,
  keyOfGame,
  myTurn,
  rivalOf,
  sharedFrom,
  sharedOf,
  turnToAdd,
  withLetter,
} from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").LetterRead} LetterRead */
/** @typedef {import("../engine/protocol.js").LetterParams} LetterParams */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("../game/text-state.js").Wrong} Wrong */
/** What the last letter brought; refused, agreed: the answer to the reader's wish to take a turn back. @typedef {"news" | "same" | "older" | "refused" | "agreed"} Note */
/** @typedef {typeof import("./peer.js").PHRASES[number]} Phrase */
/**
 * A connection to another device, and how far it is. `failed`: there is no way; `lost`: there was one; `dropped`: the other side sent what
 * it must not.
 * @typedef {object} Direct
 * @property {"asked" | "preparing" | "inviting" | "answering" | "connecting" | "open" | "lost" | "failed" | "dropped" | "handed"} phase asked: by the link
 *   of an invitation; handed: an answer came that another tab waits for
 * @property {"host" | "guest"} role
 * @property {string} code to be sent to the friend; while `asked`, the friend's
 * @property {string} offer the friend's invitation, if this device is invited
 * @property {string} key of the game that is played; "" as long as the guest does not know it
 * @property {string} next the id of another game that the friend's device offered
 * @property {string} wish the key of the next game, if the reader asked for it and the friend has not answered
 * @property {string} stun the server of the players' choice; "" is none
 * @property {number | null} lag (ms)
 * @property {"drawn" | "alone" | null} lot for the sides: drawn by both devices, or by that of the host alone
 * @property {import("./peer.js").Misuse | "alone" | "other" | "own" | "late" | null} why alone: this device has no address that another could reach; what was entered as the answer is one to another invitation, or the own invitation; late: nobody waits for the answer that was opened
 * @property {{phrase: Phrase, mine: boolean} | null} phrase what was said last
 */
/** @typedef {{host: Side | "lots", days: number, clock: string, name: string}} Form clock: a time control, or "" */
/**
 * @typedef {object} Together
 * @property {Record<string, Shared>} games by key
 * @property {"start" | "games" | "invited" | "direct" | "more" | "qr"} page of the dialog
 * @property {Form} form
 * @property {{params: LetterParams, lots: boolean, instead: string | null} | null} begun a game that is being begun, perhaps instead of another, whose key this is
 * @property {{text: string, known: string | null, side: Side | null, live: boolean, again: boolean} | null} incoming a letter that is being read; known: the key of the game
 *   that it belongs to; side: that it is for, if it says so; live: it came by a connection; again: from the address of a page that was loaded again
 * @property {Letter | null} invited a letter of a game that is not known here
 * @property {Wrong | null} wrong with the letter that came last
 * @property {{key: string, text: string, side: Side, entry?: string, name?: string} | null} adding what is being added to a letter
 * @property {{key: string, note: Note} | null} note
 * @property {Direct | null} direct the connection to the friend's device
 * @property {string | null} asked the position in which a player at this table asked to take the last turn back
 */
/**
 * @typedef {{type: "together", change: Partial<Pick<Together, "page" | "form" | "invited" | "wrong">>}
 *   | {type: "letter-begin", params: LetterParams, lots: boolean} | {type: "letter-begun", letter: Letter} | {type: "lots-drawn", side: Side | null}
 *   | {type: "letter", text: string, side?: Side, live?: boolean, again?: boolean} | {type: "direct", change: Partial<Direct> | null} | {type: "letter-read", answer: LetterRead} | {type: "letter-join", side: Side}
 *   | {type: "letter-open", key: string} | {type: "letter-entry", key: string, entry: string}
 *   | {type: "letter-added", key: string, letter: Letter | null, wrong: Wrong | null} | {type: "letter-sent", key: string, live?: boolean}
 *   | {type: "letter-undo"} | {type: "letter-settle", take: boolean} | {type: "letter-stored", key: string, shared: Shared | null} | import("./table.js").TableAction} TogetherAction
 */

/** @type {Direct} */
const UNCONNECTED = {
  phase: "preparing",
  role: "host",
  code: "",
  offer: "",
  key: "",
  next: "",
  wish: "",
  stun: "",
  lag: null,
  lot: null,
  why: null,
  phrase: null,
};

/** @param {State} state @param {Partial<Together>} change @returns {State} */
const withTogether = (state, change) => ({ ...state, together: { ...state.together, ...change } });

/** @param {State} state @param {Shared} shared @param {Partial<Together>} [change] */
const withShared = (state, shared, change) =>
  withTogether(state, { ...change, games: { ...state.together.games, [shared.key]: shared } });

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  together: withTogetherChange,
  "letter-begin": (state, { params, lots }) => withTogether(state, { begun: { params, lots, instead: null } }),
  "letter-begun": begun,
  "lots-drawn": drawn,
  direct: connected,
  letter: incoming,
  "letter-read": received,
  "letter-join": joined,
  "letter-open": (state, { key }) => {
    const shared = state.together.games[key];
    return shared ? opened(state, shared) : state;
  },
  "letter-entry": (state, { key, entry }) => withEntry(state, key, { entry }),
  "letter-added": added,
  "letter-sent": sent,
  "letter-undo": takenBack,
  ...tableHandlers,
  "letter-settle": settled,
  "letter-stored": (state, { key, shared }) => {
    const { [key]: _, ...games } = state.together.games;
    const next = withTogether(state, { games: shared ? { ...games, [key]: shared } : games });
    return shared ? shown(next, shared) : next;
  },
};

/** @param {State} state @param {{letter: Letter}} action @returns {State} */
function begun(state, { letter }) {
  const { host } = letter;
  const { lots = false, instead = "" } = state.together.begun ?? {};
  const shared = sharedFrom(letter, host, { lots, unsent: letter.mover !== host });
  const { [instead ?? ""]: _, ...games } = state.together.games;
  if (isWish(state, letter))
    return withShared(state, shared, {
      begun: null,
      direct: { ...UNCONNECTED, ...state.together.direct, wish: shared.key },
    });
  const direct = withKey(state, shared.key, true);
  const next = withShared(withTogether(state, { games, direct }), shared, { begun: null });
  if (state.together.invited?.id !== letter.id) return opened(next, shared);
  // Both asked for the same next game: the invitation to it is answered.
  return { ...opened(withTogether(next, { invited: null, page: "start" }), shared), dialog: null };
}

/** The connection, over which a game goes from now on. @param {State} state @param {string} key @param {boolean} another perhaps instead of one that did @returns {Direct | null} */
function withKey({ together: { direct } }, key, another = false) {
  return direct?.phase === "open" && (another || direct.key === "") ? withGame(direct, key) : direct;
}

/** The lot for the sides of the game that is played over the connection; null: this device's own stays. @param {State} state @param {{side: Side | null}} action @returns {State} */
function drawn(state, { side }) {
  const { games, direct } = state.together;
  const shared = games[direct?.key ?? ""];
  if (!direct || !shared?.lots) return state;
  if (side === null || side === shared.side) return withShared(state, { ...shared, lots: false });
  const { ruleset, board, start, id, days, names, clock, since } = shared.letter;
  const terms = { ruleset, board, id, days: days ?? 0, clock, since, ...(start ? { start } : {}) };
  const params = { ...terms, host: side, names: [names[1], names[0]] };
  return withTogether(state, {
    direct: { ...direct, key: keyFor(id, side) },
    begun: { params, lots: false, instead: shared.key },
  });
}

/**
 * The link was sent, or the friend's device said that it has all: with a clock, the friend's time runs from now on. What goes over a
 * connection can't be taken back any more, but may be lost on its way.
 * @param {State} state @param {{key: string, live?: boolean}} action @returns {State}
 */
function sent(state, { key, live = false }) {
  const shared = state.together.games[key];
  if (!shared?.unsent) return state;
  if (live) return withShared(state, { ...shared, base: null });
  const seen = myTurn(shared) ? shared.seen : Date.now();
  const lots = shared.lots && state.together.direct?.phase === "open"; // a lot is being drawn
  const after = { ...shared, unsent: false, base: null, lots, seen };
  const next = withShared(state, after);
  if (keyOfGame(state.game) !== key || !shared.letter.clock) return next;
  return { ...next, game: { ...state.game, clock: clockOf(after) } };
}

/** A connection changes. @param {State} state @param {{change: Partial<Direct> | null}} action @returns {State} */
function connected(state, { change }) {
  const { direct, page } = state.together;
  const changed = change && { ...(direct ?? UNCONNECTED), ...change };
  const next = withTogether(state, { direct: changed, ...afterPhrase(state.together, change) });
  const opens = change?.phase === "open" && direct?.phase !== "open";
  return opens && page === "direct" && state.dialog === "together" ? { ...next, dialog: null } : next;
}

/** @param {State} state @param {Extract<TogetherAction, {type: "together"}>} action */
function withTogetherChange(state, { change }) {
  return withTogether(state, change);
}

/** Shows a shared game on the board. @param {State} state @param {Shared} shared @returns {State} */
function opened(state, shared) {
  if (keyOfGame(state.game) === shared.key) return { ...shown(state, shared), dialog: null };
  const next = startGame(state, gameOf(shared, null));
  const left = keyOfGame(state.game) !== null; // that game is on the list
  return { ...next, notices: left ? without(next.notices, "replaced") : next.notices };
}

/** A game that needs no invitation: the link names the side, or the connection. The next game of two is asked for. @param {State} state @param {Letter} letter @param {Side} side @returns {State} */
function arrived(state, letter, side) {
  const { direct, games } = state.together;
  if (direct && games[direct.key]) {
    const asked = { invited: letter, page: /** @type {const} */ ("invited"), direct: { ...direct, next: letter.id } };
    return { ...withTogether(state, asked), dialog: "together" };
  }
  const shared = sharedFrom(letter, side);
  const next = withTogether(state, { direct: direct && { ...direct, key: shared.key } });
  return named(opened(withShared(next, shared), shared), shared);
}

/** If a shared game is on the board, shows it as it stands now. @param {State} state @param {Shared} shared @param {boolean} [same] it stands as before @returns {State} */
function shown(state, shared, same = false) {
  if (keyOfGame(state.game) !== shared.key || same) return state;
  const closed = { ...state, study: { ...state.study, open: false, home: null, preview: null } };
  return goToTurn(closed, gameOf(shared, state.game));
}

/** @param {State} state @param {string} key @param {{entry?: string, name?: string}} what @returns {State} */
function withEntry(state, key, what) {
  const shared = state.together.games[key];
  if (!shared || state.together.adding) return state;
  const adding = { key, text: shared.letter.text, side: shared.side, ...what };
  return withTogether({ ...state, queue: [], desk: EMPTY_DESK }, { adding }); // nothing more is played until it is in the letter
}

/** @param {State} state @param {{text: string, side?: Side, live?: boolean, again?: boolean}} action @returns {State} */
function incoming(state, { text, side: of, live = false, again = false }) {
  const { games } = state.together;
  const sides = of === undefined ? /** @type {Side[]} */ ([0, 1]) : [of];
  const id = /,id=([\w-]+)/.exec(text.replace(/%2c/gi, ","))?.[1] ?? "";
  const here = keyOfGame(state.game);
  const known = sides.map((side) => keyFor(id, side)).filter((key) => key in games);
  return withTogether(state, {
    incoming: { text, known: known.find((key) => key === here) ?? known[0] ?? null, side: of ?? null, live, again },
    wrong: null,
    note: live ? state.together.note : null,
  });
}

/** @param {State} state @param {{answer: LetterRead}} action @returns {State} */
function received(state, { answer: { letter, wrong, merge } }) {
  const { side, live, again } = state.together.incoming ?? { side: null, live: false, again: false };
  const notices = letter ? without(state.notices, "bad_letter") : state.notices;
  const next = withTogether({ ...state, notices }, { incoming: null, wrong });
  const known = state.together.games[state.together.incoming?.known ?? ""];
  if (!letter) {
    const notice = { code: /** @type {const} */ ("bad_letter"), text: null, wrong };
    return state.dialog === "together" ? next : { ...next, notices: [...without(state.notices, "bad_letter"), notice] };
  }
  const { text = "" } = state.together.incoming ?? {};
  if (!known && side !== null && keyFor(letter.id, side) in state.together.games)
    return incoming(next, { text, side, live }); // the game began here while its letter was read
  if (!known && side !== null && (!live || state.together.direct?.phase === "open")) return arrived(next, letter, side);
  if (!known || !merge) return { ...withTogether(next, { invited: letter, page: "invited" }), dialog: "together" };
  const direct = live ? withKey(state, known.key) : state.together.direct;
  const rival = rivalOf(known, letter, merge);
  if (rival) return opened(withShared(next, { ...known, rival }, { direct }), known);
  const news = merge.new[0] + merge.new[1] > 0;
  const named = merge.letter.text !== known.letter.text;
  /** @type {Note} */
  const note = answerIn(known, merge.letter) ?? (news ? "news" : merge.unknown ? "older" : "same");
  const shared = news || named ? { ...withLetter(known, merge.letter), base: null } : known;
  const kept = withShared(next, shared);
  const reached = merge.unknown === 0 && (live || news); // what was done here; else it may be the reader's own link
  const told = reached ? sent(kept, { key: known.key }) : kept;
  const after = told.together.games[known.key];
  if (live && known.key === state.together.direct?.wish)
    return opened(withTogether(told, { direct: withKey(state, known.key, true) }), after); // the friend agrees
  if (live && direct?.key === state.together.direct?.key) {
    const answered = note === "refused" || note === "agreed";
    return shown(answered ? withTogether(told, { note: { key: known.key, note } }) : told, after, shared === known);
  }
  if (live) return opened(withTogether(told, { direct }), after); // a guest's board shows the game of the host
  return opened(withTogether(told, { note: again ? null : { key: known.key, note } }), after);
}

/** The reader takes a side in a game that came by a letter. @param {State} state @param {{side: Side}} action @returns {State} */
function joined(state, { side }) {
  const { invited, games } = state.together;
  if (!invited) return state;
  if (keyFor(invited.id, side) in games)
    return incoming(withTogether(state, { invited: null }), { text: invited.text, side });
  const shared = sharedFrom(invited, side);
  const offered = state.together.direct?.next === invited.id;
  const direct = offered ? withKey(state, shared.key, true) : state.together.direct;
  return named(opened(withShared(state, shared, { invited: null, direct }), shared), shared);
}

/** The reader's name goes into a letter that lacks it. @param {State} state @param {Shared} shared */
const named = (state, { key, side, letter }) =>
  state.together.form.name && !letter.names[side] ? withEntry(state, key, { name: state.together.form.name }) : state;

/** @param {State} state @param {{key: string, letter: Letter | null, wrong: Wrong | null}} action @returns {State} */
function added(state, { key, letter, wrong }) {
  const { games, adding } = state.together;
  const next = withTogether(state, { adding: null });
  const shared = games[key];
  if (!shared || !adding) return next;
  const { text } = shared.letter;
  if (text !== adding.text) return withTogether(state, { adding: { ...adding, text } }); // the game went on meanwhile
  if (!letter) return shown(withTogether(next, { wrong }), shared);
  const turn = letter.turns.length > shared.letter.turns.length;
  const after = {
    ...withLetter(shared, letter),
    base: turn ? shared.letter : null,
    baseUnsent: turn && shared.unsent,
    lots: shared.lots && !adding.entry,
    unsent: shared.unsent || !!adding.entry,
  };
  const kept = withShared(next, after, { note: null });
  if (!turn || keyOfGame(state.game) !== key || !turnToAdd(state.game, shared)) return shown(kept, after);
  const { seats, clock, tree } = gameOf(after, state.game);
  return { ...kept, game: { ...state.game, seats, clock, tree } };
}

/** A turn that was not sent yet is taken back. @param {State} state @returns {State} */
function takenBack(state) {
  const shared = sharedOf(state);
  if (!shared?.base || !shared.unsent) return state;
  const before = { ...withLetter(shared, shared.base), base: null, unsent: shared.baseUnsent };
  const tree = pruned(state.game.tree, shared.letter.turns);
  return shown(withShared({ ...state, game: { ...state.game, tree } }, before), before);
}

/** Which of two games goes on: the one that came, or the one that is known. @param {State} state @param {{take: boolean}} action @returns {State} */
function settled(state, { take }) {
  const shared = sharedOf(state);
  if (!shared?.rival) return state;
  const letter = take ? shared.rival.letter : shared.letter;
  const next = {
    ...withLetter(shared, letter),
    rival: null,
    base: take ? null : shared.base,
    unsent: shared.unsent && !take,
  };
  return shown(withShared(state, next), next);
}

/** Why nothing is played now in the shared game on the board; null: the player to move may play. @param {State} state @returns {"one_moment" | "look_only" | null} */
function heldBack(state) {
  const shared = sharedOf(state);
  const { adding, begun, direct } = state.together;
  const drawing = shared?.lots && direct?.phase === "open" && direct.key === shared.key;
  if (adding || drawing || (begun && begun.instead === shared?.key)) return "one_moment";
  return shared && !atLiveEnd(state.game, shared.letter) ? "look_only" : null;
}

/** @template A @param {(state: State, action: A) => State} play @returns {(state: State, action: A) => State} */
const unlessHeldBack = (play) => (state, action) => {
  const blocked = heldBack(state);
  return blocked ? { ...state, blocked } : play(state, action);
};

/** In a shared game only its own end is played, and what has been sent stays. @type {import("../app/state.js").Mode} */
export const sharedMode = {
  on: (state) => sharedOf(state) !== null && !state.study.open && !state.learn && !state.editor,
  handlers: {
    press: (state, action) => {
      const at = { ...state, focus: action.cell };
      return sharedOf(state)?.letter.ending ? at : unlessHeldBack(press)(at, action);
    },
    swap: unlessHeldBack(board.swap),
    "hand-in": unlessHeldBack(desk["hand-in"]),
    undo: (state) => {
      if (state.game.draft.length) return { ...state, game: takeBackCell(state.game) };
      if (reviewing(state.game) || sharedOf(state)?.base) return takenBack(state);
      return { ...state, blocked: "ask_takeback" };
    },
    resume: (state) => state,
  },
};

/** A player's own device alone knows when that player's time is up. @param {State} state @param {Shared} shared */
const timeIsUp = ({ time, together }, shared) => time?.lost === shared.side && myTurn(shared) && !together.adding;

/** The actions that may complete a turn. @type {ReadonlySet<string>} */
const PLAYS = new Set(["press", "swap", "verdict", "scene"]);

/** A turn that was played at the end of a shared game goes into its letter. @param {State} before @param {State} state @param {{type: string}} action @returns {State} */
export function handOver(before, state, { type }) {
  const shared = sharedOf(state);
  if (type === "time" && shared && timeIsUp(state, shared)) return withEntry(state, shared.key, { entry: "time" });
  if (state.game === before.game || !PLAYS.has(type)) return state;
  if (!shared || state.study.open || state.learn || heldBack(before)) return state;
  const entry = turnToAdd(state.game, shared);
  return entry === null ? state : withEntry(state, shared.key, { entry });
}
