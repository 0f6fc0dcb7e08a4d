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

/** What the fold of the usual rules says, and what can be chosen in it. */
const RULES = "Rules: Usual rules (Genius) Pie rule, handicap, other rules";

test("rules that differ from the usual ones stand beside the button that starts the game", () => {
  const end = (/** @type {any} */ ruleset, /** @type {any} */ change) => {
    const { setup } = context.state;
    const state = { ...context.state, setup: { ...setup, ruleset, switches: { ...setup.switches, ...change } } };
    const place = painted(newGame({ ...context, state }));
    return wordsOf(place.querySelectorAll(".setup-end"))[0];
  };
  assert.equal(end("genius", {}), "Start game");
  assert.equal(end("genius", { pie: true }), "Rules: Usual rules (Genius, with the pie rule) Start game");
  assert.equal(
    end("ludii", { score: "margin", handicap: 3 }),
    "Rules: Any bug may eat, with points (Ludii, with a handicap of 3) Start game",
  );
});

test("each rule set has a plain name before the name of its site, also where the choice is folded", () => {
  const place = painted(ruleChoice(context));
  assert.deepEqual(wordsOf(place.querySelectorAll("summary")), [RULES]);
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
  assert.deepEqual(foldsOf(place), [[RULES]]);
  assert(wordsOf(place.querySelectorAll("summary")).includes("More options Players, who starts, drawing a board"));
});

test("the fold of the players is open where they differ from the usual, but not since two people took turns to start", () => {
  const isOpen = (/** @type {any} */ parts, /** @type {any} */ chosen = null) => {
    const state = freshState(game(parts));
    const shown = painted(newGame({ ...context, state: { ...state, settings: { ...state.settings, chosen } } }));
    const fold = [...shown.querySelectorAll("details")].find((each) => each.textContent?.includes("More options"));
    return fold?.hasAttribute("open");
  };
  assert.equal(isOpen({ seats: PEOPLE, starts: 1 }), false);
  assert.equal(isOpen({ seats: AGAINST_BOT, starts: 1 }), true);
  const [, bot] = AGAINST_BOT;
  assert.equal(isOpen({ seats: [bot, bot] }), true);
  assert.equal(isOpen({ seats: [bot, bot] }, { ...freshState(game()).setup }), false, "the form begins with others");
});

test("what the form begins with is in sight: who starts between two people, or Random against a bot; a bot's strength is in words", () => {
  /** @type {any[]} */
  const done = [];
  const drawn = (/** @type {any} */ parts, /** @type {any} */ setup = {}) => {
    const state = freshState(game(parts));
    const act = (/** @type {any} */ action) => void done.push(action);
    return painted(newGame({ ...context, act, state: { ...state, setup: { ...state.setup, ...setup } } }));
  };
  const inSight = (/** @type {Element} */ shown, /** @type {string} */ name) =>
    [...shown.querySelectorAll(`input[name=${name}]`)].filter((each) => !each.closest("details"));
  const checked = (/** @type {Element[]} */ inputs) => inputs.map((each) => /** @type {any} */ (each).checked);
  assert.deepEqual(checked(inSight(drawn({ seats: PEOPLE, starts: 1 }), "starts")), [false, true, false]);
  assert.deepEqual(inSight(drawn({ seats: AGAINST_BOT }), "starts"), []);
  assert.deepEqual(checked(inSight(drawn({ seats: AGAINST_BOT }), "you")), [true, false, false]);
  const random = drawn({ seats: AGAINST_BOT }, { starts: "lots" });
  assert.deepEqual(checked(inSight(random, "you")), [false, false, true]);
  inSight(random, "you")[1].dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
  assert.deepEqual([done[0].change.seats[0].kind, done[1].change], ["bot", { starts: 0 }]);
  const seats = [{ kind: "person" }, { kind: "bot", level: "hornet" }];
  const { levels } = catalogue;
  const number = levels.findIndex(({ name }) => name === "hornet") + 1;
  assert.match(
    `${drawn({ seats }).textContent}`,
    new RegExp(`Hornet \\(\\w+, strength ${number} of ${levels.length}\\): `),
  );
});

test("a lot decides which side the reader plays against a bot, with the names", (t) => {
  const [person, bot] = AGAINST_BOT;
  const drawn = (/** @type {any} */ seats, /** @type {number} */ lot) => {
    t.mock.method(Math, "random", () => lot);
    /** @type {any[]} */
    const done = [];
    const state = freshState(game());
    const setup = { ...state.setup, seats, starts: "lots", names: ["Ann", ""] };
    const acting = { act: (/** @type {any} */ each) => done.push(each.change), startGame: () => done.push("start") };
    painted(newGame({ ...context, ...acting, state: /** @type {any} */ ({ ...state, setup }) }))
      .querySelector("form")
      ?.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("submit"));
    return done;
  };
  assert.deepEqual(drawn([person, bot], 0.9), [{ starts: 0 }, "start"]);
  assert.deepEqual(drawn([person, bot], 0.1), [{ starts: 0, seats: [bot, person], names: ["", "Ann"] }, "start"]);
  assert.deepEqual(drawn([bot, person], 0.1)[0].seats, [person, bot]);
  for (const seats of [PEOPLE, [bot, bot]]) assert.deepEqual(drawn(seats, 0.1), ["start"]);
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
