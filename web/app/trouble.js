/** When the rules did not load, or answered with an error: what happened, what to do, and every text the reader may want to keep. */

import { gameText } from "../game/line.js";
import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {Context} context */
export function trouble(context) {
  const { boot, trouble: found, game } = context.state;
  const record = gameText(game, en.seats);
  const inside = (/** @type {string} */ code, /** @type {string} */ label, /** @type {string} */ report) =>
    html`<p>${en.failure.advice(code)}</p>
      ${text(context, en.failure.kept, record)}
      <details>
        <summary>${en.failure.detail}</summary>
        ${text(context, label, report)}
      </details>`;
  if (boot.state === "failed") {
    const { code, hint } = boot;
    return panel(
      en.failure.heading,
      inside(code, en.failure.detail, `${code}: ${hint}`),
      en.actions.tryAgain,
      context.tryAgain,
    );
  }
  if (!found) return nothing;
  const report = [`${found.code}: ${found.message}`, found.context, found.trace ?? "", record].join("\n\n");
  const again = () => context.act({ type: "trouble", trouble: null });
  return panel(en.trouble.heading, inside(found.code, en.trouble.text, report), en.actions.tryAgain, again);
}

/** @param {string} heading @param {unknown} inside @param {string} label @param {() => void} press */
const panel = (heading, inside, label, press) =>
  html`<section class="trouble" role="alert" aria-labelledby="trouble">
    <h2 id="trouble">${heading}</h2>
    ${inside}
    <div class="trouble-actions">${button(label, press, { kind: "primary" })}</div>
  </section>`;

/** @param {Context} context @param {string} label @param {string} wanted */
const text = ({ state, copy }, label, wanted) =>
  html`<label class="report">${label}<textarea readonly rows="4" .value=${wanted}></textarea></label>
    ${button(state.copied === wanted ? en.actions.copied : en.actions.copy, () => copy(wanted), { kind: "small" })}`;
