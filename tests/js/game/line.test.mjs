import assert from "node:assert/strict";
import { test } from "node:test";
import {
  gameText,
  jump,
  keyOf,
  playCell,
  redoTarget,
  seatAt,
  takeBackCell,
  undoTarget,
} from "../../../web/game/line.js";
import { AGAINST_BOT, game } from "../fixtures.mjs";

const TURNS = ["C3", "A1", "B2-B1", "D4"];

test("a complete turn joins the line, an incomplete one the draft", () => {
  const half = playCell(game({ turns: ["C3"] }), "B2", false);
  assert.deepEqual([half.turns, half.draft, half.cursor], [["C3"], ["B2"], 1]);
  const whole = playCell(half, "B1", true);
  assert.deepEqual([whole.turns, whole.draft, whole.cursor], [["C3", "B2-B1"], [], 2]);
  assert.deepEqual(takeBackCell(half).draft, []);
});

test("playing the turn that follows anyway keeps the rest of the line", () => {
  const back = jump(game({ turns: TURNS }), 1);
  assert.deepEqual(playCell(back, "A1", true).turns, TURNS);
  assert.deepEqual(playCell(back, "E1", true).turns, ["C3", "E1"]);
});

test("against a bot undo goes back to the person's turn, and redo on to the next one", () => {
  const after = game({ turns: TURNS, seats: AGAINST_BOT });
  assert.equal(undoTarget(after), 2);
  assert.equal(undoTarget({ ...after, cursor: 3 }), 2);
  assert.equal(redoTarget({ ...after, cursor: 0 }), 2);
  assert.equal(redoTarget({ ...after, cursor: 2 }), 4);
});

test("there is nothing to undo before the person has played", () => {
  const botFirst = game({ turns: ["C3"], seats: AGAINST_BOT, starts: 1 });
  assert.equal(undoTarget(botFirst), 1);
});

test("undo in the middle of a turn takes the draft away first", () => {
  assert.equal(undoTarget(game({ turns: TURNS, draft: ["E1"] })), 4);
});

test("who starts decides which seat is which side", () => {
  assert.deepEqual(
    [0, 1, 2].map((cursor) => seatAt(game(), cursor)),
    [0, 1, 0],
  );
  assert.deepEqual(
    [0, 1, 2].map((cursor) => seatAt(game({ starts: 1 }), cursor)),
    [1, 0, 1],
  );
});

test("the key holds what the engine is asked and nothing else", () => {
  assert.equal(keyOf(game({ turns: TURNS, cursor: 1 })), keyOf(game({ turns: ["C3"], starts: 1, seats: AGAINST_BOT })));
});

test("a game as text", () => {
  const text = gameText(game({ turns: TURNS.slice(0, 3), draft: ["D4"], starts: 1, seats: AGAINST_BOT }), [
    "Red",
    "Blue",
  ]);
  assert.equal(text, "Bug · genius · hexhex3 · Blue (larva) – Red (person)\n1. C3 A1\n2. B2-B1\n(D4 …)");
});
