/** Views that no first frame shows: a game in a frame, a sheet to paint on, a thinking bot. */

import { isReturning } from "../library/rest.js";
import { later } from "../ui/later.js";
import { html, nothing } from "../ui/lit.js";

import { shownState } from "./opening.js";
import { cellsNamed } from "./restore.js";

export { linePaint, thoughts } from "../bots/rest.js";
export { editorViews } from "../editor/rest.js";
export { embedPanels, stillState } from "../embed/rest.js";
export { clock } from "../game/clock-view.js";
export { lead } from "../game/lead.js";
export { card, isInvitation, takeback } from "../together/rest.js";
const panels = () => import("./late-panels.js");
export const banner = later(panels, ({ banner }) => banner);
export const graph = later(
  panels,
  ({ graph }) => graph,
  () => html`<div class="race"></div>`,
);
export const desk = later(
  panels,
  ({ desk }) => desk,
  () => html`<div class="desk"></div>`,
);

const said = later(panels, ({ notices }) => notices);
const back = later(panels, ({ returning }) => returning);
/** What calls a reader who comes back. @param {import("./context.js").Context} context */
export const returning = (context) => (isReturning(context.state) ? back(context) : nothing);

/** The state to paint. @param {import("./state.js").State} state */
export const shown = (state) => shownState(state, cellsNamed);

/** @param {import("./context.js").Context} context */
export const notices = (context) => (context.state.notices.length ? said(context) : nothing);
