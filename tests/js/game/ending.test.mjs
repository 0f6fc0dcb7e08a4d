// Games that resignation or the clock ended: the end belongs to the main line, not to the other lines of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import { freshState, reduce } from "../../../web/app/state.js";
import * as editor from "../../../web/editor/sheet.js";
import { restarted } from "../../../web/game/again.js";
import { playTurn, withTree } from "../../../web/game/line.js";
import { endingHere, endingOf, endingShown, finished } from "../../../web/game/select.js";
import { changed, grown, lineThrough, promoted, pruned } from "../../../web/game/tree.js";
import { keepEnded } from "../../../web/game/tree-state.js";
import { AGAINST_BOT, PEOPLE, after, game, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/game/line.js").Game} Game */

const TURNS = ["C3", "B2-B1", "A1"];
const ASIDE = ["C3", "E3"];
/** @param {0 | 1} lost @returns {NonNullable<Game["clock"]>} */
const stopped = (lost) => ({ control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost });

/** Games of three turns, with a variation, that X has won without the board. @type {[string, Partial<Game>, boolean][]} */
const ENDS = [
  ["on time", { clock: stopped(1) }, true],
  ["by resignation", { headers: { Result: "x wins by resignation" } }, false],
  ["by the resignation to a bot", { headers: { Result: "x wins by resignation" }, seats: AGAINST_BOT }, false],
];
/** @param {Partial<Game>} parts */
const ended = (parts) => game({ turns: TURNS, tree: grown(game({ turns: TURNS }).tree, ASIDE), ...parts });

for (const [how, parts, onTime] of ENDS)
  test(`an end ${how} is on the board only at the end of the main line`, () => {
    const state = freshState(ended(parts));
    assert.deepEqual(endingHere(state), { winner: 0, onTime });
    for (const path of [ASIDE, TURNS.slice(0, 2), []])
      assert.equal(endingHere(reduce(state, { type: "go", path })), null, `${path}`);
    assert.equal(endingHere(reduce(state, { type: "study", tab: "analysis" })), null);
    assert.ok(finished(reduce(state, { type: "go", path: ASIDE })), "the game itself is finished");
  });

for (const [how, parts, onTime] of ENDS)
  test(`an end ${how} is not that of a variation from which a study is opened`, () => {
    const aside = reduce(freshState(ended(parts)), { type: "go", path: ASIDE });
    const study = reduce(aside, { type: "study", tab: "analysis" });
    assert.equal(endingShown(study), null);
    assert.deepEqual(endingShown(reduce(study, { type: "go", path: TURNS })), { winner: 0, onTime });
  });

for (const [how, parts, onTime] of ENDS)
  test(`an end ${how} goes when the main line becomes another, and stays with every other change`, () => {
    const here = ended(parts);
    const { tree } = here;
    for (const other of [promoted(tree, ASIDE), pruned(tree, TURNS), grown(tree, [...TURNS, "E1"])])
      assert.equal(endingOf(withTree(here, other)), null);
    assert.deepEqual(endingOf(withTree(here, grown(tree, ["C3", "B2-B1", "E1"]))), { winner: 0, onTime });
    assert.equal(endingOf(playTurn({ ...here, cursor: 2 }, "E1")), null, "a turn taken back is another end");
    assert.equal(endingOf(restarted(here)), null);
  });

test("a loss on time ends the line on the table, which becomes the main line", () => {
  const clock = { ...stopped(1), lost: null };
  const state = freshState(ended({ clock, turns: ASIDE, cursor: 2 }));
  const reading = /** @type {any} */ ({ side: 0, running: false, lost: 0 });
  const lost = reduce(state, { type: "time", reading });
  assert.deepEqual(endingHere(lost), { winner: 1, onTime: true });
});

test("a game that the board decides while the reader is asked to resign keeps its result", () => {
  const { game: over, ...rest } = stateOf("scene-over");
  const state = reduce({ ...rest, game: { ...over, seats: AGAINST_BOT } }, { type: "dialog", name: "resign" });
  const next = reduce(state, { type: "resign", result: "o wins by resignation" });
  assert.deepEqual([endingOf(next.game), next.dialog], [null, null]);
});

test("two people may go on after a resignation; then there is none", () => {
  const state = freshState(ended({ headers: { X: "Ann", Result: "x wins by resignation" } }));
  const on = reduce(state, { type: "no-end" });
  assert.deepEqual([endingHere(on), on.game.headers], [null, { X: "Ann" }]);
});

test("a reader who resigns to the bot loses the line on the table, wherever in it the reader looks", () => {
  const played = ended({ headers: { X: "Ann" }, seats: AGAINST_BOT });
  const dialog = /** @type {const} */ ("resign");
  for (const turns of [TURNS, ASIDE]) {
    const state = {
      ...freshState({ ...played, turns, cursor: 1 }),
      dialog,
      blocked: /** @type {const} */ ("bot_turn"),
    };
    const resigned = reduce(state, { type: "resign", result: "o wins by resignation" });
    assert.deepEqual(endingHere(resigned), { winner: 1, onTime: false });
    const { tree, ...rest } = resigned.game;
    const { tree: before, ...same } = state.game;
    const headers = { X: "Ann", Result: "o wins by resignation" };
    assert.deepEqual(rest, { ...same, cursor: turns.length, headers });
    assert.deepEqual([lineThrough(tree, []), lineThrough(tree, ["C3", "B2-B1"])], [turns, TURNS]);
    assert.notEqual(tree, before, "another tree: the library stores the game with its end");
    assert.deepEqual([resigned.dialog, resigned.blocked, resigned.boot], [null, null, state.boot]);
  }
});

for (const [how, parts] of ENDS)
  test(`another turn in place of the last one makes a game of its own of one that ended ${how}: the library keeps its end`, () => {
    joinLateSlices(editor);
    const stored = { ...freshState(ended({ ...parts, seats: PEOPLE, id: "one", idToBe: "one" })), paused: true };
    const back = reduce(stored, { type: "jump", cursor: 2 });
    assert.equal(back.game.id, "one");
    const drawn = { ...back, game: { ...back.game, draft: [] } };
    const tried = keepEnded(drawn, { ...drawn, game: playTurn(drawn.game, "E1") });
    assert.deepEqual([tried.game.id, tried.game.idToBe], [undefined, undefined]);
    assert.deepEqual(lineThrough(tried.game.tree, []), [...TURNS.slice(0, 2), "E1"]);
    const aside = keepEnded(drawn, { ...drawn, game: playTurn(drawn.game, "E1", true) });
    assert.equal(aside.game.id, "one", "a variation leaves the end");
    const going = { ...drawn, game: { ...drawn.game, headers: {}, clock: null } };
    assert.equal(keepEnded(going, { ...going, game: playTurn(going.game, "E1") }).game.id, "one", "no end, a takeback");
    const other = game({ turns: ["A1"], id: "two" });
    assert.equal(keepEnded(drawn, { ...drawn, game: other }).game, other);
    for (const id of ["", undefined]) {
      const unstored = { ...drawn, game: { ...drawn.game, id } };
      const next = { ...unstored, game: playTurn(unstored.game, "E1") };
      assert.equal(keepEnded(unstored, next), next);
    }
  });

test("the page looks after every action whether an ended game loses its end", () => {
  joinLateSlices(editor);
  const state = freshState(ended({ headers: { Result: "x wins by resignation" }, id: "one", seats: PEOPLE }));
  const cut = reduce(state, { type: "delete", path: TURNS });
  assert.deepEqual([cut.game.id, cut.previousGame?.id], [undefined, "one"]);
});

for (const [how, parts] of ENDS)
  test(`in the study of a game that ended ${how}, Make main line changes the game, and Restore brings the ended one back`, () => {
    joinLateSlices(editor);
    const over = freshState(ended({ ...parts, id: "one" }));
    const studied = after(over, { type: "study", tab: "analysis" }, { type: "go", path: ASIDE });
    const changed = reduce(studied, { type: "promote", path: ASIDE });
    assert.deepEqual([changed.game.turns, changed.study.open], [ASIDE, true], "the study goes on where it was");
    const closed = reduce(changed, { type: "study", tab: null });
    assert.deepEqual(
      [closed.game.turns, lineThrough(closed.game.tree, [])],
      [ASIDE, ASIDE],
      "the board is in the list's line",
    );
    const { previousGame } = changed;
    assert.deepEqual([previousGame?.id, previousGame?.turns, previousGame?.cursor], ["one", TURNS, TURNS.length]);
    for (const state of [closed, changed]) {
      const restored = after(state, { type: "bring-back" }, { type: "study", tab: null });
      assert.deepEqual([restored.game.turns, restored.game.cursor], [TURNS, TURNS.length]);
      assert.ok(endingHere(restored));
    }
  });

test("the game with a friend keeps its own line when its study makes another one the main line", () => {
  const seats = /** @type {Game["seats"]} */ ([
    { kind: "friend", key: "a/x" },
    { kind: "friend", key: "a/x" },
  ]);
  const state = freshState(ended({ headers: { Result: "x wins by resignation" }, seats }));
  const open = after(state, { type: "study", tab: "analysis" }, { type: "go", path: ASIDE });
  const closed = after(open, { type: "promote", path: ASIDE }, { type: "study", tab: null });
  assert.deepEqual(closed.game.turns, TURNS);
});

test("a game that is restored in a study is the one that the study leads back to", () => {
  joinLateSlices(editor);
  const replaced = after(freshState(game({ turns: ["A1"] })), { type: "new-game", game: game() });
  const open = after(replaced, { type: "study", tab: "analysis" }, { type: "bring-back" });
  const { game: back } = reduce(open, { type: "study", tab: null });
  assert.deepEqual([back.turns, back.cursor], [["A1"], 1]);
});

test("a branch that is deleted in a study comes back with the game's own line", () => {
  const state = after(
    freshState(game({ turns: TURNS })),
    { type: "study", tab: "analysis" },
    { type: "jump", cursor: 1 },
  );
  const tried = { ...state, game: playTurn(state.game, "E1", true) };
  const cut = reduce(tried, { type: "delete", path: ["C3", "E1"] });
  assert.deepEqual(
    [cut.game.turns, cut.previousGame?.turns, cut.previousGame?.draft],
    [["C3", "B2-B1", "A1"], TURNS, []],
  );
  const { game: back } = after(cut, { type: "bring-back" }, { type: "study", tab: null });
  assert.deepEqual([back.turns, back.cursor], [TURNS, TURNS.length]);
});

/** The tree of the same game, whose last turn leaves the other side no cell. */
const WON = grown(
  changed(game({ turns: TURNS }).tree, TURNS, (each) => ({
    ...each,
    summary: { ate: 0, mobility: [3, 0], kind: "growth" },
  })),
  ASIDE,
);
for (const [how, parts] of /** @type {typeof ENDS} */ ([...ENDS, ["on the board", { tree: WON }, false]]))
  test(`the library keeps a game that ended ${how} when another main line takes its place, also in a study that leads back to a variation`, () => {
    joinLateSlices(editor);
    const over = freshState(ended({ ...parts, turns: ASIDE, cursor: 2, id: "one" }));
    const studied = after(over, { type: "study", tab: "analysis" }, { type: "go", path: ["C3"] });
    for (const type of /** @type {const} */ (["promote", "delete"]))
      for (const state of [over, studied]) {
        const next = reduce(state, { type, path: type === "promote" ? ASIDE : TURNS.slice(0, 2) });
        const codes = next.notices.map(({ code }) => code);
        assert.deepEqual(
          [next.game.id, next.previousGame?.id, codes],
          [undefined, "one", [type === "promote" ? "promoted" : "deleted"]],
          type,
        );
        assert.deepEqual(next.previousGame?.turns, ASIDE);
      }
  });
