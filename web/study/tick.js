/** A switch of the study's settings. */

import { html } from "../ui/lit.js";

/** @param {import("../app/context.js").Context} context @param {string} label @param {"engine" | "heat"} name */
export function tick({ state, act }, label, name) {
  const on = state.settings.analysis[name];
  return html`<label class="check"
    ><input type="checkbox" .checked=${on} @change=${() => act({ type: "analyse", change: { [name]: !on } })} /><span
      >${label}</span
    ></label
  >`;
}
