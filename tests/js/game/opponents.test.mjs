// The bots of the form for a new game.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { opponents } from "../../../web/game/opponents.js";
import { game } from "../fixtures.mjs";

/** The form's part with a bot chosen. @param {string} level @param {object} [settings] @param {object} [setup] */
function shown(level, settings, setup) {
  const fresh = freshState(game());
  const state = {
    ...fresh,
    settings: { ...fresh.settings, ...settings },
    setup: { ...fresh.setup, seats: [{ kind: "person" }, { kind: "bot", level }], ...setup },
  };
  return painted(opponents(/** @type {any} */ ({ state, catalogue, act: () => {} }), ["Red", "Blue"]));
}

test("the levels stand in three bands by strength, each with its name, and their bugs grow", () => {
  const bands = [...shown("nymph").querySelectorAll('[role="group"][aria-label]')];
  assert.deepEqual(
    bands.map((band) => [band.getAttribute("aria-label"), band.querySelectorAll("input").length]),
    [
      ["Easy", 5],
      ["Medium", 4],
      ["Strong", 4],
    ],
  );
  const frames = bands.flatMap((band) => [...band.querySelectorAll("svg")].map((svg) => svg.getAttribute("viewBox")));
  assert.equal(frames.length, 13);
});

test("the companion's sentence has its strength of now; no level's has", () => {
  const said = (/** @type {string} */ level) =>
    wordsOf(shown(level, { companion: 1284 }).querySelectorAll(".opponent-nature"))[0] ?? "";
  assert.match(said("companion"), /^It now plays at about 1,?284; the Larva/);
  for (const level of ["nymph", "queen", "queen:patient"]) assert.doesNotMatch(said(level), /now plays/);
});

test("each level's own sentence says what it overlooks, also to a newcomer", () => {
  const said = catalogue.levels.map(({ name }) => wordsOf(shown(name).querySelectorAll(".opponent-nature"))[0] ?? "");
  assert.equal(new Set(said).size, 13);
  assert.match(
    said[1],
    /^Nymph \(easy, strength 2 of 13\): does not see that bugs can eat twice in one turn, .*Good first opponent$/,
  );
  assert.doesNotMatch(said[0], /Good first opponent/);
});

test("the colour that starts says so", () => {
  const said = (/** @type {object} */ setup) => wordsOf(shown("nymph", {}, setup).querySelectorAll(".side .choice"));
  assert.deepEqual(said({ starts: 0 }), ["Red (starts)", "Blue", "Random"]);
  assert.deepEqual(said({ starts: 1 }), ["Red", "Blue (starts)", "Random"]);
  assert.deepEqual(said({ starts: "lots" }), ["Red (starts)", "Blue", "Random"], "the lot decides the side");
});
