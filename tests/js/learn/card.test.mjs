// The card next to the board in a lesson, and the marks on the board.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { card } from "../../../web/learn/card.js";
import { lessons } from "../../../web/learn/lessons.js";
import { thumbOf } from "../../../web/learn/mistake-list.js";
import { layout, stateOf } from "../fixtures.mjs";
import { learningOf } from "./learning.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/learn/state.js").Learn} Learn */

/** A step of a lesson, on the board of a fixture. @param {string} name of the lesson @param {number} step from 0 @param {Partial<Learn>} [change] @returns {State} */
function atStep(name, step, change) {
  const state = stateOf("scene-growth");
  const number = lessons.findIndex((lesson) => lesson.name === name) + 1;
  const learn = /** @type {any} */ ({ kind: "lesson", number, exercise: null, step, phase: "try", base: 0 });
  const rest = { say: null, hints: 0, clean: true, through: false, look: [], putAside: state };
  return { ...state, learn: { ...learn, ...rest, ...change } };
}

/** @param {State} state */
const shownCard = (state) => {
  const context = { state, layout: layout(state.game.board), catalogue, act() {}, learning: null };
  return painted(state.learn && card(/** @type {any} */ (context), state.learn));
};

for (const [name, step] of /** @type {const} */ ([
  ["winning", 0],
  ["cells", 1],
])) {
  test(`in the lesson ${name} the number of cells left changes when the reader points at a cell`, () => {
    const state = atStep(name, step);
    const option = state.scene?.options.find(({ mobility }) => mobility);
    const counts = (/** @type {State} */ shown) => wordsOf(shownCard(shown).querySelectorAll(".learn-count"));
    const now = state.scene?.mobility;
    assert.deepEqual(counts(state), now?.map(String));
    assert.deepEqual(
      counts({ ...state, aim: option?.cell ?? null }),
      now?.map((count, side) => {
        const then = option?.mobility?.[side];
        return then === count ? `${count}` : `${count}→ ${then}`;
      }),
    );
    assert.notDeepEqual(option?.mobility, now);
  });
}

for (const [name, step] of /** @type {const} */ ([
  ["bug", 1],
  ["twins", 0],
])) {
  test(`the bug to touch in the lesson ${name} looks happy after a touch, and nothing is marked as refused`, () => {
    const started = atStep(name, step);
    const [bug] = started.scene?.bugs ?? [];
    const refusal = /** @type {any} */ ({ code: "occupied", cell: bug.cells[0], cells: bug.cells, bugs: [0], step: 0 });
    const touched = { ...started, refusal };
    const place = layout(started.game.board);
    const warned = boardPaint(touched, place);
    assert.ok(
      warned.bugs[0].mood === "cause" && warned.cells.some(({ cause }) => cause),
      "the test would see a warning",
    );
    const right = reduce(touched, {
      type: "learn-change",
      change: { phase: "right", say: { tone: "right", code: "step-right" }, look: bug.cells },
    });
    assert.ok(right.learn);
    const { marked } = learningOf({ subscribe() {}, dispatch() {}, state: () => right });
    const paint = marked(boardPaint(right, place), right.learn);
    assert.equal(paint.bugs[0].mood, "happy");
    assert.ok(paint.cells.every(({ cause, marks }) => !cause && !marks.length));
    const said = shownCard(right).querySelector(".learn-said");
    assert.ok(said?.classList.contains("learn-right") && !said.classList.contains("learn-wrong"));
  });
}

test("a cell that was refused as the step asked keeps its sign beside the answer", () => {
  const state = atStep("merging", 0);
  const place = layout(state.game.board);
  const { scene } = state;
  assert.ok(scene);
  const cell = scene.stones.indexOf(".");
  const refusal = /** @type {any} */ ({ code: "would_merge", cell, cells: [], bugs: [], step: 0 });
  const right = reduce(
    { ...state, refusal },
    { type: "learn-change", change: { phase: "right", say: { tone: "right", code: "step-right" } } },
  );
  assert.ok(right.learn);
  const { marked } = learningOf({ subscribe() {}, dispatch() {}, state: () => right });
  const { cells } = marked(boardPaint(right, place), right.learn);
  assert.deepEqual(cells[cell].marks, ["no"]);
});

test("after a wrong answer no cell looks open and none has a sign: the cells of the next try are those before the turn", () => {
  const state = atStep("cells", 0);
  const place = layout(state.game.board);
  const { marked } = learningOf({ subscribe() {}, dispatch() {}, state: () => state });
  const wrong = /** @type {Learn} */ ({ ...state.learn, phase: "wrong" });
  const { cells } = marked(boardPaint(state, place), wrong);
  assert.ok(cells.every(({ marks, open, refused }) => !marks.length && !open && !refused));
});

/** The words above the answer when the last step of a lesson is done. @param {string} name @param {readonly string[]} done lessons */
function endOf(name, done) {
  const number = lessons.findIndex((lesson) => lesson.name === name);
  const right = /** @type {const} */ ({ phase: "right", say: { tone: "right", code: "step-right" } });
  const state = atStep(name, lessons[number].steps.length - 1, right);
  const shown = shownCard({ ...state, learned: { ...state.learned, lessons: done } });
  return wordsOf(shown.querySelectorAll("h3"));
}

test("the lessons have an ending: after the rules, after the strategy, and when all are done", () => {
  const all = lessons.map(({ name }) => name);
  const rules = lessons.filter(({ basic }) => basic).map(({ name }) => name);
  const [lastRule, last] = [rules.at(-1) ?? "", all.at(-1) ?? ""];
  assert.deepEqual(endOf(lastRule, rules), ["You know all the rules now."]);
  assert.deepEqual(endOf(last, [last]), ["The end of the strategy lessons."]);
  assert.deepEqual(endOf(last, all), ["You have done all the lessons!"]);
  assert.deepEqual(endOf(all[0], all), []);
});

test("the picture of a position has the colours that its board has", () => {
  const context = /** @type {any} */ ({ catalogue, state: stateOf("scene-growth") });
  const task = { board: "hexhex2", position: "xo/.../.." };
  assert.deepEqual(thumbOf(context, { ...task, rules: "genius" }).values.slice(0, 2), ["red", "blue"]);
  assert.deepEqual(thumbOf(context, { ...task, rules: "ludii" }).values.slice(0, 2), ["black", "white"]);
});

test("each part of the lessons is counted alone, as the invitation to learn in three minutes means the rules", () => {
  const kicker = (/** @type {string} */ name) =>
    shownCard(atStep(name, 0)).querySelector(".learn-kicker")?.textContent?.trim();
  assert.equal(kicker("bug"), "The rules · Lesson 1 of 10");
  assert.equal(kicker("winning"), "The rules · Lesson 10 of 10");
  assert.equal(kicker("patience"), "Strategy · Lesson 1 of 4");
});

test("the list beside a lesson names both parts, and numbers the lessons of each", () => {
  const nav = /** @type {HTMLElement} */ (shownCard(atStep("bug", 0)).querySelector("nav"));
  assert.deepEqual(wordsOf(nav.querySelectorAll("p")), ["The rules", "Strategy"]);
  const numbers = wordsOf(nav.querySelectorAll(".lesson-mark"));
  assert.deepEqual(numbers, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1", "2", "3", "4"]);
});

test("after the last lesson the next one that is not done comes first; a first game is offered to those who have played none", () => {
  const all = lessons.map(({ name }) => name);
  const right = /** @type {const} */ ({ phase: "right", say: { tone: "right", code: "step-right" } });
  const offered = (/** @type {readonly string[]} */ done, /** @type {boolean} */ tools, name = "counting") => {
    const state = atStep(name, 0, right);
    const { settings, learned } = state;
    const reader = { ...state, settings: { ...settings, tools }, learned: { ...learned, lessons: done } };
    return wordsOf(shownCard(reader).querySelectorAll(".line-actions button"));
  };
  assert.deepEqual(offered(["counting"], false), ["Next open lesson", "Play your first game"]);
  assert.deepEqual(offered(["counting"], true), ["Next open lesson", "Play a game"]);
  assert.deepEqual(offered(all, true), ["Play a game", "Today's puzzle"]);
  assert.deepEqual(offered(["winning"], false, "winning"), ["Play your first game", "Go on with strategy"]);
});
