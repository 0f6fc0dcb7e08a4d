/** Links and records: what the engine read, what is wrong with the text, and the game in it. */

import { lineKeyOf } from "./exchange.js";
import { arePeople, isShared, mainLine, pathOf, startKey, unended, withTree } from "./line.js";
import { endingOf } from "./select.js";
import { resetInteraction, startGame, without } from "./state.js";
import { branchAt } from "./tree.js";
import { joined } from "./tree-nodes.js";
import { mainEnded } from "./tree-state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {import("../engine/protocol.js").Wrong} EngineWrong */
/** What is wrong with a text; without a code if the page itself found it. @typedef {Omit<EngineWrong, "code" | "params" | "refusal"> & Partial<EngineWrong>} Wrong */
/** @typedef {import("./line.js").Game} Game */
/**
 * A text to read as a game. coordinates: of a text that doesn't name them (left out: those of the board); fits: the coordinates in which a list
 * of turns is legal to its end; part: the game as far as it could be read; boards: those that it fits, for the reader to choose; fit: the chosen one
 * @typedef {{text: string, wrong: Wrong | null, part: Game | null, coordinates?: Coordinates, fits?: readonly Coordinates[], boards?: readonly string[], fit?: string}} Reading
 */
/**
 * @typedef {{type: "link", text: string} | {type: "linked", text: string} | {type: "read", text: string, coordinates?: Coordinates, fit?: string}
 *   | {type: "misread", reading: Reading | null} | {type: "open", game: Game} | {type: "open-part"}
 *   | {type: "record", game: Game, coordinates: Coordinates, text: string, link?: string | null, abstractPlay?: string | null}} TextAction
 */

/** By how many links the address of the page may be behind. */
const LINKS_KEPT = 8;

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  link,
  linked: (state, { text }) => ({
    ...state,
    ...led(state, text),
    linkedFor: lineKeyOf(state.game),
    incomingLink: null,
  }),
  read: (state, { text, coordinates, fit }) => ({
    ...state,
    reading: { text, wrong: null, part: null, coordinates, fit },
  }),
  misread: (state, { reading }) => misread(state, reading),
  open: (state, { game }) => open(state, game),
  "open-part": (state) => (state.reading?.part ? open(state, state.reading.part) : state),
  record: (state, { type: _, ...record }) => ({ ...state, record }),
};

/** A link that the reader follows is read after a reload, too, wherever it led before. @param {State} state @param {{text: string}} link @returns {State} */
function link(state, { text }) {
  const linked = state.linked.filter((each) => each !== text);
  return { ...resetInteraction(state), linked, incomingLink: text };
}

/** The links with one more that led to the game on the board. @param {State} state @param {string} text @returns {Pick<State, "linked">} */
const led = ({ linked }, text) => ({ linked: [text, ...linked.filter((each) => each !== text)].slice(0, LINKS_KEPT) });

/** Says what is wrong: for a link next to the board, for a record where it was pasted. @param {State} state @param {Reading | null} reading @returns {State} */
function misread(state, reading) {
  if (state.incomingLink === null) return { ...state, reading };
  const notice = { code: /** @type {const} */ ("bad_link"), text: null, wrong: reading?.wrong };
  const notices = [...without(state.notices, "bad_link"), notice];
  return { ...state, reading, incomingLink: null, notices };
}

/**
 * Opens a game that was read: a link to the game on the board moves within it, goes on with it, or adds a variation; any other game replaces it, and it is kept.
 * A link may arrive while a dialog is open, with a half-filled form; the dialog stays open.
 * @param {State} state @param {Game} game @returns {State}
 */
function open(state, game) {
  const { incomingLink } = state;
  const pasted = incomingLink === null;
  const dialog = pasted ? null : state.dialog;
  /** @type {State} */
  const next = {
    ...resetInteraction(state),
    ...(pasted ? {} : led(state, incomingLink)),
    incomingLink: null,
    reading: null,
    editor: null,
    dialog,
    notices: without(state.notices, "bad_link"),
  };
  const back = pasted ? null : setAside(state, game);
  if (
    back ||
    state.embed ||
    named(state.game, game) ||
    !belongs(state, game) ||
    (pasted && !isLine(state.game, game))
  ) {
    const started = {
      ...startGame(next, back ?? (pasted ? game : { ...game, opened: game.turns.length })),
      paused: back !== null,
    };
    const open = state.study.open && game.turns.length > 0; // the study goes on with the new game
    return { ...started, dialog, study: { ...started.study, open } };
  }
  const within = pathOf(game).every((turn, i) => turn === state.game.turns[i]);
  const turns = within ? state.game.turns : game.turns;
  const both = { ...united(state.game, game), turns, cursor: game.cursor, draft: [] };
  return { ...next, game: both, paused: true };
}

/** The game that was set aside, if the link has its line: it comes back, with its players, its clock, and what the link adds. New seats tell that it replaced the one on the board. @param {State} state @param {Game} game @returns {Game | null} */
function setAside({ previousGame: aside }, game) {
  const same = aside && startKey(aside) === startKey(game) && `${aside.turns}` === `${game.turns}`;
  if (!same || isShared(aside) || endOf(aside) !== endOf(game)) return null;
  const [red, blue] = aside.seats;
  return { ...united(aside, game), seats: [red, blue], cursor: game.cursor, draft: [] };
}

/** How a game ended, to compare. @param {Game} game */
const endOf = (game) => JSON.stringify(endingOf(game));

/** A game with the turns and headers of one that was read; the end of that is the same, or of a variation. @param {Game} here @param {Game} read @returns {Game} */
function united(here, read) {
  const { headers, clock } = unended(read);
  const whole = withTree(here, joined(here.tree, read.tree));
  return { ...whole, headers: { ...whole.headers, ...headers }, clock: whole.clock ?? clock };
}

/** Do two games have the same line? A pasted text replaces the game unless it has the line on the board. @param {Game} here @param {Game} game */
const isLine = (here, game) => `${pathOf(here)}` === `${pathOf(game)}`;

/** Does the read game name its players, while the game on the board has no turns yet? @param {Game} here @param {Game} game */
const named = (here, { headers }) => here.tree.next.length === 0 && !!(headers.X || headers.O);

/** Do two games name other players, or other days? @param {Game} here @param {Game} game */
const isOthers = (here, { headers }) =>
  ["X", "O", "Date"].some((part) => here.headers[part] && headers[part] && here.headers[part] !== headers[part]);

/**
 * Does the line that was read belong to the game on the board? A line that the game has moves within it. One that leaves it belongs to it only
 * between people here whose game goes on: they may try another turn by the address. Else it is another game, and the reader's stays as it is:
 * the result is not the reader's against a bot or a friend, and a game that has ended has no other end.
 * @param {State} state @param {Game} game
 */
function belongs(state, game) {
  const { game: here } = state;
  if (startKey(here) !== startKey(game) || game.starts > here.starts || isOthers(here, game)) return false;
  if (endingOf(game)) return endOf(here) === endOf(game) && mainLine(here.tree) === mainLine(game.tree);
  const within = arePeople(here.seats) && !mainEnded(here) ? game.turns.slice(0, 1) : game.turns;
  return branchAt(here.tree, within) !== null;
}
