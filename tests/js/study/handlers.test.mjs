// What each action of the study changes, and that the rest of the state stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AIDS_OFF } from "../../../web/aids/index.js";
import { reduce } from "../../../web/app/state.js";
import { startKey } from "../../../web/game/line.js";
import { branchAt, grown, pruned } from "../../../web/game/tree.js";
import { endPreview, handlers } from "../../../web/study/handlers.js";
import { NO_STUDY } from "../../../web/study/state.js";
import { AGAINST_BOT } from "../fixtures.mjs"; // joins the slices
import { finding, played, reviewed, seen, TURNS } from "./reviewed.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/study/state.js").Study} Study */

const PREVIEW = { path: TURNS.slice(0, 1), line: ["A1"] };
const key = "here";
const FOUND = /** @type {any} */ ({ lines: [1] });

/** A game of four turns with a study. @param {Partial<Study>} [study] @param {Partial<State["game"]>} [parts] @returns {State} */
function studying(study = {}, parts = {}) {
  const state = played();
  return { ...state, game: { ...state.game, ...parts }, study: { ...NO_STUDY, open: true, ...study } };
}
/** @param {Partial<import("../../../web/study/state.js").Reviewed>} [parts] */
const review = (parts) => ({
  startKey: startKey(played().game),
  turns: TURNS,
  found: null,
  running: true,
  ...parts,
});
/** Compares a state with the one before, whose study alone is changed. @param {State} next @param {State} before @param {Partial<Study>} study */
const onlyStudy = (next, before, study) =>
  assert.deepEqual(next, { ...before, study: { ...before.study, ...study } }, JSON.stringify(study));

test("an action that brings one thing changes nothing else", () => {
  const state = studying({ coached: true });
  onlyStudy(handlers["all-findings"](state), state, { all: true });
  onlyStudy(handlers.openings(state, { type: "openings", key, found: FOUND }), state, {
    openings: { key, found: FOUND },
  });
  onlyStudy(handlers["count-games"](state, { type: "count-games", source: "played" }), state, { source: "played" });
  onlyStudy(handlers.analysed(state, { type: "analysed", key, found: FOUND }), state, {
    analysis: { key, found: FOUND },
  });
  onlyStudy(handlers.preview(state, { type: "preview", variation: PREVIEW }), state, { preview: PREVIEW });
  onlyStudy(handlers.previewed(state, { type: "previewed", key, scene: FOUND }), state, {
    previewed: { key, scene: FOUND },
  });
  const { analysis, ...others } = state.settings;
  const more = handlers.analyse(state, { type: "analyse", change: { lines: 4 } });
  assert.deepEqual(more, { ...state, settings: { ...others, analysis: { ...analysis, lines: 4 } } });
});

test("a review that stops keeps what it has found; without one nothing changes", () => {
  const found = /** @type {any} */ ({ findings: [] });
  const state = studying({ review: review({ found }) });
  onlyStudy(handlers["stop-review"](state), state, { review: review({ found, running: false }) });
  const none = studying();
  assert.equal(handlers["stop-review"](none), none);
});

test("an analysis is held as it was when the reader first pointed at its lines in this position", () => {
  const [first, later, elsewhere] = [
    { key, found: FOUND },
    { key, found: /** @type {any} */ ({ lines: [2] }) },
    { key: "there", found: FOUND },
  ];
  /** @param {Partial<Study>} study @param {boolean} on */
  const held = (study, on) => handlers["hold-lines"](studying(study), { type: "hold-lines", on }).study.held;
  assert.equal(held({ analysis: first }, true), first);
  assert.equal(held({ analysis: later, held: first }, true), first);
  assert.equal(held({ analysis: elsewhere, held: first }, true), elsewhere);
  assert.equal(held({ analysis: later, held: first }, false), null);
  assert.equal(held({}, true), null);
  const state = studying({ analysis: first });
  onlyStudy(handlers["hold-lines"](state, { type: "hold-lines", on: true }), state, { held: first });
});

test("a study opens at the position on the board, without a dialog, a draft or a preview", () => {
  const before = {
    ...played(2),
    dialog: /** @type {const} */ ("settings"),
    study: { ...NO_STUDY, preview: PREVIEW, coached: true },
  };
  const drafted = { ...before, game: { ...before.game, draft: ["A1"] } };
  const home = { turns: TURNS, cursor: TURNS.length, before: { turns: TURNS, cursor: 2 } };
  const next = handlers.study(drafted, { type: "study", tab: "analysis" });
  onlyStudy(next, { ...before, dialog: null }, { open: true, tab: "analysis", home, preview: null });
  const other = handlers.study(
    { ...next, study: { ...next.study, preview: PREVIEW } },
    { type: "study", tab: "openings" },
  );
  onlyStudy(other, next, { tab: "openings" });
});

test("neither a game with a friend nor a lesson has a study before its end", () => {
  const state = played();
  const friend = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "k/x" }]);
  const contest = { ...state, game: { ...state.game, seats: friend } };
  assert.equal(handlers.study(contest, { type: "study", tab: "review" }), contest);
  for (const phase of /** @type {const} */ (["try", "lost", "won"])) {
    const lesson = { ...state, learn: /** @type {any} */ ({ phase }) };
    assert.equal(handlers.study(lesson, { type: "study", tab: "review" }).study.open, phase === "won", phase);
    if (phase !== "won") assert.equal(handlers.study(lesson, { type: "study", tab: "review" }), lesson);
  }
});

test("the study of two people's game with a clock waits for its end, and says so; against a bot it does not", () => {
  const clock = { control: "genius", sound: false, rests: false, events: [], owed: false, lost: null };
  const state = studying({ open: false }, { clock, seats: [{ kind: "person" }, { kind: "person" }] });
  const refused = { ...state, blocked: "timed" };
  assert.deepEqual(handlers.study(state, { type: "study", tab: "openings" }), refused);
  const asked = handlers["review-game"](state, { type: "review-game" });
  assert.deepEqual([asked.blocked, asked.study], ["timed", state.study], "no review runs behind it");
  const opens = (/** @type {State} */ from) => handlers.study(from, { type: "study", tab: "openings" }).study.open;
  assert.equal(opens({ ...state, settings: { ...state.settings, clockHints: true } }), true);
  assert.equal(opens({ ...state, game: { ...state.game, seats: AGAINST_BOT } }), true);
  assert.equal(opens({ ...state, game: { ...state.game, clock: { ...clock, lost: 1 } } }), true);
});

test("a closed study leaves the game as it was; a bot that is to play at its end waits", () => {
  const tried = { turns: ["C3", "A1"], cursor: 2, draft: ["E1"], tree: grown(played().game.tree, ["C3", "A1"]) };
  for (const cursor of [2, TURNS.length]) {
    const state = { ...studying({ home: { turns: TURNS, cursor }, preview: PREVIEW }, tried), paused: cursor === 2 };
    const next = handlers.study(state, { type: "study", tab: null });
    const { game } = state;
    const kept = { ...state, game: { ...game, turns: TURNS, cursor, draft: [] }, paused: cursor === TURNS.length };
    onlyStudy(next, kept, { open: false, home: null, preview: null });
  }
});

test("a review is of the game, and begins without results; the aids are off", () => {
  const state = studying({ home: { turns: TURNS, cursor: 4 }, all: true, asked: 2, tab: "analysis", seek: true });
  const aided = { ...state, settings: { ...state.settings, aids: { ...AIDS_OFF, twins: true } } };
  const tree = grown(state.game.tree, ["C3", "A1"]);
  const aside = { ...aided, game: { ...state.game, tree, turns: ["C3", "A1"], cursor: 1 } };
  const asked = handlers["review-game"](aside, { type: "review-game", seek: false });
  const off = { ...aside, settings: { ...aside.settings, aids: AIDS_OFF } };
  onlyStudy(asked, off, { review: review(), tab: "review", all: false, asked: null, seek: false });
  assert.equal(handlers["review-game"](aside, { type: "review-game", seek: true }).study.seek, true);
  assert.equal(handlers["review-game"](aside, { type: "review-game" }).study.seek, false);
  const gone = { ...aside, game: { ...aside.game, tree: pruned(tree, TURNS.slice(0, 2)) } };
  assert.deepEqual(
    handlers["review-game"](gone, { type: "review-game" }).study.review?.turns,
    ["C3", "A1"],
    "the game's line is gone",
  );
  const first = handlers["review-game"](played(2), { type: "review-game" });
  assert.deepEqual([first.study.open, first.study.tab, first.study.review?.turns], [true, "review", TURNS]);
});

test("results of another review are ignored: of another start, or of other turns", () => {
  const state = studying({ review: review() });
  const turns = [...TURNS];
  for (const other of [review({ startKey: "other" }), review({ turns })])
    assert.equal(handlers.reviewed(state, { type: "reviewed", review: other }), state);
  const none = studying();
  assert.equal(handlers.reviewed(none, { type: "reviewed", review: review() }), none);
  const stopped = review({ running: false });
  onlyStudy(handlers.reviewed(state, { type: "reviewed", review: stopped }), state, { review: stopped });
});

test("a mistake is shown after its turn or before it, and the game waits", () => {
  const state = studying({ review: review(), preview: PREVIEW });
  for (const [after, cursor] of /** @type {const} */ ([
    [true, 3],
    [false, 2],
  ])) {
    const next = handlers["see-finding"](state, { ply: 2, after });
    onlyStudy(next, { ...state, paused: true, game: { ...state.game, cursor } }, { asked: 2, preview: null });
  }
  const none = studying();
  assert.equal(handlers["see-finding"](none, { ply: 2, after: true }), none);
});

/** A state whose review ends with these results, which the reader waits for. @param {any} found @param {Partial<Study>} [study] @param {number} [cursor] */
const sought = (found, study = {}, cursor = TURNS.length) =>
  seen(
    handlers.reviewed(studying({ review: review(), seek: true, ...study }, { cursor }), {
      type: "reviewed",
      review: review({ found }),
    }),
  );
const LOST = /** @type {any} */ (reviewed().study.review?.found);

test("the board goes to the turn that lost the game, or that cost the most, once", () => {
  const lost = sought(LOST);
  assert.deepEqual([lost.game.cursor, lost.study.asked, lost.study.seek, lost.paused], [3, 2, false, true]);
  const worst = { ...finding(1, "?"), best: 0.9, kept: 0.5 };
  const points = TURNS.map((_, ply) => ({ ply, chance: ply < 3 ? 0.5 : 1, proven: ply >= 3 }));
  const slipped = sought({ ...LOST, losing: null, winner: 0, findings: [worst], points });
  assert.deepEqual([slipped.game.cursor, slipped.study.asked, slipped.study.seek], [2, 1, false]);
});

test("the board stays if no turn is to blame, if the reader did not ask, or looks elsewhere", () => {
  const never = { ...LOST, losing: null, findings: [], points: [{ ply: 0, chance: 0, proven: true }] };
  for (const [name, next, seek] of /** @type {const} */ ([
    ["lost from the start", sought(never), false],
    ["the reader went back", sought(LOST, {}, 1), false],
    ["not asked", sought(LOST, { seek: false }), false],
    ["nothing found yet", sought(null), true],
    ["no end yet", sought({ ...LOST, losing: null, finished: false }), true],
  ]))
    assert.deepEqual([next.study.asked, next.study.seek], [null, seek], name);
  assert.equal(sought(LOST, {}, 1).game.cursor, 1);
  assert.equal(sought(never).game.cursor, TURNS.length);
});

test("a line is played from its position, and the game waits", () => {
  const state = studying({ preview: PREVIEW });
  const next = handlers["play-line"](state, { type: "play-line", variation: { path: ["C3"], line: ["A1", "A2"] } });
  const { tree, ...rest } = next.game;
  assert.deepEqual(rest, { ...rest, turns: ["C3", "A1", "A2"], cursor: 3, draft: [] });
  assert.ok(branchAt(tree, ["C3", "A1", "A2"]) && branchAt(tree, TURNS));
  const along = ["C3", "A1", "A2"];
  onlyStudy(next, { ...state, paused: true, game: next.game }, { preview: null, along });
});

test("a turn that is tried again ends the study, the old turns stay, and the bot plays", () => {
  const clock = { control: "genius", sound: false, rests: false, events: [], owed: false, lost: 1 };
  const home = { turns: TURNS, cursor: 4 };
  const state = { ...studying({ home, preview: PREVIEW }, { clock, headers: { X: "Ann" } }), paused: true };
  const next = handlers.retry(state, { type: "retry", path: TURNS.slice(0, 1) });
  const { game } = state;
  const again = { ...game, turns: ["C3"], cursor: 1, clock: null, headers: { X: "Ann", Result: "x wins on time" } };
  onlyStudy(next, { ...state, paused: false, game: again }, { open: false, home: null, preview: null });
  assert.ok(branchAt(next.game.tree, TURNS));
});

test("a preview stays when something else of the study changes", () => {
  const state = studying({ preview: PREVIEW });
  for (const action of /** @type {import("../../../web/app/state.js").Action[]} */ ([
    { type: "all-findings" },
    { type: "analysed", key, found: FOUND },
  ]))
    assert.equal(reduce(state, action).study.preview, PREVIEW, action.type);
});

test("when the position changes, a preview that came with it stays, and without one the state stays the same", () => {
  const before = studying({ preview: PREVIEW });
  const moved = { ...before, game: { ...before.game, cursor: 1 } };
  onlyStudy(endPreview(before, moved), moved, { preview: null });
  for (const preview of [{ ...PREVIEW }, null]) {
    const state = { ...moved, study: { ...moved.study, preview } };
    assert.equal(endPreview(before, state), state);
  }
});
