/** Many games in one text: which worker reads them, which are stored together, and the results. */
import { painted } from "../page.mjs";
import { makeRoom, stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { openMistakes } from "../../../web/learn/mistakes.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { createImport } from "../../../web/library/import.js";
import { deferred } from "../deferred.mjs";
import { backupText } from "../../../web/library/backup.js";
import { MOST_BYTES, MOST_EXERCISES, reported } from "../../../web/library/report.js";
import { stateOf } from "../fixtures.mjs";
import { entry, NONE } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */

const TABLE = { ruleset: "genius", board: "hexhex3" };
const LONG = " ".repeat(200_000);
const WRONG = { code: "no_moves", message: "there is no game", params: {} };

/** Game n of the text, as the engine reads it. @param {number} number @param {Record<string, unknown>} [parts] */
const read = (number, parts = {}) => ({
  ...{ entry: { record: "", summary: { key: `game ${number}` } }, wrong: null, boards: [], name: "", folder: "" },
  ...{ line: number, number, ...parts },
});
/** @param {readonly object[]} games @param {number} done of 100 characters @param {number} [others] */
const push = (games, done, others = 0) => ({ games, others, done, total: 100 });

/** A worker that the test controls. */
class FakeEngine {
  /** @type {{params: any, listener: (found: any) => void, resolve(result: any): void, reject(error: any): void}[]} */
  works = [];
  size = 1;
  awake = 1;
  /** @type {FakeEngine | null} */
  near = null;
  restarts = 0;
  /** Whether it answers a question. */
  answers = true;

  call() {
    return this.answers ? Promise.resolve({ game: {}, wrong: null }) : deferred().promise;
  }
  restart() {
    this.restarts += 1;
  }

  /** @param {string} _ @param {any} params @param {(found: any) => void} listener */
  work(_, params, listener) {
    const { promise, resolve, reject } = deferred();
    this.works.push({ params, listener, resolve, reject });
    return { promise, cancel: () => this.answers && resolve({ cancelled: true }) };
  }
}

/** A library that reads a text or files. @param {any} text @param {{room?: number, locks?: any, others?: string[], awake?: boolean, brings?: import("../../../web/library/effects.js").BringBack}} [has] room: the number of games that fit; others: ids of games that another tab stored; awake: whether a helper is idle; brings: reads the learning part */
async function reading(text, { room = Infinity, locks, others = [], awake = false, brings = async () => NONE } = {}) {
  const [own, pool, bringBack] = [new FakeEngine(), new FakeEngine(), brings];
  pool.near = awake ? pool : own;
  /** @type {Entry[][]} */
  const puts = [];
  /** @type {any[]} */
  const said = [];
  const put = async (/** @type {readonly Entry[]} */ entries) => {
    const before = puts.flat().length;
    puts.push([...entries]);
    return Math.max(0, Math.min(entries.length, room - before));
  };
  /** @type {any[]} */
  const seen = [];
  const games = () => [...seen, ...puts.flat()];
  const list = (/** @type {readonly Entry[]} */ entries) => seen.push(...entries);
  /** @type {Set<string>} */
  const unkept = new Set();
  stored("bug-library").clear();
  for (const id of others) stored("bug-library").set(id, entry(id));
  const edit = async () => {};
  const shelf = { games, list, put, edit, set: (/** @type {any} */ change) => said.push(change), unkept };
  const { read: start, stop } = createImport(/** @type {any} */ (own), /** @type {any} */ (pool), shelf, locks);
  const report = start(text, TABLE, bringBack);
  await settle();
  return { own, pool, puts, said, report, stop };
}

/** Runs pending tasks. */
const settle = () => new Promise(setImmediate);

test("the page's own worker reads a short text; idle helpers take part in a long one", async () => {
  const short = await reading("1. C3");
  assert.deepEqual([short.own.works.length, short.pool.works.length], [1, 0]);
  assert.equal(short.own.works[0].params.parts, undefined);
  const long = await reading(LONG);
  assert.deepEqual([long.own.works.length, long.pool.works.length], [1, 1]);
  assert.deepEqual(
    [...long.own.works, ...long.pool.works].map(({ params: { part, parts } }) => [part, parts]),
    [
      [0, 2],
      [1, 2],
    ],
  );
  for (const { works } of [short.own, long.own, long.pool]) works[0].resolve(push([], 100));
  assert.equal((await long.report).added, 0);
});

test("games that arrive within a moment are stored together, and the progress is shown", async (context) => {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const { own, puts, said, report } = await reading("");
  for (let i = 0; i < 10; i++) {
    own.works[0].listener(push([read(2 * i), read(2 * i + 1)], 5 * i));
    await settle();
    now += 90;
  }
  assert.deepEqual(
    puts.map(({ length }) => length),
    [10, 8],
  );
  assert.deepEqual(
    said.map(({ importing }) => importing?.done),
    [0, 20, 40],
  );
  own.works[0].resolve(push([read(20)], 100));
  assert.equal((await report).added, 21);
  assert.equal(puts.flat().length, 21);
  assert.equal(said.at(-1).importing, null);
});

test("who starts an imported game is what its own header says, not a name or a comment that looks like it", async () => {
  const { own, puts, report } = await reading("…");
  const records = {
    second: "Rules: genius\nStarts: second\nX: Ann\n\n1. C3\n",
    none: "Rules: genius\n\n1. C3\n",
    odd: "Rules: genius\nStarts: Second\n\n1. C3\n",
    name: "Rules: genius\nX: Ann\u2028Starts: second\n\n1. C3\n",
    comment: "Rules: genius\n\n1. C3 {\nStarts: second\n}\n",
  };
  const games = Object.entries(records).map(([key, record], i) =>
    read(i + 1, { name: key, entry: { record, summary: { key } } }),
  );
  own.works[0].resolve(push(games, 100));
  await report;
  const starts = Object.fromEntries(puts.flat().map(({ name, starts }) => [name, starts]));
  assert.deepEqual(starts, { second: 1, none: 0, odd: 0, name: 0, comment: 0 });
});

test("if a helper fails and another starts over, no game counts twice", async () => {
  const { own, pool, puts, said, report } = await reading(LONG);
  const [doubtful, twoBoards] = [9, { boards: ["hexhex3", "hexhex4"] }];
  own.works[0].listener(push([read(doubtful, twoBoards), read(3, { entry: null, wrong: WRONG })], 50, 7));
  const half = [read(2), read(4, { entry: null, wrong: WRONG }), read(6, twoBoards)];
  pool.works[0].listener(push(half, 60, 500));
  pool.works[0].listener(push([], 70, 900));
  await settle();
  pool.works[0].listener(push(half, 60, 500)); // from the start
  await settle();
  own.works[0].resolve(push([], 100, 7));
  pool.works[0].resolve(push([read(8)], 100, 1100));
  const { added, known, others, guessed, refused } = await report;
  assert.deepEqual({ added, known, others }, { added: 4, known: 0, others: 1107 });
  assert.deepEqual(
    guessed.map(({ number, boards }) => [number, boards]),
    [
      [6, twoBoards.boards],
      [9, twoBoards.boards],
    ],
  );
  assert.deepEqual(
    refused.map(({ number }) => number),
    [3, 4],
  );
  assert.equal(puts.flat().length, 4);
  const done = said.flatMap(({ importing }) => (importing ? [importing.done] : []));
  assert.deepEqual(
    done,
    [...done].sort((one, other) => one - other),
  );
});

test("known and repeated games are counted, but not stored again", async () => {
  const { own, puts, report } = await reading("");
  const again = { summary: { key: "game 1" }, record: "" };
  own.works[0].listener(push([read(1), read(2, { entry: again })], 50));
  own.works[0].resolve(push([read(3, { entry: again }), read(4)], 100));
  const { added, known } = await report;
  assert.deepEqual([added, known, puts.flat().length], [2, 2, 2]);
  assert.equal(new Set(puts.flat().map(({ id }) => id)).size, 2);
});

test("after Stop the games read so far are kept", async () => {
  const { own, puts, report, stop } = await reading("");
  own.works[0].listener(push([read(1)], 50));
  await settle();
  stop();
  const { added, cancelled } = await report;
  assert.deepEqual([added, cancelled, puts.flat().length], [1, true, 1]);
});

test("games that could not be stored are counted separately", async () => {
  const { own, report } = await reading("1. C3", { room: 1 });
  own.works[0].listener(push([read(1), read(2), read(3)], 100));
  own.works[0].resolve(push([], 100));
  const { added, unkept } = await report;
  assert.deepEqual([added, unkept], [1, 2]);
});

test("one tab imports at a time, and then sees what the other has stored", async () => {
  const turn = deferred();
  const locks = {
    request: (/** @type {string} */ _, /** @type {any} */ __, /** @type {any} */ work) => turn.promise.then(work),
  };
  const { own, report } = await reading("1. C3", { locks, others: ["1"] });
  assert.equal(own.works.length, 0);
  turn.resolve(undefined);
  await settle();
  own.works[0].listener(push([read(1), read(2)], 100));
  own.works[0].resolve(push([], 100));
  const { added, known } = await report;
  assert.deepEqual([added, known], [1, 1]);
});

test("cancelling the wait for the other tab imports nothing", async () => {
  const locks = {
    request: (/** @type {string} */ _, /** @type {{signal: AbortSignal}} */ { signal }) =>
      new Promise((__, refuse) => signal.addEventListener("abort", () => refuse(signal.reason))),
  };
  const { own, report, stop } = await reading("1. C3", { locks });
  stop();
  const { added, cancelled } = await report;
  assert.deepEqual([own.works.length, added, cancelled], [0, 0, true]);
});

/** @param {string} name @param {string | Error} text @param {number} [size] */
const file = (name, text, size = 1) => ({
  name,
  size,
  text: async () => ((await text) instanceof Error ? Promise.reject(text) : text),
});
const LEARNING = { exercises: [{ id: "a" }], learned: null };

test("games of a backup are kept if its learning part can't be read, and the next import works", async () => {
  const { puts, said, report } = await reading(backupText([entry("1")], LEARNING), {
    brings: () => Promise.reject(new Error("the part did not load")),
  });
  const { added, unlearned, failed } = await report;
  assert.deepEqual([added, unlearned, failed, puts.flat().length], [1, true, null, 1]);
  assert.equal(said.at(-1).importing, null);
});

test("exercises that could not be stored do not count, and the report says so", async () => {
  makeRoom(0);
  const page = createStore(stateOf("scene-start-hexhex3"), reduce);
  const mistakes = openMistakes(/** @type {any} */ (page), /** @type {any} */ ({}));
  const exercises = [ofPuzzle(book[0], "A1", 0)];
  const { report } = await reading(backupText([], { exercises, learned: null }), {
    brings: (learning, stop) => mistakes.bringBack(learning.exercises, stop),
  });
  const found = await report;
  makeRoom(Infinity);
  assert.deepEqual([found.exercises, stored("bug-mistakes").size], [0, 0]);
  assert.equal(page.state().mistakes.exercises?.length, 1);
  const words = painted(reported(/** @type {any} */ ({ act() {} }), found)).textContent ?? "";
  assert.match(words, /This browser does not store your exercises/);
  assert.doesNotMatch(words, /came with them/);
});

test("a failure of the engine is no Stop: the report names it, and the games read so far are kept", async () => {
  const { own, puts, said, report } = await reading("1. C3");
  own.works[0].listener(push([read(1)], 50));
  await settle();
  own.works[0].reject({ code: "hung", message: "" });
  const { added, cancelled, failed } = await report;
  assert.deepEqual([added, cancelled, failed, puts.flat().length], [1, false, "hung", 1]);
  assert.equal(said.at(-1).importing, null);
});

test("a failure of the storage ends the import with a report", async () => {
  const locks = { request: () => Promise.reject(new Error("no lock")) };
  const { said, report } = await reading("1. C3", { locks });
  assert.equal((await report).failed, "Error: no lock");
  assert.equal(said.at(-1).importing, null);
});

test("several files have one report, which names the file of each refused game", async () => {
  const refused = read(1, { entry: null, wrong: WRONG });
  const texts = [
    file("a.txt", "a"),
    file("lost.txt", new Error("gone")),
    file("b.txt", "b"),
    file("big.txt", "", MOST_BYTES + 1),
  ];
  const { own, said, report } = await reading(texts);
  own.works[0].resolve(push([refused, read(2)], 100, 5));
  await settle();
  await settle();
  own.works[1].resolve(push([{ ...refused, number: 1 }, read(3)], 100, 7));
  const found = await report;
  assert.deepEqual([found.added, found.others], [2, 12]);
  assert.deepEqual(
    found.refused.map(({ file: name }) => name),
    ["a.txt", "b.txt"],
  );
  assert.deepEqual(found.files, [
    { name: "lost.txt", why: "unreadable" },
    { name: "big.txt", why: "large" },
  ]);
  const shares = said.flatMap(({ importing }) => (importing ? [importing.done / importing.total] : []));
  assert.deepEqual(shares, [0, 0.25, 0.75]);
});

test("a file without any sign is no game, and the report names it", async () => {
  const blank = ["", " \n\t\n", "\ufeff\u200b", "\ufffd\ufffd\0"].map((text, i) => file(`${i}.txt`, text));
  const { own, report } = await reading([...blank, file("board.txt", "#.../..../...../..../...")]);
  await settle();
  assert.deepEqual(
    own.works.map(({ params }) => params.text[0]),
    ["#"],
  );
  own.works[0].resolve(push([read(1)], 100));
  const found = await report;
  assert.deepEqual([found.added, found.known, found.refused.length], [1, 0, 0]);
  assert.deepEqual(
    found.files,
    blank.map(({ name }) => ({ name, why: "empty" })),
  );
  const place = painted(reported(/** @type {any} */ ({ act() {} }), found));
  assert.match(place.textContent ?? "", /“0\.txt” contains no game\./);
});

test("Stop leaves the other files unread", async () => {
  const { own, report, stop } = await reading([file("a.txt", "a"), file("b.txt", "b")]);
  stop();
  assert.equal((await report).cancelled, true);
  assert.equal(own.works.length, 1);
});

test("a file brings at most so many exercises, and Stop reaches those who store them", async () => {
  const many = { exercises: Array(MOST_EXERCISES + 3).fill({}), learned: null };
  /** @type {any[]} */
  const came = [];
  const { report, stop } = await reading(backupText([], many), {
    brings: async ({ exercises }, signal) => {
      came.push(exercises.length);
      await settle();
      stop();
      came.push(signal.aborted);
      return NONE;
    },
  });
  const { spare, cancelled } = await report;
  assert.deepEqual([came, spare, cancelled], [[MOST_EXERCISES, true], 3, true]);
});

for (const [what, text, unlearned] of /** @type {const} */ ([
  ["a learning part", backupText([entry("1")], LEARNING), true],
  ["a file", [{ name: "a.txt", size: 1, text: () => deferred().promise }], false],
]))
  test(`${what} that never arrives is given up after Stop, and the next tab may import`, async (context) => {
    const locks = { request: (/** @type {string} */ _, /** @type {any} */ __, /** @type {any} */ work) => work() };
    const brings = () => /** @type {Promise<any>} */ (deferred().promise);
    const { puts, report, stop } = await reading(text, { locks, brings });
    await settle();
    context.mock.timers.enable({ apis: ["setTimeout"] });
    stop();
    context.mock.timers.tick(2000);
    const found = await Promise.race([report, settle().then(settle)]);
    assert.deepEqual(
      [found?.cancelled, found?.unlearned, found?.files, puts.flat().length],
      [true, unlearned, [], unlearned ? 1 : 0],
    );
  });

test("an idle helper reads a short text", async () => {
  const { own, pool, report } = await reading("1. C3", { awake: true });
  assert.deepEqual([own.works.length, pool.works.length], [0, 1]);
  pool.works[0].resolve(push([], 100));
  await report;
});

for (const [what, answers, restarts] of /** @type {const} */ ([
  ["the page's own worker is restarted if it is silent", false, 1],
  ["a page's own worker that answers stays", true, 0],
]))
  test(`a worker that is silent after Stop is given up: ${what}`, async (context) => {
    const { own, pool, report, stop } = await reading("1. C3", { awake: answers });
    for (const each of [own, pool]) each.answers = each === own && answers;
    context.mock.timers.enable({ apis: ["setTimeout"] });
    (answers ? pool : own).works[0].listener(push([read(1)], 50));
    await settle();
    stop();
    await settle();
    context.mock.timers.tick(2000);
    const { added, cancelled } = await report;
    assert.deepEqual([added, cancelled, own.restarts], [1, true, restarts]);
  });
