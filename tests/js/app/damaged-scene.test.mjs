// A stored scene is believed only as the page stored it: the page uses all that is in it without a check. Before, a value that was changed
// in it could raise an exception in a later step, such as a press on a cell whose refusal named no bugs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { sealed } from "../../../web/ui/sealed.js";
import { cellsOf, stateOf } from "../fixtures.mjs";

const SCENES = ["scene-growth", "scene-bonus-owed", "scene-over", "scene-refused-turn"];
const WRONG = [null, true, -1, 0.5, 1_000_000, "x", "", [], {}, [null], undefined];

/** Every place in a value, of a list only its first and last. @param {unknown} value @param {readonly string[]} [at] @returns {Generator<readonly string[]>} */
function* placesIn(value, at = []) {
  if (at.length) yield at;
  if (!value || typeof value !== "object") return;
  const keys = Object.keys(value);
  for (const key of Array.isArray(value) ? new Set([keys[0], keys.at(-1)]) : keys)
    if (key !== undefined) yield* placesIn(/** @type {any} */ (value)[key], [...at, key]);
}

/** A value with another one at a place. @param {any} value @param {readonly string[]} place @param {unknown} other @returns {unknown} */
function changed(value, [key, ...rest], other) {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = rest.length ? changed(value[key], rest, other) : other;
  return copy;
}

/** What is read of a stored game whose scene is another value. @param {string} name @param {(stored: any) => unknown} change of the stored form of the scene */
function read(name, change) {
  const state = stateOf(name);
  const stored = JSON.parse(encodeGame(state));
  const found = decodeGame(JSON.stringify({ ...stored, scene: change(stored.scene) }), cellsOf);
  assert.deepEqual(found?.game, decodeGame(encodeGame(state), cellsOf)?.game, "the game is kept");
  return found;
}

for (const name of SCENES)
  test(`a stored scene of which anything was changed is left out: ${name}`, () => {
    const { scene } = stateOf(name);
    assert.deepEqual(read(name, (stored) => stored)?.scene, scene);
    for (const place of placesIn(scene))
      for (const wrong of WRONG) {
        const other = changed(scene, place, wrong);
        if (JSON.stringify(other) === JSON.stringify(scene)) continue;
        const found = read(name, ([, sum]) => [other, sum]);
        assert.deepEqual([found?.scene, found?.sceneKey], [null, null], `${place}: ${JSON.stringify(wrong)}`);
      }
  });

test("what is no scene is left out, even as the page stores values, and so is one of a board of another size", () => {
  const other = stateOf("scene-growth-hexhex4").scene;
  const values = [7, "x", true, [], {}, { stones: 7 }, { stones: null }, null].flatMap((each) => [each, sealed(each)]);
  for (const stored of [...values, [], [7], [null, null], other, sealed(other)])
    assert.equal(read("scene-growth", () => stored)?.scene, null, JSON.stringify(stored)?.slice(0, 40));
});
