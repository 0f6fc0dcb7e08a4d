/** Which games are the same when a backup is read: nothing that one says beyond the other is lost. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { backupText } from "../../../web/library/backup.js";
import { covers, createKnown } from "../../../web/library/duplicates.js";
import { entry, NONE, WON } from "./entry.mjs";
import { page } from "./pages.mjs";

/** @type {{which: string, one: string, other: string, says_more: "one" | "neither" | "both"}[]} */
const CASES = JSON.parse(readFileSync(new URL("../../data/duplicates.json", import.meta.url), "utf8"));
for (const { which, one, other, says_more } of CASES)
  test(`of two records, ${which}: ${says_more} says more`, () => {
    assert.equal(covers({ record: one }, { record: other }), says_more !== "both");
    assert.equal(covers({ record: other }, { record: one }), says_more === "neither");
  });

test("a game without players and date is the same as one that names them, whichever came first", () => {
  const [line, turns] = ["genius hexhex3 C3 B2", "Result: o wins\n\n1. C3 2. B2"];
  const of = (/** @type {string} */ id, /** @type {string} */ who, /** @type {string} */ head) =>
    entry(id, { record: `${head}${turns}` }, { key: `${line} | ${who}` });
  const nameless = of("1", " |  | ", "");
  const named = of("2", "Ann | Ben | 2026-11-27", "X: Ann\nO: Ben\nDate: 2026-11-27\n");
  const others = of("3", "Cem | Dan | ", "X: Cem\nO: Dan\n");
  assert.deepEqual(createKnown([others, named]).find(nameless), { here: others, more: false });
  assert.deepEqual(createKnown([nameless]).find(named), { here: nameless, more: true });
  assert.equal(createKnown([named]).find(others), null);
  assert.equal(createKnown([nameless]).find({ ...named, summary: { ...named.summary, result: WON } }), null);
});

const KEY = "genius hexhex3 C3 B2 | Ann | Ben | ";
const RECORD = "1. C3 2. B2";
const LONGER = { record: "1. C3 2. B2 {good} 3. A1" };
const LONGER_KEY = { key: "genius hexhex3 C3 B2 A1 | Ann | Ben | " };

/** A game of two turns. @param {string} id @param {string} record @param {Partial<import("../../../web/library/games.js").Entry>} [parts] @param {import("./entry.mjs").Summary} [summary] */
const told = (id, record, parts, summary) => entry(id, { record, ...parts }, { key: KEY, ...summary });

/** Reads backups one after the other. @param {...ReturnType<typeof told>[]} files */
async function readAll(...files) {
  const { room, store } = await page();
  const counts = [];
  for (const games of files) {
    const { added, known, completed } = (await room.read(backupText(games), async () => NONE)) ?? {};
    counts.push([added, known, completed]);
  }
  return { counts, games: store.state().library.games ?? [] };
}

test("a game is compared with the last 200 of its kind", () => {
  const all = Array.from({ length: 201 }, (_, i) => told(`${i}`, `1. C3 {${i}} 2. B2`));
  const again = (/** @type {number} */ i) => createKnown(all).find({ ...all[i], id: "again" })?.here;
  assert.deepEqual([again(0), again(1), again(200)], [undefined, all[1], all[200]]);
});

test("games with the same turns are all kept if they end differently or each say something else", async () => {
  const records = ["1. C3 {good} 2. B2", "1. C3 {bad} 2. B2", "1. C3 2. B2 {good}"];
  const won = told("9", `Result: x wins\n\n${RECORD}`, {}, { result: WON });
  const { counts, games } = await readAll([...records.map((record, i) => told(`${i}`, record)), won], [won, told("8", RECORD)]); // oxfmt-ignore
  assert.deepEqual(counts, [[4, 0, 0], [0, 2, 0]]); // oxfmt-ignore
  assert.deepEqual(
    games.map(({ record }) => record),
    [...records, won.record],
  );
});

for (const both of [
  [RECORD, "1. C3 2. B2 {good}"],
  ["1. C3 2. B2 {good}", RECORD],
])
  test(`of two games in one file, the one that says more is added: ${both.join(", ")}`, async () => {
    const { counts, games } = await readAll(both.map((record, i) => told(`${i}`, record)));
    assert.deepEqual([counts, games.map(({ record }) => record)], [[[1, 1, 0]], ["1. C3 2. B2 {good}"]]);
  });

test("a game that says more takes the place of that of the library, whose name and review stay", async () => {
  const mine = told("1", RECORD, { name: "final", reviewed: true, accuracy: 90 });
  const { counts, games } = await readAll([mine], [told("2", "1. C3 4s {good} 2. B2 (2. A1)")]);
  assert.deepEqual(counts, [[1, 0, 0], [0, 0, 1]]); // oxfmt-ignore
  assert.deepEqual(games, [{ ...mine, record: "1. C3 4s {good} 2. B2 (2. A1)" }]);
});

test("a game that was continued takes its own place by its id, and an older backup does not shorten it", async () => {
  const short = told("1", RECORD, { reviewed: true, accuracy: 90 });
  const long = told("1", LONGER.record, {}, LONGER_KEY);
  const { counts, games } = await readAll([short], [long], [short]);
  assert.deepEqual(counts, [[1, 0, 0], [0, 0, 1], [0, 1, 0]]); // oxfmt-ignore
  assert.deepEqual(games, [long], "the review was of the shorter game");
});

test("another game with the same id is added under an id of its own", async () => {
  const mine = told("1", RECORD);
  const { counts, games } = await readAll([mine], [told("1", "1. A1 2. C3 3. B2", {}, { key: "genius hexhex3 A1 C3 B2 | | | " })]); // oxfmt-ignore
  assert.deepEqual(counts, [[1, 0, 0], [1, 0, 0]]); // oxfmt-ignore
  assert.deepEqual([games.length, games[0]], [2, mine]);
});
