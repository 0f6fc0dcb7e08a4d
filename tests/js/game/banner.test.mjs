/** The buttons at the end of a game. */
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { banner } from "../../../web/game/banner.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { AGAINST_BOT, game, layout, PEOPLE, stateOf } from "../fixtures.mjs";
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

/** The end of a game that the first player won, with these cells left to the loser. @param {number} margin @param {Partial<import("../../../web/game/line.js").Game>} [parts] @param {(action: any) => void} [act] */
function lost(margin, parts, act = () => {}) {
  const state = stateOf("scene-over", { seats: [{ kind: "bot", level: "ladybird" }, { kind: "person" }], ...parts });
  const result = /** @type {any} */ ({ ...state.scene?.result, winner: 0, margin });
  const shown = { ...state, scene: state.scene && { ...state.scene, result } };
  const context = { state: shown, act, catalogue, layout: layout(state.game.board) };
  return painted(banner(/** @type {any} */ (context)));
}

test("a lost game is headed for the reader; the line below has the colours", () => {
  const [heading, line] = wordsOf(lost(3).querySelectorAll("h2, p"));
  assert.equal(heading, "You lost");
  assert.match(line ?? "", /^Red wins with no cells left\. Blue still has 3 cells\.$/);
  const resigned = lost(3, { headers: { Result: "x wins by resignation" } });
  assert.deepEqual(wordsOf(resigned.querySelectorAll("h2, p")).slice(0, 2), ["You lost", "You resigned. Red wins."]);
});

test("a clear loss against a bot offers an easier one, if there is one", () => {
  assert.ok(!buttonOf(lost(3), "Easier: Ant"));
  assert.ok(buttonOf(lost(12), "Easier: Ant"));
  const easiest = lost(12, { seats: [{ kind: "bot", level: catalogue.levels[0].name }, { kind: "person" }] });
  assert.equal(
    [...easiest.querySelectorAll("button")].filter(({ textContent }) => /^\s*Play /.test(textContent ?? "")).length,
    0,
  );
});

test("after a rematch the other player begins, which its button says; hints come with the same side", () => {
  /** @type {any[]} */
  const done = [];
  const seats = /** @type {const} */ ([{ kind: "bot", level: "ladybird" }, { kind: "person" }]);
  const over = lost(3, { seats: [...seats] }, (action) => done.push(action));
  buttonOf(over, "Rematch as Red")?.click();
  buttonOf(over, "Try with hints")?.click();
  assert.deepEqual(
    done.map(({ type, game: next }) => [type, next.seats]),
    [
      ["new-game", [seats[1], seats[0]]],
      ["hinted-game", seats],
    ],
  );
  assert.ok(buttonOf(lost(3, { seats: PEOPLE }), "Rematch: Blue starts"));
  assert.ok(buttonOf(lost(3, { seats: PEOPLE, starts: 1 }), "Rematch: Red starts"));
  assert.ok(buttonOf(lost(3, { seats: [seats[0], seats[0]] }), "Rematch"), "between bots");
});
