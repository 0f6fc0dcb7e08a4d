// The card of a solved exercise, and the buttons below it.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { card, controls } from "../../../web/learn/card.js";
import { askDeed } from "../../../web/learn/deed.js";
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

/** @param {readonly string[]} turns that the reader and the page have played @param {Partial<Exercise>} [change] @param {"won" | "try" | "answering" | "lost"} [phase] @param {object} [more] */
function solved(turns, change, phase = "won", more = {}) {
  const state = stateOf("scene-start-hexhex3");
  const exercise = { ...EXERCISE, ...change };
  const game = { ...gameAt(exercise.board, exercise.rules, exercise.position, 1), turns, cursor: turns.length };
  const say = phase === "won" ? { tone: "right", code: "solved" } : null;
  const learn = /** @type {any} */ ({
    kind: "exercise",
    number: 0,
    exercise,
    step: 0,
    phase,
    base: 0,
    say,
    hints: 0,
    ...more,
  });
  const context = /** @type {any} */ ({
    ...{ layout: layout(exercise.board), catalogue, act() {}, learning: null, openLearn() {} },
    state: { ...state, game, learn: { ...learn, clean: true, look: [] } },
  });
  const { learn: task } = context.state;
  return { shown: painted(card(context, task)), below: painted(controls(context, task)), state: context.state };
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
  for (const phase of /** @type {const} */ (["try", "answering", "lost"]))
    assert.deepEqual(named(solved([], {}, phase).below), ["Undo", "Hint", "Your mistakes"], "none moves");
});

test("while another try is open, no words say that nothing is due", () => {
  assert.doesNotMatch(solved([], {}, "lost").below.textContent ?? "", /due today/);
  assert.match(solved(["C2"]).below.textContent ?? "", /None due today/);
});

test("an exercise says how many turns win, if that is known", () => {
  const asked = (/** @type {Partial<Exercise>} */ change) => solved([], change, "try").shown.textContent ?? "";
  assert.match(asked({}), /Of 20 ways to play, only 2 win\./);
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
      state: { ...state, game, mistakes, learn: { ...learn, say, hints: 0, clean: false, look: [] } },
    });
    return painted(card(context, context.state.learn)).textContent ?? "";
  };
  assert.match(words(1), /This exercise comes back tomorrow\./);
  assert.match(words(3), /This exercise comes back in 3 days\./);
  assert.doesNotMatch(words(0), /comes back/);
  assert.doesNotMatch(words(1, "refuting"), /comes back/);
});

test("a solved exercise says why: what its first turn does, in one sentence; the search's certainty is no reason", () => {
  const eats = { why: "eats", bugs: [[4, 5]], count: 2, shapes: ["2a"], theirs: 0 };
  const leads = { why: "leads", bugs: [], count: 3, shapes: [], theirs: 7 };
  const saves = { why: "saves", bugs: [[0]], count: 1, shapes: ["1a"], theirs: 0 };
  const deed = /** @type {any} */ ({ number: 0, turn: "B1-A3", reasons: [eats, leads, saves] });
  const said = solved(["B1-A3"], {}, "won", { deed }).shown.querySelector(".learn-why");
  assert.equal(said?.textContent, "The idea: B1-A3 eats 2 stones at B2 and saves your bug at A1.");
  const alone = solved(["B1-A3"], {}, "won", { deed: { ...deed, reasons: [leads] } }).shown.querySelector(".learn-why");
  assert.equal(alone?.textContent, "The idea: B1-A3 leaves you 3 cells, fewer than Red with 7.");
  assert.equal(solved(["B1-A3"]).shown.querySelector(".learn-why"), null);
  assert.equal(solved([], {}, "try", { deed }).shown.querySelector(".learn-why"), null);
});

/** What the engine is asked after a solved exercise, and what the card then knows. @param {readonly string[]} turns @param {() => Promise<unknown>} answer */
async function asked(turns, answer) {
  const { state } = solved(turns);
  /** @type {any[]} */
  const calls = [];
  /** @type {any[]} */
  const changes = [];
  const engine = {
    call: (/** @type {any[]} */ ...call) =>
      (calls.push(call), answer()),
  };
  const change = (/** @type {any} */ changed) => changes.push(changed);
  const teacher = /** @type {any} */ ({ engine, change, still: () => true, store: { state: () => state } });
  await askDeed(teacher);
  return { calls, changes };
}

test("the engine is asked about the whole line that wins, and the card works without its answer", async () => {
  const deed = { number: 0, turn: "C2", reasons: [] };
  const { calls, changes } = await asked(["B1-A3"], async () => ({ deed }));
  assert.equal(calls[0][0], "deed");
  assert.deepEqual(calls[0][1].turns, EXERCISE.line, "the stored line of that turn");
  assert.deepEqual(changes, [{ deed }]);
  assert.deepEqual((await asked(["C2"], async () => ({ deed: null }))).calls[0][1].turns, ["C2"]);
  assert.deepEqual((await asked(["C2"], async () => ({ deed: null }))).changes, []);
  assert.deepEqual((await asked(["C2"], () => Promise.reject(new Error("stopped")))).changes, []);
});
