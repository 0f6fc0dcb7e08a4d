import assert from "node:assert/strict";
import { test } from "node:test";
import { AIDS_OFF } from "../../../web/aids/buttons.js";
import { decodeGame, decodeSettings, encodeGame } from "../../../web/app/persistence.js";
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

test("what is wrong within a stored game falls away, and nothing besides what is known is taken over", () => {
  const state = stateOf("scene-start-hexhex3");
  const { game: good } = JSON.parse(encodeGame(state));
  const clock = { control: "90", sound: 1, events: [{ type: "start", side: 0, at: 0 }], owed: true, lost: 2 };
  const odd = { ...good, headers: { X: { html: "<b>" } }, clock, extra: "x" };
  odd.nodes = [{ comment: 7, seconds: "1", rejected: [{ text: "A1" }, null] }, null, { parent: 9, turn: "A1" }];
  odd.nodes.push({ parent: 0, turn: "C3", comment: "good", summary: { mobility: [1] } }, { parent: 0, turn: {} });
  const read = /** @type {any} */ (decodeGame(JSON.stringify({ version: 2, game: odd, linked: [1] }), cellsOf));
  const { tree, ...rest } = read.game;
  const { tree: _, ...whole } = state.game;
  const quiet = { control: "90", sound: false, rests: false, events: clock.events, owed: false, lost: null };
  assert.deepEqual(rest, { ...whole, clock: quiet });
  const [only] = tree.next;
  assert.deepEqual([tree.next.length, tree.comment, tree.rejected, tree.seconds], [1, "", [], null]);
  assert.deepEqual([only.turn, only.comment, only.summary], ["C3", "good", null]);
  assert.deepEqual([read.linked, read.shown, read.previousGame], [[], null, null]);
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
  const fallback = stateOf("scene-bonus-owed").settings;
  const odd =
    '{"theme":"dark","language":"toString","names":7,"orientation":12,"place":"beside","colours":["green","own"],"look":"neon","sound":1,"pace":"toString","seconds":3,"analysis":{"lines":9,"heat":1}}';
  assert.deepEqual(decodeSettings(odd, fallback), { ...fallback, theme: "dark" });
  const places = {
    place: /** @type {const} */ ("inside"),
    coordinates: /** @type {const} */ ("diagonals"),
    orientation: 11,
  };
  const chosen = {
    ...fallback,
    ...places,
    language: "en",
    aids: { ...AIDS_OFF, twins: true },
    analysis: { engine: false, lines: 5, heat: false },
    colours: /** @type {const} */ (["white", "own"]),
    chosen: {
      seats: AGAINST_BOT,
      starts: /** @type {const} */ ("lots"),
      names: /** @type {[string, string]} */ (["Ann", ""]),
      clock: { control: "60+300/5", sound: true, rests: false },
    },
  };
  assert.deepEqual(decodeSettings(JSON.stringify(chosen), fallback), chosen);
  assert.deepEqual(decodeSettings("nonsense", fallback), fallback);
  assert.deepEqual(decodeSettings(null, fallback), fallback);
});
