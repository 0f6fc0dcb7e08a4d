/** Games that the form starts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGames } from "../../../web/app/new-games.js";
import { stateOf } from "../fixtures.mjs";

test("the editor does not copy the position of an unfinished game with a friend", () => {
  const state = stateOf("scene-growth");
  const setup = { ...state.setup, board: state.game.board };
  const marksIn = (/** @type {any[]} */ seats) => {
    /** @type {any} */
    let editor = null;
    const given = { ...state, setup, game: { ...state.game, seats } };
    const dispatch = (/** @type {any} */ action) => (editor = action.editor);
    newGames(/** @type {any} */ ({ state: () => given, dispatch })).openEditor();
    return editor.painting.marks;
  };
  const person = { kind: "person" };
  assert.match(marksIn([person, person]), /[xo]/);
  assert.doesNotMatch(marksIn([person, { kind: "friend", key: "k3/x" }]), /[xo]/);
});

test("a new game has the date of the reader's own day", (context) => {
  const zone = process.env.TZ;
  /** @type {string[]} */
  const dates = [];
  const store = {
    state: () => stateOf("scene-growth"),
    dispatch: (/** @type {any} */ { game }) => dates.push(game.headers.Date),
  };
  for (const [name, moment] of [
    ["Pacific/Auckland", "2026-11-22T00:30:00+13:00"],
    ["America/Los_Angeles", "2026-11-22T21:00:00-08:00"],
  ]) {
    process.env.TZ = name;
    context.mock.timers.enable({ apis: ["Date"], now: new Date(moment) });
    newGames(/** @type {any} */ (store)).startGame();
    context.mock.timers.reset();
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  assert.deepEqual(dates, ["2026-11-22", "2026-11-22"]);
});
