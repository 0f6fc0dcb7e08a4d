/**
 * What the page shows in each of its places: one screen for the editor's sheet, one for a lesson or puzzle, one for a game
 * and its study. Pure: a function of the context that every panel gets.
 */

import { aids, legend, withAids, outlookOf } from "../aids/index.js";
import { boardPaint } from "../game/board-paint.js";
import { actions } from "../game/actions.js";
import { isOverElsewhere } from "../game/line.js";
import { isOver } from "../game/select.js";
import { race } from "../game/race.js";
import { players } from "../game/players.js";
import { line, words } from "./prompt-line.js";
import { turns } from "../game/turns.js";
import { boardState, markAt, study, studyMarks, withRefutation } from "../study/index.js";
import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { bar, bootLine } from "./bar.js";
import { lineOf, spokenLine, whereWords } from "./prompt.js";
import { failure } from "./failure.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {typeof import("./late-views.js")} Views */
/** @typedef {(typeof PLACES)[number]} Place */
/**
 * @typedef {object} Screen
 * @property {import("../board/layout.js").BoardPaint} picture
 * @property {import("../study/marks.js").StudyMark[]} signs  letters and numbers on the board
 * @property {unknown} path  the line of play that is drawn over the board
 * @property {string} spoken  for screen readers
 * @property {Partial<Record<Place, unknown>>} panels
 */

const dialogs = later(
  () => import("./dialogs.js"),
  ({ dialogs }) => dialogs,
);

/** The places of the page, which index.html has by these names. */
const PLACES = /** @type {const} */ ([
  "players",
  "aids",
  "legend",
  "line",
  "end",
  "together",
  "thoughts",
  "desk",
  "turns",
  "study",
  "race",
  "actions",
]);

/** @param {Context} context @returns {Screen} the screen now; in `panels` every place of the page has a panel or `nothing` */
export function screenOf(context) {
  const { views, state } = context;
  const { editor, learn } = state;
  const screen = !views
    ? gameScreen(context)
    : state.embed
      ? embedScreen(context, views)
      : editor
        ? views.editorViews().sheetScreen(context, editor, words)
        : learn && context.learning && !state.study.open
          ? context.learning.screen(context, learn, boardPaint(state, context.layout), line, spokenLine)
          : gameScreen(context);
  const empty = Object.fromEntries(PLACES.map((place) => [place, nothing]));
  const always = {
    bar: bar(context),
    boot: bootLine(context),
    notices: context.views?.notices(context) ?? nothing,
    failure: failure(context),
    dialog: dialogNow(context),
  };
  return { ...screen, panels: { ...empty, ...screen.panels, ...always } };
}

/** The open dialog. Its code loads while a letter is read, which may be an invitation. @param {Context} context */
function dialogNow(context) {
  const { dialog, together } = context.state;
  if (!context.whole || !(dialog || together.incoming)) return nothing;
  const view = dialogs(context);
  return dialog ? view : nothing;
}

/** The parts of the screen that show a step: the board, the players, and the line below the board. @param {Context} context @returns {Screen} */
export function stepScreenOf(context) {
  const { embed, editor, learn } = context.state;
  if (embed || editor || learn) return screenOf(context);
  const screen = gameStep(context);
  return { ...screen, picture: { ...screen.picture, aids: null } }; // the aids come with the engine's answer
}

/** @param {Context} context @returns {Screen} */
function gameStep(context) {
  const { state, layout } = context;
  const shown = boardState(state);
  const drawn = boardPaint(shown, layout);
  return {
    picture: shown === state ? withRefutation(withAids(drawn, state, layout), state, layout) : drawn,
    signs: studyMarks(state, layout),
    path: context.views?.linePaint(state, layout) ?? nothing,
    spoken: spokenLine(state, layout),
    panels: {
      players: playersNow(context, shown),
      ...(isOver(state)
        ? { line: nothing, end: context.views?.banner(context) ?? nothing }
        : { line: line(context), end: nothing }),
    },
  };
}

/** @param {Context} context @param {import("./state.js").State} shown */
const playersNow = (context, shown) =>
  players({ ...context, state: shown }, outlookOf(context.state, context.state.aim)?.after ?? null);

/** @param {Context} context @returns {Screen} */
function gameScreen(context) {
  const { state, views } = context;
  const { panels: step, ...rest } = gameStep(context);
  return {
    ...rest,
    panels: {
      ...step,
      aids: aids(context),
      legend: legend(context),
      together: views?.card(context) ?? nothing,
      thoughts: views?.thoughts(context) ?? nothing,
      desk:
        views && (state.settings.tools || state.settings.desk) && !isOverElsewhere(state.game) && !isOver(state)
          ? views.desk(context)
          : nothing,
      turns: turns(context, state.study.review, (path) => markAt(state, path)),
      study: study(context),
      race: race(context),
      actions: actions(context),
    },
  };
}

/** @param {Context} context @param {Views} views @returns {Screen} */
function embedScreen(context, { embedPanels, stillState }) {
  const { state, layout } = context;
  const shown = stillState(state);
  return {
    picture: boardPaint(shown, layout),
    signs: [],
    path: nothing,
    spoken: spokenLine(shown, layout),
    panels: embedPanels(
      context,
      words(state.embed?.play || isOver(state) ? lineOf(shown, layout) : { tone: "wait", text: whereWords(state) }),
    ),
  };
}
