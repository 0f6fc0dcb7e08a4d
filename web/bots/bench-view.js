/** How fast the kernel is on this machine, shown by `?bench`. */

import { number, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { SHARED } from "./bench-effects.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Bench} Bench */

/** @param {Context} context */
export function bench({ state, measure, copy, catalogue }) {
  const { bench: taken } = state.bots;
  const text = taken ? benchText(taken, catalogue.engine) : "";
  return html`<div class="share bench">
    <p class="hint">${t("bench-what")}</p>
    <div class="share-line">
      ${button(taken?.running ? t("bench-running") : t("bench-measure"), measure, { kind: "small primary", off: taken?.running ?? false })}
      ${text && !taken?.running ? button(state.copied === text ? t("action-copied") : t("action-copy"), () => copy(text), { kind: "small" }) : nothing}
    </div>
    ${taken?.error ? html`<p class="wrong" role="alert">${taken.error}</p>` : nothing} ${taken ? table(taken) : nothing}
    ${text && !taken?.running ? html`<textarea class="field code" readonly rows="5" aria-label=${t("bench-text")} .value=${text}></textarea>` : nothing}
  </div>`;
}

/** @param {Bench} bench */
const table = (bench) =>
  html`<table class="figures">
    <thead>
      <tr>
        <th scope="col">${t("bench-figure")}</th>
        <th scope="col">${t("bench-rate")}</th>
        <th scope="col">${t("bench-ratio")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows(bench).map(
        ([name, rate, share]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${rate}</td>
            <td>${share}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** @param {Bench} bench @returns {[string, string, string][]} */
function rows({ figures, together, cores }) {
  const base = figures.find(({ name }) => name === "baseline")?.rate ?? 0;
  /** @type {[string, string, string][]} */
  const rows = figures.map(({ name, rate, ratio: share, text }) => [
    name,
    text ?? number(Math.round(rate ?? 0)),
    text ? "" : number(share ?? 0),
  ]);
  if (together !== null)
    rows.push([
      t("bench-together", { name: SHARED, workers: cores }),
      number(Math.round(together)),
      base ? number(together / base) : "",
    ]);
  return rows;
}

/** The figures as text. @param {Bench} bench @param {string} engine its version */
export const benchText = (bench, engine) =>
  [
    `Bug ${engine}, ${navigator.userAgent}`,
    ...rows(bench).map(([name, rate, share]) => `${name}: ${rate}${share ? ` /s, ${share}` : ""}`),
  ].join("\n");
