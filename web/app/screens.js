/**
 * What the page shows in each of its places: one screen for a sheet that is painted on, one for a lesson or puzzle, one for a game
 * and its study. Pure: a function of what every panel is given.
 */

import { aids, legend, withAids, outlookOf } from "../aids/index.js";
import { boardPaint } from "../game/board-paint.js";
import { linePaint, thoughts } from "../bots/index.js";
import { editorActions, editorLine, editorPaint, editorTools } from "../editor/index.js";
import { embedPanels, stillState } from "../embed/index.js";
import { actions } from "../game/actions.js";
import { banner, hasBanner } from "../game/result.js";
import { desk } from "../game/desk.js";
import { coloursNow } from "../game/seats.js";
import { race } from "../game/mobility-graph.js";
import { players } from "../game/players.js";
import { line, words } from "./prompt-line.js";
import { turns } from "../game/turns.js";
import { boardState, study, studyMarks, markAt } from "../study/index.js";
import * as together from "../together/index.js";
import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { bar, bootLine } from "./bar.js";
import { notices } from "./notices.js";
import { endLine, lineOf, spokenLine, whereWords } from "./prompt.js";
import { failure } from "./failure.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {"players" | "aids" | "legend" | "line" | "thoughts" | "together" | "desk" | "turns" | "study" | "race" | "actions"} Place */
/**
 * @typedef {object} Screen
 * @property {import("../board/layout.js").BoardPaint} picture
 * @property {import("../study/marks.js").StudyMark[]} signs  what is written on the board
 * @property {unknown} path  the line of play that is drawn over the board
 * @property {string} spoken  for who hears the page
 * @property {Partial<Record<Place, unknown>>} panels
 */

const dialogs = later(() => import("./dialogs.js").then(({ dialogs }) => dialogs));

/** @type {readonly Place[]} */
const PLACES = [
  "players",
  "aids",
  "legend",
  "line",
  "together",
  "thoughts",
  "desk",
  "turns",
  "study",
  "race",
  "actions",
];

/** @param {Context} context @returns {Screen} what is seen now; in `panels` every place of the page has something or `nothing` */
export function screenOf(context) {
  const { editor, learn } = context.state;
  const screen = context.state.embed
    ? embedScreen(context)
    : editor
      ? sheetScreen(context, editor)
      : learn && context.learning
        ? learningScreen(context, context.learning, learn)
        : gameScreen(context);
  const empty = Object.fromEntries(PLACES.map((place) => [place, nothing]));
  const always = {
    bar: bar(context),
    boot: bootLine(context),
    notices: notices(context),
    failure: failure(context),
    dialog: context.state.dialog && context.whole ? dialogs(context) : nothing,
  };
  return { ...screen, panels: { ...empty, ...screen.panels, ...always } };
}

/** The parts of the screen that show a step: the board, the players, and the line beneath the board. @param {Context} context @returns {Screen} */
export function stepScreenOf(context) {
  const { embed, editor, learn } = context.state;
  if (embed || editor || learn) return screenOf(context);
  const screen = gameStep(context);
  return { ...screen, picture: { ...screen.picture, aids: null } }; // they come with the engine's answer
}

/** @param {Context} context @returns {Screen} */
function gameStep(context) {
  const { state, layout } = context;
  const shown = boardState(state);
  const drawn = boardPaint(shown, layout);
  return {
    picture: shown === state ? withAids(drawn, state, layout) : drawn,
    signs: studyMarks(state, layout),
    path: linePaint(state, layout),
    spoken: spokenLine(state, layout),
    panels: { players: playersNow(context, shown), line: hasBanner(context) ? ended(context) : line(context) },
  };
}

/** @param {Context} context @param {import("./state.js").State} shown */
const playersNow = (context, shown) =>
  players({ ...context, state: shown }, outlookOf(context.state, context.state.aim)?.after ?? null);

/** @param {Context} context @param {import("../editor/editor.js").Editor} editor @returns {Screen} */
function sheetScreen(context, editor) {
  const said = editorLine(editor, coloursNow(context.state));
  return {
    picture: withAids(editorPaint(editor, coloursNow(context.state)), context.state, context.layout),
    signs: [],
    path: nothing,
    spoken: said.text,
    panels: {
      players: editorTools(context, editor),
      aids: aids(context),
      legend: legend(context),
      line: words(said),
      actions: editorActions(context, editor),
    },
  };
}

/** @param {Context} context @param {import("../learn/effects.js").Learning} learning @param {NonNullable<import("./state.js").State["learn"]>} learn @returns {Screen} */
function learningScreen(context, learning, learn) {
  const { state, layout } = context;
  return {
    picture: learning.marked(boardPaint(boardState(state), layout), learn),
    signs: [],
    path: nothing,
    spoken: learning.spoken(state, layout, learn, spokenLine),
    panels: {
      players: learning.card(context, learn),
      line: learning.line(context, learn, line),
      actions: learning.controls(context, learn),
    },
  };
}

/** @param {Context} context @returns {Screen} */
function gameScreen(context) {
  const { state } = context;
  const { panels: step, ...rest } = gameStep(context);
  return {
    ...rest,
    panels: {
      ...step,
      aids: aids(context),
      legend: legend(context),
      together: together.card(context),
      thoughts: thoughts(context),
      desk: state.settings.tools || state.settings.desk ? desk(context) : nothing,
      turns: turns(context, state.study.review, (path) => markAt(state, path)),
      study: study(context),
      race: race(context),
      actions: actions(context),
    },
  };
}

/** @param {Context} context @returns {Screen} */
function embedScreen(context) {
  const { state, layout } = context;
  const shown = stillState(state);
  const ended = hasBanner(context);
  const said = ended ? endLine(state) : lineOf(shown, layout);
  return {
    picture: boardPaint(shown, layout),
    signs: [],
    path: nothing,
    spoken: spokenLine(shown, layout),
    panels: embedPanels(context, words(state.embed?.play || ended ? said : { tone: "wait", text: whereWords(state) })),
  };
}

/** @param {Context} context */
const ended = (context) => (context.state.study.open ? words(endLine(context.state)) : banner(context));
