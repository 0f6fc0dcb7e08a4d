// A click shows what the engine then answers; if the answer differs, a notice says so.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { lineOf, spokenLine } from "../../../web/app/prompt.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { keyOf, paramsOf } from "../../../web/game/line.js";
import { current, openOptions } from "../../../web/game/select.js";
import { differences } from "../../../web/game/unconfirmed.js";
import { soundOf } from "../../../web/sound/effects.js";
import { fixture, layout, stateOf, AGAINST_BOT } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/engine/protocol.js").Scene} Scene */

const FIXTURES =
  `scene-after-eating scene-all-round scene-all-starves scene-bonus-owed scene-chosen-two-meals scene-custom-rules
  scene-growth scene-growth-hexhex4 scene-join scene-limping scene-second-bonus-owed scene-setup-done scene-setup-half
  scene-setup-start scene-start-hexhex3 scene-third-bonus-owed`.split(/\s+/);
const ROUNDS = 3;
const FOLLOWED = 16;

/** @param {State[]} states @returns {Scene[]} the engine's scene of each */
function answers(states) {
  const requests = states.map(({ game }, id) => ({ id, method: "scene", params: paramsOf(game) }));
  const input = JSON.stringify(requests);
  const said = execFileSync("python3", ["-m", "tests.tools.record_wire", "--answer"], { input, maxBuffer: 2 ** 30 });
  return JSON.parse(String(said)).map((/** @type {any} */ [message]) => message.result);
}

/** @param {State} state @param {number} cell */
const pressed = (state, cell) => reduce(state, { type: "press", cell, name: named(state, cell) });

/** @param {State} state @param {number} cell */
const named = ({ game }, cell) => layout(game.board).cells[cell].name;

/** @param {State} state @param {Scene} scene */
const confirmed = (state, scene) => reduce(state, { type: "scene", key: keyOf(state.game), scene });

/** The last moments of a game. */
function beforeTheEnd() {
  const { game } = stateOf("scene-over");
  const states = [1, 2].map((left) => {
    const turns = game.turns.slice(0, -left);
    return { ...freshState({ ...game, turns, cursor: turns.length }), boot: stateOf("scene-over").boot };
  });
  const scenes = answers(states);
  return states.map((state, i) => confirmed(state, scenes[i]));
}

test("every option of many positions shows the engine's later answer", () => {
  /** @type {State[]} */
  let states = [...FIXTURES.map((name) => stateOf(name)), ...beforeTheEnd()];
  const seen = { eaten: 0, owed: 0, blackened: 0, wins: 0, joined: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = states.flatMap((state) => openOptions(state).map(({ cell }) => pressed(state, cell)));
    const scenes = answers(next);
    for (const [i, { unconfirmed, scene }] of next.entries()) {
      assert.ok(unconfirmed && unconfirmed.scene === scene);
      assert.deepEqual(differences(unconfirmed, scenes[i]), []);
      seen.eaten += Number(unconfirmed.from.scene.bugs.length > scene.bugs.length);
      seen.owed += Number(scene.meals.length > 0);
      seen.blackened += Number(scene.setup < unconfirmed.from.scene.setup);
      seen.wins += Number(unconfirmed.wins !== null);
      seen.joined += Number(
        scene.last?.events.some((event) => event.type === "grew" && event.kind === "join") ?? false,
      );
    }
    const after = next.map((state, i) => confirmed(state, scenes[i])).filter((state) => openOptions(state).length);
    const step = Math.ceil(after.length / FOLLOWED);
    states = after.filter((_, i) => i % step === round % step);
  }
  for (const [what, count] of Object.entries(seen)) assert.ok(count > 0, `no option ${what}`);
});

const START = stateOf("scene-growth");
const CELL = openOptions(START)[0].cell;
const PRESSED = pressed(START, CELL);
const [ANSWER] = answers([PRESSED]);

test("the stone is shown at once, and no other cell is played until the engine has answered", () => {
  assert.notEqual(PRESSED.scene?.stones[CELL], ".");
  assert.equal(current(PRESSED), false);
  assert.deepEqual(openOptions(PRESSED), []);
  const other = openOptions(START).find(({ cell }) => cell !== CELL)?.cell ?? -1;
  const twice = pressed(PRESSED, other);
  assert.deepEqual(twice.queue, [{ cell: other, name: named(START, other) }]);
  const { motion } = confirmed(PRESSED, ANSWER);
  assert.equal(motion, PRESSED.motion); // not animated a second time
  assert.equal(confirmed(PRESSED, ANSWER).unconfirmed, null);
});

test("the marks of the cells stay until the next ones are known", () => {
  const marks = (/** @type {State} */ state) =>
    boardPaint(state, layout(state.game.board)).cells.map((cell) => cell.marks);
  const [before, after] = [marks(START), marks(PRESSED)];
  assert.deepEqual(after[CELL], []);
  assert.deepEqual(
    after.filter((_, cell) => cell !== CELL),
    before.filter((_, cell) => cell !== CELL),
  );
});

test("a click sounds once, and a screen reader says it when the engine has confirmed it", () => {
  assert.equal(soundOf(START, PRESSED), "stone");
  const after = confirmed(PRESSED, ANSWER);
  assert.equal(soundOf(PRESSED, after), null);
  const board = layout(START.game.board);
  assert.equal(spokenLine(PRESSED, board), "");
  assert.notEqual(spokenLine(after, board), "");
  assert.equal(lineOf(PRESSED, board).tone, "prompt");
});

test("a win sounds when the engine has confirmed it", () => {
  const { scene: over } = fixture("scene-over");
  const wins = over.result?.winner ?? 0;
  const last = { ...PRESSED, unconfirmed: PRESSED.unconfirmed && { ...PRESSED.unconfirmed, wins } };
  assert.equal(soundOf(START, last), null);
  const ended = { ...last, unconfirmed: null, scene: { ...ANSWER, result: over.result }, sceneKey: keyOf(last.game) };
  assert.equal(soundOf(last, ended), "win");
});

test("taking back a cell before the engine answers restores the scene before it", () => {
  const undone = reduce(PRESSED, { type: PRESSED.game.draft.length ? "take-back" : "undo" });
  assert.equal(undone.scene, START.scene);
  assert.equal(undone.unconfirmed, null);
  assert.equal(current(undone), true);
  assert.equal(reduce(PRESSED, { type: "jump", cursor: 0 }).scene, START.scene);
  const late = reduce(undone, { type: "scene", key: keyOf(PRESSED.game), scene: ANSWER });
  assert.equal(late.scene, START.scene);
});

test("another game ends the unconfirmed scene", () => {
  const { scene, unconfirmed } = reduce(PRESSED, { type: "new-game", game: { ...START.game, turns: [], cursor: 0 } });
  assert.equal(scene, null);
  assert.equal(unconfirmed, null);
});

test("a bot's cells are shown the same way", () => {
  const bot = stateOf("scene-growth", { seats: [AGAINST_BOT[1], AGAINST_BOT[1]] });
  const steps = [{ cell: CELL, name: named(START, CELL) }];
  const played = reduce({ ...bot, steps }, { type: "bot-step" });
  assert.equal(played.scene?.stones, PRESSED.scene?.stones);
  assert.equal(played.steps.length, 0);
});

test("an answer that differs is shown, animated, and reported", () => {
  const { notices: none } = confirmed(PRESSED, ANSWER);
  assert.deepEqual(none, []);
  const forged = {
    ...ANSWER,
    mobility: /** @type {[number, number]} */ ([ANSWER.mobility[0] + 1, ANSWER.mobility[1]]),
  };
  const after = confirmed(PRESSED, forged);
  assert.equal(after.scene, forged);
  assert.equal(current(after), true);
  assert.notEqual(after.motion, PRESSED.motion);
  assert.deepEqual(
    after.notices.map(({ code }) => code),
    ["not_as_shown"],
  );
  assert.match(after.notices[0].text ?? "", /mobility/);
  assert.ok(after.notices[0].text?.includes(keyOf(PRESSED.game)));
});

for (const [part, change] of /** @type {[string, (scene: Scene) => Partial<Scene>][]} */ ([
  ["stones", ({ stones }) => ({ stones: stones.replace("x", ".") })],
  ["bugs", ({ bugs }) => ({ bugs: bugs.slice(1) })],
  ["mover", ({ mover }) => ({ mover: mover ? 0 : 1 })],
  ["setup", ({ setup }) => ({ setup: setup + 1 })],
  ["turn_number", ({ turn_number }) => ({ turn_number: turn_number + 1 })],
  ["meals", () => ({ meals: [{ eater: 0, prey: [1], cells: [0] }] })],
  ["draft", ({ draft }) => ({ draft: { ...draft, names: ["A1"] } })],
  ["wins", () => ({ result: { winner: 0, reason: "no_growth", margin: 1 } })],
]))
  test(`an answer with other ${part} differs`, () => {
    assert.ok(PRESSED.unconfirmed);
    const [difference, ...more] = differences(PRESSED.unconfirmed, { ...ANSWER, ...change(ANSWER) });
    assert.ok(difference.startsWith(`${part} `));
    assert.deepEqual(more, []);
  });
