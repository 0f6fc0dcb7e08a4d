import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { withTools } from "../../../web/app/page-state.js";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { CUSTOM, PLAIN, YES_NO, rulesetText } from "../../../web/game/ruleset-text.js";
import { COLOURS, coloursOf } from "../../../web/game/seats.js";
import { stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").Action} Action */

const FIXTURES = readdirSync(new URL("../../data/wire/", import.meta.url))
  .map((name) => name.replace(".json", ""))
  .filter((name) => name.startsWith("scene-") && !name.includes("refused"));

/** Actions that need only a game. @type {Action[]} */
const ACTIONS = [
  ...[0, 1, 5].map((cell) => /** @type {Action} */ ({ type: "press", cell, name: "A1" })),
  { type: "aim", cell: 2 },
  { type: "focus", cell: 2 },
  { type: "watch", seat: 1 },
  { type: "take-back" },
  { type: "swap" },
  { type: "undo" },
  { type: "redo" },
  { type: "jump", cursor: 0 },
  { type: "step", by: -1 },
  { type: "resume" },
  { type: "pause" },
];

test("an action on a game does not change the rest of the state", () => {
  for (const name of FIXTURES) {
    for (const action of ACTIONS) {
      const state = withTools(stateOf(name)); // the only setting that a game changes
      const after = reduce(state, action);
      assert.deepEqual(Object.keys(after).sort(), Object.keys(state).sort(), `${name}: ${action.type}`);
      const { waits: _, ...played } = after.game; // a draft that the reader leaves
      assert.deepEqual(Object.keys(played).sort(), Object.keys(state.game).sort(), `${name}: ${action.type}`);
      // After the first finished game the page shows all tools.
      for (const kept of /** @type {const} */ (["settings", "aids", "editor", "study"]))
        assert.equal(after[kept], state[kept], `${name}: ${action.type}: ${kept}`);
    }
  }
});

test("a state is never changed in place", () => {
  for (const name of FIXTURES) {
    const state = stateOf(name);
    const before = JSON.stringify(state);
    for (const action of ACTIONS) reduce(state, action);
    assert.equal(JSON.stringify(state), before, name);
  }
});

test("the text of a custom rule set has its switches in order", () => {
  const text = (/** @type {Partial<typeof PLAIN>} */ change) => rulesetText(catalogue, CUSTOM, { ...PLAIN, ...change });
  assert.equal(CUSTOM, "custom");
  assert.ok(YES_NO.includes("merging")); // a rule switch more is one more here
  assert.ok(YES_NO.every((name) => name !== /** @type {string} */ ("pie")));
  assert.equal(text({}), "active");
  assert.equal(text({ eaters: "all", merging: true }), "all+merging");
  assert.equal(text({ setup: 2, pie: true }), "active+setup=2+pie");
  assert.equal(text({ score: "margin" }), "active+margin");
  assert.equal(text({ score: "margin", handicap: 3, stronger: 0 }), "active+margin+handicap=3x");
  assert.equal(text({ score: "margin", handicap: 3, stronger: 1, pie: true }), "active+margin+handicap=3o+pie");
  assert.equal(text({ handicap: 3 }), "active"); // without scores there is no handicap
});

test("the text of a named rule set is its name, with what players agree on", () => {
  const [{ name }] = catalogue.rulesets;
  assert.equal(rulesetText(catalogue, name, PLAIN), name);
  assert.equal(rulesetText(catalogue, `${name}+pie`, { ...PLAIN, pie: true }), `${name}+pie`);
  assert.equal(rulesetText(catalogue, `${name}+merging`, { ...PLAIN, merging: true }), "active+merging");
});

test("two seats never have the same colour, and keep the chosen ones", () => {
  const ways = /** @type {const} */ (["own", ...COLOURS]);
  for (const { name, colours } of catalogue.rulesets) {
    assert.deepEqual(coloursOf(catalogue, name, ["own", "own"]), colours);
    for (const first of ways) {
      for (const second of ways) {
        if (first === second && first !== "own") continue;
        const [one, two] = coloursOf(catalogue, name, [first, second]);
        assert.notEqual(one, two, `${name}: ${first}, ${second}`);
        if (first !== "own") assert.equal(one, first);
        if (second !== "own") assert.equal(two, second);
        if (first === "own" && second !== colours[0]) assert.equal(one, colours[0]);
        if (second === "own" && first !== colours[1]) assert.equal(two, colours[1]);
        // A seat that can't have its own colour gets the other's, which is free.
        if (first === "own" && second === colours[0]) assert.equal(one, colours[1]);
        if (second === "own" && first === colours[1]) assert.equal(two, colours[0]);
      }
    }
  }
  assert.deepEqual(coloursOf(catalogue, "active+merging", ["own", "own"]), ["red", "blue"]);
});
