// The reader's progress: a rating that is hardly known has no number.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { game } from "../fixtures.mjs";

const { progress } = await import("../../../web/library/progress.js");

/** @param {number} error */
function rated(error) {
  const state = freshState(game());
  const none = { opening: 0, middle: 0, end: 0 };
  const found = {
    ...{ games: 5, won: 2, opponents: [], boards: [], rules: [], step: "day", times: [], chain: 0, days: 1 },
    ...{ longest_days: 1, slips: { games: 0, overlooked: {}, ...none }, accuracy: null, accuracies: [] },
    ...{ rating: { value: 16, error, games: 5 }, scale: { larva: 0, nymph: 170 }, fit: { games: 0, error: 900 } },
  };
  const library = { ...state.library, games: [], progress: /** @type {any} */ (found) };
  const place = painted(progress(/** @type {any} */ ({ state: { ...state, library }, catalogue, games: {} })));
  return wordsOf(place.querySelectorAll(".progress-rating"))[0];
}

test("a rating with an error of 150 or more is said in words; a surer one has its number", () => {
  assert.match(rated(298) ?? "", /about as strong as Larva/);
  assert.doesNotMatch(rated(298) ?? "", /\d|±/);
  assert.match(rated(149) ?? "", /16 ± 149 between Larva and Nymph/);
});
