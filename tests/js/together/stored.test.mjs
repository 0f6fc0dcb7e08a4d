// The stored form of a game with a friend: what is read back, what is replaced by a default, and the limits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST_NAME, sharedFrom } from "../../../web/together/shared.js";
import { decodeShared, letterStored, STORED } from "../../../web/together/stored.js";
import { readJson } from "../../../web/engine/valid.js";
import { answerOf } from "./known.mjs";

/** A letter in which no field is empty. @type {import("../../../web/engine/protocol.js").Letter} */
const letter = {
  ...answerOf("letter-read").letter,
  start: { text: "x.o", mover: 1, setup: 2 },
  ...{ host: 1, names: ["Ann", "Ben"], days: 3, clock: "genius", since: "2026-11-22T10:00Z" },
  ...{ turns: ["C3", "B2-B1"], stamps: [null, 7], begun: [0, 5], moving_since: 9, mover: 1, offers: [1, null] },
  ...{ ending: { winner: 1, reason: "resigned" }, entries: [3, 2], late: 4, last: 1 },
};
const shared = sharedFrom(letter, 1, {
  ...{ version: 2, base: { ...letter, turns: ["C3"] }, baseUnsent: true, live: true, lots: true, unsent: true },
  rival: { letter, clash: "fork", turn: 1, known: "B2", received: "E3" },
  ...{ updated: 1000, seen: 2000, reached: true, parted: true },
});

/** Reads a stored game with other fields. @param {any} [parts] @param {any} [ofLetter] */
const read = (parts = {}, ofLetter = {}) =>
  decodeShared(JSON.stringify({ ...shared, letter: { ...letter, ...ofLetter }, ...parts }));
/** Reads a stored game with other fields of its letter. @param {any} parts */
const withLetter = (parts) => read({}, parts)?.letter ?? null;

test("a stored game is read back as it was", () => {
  assert.deepEqual(read(), shared);
  assert.equal(shared.key, "k3f9~2/o");
  assert.equal(STORED, "bug.together.", "earlier visits have stored games under these keys");
});

test("a new game is read back: nothing is agreed, played or offered", () => {
  const empty = {
    ...{ start: null, names: ["", ""], days: null, turns: [], stamps: [], begun: [], moving_since: null },
    ...{ offers: [null, null], ending: null, last: null },
  };
  const game = sharedFrom(/** @type {any} */ ({ ...letter, ...empty }), 0);
  assert.deepEqual(decodeShared(JSON.stringify(game)), game);
  assert.deepEqual(withLetter({ start: { text: "x" } })?.start, { text: "x" });
});

for (const clash of ["fork", "mine", "terms"])
  test(`a letter that contradicts the game is kept (${clash})`, () => {
    const rival = { ...shared.rival, clash };
    assert.deepEqual(read({ rival })?.rival, rival);
  });

for (const reason of ["played", "resigned", "time"])
  test(`an ending is kept (${reason})`, () => {
    const ending = { winner: 0, reason };
    assert.deepEqual(withLetter({ ending })?.ending, ending);
  });

test("a game that an earlier page stored, or one with a damaged note, is read with defaults", () => {
  const old = { side: 1, letter, updated: 1000, seen: 2000 };
  const expected = sharedFrom(letter, 1, { updated: 1000, seen: 2000 });
  assert.deepEqual(decodeShared(JSON.stringify(old)), expected);
  const damaged = {
    ...{ version: "2", base: "x", baseUnsent: 1, live: 1, lots: 1, unsent: 1, reached: 1, parted: 1 },
    rival: { ...shared.rival, clash: "other" },
  };
  assert.deepEqual(decodeShared(JSON.stringify({ ...old, ...damaged })), expected);
  assert.deepEqual(withLetter({ begun: "x", watch: 1 })?.begun, []);
  assert.equal(withLetter({ watch: 1 })?.watch, "");
});

test("times are limited by the latest time of browsers", () => {
  assert.equal(read({ updated: 8.64e15 })?.updated, 8.64e15);
  assert.deepEqual([read({ updated: 8.64e15 + 1 })?.updated, read({ updated: -1 })?.updated], [0, 0]);
  for (const wrong of [-1, 8.64e15, 8.64e15 + 1]) {
    const { seen = 0 } = read({ seen: wrong }) ?? {};
    assert.ok(
      Math.abs(Date.now() - seen) < 1000,
      "an unreadable moment costs the player no time, nor does one to come",
    );
  }
});

test("names, days, boards and rules have limits", () => {
  const long = "🐞".repeat(LONGEST_NAME);
  assert.deepEqual(withLetter({ names: [long, ""] })?.names, [long, ""]);
  assert.equal(withLetter({ names: [`${long}x`, ""] }), null);
  assert.equal(withLetter({ days: 60 })?.days, 60);
  assert.equal(withLetter({ days: 61 }), null);
  const turns = (/** @type {number} */ count) => ({ turns: Array(count).fill("A1"), stamps: Array(count).fill(0) });
  assert.equal(withLetter(turns(10_000))?.turns.length, 10_000);
  assert.equal(withLetter(turns(10_001)), null, "no game is so long");
  for (const board of ["hexhex2", "."]) assert.equal(withLetter({ board })?.board, board);
  for (const wrong of [{ board: "hexhex99" }, { ruleset: "none" }, { id: "k4" }, { text: "hexhex3,genius" }])
    assert.equal(withLetter(wrong), null, JSON.stringify(wrong));
});

test("a letter with a missing or impossible field is not read", () => {
  const optional = new Set(["watch", "begun"]);
  for (const field of Object.keys(letter).filter((name) => !optional.has(name)))
    for (const value of [undefined, {}, -1]) assert.equal(withLetter({ [field]: value }), null, `${field}: ${value}`);
  for (const side of [2, "0", null]) {
    assert.equal(read({ side }), null);
    assert.equal(withLetter({ host: side }), null);
    assert.equal(withLetter({ ending: { winner: side, reason: "time" } }), null);
  }
  for (const pair of [[1], ["a", 0], [1.5, 0]]) assert.equal(withLetter({ entries: pair }), null);
  assert.equal(decodeShared("{"), null);
  assert.deepEqual(readJson(letterStored, JSON.stringify(letter)), letter);
});
