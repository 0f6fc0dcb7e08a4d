/** The sentences that say why: what a mistake let the other side do, and what was better. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findingHere } from "../../../web/study/found.js";
import { betterTurns, betterWords, refutationWords } from "../../../web/study/refutation.js";
import { AGAINST_BOT, FRIEND, layout } from "../fixtures.mjs";
import { end, finding, mistaken, near, NO_CONTRAST } from "./reviewed.mjs";

/** @typedef {import("../../../web/engine/protocol.js").Difference} Difference */

const ONE = { prey: [[2]], shapes: ["1a"] };

/** What the review says of a mistake of the reader (Red, side 1), of a bot, and between two people. @param {typeof betterWords} words @param {any} parts @returns {string[]} */
function saidToAll(words, parts) {
  const state = mistaken(parts);
  const board = layout("hexhex3");
  const [person, bot] = AGAINST_BOT;
  const all = /** @type {any[]} */ ([[person, bot], [bot, person], state.game.seats]);
  return all
    .map((seats) => ({ ...state, game: { ...state.game, seats } }))
    .map((each) => words(each, board, findingHere(each) ?? finding(0, "")));
}

/** @param {any} [refutation] @param {any} [parts] */
const allowed = (refutation = {}, parts = {}) =>
  saidToAll(refutationWords, {
    refutation: { line: ["B1-B3"], prey: [], shapes: [], mobility: [9, 9], wins: false, still: false, ...refutation },
    ...parts,
  });
/** @param {any} parts */
const better = (parts) => saidToAll(betterWords, parts).map((words) => words.replace("Better: A1. ", ""));

test("what a mistake allowed: one card says you for the reader and a colour for the other", () => {
  assert.deepEqual(allowed({ prey: [[2], [6, 9]], shapes: ["1a", "2a"] }), [
    "After this, Blue eats your bugs of 1 at A3 and 2 at B4.",
    "After this, you eat Red's bugs of 1 at A3 and 2 at B4.",
    "After this, Blue eats Red's bugs of 1 at A3 and 2 at B4.",
  ]);
  assert.deepEqual(allowed({ line: ["B1-B3", "A1", "C5"], ...ONE }), [
    "After this, Blue plays B1-B3, and soon eats your bug of 1 at A3.",
    "After this, you play B1-B3, and soon eat Red's bug of 1 at A3.",
    "After this, Blue plays B1-B3, and soon eats Red's bug of 1 at A3.",
  ]);
  const large = [
    [2, 3, 4, 5],
    [6, 9, 1, 0, 8],
  ];
  assert.equal(
    allowed({ prey: large, shapes: ["4d", "5d"] })[0],
    "After this, Blue eats your bugs of 4 (pistol) at A3 and 5 (5d) at B4.",
  );
  assert.deepEqual(allowed({ line: [], wins: true }), [
    "Then Blue has no cells left, and wins.",
    "Then you have no cells left, and win.",
    "Then Blue has no cells left, and wins.",
  ]);
  assert.deepEqual(
    allowed({ line: [], wins: true, still: true }).slice(0, 2),
    ["This leaves Blue without cells: Blue wins.", "This leaves you without cells: you win."],
    "nothing is said to be new that was so before",
  );
  assert.deepEqual(allowed({ line: [] }), ["", "", ""]);
  assert.equal(saidToAll(refutationWords, { refutation: null })[0], "");
});

test("what a mistake allowed, if nothing is eaten: where the lines soon differ", () => {
  const played = (/** @type {Difference} */ found) => allowed({}, { contrast: { ...NO_CONTRAST, played: found } });
  assert.deepEqual(played(near("threat", ONE)), [
    "After this, Blue plays B1-B3, or could eat your bug of 1 at A3.",
    "After this, you play B1-B3, or could eat Red's bug of 1 at A3.",
    "After this, Blue plays B1-B3, or could eat Red's bug of 1 at A3.",
  ]);
  assert.deepEqual(played(near("end")), [
    "After this, Blue plays B1-B3. Blue wins 1 turn later, with no cells left.",
    "After this, you play B1-B3. You win 1 turn later, with no cells left.",
    "After this, Blue plays B1-B3. Blue wins 1 turn later, with no cells left.",
  ]);
  assert.deepEqual(played(near("spared", ONE)).slice(0, 2), [
    "After this, Blue plays B1-B3. After A1 (the better turn), you soon eat Blue's bug of 1 at A3; in this line you do not.",
    "After this, you play B1-B3. After A1 (the better turn), Red soon eats your bug of 1 at A3; in this line it does not.",
  ]);
  const left = /** @type {any} */ ([
    [3, 4],
    [3, 2],
  ]);
  assert.deepEqual(
    played(near("left", { turns: 1, left })).slice(0, 2),
    [
      "After this, Blue plays B1-B3. Cells left then: you 4 instead of 2; that is worse for you.",
      "After this, you play B1-B3. Cells left then: Red 4 instead of 2; that is worse for Red.",
    ],
    "only what changes, after the answer that is named",
  );
});

test("a game with a friend has a reader, also once it was resigned; both seats are then the friend's", () => {
  const state = mistaken({ slip: "later", contrast: { ...NO_CONTRAST, better: near("meal", ONE) } });
  const said = (/** @type {any} */ seats) => {
    const played = { ...state, game: { ...state.game, seats } };
    return betterWords(played, layout("hexhex3"), findingHere(played) ?? finding(0, ""));
  };
  const words = "Better: A1. You soon eat Blue's bug of 1 at A3.";
  assert.equal(said([{ kind: "person" }, FRIEND]), words);
  assert.equal(said([FRIEND, FRIEND]), words);
  const other = { ...FRIEND, key: "k3f9/o" };
  assert.equal(said([other, other]), "Better: A1. Red soon eats your bug of 1 at A3.");
});

test("all turns that win are named if they are few, else counted", () => {
  const said = (/** @type {string[]} */ ...winning) => saidToAll(betterWords, { winning })[0].split(". ")[0];
  assert.equal(said(), "Better: A1");
  assert.equal(said("B2", "A1"), "Better: A1 (B2 wins, too)");
  assert.equal(said("B2", "A1", "C1-C2"), "Better: A1 (B2 and C1-C2 win, too)");
  assert.equal(said("B2", "A1", "C1", "C2"), "Better: A1, one of 4 turns that win");
  assert.deepEqual(betterTurns(layout("hexhex3"), { ...finding(0, ""), winning: ["B2", "A1"] }), ["A1", "B2"]);
});

test("what a better turn does at once", () => {
  const own = [
    [8, 3],
    [8, 5],
  ];
  assert.deepEqual(better({ slip: "mobility", left: own }), [
    "Cells left then: you 3 instead of 5; fewer is better.",
    "Cells left then: Red 3 instead of 5; fewer is better.",
    "Cells left then: Red 3 instead of 5; fewer is better.",
  ]);
  const both = [
    [9, 3],
    [8, 5],
  ];
  assert.equal(
    better({ slip: "mobility", left: both })[0],
    "Cells left then: you 3 instead of 5, Blue 9 instead of 8; fewer is better.",
  );
  const contrast = { ...NO_CONTRAST, better: near("meal", ONE) };
  assert.equal(better({ slip: "twin", prey: ["2a"], contrast })[0], "There was a twin to eat: a bug of 2.");
  const several = (/** @type {string[]} */ ...prey) => better({ slip: "twin", prey, contrast })[0];
  assert.equal(several("1a", "2a"), "There were twins to eat: a bug of 1 and a bug of 2.");
  assert.equal(several("1a", "2a", "1a"), "There were twins to eat: 2 bugs of 1 and a bug of 2.");
  assert.equal(better({ slip: "chain", prey: ["2a"] })[0], "The better turn goes on eating: a bug of 2.");
  assert.match(better({ slip: "blocked" })[0], /beside a twin/);
  const against = [
    [2, 12],
    [15, 5],
  ];
  assert.match(
    better({ slip: "later", left: against })[0],
    /^The reason shows only/,
    "these numbers speak for the mistake",
  );
  const mixed = [
    [21, 12],
    [12, 6],
  ];
  assert.match(
    better({ slip: "mobility", left: mixed })[0],
    /^The reason shows only/,
    "one of these numbers speaks against it",
  );
  assert.equal(
    better({ slip: "twin", prey: ["2a"], left: own })[0],
    "There was a twin to eat: a bug of 2.",
    "one reason is enough",
  );
});

test("what a better turn does soon", () => {
  const soon = (/** @type {Difference} */ found) =>
    better({ slip: "later", contrast: { ...NO_CONTRAST, better: found } });
  assert.deepEqual(soon(near("meal", ONE)), [
    "You soon eat Blue's bug of 1 at A3.",
    "Red soon eats your bug of 1 at A3.",
    "Red soon eats Blue's bug of 1 at A3.",
  ]);
  assert.deepEqual(soon(near("spared", ONE)), [
    "After D4, Blue soon eats your bug of 1 at A3; in this line it does not.",
    "After D4, you soon eat Red's bug of 1 at A3; in this line you do not.",
    "After D4, Blue soon eats Red's bug of 1 at A3; in this line it does not.",
  ]);
  assert.deepEqual(soon(near("threat", ONE)), [
    "You then threaten Blue's bug of 1 at A3.",
    "Red then threatens your bug of 1 at A3.",
    "Red then threatens Blue's bug of 1 at A3.",
  ]);
  const safe = { slip: "later", contrast: { ...NO_CONTRAST, played: near("threat", ONE) } };
  assert.deepEqual(better(safe), [
    "After D4, Blue could eat your bug of 1 at A3; here it cannot.",
    "After D4, you could eat Red's bug of 1 at A3; here you cannot.",
    "After D4, Blue could eat Red's bug of 1 at A3; here it cannot.",
  ]);
  assert.equal(soon(near("end", { turns: 3 }))[0], "You win 3 turns later, with no cells left.");
  const left = /** @type {any} */ ([
    [5, 2],
    [3, 4],
  ]);
  assert.equal(
    soon(near("left", { turns: 4, left }))[0],
    "Cells left 4 turns later: you 2 instead of 4, Blue 5 instead of 3; fewer is better.",
  );
});

test("if nothing near explains a turn, the sentence says so, and what is known", () => {
  const far = { slip: "later", contrast: { ...NO_CONTRAST, endings: [end(19, [3, 0], 1), end(16, [0, 6], 0)] } };
  assert.deepEqual(better(far), [
    "The reason shows only 19 turns later, when you win.",
    "The reason shows only 19 turns later, when Red wins.",
    "The reason shows only 19 turns later, when Red wins.",
  ]);
  assert.deepEqual(allowed({}, far).slice(0, 2), [
    "After this, Blue plays B1-B3. The reason shows only 15 turns later, when Blue wins.",
    "After this, you play B1-B3. The reason shows only 15 turns later, when you win.",
  ]);
  const against = { ...NO_CONTRAST, endings: [end(5, [0, 3], 0), end(4, [6, 0], 1)] };
  const proven = "The reason shows only later, but it is proven: you win, whatever the other side plays.";
  assert.equal(better({ slip: "later", contrast: against })[0], proven, "the end of this line speaks for the other");
  assert.equal(better({ slip: "later" })[0], proven);
  const guess = { proven: false, best: 0.6, kept: 0.3 };
  assert.deepEqual(better({ ...far, ...guess }).slice(0, 2), [
    "The reason shows only later: by estimate, your chance is 60%.",
    "The reason shows only later: by estimate, Red's chance is 60%.",
  ]);
  assert.equal(
    allowed({}, { ...far, ...guess })[0],
    "After this, Blue plays B1-B3. The reason shows only later: by estimate, Blue's chance is 70%.",
  );
});
