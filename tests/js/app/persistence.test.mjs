import assert from "node:assert/strict";
import { test } from "node:test";
import { AIDS_OFF } from "../../../web/aids/buttons.js";
import * as persistence from "../../../web/app/persistence.js";
import { freshState } from "../../../web/app/state.js";
import { cellsOn } from "../../../web/board/layout.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { gameFrom, treeParams } from "../../../web/game/exchange.js";
import { withNotice } from "../../../web/game/state.js";
import { branchAt, changed } from "../../../web/game/tree.js";
import { AGAINST_BOT, cellsOf, game, stateOf } from "../fixtures.mjs";

const { decodeGame, decodeSettings, encodeGame, isOfLaterVersion, settingsIn } = persistence;

test("a stored game comes back, with its scene for the first frame", () => {
  const state = stateOf("scene-bonus-owed");
  const { game: kept, scene, sceneKey, previousGame, paused, shown, linked, notices } = state;
  assert.deepEqual(decodeGame(encodeGame(state), cellsOf), {
    game: kept,
    scene,
    sceneKey,
    previousGame,
    paused,
    shown,
    linked,
    notices,
  });
});

test("reading any stored text does not throw", () => {
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

test("wrong parts of a stored game are dropped, and so are unknown ones", () => {
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

test("a stored time that no turn can have is no time", () => {
  const { game: good } = JSON.parse(encodeGame(stateOf("scene-start-hexhex3")));
  const times = [-3599.2, 0, 12.5, 99_999_999, 1e8, 1.7e9, "7"];
  const rejected = times.map((seconds) => ({ side: 0, text: "Z9", seconds }));
  const turns = times.map((seconds, i) => ({ parent: 0, turn: `A${i}`, seconds }));
  const nodes = [{ parent: null, turn: null, rejected }, ...turns];
  const tree = decodeGame(JSON.stringify({ version: 2, game: { ...good, nodes } }), cellsOf)?.game.tree;
  const read = [null, 0, 12.5, 99_999_999, null, null, null];
  assert.deepEqual(
    tree?.rejected,
    read.map((seconds) => ({ side: 0, text: "Z9", seconds })),
  );
  assert.deepEqual(
    tree?.next.map(({ seconds }) => seconds),
    read,
  );
});

test("the picture of the board comes back for the first frame, but not if anything was changed in it", () => {
  const geometry = {
    ...{ name: "own", rows: ["A1", "A2"], black: [] },
    cells: /** @type {const} */ ([
      ["1", 0, 0],
      ["2", -1, 1],
    ]),
    labels: /** @type {const} */ ([["a", 2, 0]]),
  };
  const shown = /** @type {any} */ ({ key: "own rows 1", geometry });
  const stored = JSON.parse(encodeGame({ ...stateOf("scene-growth"), shown }));
  const read = (/** @type {unknown} */ picture) =>
    decodeGame(JSON.stringify({ ...stored, shown: picture }), cellsOf)?.shown;
  const [whole, sum] = stored.shown;
  assert.deepEqual(read([whole, sum]), shown);
  for (const bad of [[], [null, 0, 0], ["1", "0", 0], ["1", 0, 0.5]])
    for (const part of ["cells", "labels"]) {
      const odd = { ...shown, geometry: { ...geometry, [part]: [...geometry.cells, bad] } };
      assert.equal(read([odd, sum]), null, `${bad}`);
    }
  for (const none of [whole, [whole], undefined, null, "x"]) assert.equal(read(none), null);
});

test("a game on a drawn board comes back, even on one of a single cell, and on none it does not", () => {
  const read = (/** @type {string} */ board) =>
    decodeGame(encodeGame(freshState(game({ board }))), (name) => cellsOn(catalogue, name))?.game.board;
  assert.deepEqual(["..", ".", "_"].map(read), ["..", ".", undefined]);
});

test("a bot's half turn is dropped, so the bot thinks again", () => {
  const state = stateOf("scene-start-hexhex3");
  const half = game({ seats: AGAINST_BOT, starts: 1, draft: ["C3"] });
  assert.deepEqual(decodeGame(encodeGame({ ...state, game: half }), cellsOf)?.game, { ...half, draft: [] });
});

test("missing parts of a stored game are as in a new game, and its root is not a turn", () => {
  const { game: good } = JSON.parse(encodeGame(stateOf("scene-start-hexhex3")));
  const nodes = [
    { parent: 0, turn: "A1" },
    { parent: 0, turn: "C3" },
  ];
  const read = decodeGame(JSON.stringify({ version: 2, game: { ...good, nodes } }), cellsOf);
  assert.ok(read);
  assert.deepEqual([read.paused, read.previousGame, read.scene, read.linked], [false, null, null, []]);
  const { tree } = read.game;
  assert.deepEqual([tree.turn, tree.next.map(({ turn }) => turn)], [null, ["C3"]]);
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

test("each bad setting gets its own default", () => {
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

test("the stored form does not change, and of a turn only known properties are stored", () => {
  const { GAME_KEY, SETTINGS_KEY, UNREAD_KEY, SETTINGS_UNREAD_KEY } = persistence;
  assert.deepEqual(
    [GAME_KEY, SETTINGS_KEY, UNREAD_KEY, SETTINGS_UNREAD_KEY],
    ["bug.game", "bug.settings", "bug.game.unread", "bug.settings.unread"],
  );
  const state = stateOf("scene-growth");
  const rejected = [{ side: /** @type {const} */ (0), text: "q9", seconds: 3 }];
  const noted = { comment: "Centre!", seconds: 2.5, rejected };
  const tree = changed(state.game.tree, ["B4"], (each) => ({ ...each, ...noted }));
  const one = { ...state, game: { ...state.game, tree } };
  const [start, first, second] = JSON.parse(encodeGame(one)).game.nodes;
  assert.deepEqual(start, { parent: null, turn: null });
  const { summary, ...rest } = first;
  assert.deepEqual([rest, summary.ate], [{ parent: 0, turn: "B4", ...noted }, 0]);
  assert.deepEqual(Object.keys(second), ["parent", "turn", "summary"]);
  const read = decodeGame(encodeGame(one), cellsOf);
  assert.deepEqual(branchAt(read?.game.tree ?? tree, ["B4"])?.rejected, rejected);
  assert.deepEqual(read?.game, one.game);
});

test("a friend's key that is the name of something in every object is no game", () => {
  for (const key of ["constructor", "__proto__", "toString"]) {
    const seats = /** @type {any} */ ([{ kind: "friend", key }, { kind: "person" }]);
    const read = decodeGame(encodeGame({ ...stateOf("scene-start-hexhex3"), game: game({ seats }) }), cellsOf);
    assert.deepEqual(read?.game.seats, [{ kind: "friend", key: "" }, { kind: "person" }]);
  }
});

test("every kind of player, turn and clock comes back", () => {
  const state = stateOf("scene-start-hexhex3");
  const friend = /** @type {any} */ ([{ kind: "friend", key: "k3/x" }, { kind: "person" }]);
  const shared = { ...state, game: game({ seats: friend, draft: ["C3"] }), paused: true, linked: ["C3"] };
  const read = decodeGame(encodeGame(shared), cellsOf);
  assert.deepEqual([read?.game, read?.paused, read?.linked], [shared.game, true, ["C3"]]);
  const clock = { control: "60+2", sound: true, rests: true, events: [], owed: false, lost: /** @type {const} */ (1) };
  const timed = {
    ...state,
    game: game({ clock, id: "g1", headers: { X: "Ann" } }),
    previousGame: game({ turns: ["C3"] }),
  };
  const again = decodeGame(encodeGame(timed), cellsOf);
  assert.deepEqual([again?.game, again?.previousGame], [timed.game, timed.previousGame]);
  for (const kind of /** @type {const} */ (["growth", "blacken", "swap"])) {
    const summary = { ate: 1, mobility: /** @type {[number, number]} */ ([2, 3]), kind };
    const tree = changed(game({ turns: ["C3"] }).tree, ["C3"], (each) => ({ ...each, summary }));
    const kept = decodeGame(encodeGame({ ...state, game: game({ turns: ["C3"], tree }) }), cellsOf);
    assert.deepEqual(branchAt(kept?.game.tree ?? tree, ["C3"])?.summary, summary);
  }
});

test("a later version's text differs from a damaged one, and settings differ from other objects", () => {
  assert.deepEqual(['{"version": 3}', '{"version": 2}', '{"version": "9"}', "{}", "{"].map(isOfLaterVersion), [
    true,
    false,
    false,
    false,
    false,
  ]);
  assert.deepEqual(
    ['{"theme": 7}', " {}", "[]", "7", "{", "", null].map((text) => settingsIn(text) !== null),
    [...[true, true, false, false, false, false, false]],
  );
});

test("each setting with a list of values accepts each of them", () => {
  const fallback = { ...stateOf("scene-bonus-owed").settings, theme: /** @type {const} */ ("dark"), language: "de" };
  const read = (/** @type {object} */ settings) => decodeSettings(JSON.stringify(settings), fallback);
  for (const theme of ["auto", "light", "dark"]) assert.equal(read({ theme }).theme, theme);
  assert.deepEqual([read({ language: "auto" }).language, read({ language: "xx" }).language], ["auto", "de"]);
  const taps = ["one", "two", "auto"].map((each) =>
    decodeSettings(JSON.stringify({ taps: each }), { ...fallback, taps: "one" }),
  );
  assert.deepEqual(
    taps.map((each) => each.taps),
    ["one", "two", "two"],
    "an earlier version stored auto",
  );
  assert.equal(read({}).taps, "two");
  for (const starts of [0, 1, "lots"]) {
    const chosen = { seats: AGAINST_BOT, starts, names: ["", ""], clock: { control: "", sound: false, rests: false } };
    assert.deepEqual(read({ chosen }).chosen, chosen);
  }
});

test("the tree of a game that the engine read is the same after a reload", () => {
  const params = treeParams(game({ turns: ["C3", "B2"] }), {});
  const nodes = params.nodes.map((node, i) => ({ ...node, side: i ? (i - 1) % 2 : null })); // as the engine answers
  const read = gameFrom({ ...params, start: null, clock: null, nodes }, game());
  const again = decodeGame(encodeGame(freshState(read)), cellsOf)?.game;
  assert.equal(JSON.stringify(again?.tree), JSON.stringify(read.tree));
});

test("the offer to restore the previous game is stored with it; other notices are not", () => {
  const notices = withNotice(withNotice([], "replaced", null), "storage_full", "text");
  const state = { ...freshState(game()), previousGame: game({ turns: ["C3"] }), notices };
  const again = decodeGame(encodeGame(state), cellsOf);
  assert.deepEqual(again?.notices, notices.slice(0, 1));
  assert.deepEqual(decodeGame(JSON.stringify({ ...JSON.parse(encodeGame(state)), notices: 7 }), cellsOf)?.notices, []);
});
