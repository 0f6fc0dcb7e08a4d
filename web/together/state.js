/** Games with a friend elsewhere: what came in, what was played, what is to be sent. The engine alone says what a letter means. */

import { reviewing, takeBackCell } from "../game/line.js";
import { goToTurn, press, startGame, without } from "../game/state.js";
import { pruned } from "../game/tree.js";
import { tableHandlers } from "./table.js";
import {
  atLiveEnd,
  clockOf,
  gameOf,
  keyFor,
  keyOfGame,
  myTurn,
  sharedFrom,
  sharedOf,
  turnToAdd,
  withLetter,
} from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("./shared.js").Rival} Rival */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").LetterRead} LetterRead */
/** @typedef {import("../engine/protocol.js").LetterParams} LetterParams */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("../game/text-state.js").Wrong} Wrong */
/** What the last letter brought. @typedef {"news" | "same" | "older"} Note */
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
 * @property {string} key of the game that is played
 * @property {string} stun the server of the players' choice; "" is none
 * @property {number | null} lag (ms)
 * @property {import("./peer.js").Misuse | "alone" | null} why alone: this device has no address that another could reach
 * @property {{phrase: Phrase, mine: boolean} | null} phrase what was said last
 */
/** @typedef {{host: Side | "lots", days: number, clock: string, name: string}} Form clock: a time control, or "" */
/**
 * @typedef {object} Together
 * @property {Record<string, Shared>} games by key
 * @property {"start" | "games" | "invited" | "direct" | "more" | "qr"} page of the dialog
 * @property {Form} form
 * @property {LetterParams | null} begun a game that is being begun
 * @property {{text: string, known: string | null, side: Side | null, live: boolean} | null} incoming a letter that is being read; known: the key of the game
 *   that it belongs to; side: that it is for, if it says so; live: it came by a connection
 * @property {Letter | null} invited a letter of a game that is not known here
 * @property {Wrong | null} wrong with the letter that came last
 * @property {{key: string, text: string, side: Side, entry?: string, name?: string} | null} adding what is being added to a letter
 * @property {{key: string, note: Note} | null} note
 * @property {Direct | null} direct the connection to the friend's device
 * @property {string | null} asked the position in which a player at this table asked to take the last turn back
 */
/**
 * @typedef {{type: "together", change: Partial<Pick<Together, "page" | "form" | "invited" | "wrong">>}
 *   | {type: "letter-begin", params: LetterParams} | {type: "letter-begun", letter: Letter}
 *   | {type: "letter", text: string, side?: Side, live?: boolean} | {type: "direct", change: Partial<Direct> | null} | {type: "letter-read", answer: LetterRead} | {type: "letter-join", side: Side}
 *   | {type: "letter-open", key: string} | {type: "letter-entry", key: string, entry: string}
 *   | {type: "letter-added", key: string, letter: Letter | null, wrong: Wrong | null} | {type: "letter-sent", key: string}
 *   | {type: "letter-undo"} | {type: "letter-settle", take: boolean} | {type: "letter-stored", key: string, shared: Shared | null} | import("./table.js").TableAction} TogetherAction
 */

/** @type {Direct} */
const UNCONNECTED = {
  phase: "preparing",
  role: "host",
  code: "",
  offer: "",
  key: "",
  stun: "",
  lag: null,
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
  "letter-begin": (state, { params }) => withTogether(state, { begun: params }),
  "letter-begun": (state, { letter }) => {
    const { host } = letter;
    const shared = sharedFrom(letter, host, { unsent: letter.mover !== host });
    if (state.together.invited?.id !== letter.id) return opened(withShared(state, shared, { begun: null }), shared);
    // Both asked for the same next game: the invitation to it is answered.
    return {
      ...opened(withShared(state, shared, { begun: null, invited: null, page: "start" }), shared),
      dialog: null,
    };
  },
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

/** The link was sent: with a clock, the friend's time runs from now on. @param {State} state @param {{key: string}} action @returns {State} */
function sent(state, { key }) {
  const shared = state.together.games[key];
  if (!shared?.unsent) return state;
  const seen = myTurn(shared) ? shared.seen : Date.now();
  const after = { ...shared, unsent: false, base: null, seen };
  const next = withShared(state, after);
  if (keyOfGame(state.game) !== key || !shared.letter.clock) return next;
  return { ...next, game: { ...state.game, clock: clockOf(after) } };
}

/** A connection changes. Once it is gone, the friend may lack what was done last: that is to be sent by link. @param {State} state @param {{change: Partial<Direct> | null}} action @returns {State} */
function connected(state, { change }) {
  const { direct } = state.together;
  const next = withTogether(state, { direct: change && { ...(direct ?? UNCONNECTED), ...change } });
  const shared = sharedOf(state);
  if (change?.phase === "open" && direct?.phase !== "open" && state.together.page === "direct")
    return { ...next, dialog: state.dialog === "together" ? null : state.dialog };
  const ended = change?.phase === "lost" || change?.phase === "dropped";
  if (!ended || direct?.phase === change.phase || shared?.letter.last !== shared?.side) return next;
  return shared ? withShared(next, { ...shared, unsent: true }) : next;
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
  const { direct } = state.together;
  if (direct && state.together.games[direct.key])
    return { ...withTogether(state, { invited: letter, page: "invited" }), dialog: "together" };
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
  const { games, adding } = state.together;
  const shared = games[key];
  if (!shared || adding) return state;
  return withTogether(state, { adding: { key, text: shared.letter.text, side: shared.side, ...what } });
}

/** @param {State} state @param {{text: string, side?: Side, live?: boolean}} action @returns {State} */
function incoming(state, { text, side: of, live = false }) {
  const { games } = state.together;
  const sides = of === undefined ? /** @type {Side[]} */ ([0, 1]) : [of];
  const id = /,id=([\w-]+)/.exec(text.replace(/%2c/gi, ","))?.[1] ?? "";
  const here = keyOfGame(state.game);
  const known = sides.map((side) => keyFor(id, side)).filter((key) => key in games);
  return withTogether(state, {
    incoming: { text, known: known.find((key) => key === here) ?? known[0] ?? null, side: of ?? null, live },
    wrong: null,
    note: live ? state.together.note : null,
  });
}

/** @param {State} state @param {{answer: LetterRead}} action @returns {State} */
function received(state, { answer: { letter, wrong, merge } }) {
  const { side, live } = state.together.incoming ?? { side: null, live: false };
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
  const rival = rivalOf(known, letter, merge);
  if (rival) return opened(withShared(next, { ...known, rival }), known);
  const news = merge.new[0] + merge.new[1] > 0;
  const named = merge.letter.text !== known.letter.text;
  /** @type {Note} */
  const note = news ? "news" : merge.unknown ? "older" : "same";
  const shared = news || named ? { ...withLetter(known, merge.letter), base: null } : known;
  const unsent = known.unsent && merge.unknown > 0;
  if (live) return heard(withShared(next, { ...shared, unsent }), shared, shared === known);
  return opened(withShared(next, { ...shared, unsent }, { note: { key: known.key, note } }), shared);
}

/** What came by a connection is shown, and a guest's board shows the game of the host. @param {State} state @param {Shared} shared @param {boolean} same @returns {State} */
function heard(state, shared, same) {
  const { direct } = state.together;
  if (direct?.phase !== "open" || direct.key !== "") return shown(state, shared, same);
  return opened(withTogether(state, { direct: { ...direct, key: shared.key } }), shared);
}

/** What a letter says against the game as it is known here. @param {Shared} known @param {Letter} letter @param {NonNullable<LetterRead["merge"]>} merge @returns {Rival | null} */
function rivalOf(known, letter, { same_terms, fork, new: fresh }) {
  const turn = known.letter.turns.length;
  if (!same_terms) return { letter, clash: "terms", turn: 0, known: "", received: "" };
  if (fork) return { letter, clash: "fork", turn: fork.turn, known: fork.known, received: fork.received };
  if (fresh[known.side] === 0) return null;
  return { letter, clash: "mine", turn, known: "", received: letter.turns[turn] ?? "" };
}

/** The reader takes a side in a game that came by a letter. @param {State} state @param {{side: Side}} action @returns {State} */
function joined(state, { side }) {
  const { invited } = state.together;
  if (!invited) return state;
  const shared = sharedFrom(invited, side);
  return named(opened(withShared(state, shared, { invited: null }), shared), shared);
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
  if (!letter) return shown(withTogether(next, { wrong }), shared);
  const turn = letter.turns.length > shared.letter.turns.length;
  const after = {
    ...withLetter(shared, letter),
    base: turn ? shared.letter : null,
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
  const before = { ...withLetter(shared, shared.base), base: null, unsent: false };
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

/** In a shared game only its own end is played, and what has been sent stays. @type {import("../app/state.js").Mode} */
export const sharedMode = {
  on: (state) => sharedOf(state) !== null && !state.study.open && !state.learn && !state.editor,
  handlers: {
    press: (state, action) => {
      const shared = sharedOf(state);
      if (shared?.letter.ending) return { ...state, focus: action.cell };
      if (!shared || atLiveEnd(state.game, shared.letter)) return press(state, action);
      return { ...state, focus: action.cell, blocked: state.together.adding ? "one_moment" : "look_only" };
    },
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
  if (!shared || state.study.open || state.learn || before.together.adding || !atLiveEnd(before.game, shared.letter))
    return state;
  const entry = turnToAdd(state.game, shared);
  return entry === null ? state : withEntry(state, shared.key, { entry });
}
