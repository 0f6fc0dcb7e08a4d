// What calls a reader who comes back to an empty board.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { returning } from "../../../web/app/late-panels.js";
import { isReturning } from "../../../web/library/rest.js";
import { NO_LIBRARY } from "../../../web/library/index.js";
import { dayOf } from "../../../web/ui/day.js";
import { game, stateOf } from "../fixtures.mjs";
import { BOT, entry, PERSON, WON } from "../library/entry.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const LOST = entry("1", { seats: [PERSON, BOT] }, { result: WON });

/** @param {Partial<{games: readonly any[] | null, due: number, day: string, opens: boolean}>} parts */
async function offered({ games = [], due = 0, day = "", opens = true }) {
  const state = stateOf("scene-start-hexhex3");
  const shown = {
    ...state,
    library: { ...NO_LIBRARY, games },
    mistakes: { ...state.mistakes, due },
    learned: { ...state.learned, day },
  };
  /** @type {any[]} */
  const done = [];
  const games_ = {
    async open(/** @type {any} */ { id }, /** @type {string} */ how) {
      done.push(id, how);
      return !opens;
    },
  };
  const act = (/** @type {any} */ action) => done.push(action);
  const openLearn = (/** @type {string} */ page) => done.push(page);
  const view = painted(returning(/** @type {any} */ ({ state: shown, games: games_, openLearn, act })));
  const ways = view.querySelectorAll("button, a");
  const [first] = /** @type {any} */ (ways);
  first?.click();
  await new Promise(setImmediate);
  return [wordsOf(ways), done];
}

test("first the last game without a review is offered, then what is due, then the puzzle of the day", async () => {
  const reviewed = { ...LOST, reviewed: true };
  assert.deepEqual(await offered({ games: [LOST], due: 2 }), [["Review your last game"], ["1", "review"]]);
  assert.deepEqual(await offered({ games: [reviewed], due: 2 }), [["2 mistakes to solve today"], ["mistakes"]]);
  assert.deepEqual((await offered({ games: [{ ...LOST, seats: [PERSON, PERSON] }] }))[0], ["A puzzle for today"]);
  assert.deepEqual((await offered({ day: dayOf(new Date()) }))[0], [], "it is solved");
  assert.deepEqual((await offered({ games: null, due: 2 }))[0], [], "the games are not read yet");
});

test("a game that can't be opened is not reviewed: the list of games says why", async () => {
  const [, done] = await offered({ games: [LOST], opens: false });
  assert.deepEqual(done, ["1", "review", { type: "dialog", name: "library" }]);
});

test("a reader who comes back has finished a game and no stone on the board", () => {
  const state = (/** @type {any} */ parts, /** @type {any} */ tools = true) => {
    const fresh = { ...stateOf("scene-start-hexhex3"), game: game(parts) };
    return /** @type {State} */ ({ ...fresh, settings: { ...fresh.settings, tools } });
  };
  assert.ok(isReturning(state({})));
  assert.ok(!isReturning(state({}, false)), "a first visit");
  assert.ok(!isReturning(state({ turns: ["C3"] })));
  assert.ok(!isReturning(state({ draft: ["C3"] })));
  assert.ok(!isReturning({ ...state({}), learn: /** @type {any} */ ({ kind: "puzzle" }) }));
});
