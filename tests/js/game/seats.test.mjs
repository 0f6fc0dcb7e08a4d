// Which colour each seat has, and what it is called.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { nameAt, nameHeaders } from "../../../web/game/line.js";
import { COLOURS, coloursOf, isColourName, seatName, seatsInText } from "../../../web/game/seats.js";
import { t } from "../../../web/strings/index.js";
import { freshState } from "../../../web/app/state.js";
import { game } from "../fixtures.mjs";

const CHOICES = /** @type {const} */ (["own", ...COLOURS]);

test("every rule set has the colours of its source, and one put together red and blue", () => {
  const own = catalogue.rulesets.map(({ name }) => [name, ...coloursOf(catalogue, name, ["own", "own"])].join(" "));
  assert.deepEqual(own, [
    "genius red blue",
    "green-meadow red blue",
    "ludii black white",
    "iggc black white",
    "classic black white",
  ]);
  assert.deepEqual(coloursOf(catalogue, "chosen+pie", ["own", "own"]), ["red", "blue"]);
});

test("a choice is kept, and two seats never have the same colour", () => {
  for (const { name } of catalogue.rulesets)
    for (const first of CHOICES)
      for (const second of CHOICES) {
        const [one, two] = coloursOf(catalogue, name, [first, second]);
        assert.notEqual(one, two);
        if (first !== "own") assert.equal(one, first);
        if (second !== "own" && second !== first) assert.equal(two, second);
      }
});

test("seats are called by their colours wherever they are named", () => {
  const words = (/** @type {import("../../../web/app/state.js").State} */ state) => [
    t("line-grow", { seat: seatName(state, 1) }),
    t("cell-bug-full", { seat: seatName(state, 0), size: 2 }),
  ];
  const genius = freshState(game());
  assert.deepEqual(words(genius), ["Blue to play: choose a marked cell.", "red bug of 2, full"]);
  const ludii = freshState(game({ ruleset: "ludii" }));
  assert.deepEqual(words(ludii), ["White to play: choose a marked cell.", "black bug of 2, full"]);
  assert.deepEqual(seatsInText(ludii), ["Black", "White"]);
  assert.deepEqual(["Black", "black", "Ann"].map(isColourName), [true, false, false]);
});

test("the persons' names are headers of the sides, whoever starts", () => {
  assert.deepEqual(nameHeaders(["Ann", " "], 0), { X: "Ann" });
  const headers = nameHeaders(["Ann", "Ben"], 1);
  assert.deepEqual(headers, { X: "Ben", O: "Ann" });
  assert.deepEqual([nameAt(game({ headers, starts: 1 }), 0), nameAt(game({ headers, starts: 1 }), 1)], ["Ann", "Ben"]);
});
