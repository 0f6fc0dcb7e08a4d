/** Sentences that say what a legal cell would do, and why another cell is not legal. Pure. */

import { t } from "../strings/index.js";

/** @typedef {import("../engine/protocol.js").Refusal} Refusal */
/**
 * prey: their sizes; bonus: the cells for the bonus growth; self: the bug itself eats; others: the cells of other bugs that then eat;
 * feeds: the cell of the bug that a bonus feeds, if several are hungry
 * @typedef {{kind: "blacken" | "spawn" | "enlarge" | "join" | "bonus", size: number, prey: readonly number[], bonus: readonly string[],
 *   others?: readonly string[], self?: boolean, together?: boolean, feeds?: string | null}} Step
 */

/** More cells than this are counted, not listed. */
const LISTED = 4;

/** The sizes of the bugs that a turn ate. @param {Pick<NonNullable<import("../engine/protocol.js").Scene["last"]>, "events">} turn */
export const preyOf = ({ events }) =>
  events.flatMap((event) => (event.type === "ate" ? event.prey.map((cells) => cells.length) : []));

/** "2 bugs of 1", "1 more bug of 2". @param {readonly number[]} sizes @param {boolean} [more] @returns {string[]} one text for each size */
export const bugsOf = (sizes, more = false) =>
  [...new Set(sizes)]
    .sort((a, b) => a - b)
    .map((size, i) => {
      const count = sizes.filter((other) => other === size).length;
      return t(more && i === 0 ? "more-bugs-of" : "bugs-of", { count, size });
    });

/** @param {readonly string[]} cells */
function bonusWords(cells) {
  if (cells.length === 1) return t("bonus-cell", { cell: cells[0] });
  return cells.length <= LISTED ? t("bonus-cells", { cells }) : t("bonus-cells-many", { count: cells.length });
}

/** @param {Step} step */
function doesWords({ kind, size, feeds }) {
  switch (kind) {
    case "blacken":
      return t("does-blacken");
    case "spawn":
      return t("does-spawn");
    case "enlarge":
      return t("does-enlarge", { size });
    case "join":
      return t("does-join", { size });
    case "bonus":
      return feeds ? t("does-bonus-for", { size, bug: feeds }) : t("does-bonus", { size });
  }
}

/** What a legal cell would do. @param {Step} step */
export function stepWords(step) {
  const { kind, prey, bonus, others = [], self = true, together = false, feeds = null } = step;
  const does = doesWords(step);
  if (bonus.length === 0) return t("does", { does });
  const after = bonusWords(bonus);
  const eats = prey.length ? t("eats", { prey: bugsOf(prey, kind === "bonus") }) : t("eats-none");
  if (self && others.length === 0)
    return feeds ? t("does-then-eats", { does, eats, bonus: after }) : t("does-eats", { does, eats, bonus: after });
  if (!self && others.length === 1) return t("does-other-eats", { does, bug: others[0], eats, bonus: after });
  const bugs = [...(self ? [t("eater-it")] : []), ...others.map((bug) => t("eater-at", { bug }))];
  return together
    ? t("does-some-eat-together", { does, bugs, bonus: after })
    : t("does-some-can-eat", { does, bugs, bonus: after });
}

/**
 * Why a cell is not legal.
 * @param {Refusal} refusal @param {string} cell @param {readonly string[]} bugs the names of the cells that cause it @param {readonly string[]} bonus the names of the cells that may follow
 * @param {{seat: import("../strings/words.js").Argument, size: number} | null} occupant
 */
export function refusalWords({ code, size, size_limit: limit, bugs: causes, step }, cell, bugs, bonus, occupant) {
  const several = causes.length > 1;
  switch (code) {
    case "not_a_cell":
      return cell ? t("refusal-not-a-cell", { cell }) : t("refusal-not-a-cell-unnamed");
    case "occupied":
      return occupant
        ? t("refusal-occupied", { cell, seat: occupant.seat, size: occupant.size })
        : t("refusal-occupied-by-any", { cell });
    case "black":
      return t("refusal-black", { cell });
    case "would_merge":
      return t(step ? "refusal-would-merge-bonus" : "refusal-would-merge", { cell, count: causes.length, bugs });
    case "too_large":
      return t(several ? "refusal-too-large-joined" : "refusal-too-large", {
        cell,
        bugs,
        size: size ?? 0,
        limit: limit ?? 0,
      });
    case "not_touching":
      return t(several ? "refusal-not-touching-many" : "refusal-not-touching", { cell, bugs });
    case "starves":
      return t("refusal-starves", { cell, bugs });
    case "must_eat":
      return bugs.length ? t("refusal-must-eat", { prey: bugs, bonus }) : t("refusal-must-grow", { bonus });
    case "nothing_to_eat":
      return t("refusal-nothing-to-eat");
    case "over":
      return t("refusal-over");
    case "empty_turn":
      return t("refusal-empty-turn");
    case "no_swap":
      return t("refusal-no-swap");
  }
}
