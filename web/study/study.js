/** The panel of the study: its tabs, and the parts that all tabs share. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html } from "../ui/lit.js";
import { analysis } from "./analysis.js";
import { openings } from "./openings.js";
import { review } from "./review.js";

export { panelMarks, withRefutation } from "./panel-marks.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Tab} Tab */
/** @template E @typedef {E & {currentTarget: HTMLElement}} TabsEvent */

const TABS = /** @type {const} */ (["review", "analysis", "openings"]);
const PANELS = { review, analysis, openings };

/** @param {Context} context */
export function study(context) {
  const { state, act } = context;
  const { tab } = state.study;
  const onKey = (/** @type {TabsEvent<KeyboardEvent>} */ event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if ("pointed" in event.currentTarget.dataset) return; // after a click, as after any other, they step through the game
    event.preventDefault();
    const step = event.key === "ArrowRight" ? 1 : TABS.length - 1;
    const other = TABS[(TABS.indexOf(tab) + step) % TABS.length];
    act({ type: "study", tab: other });
    /** @type {HTMLElement | null} */ (document.getElementById(`tab-${other}`))?.focus();
  };
  const pointed = (/** @type {TabsEvent<globalThis.Event>} */ { currentTarget: { dataset } }) => (dataset.pointed = "");
  const left = (/** @type {TabsEvent<FocusEvent>} */ { currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(/** @type {Node | null} */ (relatedTarget))) delete currentTarget.dataset.pointed;
  };
  const close = () => act({ type: "study", tab: null });
  if (state.learn) return taskStudy(context, close);
  return html`<div class="study-head">
      <div
        class="tabs"
        role="tablist"
        aria-label=${t("study")}
        aria-describedby="tabs-keys"
        @keydown=${onKey}
        @pointerdown=${pointed}
        @focusout=${left}
      >
        ${TABS.map(
          (each) =>
            html`<button
              class="tab"
              type="button"
              role="tab"
              id=${`tab-${each}`}
              aria-controls="study-panel"
              tabindex=${each === tab ? 0 : -1}
              aria-selected=${each === tab}
              @click=${() => act({ type: "study", tab: each })}
            >
              ${t(`study-tab-${each}`)}
            </button>`,
        )}
      </div>
      <p class="tabs-keys" id="tabs-keys">${t("study-tabs-keys")}</p>
      ${button(t("study-close"), close, { icon: icons.close, kind: "icon-only small" })}
    </div>
    <div class="study-panel" role="tabpanel" id="study-panel" tabindex="-1" aria-labelledby=${`tab-${tab}`}>
      ${PANELS[tab](context)}
    </div>`;
}

/** The study of a puzzle or an exercise: it is no game, so it has no review and no openings. @param {Context} context @param {() => void} close */
const taskStudy = (context, close) =>
  html`<div class="study-head">
      <h2 id="study-task">${context.learning?.title(context)}</h2>
      ${button(t(context.state.learn?.exercise ? "study-to-exercise" : "study-to-puzzle"), close, { kind: "small" })}
    </div>
    <div class="study-panel" role="region" id="study-panel" tabindex="-1" aria-labelledby="study-task">
      ${analysis(context)}
    </div>`;
