// The address of the page: written after each change of what it names, and kept as the link to share.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { lineParams, linkNow } from "../../../web/game/exchange.js";
import { linkEffect } from "../../../web/game/text-effects.js";
import { grown } from "../../../web/game/tree.js";
import { game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

/** Opens the page at an address, with timers that the test moves forward. @param {import("node:test").TestContext} context @param {string} hash */
function visit(context, hash) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { location } = globalThis;
  context.after(() => Object.assign(globalThis, { location }));
  Object.assign(globalThis, { location: { hash } });
}

test("a guest who joins with the text of the invitation, without a name, has it as the link to share", async (context) => {
  visit(context, "#letter");
  /** @type {State} */
  let state = { ...stateOf("scene-growth"), incomingLink: null, linked: [] };
  let invited = true;
  /** @type {string[]} */
  const written = [];
  const follow = linkEffect(
    /** @type {any} */ ({
      state: () => state,
      dispatch(/** @type {any} */ action) {
        state = reduce(state, action);
      },
    }),
    /** @type {any} */ ({ call: async () => ({ text: "hexhex3,genius" }) }),
    catalogue,
    {
      isOther: () => false,
      isLetter: () => true,
      invitation: () => (invited ? "letter" : null),
      letter: () => (invited ? null : "letter"),
      address: { write: (text) => void written.push(text), onAddress() {} },
    },
  );
  const pass = async () => {
    follow(state);
    context.mock.timers.tick(1000);
    await Promise.resolve();
  };
  await pass();
  assert.deepEqual([written, state.linked], [["letter"], []], "an invitation is no link to a game of the reader");
  invited = false;
  await pass();
  assert.deepEqual(state.linked, ["letter"]);
});

test("an invitation that comes while the engine writes the game's link keeps the address", async (context) => {
  visit(context, "#letter");
  const state = { ...stateOf("scene-growth"), incomingLink: null, linked: [] };
  /** @type {string | null} */
  let invitation = null;
  /** @type {string[]} */
  const written = [];
  /** @type {(answer: {text: string}) => void} */
  let answer = () => {};
  const answered = new Promise((resolve) => (answer = resolve));
  const follow = linkEffect(
    /** @type {any} */ ({ state: () => state, dispatch() {} }),
    /** @type {any} */ ({ call: () => answered }),
    catalogue,
    {
      isOther: () => false,
      isLetter: () => true,
      invitation: () => invitation,
      letter: () => null,
      address: { write: (text) => void written.push(text), onAddress() {} },
    },
  );
  const pass = () => {
    follow(state);
    context.mock.timers.tick(1000);
  };
  pass();
  invitation = "letter";
  pass();
  answer({ text: "hexhex3,genius" });
  await new Promise(setImmediate);
  assert.deepEqual(written, ["letter"]);
});

test("a link to the game that is on the board already, reloaded before the page wrote its link, is the link to share", async (context) => {
  visit(context, "#hexhex3,genius,C3");
  const turns = ["C3"];
  // As stored just before the reload: the board has the game of the link, the list of links that of the game before.
  /** @type {State} */
  let state = {
    ...stateOf("scene-growth", { turns, cursor: 1, draft: [] }),
    linked: ["hexhex3,genius,result=o-time,A1"],
  };
  /** @type {(state: State) => void} */
  let follow = () => {};
  const dispatch = (/** @type {any} */ action) => {
    state = reduce(state, action);
    follow(state);
  };
  const nodes = [null, ...turns].map((turn, i) => ({
    turn,
    parent: turn && i - 1,
    comment: "",
    seconds: null,
    rejected: [],
  }));
  const tree = {
    ruleset: "genius",
    board: "hexhex3",
    start: null,
    headers: {},
    clock: null,
    lost: null,
    nodes,
    cursor: 1,
  };
  follow = linkEffect(
    /** @type {any} */ ({ state: () => state, dispatch }),
    /** @type {any} */ ({
      call: async (/** @type {string} */ method) =>
        method === "link_read" ? { game: tree, wrong: null } : { text: "hexhex3,genius,C3" },
    }),
    catalogue,
    {
      ...{ isOther: () => false, isLetter: () => false, invitation: () => null, letter: () => null },
      address: { write() {}, onAddress() {} },
    },
  );
  for (let i = 0; i < 4; i += 1) {
    follow(state);
    await new Promise(setImmediate);
    context.mock.timers.tick(1000);
  }
  assert.equal(state.incomingLink, null);
  assert.equal(linkNow(state), "hexhex3,genius,C3");
});

test("in a frame, which stores nothing, a link with a whole record goes on to hold it", async (context) => {
  for (const [hash, embed, method] of /** @type {const} */ ([
    ["#record=abc", { play: false }, "record_write"],
    ["#record=abc", null, "link_write"],
    ["#hexhex3,genius,C3", { play: false }, "link_write"],
  ])) {
    visit(context, hash);
    const state = { ...stateOf("scene-growth"), embed, incomingLink: null, linked: [hash.slice(1)] };
    /** @type {any[]} */
    const asked = [];
    const follow = linkEffect(
      /** @type {any} */ ({ state: () => state, dispatch() {} }),
      /** @type {any} */ ({
        call: async (/** @type {string} */ name, /** @type {any} */ given) =>
          (asked.push([name, given.form]), { text: "x" }),
      }),
      catalogue,
      {
        ...{ isOther: () => false, isLetter: () => false, invitation: () => null, letter: () => null },
        address: { write() {}, onAddress() {} },
      },
    );
    follow(state);
    context.mock.timers.tick(1000);
    await new Promise(setImmediate);
    assert.deepEqual(asked, [[method, method === "record_write" ? "link" : undefined]]);
    context.mock.timers.reset();
  }
});

test("the link of a main line says how that ended; the link of another line of the game does not", () => {
  const tree = grown(game({ turns: ["C3", "B2-B1"] }).tree, ["C3", "A1"]);
  const clock = {
    control: "60+0/1",
    sound: false,
    rests: false,
    events: [],
    owed: false,
    lost: /** @type {const} */ (1),
  };
  const ended = game({ turns: ["C3", "B2-B1"], tree, headers: { X: "Ann", Result: "x wins by resignation" }, clock });
  const { headers, lost } = lineParams(ended);
  assert.deepEqual([headers, lost], [{ Result: "x wins by resignation" }, 1]);
  const aside = lineParams({ ...ended, turns: ["C3", "A1"] });
  assert.deepEqual([aside.headers, aside.lost], [{ Result: "" }, null]);
  assert.deepEqual(lineParams({ ...ended, headers: { X: "Ann" }, clock: null }), { ...aside, turns: ended.turns });
});
