/** The scenes that the engine sends: what is animated, which presses are played then, and what is reported. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { after, AGAINST_BOT, fixture, game, layout, press, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @param {State} state */
const codes = (state) => state.notices.map(({ code }) => code);
const TURNS = ["B4", "C1", "C3", "D4"];

/** @param {State} state @param {State["scene"]} scene */
const arrives = (state, scene) =>
  reduce(state, { type: "scene", key: keyOf(state.game), scene: /** @type {NonNullable<State["scene"]>} */ (scene) });

test("the next cell or turn is animated on the board, but no change over several turns", () => {
  const bonus = stateOf("scene-bonus-owed");
  const start = { ...bonus.scene, draft: { cells: [], names: [], events: [] } };
  const before = { ...bonus, scene: /** @type {any} */ (start), sceneKey: "before" };
  assert.ok(bonus.scene?.draft.events.length);
  assert.deepEqual(arrives(before, bonus.scene).motion, { key: keyOf(bonus.game), events: bonus.scene.draft.events });
  const far = { ...before, scene: /** @type {any} */ ({ ...start, played: [] }) };
  assert.deepEqual(arrives(far, bonus.scene).motion.events, []);
  assert.deepEqual(arrives(bonus, bonus.scene).motion.events, []);

  const eaten = stateOf("scene-after-eating");
  const { played, last } = /** @type {NonNullable<State["scene"]>} */ (eaten.scene);
  const one = { .../** @type {any} */ (eaten.scene), played: played.slice(0, -1) };
  assert.deepEqual(arrives({ ...eaten, scene: one }, eaten.scene).motion.events, last?.events);
  const half = { ...one, draft: { cells: [], names: ["C4"], events: last?.events.slice(0, 1) } };
  assert.deepEqual(arrives({ ...eaten, scene: half }, eaten.scene).motion.events, last?.events.slice(1));
  const on = { ...eaten.scene, draft: { cells: [], names: ["A1"], events: [] } };
  assert.deepEqual(arrives({ ...eaten, scene: one }, /** @type {any} */ (on)).motion.events, []);
  const two = { ...one, played: played.slice(0, -2) };
  assert.deepEqual(arrives({ ...eaten, scene: two }, eaten.scene).motion.events, []);
});

test("each further cell of a turn is animated alone", () => {
  for (const name of ["scene-second-bonus-owed", "scene-third-bonus-owed"]) {
    const state = stateOf(name);
    const { names, events } = /** @type {NonNullable<State["scene"]>} */ (state.scene).draft;
    for (const left of [1, 2]) {
      const draft = { names: names.slice(0, -left), events: events.slice(0, -2 * left) };
      const before = { ...state, scene: /** @type {any} */ ({ ...state.scene, draft }) };
      assert.deepEqual(arrives(before, state.scene).motion.events, left === 1 ? events.slice(-2) : []);
    }
  }
});

test("presses that waited end with one that the bug picked before it forbids", () => {
  const state = stateOf("scene-chosen-two-meals");
  const [first, second] = state.scene?.meals ?? [];
  const cells = [state.scene?.bugs[first.eater].cells[0] ?? -1, second.cells[0], first.cells[0]];
  const queue = cells.map((cell) => ({ cell, name: layout("hexhex3").cells[cell].name }));
  const ended = arrives({ ...state, queue }, state.scene);
  assert.deepEqual([ended.blocked, ended.queue, ended.game.draft], ["other_eater", [], state.game.draft]);
});

test("presses that waited are played until one is refused", () => {
  const { scene } = fixture("scene-start-hexhex3");
  const cells = [press("B2"), press("D3")].map(({ cell, name }) => ({ cell, name }));
  const fresh = freshState(game());
  const waiting = { ...fresh, boot: /** @type {any} */ ({ state: "ready", versions: {} }), focus: 7, queue: cells };
  const played = arrives(waiting, scene);
  assert.deepEqual([played.game.turns, played.focus], [["B2"], 7]);
  assert.deepEqual(
    played.queue.map(({ name }) => name),
    ["D3"],
    "it waits for the next scene",
  );
  const bot = { ...waiting, game: game({ seats: AGAINST_BOT, starts: 1 }) };
  const stopped = arrives(bot, scene);
  assert.deepEqual([stopped.blocked, stopped.queue, stopped.scene], ["bot_turn", [], scene]);
  const growth = stateOf("scene-growth");
  const [refusal] = growth.scene?.refusals ?? [];
  const refused = arrives(
    { ...growth, queue: [{ cell: refusal.cell ?? -1, name: refusal.text }, ...cells] },
    growth.scene,
  );
  assert.deepEqual([refused.refusal, refused.queue, refused.game.turns], [refusal, [], TURNS]);
});

test("a refused draft is kept as text, with the turns before it", () => {
  const { request, scene } = fixture("scene-refused-draft");
  const { turns, draft } = request.params;
  const state = arrives({ ...freshState(game({ turns, draft })), unconfirmed: null }, scene);
  assert.deepEqual(state.notices, [{ code: "not_legal", text: "C3 B2-E3" }]);
  assert.deepEqual([state.game.turns, state.game.cursor, state.game.draft], [["C3"], 1, []]);
});

test("a scene that differs from the click is reported, and animated as the engine says", () => {
  const start = stateOf("scene-start-hexhex3");
  const clicked = after(start, press("C3"));
  assert.ok(clicked.unconfirmed);
  const answer = /** @type {any} */ ({
    ...clicked.unconfirmed.scene,
    played: [{ ate: 0, mobility: [18, 18], kind: "growth" }],
  });
  const fine = arrives(clicked, answer);
  assert.deepEqual([fine.notices, fine.motion, fine.unconfirmed], [[], clicked.motion, null]);
  const wrong = arrives(clicked, { ...answer, turn_number: 9 });
  assert.deepEqual(codes(wrong), ["not_as_shown"]);
  const [first, key, ...facts] = String(wrong.notices[0].text).split("\n");
  assert.match(first, /^Bug \d/);
  assert.deepEqual([key, facts.length], [keyOf(clicked.game), 1]);
  assert.match(facts[0], /^turn_number \d+ \| turn_number 9$/);
  assert.deepEqual(wrong.motion, { key: keyOf(clicked.game), events: answer.last.events });
  const refused = arrives(clicked, { ...answer, turn_number: 9, refused: { index: 0, turn: "C3", refusal: null } });
  assert.deepEqual(codes(refused), ["not_legal"]);
});
