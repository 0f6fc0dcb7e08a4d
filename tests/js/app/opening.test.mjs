// A page that a link opened shows an empty board until the link is read and its invitation is answered or closed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning } from "../../../web/app/beginning.js";
import { handlers, openingEffect, openingLink, openingMode, shownState } from "../../../web/app/opening.js";
import { reduce } from "../../../web/app/state.js";
import { cellsOf, PEOPLE, stateOf } from "../fixtures.mjs";
import { begun } from "../together/known.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const LINK = "hexhex4,genius,C3";
const state = { ...stateOf("scene-growth"), linked: ["here", "older"] };
const LEARN = /** @type {any} */ ({ phase: "try" });
const EDITOR = /** @type {any} */ ({});
/** @param {string | null} opening @param {Partial<State>} [page] @returns {State} */
const opened = (opening, page) => ({ ...state, opening, incomingLink: opening, ...page });

test("a link opens the page if it leads elsewhere: not to the game on the board, nor to a lesson", () => {
  assert.equal(openingLink(state, LINK), LINK);
  for (const text of ["", "here", "lesson/2", "puzzles", "rules"]) assert.equal(openingLink(state, text), null, text);
  assert.equal(openingLink(state, "older"), "older", "in a new visit only the last link is that of the board");
});

test("a letter of the game with a friend on the board does not open the page, another letter does", () => {
  const friends = begun();
  assert.equal(openingLink(friends, "hexhex3,genius,id=k3f9,from=x,x=Ann"), null);
  const other = "hexhex3,genius,id=other,from=x,x=Ann";
  assert.equal(openingLink(friends, other), other);
  assert.equal(openingLink(friends, LINK), LINK);
  assert.equal(openingLink(state, other), other);
});

test("until the link is read the page shows its empty board, for two people, and nothing of the reader's game", () => {
  const refusal = state.scene?.refusals[0];
  const unconfirmed = /** @type {any} */ ({});
  const before = opened(LINK, { refusal, unconfirmed, aim: 3 });
  const shown = shownState(before, cellsOf);
  const { ruleset, board } = beginning().game;
  assert.notEqual(board, "hexhex4");
  const { tree, ...game } = shown.game;
  assert.deepEqual(game, {
    ...{ ruleset, board: "hexhex4", seats: PEOPLE, start: null, starts: 0, headers: {}, clock: null },
    ...{ turns: [], cursor: 0, draft: [] },
  });
  assert.equal(tree.next.length, 0);
  const none = { scene: null, sceneKey: null, unconfirmed: null, refusal: null, aim: null };
  assert.deepEqual(shown, { ...before, ...none, game: shown.game, blocked: "link" });
  for (const [text, there] of [
    ["x:hexhex5,genius", "hexhex5"],
    ["o:hexhex5,genius", "hexhex5"],
    ["hexhex5%2Cgenius", "hexhex5"],
    ["moon,genius", board],
  ])
    assert.equal(shownState(opened(text), cellsOf).game.board, there, text);
});

test("the line below the board says whether a game, a letter or an invitation is opened", () => {
  const letter = "hexhex3,genius,id=k3f9,from=x,x=Ann";
  const said = (/** @type {string} */ text, /** @type {State["dialog"]} */ dialog = null) =>
    shownState(opened(text, { dialog }), cellsOf).blocked;
  assert.deepEqual([said(LINK), said(letter), said(letter, "together")], ["link", "letter", "invited"]);
  assert.deepEqual([said(LINK, "together"), said(letter, "settings")], ["link", "letter"]);
});

test("what is there without the link stays: the game once it is read, a lesson, the editor", () => {
  for (const each of [state, opened(null), opened(LINK, { learn: LEARN }), opened(LINK, { editor: EDITOR })]) {
    assert.equal(shownState(each, cellsOf), each);
    assert.equal(openingMode.on(each), false);
  }
  assert.equal(openingMode.on(opened("")), true);
  assert.notEqual(shownState(opened(""), cellsOf).scene, state.scene);
});

test("meanwhile a press only moves the focus, and nothing moves the game that is not shown", () => {
  const before = opened(LINK);
  assert.deepEqual(reduce(before, { type: "press", cell: 5, name: "B3" }), { ...before, focus: 5 });
  for (const action of /** @type {import("../../../web/app/state.js").Action[]} */ ([
    { type: "undo" },
    { type: "redo" },
    { type: "jump", cursor: 0 },
  ]))
    assert.equal(reduce(before, action), before, action.type);
});

test("the page ends this once neither the link nor its invitation is in sight", () => {
  const dispatched = (/** @type {Partial<State>} */ page) => {
    /** @type {any[]} */
    const actions = [];
    openingEffect(/** @type {any} */ ({ dispatch: (/** @type {any} */ action) => actions.push(action) }))(
      opened(LINK, page),
    );
    return actions;
  };
  const { together } = state;
  const incoming = /** @type {any} */ ({});
  assert.deepEqual(dispatched({ incomingLink: null }), [{ type: "opened" }]);
  assert.deepEqual(dispatched({ incomingLink: null, dialog: "settings" }), [{ type: "opened" }]);
  assert.deepEqual(dispatched({}), []);
  assert.deepEqual(dispatched({ incomingLink: null, together: { ...together, incoming } }), []);
  assert.deepEqual(dispatched({ incomingLink: null, dialog: "together" }), []);
  assert.deepEqual(dispatched({ incomingLink: null, opening: null }), []);
  assert.deepEqual(handlers.opened(opened(LINK)), opened(LINK, { opening: null }));
});
