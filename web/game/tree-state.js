/** What changes the tree as a whole: walking through it, arranging it, and taking in a game from a link or a record. */

import { BARE, STILL, stand, startGame, without } from "../app/state.js";
import { reduceClock } from "./clock-state.js";
import { goTo, halfStep, walk, wayOf } from "./line.js";
import { branchAt, changed, joined, lineThrough, promoted, pruned } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").Action} Action */
/** @typedef {import("./line.js").Game} Game */
/** @typedef {import("./tree.js").Way} Way */

/** A browser is never further behind than this. */
const LINKS_KEPT = 8;

/** @param {State} state @param {Action} action @returns {State} */
export function reduceTree(state, action) {
  const { game } = state;
  switch (action.type) {
    case "half-step":
      return stand(state, halfStep(game, action.by));
    case "go":
      // Whoever looks at a branch does not ask a bot to go on with it.
      return { ...stand(state, goTo(game, action.way)), paused: true };
    case "walk":
      return { ...stand(state, walk(game, action.by)), paused: true };
    case "promote":
      return { ...state, game: { ...game, tree: promoted(game.tree, action.way) } };
    case "delete":
      return cutOff(state, action.way);
    case "comment": {
      const tree = changed(game.tree, action.way, (each) => ({ ...each, comment: action.text.trim() }));
      return { ...state, game: { ...game, tree }, dialog: null };
    }
    default:
      return reduceTexts(state, action);
  }
}

/** @param {State} state @param {Action} action @returns {State} */
function reduceTexts(state, action) {
  switch (action.type) {
    case "link":
      return { ...state, ...STILL, opening: action.text };
    case "linked":
      return { ...state, linked: [action.text, ...state.linked].slice(0, LINKS_KEPT), opening: null };
    case "read":
      return { ...state, reading: { text: action.text, wrong: null, part: null, coordinates: action.coordinates } };
    case "misread":
      return misread(state, action.reading);
    case "open":
      return open(state, action.game);
    case "open-part":
      return state.reading?.part ? open(state, state.reading.part) : state;
    case "record":
      return { ...state, record: { game: action.game, coordinates: action.coordinates, text: action.text } };
    default:
      return reduceClock(state, action);
  }
}

/** A branch goes, with all that follows it; the whole is kept on the shelf. @param {State} state @param {Way} way @returns {State} */
function cutOff(state, way) {
  const { game } = state;
  if (way.length === 0 || !branchAt(game.tree, way)) return state;
  const tree = pruned(game.tree, way);
  const cut = way.every((turn, i) => game.turns[i] === turn);
  const turns = cut ? lineThrough(tree, game.turns.slice(0, way.length - 1)) : game.turns;
  const cursor = cut ? Math.min(game.cursor, way.length - 1) : game.cursor;
  const notices = [...without(state.notices, "deleted"), { code: /** @type {const} */ ("deleted"), text: null }];
  const shorter = { ...game, tree, turns, cursor, draft: cursor === game.cursor ? game.draft : [] };
  return { ...state, ...STILL, game: shorter, shelf: game, notices, paused: true };
}

/** What is wrong with a link is told beside the board, with a record where it was pasted. @param {State} state @param {import("../app/state.js").Reading} reading @returns {State} */
function misread(state, reading) {
  if (state.opening === null) return { ...state, reading };
  const notice = { code: /** @type {const} */ ("bad_link"), text: null, wrong: reading.wrong };
  const notices = [...without(state.notices, "bad_link"), notice];
  return { ...state, reading, opening: null, notices };
}

/**
 * A game that was read: a way on from this one becomes a part of its tree, any other takes its place, and this one is kept.
 * A link may come while a dialog is open, a form half filled in say, which then stays open.
 * @param {State} state @param {Game} game @returns {State}
 */
function open(state, game) {
  const dialog = state.opening === null ? null : state.dialog;
  /** @type {State} */
  const next = {
    ...state,
    ...STILL,
    opening: null,
    reading: null,
    dialog,
    notices: without(state.notices, "bad_link"),
  };
  if (named(state.game, game) || !belongs(state.game, game))
    return { ...startGame({ ...next, ...BARE }, game), dialog };
  const tree = joined(state.game.tree, game.tree);
  const headers = { ...state.game.headers, ...game.headers };
  const turns = wayOf(game).every((turn, i) => turn === state.game.turns[i]) ? state.game.turns : game.turns;
  return {
    ...next,
    game: {
      ...state.game,
      tree,
      headers,
      turns,
      cursor: game.cursor,
      draft: [],
      clock: state.game.clock ?? game.clock,
    },
    paused: true,
  };
}

/** Do others sit there, at a table where nothing has been played? @param {Game} here @param {Game} game */
const named = (here, { headers }) => here.tree.next.length === 0 && !!(headers.X || headers.O);

/** Is it the same game as far as its first turn? @param {Game} one @param {Game} other */
function belongs(one, other) {
  const opening = (/** @type {Game} */ { ruleset, board, start }) => JSON.stringify([ruleset, board, start]);
  if (opening(one) !== opening(other)) return false;
  const [known, told] = [one.tree.next, other.tree.next];
  return known.length === 0 || told.length === 0 || known.some(({ turn }) => turn === told[0].turn);
}
