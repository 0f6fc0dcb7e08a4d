import assert from "node:assert/strict";
import { test } from "node:test";
import { botToPlay, current, openOptions } from "../../../web/game/select.js";
import { lineOf } from "../../../web/app/prompt.js";
import { assemble, freshState, isKnown, joinSlices, reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { branches } from "../../../web/game/tree-nodes.js";
import { after, AGAINST_BOT, fixture, game, layout, press, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */

test("a legal cell that completes its turn is played", () => {
  const state = after(stateOf("scene-start-hexhex3"), press("C3"));
  assert.deepEqual([state.game.turns, state.game.cursor, current(state)], [["C3"], 1, false]);
});

test("a legal cell that eats waits for its bonus, and can be taken back", () => {
  const { request } = fixture("scene-bonus-owed");
  const state = stateOf("scene-bonus-owed");
  const [option] = state.scene?.options ?? [];
  const name = layout("hexhex3").cells[option.cell].name;
  assert.deepEqual(after(state, press(name)).game.turns.at(-1), `${request.params.draft.join("-")}-${name}`);
  assert.deepEqual(after(state, { type: "take-back" }).game.draft, []);
});

test("an illegal cell changes nothing but shows the refusal, until the next action", () => {
  const state = stateOf("scene-bonus-owed");
  const [refusal] = state.scene?.refusals ?? [];
  const refused = after(state, press(refusal.text));
  assert.equal(refused.refusal, refusal);
  assert.equal(refused.game, state.game);
  assert.equal(after(refused, { type: "take-back" }).refusal, null);
});

test("a click before the scene comes is played when it comes", () => {
  const early = after(freshState(game()), press("B2"));
  assert.equal(early.blocked, "still_loading");
  const arrived = after(early, { type: "scene", key: keyOf(early.game), scene: fixture("scene-start-hexhex3").scene });
  assert.deepEqual([arrived.game.turns, arrived.queue, arrived.blocked], [["B2"], [], null]);
});

test("a late scene of another moment is dropped", () => {
  const state = freshState(game({ turns: ["C3"] }));
  assert.equal(after(state, { type: "scene", key: keyOf(game()), scene: fixture("scene-start-hexhex3").scene }), state);
});

test("a bot's turn takes no clicks and offers no options", () => {
  const state = stateOf("scene-start-hexhex3", { seats: AGAINST_BOT, starts: 1 });
  assert.equal(botToPlay(state), true);
  assert.deepEqual(openOptions(state), []);
  const pressed = after(state, press("C3"));
  assert.deepEqual([pressed.blocked, pressed.game.turns], ["bot_turn", []]);
});

test("a bot's turn is played in steps, each checked against the scene", () => {
  const state = stateOf("scene-start-hexhex3", { seats: AGAINST_BOT, starts: 1 });
  const played = after(state, { type: "bot-turn", key: keyOf(state.game), cells: [{ cell: 9, name: "C3" }] });
  assert.deepEqual(after(played, { type: "bot-step" }).game.turns, ["C3"]);
  const wrong = after(
    state,
    { type: "bot-turn", key: keyOf(state.game), cells: [{ cell: 99, name: "Z9" }] },
    { type: "bot-step" },
  );
  assert.deepEqual([wrong.game.turns, wrong.paused], [[], true]);
  assert.equal(after(state, { type: "bot-turn", key: "another game", cells: [] }), state);
});

test("stopping a bot pauses it, and letting it play goes on", () => {
  const state = stateOf("scene-start-hexhex3", { seats: AGAINST_BOT, starts: 1 });
  const paused = after(state, { type: "thinking", key: keyOf(state.game) }, { type: "pause" });
  assert.deepEqual([paused.paused, paused.thinking], [true, null]);
  assert.equal(after(paused, { type: "resume" }).paused, false);
});

test("a turn in the past makes a variation, and deleting it can be undone", () => {
  const long = { ...game({ turns: ["C3", "A1", "A3", "E1"] }), cursor: 0 };
  const { scene } = fixture("scene-start-hexhex3");
  const state = { ...freshState(long), scene, sceneKey: keyOf(long) };
  const other = after(state, press("D1"));
  assert.deepEqual(
    [other.game.turns, other.game.tree.next.map(({ turn }) => turn), other.previousGame],
    [["D1"], ["C3", "D1"], null],
  );
  const promoted = after(other, { type: "promote", path: ["D1"] });
  assert.deepEqual(
    promoted.game.tree.next.map(({ turn }) => turn),
    ["D1", "C3"],
  );
  const cut = after(promoted, { type: "delete", path: ["D1"] });
  assert.deepEqual([cut.game.turns, cut.game.cursor, cut.notices[0].code], [long.turns, 0, "deleted"]);
  const back = after(cut, { type: "bring-back" });
  assert.deepEqual([back.game.turns, back.notices], [["D1"], []]);
});

test("after an undo the line asks for another turn, and says nothing of a game to come back to", () => {
  const played = { ...stateOf("scene-growth"), paused: false };
  const undone = after(played, { type: "undo" });
  assert.ok(undone.game.cursor < undone.game.turns.length);
  const said = (/** @type {import("../../../web/app/state.js").State} */ state) =>
    lineOf(state, layout(state.game.board)).text;
  assert.equal(said(undone), "Taken back. Play another turn.");
  const back = after(undone, { type: "redo" }, { type: "step", by: -1 });
  assert.match(said(back), /^(The start|After turn|Turn) /);
});

test("a new game keeps an unfinished one", () => {
  const state = after(stateOf("scene-growth-hexhex4"), { type: "new-game", game: game() });
  assert.deepEqual([state.game.turns, state.scene, state.notices[0].code], [[], null, "replaced"]);
  assert.notEqual(state.previousGame, null);
  for (const code of /** @type {const} */ (["deleted", "promoted"])) {
    const offered = { ...stateOf("scene-growth-hexhex4"), notices: [{ code, text: null }] };
    const codes = after(offered, { type: "new-game", game: game() }).notices.map((notice) => notice.code);
    assert.deepEqual(codes, ["replaced"], "Restore brings back one game only");
  }
});

test("a new game after a finished one that was studied brings no notice, and has no study", () => {
  const over = stateOf("scene-over");
  const asked = after(over, { type: "review-game" });
  const { review } = asked.study;
  assert.ok(review && asked.study.open);
  const found = /** @type {any} */ ({ findings: [{ ply: 1 }], finished: true });
  const seen = after(
    asked,
    { type: "reviewed", review: { ...review, found, running: false } },
    { type: "see-finding", ply: 1, after: false },
  );
  assert.equal(seen.game.cursor, 1);
  const fresh = after(seen, { type: "new-game", game: game() });
  assert.deepEqual([fresh.game.turns, fresh.notices, fresh.study.open], [[], [], false]);
});

test("the form for a new game is unchanged when the reader comes back from the bots", () => {
  const form = after(stateOf("scene-growth"), { type: "dialog", name: "new" });
  const chosen = after(form, { type: "setup", change: { board: "hexhex5", starts: "lots" } });
  const back = after(chosen, { type: "dialog", name: "bots" }, { type: "dialog", name: "new" });
  assert.deepEqual(back.setup, chosen.setup);
  assert.notDeepEqual(back.setup, form.setup);
});

test("a stored game with an illegal turn goes on from its longest legal beginning, and the text is kept", () => {
  const { request, scene } = fixture("scene-refused-turn");
  const stored = game({ board: request.params.board, turns: request.params.turns });
  const state = after(freshState(stored), { type: "scene", key: keyOf(stored), scene });
  assert.equal(state.game.turns.length, scene.refused?.index);
  assert.equal(current(state), true);
  assert.deepEqual(state.notices, [{ code: "not_legal", text: stored.turns.join(" ") }]);
  assert.deepEqual(state.previousGame?.turns, stored.turns);
  assert.equal([...branches(state.game.tree)].length, state.game.turns.length + 1);
});

test("only one step forward is animated", () => {
  const { scene: before } = fixture("scene-start-hexhex3");
  const one = game({ turns: ["C3"] });
  const { scene } = fixture("scene-growth");
  const state = after({ ...freshState(one), scene: before }, { type: "scene", key: keyOf(one), scene });
  const expected = scene.played.length === 1 ? scene.last?.events : [];
  assert.deepEqual(state.motion.events, expected);
  assert.deepEqual(after({ ...freshState(one) }, { type: "scene", key: keyOf(one), scene }).motion.events, []);
});

test("without a choice it takes two taps of a finger, on every cell and whether or not a game was finished, and one press with a mouse", () => {
  const empty = stateOf("scene-start-hexhex3");
  const later = stateOf("scene-growth");
  for (const state of [empty, later, after(empty, { type: "settings", change: { tools: true } })]) {
    const [{ cell }] = state.scene?.options ?? [];
    const tap = { type: /** @type {const} */ ("press"), cell, name: layout("hexhex3").cells[cell].name, touch: true };
    const turnsAfter = (/** @type {State} */ from, /** @type {any[]} */ ...actions) =>
      after(from, ...actions).game.turns.length - state.game.turns.length;
    const chosen = after(state, tap);
    assert.deepEqual([chosen.game, chosen.chosen, chosen.aim], [state.game, cell, cell]);
    assert.match(lineOf(chosen, layout("hexhex3")).text, /Tap again to play\.$/);
    assert.equal(turnsAfter(chosen, tap), 1);
    assert.equal(turnsAfter(chosen, { ...tap, cell: cell + 1, name: "C4" }), 0, "another cell is chosen");
    assert.equal(turnsAfter(state, { ...tap, touch: false }), 1);
    assert.equal(turnsAfter(state, { type: "settings", change: { taps: "one" } }, tap), 1);
  }
});

test("a cell that a first tap chose is chosen no longer once an aid or the marks are switched on or off", () => {
  const state = stateOf("scene-growth");
  const [{ cell }] = state.scene?.options ?? [];
  const tap = { type: /** @type {const} */ ("press"), cell, name: layout("hexhex3").cells[cell].name, touch: true };
  for (const action of /** @type {any[]} */ ([{ type: "aid", aid: "twins" }, { type: "drawing" }])) {
    const toggled = after(state, tap, action);
    assert.deepEqual([toggled.chosen, toggled.aim], [null, null]);
    const pointed = after(state, { type: "aim", cell }, action);
    assert.equal(pointed.aim, cell, "a pointer that rests on a cell still looks at it");
  }
  const off = after(state, tap, { type: "aid", aid: "twins" }, tap);
  assert.deepEqual([off.game, off.chosen], [state.game, cell], "the next tap chooses, it does not play");
});

test("a page begins with its tools hidden, its aids off and nothing chosen", () => {
  const { settings, ...state } = freshState(game());
  assert.deepEqual(settings, {
    ...{ theme: "auto", language: "auto", names: true, desk: false, tools: false, clockHints: false, workers: 0 },
    ...{ turning: false, edges: false, agreed: false, chosen: null, severalAids: false, aids: settings.aids },
    ...{ analysis: settings.analysis, place: "outside", coordinates: "own", orientation: 0, colours: ["own", "own"] },
    ...{ look: "meadow", bugs: "faces", taps: "two", pace: "normal", ponder: false, thoughts: false, seconds: 2 },
    ...{ companion: 400, sound: true, vibration: true },
  });
  assert.ok(Object.values(settings.aids).every((on) => on === false));
  assert.deepEqual(state.boot, { state: "loading", stage: "download", done: 0, total: 0 });
  assert.deepEqual(
    [state.late, state.loaded, state.focus, state.paused, state.learnPage],
    [false, 0, 0, false, "doors"],
  );
  assert.deepEqual(state.learnFilter, { grade: 0, board: "", rules: state.learnFilter.rules, open: false, shown: 24 });
});

test("text from outside is cleaned before any handler sees it", () => {
  const state = freshState(game());
  const [dirty, text] = ["C3\ud800", "C3\ufffd"];
  assert.equal(after(state, { type: "type", text: dirty }).typed, text);
  assert.equal(after(state, { type: "comment", path: [], text: dirty }).game.tree.comment, text);
  const named = after(state, { type: "setup", change: { names: [dirty, "Ben"] } });
  assert.deepEqual(named.setup.names, [text, "Ben"]);
  const clean = game({ headers: { X: "Ann" } });
  assert.equal(after(state, { type: "new-game", game: clean }).game, clean, "what is clean stays the same object");
  const handed = after(state, { type: "hand-in", text: dirty });
  assert.equal(handed.desk.text, text);
});

test("two handlers of one action are refused", () => {
  assert.throws(() => assemble([{ aim: () => {} }, { aim: () => {} }]), /two handlers for "aim"/);
  const [one, other] = [() => {}, () => {}];
  assert.deepEqual(assemble([{ one }, { other }]), { one, other });
  assert.deepEqual([isKnown("aim"), isKnown("editor"), isKnown(/** @type {any} */ ("none"))], [true, true, false]);
});

// This test is the last one, because joined slices stay.
test("joined slices answer, too: handlers, modes that are on, and follow-ups", () => {
  const state = freshState(game());
  /** @param {string} word */
  const says = (word) => (/** @type {any} */ before) => ({ ...before, typed: `${before.typed}${word} ` });
  const mode = (/** @type {boolean} */ on, /** @type {string} */ word) =>
    /** @type {any} */ ({ on: () => on, handlers: { later: says(word) } });
  const follows = [(/** @type {any} */ _, /** @type {any} */ last) => says("and")(last)];
  const act = /** @type {any} */ ({ type: "later" });
  joinSlices({ slices: [{ later: says("plain") }], modes: [mode(false, "off")], follows });
  assert.equal(reduce(state, act).typed, "plain and ");
  joinSlices({ slices: [], modes: [mode(false, "off"), mode(true, "on")], follows: [] });
  assert.equal(reduce(state, act).typed, "on ");
  const twice = { slices: [{ aim: says("aim") }], modes: [], follows: [] };
  assert.throws(() => joinSlices(twice), /two handlers for "aim"/);
});
