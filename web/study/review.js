/** The review: who could still have won and how, the chance of winning as a graph, and the mistakes. */

import { shownTurn } from "../board/layout.js";
import { rematchOf } from "../game/again.js";
import { cellNames, seatOf, pathOf } from "../game/line.js";
import { race } from "../game/race.js";
import { playerWords } from "../game/player-names.js";
import { seatName } from "../game/seats.js";
import { endingOf } from "../game/select.js";
import { joined, percent, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing, svg } from "../ui/lit.js";
import { unbroken } from "../ui/unbroken.js";
import { conclusionOf, mistakes, winnerAtStart } from "./conclusion.js";
import { cutShortWords } from "./cut-short.js";
import { annotationWords } from "./review-annotation.js";
import { concluded, readerOf, regainedIn } from "./regained.js";
import { betterWords, mistakeTurns, name, named, reachedWords, refutationWords } from "./refutation.js";
import { coveredCells } from "./panel-marks.js";
import { reviewOf } from "./state.js";
import { shownHere } from "./found.js";
import { graph, LINED } from "./review-graph.js";
import { ringWords } from "./hint-words.js";
import { variation } from "./variation.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Reviewed} Reviewed */
/** @typedef {import("./conclusion.js").Conclusion} Conclusion */
/** @typedef {import("../engine/protocol.js").Review} Review */
/** @typedef {import("../engine/protocol.js").Finding} Finding */

/** The number of mistakes in the list at first. */
const LISTED = 3;

/** @param {Context} context */
export function review(context) {
  const { state, layout, act } = context;
  const reviewed = reviewOf(state);
  if (!reviewed) return invitation(context);
  const { found, running, turns } = reviewed;
  const rings = ringWords(state, coveredCells(state, layout));
  return html`${found ? card(context, reviewed, found) : nothing} ${found ? graph(context, reviewed, found) : nothing}
  ${running ? progress(context, found) : nothing}
  ${found && !running && !found.finished ? html`<p class="study-note">${t("review-stopped")}</p>` : nothing}
  ${found ? findings(context, found, turns) : nothing} ${found?.finished && !running ? sums(context, found) : nothing}
  ${exercises(context, turns)} ${found ? fromStart(state, found) : nothing}
  ${found?.findings.length ? legend(found) : nothing} ${rings ? html`<p class="study-note">${rings}</p>` : nothing}
  ${running || (found?.finished && turns.length >= state.game.turns.length) ? nothing : button(t("review-again"), () => act({ type: "review-game" }), { kind: "small" })}`;
}

/** What the signs of the list mean; folded, how they come about. A turn that seems to cost enough for `??` has `?` where an estimate stands beside a proof. @param {Review} found */
function legend({ findings }) {
  const [mistake, blunder] = [0.15, 0.3].map(percent);
  const unsure = findings.some(({ annotation, best, kept }) => annotation === "?" && best - kept >= 0.3);
  return html`<details>
    <summary class="study-note">${t("review-marks")}</summary>
    <ul class="study-note">
      <li>${t("review-marks-mistake", { mistake })}</li>
      <li>${t("review-marks-blunder", { blunder })}</li>
      ${unsure ? html`<li>${t("review-marks-unsure")}</li>` : nothing}
      <li>${t("review-marks-proven")}</li>
      <li>${t("review-marks-estimated", { even: percent(0.5), lined: percent(LINED) })}</li>
    </ul>
  </details>`;
}

/** Who wins from the start, so that the first turns of the other side are no mistakes, however low the graph begins. @param {Context["state"]} state @param {Review} found */
function fromStart(state, found) {
  const side = winnerAtStart(found);
  if (side === null) return nothing;
  const [[reader, winner], [loser]] = [named(state, side), named(state, 1 - side)];
  const who = reader === "you" ? "winner" : loser;
  return html`<p class="study-note">${t("review-from-start", { who, winner })}</p>`;
}

/** Each player's mistakes and accuracy, the reader's first. @param {Context} context @param {Review} found */
function sums(context, { findings, accuracy }) {
  const { game } = context.state;
  const sides = readerOf(context.state) === 1 ? [1, 0] : [0, 1];
  const words = sides.map((side) => {
    const seat = seatOf(game, side);
    const player = whose(context, seat)?.name ?? seatName(context.state, seat);
    const count = findings.filter((each) => each.side === side && each.annotation).length;
    const sum = t("review-sum", { name: player, count });
    const value = accuracy[side];
    return value === null ? sum : t("review-sum-accuracy", { sum, accuracy: percent(value / 100) });
  });
  return html`<p class="study-note">${words.map((each, i) => [i ? html`<br />` : nothing, each])}</p>`;
}

/** The button to the exercises from the reader's mistakes. @param {Context} context @param {readonly string[]} turns */
function toExercises({ state, learning }, turns) {
  const { found } = state.mistakes;
  if (found?.turns !== turns || !found.ids.length) return nothing;
  return button(t("mistakes-solve"), () => learning?.solve(found.ids), { kind: "small primary" });
}

/** How many exercises the reader's mistakes make, or why they make none. @param {Context} context @param {readonly string[]} turns */
function exercises({ state }, turns) {
  const { found } = state.mistakes;
  if (found?.turns !== turns || (!found.missing && !found.ids.length)) return nothing;
  return found.missing
    ? html`<p class="study-note">${t(`mistakes-missing-${found.missing}`)}</p>`
    : html`<p class="study-note exercises-found">${t("mistakes-found", { count: found.ids.length })}</p>`;
}

/** @param {Context} context */
function invitation(context) {
  const { state, act } = context;
  const none = state.game.turns.length === 0;
  return html`<p class="study-note">${none ? t("review-too-short") : t("review-none")}</p>
    <div class="study-actions">
      ${button(t("review-start"), () => act({ type: "review-game" }), { kind: "small primary", off: none })}
      ${button(t("review-other"), () => act({ type: "dialog", name: "share" }), { kind: "small" })}
    </div>
    ${none ? nothing : race(context)}`;
}

/** @param {Context} context @param {Review | null} found */
function progress({ act }, found) {
  const words = found?.total ? t("review-progress", { done: found.done, total: found.total }) : t("review-running");
  return html`<div class="study-progress">
    <progress max=${found?.total ?? 1} value=${found?.done ?? 0} aria-label=${words}></progress>
    <span>${words}</span>${button(t("game-stop"), () => act({ type: "stop-review" }), { kind: "small" })}
  </div>`;
}

/** The mistake on the board; if there is none, the conclusion. Where a game was cut short, or the bot lost it by its last turn, its end comes before that turn. @param {Context} context @param {Reviewed} reviewed @param {Review} found */
function card(context, reviewed, found) {
  const { game, study } = context.state;
  const here = shownHere(context.state)?.finding;
  const said = endingOf(game) || regainedIn(context.state, found);
  const ended = said && `${pathOf(game)}` === `${reviewed.turns}` && study.asked !== here?.ply;
  return here && here !== concluded(context.state, found) && !ended
    ? chosen(context, reviewed, here)
    : conclusion(context, reviewed, found);
}

/** @param {Context} context @param {Reviewed} reviewed @param {Finding} finding */
function chosen(context, { turns }, finding) {
  const { state, layout } = context;
  const { ply, side, played, annotation: sign } = finding;
  const [who, seat] = named(state, side);
  return html`<div class=${`conclusion seat-${seatOf(state.game, side)}`} aria-live="polite">
    <p class="conclusion-words">
      ${t("review-finding", { number: ply + 1, who, seat })}${shownTurn(layout, played)}${annotationWords(sign)}
      <b class="finding-sign">${sign}</b>
    </p>
    <p class="study-note">${costWords(finding, [who, seat])}</p>
    ${more(context, turns, finding)}
  </div>`;
}

/** @param {Context["state"]} state @param {Extract<Conclusion, {kind: "open"}>} said */
function undecided(state, { winner, marked }) {
  const [who, seat] = named(state, winner ?? 0);
  const ahead = winner === null ? t("review-open") : t("review-open-won", { who, seat });
  return joined([ahead, marked ? t("review-open-marked") : t("review-flawless")], "space");
}

/** The sentence that a loser wants to read. @param {Context} context @param {Reviewed} reviewed @param {Review} found */
function conclusion(context, { turns }, found) {
  const { state, layout } = context;
  const said = conclusionOf(found);
  const ending = endingOf(state.game);
  switch (said?.kind) {
    case undefined:
      return ending ? sentence(cutShortWords(state, layout, ending, found)) : nothing;
    case "losing": {
      const regained = regainedIn(state, found);
      return regained ? wonBack(context, turns, regained) : lostBy(context, turns, said);
    }
    case "slipped":
      return slipped(context, turns, said);
    case "never": {
      const [loser, seat] = named(state, 1 - said.winner);
      const [reader, winner] = named(state, said.winner);
      const words = t("review-never", { who: reader === "you" ? "winner" : loser, seat, winner });
      return [sentence(words), loser === "you" ? otherSide(context) : nothing];
    }
    case "open":
      return sentence(ending ? cutShortWords(state, layout, ending, found) : undecided(state, said));
  }
}

/** The next step where the reader's side could not win: a game against the same bot as the other colour. @param {Context} context */
function otherSide({ state, act }) {
  const game = rematchOf(state.game);
  const seat = game.seats.findIndex(({ kind }) => kind === "person");
  if (state.learn || !game.seats.some(({ kind }) => kind === "bot")) return nothing;
  return html`<div class="study-actions">
    ${button(t("result-again-as", { seat: seatName(state, seat) }), () => act({ type: "new-game", game }), { kind: "small primary" })}
  </div>`;
}

/** @param {string} words */
const sentence = (words) => html`<p class="conclusion-words" aria-live="polite">${words}</p>`;

/** @param {Context} context @param {readonly string[]} turns @param {Extract<Conclusion, {kind: "losing"}>} said */
function lostBy(context, turns, { finding, sure, last }) {
  const { state, layout } = context;
  const { side, best } = finding;
  const [who, seat] = named(state, side);
  const { number, better, played } = mistakeTurns(layout, finding);
  const words = { who, seat, number, better, played };
  const proof = sure ? t(last ? "review-proof-last" : "review-proof", { who, seat }) : t("review-estimate");
  return html`<div class=${`conclusion seat-${seatOf(state.game, side)}`} aria-live="polite">
    <p class="conclusion-words">
      ${unbroken(sure ? t("review-losing", words) : t("review-perhaps", { ...words, chance: percent(best) }))}
    </p>
    ${more(context, turns, finding)}
    ${shownHere(state)?.finding === finding ? nothing : html`<p class="study-note">${proof}</p>`}
  </div>`;
}

/** The reader won: first where the reader had given the win away. @param {Context} context @param {readonly string[]} turns @param {NonNullable<ReturnType<typeof regainedIn>>} regained */
function wonBack(context, turns, { finding, back, sure }) {
  const { state, layout } = context;
  const both = {
    number: finding.ply + 1,
    played: shownTurn(layout, finding.played),
    seat: name(state, back.side),
    back: back.ply + 1,
  };
  return html`<div class=${`conclusion seat-${seatOf(state.game, finding.side)}`} aria-live="polite">
    <p class="conclusion-words">${unbroken(sure ? t("review-regained", both) : t("review-regained-lead", both))}</p>
    ${more(context, turns, finding)}
  </div>`;
}

/** A mistake: buttons to the positions after and before it, and the position on the board in words. @param {Context} context @param {readonly string[]} turns @param {Finding} finding */
function more(context, turns, finding) {
  const { state, act } = context;
  const { ply, better } = finding;
  const here = shownHere(state);
  const shown = here?.finding !== finding ? null : here.after ? "refutation" : "better";
  const see = (/** @type {"refutation" | "better"} */ what, /** @type {string} */ label) =>
    button(label, () => act({ type: "see-finding", ply, after: what === "refutation" }), {
      kind: "small",
      pressed: shown === what,
    });
  return html`<div class="finding-more">
    <div class="study-actions">
      ${see("refutation", t("review-see-refutation"))} ${better ? see("better", t("review-see-better")) : nothing}
      ${state.learn ? nothing : button(t("review-retry"), () => act({ type: "retry", path: turns.slice(0, ply) }), { kind: "small" })}
    </div>
    ${here && shown ? lineOf(context, turns, here) : nothing}
  </div>`;
}

/** What the mistake allowed, or what was better: a sentence, the line, and at its end what it has reached. @param {Context} context @param {readonly string[]} turns @param {import("./found.js").Shown} here */
function lineOf(context, turns, { finding, after, steps }) {
  const { state, layout } = context;
  const { ply, side, better, line, answers } = finding;
  if (!after && !better) return nothing;
  const words = after ? refutationWords(state, layout, finding) : betterWords(state, layout, finding);
  if (!words) return nothing;
  const shown = after ? answers : line;
  const seat = seatOf(state.game, after ? 1 - side : side);
  const signed = after && !steps ? answerSign(finding.refutation, seat) : nothing;
  return html`<p class=${`refutation seat-${seat}`}>${unbroken(words)} ${signed}</p>
    ${
      shown.length
        ? html`<div class="line-row">
            ${variation(context, turns.slice(0, after ? ply + 1 : ply), shown)}${lineEnd(state, finding, after)}
          </div>`
        : nothing
    }
    ${steps && steps === shown.length ? html`<p class="line-reached">${reachedWords(state, finding, after ? 1 : 0)}</p>` : nothing}`;
}

/** Who wins where a line reaches the end of the game. @param {Context["state"]} state @param {Finding} finding @param {boolean} after */
function lineEnd(state, { contrast }, after) {
  const end = contrast?.endings[after ? 1 : 0];
  if (!end) return nothing;
  const seat = seatOf(state.game, end.winner);
  return html`<span class=${`evaluation-words unbroken line-end seat-${seat}`}
    >${t("review-side", { seat: seatName(state, seat) })}</span
  >`;
}

/** What the numbers in dashed circles on the board are (panel-marks.js). @param {Finding["refutation"]} refutation @param {0 | 1} seat */
function answerSign(refutation, seat) {
  const line = refutation?.line ?? [];
  if (!line.length) return nothing;
  const kind = line.length > 1 ? "turns" : cellNames(line[0]).length > 1 ? "cells" : "one";
  return html`<span class="answer-words"
    >${svg`<svg width="20" height="20" viewBox="-32 -32 64 64" aria-hidden="true"><g class=${`study-sign answer seat-${seat}`}><circle r="29" /><text y="1">1</text></g></svg>`}
    ${unbroken(t("review-answer-sign", { kind }))}</span
  >`;
}

/** A lost game without a losing turn: the turns that cost the most, and the turn after which the end was certain.
 * @param {Context} context @param {readonly string[]} turns @param {Extract<Conclusion, {kind: "slipped"}>} said */
function slipped(context, turns, { winner, worst, next, since }) {
  const { state, layout } = context;
  const [who, seat] = named(state, 1 - winner);
  const [whose, victor] = named(state, winner);
  const costliest = (/** @type {Finding} */ { ply, best, kept, better, played }) =>
    t("review-costliest", {
      ...{ who, seat },
      number: ply + 1,
      better: shownTurn(layout, better ?? ""),
      played: shownTurn(layout, played),
      best: percent(best),
      kept: percent(kept),
    });
  const after = (/** @type {Finding} */ { ply, best, kept }) =>
    t("review-next-costliest", { number: ply + 1, best: percent(best), kept: percent(kept) });
  const lost = next ? t("review-steps", { who, seat }) : t("review-unclear");
  const cost = worst?.better ? joined([costliest(worst), next ? after(next) : ""], "space") : "";
  // On a phone there is no room for more beside the reason.
  const explained = worst !== null && shownHere(state)?.finding === worst;
  return html`<div class=${`conclusion seat-${seatOf(state.game, 1 - winner)}`} aria-live="polite">
    <p class="conclusion-words">${explained && worst.better ? unbroken(costliest(worst)) : lost}</p>
    ${cost && !explained ? html`<p>${unbroken(cost)}</p>` : nothing}
    ${explained ? nothing : html`<p class="study-note">${t("review-since", { number: since, who: whose, seat: victor })}</p>`}
    ${worst ? more(context, turns, worst) : nothing}
  </div>`;
}

/** The list of mistakes: first the costliest, then all. @param {Context} context @param {Review} found @param {readonly string[]} turns */
function findings(context, found, turns) {
  const { state, act } = context;
  const reader = readerOf(state);
  const all = mistakes(found.findings, Infinity, reader);
  const shown = state.study.all ? all : mistakes(all, LISTED, reader);
  if (!all.length) return nothing;
  const here = shownHere(state)?.finding;
  const said = conclusionOf(found);
  const decided = said?.kind === "losing" && said.sure ? said.finding : null;
  const showAll = (/** @type {globalThis.Event} */ { currentTarget }) => {
    const head = /** @type {Element} */ (currentTarget).parentElement;
    act({ type: "all-findings" });
    // Below a long card: as much of the list as was shown, then its heading above it; what is in sight stays.
    requestAnimationFrame(() =>
      [head?.nextElementSibling?.children[LISTED - 1], head].forEach((part) =>
        part?.scrollIntoView({ block: "nearest" }),
      ),
    );
  };
  return html`<div class="findings-head">
      <h3 class="panel-heading">${t("review-mistakes")}</h3>
      ${toExercises(context, turns)}
      ${shown.length < all.length ? button(t("review-all", { count: all.length }), showAll, { kind: "small" }) : nothing}
    </div>
    <ol class="findings">
      ${shown.map((finding) => item(context, finding, finding === here, finding === decided))}
    </ol>`;
}

/** @param {Finding} finding @param {ReturnType<typeof named>} whose */
const costWords = ({ best, kept, proven }, [who, seat]) =>
  proven && best === 1 && kept === 0
    ? t("review-cost-win", { who, seat })
    : t("review-cost", { best: percent(best), kept: percent(kept) });

/** Whose turn it was, in a game of the reader against a bot or a friend; null: in another game. @param {Context} context @param {0 | 1} seat */
function whose(context, seat) {
  const { game } = context.state;
  const reader = readerOf(context.state);
  if (reader === null) return null;
  const own = seat === seatOf(game, reader);
  return { own, name: own ? t("player-you") : playerWords(context, seat).name || t("player-friend") };
}

/** @param {Context} context @param {Finding} finding @param {boolean} open whether the card is about it @param {boolean} decided whether it gave away the last chance */
function item(context, finding, open, decided) {
  const { state, layout, act } = context;
  const { ply, side, played, annotation: sign } = finding;
  const seat = seatOf(state.game, side);
  const colour = seatName(state, seat); // in a list of both sides' turns each has its colour
  const who = whose(context, seat);
  const see = (/** @type {globalThis.Event} */ { currentTarget }) => {
    act({ type: "see-finding", ply, after: true });
    const panel = /** @type {Element} */ (currentTarget).closest(".study-panel");
    requestAnimationFrame(() => panel?.firstElementChild?.scrollIntoView({ block: "nearest" }));
  };
  return html`<li class=${open ? "open" : ""}>
    <button
      class=${`line-button finding seat-${seat}${who && !who.own ? " others" : ""}`}
      type="button"
      aria-pressed=${open}
      @click=${see}
    >
      <span class="turn-seat"></span
      ><span class="finding-turn unbroken"
        ><span class="visually-hidden">${t("review-finding", { number: ply + 1, who: "seat", seat: colour })}</span>
        <span aria-hidden="true">${ply + 1}. </span>${shownTurn(layout, played)} <b>${sign}</b
        ><span class="visually-hidden">${annotationWords(sign)}</span>
        ${who ? html`<small>${who.name}</small>` : nothing}</span
      >
      <span class="finding-cost"
        >${decided ? html`<b>${t("review-cost-last", { seat: colour })}</b>` : costWords(finding, ["seat", colour])}</span
      >
    </button>
  </li>`;
}
