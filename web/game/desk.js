/** The desk: a text field for a whole turn, closed until the reader opens it. */

import { t } from "../strings/index.js";
import { html, live } from "../ui/lit.js";
import { seatOf, sideAt } from "./line.js";
import { seatName } from "./seats.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context */
export function desk({ state, act }) {
  const { game, settings, typed } = state;
  const toggle = (/** @type {globalThis.Event} */ event) => {
    const { open } = /** @type {HTMLDetailsElement} */ (event.target);
    const stays = open || settings.tools; // without the tools, the line is there only while the setting is on
    if (stays && open !== settings.desk) act({ type: "settings", change: { desk: open } });
  };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const wanted = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("turn") ?? "");
    act({ type: "hand-in", text: wanted.trim() });
  };
  const type = (/** @type {globalThis.Event} */ event) =>
    act({ type: "type", text: /** @type {HTMLInputElement} */ (event.target).value });
  const seat = seatName(state, seatOf(game, sideAt(game)));
  return html`<details class=${settings.desk ? "desk desk-open" : "desk"} ?open=${settings.desk} @toggle=${toggle}>
    <summary>${t("desk")}</summary>
    <form class="desk-line" @submit=${submit}>
      <input
        class="field"
        name="turn"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="400"
        aria-label=${t("desk-turn", { seat })}
        placeholder="B1-B3"
        .value=${live(typed)}
        @input=${type}
      />
      <button class="button small" type="submit">${t("desk-submit")}</button>
    </form>
  </details>`;
}
