// The colour and the name of each seat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { nameAt, nameHeaders } from "../../../web/game/line.js";
import {
  atOneTable,
  COLOURS,
  coloursFor,
  coloursNow,
  coloursOf,
  facesSecond,
  isAgreed,
  isColourName,
  seatName,
  seatsInText,
} from "../../../web/game/seats.js";
import { t } from "../../../web/strings/index.js";
import { freshState } from "../../../web/app/state.js";
import { AGAINST_BOT, game } from "../fixtures.mjs";

const CHOICES = /** @type {const} */ (["own", ...COLOURS]);

test("every rule set has the colours of its source, and a custom one red and blue", () => {
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
        assert.ok(COLOURS.includes(one) && COLOURS.includes(two), `${one} ${two}`);
        if (first !== "own") assert.equal(one, first);
        if (second !== "own" && second !== first) assert.equal(two, second);
      }
});

test("seats have the names of their colours everywhere", () => {
  const words = (/** @type {import("../../../web/app/state.js").State} */ state) => [
    t("line-grow", { seat: seatName(state, 1) }),
    t("cell-bug-full", { seat: seatName(state, 0), size: 2 }),
  ];
  const genius = freshState(game());
  assert.deepEqual(words(genius), ["Blue to play: choose a marked cell.", "red bug of 2, full"]);
  const ludii = freshState(game({ ruleset: "ludii" }));
  assert.deepEqual(words(ludii), ["White to play: choose a marked cell.", "black bug of 2, full"]);
  assert.deepEqual(seatsInText(ludii), ["Black", "White"]);
  const names = ["Red", "Blue", "Black", "White"];
  assert.deepEqual([...names, "black", "Ann"].filter(isColourName), names);
});

test("the persons' names become headers of the sides, whichever seat starts", () => {
  assert.deepEqual(nameHeaders(["Ann", " "], 0), { X: "Ann" });
  const headers = nameHeaders(["Ann", "Ben"], 1);
  assert.deepEqual(headers, { X: "Ben", O: "Ann" });
  assert.deepEqual([nameAt(game({ headers, starts: 1 }), 0), nameAt(game({ headers, starts: 1 }), 1)], ["Ann", "Ben"]);
});

test("in the look print the seats are black and white, with any choice of colours", () => {
  const { settings } = freshState(game());
  assert.deepEqual(coloursFor("genius", { ...settings, look: "print" }), ["black", "white"]);
  assert.deepEqual(coloursFor("genius", { ...settings, colours: ["white", "own"] }), ["white", "blue"]);
  const bad = { rulesets: [{ ...catalogue.rulesets[0], colours: ["red", "green"] }] };
  assert.deepEqual(
    coloursOf(/** @type {any} */ ({ ...catalogue, ...bad }), catalogue.rulesets[0].name, ["own", "own"]),
    ["red", "blue"],
  );
  const editing = { ...freshState(game()), editor: /** @type {any} */ ({ ruleset: "ludii" }) };
  assert.deepEqual(coloursNow(editing), ["black", "white"]);
});

test("the board turns, and a turn is taken back by agreement, only for two people at one device who chose it", () => {
  const state = { ...freshState(game({ turns: ["C3"] })) };
  const turning = { ...state, settings: { ...state.settings, turning: true, agreed: true } };
  assert.deepEqual([atOneTable(state), facesSecond(state), isAgreed(state)], [true, false, false]);
  assert.deepEqual([facesSecond(turning), isAgreed(turning)], [true, true]);
  assert.equal(facesSecond({ ...turning, game: game() }), false, "the first player is to move");
  const any = /** @type {any} */ ({});
  for (const other of [
    { study: { ...state.study, open: true } },
    { learn: any },
    { editor: any },
    { embed: any },
    { game: game({ turns: ["C3"], seats: AGAINST_BOT }) },
  ]) {
    const there = { ...turning, ...other };
    assert.deepEqual([atOneTable(there), facesSecond(there), isAgreed(there)], [false, false, false]);
  }
});
