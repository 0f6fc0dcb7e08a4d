/** Sentences that say what a mistake let the other side do, and what was better. Pure. */

import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { few, joined, percent, t } from "../strings/index.js";
import { markWords, preyWords } from "./hint-words.js";
import { readerOf } from "./regained.js";
import { reviewOf } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Finding} Finding */

/** The name of a side. @param {State} state @param {number} side */
export const name = (state, side) => seatName(state, seatOf(state.game, side));

/** The subject of a sentence: "you" for the reader in a game against a bot or a friend, else a colour. @param {State} state @param {number} side @returns {["you" | "seat", import("../strings/words.js").Argument]} */
export const named = (state, side) => [readerOf(state) === side ? "you" : "seat", name(state, side)];

/** @typedef {import("../engine/protocol.js").Pair} Pair */
/** @typedef {import("../engine/protocol.js").Difference} Difference */

/** Who eats whose bugs, for a sentence: `who` is "eater" if the reader eats, "you" if the reader's bugs are eaten. @param {State} state @param {Layout} layout @param {number} eater @param {Pick<Difference, "prey" | "shapes">} eaten */
function eating(state, layout, eater, { prey, shapes }) {
  const [one, seat] = named(state, eater);
  const [other, loser] = named(state, 1 - eater);
  const bugs = few(
    prey.map((bug, i) => t("review-prey", { size: markWords(shapes[i]), cell: layout.cells[bug[0]].shown })),
  );
  return { who: one === "you" ? "eater" : other, seat, loser, bugs, bugCount: prey.length };
}

/** "After this, Blue eats your bug of 3 (bar) at C4."; "" if nothing is known. @param {State} state @param {Layout} layout @param {Finding} finding */
export function refutationWords(state, layout, finding) {
  const { refutation, side, contrast, better } = finding;
  if (!refutation) return "";
  const { line, prey, wins, still } = refutation;
  const [who, seat] = named(state, 1 - side);
  if (!line.length) return wins ? t(still ? "review-still-out" : "review-out", { who, seat }) : "";
  const turn = shownTurn(layout, line[0]);
  const near = contrast?.played;
  if (prey.length || near?.kind === "threat") return mealWords(state, layout, finding, turn);
  // The turns are counted from the answer on, which the sentence names.
  const why = near
    ? nearWords(
        state,
        layout,
        { ...near, turns: near.turns - 1 },
        1 - side,
        t("review-better-turn", { turn: shownTurn(layout, better ?? "") }),
      )
    : farWords(state, finding, 1);
  return joined([t("review-then", { who, seat, turn }), why], "space");
}

/** What the other side eats after a mistake, or could eat at once. @param {State} state @param {Layout} layout @param {Finding} finding @param {string} turn its first answer */
function mealWords(state, layout, { side, refutation, contrast }, turn) {
  const eaten = refutation?.prey.length ? refutation : contrast?.played;
  if (!eaten) return "";
  const { who, seat, loser, bugs, bugCount } = eating(state, layout, 1 - side, eaten);
  if (eaten !== refutation) return t("review-then-could", { who, seat, loser, bugs, bugCount, turn });
  if (refutation.line.length > 1) return t("review-then-eats", { who, seat, loser, bugs, bugCount, turn });
  return t("review-eats", { who, seat, loser, bugs, bugCount });
}

/** What a better turn would have done at once: what it eats, else the cells left after it and after the played turn, if they speak for it; else where the lines soon differ. @param {State} state @param {Layout} layout @param {Finding} finding */
export function betterWords(state, layout, finding) {
  const { slip, prey, left, side, contrast, played } = finding;
  const words = [firstWords(layout, finding)];
  const shapes = few(preyWords(prey));
  if (slip === "twin") words.push(t("review-missed-twin", { shapes, count: prey.length }));
  else if (slip === "chain") words.push(t("review-missed-chain", { shapes }));
  else if (slip === "blocked") words.push(t("review-slip-blocked"));
  else if (left && speakFor(side, left)) words.push(leftWords(state, side, left, 0));
  else if (contrast?.better) words.push(nearWords(state, layout, contrast.better, side, shownTurn(layout, played)));
  else words.push(safeWords(state, layout, finding) || farWords(state, finding, 0));
  return joined(words, "space");
}

/** More turns that win are counted, not named. */
const NAMED = 3;

/** The better turn and the others that win, or their number. @param {Layout} layout @param {Finding} finding */
export function betterTurns(layout, { better, winning }) {
  const others = winning.filter((turn) => turn !== better);
  const [first, ...rest] = [better ?? "", ...others].map((turn) => shownTurn(layout, turn));
  return winning.length > NAMED ? [first, t("review-others", { count: rest.length })] : [first, ...rest];
}

/** For a sentence about a mistake: its number, the better turns and the played one. @param {Layout} layout @param {Finding} finding */
export const mistakeTurns = (layout, finding) => ({
  number: finding.ply + 1,
  better: betterTurns(layout, finding),
  played: shownTurn(layout, finding.played),
});

/** @param {Layout} layout @param {Finding} finding */
function firstWords(layout, finding) {
  const [turn, ...others] = betterTurns(layout, finding);
  const count = finding.winning.length;
  if (count > NAMED) return t("review-better-of", { turn, count });
  return others.length ? t("review-better-too", { turn, others, count: others.length }) : t("review-better", { turn });
}

/** What the other side could eat after the mistake, and not after the better turn. @param {State} state @param {Layout} layout @param {Finding} finding */
function safeWords(state, layout, { side, contrast, played }) {
  if (contrast?.played?.kind !== "threat") return "";
  const { who, seat, loser, bugs, bugCount } = eating(state, layout, 1 - side, contrast.played);
  return t("review-line-safe", { who, seat, loser, bugs, bugCount, first: shownTurn(layout, played) });
}

/** Do the cells left after a better turn speak for it, neither number against it? @param {number} side @param {readonly [Pair, Pair]} cells */
const speakFor = (side, [then, other]) =>
  then[side] <= other[side] &&
  then[1 - side] >= other[1 - side] &&
  then[side] - then[1 - side] !== other[side] - other[1 - side];

/** What soon speaks for a line and its side. @param {State} state @param {Layout} layout @param {Difference} near @param {number} side @param {string} first the first turn of the other line, in words */
function nearWords(state, layout, near, side, first) {
  const { kind, turns: count, left } = near;
  if (left) return leftWords(state, side, left, count);
  if (kind === "end") {
    const [who, seat] = named(state, side);
    return t("review-line-end", { who, seat, count });
  }
  const { who, seat, loser, bugs, bugCount } = eating(state, layout, kind === "spared" ? 1 - side : side, near);
  if (kind === "spared") return t("review-line-spared", { who, seat, loser, bugs, bugCount, first });
  return t(kind === "meal" ? "review-line-meal" : "review-threat", { who, seat, loser, bugs, bugCount });
}

/** That nothing near explains a turn, and what is known of its result. @param {State} state @param {Finding} finding @param {0 | 1} after 0: the better turn, 1: the mistake */
function farWords(state, finding, after) {
  const { side, contrast, best, kept } = finding;
  const winner = after ? 1 - side : side;
  const [who, seat] = named(state, winner);
  const chance = after ? 1 - kept : best;
  const end = contrast?.endings[after];
  if (!isSure(state, finding, after) || chance !== 1)
    return t("review-far-chance", { who, seat, chance: percent(chance) });
  if (end?.winner !== winner) return t("review-far-proven", { who, seat });
  return t("review-far-end", { who, seat, count: end.turns - after });
}

/** Is the result before or after a mistake proven? @param {State} state @param {Finding} finding @param {0 | 1} after */
const isSure = (state, { ply, proven }, after) =>
  reviewOf(state)?.found?.points.find((point) => point.ply === ply + after)?.proven ?? proven;

/** The cells left in a line where they differ from those in the other, both after as many turns. @param {State} state @param {number} side @param {readonly [Pair, Pair]} cells @param {number} count of turns after the turn that is named */
function leftWords(state, side, [then, other], count) {
  const differ = [side, 1 - side].filter((of) => then[of] !== other[of]);
  const cells = differ.map((of) => {
    const [who, seat] = named(state, of);
    return t("review-instead", { who, seat, then: then[of], played: other[of] });
  });
  // Of one number that grew, "fewer is better" says whose it helps only at a second reading.
  const [of, more] = differ;
  const [who, seat] = then[of] > other[of] && more === undefined ? named(state, of) : ["fewer", ""];
  return t("review-left", { cells: joined(cells), count, tail: t("review-left-tail", { who, seat }) });
}

/** What is reached at the end of a line: the end of the game, a proof, or the chances. @param {State} state @param {Finding} finding @param {0 | 1} after 0: the better turn, 1: the mistake */
export function reachedWords(state, finding, after) {
  const { side, contrast, best, kept } = finding;
  const end = contrast?.endings[after];
  const chance = after ? kept : best;
  const winner = end ? end.winner : chance < 0.5 ? 1 - side : side;
  const [who, seat] = named(state, winner);
  if (end) return t(end.left[1 - winner] ? "review-line-over" : "review-line-both", { who, seat });
  if (isSure(state, finding, after)) return t("review-line-won", { who, seat });
  return t("review-line-chance", { who, seat, chance: percent(winner === side ? chance : 1 - chance) });
}
