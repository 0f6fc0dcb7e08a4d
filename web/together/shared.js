/** A game that this device shares with another: its stored form, and its game on the board. Pure. */

import { MOST_SECONDS } from "../game/clock.js";
import { pathOf, UNPLAYED } from "../game/line.js";
import { steadyTime } from "../game/time.js";
import { branch, grown, promoted, pruned } from "../game/tree.js";
import { keyOfGame, myTurn } from "./waiting.js";

export { isAsking, isOnlyInvited, isToBeDrawn, keyOfGame, myTurn, needsMe, waitingCount } from "./waiting.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../game/line.js").Player} Player */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** Why a received letter can't simply be merged: its past differs, it has an entry of this side that was not made here, its terms differ. @typedef {"fork" | "mine" | "terms"} Clash */
/** @typedef {{letter: Letter, clash: Clash, turn: number, known: string, received: string}} Rival a letter of the same game that differs from the turn `turn` on */
/**
 * @typedef {object} Shared
 * @property {string} key the letter's id and the reader's side: `k3f9/x`; of another version `k3f9~2/x`
 * @property {Side} side the reader's
 * @property {number} version 1: the current game; larger: another version, which a link replaced
 * @property {Letter} letter
 * @property {Letter | null} base the letter before a turn that is not sent yet
 * @property {boolean} baseUnsent whether `base` has something that was not sent
 * @property {boolean} live whether the game was begun to be played live, and no friend has connected yet
 * @property {boolean} lots whether only this device drew the sides, so that both may draw again: nothing was sent or played
 * @property {boolean} unsent whether the letter has something that was not sent
 * @property {Rival | null} rival
 * @property {number} updated when it last changed (ms)
 * @property {number} seen when this device received the turn before the current one (`steadyTime`): from then on the clock runs
 * @property {boolean} reached whether the friend's device has confirmed the present state of the game
 * @property {boolean} parted whether a connection has ended since then: the friend's clock, which only their device knows, is not shown running
 */

/** @param {string} id @param {Side} side @param {number} [version] */
export const keyFor = (id, side, version = 1) => `${id}${version > 1 ? `~${version}` : ""}/${"xo"[side]}`;

/** @param {Letter} letter @param {Side} side @param {Partial<Shared>} [parts] @returns {Shared} */
export const sharedFrom = (letter, side, parts) => ({
  key: keyFor(letter.id, side, parts?.version),
  side,
  version: 1,
  letter,
  base: null,
  baseUnsent: false,
  live: false,
  lots: false,
  unsent: false,
  rival: null,
  updated: Date.now(),
  seen: steadyTime(),
  reached: false,
  parted: false,
  ...parts,
});

/** The game with another letter. @param {Shared} shared @param {Letter} letter @returns {Shared} */
export const withLetter = (shared, letter) => {
  const { turns, moving_since } = shared.letter;
  const same = moving_since === letter.moving_since && isPath(letter.turns, turns);
  return {
    ...shared,
    letter,
    updated: Date.now(),
    ...(same ? {} : { seen: steadyTime(), reached: false, parted: false }),
  };
};

/** The shared game on the board. @param {State} state @returns {Shared | null} */
export const sharedOf = ({ game, together }) => together.games[keyOfGame(game) ?? ""] ?? null;

/** The key of the first game of a series of rematches. @param {string} key */
export const firstOf = (key) => key.replace(/(-\d+)?\/.$/, "");

/** Whether a game or one of its rematches belongs to the connection, or was asked for there; games with other friends do not. @param {State["together"]} together @param {Pick<Shared, "key">} shared */
export const ofConnection = ({ direct }, { key }) =>
  direct !== null && (firstOf(direct.key) === firstOf(key) || direct.wishes.includes(key));

/** The two players; a finished game has no player at this device. @param {Shared} shared @returns {[Player, Player]} */
const seatsOf = ({ key, side, letter }) => {
  const player = (/** @type {number} */ seat) =>
    /** @type {Player} */ (seat === side && !letter.ending ? { kind: "person" } : { kind: "friend", key });
  return [player(0), player(1)];
};

/** The tree of the previous game, without turns that were taken back. @param {Game | null} before @param {readonly string[]} turns */
function treeOf(before, turns) {
  if (!before) return branch();
  const longer = before.turns.length > turns.length && isPath(before.turns.slice(0, turns.length), turns);
  return longer ? pruned(before.tree, before.turns.slice(0, turns.length + 1)) : before.tree;
}

/** A shared game as a game on the board; tried variations stay in its tree. @param {Shared} shared @param {Game | null} before @returns {Game} */
export function gameOf(shared, before) {
  const { ruleset, board, start, turns, names } = shared.letter;
  const headers = Object.fromEntries(names.flatMap((name, side) => (name ? [["XO"[side], name]] : [])));
  const { id } = before ?? {};
  return {
    ruleset,
    board,
    start,
    seats: seatsOf(shared),
    starts: 0,
    headers: { ...headers, ...resultOf(shared.letter) },
    clock: clockOf(shared),
    ...UNPLAYED,
    tree: promoted(grown(treeOf(before, turns), turns), turns), // the agreed turns are the main line
    turns,
    cursor: turns.length,
    ...(id === undefined ? {} : { id }),
  };
}

/** Whether a letter is the copy to watch. @param {Letter} letter */
export const isToWatch = ({ text, watch }) => text === watch;

/** A copy of other people's game, to watch: it belongs to no letter, so turns tried in it are never sent. With a letter that has an id, the reader may still join. @param {Letter} letter @returns {Game} */
export const watchedGame = (letter) => ({
  ...gameOf(sharedFrom(letter, 0), null),
  seats: [{ kind: "person" }, { kind: "person" }],
  clock: null,
  watched: isToWatch(letter) ? "" : letter.text,
});

/** How the game ended, as headers of a record (bug_engine/formats/record.py); a game played to its end needs none. @param {Letter} letter @returns {Record<string, string>} */
function resultOf({ ending }) {
  if (!ending || ending.reason === "played") return {};
  const how = ending.reason === "time" ? "on time" : "by resignation";
  return { Result: `${"xo"[ending.winner]} wins ${how}` };
}

/**
 * A clock, if one was agreed. Stamps count the seconds that the players have used: each device measures its own player's turns, from the
 * moment when it received the turn before. So neither a slow connection nor a wrong clock costs time. The first turn takes none. The
 * friend's time stands still until the friend's device has the turn.
 * @param {Shared} shared @returns {Game["clock"]}
 */
export function clockOf({ letter, seen, side, reached, parted }) {
  const { clock: control, turns, stamps, begun, start, mover, moving_since: since, ending } = letter;
  if (!control) return null;
  const zero = seen / 1000 - (since ?? 0);
  const times = stamps.map((_, i) => zero + Math.max(0, ...stamps.slice(0, i + 1).map((each) => each ?? 0)));
  const first = start?.mover ?? 0;
  const sideOf = (/** @type {number} */ i) => /** @type {Side} */ ((first + i) % 2);
  /** @type {import("../engine/protocol.js").ClockEvent[]} */
  const events = times.flatMap((at, i) => {
    if (!i) return [{ type: "start", side: sideOf(1), at }];
    const began = zero + (begun[i] ?? 0); // a turn after a takeback begins with the friend's consent
    return began > times[i - 1]
      ? [
          { type: "start", side: sideOf(i), at: began },
          { type: "press", at },
        ]
      : [{ type: "press", at }];
  });
  if (turns.length && (since ?? 0) > (stamps.at(-1) ?? 0)) events.push({ type: "start", side: mover, at: seen / 1000 });
  const held = ending !== null || ((!reached || parted) && mover !== side);
  const lost = ending?.reason === "time" ? 1 - ending.winner : null;
  const used = lost === null ? Math.max(0, (ending?.stamp ?? 0) - (since ?? 0)) : MOST_SECONDS; // before a resignation
  if (held && events.length) events.push({ type: "pause", at: seen / 1000 + used });
  return { control, sound: true, rests: false, events, owed: false, lost };
}

/** The seconds that both players have used so far, as this device measures them. @param {Shared} shared */
export function usedNow({ letter, seen }) {
  if (!letter.turns.length) return letter.moving_since ?? 0; // a first turn takes no time, also after a takeback
  const since = Math.max(0, Math.round((steadyTime() - seen) / 1000));
  return Math.min((letter.moving_since ?? 0) + since, MOST_SECONDS);
}

/** A game that a link replaces, as a separate version. @param {Record<string, Shared>} games @param {Shared} shared @returns {Shared} */
export function versionOf(games, shared) {
  const version = freeVersion(shared, 2, (key) => key in games);
  return { ...asVersion(shared, version), rival: null };
}

/** The first free version of a game, from a number on. @param {Shared} shared @param {number} from @param {(key: string) => boolean} isTaken */
export function freeVersion({ letter, side }, from, isTaken) {
  let version = from;
  while (isTaken(keyFor(letter.id, side, version))) version += 1;
  return version;
}

/** @param {Shared} shared @param {number} version @returns {Shared} */
export const asVersion = (shared, version) => ({
  ...shared,
  version,
  key: keyFor(shared.letter.id, shared.side, version),
});

/** How a letter contradicts the known game. @param {Shared} known @param {Letter} letter @param {NonNullable<import("../engine/protocol.js").LetterRead["merge"]>} merge @returns {Rival | null} */
export function rivalOf(known, letter, { same_terms, fork, new: fresh }) {
  const turn = known.letter.turns.length;
  if (!same_terms) return { letter, clash: "terms", turn: 0, known: "", received: "" };
  if (fork) return { letter, clash: "fork", turn: fork.turn, known: fork.known, received: fork.received };
  if (fresh[known.side] === 0) return null;
  const mine = known.letter.mover === known.side ? turn : turn + 1; // the friend's turn may precede it
  return { letter, clash: "mine", turn: mine, known: "", received: letter.turns[mine] ?? "" };
}

/** The friend's answer to a takeback request; null: there was none, or it is still open. @param {Shared} known @param {Letter} letter @returns {"refused" | "agreed" | null} */
export function answerIn({ letter: { offers }, side }, letter) {
  const keep = offers[side];
  if (keep === null || letter.offers[side] !== null || letter.ending) return null;
  return letter.turns.length > keep ? "refused" : "agreed";
}

/** Whether one of the players asks for a takeback. @param {Letter} letter */
export const hasOffer = ({ offers }) => offers.some((keep) => keep !== null);

/** Whether the board shows the present state of the shared game. @param {Game} game @param {Letter} letter */
export const atLiveEnd = (game, { turns }) =>
  game.cursor === turns.length && game.turns.length === turns.length && isPath(pathOf(game), turns);

/** The turn on the board that is not in the letter yet. @param {Game} game @param {Shared} shared */
export function turnToAdd(game, shared) {
  const { turns } = shared.letter;
  const played = game.turns.length === turns.length + 1 && game.cursor === game.turns.length;
  return played && myTurn(shared) && isPath(game.turns.slice(0, -1), turns) ? game.turns[turns.length] : null;
}

/** @param {readonly string[]} path @param {readonly string[]} turns */
const isPath = (path, turns) => path.length === turns.length && path.every((turn, i) => turn === turns[i]);

// Texts

/** The most characters of a name (bug_engine/formats/letter.py). */
export const LONGEST_NAME = 24;

const LETTER = /,id=([A-Za-z0-9]{1,24}(?:-\d{1,4})?)(?:,|$)/;

/** Whether a text is the link of a game with a friend, perhaps cut or changed. @param {string} text */
export const isLetter = (text) => /,id=/i.test(unescaped(text));

/** The id of a letter; null: the text is not a letter. @param {string} text */
export const idIn = (text) => LETTER.exec(unescaped(text))?.[1] ?? null;

/** The text with its escapes undone: programs escape an address, others escape the result again (bug_engine/formats/letter.py). @param {string} text */
export function unescaped(text) {
  let last = text;
  for (let times = 0; times < 3 && last.includes("%"); times += 1)
    last = last.replace(/%([0-7][0-9a-f])/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
  return last;
}

/** The largest number of a rematch (bug_engine/formats/letter.py). */
const MOST_GAMES = 9999;

/** The id of a game's rematch. @param {string} id */
export const nextId = (id) => id.replace(/(?:-(\d+))?$/, (_, count) => `-${(Number(count ?? 1) % MOST_GAMES) + 1}`);

/** A code of a direct connection (code.js) with its word. */
const CODE = /(?:^|[#/\s])(offer|answer)\/([\w-]{60,350})(?![\w-])/;

/** Whether a text is the link of a code, perhaps cut or changed. @param {string} text */
export const isCodeLink = (text) => /^#?(?:offer|answer)\//i.test(unescaped(text));

/** The code in a text: an address, a message, or the code with its word. @param {string} text @returns {{type: "offer" | "answer", code: string} | null} */
export function codeIn(text) {
  const [, type, code] = CODE.exec(unescaped(text)) ?? [];
  return code ? { type: /** @type {"offer" | "answer"} */ (type), code } : null;
}

/** Whether a text is the link of a game with a friend or of a direct connection, perhaps cut or changed. @param {string} text */
export const isFriendsLink = (text) => isLetter(text) || isCodeLink(text) || codeIn(text) !== null;

// Invitations

/** Whether a text invites to a game: an offer's code, or a letter in which every part after the board and the rules is an option. @param {string} text */
export const isInvitation = (text) =>
  /^#?offer\//i.test(unescaped(text)) || (isLetter(text) && !/,[^,=]+(,|$)/.test(unescaped(text).replace(",", "")));

/** The phases in which a guest has an invitation to a live game. @type {ReadonlySet<string>} */
const INVITED = new Set(["asked", "preparing", "answering"]);

/** The address of the friend's invitation to a live game, until the devices are connected. @param {State["together"]} together */
export const offerAddress = ({ direct }) =>
  direct?.offer && INVITED.has(direct.phase) ? `offer/${direct.offer}` : null;

/** The address of the invitation that the reader has not answered. @param {Pick<State, "together">} state */
export const pendingInvitation = ({ together }) => together.invited?.text ?? offerAddress(together);
