/** To which game of the library a review's result belongs. */
import "../indexed-db.mjs";
import "../page.mjs";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createStore } from "../../../web/app/store.js";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { branch, grown } from "../../../web/game/tree.js";
import { goTo, startKey } from "../../../web/game/line.js";
import { learnEffect } from "../../../web/learn/effects.js";
import { keptExercises } from "../../../web/learn/exercises.js";
import { AGAINST_BOT, fakeStorage, PEOPLE, stateOf } from "../fixtures.mjs";

const EXERCISE = {
  ...{ board: "hexhex3", rules: "genius", position: "xox/.o.x/x..x./xo../xoo", mover: 1, winning: ["B1-A3"] },
  ...{ length: 4, line: [], played: "B1", refutation: [] },
};
const FINDING = {
  ...{ ply: 0, side: 0, played: "C3", best: 1, kept: 0, annotation: "??", proven: true, better: "A1", line: [] },
  ...{ slip: null, prey: [], refutation: null, left: null },
};

/** The ids to which a finished review's result goes, and the games of the stored exercises. @param {typeof PEOPLE} seats @param {readonly string[]} [retry] the turns that the reader tried instead @param {Partial<import("../../../web/game/line.js").Game>} [next] another game, which the reader begins before the review is finished, and leaves later */
async function noted(seats, retry, next) {
  Object.assign(globalThis, { localStorage: fakeStorage({}), addEventListener() {}, location: { hash: "" } });
  const shown = stateOf("scene-growth", { seats, id: "played" });
  const game = retry ? goTo({ ...shown.game, tree: grown(shown.game.tree, retry) }, retry) : shown.game;
  const store = createStore({ ...shown, game }, reduce);
  const answer = { mistakes: [{ ply: 0, stage: "opening", exercise: EXERCISE }] };
  const engine = { work: () => ({ promise: Promise.resolve(answer), cancel() {} }), call: async () => ({}) };
  const note = mock.fn();
  const address = { wait() {}, onAddress() {}, write() {} };
  const boards = async () => ({ liveBoard: () => null });
  const given = [store, engine, catalogue, () => [], boards, address, note, () => null];
  learnEffect(.../** @type {Parameters<typeof learnEffect>} */ (/** @type {unknown} */ (given)));
  const found = { finished: true, winner: 1, findings: [FINDING], tags: [], accuracy: [50, 50], points: [] };
  const review = /** @type {any} */ ({ turns: game.turns, startKey: startKey(game), running: true, found: null });
  store.dispatch({ type: "review-game" });
  const { turns } = store.state().study.review ?? review;
  const before = await keptExercises();
  if (next) store.dispatch({ type: "new-game", game: { ...game, tree: branch(), turns: [], cursor: 0, ...next } });
  store.dispatch({ type: "reviewed", review: { ...review, turns, running: false, found } });
  if (next) {
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setTimeout(resolve));
    assert.equal(note.mock.callCount(), 0, "the game of the review is not on the board");
    assert.deepEqual(await keptExercises(), before);
    store.dispatch({ type: "new-game", game });
  }
  while (!note.mock.callCount()) await new Promise((resolve) => setTimeout(resolve));
  const games = (await keptExercises()).exercises.map(({ game }) => game);
  return { ids: note.mock.calls.map(({ arguments: [id] }) => id), games };
}

for (const [what, seats] of /** @type {const} */ ([
  ["two people", PEOPLE],
  ["a reader against a bot", AGAINST_BOT],
])) {
  test(`the review of a retry does not change what the library says of the game: ${what}`, async () => {
    assert.deepEqual(await noted([...seats], ["A1", "E3"]), { ids: [undefined], games: seats === PEOPLE ? [] : [""] });
  });
}

for (const seats of [PEOPLE, AGAINST_BOT])
  test(`the review of the stored game is noted for it: ${seats[1].kind}`, async () =>
    assert.deepEqual((await noted(seats)).ids, ["played"]));

test("a review that is finished after another game has begun says nothing of that one", async () => {
  const next = { id: "next", seats: [...AGAINST_BOT].reverse(), starts: 1 };
  const { ids } = await noted(AGAINST_BOT, undefined, /** @type {any} */ (next));
  assert.deepEqual(ids, ["played"], "it is noted when its game is on the board again");
});
