/** A bot of the reader's own did something wrong: what, where, and who is to play now. The game waits. */

import { levelWords, ownOptions, titleOf } from "../../game/player-names.js";
import { en } from "../../strings/en/index.js";
import { button } from "../../ui/button.js";
import { icons } from "../../ui/icons.js";
import { html, nothing } from "../../ui/lit.js";

/** @typedef {import("../../app/context.js").Context} Context */
/** @typedef {import("./sandboxes.js").Fault} Fault */

/** @param {Context} context @param {NonNullable<import("../state.js").Bots["fault"]>} failed */
export function botFault({ state, act, catalogue }, { seat, level, fault }) {
  const give = (/** @type {globalThis.Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    if (value) act({ type: "seat", seat, player: { kind: "bot", level: value } });
  };
  return html`<section class="wrong bot-fault" role="alert" aria-label=${en.ownBots.failed(seat, titleOf(level))}>
    <p>
      ${icons.why}<span><b>${en.ownBots.failed(seat, titleOf(level))}</b> ${en.ownBots.fault(fault)}</span>
    </p>
    ${faultDetail(fault)}
    <div class="line-actions">
      ${button(en.ownBots.takeOver(seat), () => act({ type: "seat", seat, player: { kind: "person" } }), { kind: "small" })}
      <select aria-label=${en.ownBots.other} @change=${give}>
        <option value="">${en.ownBots.other}</option>
        ${catalogue.levels.map(({ name }) => html`<option value=${name}>${levelWords(catalogue, name)[0]}</option>`)}
        ${ownOptions(state.bots.own, "")}
      </select>
      ${button(en.actions.tryAgain, () => act({ type: "resume" }), { kind: "small" })}
    </div>
  </section>`;
}

/** The line that did it, and how it came there. @param {Fault} fault */
export const faultDetail = ({ source, trace }) =>
  html`${source ? html`<pre>${source}</pre>` : nothing}
  ${
    trace
      ? html`<details>
          <summary>${en.ownBots.trace}</summary>
          <pre>${trace}</pre>
        </details>`
      : nothing
  }`;
