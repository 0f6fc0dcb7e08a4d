/** Where the review says why a mistake makes no exercise. */
import "../indexed-db.mjs";
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { startKey } from "../../../web/game/line.js";
import { openMistakes } from "../../../web/learn/mistakes.js";
import { review } from "../../../web/study/review.js";
import { NO_STUDY } from "../../../web/study/state.js";
import { AGAINST_BOT, stateOf } from "../fixtures.mjs";

const EXERCISE = {
  ...{ board: "hexhex3", rules: "genius", position: "xox/.o.x/x..x./xo../xoo", mover: 1, winning: ["B1-A3"] },
  ...{ length: 4, line: [], played: "B1", refutation: [] },
};
const finding = (/** @type {any} */ parts) => ({
  ...{ ply: 0, side: 0, played: "C3", best: 1, kept: 0, annotation: "??", proven: true, better: "A1", line: [] },
  ...{ slip: null, prey: [], refutation: null, left: null, ...parts },
});

/** The text below a review's findings. @param {readonly any[]} findings @param {any} answer of the engine */
async function said(findings, answer) {
  const shown = stateOf("scene-growth", { seats: AGAINST_BOT });
  const { turns } = shown.game;
  const found = /** @type {any} */ ({ finished: true, winner: 1, findings, tags: [], accuracy: [50, 50], points: [] });
  /** @type {import("../../../web/app/state.js").State} */
  let state = {
    ...shown,
    study: {
      ...NO_STUDY,
      open: true,
      review: /** @type {any} */ ({ turns, found, running: false, startKey: startKey(shown.game) }),
    },
  };
  const store = { state: () => state, dispatch: (/** @type {any} */ action) => (state = reduce(state, action)) };
  const engine = { work: () => ({ promise: Promise.resolve(answer), cancel() {} }) };
  const room = openMistakes(/** @type {any} */ (store), /** @type {any} */ (engine));
  await room.loaded;
  await room.collect(state);
  const study = { ...state.study, review: /** @type {any} */ ({ ...state.study.review, found: null, running: true }) }; // only the last line matters
  const view = painted(review(/** @type {any} */ ({ state: { ...state, study }, act() {}, learning: null })));
  return (
    view.textContent
      ?.match(/(No exercise|One exercise)[^.:]*[.:][^.]*/)?.[0]
      .replace(/\s+/g, " ")
      .trim() ?? ""
  );
}

test("a mistake whose position makes an exercise is offered", async () => {
  const mistakes = [{ ply: 0, stage: "opening", exercise: EXERCISE }];
  assert.match(await said([finding({})], { mistakes }), /^One exercise from this game/);
});

test("if no exercise comes from a proven mistake, the review says why there is no exercise", async () => {
  const mistakes = [{ ply: 0, stage: "opening", exercise: null }];
  assert.match(await said([finding({})], { mistakes }), /where you missed a win, so many other turns won/);
});

test("if no win is proven, the review says so", async () => {
  const mistakes = [{ ply: 0, stage: "opening", exercise: null }];
  assert.match(
    await said([finding({ proven: false, best: 0.8, kept: 0.3 })], { mistakes }),
    /it is not proven that your/,
  );
});

test("without a mistake of the reader, or after a stopped search, the review does not mention exercises", async () => {
  assert.equal(await said([], { mistakes: [] }), "");
  assert.equal(await said([finding({ side: 1 })], { mistakes: [] }), "");
  assert.equal(await said([finding({})], { cancelled: true }), "");
});
