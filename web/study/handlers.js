/** The actions of the study. */

import { AIDS_OFF } from "../aids/index.js";
import { goTo, jump, keyOf, playerAt, startKey, reviewing } from "../game/line.js";
import { homeGame, isContest, isTimed } from "../game/select.js";
import { clearMessages, goToTurn } from "../game/state.js";
import { branchAt, tried } from "../game/tree.js";
import { hintOf } from "./hint.js";
import { reviewOf } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/tree.js").Path} Path */
/** @typedef {import("./state.js").Study} Study */
/** @typedef {import("./state.js").Tab} Tab */

/** @param {State} state @param {Partial<Study>} change @returns {State} */
const withStudy = (state, change) => ({ ...state, study: { ...state.study, ...change } });

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  study: (state, { tab }) => (tab ? opened(state, tab) : closed(state)),
  // The board shows only the mistake.
  "review-game": (state, { seek = false }) =>
    reviewed(opened({ ...state, settings: { ...state.settings, aids: AIDS_OFF } }, "review"), seek),
  reviewed: (state, { review, kept }) =>
    kept || (review.startKey === state.study.review?.startKey && review.turns === state.study.review.turns)
      ? withStudy(state, { review })
      : state,
  "all-findings": (state) => withStudy(state, { all: true }),
  "see-finding": seen,
  "stop-review": (state) =>
    state.study.review ? withStudy(state, { review: { ...state.study.review, running: false } }) : state,
  openings: (state, { key, found }) => withStudy(state, { openings: { key, found } }),
  "count-games": (state, { source }) => withStudy(state, { source }),
  analysed: (state, { key, found }) => withStudy(state, { analysis: { key, found } }),
  analyse: (state, { change }) => ({
    ...state,
    settings: { ...state.settings, analysis: { ...state.settings.analysis, ...change } },
  }),
  "hold-lines": (state, { on }) => {
    const { held, analysis } = state.study;
    return withStudy(state, { held: on ? (held?.key === analysis?.key ? held : analysis) : null });
  },
  preview: (state, { variation }) => withStudy(state, { preview: variation }),
  previewed: (state, { key, scene }) => withStudy(state, { previewed: { key, scene } }),
  "play-line": (state, { variation: { path, line } }) => {
    const to = [...path, ...line];
    const next = goToTurn(state, goTo({ ...state.game, tree: tried(state.game.tree, to) }, to));
    return withStudy({ ...next, paused: true }, { preview: null, along: to });
  },
  retry: (state, { path }) => retried(state, path),
};

/** After every action: the preview of a line ends when the reader leaves the position, or other lines may take its place under the pointer; that of a hint also when the hint goes, or a cell is pressed. @param {State} before @param {State} state @returns {State} */
export function endPreview(before, state) {
  const { game, settings, study } = state;
  const same =
    keyOf(game) === keyOf(before.game) &&
    settings.analysis === before.settings.analysis &&
    study.source === before.study.source &&
    (study.open || (!!hintOf(state) && state.chosen === before.chosen && state.refusal === before.refusal));
  return same || !study.preview || study.preview !== before.study.preview ? state : withStudy(state, { preview: null });
}

/** The game as it is stored: at the position from which the study was opened. @param {State} state */
const gameBefore = ({ study, ...state }) =>
  homeGame({ ...state, study: { ...study, home: study.home?.before ?? study.home } });

/**
 * The state that is stored. In a study it is that from before it: turns that are only tried are not part of the game's line, and after a
 * reload another position's scene would be shown beside the list of turns. @param {State} state @returns {State}
 */
export function atHome(state) {
  if (!state.study.open) return state;
  const game = gameBefore(state);
  const key = keyOf(game);
  const { scene = null } = [state, state.study.home?.before].find((each) => each?.sceneKey === key) ?? {};
  return { ...state, game, scene, sceneKey: scene && key };
}

/** After every action: the position that is stored gets its scene as soon as that is known. If the study was opened before it was known that the game is over, it turns to the review. @param {State} old @param {State} state @returns {State} */
export function keepScene(old, state) {
  const { study, scene, sceneKey } = state;
  const { before } = study.home ?? {};
  if (!study.home || !before || before.scene || sceneKey !== keyOf(gameBefore(state))) return state;
  const tab = old.study.open && scene?.phase === "over" ? "review" : study.tab;
  return withStudy(state, { tab, home: { ...study.home, before: { ...before, scene, sceneKey } } });
}

/** @param {State} state @param {Tab} tab @returns {State} */
function opened(state, tab) {
  const { study, game, learn } = state;
  if (isContest(state) || (learn && learn.phase !== "won")) return state;
  if (study.open) return { ...state, study: { ...study, tab, preview: null } };
  if (isTimed(state)) return { ...clearMessages(state), blocked: "timed" };
  const { turns, cursor } = game;
  const home = { turns, cursor: turns.length, before: { turns, cursor } };
  const next = goToTurn(state, jump(game, game.cursor));
  return { ...next, dialog: null, study: { ...study, open: true, tab, home, preview: null } };
}

/** Where a study is: kept for a reload (kept-place.js). @typedef {Pick<State["game"], "turns" | "cursor" | "draft"> & {start: string, tab: Tab, scene: State["scene"]}} StudyPlace start: the game's key */

/** After a reload: the study as it was left, if it is one of this game and may still be open. @param {State} state @param {StudyPlace} place @returns {State} */
export function reopened(state, { tab, start, turns, cursor, draft, scene }) {
  const open = opened(state, tab);
  if (!open.study.open || start !== startKey(state.game) || cursor > turns.length || !branchAt(state.game.tree, turns))
    return state;
  const kept = keepScene(state, open);
  const game = { ...kept.game, turns, cursor, draft };
  return { ...kept, game, scene, sceneKey: scene && keyOf(game) };
}

/** Goes back to the game; a bot that is to play there waits until the reader lets it. @param {State} state @returns {State} */
function closed(state) {
  const game = homeGame(state);
  const next = goToTurn(
    { ...state, study: { ...state.study, open: false, home: null, preview: null, seek: false } },
    jump(game, game.cursor),
  );
  return { ...next, paused: !reviewing(game) };
}

/** @param {State} state @param {boolean} seek @returns {State} */
function reviewed(state, seek) {
  if (!state.study.open) return state;
  const { turns } = homeGame(state);
  const review = { startKey: startKey(state.game), turns, found: null, running: true };
  return withStudy(state, { review, all: false, asked: null, seek });
}

/** Shows a mistake: the position after it, or before it; the board no longer goes to one by itself. @param {State} state @param {{ply: number | null, after: boolean}} action @returns {State} */
function seen(state, { ply, after }) {
  if (ply === null) return withStudy(state, { seek: false });
  const turns = reviewOf(state)?.turns;
  if (!turns) return state;
  const next = goToTurn(
    withStudy(state, { asked: ply, preview: null, seek: false }),
    goTo(state.game, turns.slice(0, after ? ply + 1 : ply)),
  );
  return { ...next, paused: true };
}

/** The game without its clock; a loss on time stays, as a record says it. @param {State["game"]} game @returns {State["game"]} */
function untimed({ clock, headers, ...game }) {
  const lost = clock?.lost ?? null;
  const said = lost === null ? headers : { ...headers, Result: `${"ox"[lost]} wins on time` };
  return { ...game, clock: null, headers: said };
}

/** Plays on from an earlier position, against the same player; the old turns stay in the tree. The line says what to do, whatever the pointer rests on. @param {State} state @param {Path} path @returns {State} */
function retried(state, path) {
  const game = { ...untimed(goTo(state.game, path)), turns: [...path] };
  const hint = playerAt(game).kind === "person" ? { key: keyOf(game), step: 0, found: null, failed: true } : null;
  const study = { ...state.study, open: false, home: null, preview: null, hint };
  return { ...goToTurn({ ...state, study }, game), aim: null, paused: false };
}
