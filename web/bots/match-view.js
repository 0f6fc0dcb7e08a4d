/** A match of two bots, with the rules and the board of the game on the table, and its score. */

import { COMPANION, levelName, ownOptions } from "../game/player-names.js";
import { boardTitle } from "../board/layout.js";
import { CUSTOM, rulesetNamed } from "../game/ruleset-text.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { joined, percent, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { failureWords } from "../ui/failure-words.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { faultDetail, faultWords } from "./own/fault.js";

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
    html`<label class="level"
      >${t(name === "first" ? "match-first" : "match-second")}
      <select name=${name}>
        ${ownOptions(own, chosen)}
        ${catalogue.levels.map((level) => html`<option value=${level.name} ?selected=${level.name === chosen}>${levelName(catalogue, level.name)}</option>`)}
        <option value=${COMPANION}>${levelName(catalogue, COMPANION)}</option>
      </select></label
    >`;
  const named = rulesetNamed(catalogue, state.game.ruleset);
  const rules = rulesetTitle(named?.name ?? CUSTOM);
  return html`<section>
    <h3>${t("match")}</h3>
    <p class="hint">${t("match-what", { rules, board: boardTitle(state.game.board) })}</p>
    <form class="share-line match-form" @submit=${submit}>
      ${bots("first", own[0]?.id ?? "")}${bots("second", catalogue.levels[0].name)}
      <label class="level"
        >${t("match-pairs")}
        <select name="pairs">
          ${PAIRS.map((pairs) => html`<option value=${pairs} ?selected=${pairs === 5}>${t("match-games", { count: 2 * pairs })}</option>`)}
        </select></label
      >
      ${
        under?.running
          ? button(t("match-stop"), stopMatch)
          : html`<button class="button primary" type="submit">${t("match-start")}</button>`
      }
    </form>
    ${under ? scoreView(context, under) : nothing}
  </section>`;
}

/** @param {Context} context @param {import("./state.js").MatchState} under */
function scoreView({ catalogue }, { levels, pairs, won, margin, mistakes, running, error }) {
  const names = levels.map((level) => levelName(catalogue, level));
  const played = 2 * won.reduce((sum, count) => sum + count, 0);
  const [first] = mistakes;
  const [wins, left] = [won[1] + 2 * won[2], 2 * pairs - played];
  const stands = !left
    ? t("match-stands", { wins, played })
    : running
      ? t("match-stands-running", { wins, played, left })
      : t("match-stands-stopped", { wins, played });
  return html`<div class="standing" role="status">
    <p><b>${t("match-of", { first: names[0], second: names[1] })}</b> ${stands}</p>
    ${margin === null ? nothing : html`<p class="hint">${t("match-score", { share: percent(wins / played), margin: percent(margin) })}</p>`}${error ? html`<p class="wrong">${failureWords(error)}</p>` : nothing}
    ${
      first
        ? html`<div class="wrong">
            <p>
              ${icons.why}<span
                >${joined([t("match-mistakes", { count: mistakes.length }), faultWords(first.fault)], "space")}</span
              >
            </p>
            ${faultDetail(first.fault)}
          </div>`
        : nothing
    }
  </div>`;
}
