/** The result of a pasted text: a game, a mistake, or a question about its board; and the game as text for other programs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { pasteEffect, recordEffect } from "../../../web/game/share-effects.js";
import { stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A page whose share dialog is open, with one effect. @param {(store: any, engine: any, catalogue: any) => (state: State) => void} effect @param {(params: any) => unknown} answer */
function page(effect, answer) {
  /** @type {State} */
  let state = { ...stateOf("scene-growth"), dialog: "share" };
  /** @type {any[]} */
  const asked = [];
  /** @type {(state: State) => void} */
  let run = () => {};
  const store = {
    state: () => state,
    dispatch(/** @type {any} */ action) {
      state = reduce(state, action);
      run(state);
    },
  };
  const engine = {
    call: async (/** @type {string} */ _, /** @type {any} */ params) => {
      asked.push(params);
      return answer(params);
    },
  };
  run = effect(store, engine, catalogue);
  return { store, asked, run: () => run(state) };
}

const TREE = { ruleset: "iggc", board: "hexhex4", coordinates: "rows", start: null, headers: {}, clock: null };
const NODES = [null, "A1", "B2"].map((turn, i) => ({
  ...{ parent: i ? i - 1 : null, turn, side: null, comment: "", seconds: null, rejected: [] },
}));
/** @param {string} board @param {readonly string[]} boards */
const read = (board, boards) => ({
  ...{ kind: "abstractplay", wrong: null, fits: [], boards },
  game: { ...TREE, board, lost: null, nodes: NODES, cursor: 2 },
});

test("a record that fits several boards is opened on the one that the reader chooses", async () => {
  const boards = ["hexhex4", "hexhex3", "hexhex5"];
  const { store, asked } = page(pasteEffect, ({ fit }) => (fit ? read(fit, []) : read("hexhex4", boards)));
  store.dispatch({ type: "read", text: "{}" });
  await settled();
  assert.deepEqual(store.state().reading?.boards, boards);
  assert.equal(store.state().game.board, "hexhex3"); // unchanged
  await settled();
  assert.equal(asked.length, 1); // the page waits for the reader
  store.dispatch({ type: "read", text: "{}", fit: "hexhex5" });
  await settled();
  assert.deepEqual([store.state().game.board, store.state().reading], ["hexhex5", null]);
});

test("a record that fits one board is opened at once", async () => {
  const { store } = page(pasteEffect, () => read("hexhex5", ["hexhex5"]));
  store.dispatch({ type: "read", text: "{}" });
  await settled();
  assert.equal(store.state().game.board, "hexhex5");
});

test("the game is written as a record and then for Abstract Play, if that site has such a game", async () => {
  for (const possible of [true, false]) {
    const answer = (/** @type {any} */ { form }) => {
      if (form && !possible) throw new Error("it has no such rules");
      return { text: form ?? "record" };
    };
    const { store, run, asked } = page(recordEffect, answer);
    run();
    await settled();
    await settled();
    const { record } = store.state();
    assert.deepEqual([record?.text, record?.abstractPlay], ["record", possible ? "abstractplay" : null]);
    assert.equal(asked.length, 2);
  }
});
