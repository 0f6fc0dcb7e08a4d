/** The result of an import: how many games were added, and which could not be read, and why. */

import { boardTitle } from "../board/layout.js";
import { wrongPlace, wrongWords } from "../game/wrong-words.js";
import { failureWords } from "../ui/failure-words.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./state.js").Report} Report */
/** The number of refused games in the list at first, and of further ones on request. */
export const MOST_REFUSED = 20;
/** No games that anybody played fill a longer file (bytes), and its text would take the browser's memory. */
export const MOST_BYTES = 64_000_000;
/** The most exercises that are taken from one file: more than anybody solves. */
export const MOST_EXERCISES = 10_000;

/** The place of a game in the text: its number and name if there are several, its line if it has one. @param {Report} report @param {Omit<Report["guessed"][number], "boards" | "players"> & {wrong?: Report["refused"][number]["wrong"]}} game */
export function placeWords({ refused, added, unkept, known, completed, others }, { number, name, file, line, wrong }) {
  const at = wrong?.line ?? line;
  const parts = [
    ...(file ? [file] : []),
    ...(refused.length + added + unkept + known + completed + others > 1 ? [t("library-at-game", { number })] : []),
    ...(name ? [name] : []),
    ...(refused.some((each) => (each.wrong.line ?? each.line) > 1) ? [t("library-at-line", { line: at })] : []),
  ];
  return parts.length ? t("library-at", { place: joined(parts) }) : "";
}

/** A game that fits several boards: its place, the boards, and the one that was taken. @param {Report} report @param {Report["guessed"][number]} game */
function fitsWords(report, { boards, players = [], ...game }) {
  const [first, second] = players;
  const name = game.name || (first && second ? t("library-players", { first, second }) : "");
  const fits = t("library-fits", { boards: boards.map(boardTitle), board: boardTitle(boards[0]) });
  return joined([placeWords(report, { ...game, name }), fits], "space");
}

const wrong = (/** @type {string} */ words) => html`<p class="wrong">${words}</p>`;

/** @param {import("../app/context.js").Context} context @param {Report} report */
export function reported({ act }, report) {
  const { guessed, refused, shown } = report;
  const more = () => act({ type: "library", change: { report: { ...report, shown: shown + MOST_REFUSED } } });
  return html`<div class="library-report" role="status">
    <p>${countWords(report)}</p>
    ${
      refused.length
        ? html`<ul class="wrong">
            ${refused.slice(0, shown).map((game) => refusedItem(report, game))}
          </ul>`
        : nothing
    }
    ${
      guessed.length
        ? html`<p>${t("library-guessed", { count: guessed.length })}</p>
            <ul>
              ${guessed.slice(0, shown).map((game) => html`<li>${fitsWords(report, game)}</li>`)}
            </ul>`
        : nothing
    }
    ${troubles(report)}
    ${Math.max(refused.length, guessed.length) > shown ? button(t("library-more"), more, { kind: "small" }) : nothing}
  </div>`;
}

/** How many games and exercises came, and of which kind. @param {Report} report */
function countWords({ cancelled, added, unkept, known, completed, exercises, others, spare, refused }) {
  return joined(
    [
      cancelled ? t("library-cancelled") : "",
      t("library-added", { count: added }),
      unkept ? t("library-unkept", { count: unkept }) : "",
      known ? t("library-known", { count: known }) : "",
      completed ? t("library-completed", { count: completed }) : "",
      exercises ? t("library-exercises", { count: exercises }) : "",
      others ? t("library-others", { count: others }) : "",
      spare ? t("library-spare", { count: spare, limit: MOST_EXERCISES }) : "",
      refused.length ? t("library-refused", { count: refused.length }) : "",
    ],
    "space",
  );
}

/** A game that could not be read, and why. @param {Report} report @param {Report["refused"][number]} game */
const refusedItem = (report, game) =>
  html`<li>
    ${placeWords(report, game)}
    ${wrongWords(game.wrong)}${game.wrong.drawing ? wrongPlace(game.wrong.drawing) : nothing}
  </li>`;

/** What went wrong with the import as a whole. @param {Report} report */
function troubles({ failed, unlearned, unread, unstored, unkeptProgress, files }) {
  return html`${failed ? wrong(joined([t("library-broke-off"), failureWords(failed)], "space")) : nothing}
  ${unstored ? wrong(t("mistakes-failed")) : nothing} ${unkeptProgress ? wrong(t("notice-learned_unkept")) : nothing}
  ${unlearned ? wrong(t("library-unlearned")) : nothing} ${unread ? wrong(t("library-unread-learning")) : nothing}
  ${files.map(({ name, why }) => wrong(t(`library-file-${why}`, { name, limit: MOST_BYTES / 1_000_000 })))}`;
}
