/** Games with a friend elsewhere: received letters, played turns, turns to send. Only the engine interprets a letter. */

import { handlers as desk } from "../game/clock-state.js";
import { reviewing, takeBackCell } from "../game/line.js";
import { handlers as board, press, without } from "../game/state.js";
import { pruned } from "../game/tree.js";
import {
  announced,
  goingOn,
  isAt,
  holdsBack,
  leftFor,
  named,
  opened,
  parted,
  sent,
  shown,
  uninvited,
  withEntry,
  withShared,
  withTogether,
} from "./change.js";
import { incoming, joined, received, waited } from "./received.js";
import { agreedOn, isWish, isWished, withWishes } from "./rematch.js";
import {
  atLiveEnd,
  gameOf,
  isToBeDrawn,
  keyFor,
  keyOfGame,
  myTurn,
  pendingInvitation,
  sharedFrom,
  sharedOf,
  turnToAdd,
  versionOf,
  withLetter,
} from "./shared.js";
import { tableHandlers } from "./table.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").LetterRead} LetterRead */
/** @typedef {import("../engine/protocol.js").LetterParams} LetterParams */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("../game/text-state.js").Wrong} Wrong */
/** The news of the last letter; own: it is the reader's own; refused, agreed: the answer to the reader's takeback request; yes, no: the reader's own answer; claimed: a claim on time came after the turn; crossed: two entries crossed, and one came too late to count; left: the reader has ended the connection; kept: the replaced version is on the list; version: it continues another version, which is the game again. @typedef {"kept" | "version" | "news" | "same" | "own" | "older" | "refused" | "agreed" | "yes" | "no" | "claimed" | "crossed" | "left"} Note */
/** @typedef {typeof import("./peer.js").PHRASES[number]} Phrase */
/**
 * A connection to another device, and its phase. `failed`: the devices can't connect; `lost`: they were connected; `dropped`: the other
 * side sent a forbidden message.
 * @typedef {object} Direct
 * @property {"asked" | "preparing" | "inviting" | "answering" | "connecting" | "open" | "returning" | "lost" | "failed" | "dropped" | "handed" | "elsewhere"} phase asked: by the link
 *   of an invitation; handed: an answer for another tab arrived; elsewhere: another tab has the connection; returning: the devices are reconnecting
 * @property {"host" | "guest"} role
 * @property {string} code the code to send; while `asked`, the friend's
 * @property {string} offer the friend's invitation, if this device is invited
 * @property {string} letter the link of a game, entered instead of the answer
 * @property {string} key of the connection's game; "" until the guest knows it
 * @property {string} before the key of the connection's game before this one
 * @property {Letter | null} wish the game that the friend asks for
 * @property {Side} wishSide the reader's side in it
 * @property {number} asks the number of questions of the friend's device to the reader
 * @property {readonly string[]} wishes the keys of games that the reader asked for, or that another replaced, until a game is played
 * @property {string} stun the server that the players chose; "": none
 * @property {number | null} lag (ms)
 * @property {"drawn" | "alone" | "none" | null} lot how the sides were drawn: by both devices, by the host's alone, or not at all although the invitation promised it
 * @property {import("./peer.js").Misuse | "alone" | "other" | "own" | "letter" | "late" | "left" | "page" | null} why left: the friend ended the connection; page: the friend's page is being left, perhaps by a reload; alone: this device has no address that another could reach; other, own, letter: instead of the answer, the reader entered one to another invitation, their own invitation, or the link of a game; late: no tab waits for the opened answer
 * @property {{phrase: Phrase, mine: boolean, at: number, of?: string} | null} phrase the last phrase, at this number of entries; of: the id of the game that it refuses
 */
/** A received letter; tab: it came from the other side's tab in this browser; wish: the connected friend asks for this game. @typedef {{text: string, side?: Side, live?: boolean, tab?: boolean, again?: boolean, pasted?: boolean, wish?: boolean}} Coming */
/** @typedef {{host: Side | "lots", days: number, clock: string, name: string}} Form clock: a time control, or "" */
/**
 * @typedef {object} Together
 * @property {Record<string, Shared>} games by key
 * @property {Shared | null} removed the game last removed from the list
 * @property {"start" | "games" | "invited" | "wish" | "direct" | "more" | "qr"} page of the dialog
 * @property {Form} form
 * @property {{params: LetterParams, lots: boolean, live: boolean, over?: boolean, instead: string | null} | null} begun a game that is being begun; over: the connected friend is asked for it; instead: the key of the game that it replaces
 * @property {Game | null} before the game on the board before the invitation to a live game
 * @property {readonly Coming[]} waiting letters that arrived while another was read, one for each game
 * @property {{text: string, known: string | null, side: Side | null, live: boolean, tab?: boolean, again: boolean, pasted?: boolean, wish?: boolean, clashes?: readonly {key: string, rival: import("./shared.js").Rival}[]} | null} incoming a letter that is being read; known: the key of its game
 *   here; clashes: the versions that it does not continue; side: the one that it is for, if it names one; live: it came by a connection; again: it is the address of a reloaded page; pasted: its mistake is shown next to the field
 * @property {Letter | null} invited a letter of an unknown game
 * @property {Wrong | null} wrong the mistake in the last letter
 * @property {{key: string, text: string, side: Side, entry?: string, name?: string} | null} adding the entry or name that is being added to a letter
 * @property {{key: string, note: Note} | null} note
 * @property {Direct | null} direct the connection to the friend's device
 * @property {string | null} asked the position in which a player at this table asked to take back the last turn
 */
/**
 * @typedef {{type: "together", change: Partial<Pick<Together, "page" | "form" | "invited" | "wrong" | "incoming" | "begun" | "note" | "removed">>}
 *   | {type: "letter-begin", params: LetterParams, lots: boolean, live: boolean, over?: boolean} | {type: "letter-begun", letter: Letter} | {type: "lots-drawn", side: Side | null}
 *   | ({type: "letter"} & Coming) | {type: "direct", change: Partial<Direct> | null} | {type: "letter-read", answer: LetterRead} | {type: "letter-join", side: Side, wish?: boolean}
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
  letter: "",
  key: "",
  before: "",
  wish: null,
  wishSide: 0,
  asks: 0,
  wishes: [],
  stun: "",
  lag: null,
  lot: null,
  why: null,
  phrase: null,
};

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  together: withTogetherChange,
  "letter-begin": (state, { params, lots, live, over }) =>
    withTogether(state, { begun: { params, lots, live, instead: null, ...(over ? { over } : {}) } }),
  "letter-begun": begun,
  "lots-drawn": drawn,
  direct: connected,
  letter: incoming,
  "letter-read": (state, action) => waited(received(state, action)),
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
    const { adding, direct, removed } = state.together;
    if (!shared && ((adding?.key === key && adding.entry) || (direct?.phase === "open" && direct.key === key)))
      return state; // a turn is in progress in it
    const { [key]: _, ...games } = state.together.games;
    const next = withTogether(state, {
      games: shared ? { ...games, [key]: shared } : games,
      note: null,
      removed: removed?.key === key ? null : removed,
    });
    return shared ? shown(next, shared) : next;
  },
};

/** @param {State} state @param {{letter: Letter}} action @returns {State} */
function begun(state, { letter }) {
  const { host } = letter;
  const { lots = false, live = false, instead = "" } = state.together.begun ?? {};
  const shared = sharedFrom(letter, host, { lots, live, unsent: letter.mover !== host });
  const { [instead ?? ""]: _, ...games } = state.together.games;
  const { direct } = state.together;
  if (direct && isWish(state, letter)) return asking(state, shared, direct);
  const before = live ? leftFor(state) : state.together.before;
  const next = withShared(withTogether(state, { games, before }), shared, { begun: null });
  if (instead && !isAt(state, instead)) return announced(under(next, instead, shared), shared.key);
  // Both asked for the same rematch: this answers the friend's wish or invitation.
  const answersWish = direct?.wish?.id === letter.id;
  if (!answersWish && state.together.invited?.id !== letter.id) return opened(next, shared);
  const answered = answersWish ? agreedOn(next, shared) : withTogether(next, { invited: null });
  return { ...opened(answered, shared), dialog: null };
}

/** Asks the connected friend for a game. @param {State} state @param {Shared} shared @param {Direct} direct @returns {State} */
function asking(state, shared, direct) {
  const wishes = [...direct.wishes.filter((key) => key !== shared.key), shared.key];
  const next = withShared(state, shared, { begun: null, direct: { ...direct, wishes } });
  return state.dialog === "together" ? { ...next, dialog: null } : next;
}

/** Puts a game in the place of another under the editor or a lesson. @param {State} state @param {string} instead the key of the other @param {Shared} shared @returns {State} */
function under(state, instead, shared) {
  const { game, learn } = state;
  if (learn && keyOfGame(learn.putAside.game) === instead)
    return { ...state, learn: { ...learn, putAside: { ...learn.putAside, game: gameOf(shared, null) } } };
  return keyOfGame(game) === instead ? { ...state, game: gameOf(shared, null) } : state;
}

/** Applies the drawn side to the connection's game; null: this device's own draw stays. @param {State} state @param {{side: Side | null}} action @returns {State} */
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
    begun: { params, lots: false, live: false, instead: shared.key },
  });
}

/** The phases without a connection that an invitation could disturb. @type {ReadonlySet<Direct["phase"]>} */
const ENDED = new Set(["lost", "failed", "dropped"]);

/** Changes the connection. @param {State} state @param {{change: Partial<Direct> | null}} action @returns {State} */
function connected(state, { change }) {
  const { direct, page } = state.together;
  const changed = change && { ...(direct ?? UNCONNECTED), ...change };
  let next = withWishes(state, change, changed);
  if (direct && direct.key !== changed?.key) next = uninvited(next, direct);
  if (changed?.phase === "open") next = uninvited(next, changed);
  if (direct && !changed) next = parted(next, direct.key);
  if (!changed || ENDED.has(changed.phase)) next = { ...next, notices: without(next.notices, "connected") };
  if (changed?.phase === "open" && next.together.note?.note === "left") next = withTogether(next, { note: null });
  const started =
    changed?.phase === "open" && direct?.phase === "connecting" ? next.together.games[changed.key] : undefined;
  if (started && !started.letter.turns.length) next = announced(next, started.key);
  const key = keyOfGame(state.game) ?? "";
  const before = next.together.games[next.together.direct?.key ?? ""];
  if (before && key in state.together.games && !(key in next.together.games) && isAt(state, key))
    next = opened(next, before); // the friend has refused the game on the board
  const opens = /open|elsewhere/.test(change?.phase ?? "") && direct?.phase !== "open";
  return opens && page === "direct" && state.dialog === "together" ? { ...next, dialog: null } : next;
}

/** @param {State} state @param {Extract<TogetherAction, {type: "together"}>} action */
function withTogetherChange(state, { change }) {
  return waited(withTogether(state, change)); // an answer may have failed while other letters wait
}

/** @param {State} state @param {{key: string, letter: Letter | null, wrong: Wrong | null}} action @returns {State} */
function added(state, { key, letter, wrong }) {
  const { games, adding } = state.together;
  const next = withTogether(state, { adding: null });
  const shared = games[key];
  if (!shared || !adding) return next;
  const { text } = shared.letter;
  if (text !== adding.text) return withTogether(state, { adding: { ...adding, text } }); // the letter has changed meanwhile
  if (!letter) {
    const notice = { code: /** @type {const} */ ("not_added"), text: null, wrong: wrong && { ...wrong, drawing: "" } };
    return shown({ ...next, notices: [...without(next.notices, "not_added"), notice] }, shared);
  }
  if (!adding.entry || shared.version === 1) return withAdded(next, shared, letter, adding);
  const onwards = goingOn(next, key); // playing on in another version makes it the game
  return withAdded(onwards, onwards.together.games[keyFor(letter.id, shared.side)], letter, adding);
}

/** @param {State} state @param {Shared} shared @param {Letter} letter @param {NonNullable<Together["adding"]>} adding @returns {State} */
function withAdded(state, shared, letter, adding) {
  const { key } = shared;
  const turn = letter.turns.length > shared.letter.turns.length;
  const after = {
    ...withLetter(shared, letter),
    base: turn ? shared.letter : null,
    baseUnsent: turn && shared.unsent,
    lots: shared.lots && !adding.entry,
    unsent: shared.unsent || !!adding.entry,
  };
  const { entry } = adding;
  const kept = withShared(state, after, { note: entry === "yes" || entry === "no" ? { key, note: entry } : null });
  const onBoard = keyOfGame(state.game) === key;
  if (!onBoard || (turn ? !turnToAdd(state.game, shared) : entry)) return shown(kept, after);
  const { seats, clock, tree, headers } = gameOf(after, state.game);
  return { ...kept, game: { ...state.game, seats, clock, tree, headers } };
}

/** Takes back an unsent turn. @param {State} state @returns {State} */
function takenBack(state) {
  const shared = sharedOf(state);
  if (!shared?.base || !shared.unsent) return state;
  const before = { ...withLetter(shared, shared.base), base: null, unsent: shared.baseUnsent };
  const tree = pruned(state.game.tree, shared.letter.turns);
  return named(shown(withShared({ ...state, game: { ...state.game, tree } }, before), before), before);
}

/** Settles which of two games goes on: the received or the known one. The known one is kept in any case. @param {State} state @param {{take: boolean}} action @returns {State} */
function settled(state, { take }) {
  const shared = sharedOf(state);
  if (!shared?.rival) return state;
  const { rival, key } = shared;
  const { games } = state.together;
  if (!take) return withShared(state, { ...shared, rival: null });
  const next = { ...withLetter(shared, rival.letter), rival: null, base: null, unsent: false, lots: false };
  const kept = withShared(state, versionOf(games, shared));
  return shown(withShared(kept, next, { note: { key, note: "kept" } }), next);
}

/** Why the shared game on the board can't be played now; null: the player to move may play. @param {State} state @returns {"one_moment" | "not_agreed" | "not_drawn" | "look_only" | null} */
function heldBack(state) {
  const shared = sharedOf(state);
  const { begun } = state.together;
  if (holdsBack(state.together, shared?.key) || (begun && begun.instead === shared?.key)) return "one_moment";
  if (shared && isWished(state.together, shared)) return "not_agreed";
  if (isToBeDrawn(state.together, shared?.key ?? null)) return "not_drawn";
  return shared && !atLiveEnd(state.game, shared.letter) ? "look_only" : null;
}

/** @template A @param {(state: State, action: A) => State} play @returns {(state: State, action: A) => State} */
const unlessHeldBack = (play) => (state, action) => {
  const blocked = heldBack(state);
  return blocked ? { ...state, blocked } : play(state, action);
};

/** In a shared game a turn can be played only at its end, and sent turns stay. @type {import("../app/state.js").Mode} */
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

/** Only a player's own device knows when that player's time is up. @param {State} state @param {Shared} shared */
const timeIsUp = ({ time, together }, shared) =>
  time?.lost === shared.side && myTurn(shared) && !holdsBack(together, shared.key);

/** The actions that may complete a turn. @type {ReadonlySet<string>} */
const PLAYS = new Set(["press", "swap", "verdict", "scene"]);

/** Adds a turn played at the end of a shared game to its letter. @param {State} before @param {State} state @param {{type: string}} action @returns {State} */
export function handOver(before, state, { type }) {
  const shared = sharedOf(state);
  if (type === "time" && shared && timeIsUp(state, shared)) return withEntry(state, shared.key, { entry: "time" });
  if (state.game === before.game || !PLAYS.has(type)) return state;
  const held = heldBack(before);
  const entry = shared && turnToAdd(state.game, shared);
  if (!shared || state.study.open || state.learn || !entry || (held && held !== "not_drawn")) return state;
  return held ? shown(state, shared) : withEntry(state, shared.key, { entry }); // pressed just before the draw
}

/** After a lesson or puzzle, the reader sees the invitation that is not answered. @param {State} before @param {State} state @param {{type: string}} action @returns {State} */
export const invitedAgain = (before, state, { type }) =>
  type === "learn-leave" && before.learn && pendingInvitation(state) !== null
    ? { ...withTogether(state, { page: state.together.invited ? "invited" : "direct" }), dialog: "together" }
    : state;
