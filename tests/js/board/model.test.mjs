import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning } from "../../../web/app/beginning.js";
import { lineOf, spokenLine } from "../../../web/app/prompt.js";
import { freshState } from "../../../web/app/state.js";
import { walk } from "../../../web/board/keys.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { game, layout, stateOf } from "../fixtures.mjs";
import { keyOf } from "../../../web/game/line.js";

const HEXHEX3 = layout("hexhex3");
/** @param {string} name */
const at = (name) => HEXHEX3.indices.get(name) ?? -1;

test("before the first scene the board is there, named and empty", () => {
  const { cells, bugs } = boardPaint(freshState(game()), HEXHEX3);
  assert.equal(cells.length, 19);
  assert.equal(cells[0].label, "A1, empty");
  assert.deepEqual(bugs, []);
});

test("before the first scene the start stones of a game are there", () => {
  const start = { text: "x.o/..../..#../..../...", mover: /** @type {const} */ (1), setup: 0 };
  const { cells, bugs } = boardPaint(freshState({ ...game(), start }), HEXHEX3);
  assert.deepEqual(
    cells.slice(0, 3).map(({ label, marks, mover }) => [label, marks, mover]),
    [
      ["A1, red stone", ["stone"], 0],
      ["A2, empty", [], 0],
      ["A3, blue stone", ["stone"], 1],
    ],
  );
  assert.ok(cells[at("C3")].black);
  assert.deepEqual(bugs, []);
  const other = boardPaint(freshState({ ...game(), start: { ...start, text: "x" } }), HEXHEX3);
  assert.ok(other.cells.every(({ label }) => label.endsWith(", empty")));
});

test("every legal cell is marked by what it does, and nothing else is", () => {
  const state = stateOf("scene-growth");
  const { cells } = boardPaint(state, HEXHEX3);
  const legal = new Map(state.scene?.options.map((option) => [option.cell, option.next.length ? "eat" : "grow"]));
  cells.forEach((cell, index) => {
    assert.deepEqual(cell.marks, legal.has(index) ? [legal.get(index)] : []);
    assert.equal(cell.refused, !legal.has(index));
  });
});

test("before a bonus growth the prey is being eaten and the bonus cells are open", () => {
  const state = stateOf("scene-bonus-owed");
  const { cells, bugs } = boardPaint(state, HEXHEX3);
  const [meal] = state.scene?.meals ?? [];
  assert.deepEqual(
    meal.prey.map((bug) => bugs[bug].mood),
    meal.prey.map(() => "eaten"),
  );
  assert.deepEqual(
    meal.cells.map((cell) => cells[cell].marks),
    meal.cells.map(() => ["bonus"]),
  );
  assert.match(cells[meal.cells[0]].label, /bonus growth to size 2$/);
});

test("pointing at a cell that eats shows the ghost, the prey and the bonus cells to come", () => {
  const state = stateOf("scene-growth");
  const eating = state.scene?.options.find((option) => option.next.length);
  assert.ok(eating, "the fixture holds a growth that eats");
  const aimed = { ...state, aim: eating.cell };
  const { ghost, bugs, cells } = boardPaint(aimed, HEXHEX3);
  assert.deepEqual([ghost?.cells, ghost?.size], [eating.grown, eating.size]);
  assert.deepEqual(
    bugs.filter(({ mood }) => mood === "prey").map((bug) => bug.cells),
    eating.next.flatMap(({ prey }) => prey),
  );
  for (const cell of eating.next[0].cells) assert.ok(cells[cell].marks.includes("bonus-ahead"));
  assert.match(lineOf(aimed, HEXHEX3).text, /eats a bug of \d; then/);
});

test("while a link is being read, the line names no player", () => {
  const fresh = beginning();
  assert.match(lineOf(fresh, HEXHEX3).text, /^You are Red/);
  const incoming = { text: "x", known: null, side: null, live: false, again: false };
  for (const state of [
    { ...fresh, incomingLink: "C3" },
    { ...fresh, together: { ...fresh.together, incoming } },
  ])
    assert.deepEqual(lineOf(state, HEXHEX3), { tone: "wait", text: "One moment: opening a linked game." });
  const live = { ...fresh, together: { ...fresh.together, incoming: { ...incoming, live: true } } };
  assert.match(lineOf(live, HEXHEX3).text, /^You are Red/);
});

test("in a first game the rings of turns that eat are explained", () => {
  const state = stateOf("scene-growth");
  const inGame = (/** @type {boolean} */ tools) => ({ ...state, settings: { ...state.settings, tools } });
  assert.match(lineOf(inGame(false), HEXHEX3).text, /A ring with a dot: this turn eats\.$/);
  assert.match(lineOf(inGame(true), HEXHEX3).text, /choose a marked cell\.$/);
  const losing = (/** @type {boolean} */ tools, all = false) => {
    const state = inGame(tools);
    assert(state.scene);
    const winner = /** @type {0 | 1} */ (1 - state.scene.mover);
    const options = state.scene.options.map((option, i) => ({ ...option, wins: i && !all ? null : winner }));
    return lineOf({ ...state, scene: { ...state.scene, options } }, HEXHEX3).text;
  };
  for (const tools of [true, false]) assert.match(losing(tools), /A ring without a dot: then \w+ wins at once\.$/);
  assert.match(losing(false), /A ring with a dot: this turn eats\. A ring without a dot: /);
  assert.doesNotMatch(losing(true), /with a dot/);
  assert.match(losing(true, true), /^\w+ to play, but every cell loses: \w+ wins at once\.$/);
});

test("a person whose bugs a bot ate first reads what ate them", () => {
  const state = stateOf("scene-growth");
  assert.ok(state.scene);
  const { mover } = state.scene;
  const ate = { type: "ate", eater: { cell: 0, cells: [0] }, prey: [[3]] };
  const last = /** @type {any} */ ({ side: 1 - mover, turn: "A1-A2", events: [ate] });
  const person = /** @type {const} */ ({ kind: "person" });
  const bot = /** @type {const} */ ({ kind: "bot", level: "nymph" });
  const against = (/** @type {import("../../../web/game/line.js").Player} */ other, tools = true, cursor = 2) => {
    const seats = /** @type {typeof state.game.seats} */ (mover === 0 ? [person, other] : [other, person]);
    const settings = { ...state.settings, tools };
    const played = { ...state.game, seats, turns: Array(cursor).fill("A1"), cursor };
    const shown = { ...state, settings, scene: { ...state.scene, last }, game: played, sceneKey: keyOf(played) };
    return lineOf(/** @type {typeof state} */ (shown), HEXHEX3).text;
  };
  const later = against(bot, false, 14);
  assert.doesNotMatch(later, /touched/, "only in the first turns of a game");
  assert.match(
    against(bot, false),
    /ate a bug of 1\. Its bug touched a bug of the same shape\. The bonus growth went to A2\. (Red|Blue) to play/,
  );
  assert.match(against(bot), /^(Red|Blue) played A1-A2 and ate a bug of 1\. (Red|Blue) to play/);
  assert.match(against(person), /^(Red|Blue) to play/);
});

test("a refusal marks the cells that cause it, and its sentence names them", () => {
  const state = stateOf("scene-bonus-owed");
  const refusal = state.scene?.refusals.find(({ code }) => code === "not_touching") ?? null;
  const shown = { ...state, refusal };
  const { cells } = boardPaint(shown, HEXHEX3);
  assert.deepEqual(
    cells.flatMap(({ cause }, index) => (cause ? [index] : [])),
    refusal?.cells,
  );
  const { tone, text } = lineOf(shown, HEXHEX3);
  assert.equal(tone, "refusal");
  for (const cell of refusal?.cells ?? []) assert.ok(text.includes(HEXHEX3.cells[cell].name), text);
  assert.equal(spokenLine(shown, HEXHEX3), text);
});

test("a legal cell shows what it does also after a refusal, which comes back beside it", () => {
  const state = stateOf("scene-growth");
  const refusal = state.scene?.refusals.find(({ code }) => code === "occupied") ?? null;
  assert(refusal && state.scene);
  const refused = { ...state, refusal };
  const before = lineOf(refused, HEXHEX3);
  assert.equal(before.tone, "refusal");
  const { cell } = state.scene.options[0];
  assert.deepEqual(lineOf({ ...refused, aim: cell }, HEXHEX3), lineOf({ ...state, aim: cell }, HEXHEX3));
  for (const aim of [null, refusal.cell]) assert.deepEqual(lineOf({ ...refused, aim }, HEXHEX3), before);
});

test("an empty cell that is not legal says why when the reader points at it, without a refusal", () => {
  const state = stateOf("scene-growth");
  const refusal = state.scene?.refusals.find(({ cell }) => state.scene?.stones[cell ?? -1] === ".");
  assert(refusal && refusal.cell !== null);
  const aimed = { ...state, aim: refusal.cell };
  const { tone, text } = lineOf(aimed, HEXHEX3);
  assert.deepEqual([tone, text], ["preview", lineOf({ ...state, refusal }, HEXHEX3).text]);
  const { cells } = boardPaint(aimed, HEXHEX3);
  assert.deepEqual(
    cells.flatMap(({ marks }, index) => (marks.includes("why") ? [index] : [])),
    refusal.cells,
  );
  assert(!cells.some(({ cause }) => cause));
  assert.equal(spokenLine(aimed, HEXHEX3), spokenLine(state, HEXHEX3));
});

test("the end of a game is spoken with its reason", () => {
  const state = stateOf("scene-over");
  const said = spokenLine(state, layout(state.game.board));
  assert.match(said, /\. (Red|Blue) wins with no cells left\. (Red|Blue) still has \d+ cells?\.$/);
});

test("seats follow who starts, on the board too", () => {
  const state = stateOf("scene-bonus-owed");
  const seats = (/** @type {0 | 1} */ starts) =>
    boardPaint({ ...state, game: { ...state.game, starts } }, HEXHEX3).bugs.map(({ seat }) => seat);
  assert.deepEqual(
    seats(1),
    seats(0).map((seat) => 1 - seat),
  );
});

test("keys walk in six directions, up and down undo each other, and the edge stops", () => {
  assert.equal(walk(HEXHEX3, at("C3"), "ArrowRight"), at("C4"));
  assert.equal(walk(HEXHEX3, at("C3"), "q"), at("B2"));
  assert.equal(walk(HEXHEX3, at("C3"), "PageUp"), at("B3"));
  assert.equal(walk(HEXHEX3, at("C3"), "z"), at("D2"));
  assert.equal(walk(HEXHEX3, at("C3"), "C"), at("D3"));
  assert.equal(walk(HEXHEX3, at("C5"), "ArrowRight"), null);
  assert.equal(walk(HEXHEX3, at("A1"), "ArrowUp"), null);
  assert.equal(walk(HEXHEX3, at("C3"), "x"), null);
  const up = walk(HEXHEX3, at("C3"), "ArrowUp");
  assert.equal(walk(HEXHEX3, up ?? -1, "ArrowDown"), at("C3"));
});

test("every cell can be reached with the four arrows", () => {
  for (const name of ["hexhex3", "hexhex5"]) {
    const board = layout(name);
    const seen = new Set([0]);
    for (const cell of seen)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = walk(board, cell, key);
        if (to !== null) seen.add(to);
      }
    assert.equal(seen.size, board.cells.length);
  }
});
