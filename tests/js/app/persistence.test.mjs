import assert from "node:assert/strict";
import { test } from "node:test";
import { aidsOf } from "../../../web/aids/aids.js";
import { decodeGame, decodeSettings, encodeGame } from "../../../web/app/persistence.js";
import { BOARD_SETTINGS } from "../../../web/board/settings.js";
import { BOT_SETTINGS } from "../../../web/bots/settings.js";
import { branch, branchAt, branches } from "../../../web/game/tree.js";
import { ANALYSIS_SETTINGS } from "../../../web/study/analysis-settings.js";
import { AGAINST_BOT, fixture, game, stateOf } from "../fixtures.mjs";

/** @param {string} board */
const cellsOf = (board) => ({ hexhex3: 19, hexhex4: 37 })[board] ?? 0;

test("a game survives, with its scene for the first frame", () => {
  const state = stateOf("scene-bonus-owed");
  const { game: kept, scene, sceneKey, shelf, paused, shown, linked } = state;
  assert.deepEqual(decodeGame(encodeGame(state), cellsOf), {
    game: kept,
    scene,
    sceneKey,
    shelf,
    paused,
    shown,
    linked,
  });
});

test("a game of the first version becomes a tree, and the line on its shelf a variation", () => {
  const { seats, starts, ruleset, board } = game();
  const told = [{ side: 0, turn: "C3", ate: 0, mobility: [12, 18], kind: "growth" }];
  const { scene } = fixture("scene-growth");
  const line = { ruleset, board, seats, starts, turns: ["C3", "E1"], cursor: 1, draft: [] };
  const shelf = { ...line, turns: ["C3", "B2-B1", "D4"], cursor: 3 };
  const text = (/** @type {object} */ other) =>
    JSON.stringify({ version: 1, game: line, shelf, scene, sceneKey: "k", played: told, paused: false, ...other });
  const read = decodeGame(text({}), cellsOf);
  assert.deepEqual(
    [...branches(read?.game.tree ?? branch())].map(([way]) => way.join(" ")),
    ["", "C3", "C3 E1", "C3 B2-B1", "C3 B2-B1 D4"],
  );
  assert.deepEqual([read?.game.turns, read?.game.cursor, read?.shelf], [["C3", "E1"], 1, null]);
  assert.deepEqual(branchAt(read?.game.tree ?? branch(), ["C3"])?.told, { ate: 0, mobility: [12, 18], kind: "growth" });
  assert.deepEqual(decodeGame(text({ shelf: { ...shelf, board: "hexhex4" } }), cellsOf)?.shelf?.turns, shelf.turns);
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
  const stored = JSON.parse(encodeGame(stateOf("scene-start-hexhex3")));
  const read = decodeGame(JSON.stringify({ ...stored, scene: { stones: "." } }), cellsOf);
  assert.deepEqual([read?.scene, read?.sceneKey], [null, null]);
  assert.deepEqual(read?.game, stored.game);
});

test("a bot's half turn is thought out again", () => {
  const state = stateOf("scene-start-hexhex3");
  const half = game({ seats: AGAINST_BOT, starts: 1, draft: ["C3"] });
  assert.deepEqual(decodeGame(encodeGame({ ...state, game: half }), cellsOf)?.game.draft, []);
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
