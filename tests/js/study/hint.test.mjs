// When the reader may ask for a hint, and what each press of its button brings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { painted } from "../page.mjs";
import { reduce } from "../../../web/app/state.js";
import { keyOf, pathOf } from "../../../web/game/line.js";
import { NO_STUDY } from "../../../web/study/state.js";
import { hints } from "../../../web/study/effects.js";
import { handlers, hintButton, hintOf, LAST_STEP, mayHint } from "../../../web/study/hint.js";
import { hintLine, hintWords } from "../../../web/study/hint-words.js";
import { hintMarks } from "../../../web/study/marks.js";
import { AGAINST_BOT, game, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/study/hint.js").HintOnShow} HintOnShow */

const state = stateOf("scene-growth");
const key = keyOf(state.game);
const FOUND = /** @type {any} */ ({ turn: "B2" });
const FRIEND = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "k/x" }]);
/** @type {any} */
const CLOCK = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };

/** @param {Partial<State["game"]>} parts @param {Partial<State>} [page] @returns {State} the scene is still that of the board */
function having(parts, page = {}) {
  const changed = { ...state.game, ...parts };
  return { ...state, game: changed, sceneKey: keyOf(changed), ...page };
}
/** @param {Partial<HintOnShow> | null} hint @param {Partial<State>} [page] @returns {State} */
const hinted = (hint, page) => ({
  ...state,
  study: { ...NO_STUDY, coached: true, hint: hint && { key, step: 1, found: null, ...hint } },
  ...page,
});
const OPEN = { ...NO_STUDY, open: true };
const HINTS = { ...state.settings, clockHints: true };
const refusal = state.scene?.refusals[0];

/** Positions and pages without hints. @type {Record<string, State>} */
const NONE = {
  study: { ...state, study: OPEN },
  editor: { ...state, editor: /** @type {any} */ ({}) },
  "earlier turn": having({ cursor: state.game.turns.length - 1 }),
  friend: having({ seats: FRIEND }),
  clock: having({ clock: CLOCK }),
  bot: having({ seats: [AGAINST_BOT[1], AGAINST_BOT[1]] }),
};

test("a hint is for a person's next turn in the game itself; between two people with a clock only if the settings allow it", () => {
  assert.equal(mayHint(state), true);
  for (const [name, each] of Object.entries(NONE)) assert.equal(mayHint(each), false, name);
  assert.equal(mayHint(having({ clock: CLOCK }, { settings: HINTS })), true);
  assert.equal(mayHint(having({ clock: CLOCK, seats: AGAINST_BOT })), true);
  assert.equal(mayHint({ ...state, sceneKey: "other" }), false);
  assert.equal(mayHint(stateOf("scene-setup-half")), false, "a cell is to be blackened");
  for (const owed of ["scene-bonus-owed", "scene-second-bonus-owed"])
    assert.equal(mayHint(stateOf(owed)), true, "the turn goes on after a meal");
  const lost = state.scene?.options.map((option) => ({ ...option, wins: 1 - (state.scene?.mover ?? 0) }));
  assert.equal(mayHint({ ...state, scene: /** @type {any} */ ({ ...state.scene, options: lost }) }), false);
});

test("before the first scene a hint waits; where there is none, nothing changes", () => {
  const early = { ...state, scene: null, sceneKey: null };
  const asked = handlers.hint(early);
  assert.deepEqual(asked, { ...early, study: { ...early.study, hint: { key, step: 1, found: null } } });
  for (const [name, each] of Object.entries(NONE)) {
    assert.equal(handlers.hint(each), each, name);
    const before = { ...each, scene: null };
    assert.equal(handlers.hint(before), before, name);
  }
  const other = { ...state, sceneKey: "other" };
  assert.equal(handlers.hint(other), other, "the scene of another moment is no first one");
});

test("presses show the hint step by step; after the last it goes", () => {
  const at = (/** @type {Partial<HintOnShow> | null} */ hint) => handlers.hint(hinted(hint)).study.hint;
  assert.deepEqual(at(null), { key, step: 1, found: null });
  assert.deepEqual(at({ step: 1, found: FOUND }), { key, step: 2, found: FOUND });
  assert.deepEqual(at({ step: 2, found: FOUND }), { key, step: 3, found: FOUND });
  assert.equal(LAST_STEP, 3);
  assert.equal(at({ step: 3, found: FOUND }), null);
  assert.deepEqual(at({ key: "other", step: 2, found: FOUND }), { key, step: 1, found: null });
  assert.deepEqual(at({ step: 2, failed: true }), { key, step: 1, found: null }, "the engine is asked again");
  const waits = hinted({});
  assert.equal(handlers.hint(waits), waits, "the engine still looks for it");
  const next = handlers.hint(hinted({ found: FOUND }));
  assert.deepEqual(next, hinted({ step: 2, found: FOUND }));
});

test("after a refusal a press first brings back the hint as it was", () => {
  const shown = { step: 2, found: FOUND };
  for (const page of [{ refusal }, { blocked: /** @type {const} */ ("bot_turn") }]) {
    const back = handlers.hint(hinted(shown, page));
    assert.deepEqual(back, hinted(shown, { refusal: null, blocked: null, chosen: null }));
    assert.deepEqual(handlers.hint(hinted(null, page)).study.hint, { key, step: 1, found: null });
  }
});

test("the engine's hint belongs to the position it was asked for", () => {
  const waits = hinted({ step: 2 });
  assert.deepEqual(
    handlers.hinted(waits, { type: "hinted", key, found: FOUND }),
    hinted({ step: 2, found: FOUND, failed: false }),
  );
  assert.deepEqual(handlers.hinted(waits, { type: "hinted", key, found: null }), hinted({ step: 2, failed: true }));
  assert.equal(handlers.hinted(waits, { type: "hinted", key: "other", found: FOUND }), waits);
  const none = hinted(null);
  assert.equal(handlers.hinted(none, { type: "hinted", key, found: FOUND }), none);
});

test("a hint is on show in its position, not in a study, nor in a game with a friend", () => {
  const shown = hinted({ found: FOUND });
  assert.equal(hintOf(shown), shown.study.hint);
  assert.equal(hintOf(hinted({ key: "other" })), null);
  assert.equal(hintOf(hinted(null)), null);
  assert.equal(hintOf({ ...shown, study: { ...shown.study, open: true } }), null);
  assert.equal(hintOf({ ...shown, game: { ...shown.game, seats: FRIEND } }), null);
});

test("a hinted game begins as any other, with a hint at every turn", () => {
  const begun = game({ seats: AGAINST_BOT, board: "hexhex4" });
  const next = handlers["hinted-game"](state, { type: "hinted-game", game: begun });
  assert.deepEqual([next.game.board, next.study], ["hexhex4", { ...NO_STUDY, coached: true }]);
  assert.equal(next.previousGame, state.game);
});

test("the button says which step comes next, is off while the engine looks, and asks for a hint", () => {
  /** @type {import("../../../web/app/state.js").Action[]} */
  const done = [];
  const press = (/** @type {State} */ from) => {
    const [button] = painted(hintButton({ state: from, act: (action) => done.push(action) })).querySelectorAll(
      "button",
    );
    return button;
  };
  /** @param {Partial<HintOnShow> | null} hint */
  const words = (hint) => {
    const button = press(hinted(hint));
    return [button.textContent?.trim(), button.disabled];
  };
  assert.deepEqual(words(null), ["Hint", false]);
  assert.deepEqual(words({}), ["Which cell?", true]);
  assert.deepEqual(words({ failed: true }), ["Hint", false]);
  assert.deepEqual(words({ step: 2, found: FOUND }), ["Why?", false]);
  assert.deepEqual([...press(state).classList], ["button", "small", "hint-button"]);
  press(state).click();
  assert.deepEqual(done, [{ type: "hint" }]);
  assert.ok(press({ ...state, scene: null, sceneKey: null }), "before the first scene");
  for (const [name, each] of Object.entries(NONE)) assert.equal(press(each), undefined, name);
});

test("in a game with hints one comes by itself at the beginning of a turn, not after a meal", () => {
  const asked = (/** @type {State} */ of) => {
    /** @type {any[]} */
    const done = [];
    const now = { ...of, study: { ...NO_STUDY, coached: true } };
    hints(
      /** @type {any} */ ({ state: () => now, dispatch: (/** @type {any} */ { type }) => done.push(type) }),
      /** @type {any} */ ({}),
    )(now);
    return done;
  };
  assert.deepEqual([asked(state), asked(stateOf("scene-bonus-owed"))], [["hint"], []]);
});

test("on an empty board a hint first says that any cell will do; which one is best, it says when asked", () => {
  const board = layout("hexhex3");
  const found = /** @type {any} */ ({ region: [0, 1], bug: null, shape: null, turn: "A2", reasons: [], line: [] });
  const at = (/** @type {State} */ from, /** @type {number} */ step) => {
    const shown = { ...from, study: { ...NO_STUDY, hint: { key: keyOf(from.game), step, found } } };
    return [hintWords(shown, board), hintMarks(shown, board).length];
  };
  const empty = stateOf("scene-start-hexhex3");
  assert.deepEqual(at(empty, 1), ["Hint: play anywhere. There is nothing to eat yet.", 0]);
  assert.deepEqual(at(empty, 2), ["Try A2.", 1]);
  assert.deepEqual(at(state, 1), ["Hint: start a new bug around here: A1 or A2.", 2]);
});

test("the last step shows the turns that follow as a line: a press or the pointer shows the board after them, until the hint goes", () => {
  const found = /** @type {any} */ ({
    region: [0],
    bug: null,
    shape: null,
    turn: "A1",
    reasons: [],
    line: ["A1", "B1", "C1"],
  });
  /** @type {import("../../../web/app/state.js").Action[]} */
  const done = [];
  const line = (/** @type {State} */ from) => {
    const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => done.push(action);
    return painted(hintLine(/** @type {any} */ ({ state: from, act, layout: layout(from.game.board) })));
  };
  const shown = hinted({ step: 3, found });
  const [, button] = line(shown).querySelectorAll("button");
  assert.match(button.getAttribute("aria-label") ?? "", /^Show the position after turn \d+, \w+ C1$/);
  button.click();
  const variation = { path: [...pathOf(state.game), "A1"], line: ["B1", "C1"] };
  assert.deepEqual(done, [{ type: "preview", variation }]);
  assert.equal(line(hinted({ step: 2, found })).querySelectorAll("button").length, 0);
  const seen = reduce(shown, { type: "preview", variation });
  assert.deepEqual(
    [seen.study.preview, hintMarks(seen, layout(seen.game.board))],
    [variation, []],
    "no star on that board",
  );
  assert.equal(reduce(seen, { type: "loaded" }).study.preview, variation);
  assert.equal(reduce(seen, { type: "hint" }).study.preview, null, "the hint is hidden");
});

test("a hint goes with the game: after a resignation neither star nor words are left", () => {
  const shown = hinted({ step: 2, found: FOUND });
  const board = layout(shown.game.board);
  assert.equal(hintMarks(shown, board).length, 1);
  assert.ok(hintWords(shown, board));
  const game = { ...shown.game, headers: { Result: "o wins by resignation" } };
  const over = { ...shown, game };
  assert.deepEqual([hintMarks(over, board), hintWords(over, board)], [[], null]);
});
