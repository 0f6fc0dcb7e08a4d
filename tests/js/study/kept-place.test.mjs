// A study that is open when the page is reloaded is open again, at its place and tab. What is stored may be damaged, or of another game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { studiedIn } from "../../../web/app/history.js";
import { decodePlace } from "../../../web/app/persistence.js";
import { reduce } from "../../../web/app/state.js";
import { branchAt } from "../../../web/game/tree.js";
import { keyOf, playTurn } from "../../../web/game/line.js";
import { keepPlace } from "../../../web/study/kept-place.js";
import { PLACE_KEY } from "../../../web/study/stored.js";
import { atHome, reopened, storedPlace } from "../../../web/study/rest.js";
import { NO_STUDY } from "../../../web/study/state.js";
import { fakeStorage, FRIEND, PEOPLE, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

/** @type {any} */
const page = globalThis;
const CELLS = 19;
const CLOCK = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };

/** A game in a study, with a turn tried after its end. */
function studied() {
  const before = stateOf("scene-start-hexhex3");
  const opened = reduce(before, { type: "study", tab: "openings" });
  const game = playTurn(opened.game, "C3", true);
  return { before, state: { ...opened, game, sceneKey: keyOf(game) } };
}

/** The page after a reload: the game as it was stored. @param {State} state @param {Partial<State["game"]>} [parts] @returns {State} */
function reloaded(state, parts) {
  const { game, scene, sceneKey } = atHome(state);
  return { ...state, game: { ...game, ...parts }, scene, sceneKey, study: NO_STUDY };
}

/** What is stored after these states. @param {any} t @param {readonly State[]} states */
function stored(t, ...states) {
  page.sessionStorage = fakeStorage();
  t.after(() => delete page.sessionStorage);
  const keep = keepPlace();
  for (const each of states) keep(each);
  return page.sessionStorage.getItem(PLACE_KEY);
}

test("a study is open again after a reload, at its place and tab; the game is stored as it was before the study", (t) => {
  const { before, state } = studied();
  const text = stored(t, state);
  assert.equal(storedPlace(), text);
  const place = decodePlace(text, CELLS);
  assert(place);
  const again = reopened(reloaded(state), place);
  assert.deepEqual(
    [again.study.open, again.study.tab, again.game.turns, again.game.cursor],
    [true, "openings", ["C3"], 1],
  );
  assert.deepEqual([again.scene, again.sceneKey], [state.scene, keyOf(state.game)], "the board at once");
  const home = atHome(again);
  assert.deepEqual([home.game.turns, home.scene, home.sceneKey], [[], before.scene, before.sceneKey]);
  assert.ok(branchAt(home.game.tree, ["C3"]), "what was tried stays");
  const closed = reduce(again, { type: "study", tab: null });
  assert.deepEqual([closed.study.open, closed.game.turns], [false, []]);
});

test("no study opens where none may be: with a friend, with a clock, of another game, from a damaged text", (t) => {
  const { state } = studied();
  const text = stored(t, state);
  const place = decodePlace(text, CELLS);
  assert(place);
  const friends = { seats: /** @type {State["game"]["seats"]} */ ([FRIEND, PEOPLE[0]]) };
  for (const parts of [
    friends,
    { clock: CLOCK, seats: PEOPLE },
    { ruleset: "classic" },
    { tree: stateOf("scene-start-hexhex3").game.tree },
  ]) {
    const page = reloaded(state, parts);
    assert.equal(reopened(page, place), page);
  }
  const good = JSON.parse(text);
  const page = reloaded(state);
  assert.equal(reopened(page, { ...place, cursor: 2 }), page);
  for (const bad of [
    "",
    "{",
    "null",
    "7",
    { ...good, tab: "cat" },
    { ...good, turns: [1] },
    { ...good, cursor: -1 },
    { ...good, draft: null },
  ])
    assert.equal(decodePlace(typeof bad === "string" ? bad : JSON.stringify(bad), CELLS), null);
  for (const scene of [{}, good.scene[0], [{ ...good.scene[0], stones: "." }, good.scene[1]]])
    assert.equal(decodePlace(JSON.stringify({ ...good, scene }), CELLS)?.scene, null);
});

test("nothing is kept of a closed study, nor of the study of a puzzle", (t) => {
  const { state } = studied();
  assert.equal(stored(t, state, reduce(state, { type: "study", tab: null })), null);
  assert.equal(stored(t, { ...state, learn: /** @type {any} */ ({ kind: "puzzle" }) }), null);
});

test("the history says whether the study was open", () => {
  const place = { dialog: null, learn: null, study: true, editor: false, table: 0 };
  assert.ok(studiedIn({ root: 0, places: [{ ...place, study: false }, place] }));
  for (const other of [{ study: false }, { study: 1 }, { learn: "puzzle/3" }, { editor: true }])
    assert.ok(!studiedIn({ root: 0, places: [{ ...place, ...other }] }));
  for (const bad of [null, 7, {}, { root: 0, places: [] }, { root: 0, places: [null] }]) assert.ok(!studiedIn(bad));
});
