/** The button that climbs from a hint to the whole reason. */
import { nothing } from "../lit.js";
import { hintOf, mayHint } from "../state-hint.js";
import { en } from "../strings/en.js";
import { button } from "./button.js";

/** @param {Pick<import("./context.js").Context, "state" | "act">} context */
export function hintButton({ state, act }) {
  if (!mayHint(state)) return nothing;
  const shown = hintOf(state);
  const label = en.hint.steps[shown?.step ?? 0];
  return button(label, () => act({ type: "hint" }), { kind: "small hint-button", off: shown !== null && !shown.found });
}
