/** The offer at the end of a game against a level: the next level after a win, the one below after losses in a row. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { easier, harder } from "../../../web/game/next-level.js";
import { nothing } from "../../../web/ui/lit.js";
import { AGAINST_BOT, layout, PEOPLE, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/game/line.js").Player} Player */

/** A page with a finished game, and the actions of its buttons. @param {[Player, Player]} seats @param {Record<string, number>} [losing] */
function page(seats, losing = {}) {
  /** @type {any[]} */
  const done = [];
  const over = stateOf("scene-over", { seats });
  const result = /** @type {any} */ ({ ...over.scene?.result, margin: 3 }); // no clear loss
  const state = { ...over, scene: over.scene && { ...over.scene, result } };
  const context = {
    catalogue,
    layout: layout(state.game.board),
    act: (/** @type {any} */ action) => done.push(action),
  };
  return {
    done,
    context: /** @type {any} */ ({ ...context, state: { ...state, library: { ...state.library, losing } } }),
  };
}

/** The words of a view and the presses of its buttons. @param {any} view @returns {{words: string[], presses: (() => void)[]}} */
function parts(view) {
  /** @type {unknown[]} */
  const all = (view?.values ?? []).flatMap((/** @type {any} */ value) =>
    value?.values ? [value, ...inside(value)] : [value],
  );
  return {
    words: all.filter((each) => typeof each === "string").map((each) => each.replace(/[\u2066-\u2069]/g, "")),
    presses: /** @type {(() => void)[]} */ (all.filter((each) => typeof each === "function")),
  };
}
/** @param {any} view @returns {unknown[]} */
const inside = ({ values }) => values.flatMap((/** @type {any} */ each) => (each?.values ? inside(each) : [each]));

const levels = catalogue.levels.map(({ name }) => name);
const bot = (/** @type {string} */ level) => /** @type {[Player, Player]} */ ([PEOPLE[0], { kind: "bot", level }]);

test("after a win the next level is offered, and its button starts the same game against it", () => {
  levels.slice(0, -1).forEach((level, at) => {
    const { done, context } = page(bot(level));
    const { words, presses } = parts(harder(context));
    assert.ok(
      words.some((each) => each.startsWith("Next level: ")),
      `${level}: ${words}`,
    );
    presses[0]();
    const [{ type, game }] = done;
    assert.deepEqual([type, game.seats, game.turns], ["new-game", bot(levels[at + 1]), []]);
    assert.deepEqual([game.board, game.ruleset], [context.state.game.board, context.state.game.ruleset]);
  });
});

test("after the strongest level, and against people, no harder level is offered", () => {
  assert.equal(harder(page(bot(levels.at(-1) ?? "")).context), null);
  assert.equal(harder(page(PEOPLE).context), null);
  assert.ok(harder(page(AGAINST_BOT).context));
});

test("after three losses in a row the level below is offered, not after two, and nothing below the gentlest", () => {
  assert.equal(easier(page(bot(levels[3]), { [levels[3]]: 2 }).context), nothing);
  assert.equal(easier(page(bot(levels[0]), { [levels[0]]: 9 }).context), nothing);
  assert.equal(easier(page(bot(levels[3]), { [levels[2]]: 5 }).context), nothing);
  const { done, context } = page(bot(levels[3]), { [levels[3]]: 3 });
  const { words, presses } = parts(easier(context));
  assert.ok(words.some((each) => each.startsWith("3 losses in a row")));
  presses[0]();
  assert.deepEqual(done[0].game.seats, bot(levels[2]));
});
