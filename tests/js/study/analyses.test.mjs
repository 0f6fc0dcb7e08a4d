// The analysis, and the helper that proves beside it: who works on which position, and what ends whose work.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { EngineError } from "../../../web/engine/client.js";
import { Pool } from "../../../web/engine/pool.js";
import { keyOf } from "../../../web/game/line.js";
import { analyses } from "../../../web/study/analyses.js";
import { analysisOf } from "../../../web/study/found.js";
import { FakeEngine } from "../fake-engine.mjs";
import { stateOf } from "../fixtures.mjs";
import { reviewed } from "./reviewed.mjs";

const PROOF = { line: ["B2", "A1"], value: 1, proven: "win", ends: 4 };
const UNDECIDED = { line: [], value: 0.5, proven: null, ends: null };

/** What an analysis has found. @param {boolean} done @param {"win" | null} [proven] */
const found = (done, proven = null) => ({ nodes: 64, done, value: 0.5, proven, choices: [] });

/** @typedef {import("../../../web/app/state.js").State} State */

/** @param {number} most how many helpers there may be @param {State} [state] */
function start(most, state = stateOf("scene-growth")) {
  const own = new FakeEngine();
  /** @type {FakeEngine[]} */
  const helpers = [];
  const begin = /** @type {any} */ (
    () => {
      helpers.push(new FakeEngine());
      return helpers.at(-1);
    }
  );
  const pool = new Pool(/** @type {any} */ (own), () => most, { begin });
  const store = createStore(reduce(state, { type: "study", tab: "analysis" }), reduce);
  runEffects(store, [analyses(store, /** @type {any} */ (own), pool)]);
  return { own, helpers, store };
}

/** The names of the works of an engine. @param {FakeEngine} engine */
const methods = ({ works }) => works.map(({ method }) => method);

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

// Node does not wait until helpers end.
const { setTimeout: later } = globalThis;
globalThis.setTimeout = /** @type {any} */ (
  (/** @type {() => void} */ run, /** @type {number} */ ms) => (ms < 1000 ? later(run, ms) : later(run, ms).unref())
);

test("a helper proves the position that the analysis searches, without its limit", () => {
  const { own, helpers } = start(1);
  assert.deepEqual([methods(own), methods(helpers[0])], [["analysis"], ["prove"]]);
  const [{ params: searched }, { params: proven }] = [own.works[0], helpers[0].works[0]];
  const { limit, ...rest } = searched;
  assert.deepEqual([limit, rest.seed, rest.background], [{ nodes: 20_000 }, 1, true]);
  assert.deepEqual(proven, rest);
});

test("a proof is given to the analysis, which shows it and ends", async () => {
  const { own, helpers, store } = start(1);
  const [analysis] = own.works;
  helpers[0].works[0].resolve(PROOF);
  await turn();
  assert.deepEqual(analysis.offered, [[analysis.params.turns.length, PROOF]]);
  analysis.resolve(found(true, "win"));
  await turn();
  assert.equal(analysisOf(store.state())?.proven, "win");
});

test("when the analysis ends first, the proof is cancelled", async () => {
  const { own, helpers } = start(1);
  own.works[0].push(found(false));
  assert.equal(helpers[0].works[0].ended, "");
  own.works[0].resolve(found(true));
  await turn();
  assert.equal(helpers[0].works[0].ended, "cancel");
  assert.deepEqual(own.works[0].offered, []);
});

test("at another position, and when the study is closed, both are cancelled", async () => {
  const { own, helpers, store } = start(2);
  await helpers[0].wake();
  store.dispatch({ type: "analyse", change: { engine: false } });
  assert.deepEqual([own.works[0].ended, helpers[0].works[0].ended], ["cancel", "cancel"]);
  store.dispatch({ type: "analyse", change: { engine: true } });
  assert.deepEqual(helpers.map(methods), [["prove", "analysis"], ["prove"]]); // each by a helper of its own now
  store.dispatch({ type: "study", tab: null });
  assert.deepEqual([helpers[0].works[1].ended, helpers[1].works[0].ended], ["cancel", "cancel"]);
  await turn();
  assert.deepEqual(own.works[0].offered, []);
});

test("the analysis goes on alone without a helper, without a proof and after a helper's failure", async () => {
  assert.deepEqual(methods(start(0).own), ["analysis"]);
  for (const end of /** @type {((work: FakeEngine["works"][number]) => void)[]} */ ([
    (work) => work.resolve(UNDECIDED),
    (work) => work.reject(new EngineError("runtime_broken", "out of memory")),
  ])) {
    const { own, helpers, store } = start(1);
    end(helpers[0].works[0]);
    await turn();
    assert.deepEqual([methods(own), own.works[0].ended, own.works[0].offered], [["analysis"], "", []]);
    own.works[0].resolve(found(true));
    await turn();
    assert.equal(analysisOf(store.state())?.done, true);
    assert.equal(store.state().failure, null);
  }
});

test("a helper that searches does not prove as well", async () => {
  const { own, helpers, store } = start(1);
  await helpers[0].wake();
  for (const engine of [false, true]) store.dispatch({ type: "analyse", change: { engine } });
  assert.deepEqual([methods(own), methods(helpers[0])], [["analysis"], ["prove", "analysis"]]);
});

test("beside a reviewed game's analysis, which the page's own worker does, the only helper proves", () => {
  const { boot, scene } = stateOf("scene-growth");
  const state = reviewed({ cursor: 2 });
  const { own, helpers } = start(1, { ...state, boot, scene, sceneKey: keyOf(state.game) });
  assert.deepEqual([methods(own), methods(helpers[0])], [["analysis"], ["prove"]]);
});

/** A state with this number of empty cells. @param {number} empties */
function emptied(empties) {
  const { scene, ...state } = stateOf("scene-growth-hexhex4");
  assert(scene);
  return { ...state, scene: { ...scene, stones: "x".repeat(37 - empties) + ".".repeat(empties) } };
}

test("with more than 26 empty cells nothing is proven, and the helper that starts is for the next analysis", () => {
  const open = start(2, emptied(27));
  assert.deepEqual([methods(open.own), open.helpers.map(methods)], [["analysis"], [[]]]);
  assert.deepEqual(start(2, emptied(26)).helpers.map(methods), [["prove"]]);
});

test("a reviewed game's analysis needs no helper", () => {
  const { scene } = emptied(27);
  const { boot } = stateOf("scene-growth");
  const state = reviewed({ cursor: 2 });
  const { own, helpers } = start(2, { ...state, boot, scene, sceneKey: keyOf(state.game) });
  assert.deepEqual([methods(own), helpers.length], [["analysis"], 0]);
});

test("nothing is searched while a report is open, on another tab, at the end of a game, or before the engine is there", () => {
  const state = stateOf("scene-growth");
  const { scene } = state;
  assert(scene);
  const states = /** @type {State[]} */ ([
    { ...state, scene: { ...scene, phase: "over" } },
    { ...state, boot: { state: "loading", stage: "python", done: 0, total: 1 } },
    { ...state, scene: null },
  ]);
  for (const each of states) assert.deepEqual(methods(start(1, each).own), []);
  for (const action of /** @type {import("../../../web/app/state.js").Action[]} */ ([
    { type: "study", tab: "openings" },
    { type: "dialog", name: "report" },
  ])) {
    const { own, store } = start(1);
    store.dispatch(action);
    assert.equal(own.works[0].ended, "cancel");
  }
});
