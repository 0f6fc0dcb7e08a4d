import assert from "node:assert/strict";
import { test } from "node:test";
import * as line from "../../../web/game/line.js";
import { asListed, branchAt, grown, pathTo } from "../../../web/game/tree.js";
import { AGAINST_BOT, PEOPLE, game } from "../fixtures.mjs";

/** @typedef {import("../../../web/game/line.js").Game} Game */

const { gameText, halfStep, jump, keyOf, playCell, playTurn, redoTarget, seatAt, takeBackCell, undoTarget, walk } =
  line;
const TURNS = ["C3", "A1", "B2-B1", "D4"];

test("a complete turn joins the line, an incomplete one the draft", () => {
  const half = playCell(game({ turns: ["C3"] }), "B2", false);
  assert.deepEqual([half.turns, half.draft, half.cursor], [["C3"], ["B2"], 1]);
  const whole = playCell(half, "B1", true);
  assert.deepEqual([whole.turns, whole.draft, whole.cursor], [["C3", "B2-B1"], [], 2]);
  assert.deepEqual(takeBackCell(half).draft, []);
});

test("playing the next turn of the line keeps the rest of it", () => {
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

test("undo in the middle of a turn first removes the draft", () => {
  assert.equal(undoTarget(game({ turns: TURNS, draft: ["E1"] })), 4);
});

test("the seat that starts decides which seat is which side", () => {
  assert.deepEqual(
    [0, 1, 2].map((cursor) => seatAt(game(), cursor)),
    [0, 1, 0],
  );
  assert.deepEqual(
    [0, 1, 2].map((cursor) => seatAt(game({ starts: 1 }), cursor)),
    [1, 0, 1],
  );
});

test("the key contains the engine's parameters and nothing else", () => {
  assert.equal(keyOf(game({ turns: TURNS, cursor: 1 })), keyOf(game({ turns: ["C3"], starts: 1, seats: AGAINST_BOT })));
});

test("a game as text", () => {
  const text = gameText(game({ turns: TURNS.slice(0, 3), draft: ["D4"], starts: 1, seats: AGAINST_BOT }), [
    "Red",
    "Blue",
  ]);
  assert.equal(text, "Bug · genius · hexhex3 · Blue (larva) – Red (person)\n1. C3 A1\n2. B2-B1\n(D4 …)");
});

const BOTS = /** @type {Game["seats"]} */ ([
  { kind: "bot", level: "ant" },
  { kind: "bot", level: "bee" },
]);
/** @param {string} key @returns {Game["seats"]} */
const withFriend = (key) => [{ kind: "person" }, { kind: "friend", key }];
const CLOCK = { control: "60+2", sound: true, rests: false, events: [], owed: false, lost: null };

test("a turn's cells, with any separator", () => {
  assert.deepEqual(line.cellNames("B2-B1, D4 "), ["B2", "B1", "D4"]);
  assert.deepEqual(line.UNPLAYED, { tree: grown(line.UNPLAYED.tree, []), turns: [], cursor: 0, draft: [] });
});

test("in a position, the side to move is the position's mover", () => {
  const start = /** @type {any} */ ({ text: "", mover: 1, setup: null });
  assert.deepEqual(
    [0, 1].map((cursor) => line.sideAt(game({ start }), cursor)),
    [1, 0],
  );
  assert.equal(line.sideAt(game({ turns: TURNS, cursor: 3 })), 1);
  assert.equal(line.playerAt(game({ turns: ["C3"], seats: AGAINST_BOT })).kind, "bot");
});

test("two people play at this device if neither player is a bot or a friend elsewhere", () => {
  const [friend, person] = [...withFriend("k/o")].reverse();
  const all = [PEOPLE, AGAINST_BOT, BOTS, withFriend("k/o"), [friend, person]];
  assert.deepEqual(all.map(line.arePeople), [true, false, false, false, false]);
});

test("a game with a friend is recognised by its seats, and the reader's seat by its key", () => {
  assert.equal(line.isShared(game({ seats: AGAINST_BOT })), false);
  assert.equal(line.isShared(game({ seats: withFriend("k/o") })), true);
  assert.equal(line.isOverElsewhere(game({ seats: withFriend("k/o") })), false);
  const [, friend] = withFriend("k/o");
  assert.equal(line.isOverElsewhere(game({ seats: [friend, friend] })), true);
  assert.equal(line.seatHere(game()), null);
  assert.equal(line.seatHere(game({ seats: withFriend("k/x") })), 0);
  assert.equal(line.seatHere(game({ seats: withFriend("k/o") })), 1);
});

test("the line is at its end if the tree does not go on, either", () => {
  assert.equal(line.atEnd(game({ turns: TURNS })), true);
  assert.equal(line.atEnd(game({ turns: TURNS, cursor: 3 })), false);
  const longer = game({ turns: TURNS.slice(0, 2), tree: grown(game().tree, TURNS) });
  assert.equal(line.atEnd(longer), false);
  assert.equal(line.atEnd({ ...longer, tree: game().tree }), true);
});

test("the headers have the names by side, and they are read by seat", () => {
  assert.deepEqual(line.nameHeaders([" Ann ", "Ben"], 0), { X: "Ann", O: "Ben" });
  assert.deepEqual(line.nameHeaders(["Ann", "Ben"], 1), { X: "Ben", O: "Ann" });
  assert.deepEqual(line.nameHeaders(["Ann", " "], 0), { X: "Ann" });
  for (const starts of /** @type {const} */ ([0, 1])) {
    const named = game({ starts, headers: line.nameHeaders(["Ann", "Ben"], starts) });
    assert.deepEqual([line.nameAt(named, 0), line.nameAt(named, 1)], ["Ann", "Ben"]);
    assert.equal(line.nameAt(game({ starts }), 0), "");
    assert.equal(line.nameAt(game({ starts, headers: { X: "A".repeat(100_000) } }), starts).length, 300);
  }
});

test("the engine is asked about the rules, the board, the start, the turns on the board and the draft", () => {
  const start = /** @type {any} */ ({ text: "x", mover: 0, setup: null });
  const one = game({ turns: TURNS, cursor: 2, draft: ["B2"], start });
  const asked = { ruleset: "genius", board: "hexhex3", start, turns: TURNS.slice(0, 2), draft: ["B2"] };
  assert.deepEqual(line.paramsOf(one), asked);
  assert.ok(!("start" in line.paramsOf(game())));
  assert.equal(keyOf(one), JSON.stringify(line.paramsOf(one)));
});

test("the keys of a game and of its turn's start are computed once", () => {
  const whole = game({ turns: TURNS });
  const half = { ...whole, draft: ["E1"] };
  assert.equal(line.turnKeyOf(whole), keyOf(whole));
  assert.equal(line.turnKeyOf(half), keyOf(whole));
  assert.notEqual(keyOf(half), keyOf(whole));
  const read = { count: 0 };
  const counted = {
    ...half,
    get turns() {
      read.count += 1;
      return TURNS;
    },
  };
  line.turnKeyOf(counted);
  const once = read.count;
  line.turnKeyOf(counted);
  assert.equal(read.count, once);
  const plain = {
    ...whole,
    get turns() {
      read.count += 1;
      return TURNS;
    },
  };
  keyOf(plain);
  const after = read.count;
  keyOf(plain);
  assert.equal(read.count, after);
});

test("games with the same start key have the same rules, board and start", () => {
  const start = /** @type {any} */ ({ text: "x", mover: 1, setup: 2 });
  assert.equal(line.startKey(game({ start })), "genius hexhex3 x 1 2");
  assert.equal(line.startKey(game({ turns: TURNS })), line.startKey(game()));
});

test("a jump stays on the line, and past its end follows the tree's main branch", () => {
  const two = game({ turns: TURNS.slice(0, 2), draft: ["E1"], tree: grown(game().tree, TURNS) });
  assert.deepEqual([jump(two, 1).turns, jump(two, 1).cursor, jump(two, 1).draft], [TURNS.slice(0, 2), 1, []]);
  assert.deepEqual(jump(two, 2).turns, TURNS.slice(0, 2));
  assert.deepEqual([jump(two, 3).turns, jump(two, 3).cursor], [TURNS, 3]);
  assert.deepEqual([jump(two, 99).cursor, jump(two, -1).cursor], [4, 0]);
});

test("going to a branch leaves the line only where the branch does", () => {
  const tree = grown(grown(game().tree, TURNS), ["C3", "E1", "E2"]);
  const here = game({ turns: TURNS, tree, draft: ["E1"] });
  const back = line.goTo(here, ["C3"]);
  assert.deepEqual([back.turns, back.cursor, back.draft, back.ruleset], [TURNS, 1, [], "genius"]);
  const aside = line.goTo(here, ["C3", "E1"]);
  assert.deepEqual([aside.turns, aside.cursor], [["C3", "E1", "E2"], 2]);
  assert.deepEqual(line.goTo(aside, ["C3"]).turns, aside.turns, "the line stays on the table");
  assert.deepEqual(line.goTo(aside, TURNS.slice(0, 2)).turns, TURNS);
});

test("a walk goes through the list of turns, from the start above it to the last turn, and no further", () => {
  const tree = grown(grown(game().tree, TURNS), ["C3", "E1", "E2"]);
  const listed = [[], ...[...asListed(tree)].map(pathTo)];
  assert.equal(listed.length, 7);
  let here = game({ turns: TURNS, cursor: 0, tree });
  const path = () => line.pathOf(here);
  here = walk(here, -1);
  assert.deepEqual(path(), []);
  for (const next of listed.slice(1)) {
    here = walk(here, 1);
    assert.deepEqual(path(), next);
  }
  assert.deepEqual(line.pathOf(walk(here, 1)), listed.at(-1));
  for (const before of listed.slice(0, -1).reverse()) {
    here = walk(here, -1);
    assert.deepEqual(path(), before);
  }
});

test("half steps go through the cells of each turn, back and on", () => {
  let here = game({ turns: TURNS });
  const at = () => [here.cursor, ...here.draft];
  const seen = [];
  for (let i = 0; i < 6; i += 1) {
    here = halfStep(here, -1);
    assert.deepEqual(here.turns, TURNS);
    seen.push(at());
  }
  assert.deepEqual(seen, [[3], [2, "B2"], [2], [1], [0], [0]]);
  seen.length = 0;
  for (let i = 0; i < 6; i += 1) {
    here = halfStep(here, 1);
    assert.deepEqual(here.turns, TURNS);
    seen.push(at());
  }
  assert.deepEqual(seen, [[1], [2], [2, "B2"], [3], [4], [4]]);
  // The first cell of the played turn replaces a draft of other cells.
  assert.deepEqual(halfStep(game({ turns: TURNS, cursor: 2, draft: ["E1"] }), 1).draft, ["B2"]);
  const three = game({ turns: ["A1-A2-A3"], cursor: 0, draft: ["A1"] });
  assert.deepEqual(halfStep(three, 1).draft, ["A1", "A2"]);
  assert.deepEqual(halfStep({ ...three, draft: ["A1", "E5"] }, 1).draft, ["A1"]);
  assert.deepEqual(halfStep({ ...three, draft: ["A1", "A2"] }, -1).draft, ["A1"]);
  assert.equal(halfStep({ ...three, draft: ["A1", "A2"] }, 1).cursor, 1);
});

test("a swap is a turn", () => {
  assert.deepEqual(line.playSwap(game({ turns: ["C3"] })).turns, ["C3", line.SWAP]);
});

test("another turn is a variation; if it replaces one or two turns, the old one is, unless it is only tried", () => {
  /** @param {number} cursor @param {boolean} [aside] */
  const mainAfter = (cursor, aside) => {
    const after = playTurn(jump(game({ turns: TURNS }), cursor), "E1", aside);
    assert.deepEqual([after.turns, after.cursor], [[...TURNS.slice(0, cursor), "E1"], cursor + 1]);
    assert.ok(branchAt(after.tree, TURNS), "what was played is remembered");
    return branchAt(after.tree, TURNS.slice(0, cursor))?.next[0].turn;
  };
  assert.equal(mainAfter(3), "E1");
  assert.equal(mainAfter(2), "E1");
  assert.equal(mainAfter(1), TURNS[1]);
  assert.equal(mainAfter(3, true), TURNS[3]);
  assert.equal(mainAfter(4), "E1");
});

test("a turn at the end of a line from which the tree goes on is a variation of what follows there", () => {
  const { tree } = game({ turns: TURNS });
  const on = playTurn(game({ turns: TURNS.slice(0, 2), tree }), "E1");
  assert.deepEqual([on.turns, line.mainLine(on.tree)], [[...TURNS.slice(0, 2), "E1"], String(TURNS)]);
});

test("playing a known turn again changes no order", () => {
  const tree = grown(grown(game().tree, ["C3", "E1"]), ["C3", "A1"]);
  const on = playTurn(game({ turns: ["C3", "A1"], cursor: 1, tree }), "A1");
  assert.deepEqual([on.turns, on.cursor, branchAt(on.tree, ["C3"])?.next[0].turn], [["C3", "A1"], 2, "E1"]);
});

test("the clock waits for the time of a turn at the line's end, not of one that is only tried or played again", () => {
  const timed = game({ turns: TURNS, clock: CLOCK });
  assert.deepEqual(playTurn(timed, "E1").clock, { ...CLOCK, owed: true });
  assert.equal(playTurn(timed, "E1", true).clock, CLOCK);
  assert.equal(playTurn(jump(timed, 1), "A1").clock, CLOCK);
  const lost = { ...CLOCK, lost: 0 };
  assert.equal(playTurn({ ...timed, clock: lost }, "E1").clock, null); // the loss ended another line
  assert.equal(playTurn(game({ turns: TURNS }), "E1").clock, null);
});

test("summaries are added along the line, once", () => {
  const summary = (/** @type {number} */ ate) => ({
    ate,
    mobility: /** @type {[number, number]} */ ([3, 4]),
    kind: null,
  });
  const played = /** @type {any} */ ([
    { ...summary(0), cells: [] },
    { ...summary(2), cells: [] },
  ]);
  const noted = line.withSummaries(game({ turns: TURNS }), played);
  assert.equal(noted.tree.summary, null);
  assert.deepEqual(branchAt(noted.tree, ["C3"])?.summary, summary(0));
  assert.deepEqual(branchAt(noted.tree, ["C3", "A1"])?.summary, summary(2));
  assert.equal(branchAt(noted.tree, TURNS.slice(0, 3))?.summary, null);
  assert.deepEqual(noted.turns, TURNS);
  assert.equal(line.withSummaries(noted, played), noted);
});

test("undo and redo go turn by turn with two bots or two people", () => {
  for (const seats of [BOTS, PEOPLE]) {
    const here = game({ turns: TURNS, cursor: 2, seats });
    assert.deepEqual([undoTarget(here), redoTarget(here)], [1, 3]);
    assert.deepEqual([undoTarget({ ...here, cursor: 0 }), redoTarget({ ...here, cursor: 4 })], [0, 4]);
    assert.deepEqual([undoTarget({ ...here, cursor: 1 }), redoTarget({ ...here, cursor: 3 })], [0, 4]);
  }
});

test("a long game as text has two turns in each row", () => {
  const text = gameText(game({ turns: TURNS.concat("E1") }), ["Red", "Blue"]);
  assert.equal(text, "Bug · genius · hexhex3 · Red (person) – Blue (person)\n1. C3 A1\n2. B2-B1 D4\n3. E1");
  const even = gameText(game({ turns: TURNS, draft: ["E1", "E2"] }), ["Red", "Blue"]);
  assert.equal(even, "Bug · genius · hexhex3 · Red (person) – Blue (person)\n1. C3 A1\n2. B2-B1 D4\n(E1-E2 …)");
});

test("a result stays with the main line that it ended", () => {
  const ended = game({ turns: TURNS, seats: AGAINST_BOT, headers: { X: "Ann", Result: "o wins by resignation" } });
  const back = { ...ended, cursor: 2 };
  assert.deepEqual(playTurn(back, "E1").headers, { X: "Ann" });
  assert.equal(playTurn(back, TURNS[2]).headers, ended.headers);
  assert.equal(playTurn(back, "E1", true).headers, ended.headers);
  assert.equal(playTurn({ ...ended, cursor: 0 }, "E1").headers, ended.headers); // a variation
});
