// Generated walks in which every answer of the engine is late, in any order: what the page shows always belongs to the position on the board,
// and once all answers are there, nothing that was asked is missing or goes on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEffects } from "../../../web/app/effects.js";
import { createGameStore } from "../../../web/app/game-store.js";
import { createHistory } from "../../../web/app/history.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { sceneEffect } from "../../../web/game/scene-effects.js";
import { current } from "../../../web/game/select.js";
import { continueTime } from "../../../web/game/time.js";
import { sideOf } from "../../../web/library/state.js";
import { analyses } from "../../../web/study/analyses.js";
import { analysisOf, openingsOf } from "../../../web/study/found.js";
import { hintOf } from "../../../web/study/hint.js";
import { openings, previews } from "../../../web/study/panel-effects.js";
import { reviewOf } from "../../../web/study/state.js";
import { AGAINST_BOT, fakeStorage, fixture, game, layout, press } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

const START = fixture("scene-start-hexhex3").scene;
const CELLS = layout("hexhex3").cells;
const NAMES = CELLS.map(({ name }) => name);
const WALKS = Number(process.env.BUG_WALKS ?? 100);
const FIRST = Number(process.env.BUG_SEED ?? 1);
const STEPS = 25;

/** Pseudo-random numbers, the same ones for the same seed. @param {number} seed */
const dice = (seed) => () => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >>> 8) / 2 ** 23;
};

/** The position that a question is about: every answer says it. @param {any} params */
const about = ({ turns = [], draft = [] }) => `${turns}/${draft}`;

/** A scene of single stones; every other cell is open. @param {any} params @returns {any} */
function sceneOf(params) {
  const { turns, draft = [] } = params;
  const taken = new Set([...turns, ...draft]);
  const options = START.options.filter(({ cell }) => !taken.has(NAMES[cell]));
  return {
    ...{ ...START, mover: turns.length % 2, options, about: about(params) },
    played: turns.map((/** @type {string} */ turn, /** @type {number} */ i) => ({
      ...{ side: i % 2, turn, ate: 0, mobility: [19 - i, 19 - i], kind: "growth" },
    })),
  };
}

/** @type {Record<string, (params: any) => any>} */
const ANSWERS = {
  scene: sceneOf,
  outlook: (params) =>
    params.cells.map((/** @type {number} */ cell) => ({
      ...{ cell, turn: NAMES[cell], cells: [cell], after: [18, 18], about: about(params) },
      reply: { stones: 0, prey: [], eating: [], wins: false },
    })),
  aids: (params) => ({
    twins: [],
    threats: [[], []],
    standings: [],
    territory: { only: [[], []], both: [], nobody: [] },
    about: about(params),
  }),
  analysis: (params) => ({ nodes: 10, done: true, value: 0.5, proven: null, choices: [], about: about(params) }),
  library_openings: (params) => ({
    games: 0,
    won: 0,
    lost: 0,
    ended: 0,
    left: 0,
    turns: [],
    source: null,
    about: about(params),
  }),
  review: ({ turns }) => ({
    done: turns.length + 1,
    total: turns.length + 1,
    finished: true,
    points: [],
    findings: [],
    losing: null,
    about: `${turns}`,
  }),
  hint: (params) => ({
    region: [],
    bug: null,
    cell: 1,
    turn: "A2",
    line: [],
    value: 0.5,
    reasons: [],
    about: about(params),
  }),
  think(params) {
    const turn = NAMES[sceneOf(params).options[0].cell];
    return { turn, line: [turn], value: 0.5, nodes: 50, proven: null };
  },
  link_write: ({ turns }) => ({ text: `g=${turns.join(".")}` }),
};

/** An engine whose answers come late, each at its own time, and which works on for a while after it was stopped. @param {() => number} random */
function lateEngine(random) {
  let owed = 0;
  const late = (/** @type {() => void} */ act) => {
    owed += 1;
    setTimeout(() => ((owed -= 1), act()), Math.floor(400 * random() ** 2));
  };
  const work = (
    /** @type {string} */ method,
    /** @type {any} */ params,
    /** @type {(found: any) => void} */ progress = () => {},
  ) => {
    const whole = ANSWERS[method](params);
    const part = method === "review" ? { ...whole, done: 1, finished: false } : whole;
    /** @type {{stop?: boolean, cancel?: boolean}} */
    const ended = {};
    const promise = new Promise((resolve) =>
      late(() => {
        if (!ended.cancel) progress(part);
        late(() => resolve(ended.cancel ? { cancelled: true } : ended.stop ? part : whole));
      }),
    );
    const end = (/** @type {"stop" | "cancel"} */ how) => () => void (ended[how] = true);
    return { promise, stop: end("stop"), cancel: end("cancel"), offer() {} };
  };
  return {
    call: (/** @type {string} */ method, /** @type {any} */ params) =>
      new Promise((resolve) => late(() => resolve(ANSWERS[method]?.(params) ?? {}))),
    work,
    think: (/** @type {any} */ params, /** @type {any} */ listener) => work("think", params, listener),
    owes: () => owed,
  };
}

/** The parts of a browser that the effects use. */
function browser() {
  const entry = (/** @type {unknown} */ _, /** @type {string} */ __, hash = location.hash) => {
    location.hash = hash;
  };
  Object.assign(globalThis, {
    localStorage: fakeStorage(),
    location: { hash: "", search: "" },
    history: { replaceState: entry, pushState: entry, go() {} },
    addEventListener() {},
    requestAnimationFrame() {},
    document: { hidden: false, title: "Bug", addEventListener() {} },
    navigator: {},
  });
}

/** What the reader may do. @type {((state: State, random: () => number) => import("../../../web/app/state.js").Action)[]} */
const ACTIONS = [
  ...Array.from(
    { length: 5 },
    () => (/** @type {State} */ _, /** @type {() => number} */ random) =>
      press(NAMES[Math.floor(random() * NAMES.length)]),
  ),
  ...Array.from({ length: 3 }, () => (/** @type {State} */ _, /** @type {() => number} */ random) => ({
    type: /** @type {const} */ ("step"),
    by: random() < 0.5 ? -1 : 1,
  })),
  () => ({ type: "undo" }),
  () => ({ type: "redo" }),
  () => ({ type: "hint" }),
  () => ({ type: "hint" }),
  () => ({ type: "review-game" }),
  () => ({ type: "review-game", seek: true }),
  () => ({ type: "stop-review" }),
  () => ({ type: "study", tab: "analysis" }),
  () => ({ type: "study", tab: "openings" }),
  () => ({ type: "study", tab: "review" }),
  () => ({ type: "study", tab: null }),
  () => ({ type: "pause" }),
  () => ({ type: "resume" }),
  (_, random) => ({ type: "aim", cell: Math.floor(random() * NAMES.length) }),
  (_, random) => ({ type: "aid", aid: random() < 0.5 ? "twins" : "outlook", more: true }),
  (_, random) => ({ type: "new-game", game: game(random() < 0.5 ? {} : { seats: AGAINST_BOT }) }),
  (_, random) => ({ type: "new-game", game: game({ turns: random() < 0.5 ? ["C3", "A1"] : ["C3", "A1", "E1"] }) }),
  ({ game: { turns, cursor } }, random) => ({
    type: "preview",
    variation: random() < 0.5 ? null : { path: turns.slice(0, cursor), line: [NAMES[Math.floor(random() * 19)]] },
  }),
];

/** What the page shows says which position it is about. @param {any} state */
function fits(state) {
  const { game: now, scene, aids } = state;
  const here = `${now.turns.slice(0, now.cursor)}/${now.draft}`;
  const turn = `${now.turns.slice(0, now.cursor)}/`;
  if (current(state) && !state.unconfirmed) assert.equal(scene.about ?? here, here, "scene");
  for (const [name, found, of] of [
    ["hint", hintOf(state)?.found, here],
    ["analysis", analysisOf(state), turn],
    ["openings", openingsOf(state), turn],
    ["review", reviewOf(state)?.found, `${reviewOf(state)?.turns}`],
    ["facts", aids.facts?.key === state.sceneKey && current(state) ? aids.facts.facts : null, here],
    ["outlooks", aids.outlooks.key === keyOf(now) ? aids.outlooks.found[0] : null, here],
  ])
    if (found) assert.equal(/** @type {any} */ (found).about, of, /** @type {string} */ (name));
}

/** Nothing that was asked is missing or goes on. @param {any} state */
function rests(state) {
  const { study } = state;
  const hint = hintOf(state);
  assert(current(state), "scene");
  assert(!hint || hint.found || hint.step === 0, `hint ${JSON.stringify(hint)}`);
  if (study.review && reviewOf(state)) assert(!study.review.running, "the review goes on");
  if (study.open && study.tab === "analysis") assert(analysisOf(state), "analysis");
  if (study.open && study.tab === "openings" && state.library.games) assert(openingsOf(state), "openings");
  if (study.preview) assert(study.previewed, "preview");
}

/** @param {import("node:test").TestContext} t @param {number} seed */
async function walk(t, seed) {
  const random = dice(seed * 7919);
  browser();
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
  t.mock.method(performance, "now", () => Date.now());
  continueTime(null);
  const store = createStore(freshState(game({})), reduce);
  const engine = /** @type {any} */ (lateEngine(random));
  const cellsOf = (/** @type {any} */ _, /** @type {string} */ turn) =>
    turn.split("-").map((name) => ({ name, cell: NAMES.indexOf(name) }));
  const address = createHistory(store, () => {});
  address.start();
  const { effects, commands } = createEffects(
    store,
    engine,
    catalogue,
    cellsOf,
    createGameStore(() => localStorage),
    address,
  );
  const { library: _, ownBots: __, sound: ___, storage: ____, ...used } = effects;
  const loaded = {
    panel() {},
    analysis: analyses(store, engine, commands.pool),
    openings: openings(store, engine, sideOf),
    preview: previews(store, engine),
  };
  runEffects(store, [...Object.values({ ...used, ...loaded }), sceneEffect(store, engine)]);
  /** @type {any[]} */
  const done = [];
  store.subscribe((state) => fits(state));
  const pass = async (/** @type {number} */ ms) => {
    for (let i = 0; i < ms; i += 10) {
      t.mock.timers.tick(10);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const boot = /** @type {any} */ ({ state: "ready", versions: { engine: "1" } });
  store.dispatch({ type: "boot", boot });
  store.dispatch({ type: "settings", change: { pace: "instant" } });
  store.dispatch({ type: "library", change: { games: [] } });
  try {
    for (let i = 0; i < STEPS; i += 1) {
      const action = ACTIONS[Math.floor(random() * ACTIONS.length)](store.state(), random);
      done.push(action);
      store.dispatch(action);
      if (random() < 0.6) await pass(10 * Math.floor(30 * random() ** 3));
    }
    await pass(3000);
    rests(store.state());
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error(
      `seed ${seed}: ${message}\n${done.map((each) => JSON.stringify(each, (key, value) => (key === "tree" ? undefined : value))).join("\n")}`,
      { cause: error },
    );
  } finally {
    t.mock.timers.reset();
  }
}

test("late answers belong to the position that was asked, and all of them come", async (t) => {
  for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) await walk(t, seed);
});
