/** The buttons at the end of a game. */
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { banner } from "../../../web/game/banner.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { AGAINST_BOT, game, layout, PEOPLE } from "../fixtures.mjs";
import { freshState } from "../../../web/app/state.js";

/** @param {Partial<import("../../../web/game/line.js").Game>} parts @returns the names of the buttons, and what the main one does */
function shown(parts) {
  /** @type {any[]} */
  const done = [];
  const state = freshState(game({ seats: AGAINST_BOT, turns: ["C3", "B2-B1"], ...parts }));
  const act = (/** @type {any} */ action) => done.push(action);
  const view = painted(banner(/** @type {any} */ ({ state, act, catalogue, layout: layout("hexhex3") })));
  const buttons = [...view.querySelectorAll("button")];
  const main = buttons.filter(({ className }) => className.includes("primary"));
  for (const each of main) each.click();
  return { names: buttons.map(({ textContent }) => (textContent ?? "").trim()), done: done.map(({ type }) => type) };
}
const TIME = {
  control: "20 s + 3 min",
  sound: false,
  rests: false,
  events: [],
  owed: false,
  lost: /** @type {const} */ (0),
};

test("a game lost on time can be reviewed, as every game that ended", () => {
  const onTime = shown({ clock: TIME });
  assert.ok(onTime.names.includes("Play on, no clock"), `${onTime.names}`);
  assert.ok(onTime.names.includes("Review"), `${onTime.names}`);
  assert.deepEqual(onTime.done, ["review-game"]);
  assert.ok(shown({ headers: { Result: "o wins by resignation" } }).names.includes("Review"));
  for (const clock of [TIME, { ...TIME, lost: /** @type {const} */ (1) }])
    assert.ok(shown({ clock, seats: PEOPLE }).names.includes("Review"));
});
