/** The library: its games, the shown ones, and actions on them. Pure. */

import { MORE } from "./index.js";
import { isShared } from "../game/line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../game/text-state.js").Wrong} Wrong */
/** @typedef {"newest" | "oldest" | "longest" | "shortest" | "chain" | "margin"} Sort */
/** The tags of a game: those of its review, and one that needs no review. @typedef {import("../engine/protocol.js").Tag | "long_chain"} Tag */
/** "": any; result: for the person at the page; opponent: of that person (listing.js). @typedef {{text: string, result: "" | "won" | "lost" | "open", opponent: string, played: "" | import("./played.js").Played, rules: string, board: string, tag: "" | Tag, folder: string | null}} Filter */
/** A game that fits several boards, and is on the first of them. @typedef {Pick<Refused, "number" | "name" | "file" | "line"> & {boards: readonly string[], players?: readonly string[]}} Guessed */
/** The result of an import; unkept: listed games that could not be stored; completed: games of the library that have more in them now; guessed: games that fit several boards, since the text names none; others: games other than Bug; shown: how many of the refused are listed; exercises: those of a backup; spare: exercises that were too many; unlearned: whether a backup's learning part was not read; unread: whether this version can't read some of it; unstored: whether some of its exercises could not be stored; unkeptProgress: whether its progress could not; files: those that were not read; failed: the code of the engine's failure. @typedef {{added: number, unkept: number, known: number, completed: number, guessed: readonly Guessed[], others: number, exercises: number, spare: number, refused: readonly Refused[], files: readonly {name: string, why: "large" | "unreadable" | "empty"}[], shown: number, cancelled: boolean, unlearned: boolean, unread: boolean, unstored: boolean, unkeptProgress: boolean, failed: string | null}} Report */
/** A game that could not be read: its place and its name in the text; file: the text's own name, "" for a single text. @typedef {{line: number, number: number, name: string, file: string, wrong: Wrong}} Refused */
/**
 * @typedef {object} Library
 * @property {readonly Entry[] | null} games null until they are read
 * @property {number} unread entries that can't be read; they stay stored
 * @property {"blocked" | "full" | "undeleted" | "silent" | "trying" | null} failed why games could not be read, stored or deleted; silent: the browser's storage does not answer; trying: the reader tries again
 * @property {boolean | "save" | "some"} lost a part of the page that a button needs did not load; "save": so no file was saved; "some": the saved file lacks games or exercises that could not be read
 * @property {boolean | null} persisted whether the browser keeps the games for good; null: unknown
 * @property {boolean} asked whether the reader asked the browser to keep them
 * @property {boolean} wipes whether the browser deletes them some days after the last visit
 * @property {Filter} filter
 * @property {Sort} sort
 * @property {number} shown how many are listed
 * @property {readonly string[]} picked
 * @property {string} [acting] the game whose buttons a narrow screen shows
 * @property {string | null} edited the game whose name and folder are being changed
 * @property {readonly Entry[]} deleted the games deleted last
 * @property {{done: number, total: number} | null} importing
 * @property {Report | null} report
 * @property {number} leftOut how many of the games last saved for Abstract Play it does not support
 * @property {Wrong | null} wrong why a game could not be opened
 * @property {"games" | "progress"} tab
 * @property {import("../engine/protocol.js").Progress | null} progress the reader's statistics
 * @property {{done: number, total: number} | null} reviewing the progress of the reviews
 * @property {{games: number, mistakes: number | null} | null} [summed] the result of the last reviews: the reader's mistakes, null in games of others
 * @property {Readonly<Record<string, number>>} losing games lost in a row against each opponent, up to the last one
 */
/**
 * @typedef {{type: "library", change: Partial<Library>} | {type: "library-filter", change: Partial<Filter>}
 *   | {type: "library-put", games: readonly Entry[]} | {type: "library-drop", games: readonly Entry[]}
 *   | {type: "library-pick", ids: readonly string[], on: boolean} | {type: "keep", which: "game" | "previousGame", id: string, as?: "id" | "idToBe"} | {type: "keep", which: "game", id: Game["headers"], as: "headers"}} LibraryAction
 */

/** @param {State} state @param {Partial<Library>} change @returns {State} */
const withLibrary = (state, change) => ({ ...state, library: { ...state.library, ...change } });

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  library: (state, { change }) => withLibrary(state, change),
  "library-filter": (state, { change }) =>
    withLibrary(state, { filter: { ...state.library.filter, ...change }, shown: MORE, picked: [] }),
  "library-put": (state, { games }) => {
    const all = new Map((state.library.games ?? []).map((game) => [game.id, game]));
    for (const game of games) all.set(game.id, game);
    return withLibrary(state, { games: [...all.values()] });
  },
  "library-drop": (state, { games: gone }) => {
    const ids = new Set(gone.map(({ id }) => id));
    const games = (state.library.games ?? []).filter(({ id }) => !ids.has(id));
    // A deleted game that is still on the table is not stored again.
    const left = (/** @type {State["game"] | null} */ game) =>
      game?.id && ids.has(game.id) ? { ...game, id: "", dropped: game.id } : game;
    const { game, previousGame } = state;
    const next = { ...state, game: left(game) ?? game, previousGame: left(previousGame) };
    return withLibrary(next, { games, deleted: gone, picked: [], edited: null });
  },
  "library-pick": (state, { ids, on }) => {
    const others = state.library.picked.filter((id) => !ids.includes(id));
    return withLibrary(state, { picked: on ? [...others, ...ids] : others });
  },
  keep: (state, { which, id, as = "id" }) => ({ ...state, [which]: state[which] && { ...state[which], [as]: id } }),
};

/** The seat of the person at the page; null if neither or both are. A finished game with a friend elsewhere has no such person: its key names the side. @param {Pick<Entry, "seats">} entry @returns {0 | 1 | null} */
export function ownSeat({ seats }) {
  const [first, second] = seats ?? [];
  if (first?.kind === "friend" && second?.kind === "friend") return first.key.endsWith("/o") ? 1 : 0;
  if (!first || !second || (first.kind === "person") === (second.kind === "person")) return null;
  return first.kind === "person" ? 0 : 1;
}

/** The side that the person at the page played; null: neither or both. @param {Pick<Entry, "seats" | "starts">} entry @returns {0 | 1 | null} */
export function sideOf(entry) {
  const seat = ownSeat(entry);
  return seat === null ? null : /** @type {0 | 1} */ (entry.starts === 0 ? seat : 1 - seat);
}

/** The result for the person at the page; "" if neither or both seats are theirs. @param {Entry} entry @returns {"won" | "lost" | "open" | ""} */
export function resultFor({ seats, starts, summary: { result } }) {
  if (!result) return "open";
  const own = ownSeat({ seats });
  if (own === null || result.winner === null) return "";
  return (starts === 0 ? result.winner : 1 - result.winner) === own ? "won" : "lost";
}

/** The kinds of slips, in the engine's order. @type {readonly import("../engine/protocol.js").Slip[]} */
export const SLIPS = ["blocked", "twin", "chain", "mobility", "later"];

/** Has a reader who has finished a game before no stone on the board? @param {State} state */
export const isReturning = ({ settings, game, learn, editor, study, together }) =>
  !!settings.tools &&
  !(game.tree.next.length || game.draft.length || game.start || game.clock) &&
  !(learn || editor || study.open || together.direct || isShared(game));

/** The reader's last game, if it has ended without a review. @param {State["library"]} library */
export function lastUnreviewed({ games }) {
  const own = (games ?? []).filter((entry) => ["won", "lost"].includes(resultFor(entry)));
  const last = own.sort((one, other) => one.kept - other.kept).at(-1);
  return last && !last.reviewed ? last : null;
}
