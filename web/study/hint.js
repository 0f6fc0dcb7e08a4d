/** The button that climbs from a hint to the whole reason. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { nothing } from "../ui/lit.js";
import { hintOf, mayHint } from "./hint-state.js";

/** @param {Pick<import("../app/context.js").Context, "state" | "act">} context */
export function hintButton({ state, act }) {
  if (!mayHint(state)) return nothing;
  const shown = hintOf(state);
  const label = t(`hint-step-${shown?.step ?? 0}`);
  return button(label, () => act({ type: "hint" }), { kind: "small hint-button", off: shown !== null && !shown.found });
}
