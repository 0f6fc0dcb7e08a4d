// A game of the library in words: who won, and how.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { tagsOf } from "../../../web/library/listing.js";
import { factWords, fullTitle, resultWords } from "../../../web/library/words.js";
import { game } from "../fixtures.mjs";
import { entry, ownGame, WON } from "./entry.mjs";

const context = /** @type {any} */ ({ state: freshState(game()), catalogue });
const OUT = { ...WON, margin: 0 };

test("a game in which both sides ran out of cells says that its winner ran out first: that wins", () => {
  const words = (/** @type {import("./entry.mjs").Entry} */ of) => resultWords(context, of);
  assert.equal(words(ownGame("1", {}, { result: OUT })), "You won, by running out of cells first");
  const lost = words(ownGame("1", {}, { result: { ...OUT, winner: 1 } }));
  assert.equal(lost, "You lost, Nymph ran out of cells first");
  assert.equal(words(entry("1", {}, { result: OUT })), "Ann won, by running out of cells first");
  assert.equal(words(entry("1", {}, { result: WON })), "Ann won, by 3 cells");
});

test("a comeback is shown on a game that the reader won, a missed win on one that the reader lost; both between others", () => {
  const tags = ["comeback", "missed_win"];
  const of = (/** @type {import("./entry.mjs").Entry} */ each) => [tagsOf(each), factWords(context, each).at(-1)];
  assert.deepEqual(of(ownGame("1", { tags }, { result: WON })), [["comeback"], "comeback"]);
  assert.deepEqual(of(entry("1", { tags }, { result: WON })), [tags, "missed win"]);
  const lost = ownGame("1", { tags }, { result: { ...WON, winner: 1 } });
  assert.deepEqual(of(lost), [["missed_win"], "missed win"]);
});

test("a reviewed game says how many mistakes the reader made, and how accurate the turns were", () => {
  const facts = (/** @type {Partial<import("./entry.mjs").Entry>} */ parts) =>
    factWords(context, ownGame("1", parts, { result: WON })).slice(3);
  assert.deepEqual(facts({}), []);
  assert.deepEqual(facts({ reviewed: true, mistakes: [1, 0, 1], accuracy: 83 }), ["2 mistakes\u00a0·", "accuracy 83%"]);
  assert.deepEqual(facts({ reviewed: true, mistakes: [0, 0, 0] }), ["no mistake"]);
  assert.deepEqual(facts({ reviewed: true }), ["reviewed"]); // a game of others
  const brief = ownGame("1", { reviewed: true, mistakes: [0, 0, 0] }, { date: "2026-11-20" });
  assert.deepEqual(factWords(context, brief, true), ["20 Nov 2026\u00a0·", "no mistake"]);
});

test("a game with a name still says who played; its players are no fact of another", () => {
  const named = ownGame("1", { name: "My best one" }, { date: "2026-11-20" });
  assert.deepEqual(factWords(context, named), ["Ann – Nymph\u00a0·", "20 Nov 2026\u00a0·", "Small\u00a0·", "2 turns"]);
  assert.deepEqual(factWords(context, { ...named, name: "" }), factWords(context, named).slice(1));
});

test("the check boxes of two games of one day differ by their length", () => {
  const [short, long] = [2, 7].map((turns) => fullTitle(context, entry("1", {}, { date: "2026-11-20", turns })));
  assert.equal(short, "Ann – Ben, 20 Nov 2026, 2 turns");
  assert.equal(long, "Ann – Ben, 20 Nov 2026, 7 turns");
});
