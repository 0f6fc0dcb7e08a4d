// A turn that is being built waits while the reader looks around: only a change of the game drops it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { hintOf } from "../../../web/study/hint.js";
import { atHome } from "../../../web/study/rest.js";
import { after, AGAINST_BOT, game } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/game/line.js").Game} Game */

const TURNS = ["D1", "D4", "B4", "C1"];
const FRIEND = /** @type {Game["seats"]} */ ([{ kind: "person" }, { kind: "friend", key: "k/x" }]);
/** A page on which the eating stone is placed. @param {Partial<Game>} [parts] */
const begun = (parts) => freshState(game({ turns: TURNS, draft: ["C4", "C3"], ...parts }));
/** @param {number} by @returns {Action} */
const step = (by) => ({ type: "step", by });
/** @param {1 | -1} by @returns {Action} */
const half = (by) => ({ type: "half-step", by });
/** @type {Action} */
const STUDY = { type: "study", tab: "analysis" };
/** @type {Action} */
const CLOSE = { type: "study", tab: null };
/** @type {Action} */
const UP = { type: "time", reading: /** @type {any} */ ({ side: 0, running: false, lost: 0 }) };
/** @param {string} text */
const cellsOf = (text) => catalogue.boards.find(({ name }) => name === text)?.cells.length ?? 0;
/** The page after a reload. @param {State} state */
const reloaded = (state) => {
  const stored = decodeGame(encodeGame(atHome(state)), cellsOf);
  assert.ok(stored);
  return { ...state, ...stored, study: { ...state.study, open: false } };
};
/** @param {State} state */
const shown = ({ game: { draft, cursor } }) => [draft, cursor];
const WHOLE = [["C4", "C3"], 4];

/** Ways to look around, back to the position of the draft. @type {[string, Action[]][]} */
const WAYS = [
  ["the study", [STUDY]],
  ["the study, and back", [STUDY, CLOSE]],
  ["the study, with steps", [STUDY, step(-1), step(-1), CLOSE]],
  ["the study's end of the line", [STUDY, step(-2), step(2)]],
  ["a review", [{ type: "study", tab: "review" }, CLOSE]],
  ["a variation of the study", [STUDY, { type: "play-line", variation: { path: TURNS, line: ["E1", "A1"] } }, CLOSE]],
  ["steps back and forward", [step(-1), step(-1), step(1), step(1)]],
  ["the first and the last position", [step(-Infinity), step(Infinity)]],
  ["a step at the end", [step(1)]],
  ["the last turn in the list", [{ type: "go", path: TURNS }]],
  [
    "an earlier turn in the list",
    [
      { type: "go", path: ["D1"] },
      { type: "go", path: TURNS },
    ],
  ],
  [
    "a walk",
    [
      { type: "walk", by: -1 },
      { type: "walk", by: 1 },
    ],
  ],
  ["a jump, and Redo", [{ type: "jump", cursor: 3 }, { type: "redo" }]],
  ["half steps", [half(-1), half(-1), half(1)]],
  ["half steps into the turn before", [half(-1), half(-1), half(-1), half(1)]],
  ["half a step, and the end", [half(-1), step(1)]],
  ["the study while another position is on the board", [step(-1), STUDY, CLOSE, step(1)]],
];

for (const [seats, parts] of /** @type {[string, Partial<Game>][]} */ ([
  ["two people", {}],
  ["a bot", { seats: AGAINST_BOT }],
  ["a friend", { seats: FRIEND }],
]))
  for (const [way, actions] of WAYS)
    test(`against ${seats}, the begun turn survives ${way}`, () => {
      if (seats === "a friend" && actions.some(({ type }) => type === "study")) return;
      assert.deepEqual(shown(after(begun(parts), ...actions)), WHOLE);
    });

test("an earlier position shows no stone of a turn that waits", () => {
  assert.deepEqual(shown(after(begun(), step(-1))), [[], 3]);
  assert.deepEqual(shown(after(begun(), half(-1), half(-1), half(-1))), [[], 3]);
});

test("what a study tries does not change the turn that waits", () => {
  const tried = after(begun(), STUDY, { type: "take-back" }, { type: "take-back" });
  assert.deepEqual(shown(tried), [[], 4]);
  assert.deepEqual(shown(after(tried, CLOSE)), WHOLE);
});

test("a turn from C1 is not taken for the beginning of one from C10 that waits", () => {
  const place = `${TURNS} 4`;
  const rebuilt = begun({ draft: ["C1"], waits: [place, "C10"] });
  assert.deepEqual(shown(after(rebuilt, step(-1), step(1))), [["C1"], 4]);
});

test("a turn that was begun after Undo waits, too", () => {
  const undone = after(freshState(game({ turns: TURNS })), { type: "undo" });
  const begins = { ...undone, game: { ...undone.game, draft: ["E1"] } };
  assert.deepEqual(shown(after(begins, STUDY, step(-1), CLOSE, { type: "jump", cursor: 3 })), [["E1"], 3]);
});

/** Changes of the game, after which no stone comes back. @type {[string, Action[]][]} */
const CHANGES = [
  ["Undo", [{ type: "undo" }]],
  ["removed stones", [{ type: "take-back" }, { type: "take-back" }]],
  ["resignation", [{ type: "resign", result: "o wins by resignation" }]],
  ["a lost clock", [UP]],
  ["resignation while the reader looks back", [step(-1), { type: "resign", result: "o wins by resignation" }]],
  ["a lost clock while the reader looks back", [step(-1), UP]],
  ["a game that goes on from the middle", [step(-1), { type: "resume" }]],
  ["another game", [{ type: "new-game", game: game({ turns: TURNS }) }]],
];
for (const [change, actions] of CHANGES)
  test(`${change} drops the begun turn`, () => {
    const clock = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
    const changed = after(begun({ seats: AGAINST_BOT, clock }), ...actions);
    assert.deepEqual(after(changed, step(-1), step(1)).game.draft, []);
    assert.deepEqual(after(changed, STUDY, CLOSE).game.draft, []);
  });

test("only the stones that were left come back", () => {
  const fewer = after(begun(), { type: "take-back" }, step(-1), step(1));
  assert.deepEqual(shown(fewer), [["C4"], 4]);
  assert.deepEqual(shown(after(fewer, { type: "take-back" }, step(-1), step(1))), [[], 4]);
});

test("a bot's half turn does not wait", () => {
  const thinking = begun({ seats: AGAINST_BOT, starts: 1 });
  assert.deepEqual(shown(after(thinking, step(-1), step(1))), [[], 4]);
});

test("a turn that waits survives a reload, also in a study", () => {
  assert.deepEqual(shown(after(reloaded(after(begun(), step(-1))), step(1))), WHOLE);
  assert.deepEqual(shown(reloaded(after(begun(), STUDY, step(-1)))), WHOLE);
});

test("a hint comes back with the turn", () => {
  const state = begun({ seats: AGAINST_BOT });
  const hint = { key: keyOf(state.game), step: 1, found: null };
  const back = after({ ...state, study: { ...state.study, hint } }, STUDY, step(-1), CLOSE);
  assert.deepEqual(hintOf(back), hint);
});
