/** Two bots against each other, by the rules and on the board of the game on the table, and how it stands. */

import { levelWords, ownOptions } from "../game/player-names.js";
import { boardNamed } from "../board/layout.js";
import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { faultDetail } from "./own/fault.js";

/** @typedef {import("../app/context.js").Context} Context */

const PAIRS = [2, 5, 10, 25, 50];

/** @param {Context} context */
export function match(context) {
  const { state, catalogue, startMatch, stopMatch } = context;
  const { own, match: under } = state.bots;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = (/** @type {string} */ name) => String(form.get(name) ?? "");
    startMatch([text("first"), text("second")], Number(text("pairs")));
  };
  const bots = (/** @type {string} */ name, /** @type {string} */ chosen) =>
    html`<select name=${name} aria-label=${en.match[/** @type {"first"} */ (name)]}>
      ${ownOptions(own, chosen)}
      ${catalogue.levels.map((level) => html`<option value=${level.name} ?selected=${level.name === chosen}>${levelWords(catalogue, level.name)[0]}</option>`)}
    </select>`;
  const title = boardNamed(catalogue, state.game.board)?.title ?? state.game.board;
  return html`<section>
    <h3>${en.match.heading}</h3>
    <p class="hint">${en.match.what(state.game.ruleset, title)}</p>
    <form class="share-line match-form" @submit=${submit}>
      ${bots("first", own[0]?.id ?? "")}<span>${en.match.against}</span>${bots("second", catalogue.levels[0].name)}
      <select name="pairs" aria-label=${en.match.pairs}>
        ${PAIRS.map((pairs) => html`<option value=${pairs} ?selected=${pairs === 5}>${en.match.games(2 * pairs)}</option>`)}
      </select>
      ${
        under?.running
          ? button(en.match.stop, stopMatch, { kind: "small" })
          : html`<button class="button small primary" type="submit">${en.match.start}</button>`
      }
    </form>
    ${under ? standing(context, under) : nothing}
  </section>`;
}

/** @param {Context} context @param {import("./state.js").MatchState} under */
function standing({ catalogue }, { levels, pairs, won, text, mistakes, running, error }) {
  const names = levels.map((level) => levelWords(catalogue, level)[0]);
  const played = 2 * won.reduce((sum, count) => sum + count, 0);
  const [first] = mistakes;
  return html`<div class="standing" role="status">
    <p><b>${en.match.of(names[0], names[1])}</b> ${en.match.stands(won[1] + 2 * won[2], played, 2 * pairs, running)}</p>
    ${text ? html`<p class="hint">${text}</p>` : nothing}${error ? html`<p class="wrong">${error}</p>` : nothing}
    ${
      first
        ? html`<div class="wrong">
            <p>${icons.why}<span>${en.match.mistakes(mistakes.length)} ${en.ownBots.fault(first.fault)}</span></p>
            ${faultDetail(first.fault)}
          </div>`
        : nothing
    }
  </div>`;
}
