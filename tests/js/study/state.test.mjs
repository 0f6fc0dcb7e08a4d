// The board during a study, and the results for its position.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf, startKey } from "../../../web/game/line.js";
import { homeGame } from "../../../web/game/select.js";
import { branchAt, grown } from "../../../web/game/tree.js";
import { analysisOf, findingHere, listedOf, openingsOf, shownHere, sourceOf } from "../../../web/study/found.js";
import { atHome } from "../../../web/study/handlers.js";
import { boardState, findingOf, NO_STUDY, reviewOf, variationEnd } from "../../../web/study/state.js";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import { reduce } from "../../../web/app/state.js";
import { stateOf } from "../fixtures.mjs";

joinLateSlices();

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/study/state.js").Study} Study */
const TURNS = ["B4", "C1", "C3", "D4"];
const state = stateOf("scene-growth");
/** @param {Partial<Study>} study @param {Partial<State["game"]>} [parts] @returns {State} */
const studying = (study, parts) => ({ ...state, game: { ...state.game, ...parts }, study: { ...NO_STUDY, ...study } });
const FOUND = /** @type {any} */ ({ lines: [1] });
const KEY = keyOf(state.game);
/** @param {number} ply @param {string} annotation */
const finding = (ply, annotation) => /** @type {any} */ ({ ply, annotation });

/** @param {any[]} findings @param {Partial<import("../../../web/study/state.js").Reviewed>} [parts] @returns {Partial<Study>} */
const reviewed = (findings, parts) => ({
  review: {
    startKey: startKey(state.game),
    turns: TURNS,
    found: /** @type {any} */ ({ findings }),
    running: false,
    ...parts,
  },
});

test("a study is closed at first, on the review tab, without results", () => {
  const { open, tab, seek, all, coached, ...nothing } = NO_STUDY;
  assert.deepEqual(
    { open, tab, seek, all, coached },
    { open: false, tab: "review", seek: false, all: false, coached: false },
  );
  assert.ok(Object.values(nothing).every((part) => part === null));
});

test("the end of a variation is always the same game object", () => {
  const variation = { path: TURNS.slice(0, 2), line: ["A1", "A2", "A3"] };
  const drafted = { ...state.game, draft: ["E1"] };
  const end = variationEnd(drafted, variation);
  assert.deepEqual(end, { ...state.game, turns: ["B4", "C1", "A1", "A2", "A3"], cursor: 5, draft: [] });
  assert.equal(variationEnd(drafted, variation), end);
  assert.notEqual(variationEnd({ ...drafted }, variation), end);
});

test("a review is of a game with the same start that still has its turns", () => {
  const known = studying(reviewed([]));
  assert.equal(reviewOf(known), known.study.review);
  assert.equal(reviewOf(state), null);
  assert.equal(reviewOf(studying(reviewed([], { startKey: "other" }))), null);
  assert.equal(reviewOf(studying(reviewed([], { turns: ["B4", "A1"] }))), null);
  assert.ok(reviewOf(studying(reviewed([], { turns: ["B4"] }))));
});

test("a finding belongs to the last turn of a path through the reviewed turns", () => {
  const all = studying(reviewed([finding(0, "?"), finding(3, "??")]));
  assert.equal(findingOf(all, TURNS)?.ply, 3);
  assert.equal(findingOf(all, TURNS.slice(0, 1))?.ply, 0);
  assert.equal(findingOf(all, TURNS.slice(0, 2)), null);
  assert.equal(findingOf(all, []), null);
  assert.equal(findingOf(all, ["A1"]), null);
  assert.equal(findingOf(all, [...TURNS, "E1"]), null);
  assert.equal(findingOf(studying(reviewed([], { found: null })), TURNS), null);
  assert.equal(findingOf(state, TURNS), null);
});

test("of two marked turns the played one counts, unless the reader chose the next", () => {
  const marked = [finding(1, "?"), finding(2, "??")];
  const at = (/** @type {number} */ cursor, /** @type {Partial<Study>} */ more = {}, found = marked) =>
    findingHere(studying({ ...reviewed(found), ...more }, { cursor }))?.ply ?? null;
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((cursor) => at(cursor)),
    [null, 1, 1, 2, null],
  );
  assert.equal(at(2, { asked: 2 }), 2);
  assert.equal(at(2, { asked: 1 }), 1);
  assert.equal(at(2, { asked: 0 }), 1);
  assert.equal(at(2, {}, [finding(1, ""), finding(2, "?")]), 2);
  assert.equal(at(4, {}, [finding(3, "?")]), 3);
});

test("along the better line, or the answers to a mistake, the panel stays at the mistake and counts the steps of the line", () => {
  // The second answer is the game's own last turn, and so the first two are those of the game.
  const mistake = { ...finding(1, "??"), line: ["A1", "A2"], answers: ["C3", "D4", "E5"] };
  const quiet = { ...finding(0, ""), line: ["E1"], answers: [] };
  const at = (/** @type {string} */ path, /** @type {Partial<Study>} */ study = {}) => {
    const turns = path ? path.split(" ") : [];
    const more = { ...reviewed([quiet, mistake]), asked: 1, ...study };
    const found = shownHere(studying(more, { turns, cursor: turns.length }));
    return found && [found.finding.ply, found.after, found.steps];
  };
  assert.deepEqual(at("B4 A1"), [1, false, 1]);
  assert.deepEqual(at("B4 A1 A2"), [1, false, 2]);
  assert.deepEqual(at("B4 C1 C3 D4 E5"), [1, true, 3]);
  // Turns of the game are along the line only for who came by the line's buttons.
  assert.deepEqual(at("B4 C1 C3"), null);
  assert.deepEqual(at("B4 C1 C3", { along: ["B4", "C1", "C3"] }), [1, true, 1]);
  assert.deepEqual(at("B4 C1 C3 D4", { along: ["B4", "C1", "C3", "D4"] }), [1, true, 2]);
  assert.deepEqual(at("B4 C1 C3 D4", { along: ["B4", "C1", "C3"] }), null);
  // Before the line, the mistake is the next turn; after it, the last one.
  assert.deepEqual(
    [at("B4"), at("B4 C1")],
    [
      [1, false, 0],
      [1, true, 0],
    ],
  );
  assert.deepEqual([at(""), at("E5"), at("B4 A1 E5"), at("B4 A1 A2 A3")], [null, null, null, null]);
  // Without the mistake that the reader chose there is no line.
  for (const study of [{ asked: null }, { asked: 0 }, { asked: 2 }, { review: null }, reviewed([], { found: null })])
    assert.equal(at("B4 A1", study), null);
  // A turn without a mark has a line, but nothing to say before it.
  assert.deepEqual([at("E1", { asked: 0 }), at("", { asked: 0 })], [[0, false, 1], null]);
});

test("a reader's game is played here only if it has seats and was not opened", () => {
  const entry = (/** @type {object} */ parts) => sourceOf(/** @type {any} */ ({ seats: [], ...parts }));
  assert.deepEqual(
    [entry({}), entry({ played: "device" }), entry({ played: "opened" }), entry({ seats: null })],
    ["played", "played", "imported", "imported"],
  );
});

test("an analysis is shown on its tab, of the position on the board, while the engine is on", () => {
  const shown = { open: true, tab: /** @type {const} */ ("analysis"), analysis: { key: KEY, found: FOUND } };
  const on = studying(shown);
  const engine = (/** @type {boolean} */ running) => ({
    ...on,
    settings: { ...on.settings, analysis: { ...on.settings.analysis, engine: running } },
  });
  assert.equal(analysisOf(engine(true)), FOUND);
  assert.equal(analysisOf(engine(false)), null);
  assert.equal(analysisOf({ ...engine(true), study: { ...on.study, open: false } }), null);
  assert.equal(analysisOf({ ...engine(true), study: { ...on.study, tab: "review" } }), null);
  assert.equal(analysisOf({ ...engine(true), study: { ...on.study, analysis: null } }), null);
  assert.equal(analysisOf({ ...engine(true), game: { ...on.game, cursor: 1 } }), null);
  const held = { key: KEY, found: /** @type {any} */ ({ lines: [2] }) };
  assert.equal(listedOf(engine(true)), FOUND);
  assert.equal(listedOf({ ...engine(true), study: { ...on.study, held } }), held.found);
  assert.equal(listedOf({ ...engine(true), study: { ...on.study, held: { ...held, key: "other" } } }), FOUND);
  assert.equal(listedOf({ ...engine(false), study: { ...on.study, held } }), null);
});

test("openings belong to the position on the board", () => {
  assert.equal(openingsOf(studying({ openings: { key: KEY, found: FOUND } })), FOUND);
  assert.equal(openingsOf(studying({ openings: { key: "other", found: FOUND } })), null);
  assert.equal(openingsOf(state), null);
});

/** @type {Record<string, import("../../../web/app/state.js").Action>} */
const ENDS = {
  "goes to another turn": { type: "jump", cursor: 1 },
  "steps half a turn back": { type: "half-step", by: -1 },
  "switches the engine off": { type: "analyse", change: { engine: false } },
  "counts other games": { type: "count-games", source: "played" },
  "deletes a turn": { type: "delete", path: TURNS },
  "leaves the study": { type: "study", tab: null },
};
for (const [does, action] of Object.entries(ENDS))
  test(`a preview ends when the reader ${does}: the line may have gone from under the pointer`, () => {
    const preview = { path: TURNS.slice(0, 1), line: ["A1"] };
    const pointed = studying({ open: true, preview }, { tree: grown(state.game.tree, TURNS), turns: TURNS, cursor: 4 });
    assert.equal(reduce(pointed, action).study.preview, null);
    const other = { path: TURNS, line: ["A1"] };
    assert.equal(reduce(pointed, { type: "preview", variation: other }).study.preview, other);
    const aid = reduce(pointed, { type: "settings", change: { coordinates: "diagonals" } });
    assert.equal(aid.study.preview, preview, "with other names of the cells");
  });

test("the end of a line that the reader points at is on the board when its scene is there, and no cell is open", () => {
  const preview = { path: TURNS.slice(0, 1), line: ["A1"] };
  const scene = /** @type {any} */ ({ stones: "" });
  const pointed = {
    ...studying({ preview }),
    aim: 3,
    watch: /** @type {const} */ (1),
    queue: [{ cell: 1, name: "A1" }],
  };
  assert.equal(boardState(pointed), pointed);
  const end = variationEnd(pointed.game, preview);
  const other = { ...pointed, study: { ...pointed.study, previewed: { key: "other", scene } } };
  assert.equal(boardState(other), other);
  const shown = boardState({ ...pointed, study: { ...pointed.study, previewed: { key: keyOf(end), scene } } });
  assert.deepEqual(
    [shown.game, shown.scene, shown.sceneKey, shown.aim, shown.watch, shown.queue],
    [end, scene, null, null, null, []],
  );
  assert.deepEqual([shown.refusal, shown.blocked, shown.settings], [null, null, state.settings]);
});

test("the stored game is the one from before the study", () => {
  const home = { turns: TURNS.slice(0, 3), cursor: 2 };
  const tried = studying(
    { open: true, home },
    { draft: ["A1"], tree: grown(state.game.tree, ["B4", "E1"]), turns: ["B4", "E1"], cursor: 2 },
  );
  const kept = homeGame(tried);
  assert.deepEqual(kept, { ...tried.game, turns: home.turns, cursor: 2, draft: [] });
  assert.equal(homeGame(tried), kept);
  assert.ok(branchAt(kept.tree, ["B4", "E1"]), "what was tried out stays in the tree");
  assert.deepEqual(atHome(tried), { ...tried, game: kept, scene: null, sceneKey: null }, "its scene is not known");
  const shut = { ...tried, study: { ...tried.study, open: false } };
  assert.equal(atHome(shut), shut);
  const gone = { ...tried, study: { ...tried.study, home: { turns: ["A5"], cursor: 1 } } };
  assert.equal(homeGame(gone), gone.game);
});

test("a study that was opened before the game was known to be over turns to the review", () => {
  const unknown = { ...state, scene: null, sceneKey: null };
  const scene = /** @type {State["scene"]} */ ({ ...state.scene, phase: "over" });
  /** @param {State} from @param {State["scene"]} found */
  const after = (from, found) =>
    reduce(
      { ...reduce(from, { type: "study", tab: "analysis" }), scene: found, sceneKey: KEY },
      { type: "all-findings" },
    );
  assert.equal(after(unknown, scene).study.tab, "review");
  assert.equal(after(unknown, state.scene).study.tab, "analysis", "of a game that goes on");
  assert.equal(after({ ...state, scene }, scene).study.tab, "analysis", "chosen although the game is over");
});
