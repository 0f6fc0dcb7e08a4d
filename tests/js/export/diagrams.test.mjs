import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { drawnAfter, playersOnPaper, resultOnPaper } from "../../../web/export/diagrams.js";
import { namesOf } from "../../../web/game/share-effects.js";
import { t } from "../../../web/strings/index.js";
import { AGAINST_BOT, game, PEOPLE } from "../fixtures.mjs";

test("a short game has a diagram after every turn, a long one after every few and its last; one without turns has its start", () => {
  assert.deepEqual([0, 1, 3].map(drawnAfter), [[0], [1], [1, 2, 3]]);
  assert.deepEqual(drawnAfter(20), [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  assert.deepEqual(drawnAfter(25), [3, 6, 9, 12, 15, 18, 21, 24, 25]);
  for (let turns = 1; turns < 200; turns++) {
    const drawn = drawnAfter(turns);
    assert.ok(drawn.length <= 12 && drawn.at(-1) === turns && new Set(drawn).size === drawn.length, `${turns}`);
  }
});

test("a game on paper and its record name the bot, and the reader if the reader has a name: You is none", () => {
  /** @param {Partial<import("../../../web/game/line.js").Game>} parts @param {string} [name] */
  const shown = (parts, name = "") => {
    const state = freshState(game(parts));
    const { together } = state;
    return { ...state, together: { ...together, form: { ...together.form, name } } };
  };
  const paper = (/** @type {ReturnType<typeof shown>} */ state) => {
    const [first, second] = playersOnPaper(state, catalogue);
    return t("library-players", { first, second })
      .replace(/[\u2066-\u2069]/g, "")
      .split(" – ");
  };
  assert.deepEqual(paper(shown({ seats: AGAINST_BOT })), ["Red", "Larva"]);
  assert.deepEqual(paper(shown({ seats: AGAINST_BOT }, "Ann")), ["Ann", "Larva"]);
  assert.deepEqual(paper(shown({ seats: PEOPLE, headers: { X: "Ben" } }, "Ann")), ["Ben", "Blue"]);
  assert.deepEqual(namesOf(shown({ seats: AGAINST_BOT }, "Ann")), ["Ann", "Blue"]);
  assert.deepEqual(namesOf(shown({ seats: PEOPLE }, "Ann")), ["Red", "Blue"]);
});

test("a won game is printed with its result, from its study and from an earlier turn, too", () => {
  const state = freshState(game({ seats: AGAINST_BOT, turns: ["C3", "B2"], cursor: 1 }));
  const won = /** @type {any} */ ({ result: { winner: 0, kind: "stuck", margin: 0 }, rules: {} });
  const unfinished = /** @type {any} */ ({ result: null });
  for (const each of [state, { ...state, study: { ...state.study, open: true } }]) {
    assert.match(resultOnPaper(each, won), /Red.? wins/);
    assert.equal(resultOnPaper(each, unfinished), t("library-unfinished"));
  }
  const resigned = { ...state, game: { ...state.game, headers: { Result: "x wins by resignation" } } };
  assert.match(resultOnPaper(resigned, unfinished), /Red.? wins.*resign/);
});
