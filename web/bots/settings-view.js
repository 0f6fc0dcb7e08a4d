/** How bots behave at the table. */

import { t } from "../strings/index.js";
import { choice } from "../ui/choice.js";
import { html } from "../ui/lit.js";
import { PACES } from "./settings.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./settings.js").Pace} Pace */

/** @param {Context} context @param {string} name */
export const paceChoices = ({ state, act }, name) =>
  /** @type {Pace[]} */ (Object.keys(PACES)).map((pace) =>
    choice(name, t(`bots-pace-${pace}`), state.settings.pace === pace, () =>
      act({ type: "settings", change: { pace } }),
    ),
  );

/** @param {Context} context */
export function botSettings(context) {
  const { thoughts, ponder } = context.state.settings;
  const set = (/** @type {Partial<import("../app/state.js").Settings>} */ change) =>
    context.act({ type: "settings", change });
  return html`<fieldset>
    <legend>${t("bots-pace")}</legend>
    <div class="choices">${paceChoices(context, "pace")}</div>
    <label class="tick"
      ><input type="checkbox" .checked=${thoughts} @change=${() => set({ thoughts: !thoughts })} />
      <span>${t("bots-thoughts")}</span></label
    >
    <label class="tick"
      ><input type="checkbox" .checked=${ponder} @change=${() => set({ ponder: !ponder })} />
      <span>${t("bots-ponder")}</span></label
    >
  </fieldset>`;
}
