import assert from "node:assert/strict";
import { test } from "node:test";
import { outlooks, aidFacts } from "../../../web/aids/effects.js";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { answer, settled, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").Action} Action */

/** The moment of scene-growth, an engine that records its questions, and the effect between them. @param {readonly Action[]} actions */
function page(...actions) {
  const store = createStore(actions.reduce(reduce, stateOf("scene-growth")), reduce);
  /** @type {any[]} */
  const asked = [];
  const known = answer("outlook-growth");
  const engine = {
    /** @param {string} method @param {any} params */
    call(method, params) {
      const question = { method, ...params, answer: () => {} };
      asked.push(question);
      return new Promise((resolve) => {
        question.answer = () => resolve(known.filter((/** @type {any} */ { cell }) => params.cells.includes(cell)));
      });
    },
    /** @param {string} method @param {any} params @param {(summary: any) => void} tell */
    work(method, params, tell) {
      const question = { method, ...params, tell, cancelled: false };
      asked.push(question);
      return { promise: new Promise(() => {}), cancel: () => (question.cancelled = true), stop() {} };
    },
  };
  const effects = [outlooks, aidFacts].map((effect) => effect(store, /** @type {any} */ (engine)));
  const run = (/** @type {ReturnType<typeof store.state>} */ state) => {
    for (const effect of effects) effect(state);
  };
  store.subscribe(run);
  run(store.state());
  return { store, asked };
}

test("without aids the engine gets no questions", () => {
  assert.deepEqual(page().asked, []);
});

test("the cell under the pointer is asked about first; there is one question at a time, and each cell is asked about once", async () => {
  const { store, asked } = page({ type: "aid", aid: "outlook" });
  const cells = store.state().scene?.options.map(({ cell }) => cell) ?? [];
  const aim = cells.at(-1) ?? -1;
  store.dispatch({ type: "aim", cell: aim });
  assert.equal(asked.length, 1);
  for (let answered = 0; answered < asked.length; answered += 1) {
    asked[answered].answer();
    await settled();
  }
  assert.deepEqual(asked[1].cells, [aim]);
  assert.deepEqual(
    asked.flatMap((each) => each.cells).sort((a, b) => a - b),
    [...cells].sort((a, b) => a - b),
  );
  assert.equal(store.state().aids.outlooks.found.length, cells.length);
});

test("with threats, only the cell under the pointer is asked about", () => {
  const { store, asked } = page({ type: "aid", aid: "threats" });
  const aim = store.state().scene?.options[0].cell ?? -1;
  store.dispatch({ type: "aim", cell: aim });
  const outlooks = asked.filter(({ method }) => method === "outlook");
  assert.deepEqual(
    outlooks.map(({ cells }) => cells),
    [[aim]],
  );
});

test("facts are shown as they come, and the request is cancelled when the position changes", () => {
  const { store, asked } = page({ type: "aid", aid: "threats" });
  const facts = answer("aids-growth");
  asked[0].tell(facts);
  assert.equal(store.state().aids.facts?.facts, facts);
  store.dispatch({ type: "aid", aid: "territory", more: true });
  assert.equal(asked.length, 1);
  store.dispatch({ type: "step", by: -1 });
  assert.equal(asked[0].cancelled, true);
  asked[0].tell({ ...facts, twins: [] });
  assert.equal(store.state().aids.facts?.facts, facts);
});
