/** The slices, modes and follow-ups that join with rest.js: no action of a first frame needs them. */

import * as bots from "../bots/rest.js";
import * as embed from "../embed/rest.js";
import * as clock from "../game/clock-state.js";
import * as texts from "../game/text-state.js";
import * as tree from "../game/tree-state.js";
import * as learn from "../learn/rest.js";
import * as library from "../library/rest.js";
import * as study from "../study/rest.js";
import * as together from "../together/rest.js";
import * as opening from "./opening.js";
import { drawingMode } from "../aids/index.js";
import { joinAids, keepStrokes, shown } from "../aids/rest.js";
import { ORIENTATIONS } from "../board/settings.js";
import { keepDraft } from "../game/waiting.js";
import { joinSlices } from "./state.js";
import { handlers as tables, passReplaced, withTable } from "./tables.js";

/** @typedef {import("./state.js").Mode} Mode */
/** @typedef {import("./state.js").State} State */
/** @typedef {{type: "turn-board"}} TurnAction */

const STEPS = ORIENTATIONS / 2;

/** The key that turns the board by one step, as readers know it from other sites; a mirrored board stays mirrored. @satisfies {Partial<import("./state.js").Handlers>} */
const turned = {
  "turn-board": (state) => {
    const now = state.settings.orientation;
    const orientation = now - (now % STEPS) + ((now + 1) % STEPS);
    return { ...state, settings: { ...state.settings, orientation } };
  },
};

const SLICES = [
  opening.handlers,
  tables,
  turned,
  tree.handlers,
  texts.handlers,
  bots.handlers,
  clock.handlers,
  embed.handlers,
  learn.handlers,
  library.handlers,
  study.handlers,
  study.hintHandlers,
  study.reportHandlers,
  together.handlers,
];

/** @type {readonly Mode[]} */
const FIRST_MODES = [embed.embedMode, embed.frameMode, opening.openingMode, drawingMode];
/** @type {readonly Mode[]} */
const LAST_MODES = [learn.taskMode, learn.learningMode, together.sharedMode, together.tableMode];

/**
 * Joins them: from then on every action has its handler, and aids show their results.
 * @param {Pick<typeof import("../editor/sheet.js"), "handlers" | "editorMode">} [editor] those of the editor join again with it before it first opens; until then no action needs them
 */
export function joinLateSlices(editor) {
  joinSlices({
    slices: editor ? [...SLICES, editor.handlers] : SLICES,
    modes: [...FIRST_MODES, ...(editor ? [editor.editorMode] : []), ...LAST_MODES],
    follows: [
      passReplaced,
      tree.keepEnded,
      tree.keepCommented,
      keepDraft,
      study.endPreview,
      study.keepScene,
      withTable,
      together.handOver,
      together.cameBack,
      together.invitedAgain,
      keepStrokes, // of the position to which the others have led
    ],
  });
  joinAids(shown);
}
