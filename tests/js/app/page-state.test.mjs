// The page's own state: the dialog, settings, notices, and the tools that it shows after the first finished game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_TABLES, withTools } from "../../../web/app/page-state.js";
import { reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { PLAIN } from "../../../web/game/ruleset-text.js";
import { setupOf } from "../../../web/game/state.js";
import { AGAINST_BOT, game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */

const state = withTools(stateOf("scene-growth"));

/** The changes that an action makes. @param {Action} action @param {State} [from] */
const changeOf = (action, from = state) => {
  const after = /** @type {Record<string, unknown>} */ (reduce(from, action));
  const before = /** @type {Record<string, unknown>} */ (from);
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
};

test("each action changes one part of the state", () => {
  const boot = /** @type {any} */ ({ state: "loading" });
  const shown = /** @type {any} */ ({ text: "drawn" });
  const failure = /** @type {any} */ ({ what: "engine" });
  assert.deepEqual(changeOf({ type: "boot", boot }), { boot });
  assert.deepEqual(changeOf({ type: "board", shown }), { shown });
  assert.deepEqual(changeOf({ type: "late", late: true }), { late: true });
  assert.deepEqual(changeOf({ type: "draw-gif", drawing: { done: 1, total: 2 } }), { gif: { done: 1, total: 2 } });
  assert.deepEqual(changeOf({ type: "loaded" }), { loaded: state.loaded + 1 });
  assert.deepEqual(changeOf({ type: "copied", text: "C3" }), { copied: "C3" });
  assert.deepEqual(changeOf({ type: "section", section: "board" }), { section: "board" });
  assert.deepEqual(changeOf({ type: "failure", failure }), { failure });
  assert.deepEqual(changeOf({ type: "settings", change: { theme: "dark" } }), {
    settings: { ...state.settings, theme: "dark" },
  });
});

test("the button that copied says so until its time is over, unless another text was copied since", () => {
  const copied = reduce(state, { type: "copied", text: "C3" });
  assert.deepEqual(changeOf({ type: "copy-said", text: "C3" }, copied), { copied: null });
  assert.deepEqual(changeOf({ type: "copy-said", text: "B2" }, copied), {});
});

test("the sound's button switches only the sound, off and on again", () => {
  const on = { ...state.settings, sound: true };
  const off = { ...on, sound: false };
  assert.deepEqual(changeOf({ type: "toggle-sound" }, { ...state, settings: on }), { settings: off });
  assert.deepEqual(changeOf({ type: "toggle-sound" }, { ...state, settings: off }), { settings: on });
});

test("a notice is listed once, at the end, and dismissed alone", () => {
  const notice = (/** @type {State} */ from, /** @type {any} */ code, /** @type {string | null} */ text) =>
    reduce(from, { type: "notice", code, text });
  const three = notice(notice(notice(state, "replaced", "a"), "deleted", null), "replaced", "b");
  assert.deepEqual(three.notices, [
    { code: "deleted", text: null },
    { code: "replaced", text: "b" },
  ]);
  assert.deepEqual(reduce(three, { type: "drop-notice", code: "deleted" }).notices, [{ code: "replaced", text: "b" }]);
});

test("a reader who switches the tools off keeps them off at the end of a game", () => {
  const off = reduce(state, { type: "settings", change: { tools: null } });
  const over = { ...stateOf("scene-over"), settings: off.settings };
  assert.equal(reduce(over, { type: "loaded" }).settings.tools, null);
});

test("all tools are shown after the first finished game, and not before", () => {
  const fresh = { ...state.settings, tools: false };
  const over = { ...stateOf("scene-over"), settings: fresh };
  assert.equal(withTools(over).settings.tools, true);
  assert.deepEqual(withTools(over), {
    ...over,
    settings: { ...fresh, tools: true },
    notices: [{ code: "new_tools", text: null }],
  });
  const other = /** @type {any} */ ({});
  for (const not of [
    { ...stateOf("scene-growth"), settings: fresh },
    { ...over, learn: other },
    { ...over, editor: other },
  ])
    assert.equal(withTools(not), not);
  const finishedAfter = (/** @type {string[]} */ ...turns) => {
    const finished = { ...over.game, turns, cursor: turns.length };
    return withTools({ ...over, game: finished, sceneKey: keyOf(finished) }).settings.tools;
  };
  assert.equal(finishedAfter("A1"), true);
  assert.equal(finishedAfter(), false, "a position that is over before a turn is played");
  const shown = { ...over, settings: { ...fresh, tools: true } };
  assert.equal(withTools(shown), shown);
});

test("the form for a new game begins with the game on the board, its rules, and the last players", () => {
  const against = game({ board: "hexhex4", seats: AGAINST_BOT });
  const { scene } = stateOf("scene-custom-rules");
  const on = { ...state, game: against, scene, dialog: null };
  const opened = (/** @type {State} */ from) => reduce(from, { type: "dialog", name: "new" });
  assert.deepEqual(opened(on).setup, setupOf(against, scene?.rules ?? PLAIN));
  assert.notDeepEqual(opened(on).setup, setupOf(against, PLAIN));
  assert.deepEqual(opened({ ...on, scene: null }).setup, setupOf(against, PLAIN));
  assert.equal(opened(on).dialog, "new");
  // During a puzzle it begins with the game that was put aside, not with the puzzle.
  const learn = /** @type {any} */ ({ kind: "puzzle", putAside: { game: against, scene } });
  assert.deepEqual(opened({ ...on, game: game({ ruleset: "ludii" }), learn }).setup, opened(on).setup);
  const chosen = /** @type {any} */ ({ opponent: "moth" });
  assert.deepEqual(opened({ ...on, settings: { ...on.settings, chosen } }).setup, { ...opened(on).setup, ...chosen });
});

test("the form for a new game keeps its contents while the reader looks for a bot, or has another dialog open", () => {
  const filled = { ...state, setup: { ...state.setup, board: "hexhex8" } };
  const through = (/** @type {State["dialog"][]} */ ...names) =>
    names.reduce((from, name) => reduce(from, { type: "dialog", name }), /** @type {State} */ (filled));
  assert.equal(through("bots", "new").setup, filled.setup);
  assert.equal(through("rules").setup, filled.setup);
  assert.notEqual(through("rules", "new").setup.board, "hexhex8");
  assert.equal(through("new", null).dialog, null);
});

test("a page that follows another tab shows its game, and its own bots wait", () => {
  const stored = { ...stateOf("scene-over"), linked: ["x"] };
  const { game: kept, previousGame, scene, sceneKey, shown, linked } = stored;
  const following = reduce(
    { ...state, aim: 3, chosen: 3, queue: [{ cell: 3, name: "B2" }] },
    {
      type: "follow",
      stored: { game: kept, previousGame, scene, sceneKey, shown, linked, paused: false, notices: [] },
    },
  );
  assert.deepEqual([following.game, following.scene, following.linked, following.paused], [kept, scene, linked, true]);
  assert.deepEqual([following.chosen, following.queue], [null, []]);
});

test("a page that follows another tab no longer offers to restore its own earlier game; other notices stay", () => {
  const codes = /** @type {const} */ (["replaced", "storage_full", "deleted"]);
  const stored = { ...stateOf("scene-bonus-owed"), notices: [] };
  const noted = { ...state, notices: codes.map((code) => ({ code, text: null })) };
  assert.deepEqual(reduce(noted, { type: "follow", stored }).notices, [{ code: "storage_full", text: null }]);
});

test("there are no tables at first", () => assert.deepEqual(NO_TABLES, { at: 0, games: [] }));
