// The rules in the form for a new game: plain words first, then the name that a site gave them.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { game } from "../fixtures.mjs";

const { ruleChoice } = await import("../../../web/game/rule-choice.js");
const { settings } = await import("../../../web/app/settings.js");

/** @type {any} */
const context = { state: { ...freshState(game()) }, catalogue, act() {} };

test("each rule set has a plain name before the name of its site, also where the choice is folded", () => {
  const place = painted(ruleChoice(context));
  assert.deepEqual(wordsOf(place.querySelectorAll("summary")), ["Rules: Usual rules (Genius)"]);
  assert.deepEqual(wordsOf(place.querySelectorAll(".rule-name")), [
    "Usual rules Genius",
    "Usual rules, with cells removed first Green Meadow",
    "Any bug may eat, with points Ludii",
    "Any bug may eat iGGameCenter",
    "All bugs eat at once Classic",
    "Custom rules",
  ]);
});

test("the settings begin with the board and its colours", () => {
  const place = painted(settings(context));
  const [open] = wordsOf(place.querySelectorAll("[aria-expanded=true]"));
  const all = wordsOf(place.querySelectorAll("h3"));
  assert.deepEqual([open, all[0], all.at(-1)], ["Board and colours", "Board and colours", "Sound and speed"]);
});
