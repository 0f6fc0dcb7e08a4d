// Turns that are only tried in a study take no time, and a game that ends on time is the one that the study leads back to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { clockAt } from "../../../web/game/clock.js";
import { clockEffect } from "../../../web/game/clock-effects.js";
import { keyOf, playTurn, SWAP } from "../../../web/game/line.js";
import { endingHere } from "../../../web/game/select.js";
import { continueTime } from "../../../web/game/time.js";
import { branchAt, changed, grown, lineThrough } from "../../../web/game/tree.js";
import { after, FRIEND, game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/game/line.js").Game} Game */
/** @typedef {import("../../../web/engine/protocol.js").ClockEvent} ClockEvent */

const TURNS = ["D1", "D4", "A1"];
/** @type {ClockEvent} The second player thinks. */
const STARTED = { type: "start", side: 1, at: 100 };
/** @type {NonNullable<Game["clock"]>} */
const CLOCK = { control: "60+0/1", sound: false, rests: false, events: [STARTED], owed: false, lost: null };
/** Each turn with the time that it took. @param {readonly string[]} turns */
const timed = (turns) =>
  turns.reduce(
    (tree, _, i) => changed(tree, turns.slice(0, i + 1), (each) => ({ ...each, seconds: 1 })),
    game({ turns }).tree,
  );
/** @param {Partial<Game>} [parts] */
const clocked = (parts) => game({ turns: TURNS, tree: timed(TURNS), clock: CLOCK, ...parts });
/** Two people whose settings allow the study of a game with a clock. */
function allowing() {
  const state = stateOf("scene-start-hexhex3");
  return { ...state, settings: { ...state.settings, clockHints: true } };
}
/** @type {Action} */
const STUDY = { type: "study", tab: "analysis" };
/** @type {Action} */
const CLOSE = { type: "study", tab: null };
/** @type {Action} */
const UP = { type: "time", reading: /** @type {any} */ ({ side: 1, running: true, lost: 1 }) };

/** A page with a running clock, at second 102. @param {import("node:test").TestContext} t @param {Game} running @param {(game: Game) => Partial<import("../../../web/engine/protocol.js").Scene>} [sceneOf] */
function page(t, running, sceneOf = () => ({})) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 102_000 });
  t.mock.method(performance, "now", () => Date.now());
  continueTime(null);
  Object.assign(globalThis, { document: { hidden: false, addEventListener() {} } });
  const start = allowing();
  const sceneFor = (/** @type {Game} */ shown) =>
    /** @type {any} */ ({ ...start.scene, played: [], ...sceneOf(shown) });
  const store = createStore({ ...start, game: running, scene: sceneFor(running), sceneKey: keyOf(running) }, reduce);
  const call = () => Promise.resolve({ side: 1, running: true, lost: null, left: 50 });
  runEffects(store, [clockEffect(/** @type {any} */ ({ call }))(store)]);
  const seen = () => {
    const { game: shown } = store.state();
    store.dispatch({ type: "scene", key: keyOf(shown), scene: sceneFor(shown) });
  };
  return {
    events: () => store.state().game.clock?.events,
    /** @param {Action[]} actions */
    act(...actions) {
      for (const action of actions) store.dispatch(action);
      seen();
    },
    /** @param {string[]} line */
    play(...line) {
      const { turns, cursor } = store.state().game;
      store.dispatch({ type: "play-line", variation: { path: turns.slice(0, cursor), line } });
      seen();
    },
    wait: (/** @type {number} */ seconds) => t.mock.timers.setTime(Date.now() + 1000 * seconds),
    state: store.state,
  };
}

test("what is tried and taken back in a study is no event of the clock, and the mover's time runs on", (t) => {
  const { act, play, events, state, wait } = page(t, clocked());
  act(STUDY);
  for (const turn of ["E2", "C3"]) {
    wait(3);
    play(turn);
  }
  for (const action of /** @type {Action[]} */ ([
    { type: "undo" },
    { type: "jump", cursor: 0 },
    { type: "swap" },
    { type: "step", by: 1 },
    { type: "go", path: TURNS },
    CLOSE,
  ])) {
    act(action);
    assert.deepEqual(events(), [STARTED], action.type);
  }
  assert.deepEqual(clockAt(events() ?? [], 108), { side: 1, running: true, spent: 8 });
  assert.deepEqual(state().game.turns, TURNS);
});

test("a study that is opened in the middle of a turn, or at an earlier one, leaves the clock as it is", (t) => {
  const { act, play, events } = page(t, clocked({ draft: ["C3"] }));
  act(STUDY);
  play("E2");
  act(CLOSE, { type: "jump", cursor: 1 }, STUDY);
  play("E1");
  act(CLOSE);
  assert.deepEqual(events(), [STARTED]);
});

test("a tried turn that wins does not stop the clock", (t) => {
  const result = /** @type {any} */ ({ winner: 0 });
  const { act, play, events } = page(t, clocked(), ({ turns }) => (turns.includes("E2") ? { result } : {}));
  act(STUDY);
  play("E2");
  assert.deepEqual(events(), [STARTED]);
});

for (const [how, parts] of /** @type {[string, Partial<Game>][]} */ ([
  ["by resignation", { headers: { Result: "x wins by resignation" } }],
  [
    "by the board",
    {
      tree: changed(timed(TURNS), TURNS, (each) => ({
        ...each,
        summary: { ate: 0, mobility: [3, 0], kind: "growth" },
      })),
    },
  ],
]))
  test(`the clock of a game that ended ${how} rests in its study, too`, (t) => {
    const events = [STARTED, { type: /** @type {const} */ ("pause"), at: 101 }];
    const over = clocked({ clock: { ...CLOCK, events }, ...parts });
    const result = /** @type {any} */ (parts.tree ? { winner: 0 } : null);
    const { act, play, events: now } = page(t, over, ({ turns }) => (turns === over.turns ? { result } : {}));
    act(STUDY);
    play("E2");
    assert.deepEqual(now(), events);
  });

test("a turn that was played just before its study opened is pressed where it was played", () => {
  const owed = clocked({ clock: { ...CLOCK, owed: true }, tree: game({ turns: TURNS }).tree });
  const state = { ...allowing(), game: owed };
  const tried = after(state, STUDY, { type: "play-line", variation: { path: TURNS, line: ["E2"] } });
  const { tree } = reduce(tried, { type: "clock-event", event: { type: "press", at: 107 } }).game;
  assert.equal(branchAt(tree, TURNS)?.seconds, 7);
  assert.equal(branchAt(tree, [...TURNS, "E2"])?.seconds, null);
});

test("a swap, or a turn from the desk, in a study is only tried", () => {
  const short = clocked({ turns: ["D1"], tree: timed(["D1"]) });
  const start = allowing();
  const studied = reduce({ ...start, game: short, sceneKey: keyOf(short) }, STUDY);
  const scene = /** @type {any} */ ({ ...start.scene, swap: true });
  const swapped = reduce({ ...studied, scene, sceneKey: keyOf(studied.game) }, { type: "swap" });
  assert.deepEqual([swapped.game.turns, swapped.game.clock], [["D1", SWAP], short.clock]);
  const handed = reduce(studied, { type: "hand-in", text: "E1" });
  const verdict = /** @type {any} */ ({ text: "E1", turn: "E1", refusal: null });
  const judged = reduce(handed, { type: "verdict", key: handed.desk.key ?? "", verdict, now: 107 });
  assert.deepEqual([judged.game.turns, judged.game.clock], [["D1", "E1"], short.clock]);
  const no = { ...verdict, turn: null };
  const refused = reduce(handed, { type: "verdict", key: handed.desk.key ?? "", verdict: no, now: 107 });
  assert.equal(refused.game.tree, handed.game.tree, "what a study refuses leaves no trace in the game");
});

test("when the time is up during a study, the game that it leads back to is lost, whatever is tried", () => {
  const variation = ["D1", "E1"];
  const state = { ...allowing(), game: clocked({ tree: grown(timed(TURNS), variation) }) };
  for (const [path, line] of [
    [TURNS, ["E2", "C3"]],
    [TURNS.slice(0, 2), ["B1"]],
    [variation, ["C1"]],
  ]) {
    const tried = after(state, STUDY, { type: "play-line", variation: { path, line } });
    const lost = reduce(tried, UP);
    assert.equal(lost.study.open, true, "the study goes on");
    assert.deepEqual(lineThrough(lost.game.tree, []), TURNS);
    assert.ok(branchAt(lost.game.tree, variation), "other variations stay");
    const there = [...path, ...line];
    assert.deepEqual([lost.game.turns, lost.game.cursor], [there, there.length], "the board stays");
    const back = reduce(lost, CLOSE);
    assert.deepEqual([back.game.turns, back.game.cursor], [TURNS, TURNS.length]);
    assert.deepEqual(endingHere(back), { winner: 0, onTime: true });
  }
});

test("what was tried after the game's last turn does not hide its end on time, once the study is closed; turns that took time stay", () => {
  const state = { ...allowing(), game: clocked() };
  const line = ["E2"];
  const closed = after(state, STUDY, { type: "play-line", variation: { path: TURNS, line } }, CLOSE);
  const lost = reduce(closed, UP);
  assert.deepEqual(endingHere(lost), { winner: 0, onTime: true });
  const resumed = after(state, { type: "jump", cursor: 1 }, { type: "resume" }, UP);
  assert.ok(branchAt(resumed.game.tree, TURNS));
});

test("the study of a running game leads back to the line that Make main line chose, whose mover's time starts, or to what Delete from here left", (t) => {
  const variation = ["D1", "E1"];
  const { act, events, state, wait } = page(t, clocked({ tree: grown(timed(TURNS), variation) }));
  act(STUDY, { type: "go", path: variation });
  wait(5);
  act({ type: "promote", path: variation });
  assert.deepEqual(events()?.at(-1), { type: "start", side: 0, at: 107 }, "it is the first player's turn there");
  act({ type: "delete", path: variation }, { type: "go", path: [] });
  act(CLOSE);
  assert.deepEqual([state().game.turns, state().game.cursor], [TURNS, 1]);
});

test("Delete from here, in a study, leads back to the turn before, and the clock rests without a turn", (t) => {
  const { act, play, events, state } = page(t, clocked());
  act(STUDY, { type: "delete", path: ["D1"] });
  assert.equal(events()?.at(-1)?.type, "pause");
  const resting = events();
  play("E5", "A1");
  assert.deepEqual(events(), resting);
  act(CLOSE);
  assert.deepEqual([state().game.turns, state().game.cursor], [[], 0]);
});

test("another turn after a study presses the clock as ever", () => {
  const state = { ...allowing(), game: clocked() };
  const tried = after(state, STUDY, { type: "play-line", variation: { path: TURNS, line: ["E2"] } }, CLOSE);
  assert.equal(playTurn(tried.game, "C3").clock?.owed, true);
});

test("a study does not go on with a game with a clock, or with a friend, that is restored in it", () => {
  const state = stateOf("scene-start-hexhex3");
  const studying = reduce({ ...state, game: game({ turns: [] }), previousGame: clocked() }, STUDY);
  assert.ok(studying.study.open);
  const { study, game: back } = reduce(studying, { type: "bring-back" });
  assert.deepEqual([study.open, study.home, back.turns], [false, null, TURNS]);
  const allowed = { ...studying, settings: { ...studying.settings, clockHints: true } };
  assert.ok(reduce(allowed, { type: "bring-back" }).study.open);
  const shared = { ...studying, previousGame: game({ turns: TURNS, seats: [{ kind: "person" }, FRIEND] }) };
  assert.ok(!reduce(shared, { type: "bring-back" }).study.open);
});
