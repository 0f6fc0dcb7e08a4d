/** The turns that win a task, in its card: a press shows the board after one. Below them: how the game went on. */

import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { unbroken } from "../ui/unbroken.js";
import { withMainLine } from "./answer.js";
import { playedWords, returnsWords, winsWith } from "./exercise-words.js";
import { taskOf } from "./puzzle-book.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Learn} Learn */

/** What wins, how the game went on, and when the exercise comes back. @param {Context} context @param {Learn} learn @param {unknown} actions below the turns */
export function whatWasPlayed(context, learn, actions) {
  const { exercise, answered } = learn;
  const now = exercise && (context.state.mistakes.exercises?.find(({ id }) => id === exercise.id) ?? exercise);
  const next = exercise ? returnsWords(context.state, exercise) : "";
  const { turns } = context.state.game;
  // A win that the reader has played to its end is whole; of a first turn only the stored line is known.
  const line = answered || taskOf(learn).whole ? turns : (now?.line ?? []);
  return html`<div class="mistake-played">
    ${line.length ? winningLine(context, learn, line) : nothing} ${actions}
    ${now ? playedWords(context, now).map((words) => html`<p>${unbroken(words)}</p>`) : nothing}
    ${next ? html`<p>${next}</p>` : nothing}
  </div>`;
}

/** The line that wins: a press on a turn shows the board after it. @param {Context} context @param {Learn} learn @param {readonly string[]} line */
function winningLine({ act, layout, state }, learn, line) {
  const { game } = state;
  const also = !learn.answered && line[0] !== game.turns[0] ? shownTurn(layout, line[0]) : "";
  const seatAfter = (/** @type {number} */ i) => seatOf(game, (taskOf(learn).mover + i) % 2);
  const show = (/** @type {number} */ cursor) => () => {
    if (!learn.answered) act({ type: "learn-answer", game: withMainLine(game, line) });
    act({ type: "jump", cursor });
  };
  return html`${learn.phase === "won" ? html`<p>${winsWith(state, learn, also)}</p>` : nothing}
    <p class="variation-line">
      ${line.map((turn, i) => {
        const [seat, shown] = [seatAfter(i), shownTurn(layout, turn)];
        return html`<button
          class=${`variation-turn seat-${seat}`}
          type="button"
          aria-label=${t("study-play-line", { number: i + 1, seat: seatName(state, seat), turn: shown })}
          aria-current=${learn.answered && game.cursor === i + 1 ? "step" : nothing}
          @click=${show(i + 1)}
        >
          <span class="turn-seat"></span>${shown}
        </button>`;
      })}
    </p>`;
}
