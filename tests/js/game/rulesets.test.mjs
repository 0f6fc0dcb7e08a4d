// Rule sets other than the first on the page: black cells, several hungry bugs, joining, boards of other shapes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choices, openOptions } from "../../../web/game/select.js";
import { cellsOn, layoutOf, shownTurn } from "../../../web/board/layout.js";
import { lineOf } from "../../../web/app/prompt.js";
import { reduce } from "../../../web/app/state.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { layoutNow, openQuestion, questionKey } from "../../../web/game/shown-board.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { beginsRuleset, rulesetNamed, rulesetText } from "../../../web/game/ruleset-text.js";
import { fixture, layout, stateOf } from "../fixtures.mjs";

const HEXHEX3 = layout("hexhex3");

const press = (/** @type {import("../../../web/app/state.js").State} */ on, /** @type {number} */ cell) =>
  reduce(on, { type: "press", cell, name: HEXHEX3.cells[cell].name });

test("one of several hungry bugs can be picked, and unpicked", () => {
  const state = stateOf("scene-chosen-two-meals");
  assert.deepEqual(choices(state).length, 2);
  const [first, second] = state.scene?.meals ?? [];
  const home = state.scene?.bugs[first.eater].cells[0] ?? -1;
  const picked = press(state, home);
  assert.deepEqual(
    openOptions(picked).map(({ cell }) => cell),
    first.cells,
  );
  assert.equal(boardPaint(picked, HEXHEX3).bugs[first.eater].mood, "picked");
  assert.equal(openOptions(press(picked, home)).length, 2);
  const elsewhere = press(picked, second.cells[0]);
  assert.deepEqual([elsewhere.blocked, elsewhere.eater, elsewhere.game], ["other_eater", null, state.game]);
});

test("a bug clicked before the engine says that it is hungry is picked when the engine does", () => {
  const state = stateOf("scene-chosen-two-meals");
  const [{ eater, cells }] = state.scene?.meals ?? [];
  const home = state.scene?.bugs[eater].cells[0] ?? -1;
  const early = press({ ...state, sceneKey: "before" }, home);
  const scene = /** @type {import("../../../web/engine/protocol.js").Scene} */ (state.scene);
  const arrived = reduce(early, { type: "scene", key: keyOf(state.game), scene });
  assert.deepEqual([openOptions(arrived).map(({ cell }) => cell), arrived.refusal, arrived.queue], [cells, null, []]);
});

test("a bonus cell has a tether to the bug that it feeds, if there is a choice", () => {
  const state = stateOf("scene-chosen-two-meals");
  const { cells } = boardPaint(state, HEXHEX3);
  const [meal] = state.scene?.meals ?? [];
  assert.deepEqual(cells[meal.cells[0]].tethers, state.scene?.bugs[meal.eater].cells);
  assert.match(cells[meal.cells[0]].label, /feeds the bug at D1/);
  assert.match(lineOf(state, HEXHEX3).text, /2 bugs can eat, at D1 and E2/);
  const alone = stateOf("scene-bonus-owed");
  assert.ok(boardPaint(alone, HEXHEX3).cells.every(({ tethers }) => tethers.length === 0));
});

test("black cells are there from the first frame, and a blackened cell is marked as the last turn", () => {
  const meadow = layout("green-meadow");
  const state = stateOf("scene-setup-half");
  const before = boardPaint({ ...state, scene: null }, meadow).cells.filter(({ black }) => black);
  const { cells } = boardPaint(state, meadow);
  assert.deepEqual([before.length, cells.filter(({ black }) => black).length], [6, 7]);
  assert.deepEqual([cells[0].black, cells[0].last, cells[2].marks], [true, true, ["blacken"]]);
});

test("a growth that joins bugs has its own mark and words", () => {
  const state = stateOf("scene-join");
  const join = state.scene?.options.find(({ kind }) => kind === "join");
  assert.ok(join);
  assert.deepEqual(boardPaint(state, HEXHEX3).cells[join.cell].marks, ["join"]);
  assert.equal(lineOf({ ...state, aim: join.cell }, HEXHEX3).text, "Joins your bugs into one of 3.");
});

test("custom rule sets are written as switches", () => {
  const { scene } = fixture("scene-custom-rules");
  assert.equal(rulesetText(catalogue, "custom", scene.rules), scene.rules.text);
  assert.equal(rulesetText(catalogue, "iggc", { ...scene.rules, handicap: 0, pie: false }), "iggc");
});

test("a rule set keeps its name with the options that players agreed on", () => {
  const { fields, ...ludii } = /** @type {import("../../../web/engine/protocol.js").CatalogueRuleset} */ (
    rulesetNamed(catalogue, "ludii")
  );
  const text = rulesetText(catalogue, "ludii", { ...fields, handicap: 3, stronger: 1, pie: true });
  assert.equal(text, "ludii+handicap=3o+pie");
  assert.equal(rulesetNamed(catalogue, text)?.title, ludii.title);
  assert.equal(rulesetText(catalogue, text, fields), "ludii");
  assert.equal(rulesetNamed(catalogue, "ludii+merging"), undefined);
});

test("a text may be a rule set if it begins with a name of the catalogue or with the bugs that eat", () => {
  const begins = ["active", "chosen", "all", ...catalogue.rulesets.map(({ name }) => name)];
  for (const name of begins) assert.deepEqual([name, `${name}+pie`].map(beginsRuleset), [true, true], name);
  for (const text of ["", "+pie", "merging+active", "actives", "Genius"])
    assert.equal(beginsRuleset(text), false, text);
});

test("the engine is asked for a picture only if the catalogue has none", () => {
  const state = stateOf("scene-start-hexhex3");
  assert.equal(openQuestion(state, catalogue), null);
  const turned = { ...state, settings: { ...state.settings, orientation: 1 } };
  const question = openQuestion(turned, catalogue);
  assert.deepEqual(question, { board: "hexhex3", coordinates: "rows", orientation: 1 });
  assert.equal(layoutNow(turned, catalogue), HEXHEX3, "until it answers");
  const drawn = { ...state, game: { ...state.game, board: "../_*." } };
  assert.equal(layoutNow(drawn, catalogue).cells.length, 0);
  assert.deepEqual(
    [cellsOn(catalogue, "../_*."), cellsOn(catalogue, "green-meadow-7"), cellsOn(catalogue, "torus")],
    [4, 30, 0],
  );
});

test("a board in other coordinates keeps the engine's names in addition to the shown ones", () => {
  /** @type {import("../../../web/engine/protocol.js").Geometry} */
  const geometry = {
    name: "../..",
    title: "../..",
    text: "../..",
    coordinates: "abstractplay",
    orientation: 0,
    cells: [
      ["b1", 0, 0],
      ["b2", 1, 0],
      ["a1", 0, 1],
      ["a2", 1, 1],
    ],
    black: [2],
    rows: ["A1", "A2", "B1", "B2"],
    labels: [
      ["b", -1, 0],
      ["a", -1, 1],
    ],
  };
  const state = stateOf("scene-start-hexhex3");
  const game = { ...state.game, board: "../.." };
  const settings = { ...state.settings, coordinates: /** @type {const} */ ("abstractplay") };
  const key = questionKey({ board: "../..", coordinates: "abstractplay", orientation: 0 });
  const shown = layoutNow({ ...state, game, settings, shown: { key, geometry } }, catalogue);
  assert.deepEqual(
    [shown.indices.get("B2"), shownTurn(shown, "A1-B2"), shownTurn(shown, "swap")],
    [3, "b1-a2", "swaps sides"],
  );
  assert.ok(shown.box[2] > layoutOf(geometry).box[2], "room for the labels");
});

test("a puzzle does not show which cells lose at once", () => {
  const start = stateOf("scene-growth");
  const scene = /** @type {import("../../../web/engine/protocol.js").Scene} */ (start.scene);
  const options = scene.options.map((each) => /** @type {any} */ ({ ...each, wins: 0 }));
  const state = { ...start, scene: { ...scene, options } };
  const seen = (/** @type {import("../../../web/app/state.js").State["learn"]} */ learn) =>
    boardPaint({ ...state, learn }, HEXHEX3).cells[options[0].cell];
  assert.ok(seen(null).marks.includes("giveaway"));
  assert.match(seen(null).label, /lets Red win|lets Blue win/);
  const puzzle = seen(/** @type {any} */ ({ kind: "puzzle" }));
  assert.ok(!puzzle.marks.includes("giveaway"));
  assert.doesNotMatch(puzzle.label, /lets/);
});
