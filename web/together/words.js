/** The words of a shared game: for the reader, and for the friend next to a link. Pure. */

import { boardTitle } from "../board/layout.js";
import { clockWords } from "../game/clock.js";
import { controlNumbers } from "../game/clock-setup.js";
import { SWAP } from "../game/line.js";
import { isUsual, rulesetTitle } from "../game/ruleset-words.js";
import { steadyTime } from "../game/time.js";
import { joined, language, t } from "../strings/index.js";
import { unpack } from "./code.js";
import { isAsking, isOnlyInvited, myTurn, ofConnection } from "./shared.js";

/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** A turn as the board names it. @typedef {(turn: string) => string} Show */

/** @param {Shared} shared */
export const friendName = ({ letter, side }) => letter.names[1 - side] || t("together-friend");
/** The same at the beginning of a sentence. @param {Shared} shared */
export const friendStart = ({ letter, side }) => letter.names[1 - side] || t("together-friend.start");

/** The version kept last. @param {Record<string, Shared>} games @param {Shared} shared @returns {Shared | null} */
export const keptOf = (games, { side, letter }) =>
  Object.values(games)
    .filter((each) => each.letter.id === letter.id && each.side === side && each.version > 1)
    .reduce((last, each) => (last && last.version > each.version ? last : each), /** @type {Shared | null} */ (null));

/** @param {string} turn the text of a turn @param {string} swapped the word for a swap */
export const turnWords = (turn, swapped) => (turn === SWAP ? swapped : turn);

/** The id of the game that an invitation continues, if it names one. @param {string} offer */
const invitedId = (offer) => unpack(offer)?.about?.split(",")[4] ?? "";

/** Whether the game goes on by link. After a connection for it is begun, the connection's buttons offer this. @param {import("./state.js").Together} together @param {Shared} shared */
export const byLink = (together, shared) =>
  together.direct === null ||
  (together.direct.key ? !ofConnection(together, shared) : invitedId(together.direct.offer) !== shared.letter.id);

/** The turns that an accepted takeback removes: the side's own, and a later reply. @param {Letter} letter @param {number} keep @param {Show} [show] */
export const askedTurns = (letter, keep, show = (turn) => turn) =>
  letter.turns.slice(keep).map((turn) => show(turnWords(turn, t("game-swap"))));

/** The number of turns that stay if the reader's last turn is taken back; null: the reader has no turn. @param {Shared} shared @returns {number | null} */
export function keepOf({ letter, side }) {
  const keep = letter.turns.length - (letter.mover === side ? 2 : 1);
  return keep >= 0 && letter.turns.length ? keep : null;
}

/** The status of a game, in two words. @param {Shared} shared */
export function statusWords(shared) {
  const { letter, side, unsent, rival } = shared;
  if (rival) return t("together-status-settle");
  if (shared.version > 1) return t("together-status-version");
  if (isOnlyInvited(shared)) return t("together-status-invited");
  const send = unsent ? t("together-status-send") : "";
  if (letter.ending)
    return joined([t(letter.ending.winner === side ? "together-status-won" : "together-status-lost"), send], "comma");
  if (send) return send;
  if (letter.offers[1 - side] !== null) return t("together-status-answer");
  if (isAsking(shared)) return t("together-status-asked");
  return myTurn(shared) ? t("together-status-turn") : t("together-status-waits");
}

/** How a game ended. @param {Shared} shared */
export function endWords(shared) {
  const { letter, side } = shared;
  if (!letter.ending) return "";
  const won = letter.ending.winner === side ? "won" : "lost";
  return t(`together-end-${won}-${letter.ending.reason}`, { friend: friendStart(shared) });
}

/** The friend's last action, for a reader with something else on the board. @param {Shared} shared @param {import("./state.js").Note | null} [note] the news of the friend's last letter */
export function newsWords(shared, note = null) {
  const { letter, side } = shared;
  const asked = letter.offers[1 - side];
  const friend = friendStart(shared);
  if (letter.ending) return endWords(shared);
  if (asked !== null) return askedWords(shared, asked);
  if (note === "refused" || note === "agreed") return t(`together-answer-${note}`, { friend });
  if (note === "crossed") return t("together-note-crossed");
  if (!letter.turns.length) return t("together-news-begins", { friend });
  if (!myTurn(shared)) return t("together-news-other", { friend: friendName(shared) });
  const news = t("together-news-turn", { friend });
  return letter.clock ? joined([news, t("together-news-clock")], "space") : news;
}

/** The friend's takeback request; it also removes the reader's own turn if that came later. @param {Shared} shared @param {number} keep the number of turns that would stay @param {Show} [show] */
export function askedWords(shared, keep, show = (turn) => turn) {
  const [turn = "", own] = askedTurns(shared.letter, keep, show);
  const words = { friend: friendStart(shared), turn };
  return own === undefined ? t("together-asked", words) : t("together-asked-both", { ...words, own });
}

/** How two versions of a game differ. @param {Shared} shared @param {Show} show */
export function clashWords({ letter, rival: found }, show) {
  if (!found) return "";
  const turn = found.turn + 1;
  const [known, received] = [show(found.known), show(found.received)];
  if (found.clash === "mine")
    return received ? t("together-clash-mine", { turn, received }) : t("together-clash-mine-word");
  if (found.clash === "terms") return t("together-clash-terms");
  if (found.known !== found.received) return t("together-clash-fork", { turn, known, received });
  const times = [letter, found.letter].map(
    (each) => each.turns[found.turn] === found.known && stampWords(each, found.turn),
  );
  const [here, there] = times;
  return here && there && here !== there
    ? t("together-clash-time", { turn, known, here, there })
    : t("together-clash-order", { turn });
}

/** A stamp in words: the used time or, in a game with days, the date and time. @param {Letter} letter @param {number} turn */
function stampWords({ clock, since, stamps }, turn) {
  const stamp = stamps[turn] ?? 0;
  if (clock || !since) return clockWords(stamp);
  return new Date(Date.parse(since) + 1000 * stamp).toLocaleString(language.locale);
}

/** @param {string} board */
const boardWords = (board) => (board.includes("/") ? t("setup-drawn") : boardTitle(board));

/** The board in words, and the rules unless they are the usual ones. @param {string} rules @param {string} board */
export const whatWords = (rules, board) =>
  isUsual(rules) ? boardWords(board) : t("together-what", { rules: rulesetTitle(rules), board: boardWords(board) });

/** @param {{turn: number, reserve: number}} control */
export const controlWords = ({ turn, reserve }) => t("together-clock", { turn, minutes: reserve / 60 });

/** The agreed time for a turn, if any. @param {import("../engine/protocol.js").Catalogue} catalogue @param {{days: number | null, clock: string}} times */
function timesWords(catalogue, { days, clock }) {
  if (days) return t("together-days-agreed", { days });
  if (!clock) return "";
  const named = catalogue.rulesets.find((each) => each.clock?.text === clock)?.clock;
  return controlWords(named ?? controlNumbers(clock));
}

/** The board, the rules unless they are the usual ones, and the time for a turn in words. @param {import("../engine/protocol.js").Catalogue} catalogue @param {{ruleset: string, board: string, days: number | null, clock: string}} terms */
export function termsWords(catalogue, terms) {
  const [board, time] = [boardWords(terms.board), timesWords(catalogue, terms)];
  const words = isUsual(terms.ruleset)
    ? t("together-terms-usual", { board, time })
    : t("together-terms-all", { rules: rulesetTitle(terms.ruleset), board, time });
  return words.trim();
}

/** The agreed number of days for a turn, if any. @param {Shared} shared */
function daysWords({ letter: { days, ending, turns } }) {
  if (!days || ending) return null;
  const words = t("together-days-a-turn", { days });
  return turns.length < 2 ? joined([words, t("together-days-begin")], "space") : words;
}

/**
 * The words about the time for the turn: the days left or, until days are counted, the days for each turn; when the friend's clock
 * starts. null: none.
 * @param {Shared} shared @param {boolean} connected
 */
export function turnTime(shared, connected) {
  const { letter, side, unsent, reached } = shared;
  const counted = unsent ? null : timeLeft(shared, Date.now(), steadyTime());
  if (counted) return counted.words;
  const stands = letter.clock && letter.turns.length && letter.mover !== side && !letter.ending && !reached;
  if (!stands || connected) return daysWords(shared);
  return t("together-clock-waits", { friend: friendName(shared) });
}

/**
 * The time left for a turn; null: no limit. An invitation may wait for days, so the first turn of each player may take any time. The
 * friend's time runs from the moment when the link was sent. The reader's time never runs from a date in the future, which a wrong clock of the
 * friend's device may have written: the friend sees the right time.
 * Only the time since this device received or sent a turn is known without its clock, which may have been set back meanwhile.
 * @param {Shared} shared @param {number} now (ms) @param {number} [steady] the same by `steadyTime` @returns {{left: number, words: string} | null}
 */
export function timeLeft(
  { letter: { days, since, moving_since, ending, turns, mover }, side, seen },
  now,
  steady = now,
) {
  if (!days || !since || ending || turns.length < 2) return null;
  const known = Date.parse(since) / 1000 + (moving_since ?? 0);
  const measured = (now - (steady - seen)) / 1000;
  const from = mover === side ? Math.min(known, measured) : Math.max(known, measured);
  const left = from + 86_400 * days - now / 1000;
  const hours = Math.round(left / 3600);
  if (left <= 0) return { left, words: t("together-left-none") };
  return {
    left,
    words:
      hours >= 48 ? t("together-left-days", { days: Math.round(hours / 24) }) : t("together-left-hours", { hours }),
  };
}

/** The single file has no address that others could open: only the letter is sent, for pasting. */
export const isFile = () => location.protocol === "file:";

/** The words of the button that copies a link: from a file only its line is of use. */
export const copyWords = () => t(isFile() ? "together-copy-line" : "together-copy");

/** The sentence that is sent with the link. @param {Shared} shared */
function sentence({ letter, side, unsent, base }) {
  const { turns, names } = letter;
  if (letter.ending) return endSentence(letter.ending, side);
  if (letter.last === null) return t("together-text-invitation");
  const keep = letter.offers[side];
  if (keep !== null) return t("together-text-back", { turn: askedTurns(letter, keep) });
  if (letter.mover === side || !turns.length || (unsent && !base)) return t("together-text-word"); // an answer
  const turn = turnWords(turns[turns.length - 1], t("game-swap"));
  return t("together-text-turn", { number: turns.length, me: names[side] || t("together-me"), turn });
}

/** @param {NonNullable<Letter["ending"]>} ending @param {Side} side of the reader */
function endSentence({ reason, winner }, side) {
  if (reason === "resigned" && winner !== side) return t("together-text-resigned");
  return reason === "time" && winner === side ? t("together-text-time") : t("together-text-over");
}

/** The address that opens a letter on this page; in the single file, the letter alone, for pasting. @param {{text: string}} letter */
export const addressOf = ({ text }) => (isFile() ? `#${text}` : `${location.href.split(/[?#]/)[0]}#${text}`);

/** The text without the link, for programs that send the link separately. @param {Shared} shared */
export const shortMessage = (shared) => `${sentence(shared)}\n\n${shared.letter.drawing}\n`;
/** The text to send: a sentence, the board as characters, the link. @param {Shared} shared */
export const messageOf = (shared) =>
  `${shortMessage(shared)}\n${isFile() ? t("together-text-paste") : t("together-text-open")}\n${addressOf(shared.letter)}\n`;
