// A finished review of the game on the board survives a reload. What is stored may be damaged, or of another game.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { withAids } from "../../../web/aids/paint.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { keyOf, startKey } from "../../../web/game/line.js";
import { branch, grown } from "../../../web/game/tree.js";
import { reviews } from "../../../web/study/effects.js";
import { decodeReview, encodeReview, keepReview } from "../../../web/study/kept-review.js";
import { REVIEW_KEY } from "../../../web/study/stored.js";
import { panelMarks, withRefutation } from "../../../web/study/panel-marks.js";
import { review as panel } from "../../../web/study/review.js";
import { markAt } from "../../../web/study/review-annotation.js";
import { NO_STUDY } from "../../../web/study/state.js";
import { deferred } from "../deferred.mjs";
import { fakeStorage, FRIEND, layout } from "../fixtures.mjs";
import { end, finding, mistaken, near, TURNS } from "./reviewed.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/study/state.js").Reviewed} Reviewed */

/** @type {any} */
const page = globalThis;
/** What it answers is what the engine says of the review's lines. @type {{call: (method: string, params: any) => Promise<any>}} */
const engine = { call: async () => ({}) };
const READY = /** @type {any} */ ({ state: "ready", versions: { engine: "1.0" } });
const BUG = { prey: [[7]], shapes: ["1a"] };

/** A page with a game, and the finished review of it, which says everything that a review can say. */
function reviewedPage() {
  const left = /** @type {[[number, number], [number, number]]} */ ([
    [4, 5],
    [6, 3],
  ]);
  const contrast = {
    endings: /** @type {any} */ ([end(3, [0, 4], 0), end(4, [4, 0], 1)]),
    better: near("meal", BUG),
    played: near("threat", { ...BUG, left }),
  };
  const state = mistaken({ contrast, left, line: ["A1", "B1-B2"], answers: ["B1-B3"], slip: "twin", prey: ["2"] });
  const { review } = state.study;
  assert(review?.found);
  const points = [...review.turns, ""].map((_, ply) => ({ ply, chance: 1, proven: true }));
  /** @type {import("../../../web/engine/protocol.js").Review} */
  const found = { ...review.found, points, winner: 0, losing: null, tags: ["comeback"], accuracy: [93, null] };
  return { ...state, boot: READY, study: { ...state.study, review: { ...review, found } } };
}

/** The same page after a reload. @param {Partial<State>} [parts] @returns {State} */
const reloaded = (parts = {}) => ({ ...reviewedPage(), study: NO_STUDY, ...parts });

/** A visit with that storage. @param {any} t @param {any} storage @param {State} state */
function visit(t, storage, state) {
  page.localStorage = storage;
  t.after(() => delete page.localStorage);
  const store = createStore(state, reduce);
  runEffects(store, [keepReview(store, engine)]);
  return store;
}

/** The stored text of the review. */
function stored() {
  const state = reviewedPage();
  assert(state.study.review);
  return encodeReview(state, state.study.review) ?? "";
}

/** Paints everything that a review shows at each of its positions. @param {State} state @param {Reviewed} review */
function paintAll(state, review) {
  const board = layout("hexhex3");
  const open = { ...state.study, open: true, home: { turns: state.game.turns, cursor: 0 }, review };
  for (const [cursor] of [...review.turns, ""].entries()) {
    const game = { ...state.game, cursor };
    const at = { ...state, game, sceneKey: keyOf(game), study: open };
    const picture = withAids(boardPaint(at, board), at, board);
    for (const asked of [null, cursor - 1, cursor]) {
      const here = { ...at, study: { ...open, asked } };
      painted(panel(/** @type {any} */ ({ state: here, act() {}, layout: board, learning: null, catalogue })));
      panelMarks(here, board);
      withRefutation(picture, here, board);
    }
  }
}

test("a finished review is there again after a reload, with the marks of its turns", (t) => {
  const storage = fakeStorage();
  const state = reviewedPage();
  visit(t, storage, state);
  const { turns } = state.game;
  const store = visit(t, storage, reloaded());
  assert.deepEqual(store.state().study, { ...NO_STUDY, review: state.study.review });
  assert.equal(markAt(store.state(), turns)?.mark, "??");
  assert(store.state().study.review);
  paintAll(store.state(), /** @type {Reviewed} */ (store.state().study.review));
});

test("it waits for the engine, and for the game: a lesson, the editor and a link come first", (t) => {
  for (const [before, after] of /** @type {Partial<State>[][]} */ ([
    [{ boot: { state: "booting" } }, { boot: READY }],
    [{ sceneKey: null }, { sceneKey: reloaded().sceneKey }],
    [{ learn: /** @type {any} */ ({}) }, { learn: null }],
    [{ editor: /** @type {any} */ ({}) }, { editor: null }],
    [{ incomingLink: "g" }, { incomingLink: null }],
  ])) {
    const storage = fakeStorage({ [REVIEW_KEY]: stored() });
    page.localStorage = storage;
    t.after(() => delete page.localStorage);
    const store = createStore(reloaded(before), (state, /** @type {any} */ action) =>
      action.parts ? { ...state, ...action.parts } : reduce(state, action),
    );
    runEffects(store, [keepReview(/** @type {any} */ (store), engine)]);
    assert.equal(store.state().study.review, null, JSON.stringify(before));
    store.dispatch({ parts: after });
    assert(store.state().study.review, JSON.stringify(before));
  }
});

test("the review of another game, or by another engine, is not shown", (t) => {
  const { game } = reloaded();
  const others = [
    { ...game, ruleset: "iggc" },
    { ...game, start: /** @type {any} */ ({ text: "…", mover: 1, setup: 0 }) },
    { ...game, turns: TURNS, cursor: 0, tree: grown(branch(), TURNS) },
    { ...game, turns: game.turns.slice(0, -1), cursor: 0, tree: grown(branch(), game.turns.slice(0, -1)) },
    { ...game, seats: /** @type {State["game"]["seats"]} */ ([FRIEND, FRIEND]).with(1, { kind: "person" }) },
  ];
  for (const other of others) {
    const there = /** @type {any} */ ({ game: other, sceneKey: keyOf(/** @type {any} */ (other)) });
    const store = visit(t, fakeStorage({ [REVIEW_KEY]: stored() }), reloaded(there));
    assert.equal(store.state().study.review, null);
  }
  const later = reloaded({ boot: /** @type {any} */ ({ state: "ready", versions: { engine: "1.1" } }) });
  assert.equal(visit(t, fakeStorage({ [REVIEW_KEY]: stored() }), later).state().study.review, null);
});

test("a game that begins like the reviewed one does not get its marks later", (t) => {
  const { game } = reloaded();
  const other = { ...game, turns: TURNS, cursor: 0, tree: grown(branch(), TURNS) };
  const store = visit(t, fakeStorage({ [REVIEW_KEY]: stored() }), reloaded({ game: other, sceneKey: keyOf(other) }));
  store.dispatch({ type: "new-game", game });
  assert.equal(store.state().study.review, null);
});

test("a review that the reader has begun stays", (t) => {
  const state = reviewedPage();
  const review = { ...state.study.review, found: null, running: true };
  const begun = reloaded({ study: { ...NO_STUDY, review: /** @type {Reviewed} */ (review) } });
  const storage = fakeStorage({ [REVIEW_KEY]: stored() });
  assert.equal(visit(t, storage, begun).state().study.review, review);
  assert.equal(storage.getItem(REVIEW_KEY), stored());
});

test("asked for once more, a kept review is there at once; that of other turns is not", async (t) => {
  const state = reviewedPage();
  const again = async (/** @type {ReturnType<typeof visit>} */ store) => {
    store.dispatch({ type: "review-game", seek: true });
    await new Promise(setImmediate);
    return store.state().study;
  };
  const store = visit(t, fakeStorage(), state);
  const { review, seek } = await again(store);
  assert.deepEqual([review?.running, review?.found, seek], [false, state.study.review?.found, true]);
  store.dispatch({ type: "study", tab: null });
  assert.equal((await again(store)).review?.running, false, "a second time");
  const opened = visit(t, fakeStorage({ [REVIEW_KEY]: stored() }), reloaded({ sceneKey: null, scene: null }));
  assert.equal((await again(opened)).review?.running, true, "its scene is not there yet");
  opened.dispatch({ type: "scene", key: keyOf(state.game), scene: /** @type {any} */ (state.scene) });
  await new Promise(setImmediate);
  assert.equal(opened.state().study.review?.running, false);
  const shorter = { ...state.game, turns: state.game.turns.slice(0, -1), cursor: state.game.turns.length - 1 };
  const other = reloaded({ game: shorter, sceneKey: keyOf(shorter) });
  assert.equal((await again(visit(t, fakeStorage({ [REVIEW_KEY]: stored() }), other))).review?.running, true);
});

test("what the engine had begun does not take the place of the kept review", async (t) => {
  const store = visit(t, fakeStorage(), reviewedPage());
  const kept = store.state().study.review?.found;
  const answer = deferred();
  const work = () => ({ promise: answer.promise, stop() {}, cancel() {}, offer() {} });
  runEffects(store, [reviews(store, /** @type {any} */ ({ work }), /** @type {any} */ ({ size: 0 }))]);
  store.dispatch({ type: "review-game" });
  await new Promise(setImmediate);
  assert.deepEqual(store.state().study.review?.found, kept);
  answer.resolve({ .../** @type {any} */ (kept), done: 1, finished: false, findings: [] });
  await new Promise(setImmediate);
  assert.deepEqual(store.state().study.review?.found, kept);
});

test("a review under way or stopped is not stored, and nothing is in a frame of another site", (t) => {
  const { study } = reviewedPage();
  const review = /** @type {Reviewed & {found: any}} */ (study.review);
  for (const other of [
    { ...review, running: true },
    { ...review, found: { ...review.found, finished: false } },
  ]) {
    const storage = fakeStorage();
    visit(t, storage, reloaded({ study: { ...study, review: other } }));
    assert.deepEqual(storage.all(), {});
  }
  const frame = /** @type {any} */ ({});
  const storage = fakeStorage();
  visit(t, storage, { ...reviewedPage(), embed: frame });
  assert.deepEqual(storage.all(), {});
  const kept = fakeStorage({ [REVIEW_KEY]: stored() });
  assert.equal(visit(t, kept, reloaded({ embed: frame })).state().study.review, null);
});

test("without room, or blocked, the review works; an older one does not come back in its place", (t) => {
  const full = fakeStorage({ [REVIEW_KEY]: "{}" }, 20);
  assert(visit(t, full, reviewedPage()).state().study.review);
  assert.deepEqual(full.all(), {});
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  assert(visit(t, { getItem: blocked, setItem: blocked, removeItem: blocked }, reviewedPage()).state().study.review);
  const state = reviewedPage();
  const review = /** @type {Reviewed & {found: any}} */ (state.study.review);
  const long = { ...review, found: { ...review.found, findings: Array.from({ length: 1500 }, () => finding(0, "")) } };
  const storage = fakeStorage({ [REVIEW_KEY]: stored() });
  visit(t, storage, { ...state, study: { ...state.study, review: long } });
  assert.equal(storage.length, 0);
});

/** Every text in which one part is replaced or left out. @param {any} whole @param {any} [part] @returns {Generator<string>} */
function* damagedTexts(whole, part = whole) {
  for (const [key, value] of Object.entries(part)) {
    for (const bad of [null, -1, 0.5, 1e9, "x", "1", "", [], {}, [[]], [[99]], true, false, undefined]) {
      part[key] = bad;
      yield JSON.stringify(whole);
    }
    part[key] = value;
    if (value && typeof value === "object") yield* damagedTexts(whole, value);
  }
}

test("a damaged review is ignored, or at least painted", () => {
  const state = reloaded();
  const text = stored();
  assert(decodeReview(state, text));
  for (const bad of [null, "", "{", "[]", "null", "{}", `${text} `.padEnd(200_001)])
    assert.equal(decodeReview(state, bad), null);
  let [taken, ignored] = [0, 0];
  for (const bad of damagedTexts(JSON.parse(text))) {
    const review = decodeReview(state, bad);
    if (!review) ignored += 1;
    else {
      taken += 1;
      paintAll(state, review);
    }
  }
  assert(taken > 50 && ignored > 10 * taken, `${taken} ${ignored}`);
});

test("a review with a line that the engine refuses is dropped, and the reader learns that", async (t) => {
  for (const [code, dropped] of /** @type {const} */ ([
    ["bad_game", true],
    ["python_error", false],
  ])) {
    const storage = fakeStorage({ [REVIEW_KEY]: stored() });
    /** @type {any[]} */
    const asked = [];
    const call = t.mock.method(engine, "call", (/** @type {string} */ method, /** @type {any} */ params) => {
      asked.push([method, params.nodes.map((/** @type {any} */ { turn }) => turn)]);
      return Promise.reject(Object.assign(new Error(), { code }));
    });
    const store = visit(t, storage, reloaded());
    assert(store.state().study.review);
    await new Promise(setImmediate);
    const [[method, turns]] = asked;
    assert.equal(method, "record_write");
    for (const turn of ["A1", "B1-B2", "B1-B3"]) assert(turns.includes(turn), turn);
    const { study, notices } = store.state();
    assert.deepEqual(
      [study.review === null, storage.getItem(REVIEW_KEY) === null, notices.map((each) => each.code)],
      [dropped, dropped, dropped ? ["review_dropped"] : []],
    );
    call.mock.restore();
  }
});

test("a finished review is there after that of another game, in either order", async (t) => {
  const storage = fakeStorage();
  const mine = reviewedPage();
  const other = reviewedPage();
  const start = /** @type {any} */ ({ text: "o../..../...../..../...", mover: 0, setup: 0 });
  const game = { ...other.game, start };
  const review = /** @type {Reviewed} */ ({ ...other.study.review, startKey: startKey(game) });
  visit(t, storage, mine);
  visit(t, storage, { ...other, game, sceneKey: keyOf(game), study: { ...other.study, review } });
  const here = /** @type {any} */ ({ game, sceneKey: keyOf(game) });
  assert.deepEqual(visit(t, storage, reloaded()).state().study.review, mine.study.review);
  assert.deepEqual(visit(t, storage, reloaded(here)).state().study.review, review);
  const again = visit(t, storage, reloaded());
  again.dispatch({ type: "review-game" });
  await new Promise(setImmediate);
  assert.equal(again.state().study.review?.running, false);
  assert.deepEqual(visit(t, storage, reloaded(here)).state().study.review, review);
});

test("the oldest reviews make room for later ones, and one of the same turns replaces its like", () => {
  const state = reviewedPage();
  const review = /** @type {Reviewed} */ (state.study.review);
  let text = encodeReview(state, review);
  for (let i = 0; i < 400; i += 1)
    text = encodeReview(state, { ...review, startKey: `${i % 200} ${"x".repeat(1000)}` }, text);
  const { reviews: kept } = JSON.parse(text ?? "");
  assert((text ?? "").length <= 200_000);
  assert.equal(new Set(kept.map((/** @type {Reviewed} */ each) => each.startKey)).size, kept.length);
  assert(kept.length > 20 && kept[0].startKey.startsWith("199 "), `${kept.length}`);
});

test("a review that begins while the stored one is examined stays", async (t) => {
  const refuse = () => Promise.reject(Object.assign(new Error(), { code: "bad_game" }));
  const call = t.mock.method(engine, "call", refuse);
  const store = visit(t, fakeStorage({ [REVIEW_KEY]: stored() }), reloaded());
  store.dispatch({ type: "review-game" });
  await new Promise(setImmediate);
  assert(store.state().study.review?.running);
  assert.deepEqual(store.state().notices, []);
  call.mock.restore();
});

test("what comes after an answer is not counted from before it", () => {
  const state = reloaded();
  for (const [at, parts] of /** @type {const} */ ([
    ["endings", [null, { turns: 0, left: [0, 0], winner: 0 }]],
    ["played", { kind: "end", turns: 0, left: null, prey: [], shapes: [] }],
    ["played", { kind: "end", turns: 2 ** 53 - 1, left: null, prey: [], shapes: [] }],
  ])) {
    const whole = JSON.parse(stored());
    const { findings } = whole.reviews[0].found;
    assert(decodeReview(state, JSON.stringify(whole)));
    for (const each of findings) {
      each.refutation = { line: ["A1"], mobility: [1, 1], wins: false, still: false, prey: [], shapes: [] };
      each.contrast = { endings: [null, null], better: null, played: null };
    }
    assert(decodeReview(state, JSON.stringify(whole)));
    for (const each of findings) each.contrast[at] = parts;
    assert.equal(decodeReview(state, JSON.stringify(whole)), null);
  }
});
