/** How fast the kernel is on this machine, shown by `?bench`. */

import { boardTitle } from "../board/layout.js";
import { number, t } from "../strings/index.js";
import { button, copyButton } from "../ui/button.js";
import { failureWords } from "../ui/failure-words.js";
import { html, nothing } from "../ui/lit.js";
import { SHARED } from "./bench-effects.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Bench} Bench */

/** @param {Context} context */
export function bench(context) {
  const { state, measure, catalogue } = context;
  const { bench: taken } = state.bots;
  const text = taken ? benchText(taken, catalogue.engine) : "";
  return html`<div class="share bench">
    <p class="hint">${t("bench-what")}</p>
    <div class="share-line">
      ${button(taken?.running ? t("bench-running") : t("bench-measure"), measure, { kind: "small primary", off: taken?.running ?? false })}
      ${text && !taken?.running ? copyButton(context, text) : nothing}
    </div>
    ${taken?.error ? html`<p class="wrong" role="alert">${failureWords(taken.error)}</p>` : nothing}
    ${taken ? table(taken) : nothing}
    ${text && !taken?.running ? html`<textarea class="field code" readonly rows="5" aria-label=${t("bench-text")} .value=${text}></textarea>` : nothing}
  </div>`;
}

/** @typedef {{name: string, workers: number | null, rate: number | null, ratio: number | null, text: string | null}} Row workers: at once */

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
        ({ name, workers, rate, ratio, text }) =>
          html`<tr>
            <th scope="row">
              ${workers ? t("bench-together", { name: figureName(name), workers }) : figureName(name)}
            </th>
            <td>${text ?? number(Math.round(rate ?? 0))}</td>
            <td>${ratio === null ? "" : number(ratio)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** @param {Bench} bench @returns {Row[]} */
function rows({ figures, together, cores }) {
  /** @type {Row[]} */
  const rows = figures.map((figure) => ({ ...figure, workers: null }));
  const base = figures.find(({ name }) => name === "baseline")?.rate;
  if (together !== null)
    rows.push({ name: SHARED, workers: cores, rate: together, ratio: base ? together / base : null, text: null });
  return rows;
}

/** The kinds of figures; the engine's names are a kind and a board. */
const KINDS = /** @type {const} */ (["baseline", "playouts", "perft", "search", "signature"]);

/** @param {string} name */
function figureName(name) {
  const [first, board = ""] = name.split(" ");
  const kind = KINDS.find((each) => each === first);
  return kind ? t(`bench-figure-${kind}`, { board: boardTitle(board) }) : name;
}

/** The figures as text, with the engine's names, the same in every language. @param {Bench} bench @param {string} engine its version */
export const benchText = (bench, engine) =>
  [
    `Bug ${engine}, ${navigator.userAgent}`,
    ...rows(bench).map(
      ({ name, workers, rate, ratio, text }) =>
        `${name}${workers ? ` × ${workers}` : ""}: ` +
        (text ?? `${Math.round(rate ?? 0)} /s${ratio === null ? "" : `, ${ratio.toFixed(2)}`}`),
    ),
  ].join("\n");
