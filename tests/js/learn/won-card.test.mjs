// The card of a solved exercise, and the buttons below it.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { card, controls } from "../../../web/learn/card.js";
import { gameAt } from "../../../web/learn/puzzle-book.js";
import { layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/learn/exercises.js").Exercise} Exercise */

/** @type {Exercise} */
const EXERCISE = {
  ...{ id: "a", board: "hexhex3", rules: "genius", position: "xox/.o.x/x..x./xo../xoo", mover: 1 },
  ...{ winning: ["B1-A3", "C2"], complete: true, turns: 20, length: 8, line: ["B1-A3", "C3", "D3"], played: "B1" },
  ...{ refutation: ["C2"], puzzle: null, game: "", against: null, when: 0, due: 0, card: null },
  ...{ known: false, removed: false },
};

/** @param {readonly string[]} turns that the reader and the page have played @param {Partial<Exercise>} [change] @param {"won" | "try"} [phase] */
function solved(turns, change, phase = "won") {
  const state = stateOf("scene-start-hexhex3");
  const exercise = { ...EXERCISE, ...change };
  const game = { ...gameAt(exercise.board, exercise.rules, exercise.position, 1), turns, cursor: turns.length };
  const say = phase === "won" ? { tone: "right", code: "solved" } : null;
  const learn = /** @type {any} */ ({ kind: "exercise", number: 0, exercise, step: 0, phase, base: 0, say, hints: 0 });
  const context = /** @type {any} */ ({
    ...{ layout: layout(exercise.board), catalogue, act() {}, learning: null, openLearn() {} },
    state: { ...state, game, learn: { ...learn, clean: true, look: [], tries: [] } },
  });
  return { shown: painted(card(context, learn)), below: painted(controls(context, learn)) };
}

/** @param {ParentNode} shown */
const lineOf = (shown) => wordsOf(shown.querySelectorAll(".variation-turn"));

test("a solved exercise shows the line of the turn that was played, and says so if only another one is known", () => {
  const same = solved(["B1-A3"]).shown;
  assert.match(same.textContent ?? "", /Blue wins like this:/);
  assert.deepEqual(lineOf(same), EXERCISE.line);
  const other = solved(["C2"]).shown;
  assert.match(other.textContent ?? "", /Blue also wins with B1-A3, for example:/);
  assert.deepEqual(lineOf(other), EXERCISE.line);
  const whole = solved(["C2", "C3", "D3", "A3"], { length: 4 }).shown;
  assert.match(whole.textContent ?? "", /Blue wins like this:/);
  assert.deepEqual(lineOf(whole), ["C2", "C3", "D3", "A3"]);
});

test("the buttons below a solved exercise do not repeat its card's, and none of them is off", () => {
  const { shown, below } = solved(["C2"]);
  const named = (/** @type {ParentNode} */ part) => wordsOf(part.querySelectorAll("button"));
  assert.ok(named(shown).includes("Your mistakes"));
  assert.deepEqual(named(below), []);
  assert.deepEqual(named(solved([], {}, "try").below), ["Undo", "Hint", "Your mistakes"]);
});

test("an exercise says how many turns lose, if that is known", () => {
  const asked = (/** @type {Partial<Exercise>} */ change) => solved([], change, "try").shown.textContent ?? "";
  assert.match(asked({}), /18 of 20 turns lose\./);
  assert.match(asked({ turns: null }), /There are 2 winning turns\./);
  assert.match(asked({ turns: 1 }), /There are 2 winning turns/); // a wrong file
  assert.match(asked({ complete: false }), /There may be others\./);
});

test("an exercise names other rules than the usual ones in plain words", () => {
  const meta = (/** @type {string} */ rules) => solved([], { rules }, "try").shown.textContent ?? "";
  assert.doesNotMatch(meta("genius"), /Rules|Genius/);
  assert.match(meta("iggc"), /Rules: Any bug may eat \(iGGameCenter\)/);
});

test("after a wrong answer the card says on which day the exercise comes back, once that is known", () => {
  const state = stateOf("scene-start-hexhex3");
  /** @param {number} days from now @param {"lost" | "refuting" | "try"} [phase] */
  const words = (days, phase = "lost") => {
    const exercise = { ...EXERCISE, due: Date.now() + days * 86_400_000 };
    const game = gameAt(exercise.board, exercise.rules, exercise.position, 1);
    const say = { tone: "wrong", code: "answered", turn: "C2" };
    const learn = /** @type {any} */ ({ kind: "exercise", number: 0, exercise: EXERCISE, step: 0, phase, base: 0 });
    const mistakes = { ...state.mistakes, exercises: [exercise] };
    const context = /** @type {any} */ ({
      ...{ layout: layout(exercise.board), catalogue, act() {}, learning: null },
      state: { ...state, game, mistakes, learn: { ...learn, say, hints: 0, clean: false, look: [], tries: [] } },
    });
    return painted(card(context, context.state.learn)).textContent ?? "";
  };
  assert.match(words(1), /This exercise comes back tomorrow\./);
  assert.match(words(3), /This exercise comes back in 3 days\./);
  assert.doesNotMatch(words(0), /comes back/);
  assert.doesNotMatch(words(1, "refuting"), /comes back/);
});
