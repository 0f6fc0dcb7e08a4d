/** A match of two bots, with the rules and the board of the game on the table, and its score. */

import { boardTitle } from "../board/layout.js";
import { isSafeMode } from "../boot/platform.js";
import { COMPANION, isOwn, levelName, ownOptions, titleOf } from "../game/player-names.js";
import { CUSTOM, rulesetNamed } from "../game/ruleset-text.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { joined, percent, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { failureWords } from "../ui/failure-words.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { playedPairs } from "./match-kept.js";
import { faultDetail, faultWords } from "./own/fault.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").MatchState} MatchState */

const PAIRS = [2, 5, 10, 25, 50];

/** @param {Context} context */
export function match(context) {
  const { state, catalogue, match: matches } = context;
  const { own, match: under } = state.bots;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = (/** @type {string} */ name) => String(form.get(name) ?? "");
    matches.start([text("first"), text("second")], Number(text("pairs")));
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
  return html`<section>
    <h3>${t("match")}</h3>
    <p class="hint">
      ${t("match-what", { rules: rulesTitle(context, state.game), board: boardTitle(state.game.board) })}
    </p>
    ${under ? (under.deleted ? deletedView(context) : scoreView(context, under)) : nothing}
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
          ? button(t("match-stop"), matches.stop)
          : html`<button class="button primary" type="submit">${t("match-start")}</button>`
      }
    </form>
  </section>`;
}

/** @param {Context} context @param {{ruleset: string}} table */
const rulesTitle = ({ catalogue }, { ruleset }) => rulesetTitle(rulesetNamed(catalogue, ruleset)?.name ?? CUSTOM);

/** @param {Context} context */
const deletedView = ({ match: { bringBack } }) =>
  html`<p class="notice" role="status">
    ${t("match-forgotten")} ${button(t("library-undo"), bringBack, { kind: "small" })}
  </p>`;

/** Where the share won probably is, from the engine's margin: around the share with one drawn pair added (bug_engine/bots/match.py), and never beyond all or nothing. @param {number} wins @param {number} played @param {number} margin */
export function rangeOf(wins, played, margin) {
  const middle = (wins + 1) / (played + 2);
  return [Math.max(middle - margin, 0), Math.min(middle + margin, 1)];
}

/** @param {number} wins @param {number} played @param {number} margin */
function scoreWords(wins, played, margin) {
  const [low, high] = rangeOf(wins, played, margin).map(percent);
  return t("match-score", { share: percent(wins / played), low, high });
}

/** @param {Context} context @param {MatchState} under */
function scoreView(context, under) {
  const { levels, pairs, won, margin, mistakes, fault, running, error, unsaved } = under;
  const names = levels.map((level) => levelName(context.catalogue, level));
  const played = 2 * playedPairs(won);
  const [wins, left] = [won[1] + 2 * won[2], 2 * pairs - played];
  const stands = !left
    ? t("match-stands", { wins, played })
    : running
      ? t("match-stands-running", { wins, played, left })
      : t("match-stands-stopped", { wins, played });
  const { ruleset, board } = context.state.game;
  const elsewhere = under.ruleset !== ruleset || under.board !== board;
  return html`<div class="standing" role="status">
      <p><b>${t("match-of", { first: names[0], second: names[1] })}</b> ${stands}</p>
      ${elsewhere ? html`<p class="hint">${t("match-table", { rules: rulesTitle(context, under), board: boardTitle(under.board) })}</p>` : nothing}
      ${margin === null ? nothing : html`<p class="hint">${scoreWords(wins, played, margin)}</p>`}${error ? html`<p class="wrong">${failureWords(error)}</p>` : nothing}
      ${
        fault
          ? html`<div class="wrong">
              <p>
                ${icons.why}<span
                  >${joined([t("match-mistakes", { count: mistakes }), faultWords(fault)], "space")}</span
                >
              </p>
              ${faultDetail(fault)}
            </div>`
          : nothing
      }
      ${unsaved ? html`<p class="hint">${t("match-unsaved")}</p>` : nothing}
    </div>
    ${running ? nothing : stoppedActions(context, under, left)}${replacedView(context, under)}`;
}

/** The match before, which can be brought back. @param {Context} context @param {MatchState} under */
function replacedView({ catalogue, match: { bringBack } }, { replaced }) {
  if (!replaced) return nothing;
  const [first, second] = replaced.levels.map((level) => levelName(catalogue, level));
  return html`<p class="hint">
    ${t("match-replaced", { first, second })} ${button(t("library-undo"), bringBack, { kind: "small" })}
  </p>`;
}

/** What the reader can do with a match that does not run. @param {Context} context @param {MatchState} under @param {number} left the games left */
function stoppedActions({ state, match: matches }, { levels }, left) {
  const own = levels.filter(isOwn);
  const gone = own.find((level) => !state.bots.own.some(({ id }) => id === level));
  const hinders = gone ? faultFor("gone", gone) : own.length && isSafeMode() ? faultFor("safe", own[0]) : null;
  return html`${left && hinders ? html`<p class="hint">${faultWords(hinders)}</p>` : nothing}
    <div class="share-line">
      ${left && !hinders ? button(t("match-go-on"), matches.goOn, { kind: "small" }) : nothing}
      ${button(t("match-forget"), matches.forget, { kind: "small" })}
    </div>`;
}

/** Why a user's bot can't play. @param {string} code @param {string} level */
const faultFor = (code, level) => ({ code, detail: "", file: titleOf(level), line: null, source: "", trace: "" });
