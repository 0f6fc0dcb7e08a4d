/** The report on a board: its form, its progress, and its page. */

import { boardTitle } from "../board/layout.js";
import { download } from "../export/index.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { reportOf } from "./report.js";
import { filled } from "./report-words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./report.js").ReportPage} ReportPage */

/** @param {Context} context */
export function report({ state, catalogue, act }) {
  const form = reportOf(state);
  const { board, ruleset, running } = form;
  const made = form.page && madeOf(form.page, catalogue);
  const set = (/** @type {"board" | "ruleset"} */ name) => (/** @type {globalThis.Event} */ event) =>
    act({ type: "report", change: { [name]: /** @type {HTMLSelectElement} */ (event.target).value, page: null } });
  const option = (/** @type {string} */ value, /** @type {string} */ title, /** @type {string} */ chosen) =>
    html`<option value=${value} ?selected=${value === chosen}>${title}</option>`;
  const names = catalogue.boards.map(({ name }) => name);
  const boards = names.includes(board) ? names : [board, ...names];
  const rulesets = catalogue.rulesets.some(({ name }) => name === ruleset)
    ? catalogue.rulesets
    : [{ name: ruleset }, ...catalogue.rulesets];
  return html`<div class="report-form">
      <label
        >${t("setup-board")}<select ?disabled=${running} @change=${set("board")}>
          ${boards.map((name) => option(name, boardTitle(name), board))}
        </select></label
      >
      <label
        >${t("setup-rules-label")}<select ?disabled=${running} @change=${set("ruleset")}>
          ${rulesets.map(({ name }) => option(name, rulesetTitle(name), ruleset))}
        </select></label
      >
      ${
        running
          ? button(t("game-stop"), () => act({ type: "report", change: { running: false } }), { kind: "small" })
          : button(
              t("report-start"),
              () => act({ type: "report", change: { running: true, page: null, stage: "", games: 0 } }),
              { kind: "small primary", off: state.boot.state !== "ready" },
            )
      }
      ${made ? button(t("report-download"), () => download(new Blob([made.text], { type: "text/html" }), `bug-report-${nameOf(board)}.html`), { kind: "small" }) : nothing}
    </div>
    ${running ? html`<p class="study-note">${stageWords(form)}</p>` : nothing}
    ${made ? made.view : running ? nothing : html`<p class="study-note">${t("report-what")}</p>`}`;
}

/** @param {ReturnType<typeof reportOf>} form */
function stageWords({ stage, games }) {
  if (stage === "survey") return t("report-games", { games });
  return stage === "perft" || stage === "ladder" || stage === "sample" ? t(`report-stage-${stage}`) : t("one-moment");
}

/** @param {string} board */
const nameOf = (board) => board.replace(/[^\w-]+/g, "_").slice(0, 40);

/** @type {{report: ReportPage | null, text: string, view: HTMLElement | null}} */
let shown = { report: null, text: "", view: null };

/** The text of a report's page and its view, made once. @param {ReportPage} report @param {Context["catalogue"]} catalogue */
function madeOf(report, catalogue) {
  if (shown.report === report) return shown;
  const text = filled(report, catalogue);
  shown = { report, text, view: viewOf(text) };
  return shown;
}

/** The body of the page, without its style sheet, which ours replaces; no text in it may bring styles or scripts. @param {string} page */
function viewOf(page) {
  const view = document.createElement("article");
  view.className = "report-page";
  const plain = page.replace(/<style>[\s\S]*?<\/style>/g, "").replaceAll(' style="', ' data-style="');
  const { body } = new DOMParser().parseFromString(plain, "text/html");
  for (const node of [...body.childNodes]) view.append(document.importNode(node, true));
  for (const element of view.querySelectorAll("[data-style]")) {
    const [name, value] = (element.getAttribute("data-style") ?? "").split(":");
    /** @type {SVGElement} */ (element).style.setProperty(name, value);
  }
  return view;
}
