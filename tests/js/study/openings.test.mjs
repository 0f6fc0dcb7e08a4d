// Openings: the questions to the engine, and the value that each cell shows.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { turnKeyOf } from "../../../web/game/line.js";
import { openings } from "../../../web/study/panel-effects.js";
import { openings as panel } from "../../../web/study/openings.js";
import { panelMarks } from "../../../web/study/panel-marks.js";
import { openingsOf } from "../../../web/study/found.js";
import { tick } from "../../../web/study/variation.js";
import { deferred } from "../deferred.mjs";
import { layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/engine/protocol.js").Openings} Openings */

/** @type {Openings} */
const FOUND = JSON.parse(readFileSync(new URL("../../data/wire/library-openings.json", import.meta.url), "utf8"))
  .messages[0].result;
/** @type {any} */
const GAME = {
  id: "1",
  seats: [{ kind: "person" }, { kind: "bot", level: "ant" }],
  summary: { key: "genius hexhex3 C3 | Ann |  | ", result: { winner: 1 } },
};
/** @type {any} */
const OPEN = { id: "2", seats: null, summary: { key: "genius hexhex3 A1", result: null } };

/** The panel's text. @param {State} state */
const said = (state) =>
  painted(panel(/** @type {any} */ ({ state, layout: layout("hexhex3"), act() {} }))).textContent ?? "";

/** The start of hexhex3 with the openings open. @returns {State} */
const opened = () => reduce(stateOf("scene-start-hexhex3"), { type: "study", tab: "openings" });

/** The same with the pie rule. @returns {State} */
const withPie = () => {
  const { game, ...state } = opened();
  return { ...state, game: { ...game, ruleset: "genius+pie" } };
};

/** @param {State} state @param {Openings} found @returns {State} */
const answered = (state, found) => reduce(state, { type: "openings", key: turnKeyOf(state.game), found });

/** @param {State} state @returns {Record<string, string>} */
const texts = (state) => {
  const { cells } = layout("hexhex3");
  return Object.fromEntries(panelMarks(state, layout("hexhex3")).map(({ cell, text }) => [cells[cell].name, text]));
};

test("the engine is asked after the games are read, once for a position, and again when a game is added", () => {
  const store = createStore(opened(), reduce);
  /** @type {any[]} */
  const asked = [];
  const engine = {
    /** @param {string} method @param {any} params */
    work(method, params) {
      asked.push({ method, ...params });
      return { promise: new Promise(() => {}), cancel() {}, stop() {} };
    },
  };
  const run = openings(store, /** @type {any} */ (engine));
  store.subscribe(run);
  run(store.state());
  assert.equal(asked.length, 0);
  store.dispatch({ type: "library", change: { games: [GAME] } });
  store.dispatch({ type: "aim", cell: 3 });
  assert.equal(asked.length, 1);
  assert.equal(asked[0].method, "library_openings");
  assert.deepEqual(asked[0].games, [{ key: GAME.summary.key, winner: 1 }]);
  store.dispatch({ type: "library-put", games: [OPEN] });
  assert.deepEqual(asked[1].games[1], { key: OPEN.summary.key, winner: null });
  store.dispatch({ type: "count-games", source: "played" });
  assert.deepEqual([asked[2].games.length, asked[2].games[0].key], [1, GAME.summary.key]);
  store.dispatch({ type: "count-games", source: "imported" });
  assert.deepEqual([asked[3].games.length, asked[3].games[0].key], [1, OPEN.summary.key]);
  store.dispatch({ type: "study", tab: "analysis" });
  assert.equal(asked.length, 4);
});

test("the openings are shown while games are counted, and at the end", async () => {
  const store = createStore(opened(), reduce);
  /** @type {(found: Openings) => void} */
  let progress = () => {};
  const { promise, resolve } = deferred();
  const engine = {
    /** @param {string} _ @param {any} __ @param {(found: Openings) => void} onProgress */
    work(_, __, onProgress) {
      progress = onProgress;
      return { promise, cancel() {}, stop() {} };
    },
  };
  store.subscribe(openings(store, /** @type {any} */ (engine)));
  store.dispatch({ type: "library", change: { games: [GAME] } });
  const part = { ...FOUND, left: 400 };
  progress(part);
  assert.equal(openingsOf(store.state()), part);
  resolve(FOUND);
  await promise;
  assert.equal(openingsOf(store.state()), FOUND);
});

test("every cell shows the value of its turn, and so do cells that are equal by symmetry", () => {
  const shown = texts(answered(opened(), FOUND));
  assert.equal(Object.keys(shown).length, 19);
  assert.deepEqual([shown.A1, shown.E3, shown.A2, shown.C3], ["✗12", "✗12", "✗16", "✗12"]);
});

test("without a book the cells show the share of won games, and nothing without finished games", () => {
  const [corner, ...others] = FOUND.turns.map((turn) => ({ ...turn, judged: null }));
  const turns = [{ ...corner, games: 8, won: 6, lost: 2 }, ...others];
  assert.deepEqual(texts(answered(opened(), { ...FOUND, turns, source: null })), {
    ...{ A1: "75", A3: "75", C1: "75", C5: "75", E1: "75", E3: "75" },
  });
});

test("a few games say nothing about a turn: its cells are not painted, and it has no number and no box for one", () => {
  const [corner] = FOUND.turns.map((turn) => ({ ...turn, judged: null }));
  const state = answered(opened(), { ...FOUND, turns: [{ ...corner, games: 1, won: 0, lost: 1 }], source: null });
  assert.deepEqual(texts(state), {});
  const shown = painted(panel(/** @type {any} */ ({ state, act() {}, layout: layout("hexhex3") })));
  const row = shown.querySelector(".openings li");
  assert.deepEqual(
    [".line-value", ".openings-games"].map((css) => row?.querySelector(css)?.textContent?.trim()),
    [undefined, "1 game"],
  );
  assert.doesNotMatch(shown.textContent ?? "", /Values on the board|percentage/);
});

test("of several turns that begin with a cell the best counts, and a swap is on no cell", () => {
  const turns = FOUND.turns.slice(0, 3).map((turn, i) => ({
    ...turn,
    same: i < 2 ? ["C3"] : ["swap"],
    judged: { value: 0.4 + i / 10, nodes: 1000, ends: null },
  }));
  assert.deepEqual(texts(answered(opened(), { ...FOUND, turns, source: "searched" })), { C3: "50" });
});

test("an answer belongs to its position, and values are hidden when the reader turns them off", () => {
  const state = answered(opened(), FOUND);
  assert.equal(openingsOf(state), FOUND);
  const moved = reduce(state, { type: "play-line", variation: { path: [], line: ["C3"] } });
  assert.equal(openingsOf(moved), null);
  assert.deepEqual(texts(reduce(state, { type: "analyse", change: { heat: false } })), {});
});

test("the numbers of Outlook and the patterns of Territory take the place of values, and other aids leave them", () => {
  const state = answered(opened(), FOUND);
  const analysed = reduce(reduce(state, { type: "study", tab: "analysis" }), {
    type: "analysed",
    key: turnKeyOf(state.game),
    found: /** @type {any} */ ({ choices: [{ cell: 0, proven: null, ends: null, value: 0.5 }] }),
  });
  for (const of of [state, analysed])
    for (const aid of ["threats", "outlook", "territory"])
      assert.equal(Object.keys(texts(reduce(of, { type: "aid", aid }))).length > 0, aid === "threats", aid);
});

test("the switch of the values is on while the board shows them, and turning it on ends the aid in their place", () => {
  for (const aid of ["threats", "outlook", "territory"]) {
    let state = reduce(answered(opened(), FOUND), { type: "aid", aid });
    const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => {
      state = reduce(state, action);
      return undefined;
    };
    /** @returns {HTMLInputElement} */
    const values = () => {
      const input = painted(tick(/** @type {any} */ ({ state, act }), "", "heat")).querySelector("input");
      return /** @type {any} */ (input);
    };
    assert.equal(values().checked, aid === "threats", aid);
    values().dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
    assert.equal(values().checked, aid !== "threats", aid);
    assert.equal(Object.keys(texts(state)).length > 0, aid !== "threats", aid);
    assert.equal(state.settings.aids[aid], aid === "threats", aid);
  }
});

test("at the start the panel says which first turns are fairest under the pie rule, or that none is", () => {
  const opinion = (/** @type {number[]} */ ...values) => {
    const turns = values.map((value, i) => ({ ...FOUND.turns[i], judged: { value, nodes: 1000, ends: null } }));
    return answered(withPie(), { ...FOUND, turns, source: "searched" });
  };
  assert.match(said(opinion(0.485, 0.504, 0.499, 0.512)), /With the pie rule, B2 and A2 are fairest/);
  assert.match(said(opinion(0.46, 0.48, 0.45, 0.44)), /With the pie rule, A2 is fairest/);
  assert.match(said(answered(withPie(), FOUND)), /With the pie rule, the second player wins after every first turn/);
  const later = reduce(opened(), { type: "play-line", variation: { path: [], line: ["C3"] } });
  assert.doesNotMatch(said(answered(later, FOUND)), /pie rule/);
  assert.doesNotMatch(said(answered(withPie(), { ...FOUND, turns: [], source: null })), /pie rule/);
  assert.doesNotMatch(said(answered(opened(), FOUND)), /pie rule/, "in a game without this rule");
});

test("of equal turns the panel names the one that the reader points at or went on with, and it counts games in words", () => {
  const [corner] = FOUND.turns;
  const turns = [{ ...corner, games: 6, won: 0, lost: 0 }];
  const state = answered(opened(), { ...FOUND, turns, source: null });
  const row = (/** @type {State} */ of) =>
    said(of)
      .match(/([A-E][1-5])\s*×6\s*(\d games?)/)
      ?.slice(1);
  assert.deepEqual(row(state), [corner.turn, "6 games"]);
  const aim = layout("hexhex3").indices.get("E3") ?? -1;
  assert.deepEqual(row({ ...state, aim }), ["E3", "6 games"]);
  const game = { ...state.game, turns: ["C1"], cursor: 0 };
  const stepped = answered({ ...state, game }, { ...FOUND, turns: [{ ...turns[0], games: 1 }], source: null });
  assert.deepEqual(row(stepped), ["C1", "1 game"]);
});

test("a game from a link is none of the reader's games", async () => {
  const { sourceOf } = await import("../../../web/study/found.js");
  assert.equal(sourceOf({ ...GAME, played: "opened" }), "imported");
  assert.equal(sourceOf({ ...GAME, played: "device" }), "played");
});

test("at the end of a game the panel leads back to the opening", () => {
  const state = answered(opened(), { ...FOUND, turns: [], source: null, games: 0, ended: 1 });
  const over = { ...state, scene: state.scene && { ...state.scene, phase: /** @type {const} */ ("over") } };
  assert.match(said(over), /One of your games ended here[.].*step back.*First turn/s);
  assert.doesNotMatch(said(state), /step back/);
});

test("if every turn loses, the panel says that people need not mind, and which turn holds out longest", () => {
  const [row] = FOUND.turns;
  const rows = [24, 31].map((ends) => ({ ...row, games: 0, won: 0, lost: 0, judged: { value: 0, nodes: 0, ends } }));
  const found = /** @type {any} */ ({ ...FOUND, source: "proven", turns: rows });
  assert.match(said(answered(opened(), found)), /With perfect play Red loses from here, .*✗16 lasts longest\./);
  const winning = { ...found, turns: [...rows, { ...rows[0], judged: { value: 1, nodes: 0, ends: 9 } }] };
  assert.doesNotMatch(said(answered(opened(), winning)), /holds out/);
  assert.doesNotMatch(said(answered(opened(), { ...found, turns: [] })), /holds out/);
});

test("games are counted by who moved first: the colours of an earlier game may have been the other way round", () => {
  for (const starts of /** @type {const} */ ([0, 1])) {
    const state = opened();
    const begun = { ...state, game: { ...state.game, starts } };
    const shown = said(answered(begun, { ...FOUND, games: 3, won: 2, lost: 1, left: 0, ended: 0 }));
    assert.match(shown, /3 of your games went on from here. The first player won 2, the second 1\./);
  }
});

test("a player who won no game is not named, nor is anyone where nothing was won", () => {
  const [row] = FOUND.turns;
  const shown = (/** @type {number} */ games, /** @type {number} */ won, /** @type {number} */ lost) => {
    const turns = [{ ...row, games, won, lost }];
    const view = panel(
      /** @type {any} */ ({
        ...{
          state: answered(opened(), { ...FOUND, games, won, lost, left: 0, ended: 0, source: null, turns }),
          layout: layout("hexhex3"),
        },
        act() {},
      }),
    );
    const [said, item] = [painted(view).querySelector(".openings-sum"), painted(view).querySelector(".openings li")];
    return [said?.textContent?.trim(), item?.getAttribute("aria-label")?.replace(/^.*?games?\. ?/, "")];
  };
  assert.deepEqual(shown(1, 0, 1), [
    "One of your games went on from here. The second player won it.",
    "The second player won it.",
  ]);
  assert.deepEqual(shown(3, 2, 0), [
    "3 of your games went on from here. The first player won 2.",
    "The first player won 2.",
  ]);
  assert.deepEqual(shown(2, 0, 0), ["2 of your games went on from here. None has a winner.", ""]);
});

test("the turns have headings by their origin only if both origins are there, and the notes come last", () => {
  const view = (/** @type {Openings} */ found) =>
    painted(panel(/** @type {any} */ ({ state: answered(opened(), found), layout: layout("hexhex3"), act() {} })));
  const [row] = FOUND.turns;
  const yours = { ...row, games: 2, won: 1, lost: 1, same: ["A1", "C1"] };
  const both = view({ ...FOUND, games: 2, won: 1, lost: 1, turns: [yours, { ...row, games: 0, won: 0, lost: 0 }] });
  assert.equal(both.querySelectorAll("h3").length, 2);
  const one = view({ ...FOUND, games: 2, won: 1, lost: 1, turns: [yours] });
  assert.equal(one.querySelectorAll("h3").length, 0);
  assert.equal(one.querySelectorAll("ol li").length, 1);
  const parts = [...one.querySelectorAll("ol, .study-note")];
  const symmetry = parts.findIndex(({ textContent }) => /Turned and mirrored/.test(textContent ?? ""));
  assert.ok(symmetry > parts.findIndex(({ tagName }) => tagName === "OL"), `${symmetry}`);
});
