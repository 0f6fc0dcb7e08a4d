/** The messages about games that could not be read or have several boards, and the export for Abstract Play. */
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { wrongWords } from "../../../web/game/wrong-words.js";
import { abstractPlayText } from "../../../web/library/saving.js";
import { createImport } from "../../../web/library/import.js";
import { placeWords, reported } from "../../../web/library/report.js";
import { NONE } from "./entry.mjs";

/** @typedef {import("../../../web/library/state.js").Report} Report */
/** @typedef {import("../../../web/library/state.js").Refused} Refused */

const plain = (/** @type {string} */ words) => words.replace(/[\u2066-\u2069]/g, "");
/** @param {Partial<Refused>} [parts] @returns {Refused} */
const refused = (parts) => ({
  ...{ line: 1, number: 3, name: "", file: "" },
  wrong: { message: "", line: 1, column: 1, start: 0, end: 1, drawing: "" },
  ...parts,
});
/** @param {readonly Refused[]} games @param {Partial<Report>} [parts] @returns {Report} */
const report = (games, parts) => ({
  ...{
    added: 0,
    unkept: 0,
    known: 0,
    completed: 0,
    guessed: [],
    others: 0,
    ...{
      exercises: 0,
      spare: 0,
      files: [],
      unlearned: false,
      unread: false,
      unstored: false,
      unkeptProgress: false,
      failed: null,
    },
    refused: games,
    shown: 20,
    cancelled: false,
  },
  ...parts,
});

test("a message names a refused turn by its number, if it has one", () => {
  const wrong = { code: "illegal_turn", message: "", refusal: { code: /** @type {const} */ ("occupied") } };
  assert.equal(plain(wrongWords({ ...wrong, params: { turn: "c3", number: 12 } })), "Turn 12: c3 is taken.");
  assert.equal(plain(wrongWords({ ...wrong, params: { turn: "c3" } })), "c3 is taken.");
});

test("a message names a refused game by number and name, and by line if there are lines", () => {
  const one = refused();
  assert.equal(placeWords(report([one]), one), "");
  assert.equal(plain(placeWords(report([one], { others: 600 }), one)), "Game 3:");
  const named = refused({ name: "Abstract Play abc-1" });
  assert.equal(plain(placeWords(report([named], { added: 2 }), named)), "Game 3, Abstract Play abc-1:");
  const later = refused({ line: 9, wrong: { ...one.wrong, line: 12 } });
  assert.equal(plain(placeWords(report([one, later]), later)), "Game 3, line 12:");
});

test("the report names the games that fit several boards, the boards, and the one that was taken", () => {
  const boards = ["hexhex4", "hexhex3", "hexhex5"];
  const guessed = [
    { number: 2, name: "", players: ["Ann", "Ben"], file: "", line: 1, boards },
    { number: 7, name: "", file: "", line: 1, boards: boards.slice(1) },
  ];
  const place = painted(reported(/** @type {any} */ ({ act() {} }), report([], { added: 9, guessed })));
  assert.match(place.textContent ?? "", /2 fit several boards: please check them\./);
  assert.deepEqual(wordsOf(place.querySelectorAll("li")), [
    "Game 2, Ann – Ben: board Standard, Small or Large; read as Standard",
    "Game 7: board Small or Large; read as Small",
  ]);
  const many = Array.from({ length: 50 }, (_, i) => ({ ...guessed[0], number: i + 1 }));
  const long = painted(reported(/** @type {any} */ ({ act() {} }), report([], { added: 99, guessed: many })));
  assert.equal(long.querySelectorAll("li").length, 20);
  assert.ok(buttonOf(long, "Show more"));
});

test("it says that a part of the file's learning can't be read", () => {
  const place = painted(reported(/** @type {any} */ ({ act() {} }), report([], { added: 1, unread: true })));
  assert.match(place.textContent ?? "", /the file still has them/);
});

test("an import counts games of other kinds, and none of them hides a refused one", async () => {
  const wrong = { ...refused().wrong, code: "illegal_turn" };
  const game = { entry: null, wrong, line: 1, number: 601, boards: [], name: "x", folder: "" };
  const engine = {
    get near() {
      return engine;
    },
    work: (/** @type {string} */ _, /** @type {unknown} */ __, /** @type {(found: unknown) => void} */ push) => {
      push({ games: [], others: 500, done: 1, total: 2 });
      return { promise: Promise.resolve({ games: [game], others: 600, done: 2, total: 2 }), cancel() {} };
    },
  };
  const reader = createImport(/** @type {any} */ (engine), /** @type {any} */ (engine), {
    games: () => [],
    put: async (/** @type {readonly unknown[]} */ entries) => entries.length,
    edit: async () => {},
    list() {},
    set() {},
    unkept: new Set(),
  });
  const found = await reader.read("[]", { ruleset: "genius", board: "hexhex3" }, async () => NONE);
  assert.equal(found.others, 600);
  assert.deepEqual(found.refused, [{ wrong, line: 1, number: 601, name: "x", file: "" }]);
});

test("the page's worker and its helpers read a long text together, and a repeated game counts once", async () => {
  /** @type {any[]} */
  const asked = [];
  const refusedGame = (/** @type {number} */ number) => {
    const wrong = { ...refused().wrong, code: "illegal_turn" };
    return { entry: null, wrong, line: 1, number, boards: [], name: "", folder: "" };
  };
  const pool = {
    awake: 2,
    work(/** @type {string} */ _, /** @type {any} */ params, /** @type {(found: unknown) => void} */ push) {
      asked.push([params.part, params.parts]);
      const games = [refusedGame(params.part + 1)];
      push({ games, others: 0, done: 50, total: 100 });
      return { promise: Promise.resolve({ games, others: 0, done: 100, total: 100 }), cancel() {} };
    },
  };
  /** @type {any[]} */
  const progress = [];
  const library = {
    games: () => [],
    put: async (/** @type {readonly unknown[]} */ entries) => entries.length,
    edit: async () => {},
    list() {},
    set: (/** @type {any} */ each) => progress.push(each.importing),
    unkept: new Set(),
  };
  const reader = createImport(/** @type {any} */ (pool), /** @type {any} */ (pool), library);
  const found = await reader.read("x".repeat(200_000), { ruleset: "genius", board: "hexhex3" }, async () => NONE);
  assert.deepEqual(asked, [[0, 3], [1, 3], [2, 3]]); // oxfmt-ignore
  assert.deepEqual(
    found.refused.map(({ number }) => number),
    [1, 2, 3],
  );
  assert.deepEqual(progress.filter(Boolean).at(-1), { done: 300, total: 300 });
});

test("several games are saved for Abstract Play as one array, without those that the site does not support", async () => {
  const tree = { ruleset: "iggc", board: "hexhex3", start: null, headers: {}, clock: null, lost: null, cursor: 0 };
  const nodes = [{ parent: null, turn: null, comment: "", seconds: null, rejected: [] }];
  const engine = {
    call: async (/** @type {string} */ method, /** @type {any} */ { text, headers }) => {
      if (method === "record_read")
        return { game: text === "bad" ? null : { ...tree, nodes, headers: { Event: text } } };
      if (headers.Event === "genius") throw new Error("not Abstract Play's");
      return { text: `{"event": "${headers.Event}"}` };
    },
  };
  const saved = (/** @type {string[]} */ ...records) =>
    abstractPlayText(
      /** @type {any} */ (engine),
      /** @type {any} */ (records.map((record) => ({ record }))),
    );
  assert.deepEqual(await saved("a"), { text: '{"event": "a"}', leftOut: 0 });
  const { text, leftOut } = await saved("a", "genius", "bad", "b");
  assert.deepEqual([JSON.parse(text ?? ""), leftOut], [[{ event: "a" }, { event: "b" }], 2]);
  assert.deepEqual(await saved("genius"), { text: null, leftOut: 1 });
});
