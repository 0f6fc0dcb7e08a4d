/** Sentences that say what a mistake let the other side do, and what was better. Pure. */

import { shownTurn } from "../board/layout.js";
import { seatOf } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { few, joined, percent, t } from "../strings/index.js";
import { markWords, preyWords } from "./hint-words.js";

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

/** "After this, Blue eats your bug of 3 (bar) at C4."; "" if nothing is known. @param {State} state @param {Layout} layout @param {Finding} finding */
export function refutationWords(state, layout, finding) {
  const { refutation, side } = finding;
  if (!refutation) return "";
  const { line, prey, shapes, wins } = refutation;
  const seat = name(state, 1 - side);
  const won = wins ? t("line-gives-away", { seat }) : "";
  if (!line.length) return won;
  const [who, loser] = named(state, side);
  const turn = shownTurn(layout, line[0]);
  if (!prey.length)
    return won ? joined([t("review-then", { seat, turn }), won], "space") : quietWords(state, finding, turn);
  const bugs = few(
    prey.map((bug, i) => t("review-prey", { size: markWords(shapes[i]), cell: layout.cells[bug[0]].shown })),
  );
  const eaten = { who, loser, seat, bugs, count: prey.length };
  return joined([line.length > 1 ? t("review-then-eats", { ...eaten, turn }) : t("review-eats", eaten), won], "space");
}

/** The words for an answer that eats nothing: the cells left if they show the effect, else the chance. @param {State} state @param {Finding} finding @param {string} turn */
function quietWords(state, { refutation, side, kept, proven }, turn) {
  const [who, loser] = named(state, side);
  const seat = name(state, 1 - side);
  const [own, other] = [refutation?.mobility[1 - side] ?? 0, refutation?.mobility[side] ?? 0];
  if (own < other) return t("review-then-leaves", { who, loser, seat, turn, own, other });
  if (proven && kept === 0) return t("review-then-proven", { seat, turn });
  return t("review-then-chance", { seat, turn, chance: percent(1 - kept) });
}

/** What a better turn would have done: what it eats, and the cells left after it and after the played turn, if they speak for it. @param {State} state @param {Layout} layout @param {Finding} finding */
export function betterWords(state, layout, finding) {
  const { better, slip, prey, left, side } = finding;
  const words = [t("review-better", { turn: shownTurn(layout, better ?? "") })];
  const shapes = few(prey.map(preyWords));
  if (slip === "twin") words.push(t("review-missed-twin", { shapes }));
  else if (slip === "chain") words.push(t("review-missed-chain", { shapes }));
  else if (slip === "blocked") words.push(t("review-slip-blocked"));
  else if (slip === "later") words.push(t("review-slip-later"));
  const lead = (/** @type {import("../engine/protocol.js").Pair} */ cells) => cells[1 - side] - cells[side];
  if (left && lead(left[0]) > lead(left[1])) words.push(leftWords(state, side, left));
  return joined(words, "space");
}

/** @param {State} state @param {number} side @param {NonNullable<Finding["left"]>} left */
function leftWords(state, side, [then, played]) {
  const left = (/** @type {number} */ of) =>
    then[of] === played[of] ? then[of] : t("review-instead", { then: then[of], played: played[of] });
  return t("review-better-left", {
    ...{ seat: name(state, side), own: left(side) },
    ...{ opponent: name(state, 1 - side), other: left(1 - side) },
  });
}
