import assert from "node:assert/strict";
import { test } from "node:test";
import { aidsOf } from "../../../web/aids/registry.js";
import { decodeGame, decodeSettings, encodeGame } from "../../../web/app/persistence.js";
import { BOARD_SETTINGS } from "../../../web/board/settings.js";
import { BOT_SETTINGS } from "../../../web/bots/settings.js";
import { ANALYSIS_SETTINGS } from "../../../web/study/analysis.js";
import { AGAINST_BOT, game, stateOf } from "../fixtures.mjs";

/** @param {string} board */
const cellsOf = (board) => ({ hexhex3: 19, hexhex4: 37 })[board] ?? 0;

test("a game survives, with its scene for the first frame", () => {
  const state = stateOf("scene-bonus-owed");
  const { game: kept, scene, sceneKey, previousGame, paused, shown, linked } = state;
  assert.deepEqual(decodeGame(encodeGame(state), cellsOf), {
    game: kept,
    scene,
    sceneKey,
    previousGame,
    paused,
    shown,
    linked,
  });
});

test("whatever stands there, reading does not throw", () => {
  const good = JSON.parse(encodeGame(stateOf("scene-start-hexhex3")));
  const bad = [
    "",
    "{",
    "null",
    "[]",
    "7",
    JSON.stringify({ ...good, version: 0 }),
    JSON.stringify({ ...good, game: null }),
    JSON.stringify({ ...good, game: { ...good.game, cursor: 3 } }),
    JSON.stringify({ ...good, game: { ...good.game, turns: [1] } }),
    JSON.stringify({ ...good, game: { ...good.game, board: "torus" } }),
    JSON.stringify({ ...good, game: { ...good.game, start: { text: "x", mover: 2, setup: 0 } } }),
    JSON.stringify({ ...good, game: { ...good.game, seats: [{ kind: "cat" }] } }),
  ];
  for (const text of bad) assert.equal(decodeGame(text, cellsOf), null, text);
});

test("a scene that does not fit is left out, the game is not", () => {
  const state = stateOf("scene-start-hexhex3");
  const stored = JSON.parse(encodeGame(state));
  const read = decodeGame(JSON.stringify({ ...stored, scene: { stones: "." } }), cellsOf);
  assert.deepEqual([read?.scene, read?.sceneKey], [null, null]);
  assert.deepEqual(read?.game, state.game);
});

test("a bot's half turn is thought out again", () => {
  const state = stateOf("scene-start-hexhex3");
  const half = game({ seats: AGAINST_BOT, starts: 1, draft: ["C3"] });
  assert.deepEqual(decodeGame(encodeGame({ ...state, game: half }), cellsOf)?.game.draft, []);
});

test("a game in which a user's bot is to move waits, and so does one in which it moves after another bot", () => {
  const own = /** @type {const} */ ({ kind: "bot", level: "own:mybot.py" });
  const person = /** @type {const} */ ({ kind: "person" });
  const level = /** @type {const} */ ({ kind: "bot", level: "queen" });
  /** @param {[import("../../../web/game/line.js").Player, import("../../../web/game/line.js").Player]} seats */
  const paused = (seats) => decodeGame(encodeGame(stateOf("scene-start-hexhex3", { seats })), cellsOf)?.paused;
  assert.equal(paused([own, person]), true);
  assert.equal(paused([level, own]), true);
  assert.equal(paused([person, own]), false);
  assert.equal(paused([level, person]), false);
});

test("settings fall back one by one", () => {
  const fallback = {
    ...BOARD_SETTINGS,
    ...BOT_SETTINGS,
    theme: /** @type {const} */ ("auto"),
    names: true,
    desk: false,
    clockHints: false,
    aids: aidsOf(),
    analysis: ANALYSIS_SETTINGS,
  };
  const odd =
    '{"theme":"dark","names":7,"orientation":12,"place":"beside","colours":["green","own"],"pace":"toString","seconds":3,"analysis":{"lines":9,"heat":1}}';
  assert.deepEqual(decodeSettings(odd, fallback), { ...fallback, theme: "dark" });
  const places = {
    place: /** @type {const} */ ("inside"),
    coordinates: /** @type {const} */ ("diagonals"),
    orientation: 11,
  };
  const chosen = {
    ...fallback,
    ...places,
    aids: aidsOf({ twins: true }),
    analysis: { engine: false, lines: 5, heat: false },
    colours: /** @type {const} */ (["white", "own"]),
  };
  assert.deepEqual(decodeSettings(JSON.stringify(chosen), fallback), chosen);
  assert.deepEqual(decodeSettings("nonsense", fallback), fallback);
  assert.deepEqual(decodeSettings(null, fallback), fallback);
});
