/** Shown when the rules did not load, or answered with an error: what happened, what to do, and every text the reader may want to keep. */

import { gameText } from "../game/line.js";
import { seatsInText } from "../game/seats.js";
import { t } from "../strings/index.js";
import { button, copyButton } from "../ui/button.js";
import { failureWords } from "../ui/failure-words.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {Context} context */
export function failure(context) {
  const { boot, failure: found, game } = context.state;
  const failed = boot.state === "failed" ? { ...boot, message: boot.hint } : found;
  if (!failed) return nothing;
  const { code, message, context: asked, trace } = /** @type {import("../engine/ask.js").Failure} */ (failed);
  const record = gameText(game, seatsInText(context.state));
  const ours = failed === found && code !== "page_missing"; // the rules had loaded
  const report = [`${code}: ${message}`, asked, trace, ours && record].filter(Boolean).join("\n\n");
  return html`<section class="failure" role="alert" aria-labelledby="failure">
    <h2 id="failure">${ours ? t("engine-failure") : t("failure")}</h2>
    <p>${failureWords(code)}</p>
    ${text(context, t("failure-saved"), record)}
    <details>
      <summary>${t("failure-detail")}</summary>
      ${text(context, ours ? t("engine-failure-report") : t("failure-detail"), report)}
    </details>
    <div class="failure-actions">
      ${button(t("action-try-again"), context.tryAgain, { kind: "primary" })}
      ${button(t("action-start-clean"), () => globalThis.startClean(), {})}
    </div>
    <p>${t("failure-clean")}</p>
  </section>`;
}

/** @param {Context} context @param {string} label @param {string} wanted */
const text = (context, label, wanted) =>
  html`<label class="report">${label}<textarea class="field" readonly rows="4" .value=${wanted}></textarea></label>
    ${copyButton(context, wanted)}`;
