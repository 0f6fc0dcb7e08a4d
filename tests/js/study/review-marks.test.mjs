/** What a review marks on the board, and its sentence along a line. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { painted } from "../page.mjs";
import { catalogue } from "../../../web/engine/catalogue.js";
import { lineOf } from "../../../web/app/prompt.js";
import { reduce } from "../../../web/app/state.js";
import { withAids } from "../../../web/aids/paint.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { coveredCells, panelMarks, withRefutation } from "../../../web/study/panel-marks.js";
import { layout, stateOf } from "../fixtures.mjs";
import { ringWords } from "../../../web/study/hint-words.js";
import { grown } from "../../../web/game/tree.js";
import { review } from "../../../web/study/review.js";
import { findingHere } from "../../../web/study/found.js";
import { end, finding, mistaken, near, NO_CONTRAST, reviewed, TURNS } from "./reviewed.mjs";

test("after a mistake its refutation is on the board, and the line below it does not repeat its card", () => {
  const state = mistaken();
  const board = layout("hexhex3");
  const marks = panelMarks(state, board);
  assert.deepEqual(
    marks.filter(({ kind }) => kind === "answer").map(({ cell, text }) => [board.cells[cell].name, text]),
    [
      ["B1", "1"],
      ["B3", "2"],
    ],
  );
  assert.doesNotMatch(lineOf(state, board).text, /After this|C1/); // the card has the sentence
  const picture = withAids(boardPaint(state, board), state, board);
  assert.equal(withRefutation(picture, state, board).aids.above.length, picture.aids.above.length + 2);
  const before = reduce(state, { type: "step", by: -1 });
  assert(!panelMarks(before, board).some(({ kind }) => kind === "answer"));
});

/** The review's card, and the state, after some actions. @param {import("../../../web/app/state.js").State} state */
function cardOf(state) {
  const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
  const panel = painted(review(context));
  const words = (/** @type {string} */ css) =>
    [...panel.querySelectorAll(css)].map((each) => each.textContent?.replace(/\s+/g, " ").trim());
  return {
    said: words(".conclusion-words")[0],
    sentence: words(".refutation")[0],
    here: words(".variation-turn[aria-current]"),
    notes: words(".line-reached"),
    end: words(".line-end"),
    pressed: words('.conclusion [aria-pressed="true"]'),
  };
}

test("the numbers in dashed circles on the board are explained beside their sentence, while they are there", () => {
  const refutation = { line: ["B1-B3"], prey: [[7]], shapes: ["1a"], mobility: [4, 5], wins: false, still: false };
  const said = (/** @type {readonly string[]} */ line, /** @type {any} */ from = mistaken) => {
    const state = from({ answers: line, refutation: { ...refutation, line } });
    const found = /** @type {any} */ (state.study.review?.found);
    Object.assign(found, { losing: null, winner: null }); // those of another game
    const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
    return (
      painted(review(context))
        .querySelector(".answer-words")
        ?.textContent?.replace(/^[\s1]+/, "") ?? ""
    ); // without the sign
  };
  assert.equal(said(["B1"]), "= the reply");
  assert.equal(said(["B1-B3"]), "= the reply, cell by cell");
  assert.equal(said(["B1", "A1", "C1"]), "= the next turns, in order");
  const before = (/** @type {any} */ parts) => reduce(mistaken(parts), { type: "step", by: -1 });
  assert.equal(said(["B1"], before), "", "before the mistake the board has no such numbers");
});

test("along a line of the review its sentence stays, and at the end is what was reached", () => {
  const start = reviewed();
  assert(start.study.review?.found);
  const contrast = {
    ...NO_CONTRAST,
    endings: /** @type {any} */ ([end(1, [0, 3], 0), null]),
    better: near("end", { turns: 1 }),
  };
  const refutation = {
    line: ["E3"],
    prey: [],
    shapes: [],
    mobility: /** @type {[number, number]} */ ([4, 5]),
    wins: false,
    still: false,
  };
  const mistake = { ...finding(2, "??"), line: ["A1", "D2"], answers: ["E3", "A2"], contrast, refutation };
  const found = { ...start.study.review.found, findings: [mistake] };
  const state = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
  const better = reduce(state, { type: "see-finding", ply: 2, after: false });
  const before = cardOf(better);
  assert.match(before.sentence ?? "", /^Better: A1\. You win 1 turn later, with no cells left\.$/);
  assert.deepEqual([before.here, before.end], [[], ["Red wins"]]);
  const along = (/** @type {string[]} */ path, /** @type {string[]} */ line, from = better) =>
    cardOf(reduce(from, { type: "play-line", variation: { path, line } }));
  const first = along(TURNS.slice(0, 2), ["A1"]);
  assert.deepEqual({ ...first, here: [] }, before);
  assert.deepEqual(first.here, ["A1"]);
  const last = along(TURNS.slice(0, 2), ["A1", "D2"]);
  assert.deepEqual([last.sentence, last.here], [before.sentence, ["D2"]]);
  assert.deepEqual(last.notes, ["You have no cells left, and win."]);
  const mistakes = reduce(state, { type: "see-finding", ply: 2, after: true });
  // The first answer is the game's own turn.
  const answered = along(TURNS.slice(0, 3), ["E3"], mistakes);
  assert.deepEqual([answered.pressed, answered.here], [["What it allowed"], ["E3"]]);
  assert.deepEqual(answered.end, [], "this line stops before the end of the game");
  const stepped = cardOf(reduce(mistakes, { type: "step", by: 1 }));
  assert.deepEqual(stepped.pressed, [], "a step through the game leaves the line");
  assert.deepEqual(along(TURNS.slice(0, 3), ["E3", "A2"], mistakes).notes, ["Blue wins: that is proven."]);
  const open = { ...found, findings: [{ ...mistake, proven: false, best: 0.6, kept: 0.3, contrast: null }] };
  const guess = reduce(mistakes, { type: "reviewed", review: { ...start.study.review, found: open } });
  const chances = along(TURNS.slice(0, 3), ["E3", "A2"], guess);
  assert.deepEqual(chances.notes, ["Expected from here: Blue wins with a chance of 70%."]);
});

test("a better turn of several stones is numbered, and a mistake has one sign and a ring on each of its cells", () => {
  const state = mistaken({ better: "A1-A2", played: "C1-C2" });
  const board = layout("hexhex3");
  const before = reduce(state, { type: "step", by: -1 });
  const shown = panelMarks(before, board);
  const marks = shown.map(({ cell, text }) => [board.cells[cell].name, text]);
  assert.deepEqual(
    shown.map(({ kind }) => kind),
    ["ghost", "ghost", "better", "better", "played"],
  );
  assert.deepEqual(marks, [
    ["C1", ""],
    ["C2", ""],
    ["A1", "1"],
    ["A2", "2"],
    ["C1", "??"],
  ]);
});

test("the prey of the better turn looks as it does under the pointer, and the number of a bonus on it stands beside", () => {
  const board = layout("hexhex3");
  const state = stateOf("scene-growth", { starts: 1 });
  const option = state.scene?.options.find(({ next }) => next.length);
  assert(option && state.scene);
  const [prey] = option.next.flatMap((meal) => meal.prey);
  const better = [option.cell, prey[0]].map((cell) => board.cells[cell].name).join("-");
  const { turns } = state.game;
  const at = { ...mistaken().study, asked: turns.length };
  assert(at.review?.found);
  const next = [...turns, "E5"];
  const mistake = { ...finding(0, "??"), ply: turns.length, played: "E5", better };
  const review = { ...at.review, turns: next, found: { ...at.review.found, findings: [mistake] } };
  const tree = grown(state.game.tree, next);
  const before = { ...state, game: { ...state.game, tree }, study: { ...at, review } };
  assert.equal(findingHere(before), mistake);
  const picture = withRefutation(withAids(boardPaint(before, board), before, board), before, board);
  assert.deepEqual(
    picture.bugs.filter(({ mood }) => mood === "prey").map(({ cells }) => cells),
    [prey],
  );
  assert.deepEqual(
    panelMarks(before, board).flatMap(({ kind, beside }) => (kind === "better" ? [beside] : [])),
    [false, true],
  );
});

test("before a mistake the board marks every turn that wins, up to five, each at its first cell", () => {
  const board = layout("hexhex3");
  const at = (/** @type {string} */ name) => board.indices.get(name);
  /** @param {Partial<import("../../../web/engine/protocol.js").Finding>} parts */
  const marks = (parts) => {
    const state = mistaken(parts);
    const ply = state.game.turns.length - 1;
    const before = reduce(state, { type: "see-finding", ply, after: false });
    return panelMarks(before, board).flatMap(({ kind, cell, text }) => (kind === "better" ? [[cell, text]] : []));
  };
  assert.deepEqual(marks({ better: "A1" }), [[at("A1"), "★"]]);
  const winning = ["A1", "B3-B4", "B3", "C5", "D4", "E3", "E2"];
  const starred = (/** @type {string[]} */ ...names) => names.map((name) => [at(name), "★"]);
  assert.deepEqual(marks({ better: "A1", winning }), starred("A1", "B3", "C5", "D4"));
  assert.deepEqual(marks({ better: "A1-A2", winning: ["A1-A2", "A1", "E3"] }), [
    [at("A1"), "1"],
    [at("A2"), "2"],
    [at("E3"), "★"],
  ]);
});

test("the rings on the board have words where they are first needed", () => {
  const state = stateOf("scene-growth", { starts: 1 });
  assert.equal(ringWords(state), "A ring with a dot: this turn eats.");
  assert(state.scene);
  const [first, ...others] = state.scene.options.map((option) => ({ ...option, next: [] }));
  const away = { ...state, scene: { ...state.scene, options: [{ ...first, wins: /** @type {0} */ (0) }, ...others] } };
  assert.match(ringWords(away), /^A ring without a dot: then \S+ wins at once\.$/);
  assert.equal(ringWords({ ...state, scene: { ...state.scene, options: others } }), "");
});

test("a ring under a sign of the review has no words", () => {
  const board = layout("hexhex3");
  const eating = mistaken().scene?.options.find(({ next }) => next.length);
  assert(eating);
  const shown = (/** @type {string} */ answer) => {
    const state = mistaken({ refutation: /** @type {any} */ ({ line: [answer], prey: [] }) });
    assert(state.scene);
    const only = { ...state, scene: { ...state.scene, options: [eating] } };
    return ringWords(only, coveredCells(only, board));
  };
  assert.match(shown("E5"), /A ring with a dot/);
  assert.equal(shown(board.cells[eating.cell].name), "");
});
