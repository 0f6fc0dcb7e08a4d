// The rules in the form for a new game: plain words first, then the name that a site gave them.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { dialog } from "../../../web/together/dialog.js";
import { AGAINST_BOT, PEOPLE, game } from "../fixtures.mjs";
import { contextOf, joined } from "../together/card.mjs";

const { ruleChoice } = await import("../../../web/game/rule-choice.js");
const { newGame } = await import("../../../web/game/new-game.js");
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

/** The folds around the choice of rules, as the words that open them. @param {Element} place */
function foldsOf(place) {
  const rules = place.querySelector("[role=radiogroup]:has([name=ruleset])");
  assert(rules);
  return [...place.querySelectorAll("details")]
    .filter((each) => each.contains(rules))
    .map((each) => wordsOf(each.querySelectorAll(":scope > summary")));
}

test("the rules are one fold deep in the form: the other one has the players", () => {
  const place = painted(newGame(context));
  assert.deepEqual(foldsOf(place), [["Rules: Usual rules (Genius)"]]);
  assert(wordsOf(place.querySelectorAll("summary")).includes("More: players, who starts"));
});

test("the fold of the players is open where they differ from the usual, but not since two people took turns to start", () => {
  const isOpen = (/** @type {any} */ parts, /** @type {any} */ chosen = null) => {
    const state = freshState(game(parts));
    const shown = painted(newGame({ ...context, state: { ...state, settings: { ...state.settings, chosen } } }));
    const fold = [...shown.querySelectorAll("details")].find((each) => each.textContent?.includes("who starts"));
    return fold?.hasAttribute("open");
  };
  assert.equal(isOpen({ seats: PEOPLE, starts: 1 }), false);
  assert.equal(isOpen({ seats: AGAINST_BOT, starts: 1 }), true);
  const [, bot] = AGAINST_BOT;
  assert.equal(isOpen({ seats: [bot, bot] }), true);
  assert.equal(isOpen({ seats: [bot, bot] }, { ...freshState(game()).setup }), false, "the form begins with others");
});

test("the rules are one fold deep in the form for a friend, too", () => {
  const state = joined();
  const place = painted(dialog(contextOf({ ...state, together: { ...state.together, page: "start" } })));
  assert.deepEqual(foldsOf(place), [["Rules and board: Small Change"]]);
});

test("the settings open the line for a turn as text, which low windows hide while it is closed", () => {
  const desk = (/** @type {boolean} */ open) => {
    /** @type {any[]} */
    const actions = [];
    const state = { ...context.state, section: "play", settings: { ...context.state.settings, desk: open } };
    const place = painted(settings({ ...context, state, act: (/** @type {any} */ action) => actions.push(action) }));
    const label = [...place.querySelectorAll("label")].find((each) =>
      /Enter a turn as text/.test(`${each.textContent}`),
    );
    const box = /** @type {HTMLInputElement | null} */ (label?.querySelector("input"));
    box?.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
    return [box?.checked, ...actions];
  };
  const change = (/** @type {boolean} */ open) => ({ type: "settings", change: { desk: open } });
  assert.deepEqual(desk(false), [false, change(true)]);
  assert.deepEqual(desk(true), [true, change(false)]);
});

test("the settings begin with the board and its colours", () => {
  const place = painted(settings(context));
  const [open] = wordsOf(place.querySelectorAll("[aria-expanded=true]"));
  const all = wordsOf(place.querySelectorAll("h3"));
  assert.deepEqual([open, all[0], all.at(-1)], ["Board and colours", "Board and colours", "Sound and speed"]);
});
