/** When the rules did not load, or answered with an error: what happened, what to do, and every text the reader may want to keep. */

import { gameText } from "../game/line.js";
import { seatsInText } from "../game/seats.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {Context} context */
export function failure(context) {
  const { boot, failure: found, game } = context.state;
  const record = gameText(game, seatsInText(context.state));
  const inside = (/** @type {string} */ code, /** @type {string} */ label, /** @type {string} */ report) =>
    html`<p>${advice(code)}</p>
      ${text(context, t("failure-saved"), record)}
      <details>
        <summary>${t("failure-detail")}</summary>
        ${text(context, label, report)}
      </details>`;
  if (boot.state === "failed") {
    const { code, hint } = boot;
    return panel(
      t("failure"),
      inside(code, t("failure-detail"), `${code}: ${hint}`),
      t("action-try-again"),
      context.tryAgain,
    );
  }
  if (!found) return nothing;
  const report = [`${found.code}: ${found.message}`, found.context, found.trace ?? "", record].join("\n\n");
  const again = () => context.act({ type: "failure", failure: null });
  return panel(
    t("engine-failure"),
    inside(found.code, t("engine-failure-report"), report),
    t("action-try-again"),
    again,
  );
}

/** The faults that have advice of their own. */
const KNOWN = /** @type {const} */ ([
  "no_worker",
  "other_build",
  "runtime_missing",
  "runtime_timeout",
  "runtime_broken",
  "wheel_missing",
  "wheel_broken",
  "python_error",
  "hung",
]);

/** @param {string} code */
const advice = (code) => t(`failure-${KNOWN.find((known) => known === code) ?? "other"}`);

/** @param {string} heading @param {unknown} inside @param {string} label @param {() => void} press */
const panel = (heading, inside, label, press) =>
  html`<section class="failure" role="alert" aria-labelledby="failure">
    <h2 id="failure">${heading}</h2>
    ${inside}
    <div class="failure-actions">
      ${button(label, press, { kind: "primary" })}${button(t("action-start-clean"), () => globalThis.startClean(), {})}
    </div>
    <p>${t("failure-clean")}</p>
  </section>`;

/** @param {Context} context @param {string} label @param {string} wanted */
const text = ({ state, copy }, label, wanted) =>
  html`<label class="report">${label}<textarea readonly rows="4" .value=${wanted}></textarea></label>
    ${button(state.copied === wanted ? t("action-copied") : t("action-copy"), () => copy(wanted), { kind: "small" })}`;
