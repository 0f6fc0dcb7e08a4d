/** Sentences that say what a mistake let the other side do, and what was better. Pure. */

import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { few, joined, percent, t } from "../strings/index.js";
import { markWords, preyWords } from "./hint-words.js";
import { reviewOf } from "./state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Finding} Finding */

/** The name of a side. @param {State} state @param {number} side */
export const name = (state, side) => seatName(state, seatOf(state.game, side));

/** The subject of a sentence: "you" for the player against a bot, else a colour. @param {State} state @param {number} side @returns {["you" | "seat", import("../strings/words.js").Argument]} */
export function named(state, side) {
  const { seats } = state.game;
  const seat = seatOf(state.game, side);
  const you = seats[seat].kind === "person" && seats[1 - seat].kind === "bot";
  return [you ? "you" : "seat", seatName(state, seat)];
}

/** @typedef {import("../engine/protocol.js").Pair} Pair */

/** "After this, Blue eats your bug of 3 (bar) at C4."; "" if nothing is known. @param {State} state @param {Layout} layout @param {Finding} finding */
export function refutationWords(state, layout, finding) {
  const { refutation, side } = finding;
  if (!refutation) return "";
  const { line, prey, wins } = refutation;
  const seat = name(state, 1 - side);
  const won = wins ? t("line-gives-away", { seat }) : "";
  if (!line.length) return won;
  const [who, loser] = named(state, side);
  const turn = shownTurn(layout, line[0]);
  if (!prey.length)
    return won ? joined([t("review-then", { seat, turn }), won], "space") : quietWords(state, finding, turn);
  // A meal says enough: on a phone there is no room for the end of the line, too.
  const eaten = { who, loser, seat, bugs: preyAt(layout, refutation), count: prey.length };
  return joined([line.length > 1 ? t("review-then-eats", { ...eaten, turn }) : t("review-eats", eaten), won], "space");
}

/** "3 (bar) at C4 and 1 at D1". @param {Layout} layout @param {Pick<import("../engine/protocol.js").Refutation, "prey" | "shapes">} eaten */
const preyAt = (layout, { prey, shapes }) =>
  few(prey.map((bug, i) => t("review-prey", { size: markWords(shapes[i]), cell: layout.cells[bug[0]].shown })));

/** The words for an answer that eats nothing: the race of cells left, else the chance. @param {State} state @param {Finding} finding @param {string} turn */
function quietWords(state, finding, turn) {
  const { refutation, side, kept, proven, contrast } = finding;
  const [who, loser] = named(state, side);
  const seat = name(state, 1 - side);
  const end = endWords(state, finding, 1);
  const [own, other] = [refutation?.mobility[1 - side] ?? 0, refutation?.mobility[side] ?? 0];
  if (own < other) return joined([t("review-then-leaves", { who, loser, seat, turn, own, other }), end], "space");
  const ending = contrast?.endings[1];
  if (end && ending?.left[side] && kept === 0)
    return t("review-then-ends", {
      ...{ seat, turn, count: ending.turns },
      ...{ opponent: name(state, side), left: ending.left[side] },
    });
  if (proven && kept === 0) return joined([t("review-then-proven", { seat, turn }), end], "space");
  const left = contrast?.left;
  return joined(
    [
      t("review-then-chance", { seat, turn, chance: percent(1 - kept) }),
      end || (left ? leftWords(state, 1 - side, [left.played, left.played], left.turns) : ""),
    ],
    "space",
  );
}

/** "In this line Red has no cells left 5 turns later, and wins; Blue still has 3."; "" if the line goes on, or its end does not speak for its side. @param {State} state @param {Finding} finding @param {0 | 1} after 0: the better turn, 1: the mistake */
function endWords(state, { contrast, side }, after) {
  const end = contrast?.endings[after];
  const winner = after ? 1 - side : side;
  if (!end || end.winner !== winner || end.left[winner]) return "";
  const seat = name(state, winner);
  if (!end.turns) return t("line-gives-away", { seat });
  if (!end.left[1 - winner]) return t("review-line-both", { seat });
  return t("review-line-end", {
    seat,
    count: end.turns,
    opponent: name(state, 1 - winner),
    left: end.left[1 - winner],
  });
}

/** What a better turn would have done: what it eats, the cells left after it and after the played turn, if they speak for it, and how its line ends; else where the lines differ. @param {State} state @param {Layout} layout @param {Finding} finding */
export function betterWords(state, layout, finding) {
  const { better, slip, prey, left, side } = finding;
  const words = [t("review-better", { turn: shownTurn(layout, better ?? "") })];
  const shapes = few(prey.map(preyWords));
  if (slip === "twin") words.push(t("review-missed-twin", { shapes }));
  else if (slip === "chain") words.push(t("review-missed-chain", { shapes }));
  else if (slip === "blocked") words.push(t("review-slip-blocked"));
  const lead = (/** @type {Pair} */ cells) => cells[1 - side] - cells[side];
  if (left && lead(left[0]) > lead(left[1])) words.push(leftWords(state, side, left));
  const end = endWords(state, finding, 0);
  if (end) words.push(end);
  if (words.length === 1) words.push(laterWords(state, layout, finding));
  return joined(words, "space");
}

/** Why a turn is better whose effect comes later: a meal of either side, else the cells left, else how the mistake ends. @param {State} state @param {Layout} layout @param {Finding} finding */
function laterWords(state, layout, finding) {
  const { contrast, refutation, side, played, slip } = finding;
  const [seat, opponent] = [name(state, side), name(state, 1 - side)];
  const { meal, spared, left } = contrast ?? {};
  if (meal) {
    const { turns: count, prey } = meal;
    return t("review-line-meal", { seat, opponent, bugs: preyAt(layout, meal), bugCount: prey.length, count });
  }
  if (spared && refutation?.prey.length) {
    const bugs = preyAt(layout, refutation);
    const bugCount = refutation.prey.length;
    return t("review-line-spared", { opponent, bugs, bugCount, played: shownTurn(layout, played) });
  }
  if (left) return leftWords(state, side, [left.better, left.played], left.turns);
  const loss = endWords(state, finding, 1) && contrast?.endings[1];
  if (loss) return t("review-line-lost", { played: shownTurn(layout, played), opponent, count: loss.turns });
  return slip === "later" ? t("review-slip-later") : "";
}

/** The cells left in two lines, both after as many turns. @param {State} state @param {number} side @param {readonly [Pair, Pair]} cells @param {number} [turns] after the first turn of each line */
function leftWords(state, side, [then, other], turns) {
  const left = (/** @type {number} */ of) =>
    then[of] === other[of] ? then[of] : t("review-instead", { then: then[of], played: other[of] });
  const sides = { seat: name(state, side), opponent: name(state, 1 - side) };
  const cells = { own: left(side), other: left(1 - side) };
  return turns
    ? t("review-line-left", { ...sides, ...cells, count: turns })
    : t("review-better-left", { ...sides, ...cells });
}

/** What is reached at the end of a line: the end of the game, a proof, or the chances. @param {State} state @param {Finding} finding @param {0 | 1} after 0: the better turn, 1: the mistake */
export function reachedWords(state, { ply, side, contrast, best, kept, proven }, after) {
  const end = contrast?.endings[after];
  const chance = after ? kept : best;
  const sure = reviewOf(state)?.found?.points.find((point) => point.ply === ply + after)?.proven ?? proven;
  const winner = end ? end.winner : chance < 0.5 ? 1 - side : side;
  const seat = name(state, winner);
  const left = end?.left[1 - winner];
  if (end)
    return left
      ? t("review-line-over", { seat, opponent: name(state, 1 - winner), left })
      : t("review-line-both", { seat });
  if (sure) return t("study-won", { seat });
  return t("review-line-chance", { seat, chance: percent(winner === side ? chance : 1 - chance) });
}
