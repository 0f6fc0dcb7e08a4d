// No effect depends on the order in which effects run: a few scripted sessions end the same in every order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clockEffect, deskEffect } from "../../../web/game/clock-effects.js";
import { shareEffect } from "../../../web/game/share-effects.js";
import { createEffects } from "../../../web/app/effects.js";
import { createGameStore } from "../../../web/app/game-store.js";
import { createHistory } from "../../../web/app/history.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { sceneEffect } from "../../../web/game/scene-effects.js";
import { continueTime } from "../../../web/game/time.js";
import { sideOf } from "../../../web/library/state.js";
import { analyses } from "../../../web/study/analyses.js";
import { openings, previews } from "../../../web/study/panel-effects.js";
import { AGAINST_BOT, fixture, game, layout, press } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */

const START = fixture("scene-start-hexhex3").scene;
const CELLS = layout("hexhex3").cells;

/** A scene that fits any line of single stones: every other cell is open. @param {any} params @returns {any} */
function sceneOf({ turns, draft = [] }) {
  const taken = new Set([...turns, ...draft]);
  return {
    ...START,
    mover: turns.length % 2,
    options: START.options.filter(({ cell }) => !taken.has(CELLS[cell].name)),
    played: turns.map((/** @type {string} */ turn, /** @type {number} */ i) => ({
      ...{ side: i % 2, turn, ate: 0, mobility: [19 - i, 19 - i], kind: "growth" },
    })),
  };
}

/** @type {Record<string, (params: any) => any>} */
const ANSWERS = {
  scene: sceneOf,
  outlook: ({ cells }) =>
    cells.map((/** @type {number} */ cell) => ({
      ...{ cell, turn: CELLS[cell].name, cells: [cell], after: [18, 18] },
      reply: { stones: 0, prey: [], eating: [], wins: false },
    })),
  aids: () => ({ twins: [], threats: [[], []], standings: [], territory: { only: [[], []], both: [], nobody: [] } }),
  analysis: () => ({ nodes: 10, done: true, value: 0.5, proven: null, choices: [] }),
  review: ({ turns }) => ({ done: 1, total: 1, finished: true, points: [], findings: [], losing: null, turns }),
  hint: () => ({ region: [], bug: null, cell: 1, turn: "A2", line: [], value: 0.5, reasons: [] }),
  think: ({ turns }) => {
    const { options } = sceneOf({ turns });
    const line = [0, 1].map((i) => CELLS[options[i].cell].name);
    return { turn: line[0], line, value: 0.5, nodes: 50, proven: null };
  },
  judge: ({ texts: [text] }) => ({ verdicts: [{ text, turn: "E1", refusal: null, start: 0, end: 0 }] }),
  clock: ({ control, events }) => ({
    ...{ control: { turn: 60, reserve: 300, step: 5 }, side: events.at(-1)?.side ?? 0, running: true, left: 50 },
    ...{ turn_left: 50, reserves: [300, 300], lost: null, text: control },
  }),
  link_write: ({ turns }) => ({ text: `g=${turns.join(".")}` }),
  record_write: ({ nodes }) => ({ text: `${nodes.length} nodes` }),
  record_read: ({ text }) => ({ game: null, wrong: { code: "", message: text } }),
};

/** An engine that answers at the next turn of the event loop. */
const ENGINE = /** @type {any} */ ({
  call: (/** @type {string} */ method, /** @type {any} */ params) =>
    new Promise((resolve) => setImmediate(() => resolve(ANSWERS[method](params)))),
  work(/** @type {string} */ method, /** @type {any} */ params, /** @type {(found: any) => void} */ progress) {
    let over = "";
    const promise = new Promise((resolve) => {
      setImmediate(() => {
        const found = ANSWERS[method](params);
        if (!over) progress(found);
        setImmediate(() => resolve(over === "cancel" ? { cancelled: true } : found));
      });
    });
    return { promise, stop: () => (over ||= "stop"), cancel: () => (over = "cancel") };
  },
  think(/** @type {any} */ params, /** @type {(found: any) => void} */ listener) {
    return this.work("think", params, listener);
  },
});

/** @type {Action} */
const READY = { type: "boot", boot: /** @type {any} */ ({ state: "ready", versions: {} }) };

/** @type {Record<string, {start: Parameters<typeof game>[0], script: readonly Action[]}>} */
const SESSIONS = {
  "two people with every aid": {
    start: {},
    script: [
      READY,
      ...["twins", "threats", "outlook", "territory"].map(
        (aid) => /** @type {const} */ ({ type: "aid", aid, more: true }),
      ),
      ...[press("C3"), press("B2"), press("A1")],
      ...[{ type: /** @type {const} */ ("step"), by: -2 }, press("D2"), { type: /** @type {const} */ ("undo") }],
      ...[{ type: /** @type {const} */ ("aim"), cell: 4 }, { type: /** @type {const} */ ("redo") }],
    ],
  },
  "a bot that thinks ahead, on the clock": {
    start: {
      seats: AGAINST_BOT,
      clock: { control: "60+300/5", sound: false, rests: false, events: [], owed: false, lost: null },
    },
    script: [
      { type: "settings", change: { pace: "instant", ponder: true } },
      READY,
      ...[
        press("C3"),
        press("E1"),
        { type: /** @type {const} */ ("pause") },
        { type: /** @type {const} */ ("resume") },
      ],
    ],
  },
  "a study with a review, a hint and the desk": {
    start: {},
    script: [
      READY,
      ...[press("C3"), { type: /** @type {const} */ ("hint") }, { type: /** @type {const} */ ("hand-in"), text: "E1" }],
      { type: "review-game" },
      { type: "study", tab: "analysis" },
      { type: "preview", variation: { path: ["C3"], line: ["A1", "A2"] } },
      { type: "preview", variation: null },
      { type: "play-line", variation: { path: ["C3"], line: ["A1"] } },
      { type: "study", tab: null },
      { type: "dialog", name: "share" },
      { type: "read", text: "nothing" },
    ],
  },
};

/** Pseudo-random numbers, the same ones for the same seed. @param {number} seed */
const dice = (seed) => () => {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return seed / 2 ** 31;
};

/** @template T @param {readonly T[]} list @param {() => number} random @returns {T[]} */
const shuffled = (list, random) =>
  list
    .map((each) => /** @type {const} */ ([random(), each]))
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each);

/** The parts of a browser that the effects use. */
function browser() {
  const kept = new Map();
  const entry = (/** @type {unknown} */ _, /** @type {string} */ __, hash = location.hash) => {
    location.hash = hash;
  };
  Object.assign(globalThis, {
    localStorage: { setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text) },
    location: { hash: "", search: "" },
    history: { replaceState: entry, pushState: entry, go() {} },
    addEventListener() {},
    requestAnimationFrame() {}, // no sound
    document: { hidden: false, title: "Bug", addEventListener() {} },
    navigator: {},
  });
  return kept;
}

/** @param {import("node:test").TestContext} t @param {(typeof SESSIONS)[string]} session @param {() => number} random @returns {Promise<unknown>} the end of the session: the state, the storage, the address */
async function play(t, { start, script }, random) {
  const kept = browser();
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
  t.mock.method(performance, "now", () => Date.now());
  continueTime(null);
  const store = createStore(freshState(game(start)), reduce);
  const cellsOf = (/** @type {any} */ _, /** @type {string} */ turn) =>
    turn.split("-").map((name) => ({ name, cell: CELLS.findIndex((cell) => cell.name === name) }));
  const gameStore = createGameStore(() => localStorage);
  const address = createHistory(store, () => {});
  address.start();
  const { effects, commands } = createEffects(store, ENGINE, catalogue, cellsOf, gameStore, address);
  const loaded = {
    clock: clockEffect(ENGINE)(store),
    desk: deskEffect(ENGINE, catalogue)(store),
    share: shareEffect(ENGINE, catalogue)(store),
    panel() {},
    analysis: analyses(store, ENGINE, commands.pool),
    openings: openings(store, ENGINE, sideOf),
    preview: previews(store, ENGINE),
  }; // they take no time to load
  runEffects(store, shuffled([...Object.values({ ...effects, ...loaded }), sceneEffect(store, ENGINE)], random));
  for (const action of script) {
    store.dispatch(action);
    for (let i = 0; i < 40; i += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(10);
    }
  }
  t.mock.timers.reset();
  const state = { ...store.state(), loaded: 0 }; // the first session loads parts of the page, later ones have them
  return JSON.parse(JSON.stringify([state, [...kept], location.hash]));
}

for (const [name, session] of Object.entries(SESSIONS)) {
  test(`effects in any order: ${name}`, async (t) => {
    const random = dice(1);
    const first = await play(t, session, () => 0);
    for (let i = 0; i < 6; i += 1) assert.deepEqual(await play(t, session, random), first);
  });
}
