// What several handlers of the games with a friend do to the state.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cameBack, parted, reached, shown, uninvited, withShared } from "../../../web/together/change.js";
import { clockOf } from "../../../web/together/shared.js";
import { game } from "../fixtures.mjs";
import { begun, KEY } from "./known.mjs";

/** @typedef {import("../../../web/game/line.js").Game} Game */

test("the game that comes back when an invitation is withdrawn waits if it has turns", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const letter = /** @type {typeof shared.letter} */ ({ ...shared.letter, last: null, names: ["Ann", ""] });
  const live = withShared(state, { ...shared, live: true, letter });
  for (const [before, paused] of /** @type {[Game, boolean][]} */ ([
    [game({ turns: ["C3"] }), true],
    [game(), false],
  ])) {
    const next = uninvited({ ...live, together: { ...live.together, before } }, { key: KEY, phase: "inviting" });
    assert.deepEqual([next.game, next.paused, next.together.games, next.together.before], [before, paused, {}, null]);
  }
});

test("the present state of a game with a friend ends a study, but not what the study has found", () => {
  const state = begun();
  const study = { ...state.study, open: true, home: { turns: [], cursor: 0 }, coached: true };
  const next = shown({ ...state, study }, state.together.games[KEY]);
  assert.deepEqual(next.study, { ...study, open: false, home: null, preview: null });
});

test("a reader who leaves a game hears of it if their own time is running in it", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  /** @param {Partial<typeof shared.letter>} parts */
  const notices = (parts) => {
    const before = withShared(state, { ...shared, letter: { ...shared.letter, ...parts } });
    return cameBack(before, { ...before, game: game() }).notices.map(({ code }) => code);
  };
  const turns = ["C3", "B2"];
  assert.deepEqual(notices({ clock: "genius", turns, mover: 0 }), ["friend"]);
  assert.deepEqual(notices({ clock: "genius", turns, mover: 1 }), []);
  assert.deepEqual(notices({ clock: "genius", turns: [], mover: 0 }), []);
  assert.deepEqual(notices({ clock: "", turns, mover: 0 }), []);
});

test("a game that comes back from another one ends a study; one that comes back from a lesson leaves it open", () => {
  const state = begun();
  const studied = { ...state, study: { ...state.study, open: true } };
  assert.equal(cameBack({ ...state, game: game() }, studied).study.open, false);
  const learn = /** @type {any} */ ({ kind: "lesson" });
  assert.equal(cameBack({ ...studied, learn }, studied).study.open, true);
});

/** A game with a clock in which the friend thinks. @param {object} parts */
function waiting(parts) {
  const state = begun();
  const shared = state.together.games[KEY];
  const letter = /** @type {typeof shared.letter} */ ({
    ...shared.letter,
    ...{ clock: "genius", turns: ["C3"], stamps: [0], mover: 1, moving_since: 0 },
  });
  return withShared(state, { ...shared, letter, ...parts });
}

test("what the friend's device has is noted once, and again after the connection has ended", () => {
  for (const [parts, isNew] of /** @type {[{reached: boolean, parted: boolean}, boolean][]} */ ([
    [{ reached: false, parted: false }, true],
    [{ reached: true, parted: true }, true],
    [{ reached: true, parted: false }, false],
  ])) {
    const state = waiting(parts);
    const next = reached(state, KEY);
    const { reached: has, parted: without } = next.together.games[KEY];
    assert.deepEqual([has, without, next === state], [true, false, !isNew]);
  }
});

test("the clock on the board is that of the game once the friend's time is no longer known", () => {
  const state = waiting({ reached: true });
  const next = parted(state, KEY);
  const shared = next.together.games[KEY];
  assert.deepEqual([shared.parted, next.game.clock], [true, clockOf(shared)]);
  assert.notEqual(next.game.clock, null);
  const other = game();
  assert.equal(parted({ ...state, game: other }, KEY).game, other);
});
