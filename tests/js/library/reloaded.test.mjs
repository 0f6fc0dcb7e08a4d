/** What a page that is loaded again stores of a game that the library has. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { treeParams } from "../../../web/game/exchange.js";
import { changed } from "../../../web/game/tree.js";
import { fakeStorage, game } from "../fixtures.mjs";
import { entry } from "./entry.mjs";
import { cleared, engine, GAMES, kept, quiet, stories, tab, TURNS, until } from "./tabs.mjs";

beforeEach(cleared);

/** The game on the table with a comment. @param {string} comment */
const commented = (comment) => {
  const made = game({ id: "1", turns: TURNS, cursor: TURNS.length });
  return { ...made, tree: changed(made.tree, TURNS, (each) => ({ ...each, comment })) };
};

test("what is deleted just before a reload stays deleted", async () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  tab([]).play(commented("secret"));
  await until(() => kept().length === 1);
  assert.deepEqual(stories(), ["open secret"]);
  tab([]).play(commented(""));
  await until(() => stories()[0] === "open");
  assert.deepEqual(kept(), ["1"]);
});

test("what is deleted just before a reload stays deleted, although other games were opened since the game was", async () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  const first = tab([]);
  first.play(commented("secret"));
  await until(() => kept().length === 1);
  for (let i = 2; i <= 21; i += 1) {
    first.play(game({ id: `${i}`, turns: [...TURNS, `A${i}`] }));
    await until(() => kept().length === i);
  }
  tab([]).play(commented(""));
  await until(() => kept().length > 21 || stories()[0] === "open");
  assert.equal(kept().length, 21);
});

test("in another visit a game that says less than the library's leaves that, and is another game once it changes", async () => {
  tab([]).play(commented("secret"));
  await until(() => kept().length === 1);
  const visit = tab([]);
  visit.play(commented(""));
  await quiet();
  assert.deepEqual(stories(), ["open secret"]);
  visit.play(commented("mine"));
  await until(() => kept().length === 2);
  assert.deepEqual(stories(), ["open secret", "open mine"]);
});

test("after a reload a tab that changes nothing leaves what another tab added", async () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  tab([]).play(commented("mine"));
  await until(() => kept().length === 1);
  const { record, summary } = await engine.call("library_entry", treeParams(commented("other"), {}));
  stored(GAMES).set("1", entry("1", { record }, summary));
  tab([]).play(commented("mine"));
  await quiet();
  assert.deepEqual(stories(), ["open other"]);
});
