// The study's part of the state: tried turns are not part of the game, and results stay with their game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buttonOf, painted } from "../page.mjs";
import { restarted } from "../../../web/game/again.js";
import { moverOf } from "../../../web/game/select.js";
import { reduce } from "../../../web/app/state.js";
import { keyOf, pathOf, turnKeyOf } from "../../../web/game/line.js";
import { branch } from "../../../web/game/tree.js";
import { fixture, layout, stateOf } from "../fixtures.mjs";
import { atHome } from "../../../web/study/handlers.js";
import { variationEnd, findingOf, reviewOf } from "../../../web/study/state.js";
import { hintOf } from "../../../web/study/hint.js";
import { hintWords } from "../../../web/study/hint-words.js";
import { findingHere, listedOf } from "../../../web/study/found.js";
import { study } from "../../../web/study/study.js";
import { finding, played, reviewed, seen, TURNS } from "./reviewed.mjs";

test("the board shows the losing turn once the review has found it, if the reader asked for it and stayed at the end", () => {
  const { game, study } = reviewed({ seek: true });
  assert.deepEqual([pathOf(game), game.turns, study.seek], [TURNS.slice(0, 3), TURNS, false]);
  assert.equal(reviewed().game.cursor, TURNS.length);
  assert.equal(reviewed({ seek: true, cursor: 1 }).game.cursor, 1);
  assert.equal(reviewed({ seek: true, left: true }).game.cursor, TURNS.length, "the reader is back at the game");
});

test("a review that ends after a rematch leaves the game alone that the reader then brings back", () => {
  const asked = reduce(played(), { type: "review-game", seek: true });
  const { review } = asked.study;
  assert.ok(review && asked.study.seek);
  const again = seen(reduce(asked, { type: "new-game", game: restarted(asked.game) }));
  const back = reduce(again, { type: "bring-back" });
  const found = reviewed().study.review?.found ?? null;
  const ended = seen(reduce(back, { type: "reviewed", review: { ...review, found, running: false } }));
  assert.deepEqual([ended.study.open, pathOf(ended.game)], [false, TURNS]);
  assert.deepEqual(pathOf(seen(reduce(ended, { type: "study", tab: "review" })).game), TURNS, "nor in a later study");
});

test("the board report has its name in words, and not a sign alone", () => {
  const state = reduce(stateOf("scene-growth"), { type: "study", tab: "analysis" });
  /** @type {any[]} */
  const actions = [];
  const act = (/** @type {any} */ action) => actions.push(action);
  const place = painted(study(/** @type {any} */ ({ state, act, layout: layout("hexhex3") })));
  const report = buttonOf(place, "Board report");
  assert.equal(report?.className.includes("icon-only"), false);
  report?.click();
  assert.deepEqual(actions, [{ type: "dialog", name: "report" }]);
});

test("in a study the reader plays both sides, and after it the bot waits", () => {
  const state = reduce(played(3), { type: "study", tab: "analysis" });
  assert.equal(moverOf(state).kind, "person");
  const closed = reduce(state, { type: "study", tab: null });
  assert.equal(moverOf(closed).kind, "person"); // Red's turn
  assert.equal(closed.game.cursor, TURNS.length);
  assert.deepEqual(closed.game.turns, TURNS);
});

test("a line played in a study is a variation, and is not stored as the game", () => {
  const state = reduce(reduce(played(), { type: "study", tab: "analysis" }), {
    type: "play-line",
    variation: { path: TURNS.slice(0, 2), line: ["A1", "A2"] },
  });
  assert.deepEqual(state.game.turns, ["C3", "B2-B1", "A1", "A2"]);
  assert.equal(state.game.cursor, 4);
  assert.deepEqual(atHome(state).game.turns, TURNS);
  assert.deepEqual(
    state.game.tree.next[0].next[0].next.map(({ turn }) => turn),
    ["E1", "A1"],
  );
  assert.deepEqual(reduce(state, { type: "study", tab: null }).game.turns, TURNS);
});

test("a game is tried again from an earlier turn against the same bot", () => {
  const state = reduce(reviewed(), { type: "retry", path: TURNS.slice(0, 2) });
  assert.equal(state.study.open, false);
  assert.equal(state.paused, false);
  assert.deepEqual(state.game.turns, TURNS.slice(0, 2));
  assert.deepEqual(state.game.seats[1], { kind: "bot", level: "larva" });
  assert.equal(state.game.tree.next[0].next[0].next[0].turn, "E1"); // the old turns stay
});

test("who tries a turn again reads what to do, until a cell is aimed at, and may ask for a hint", () => {
  const path = TURNS.slice(0, 2);
  const state = reduce({ ...reviewed(), aim: 3 }, { type: "retry", path });
  assert.equal(state.aim, null);
  assert.equal(hintWords(state, layout("hexhex3")), "Your turn: find a better one.");
  assert.equal(hintWords({ ...state, game: { ...state.game, cursor: 1 } }, layout("hexhex3")), null);
  const asked = reduce({ ...state, sceneKey: keyOf(state.game) }, { type: "hint" });
  assert.deepEqual(asked.study.hint, { key: keyOf(state.game), step: 1, found: null });
  assert.equal(reduce(reviewed(), { type: "retry", path: TURNS.slice(0, 1) }).study.hint, null); // the bot plays
});

test("findings belong to the reviewed turns", () => {
  const state = reviewed();
  assert.equal(findingOf(state, TURNS.slice(0, 3))?.annotation, "??");
  assert.equal(findingOf(state, ["C3", "A1", "E1"]), null);
  assert.equal(findingHere(reduce(state, { type: "go", path: TURNS.slice(0, 2) }))?.ply, 2);
  assert.equal(findingHere(reduce(state, { type: "go", path: TURNS.slice(0, 3) }))?.ply, 2);
  assert.equal(findingHere(reduce(state, { type: "go", path: TURNS.slice(0, 1) })), null);
  const other = reduce(state, {
    type: "new-game",
    game: { ...state.game, board: "hexhex4", tree: branch(), turns: [], cursor: 0 },
  });
  assert.equal(reviewOf(other), null);
});

test("of two mistakes in a row the board shows the one that the reader chose, else the one that was just played", () => {
  const both = reviewed();
  assert(both.study.review?.found);
  const found = { ...both.study.review.found, findings: [finding(1, "?"), finding(2, "??")] };
  const state = reduce(both, { type: "reviewed", review: { ...both.study.review, found } });
  const between = reduce(state, { type: "go", path: TURNS.slice(0, 2) });
  assert.equal(findingHere(between)?.ply, 1);
  const before = reduce(state, { type: "see-finding", ply: 2, after: false });
  assert.deepEqual([before.game.cursor, findingHere(before)?.ply], [2, 2]);
  const after = reduce(before, { type: "see-finding", ply: 1, after: true });
  assert.deepEqual([after.game.cursor, findingHere(after)?.ply], [2, 1]);
});

test("results of an older review are ignored", () => {
  const state = reviewed();
  const again = reduce(reduce(state, { type: "retry", path: TURNS.slice(0, 2) }), { type: "review-game" });
  assert.equal(again.study.review?.found, null);
  assert(state.study.review);
  assert.equal(reduce(again, { type: "reviewed", review: state.study.review }), again);
});

test("the end of a line is a separate game", () => {
  const end = variationEnd(played().game, { path: ["C3"], line: ["A1"] });
  assert.deepEqual([end.turns, end.cursor, end.draft], [["C3", "A1"], 2, []]);
});

test("the lines of an analysis do not change while the reader points at them", () => {
  const open = reduce(played(), { type: "study", tab: "analysis" });
  const key = turnKeyOf(open.game);
  const found = (/** @type {number} */ nodes) => ({ nodes, done: false, value: 0.5, proven: null, choices: [] });
  const first = reduce(open, { type: "analysed", key, found: found(64) });
  const held = reduce(reduce(first, { type: "hold-lines", on: true }), { type: "analysed", key, found: found(128) });
  assert.equal(listedOf(held)?.nodes, 64);
  assert.equal(listedOf(reduce(held, { type: "hold-lines", on: true }))?.nodes, 64);
  assert.equal(listedOf(reduce(held, { type: "hold-lines", on: false }))?.nodes, 128);
  assert.equal(listedOf(reduce(held, { type: "analyse", change: { engine: false } })), null);
});

test("a hint does not come back in a new game on the same board", () => {
  const asked = reduce(stateOf("scene-growth"), { type: "hint" });
  const found = reduce(asked, { type: "hinted", key: keyOf(asked.game), found: /** @type {any} */ ({ turn: "B2" }) });
  assert.notEqual(hintOf(found), null);
  assert.equal(hintOf(reduce(found, { type: "new-game", game: { ...found.game } })), null);
});

test("a hint that the engine does not find says so once, and may be asked for again", () => {
  const asked = reduce(stateOf("scene-growth"), { type: "hint" });
  const key = keyOf(asked.game);
  const failed = reduce(asked, { type: "hinted", key, found: null });
  assert.equal(hintWords(failed, layout("hexhex3")), "No hint could be found here.");
  const again = reduce(failed, { type: "hint" });
  assert.deepEqual(hintOf(again), { key, step: 1, found: null });
});

test("there is no hint where every turn loses at once", () => {
  const state = stateOf("scene-growth");
  assert(state.scene);
  const winner = /** @type {0 | 1} */ (1 - state.scene.mover);
  const lost = state.scene.options.map((option) => ({ ...option, wins: winner }));
  const asked = (/** @type {typeof lost} */ options) =>
    reduce({ ...state, scene: { ...fixture("scene-growth").scene, options } }, { type: "hint" }).study.hint;
  assert.equal(asked(lost), null);
  assert.equal(asked([...lost.slice(1), { ...lost[0], wins: /** @type {any} */ (null) }])?.step, 1);
});

test("the reader can ask for a hint after a refusal, and the refusal's words disappear", () => {
  const state = stateOf("scene-growth");
  const [refusal] = fixture("scene-growth").scene.refusals;
  const asked = reduce({ ...state, refusal }, { type: "hint" });
  assert.deepEqual([asked.refusal, asked.study.hint?.step], [null, 1]);
});
