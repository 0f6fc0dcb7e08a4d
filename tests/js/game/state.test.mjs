/** The effect of each action on the game on the table; other tests cover the actions of other rooms. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { PLAIN } from "../../../web/game/ruleset-text.js";
import { keyOf, playTurn } from "../../../web/game/line.js";
import { setupOf, without, withNotice } from "../../../web/game/state.js";
import { branchAt, grown } from "../../../web/game/tree.js";
import { after, AGAINST_BOT, game, layout, PEOPLE, press, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/game/line.js").Game} Game */
/** @param {State} state */
const codes = (state) => state.notices.map(({ code }) => code);
const CLOCK = { control: "60+2", sound: true, rests: true, events: [], owed: false, lost: null };
const TURNS = ["B4", "C1", "C3", "D4"];
/** @returns {Game["seats"]} */
const withFriend = () => [{ kind: "person" }, { kind: "friend", key: "k/o" }];

test("a pointer or focus that stays on its cell changes nothing", () => {
  const state = after(stateOf("scene-growth"), { type: "aim", cell: 3 }, { type: "focus", cell: 4 });
  assert.deepEqual([state.aim, state.focus], [3, 4]);
  assert.equal(after(state, { type: "aim", cell: 3 }), state);
  assert.equal(after(state, { type: "focus", cell: 4 }), state);
  assert.deepEqual(
    [after(state, { type: "aim", cell: null }).aim, after(state, { type: "focus", cell: 0 }).focus],
    [null, 0],
  );
});

test("a swap is played if the engine offers it to a person", () => {
  const plain = stateOf("scene-limping");
  assert.equal(after(plain, { type: "swap" }).game, plain.game);
  const offered = { ...plain, scene: plain.scene && { ...plain.scene, swap: true } };
  assert.deepEqual(after(offered, { type: "swap" }).game.turns, ["C3", "swap"]);
  const bots = { ...offered, game: { ...offered.game, seats: AGAINST_BOT } };
  assert.equal(after(bots, { type: "swap" }).game, bots.game);
});

test("steps, jumps and redo go through the turns, and drop the draft", () => {
  const begun = {
    ...stateOf("scene-growth"),
    eater: 1,
    thinking: { key: "k", thought: null },
    queue: [{ cell: 1, name: "A2" }],
  };
  const back = after(begun, { type: "step", by: -1 });
  assert.deepEqual([back.game.cursor, back.eater, back.thinking, back.queue], [3, null, null, []]);
  assert.equal(after(back, { type: "step", by: 1 }).game.cursor, 4);
  assert.equal(after(begun, { type: "jump", cursor: 1 }).game.cursor, 1);
  assert.equal(after(begun, { type: "jump", cursor: 1 }, { type: "redo" }).game.cursor, 2);
  assert.equal(after(begun, { type: "undo" }).game.cursor, 3);
});

test("a game that goes on from the middle forgets the turns after it", () => {
  const looked = after(stateOf("scene-growth"), { type: "jump", cursor: 2 }, { type: "pause" });
  assert.equal(looked.paused, true);
  const on = after({ ...looked, refusal: /** @type {any} */ ({}) }, { type: "resume" });
  assert.deepEqual([on.game.turns, on.game.cursor, on.paused, on.refusal], [TURNS.slice(0, 2), 2, false, null]);
});

test("the form for a new game changes part by part", () => {
  const state = freshState(game());
  const small = after(state, { type: "setup", change: { board: "hexhex4" } });
  assert.deepEqual(small.setup, { ...state.setup, board: "hexhex4" });
  const merging = after(small, { type: "switch", change: { merging: true } });
  assert.deepEqual(merging.setup, { ...small.setup, switches: { ...PLAIN, merging: true } });
  assert.equal(merging.game, state.game);
});

test("if no person may play, a press says why, and the focus follows it", () => {
  const state = stateOf("scene-growth");
  /** @param {Partial<Game>} parts @param {Partial<State>} [more] */
  const pressed = (parts, more) => {
    const next = after({ ...state, ...more, game: { ...state.game, ...parts } }, press("B2"));
    assert.deepEqual([next.game.turns, next.focus], [TURNS, press("B2").cell]);
    return next.blocked;
  };
  assert.equal(pressed({ clock: { ...CLOCK, lost: 0 } }), "over");
  assert.equal(pressed({}, { incomingLink: "key" }), "link");
  assert.equal(pressed({ seats: [AGAINST_BOT[1], PEOPLE[0]] }), "bot_turn");
  assert.equal(pressed({ seats: [withFriend()[1], PEOPLE[0]] }), "friend_turn");
});

test("at the end of a game against a bot the rules refuse a press, not the bot's turn", () => {
  const state = stateOf("scene-over", { seats: [AGAINST_BOT[0], AGAINST_BOT[1]] });
  assert.notEqual(after(state, press("B2")).blocked, "bot_turn");
});

test("cells pressed before the scene comes wait in order, and the line says so while the rules load", () => {
  const state = freshState(game());
  const two = after(state, press("B2"), press("D3"));
  assert.deepEqual(
    two.queue.map(({ name }) => name),
    ["B2", "D3"],
  );
  assert.equal(two.blocked, "still_loading");
  const ready = { ...state, boot: /** @type {any} */ ({ state: "ready", versions: {} }) };
  assert.equal(after(ready, press("B2")).blocked, null);
});

test("with two bugs that may eat, a picked one closes the other's cells, until it is unpicked", () => {
  const state = stateOf("scene-chosen-two-meals");
  const { bugs, meals, options } = /** @type {NonNullable<State["scene"]>} */ (state.scene);
  const [one, other] = meals.map(({ eater }) => bugs[eater].cells[0]);
  const name = (/** @type {number} */ cell) => layout("hexhex3").cells[cell].name;
  const picked = after(state, press(name(one)));
  assert.equal(picked.eater, one);
  assert.equal(after(picked, press(name(other))).eater, other);
  assert.equal(after(picked, press(name(one))).eater, null);
  const far = options.find(({ bug }) => bug !== null && !bugs[bug].cells.includes(one));
  assert.ok(far);
  const blocked = after(picked, press(name(far.cell)));
  assert.deepEqual([blocked.blocked, blocked.eater, blocked.game], ["other_eater", null, state.game]);
});

test("a finger that must tap twice chooses a cell before its scene comes, but no illegal cell", () => {
  const twice = after(stateOf("scene-growth"), { type: "settings", change: { taps: "two" } });
  const [refusal] = twice.scene?.refusals ?? [];
  const tap = (/** @type {State} */ state, /** @type {number} */ cell) =>
    reduce(state, { type: "press", cell, name: layout("hexhex3").cells[cell].name, touch: true });
  assert.equal(tap(twice, refusal.cell ?? -1).refusal, refusal);
  assert.equal(tap({ ...twice, scene: null, sceneKey: null }, 3).chosen, 3);
});

test("while the editor is open, no button or key leads through the turns of the game", () => {
  const state = stateOf("scene-after-eating");
  const editing = { ...after(state, { type: "step", by: -1 }), editor: /** @type {any} */ ({}) };
  for (const action of /** @type {Action[]} */ ([
    ...[{ type: "step", by: 1 }, { type: "step", by: -1 }, { type: "jump", cursor: 0 }, { type: "redo" }],
    ...[{ type: "half-step", by: 1 }, { type: "half-step", by: -1 }, { type: "walk", by: 1 }, { type: "swap" }],
  ]))
    assert.equal(after(editing, action).game, editing.game, action.type);
});

test("a game whose player swaps sides goes on", () => {
  const state = { ...stateOf("scene-limping"), paused: true };
  const may = { ...state, sceneKey: keyOf(state.game), scene: state.scene && { ...state.scene, swap: true } };
  assert.equal(after(may, { type: "swap" }).paused, false);
});

test("a stopped bot stays stopped only while it would play on", () => {
  const paused = { ...stateOf("scene-growth", { seats: AGAINST_BOT }), paused: true };
  assert.equal(after(paused, { type: "step", by: 0 }).paused, false); // a person is to play
  const bot = { ...stateOf("scene-growth", { seats: AGAINST_BOT, starts: 1 }), paused: true };
  assert.equal(after(bot, { type: "step", by: 0 }).paused, true);
  assert.equal(after({ ...bot, paused: false }, { type: "step", by: 0 }).paused, false);
  assert.equal(after(bot, { type: "step", by: -2 }).paused, false); // the reader looks back
});

test("restoring exchanges two games; without a previous game it does nothing", () => {
  const state = stateOf("scene-growth");
  assert.equal(after(state, { type: "bring-back" }), state);
  const gone = game({ turns: ["E1"] });
  const notices = withNotice(withNotice(withNotice([], "deleted", null), "replaced", null), "bad_link", "?");
  const back = after({ ...state, previousGame: gone, notices }, { type: "bring-back" });
  assert.deepEqual([back.game, back.previousGame, back.paused, back.scene], [gone, state.game, true, null]);
  assert.deepEqual(codes(back), ["bad_link"]);
});

test("a new game closes open panels, and shows a notice about an unfinished game", () => {
  const state = stateOf("scene-growth");
  const notices = /** @type {const} */ (["deleted", "replaced", "not_legal", "bad_link", "no_storage"]).reduce(
    (all, code) => withNotice(all, /** @type {any} */ (code), null),
    /** @type {State["notices"]} */ ([]),
  );
  const busy = {
    ...state,
    notices,
    incomingLink: "k",
    typed: "C3",
    paused: true,
    dialog: /** @type {any} */ ("new-game"),
  };
  const studied = { ...busy, study: { ...busy.study, tab: /** @type {any} */ ("openings"), coached: true } };
  const begun = after(studied, { type: "new-game", game: game() });
  assert.deepEqual(
    [begun.game, begun.previousGame, begun.incomingLink, begun.typed, begun.paused, begun.dialog, begun.editor],
    [game(), state.game, null, "", false, null, null],
  );
  assert.deepEqual([begun.scene, begun.sceneKey, begun.focus], [null, null, 0]);
  assert.deepEqual(codes(begun), ["no_storage", "replaced"]);
  assert.deepEqual(begun.study, { ...studied.study, open: false, home: null, coached: false });
  const unplayed = after({ ...busy, game: game(), previousGame: state.game }, { type: "new-game", game: game() });
  assert.deepEqual([unplayed.previousGame, codes(unplayed)], [state.game, ["no_storage"]]);
  const over = stateOf("scene-over");
  const next = after(over, { type: "new-game", game: game() });
  assert.deepEqual([next.previousGame, codes(next)], [over.game, []]);
});

test("Restore brings back the unfinished game also after a finished one, which is in Your games, was on the board", () => {
  const unfinished = stateOf("scene-growth");
  const over = stateOf("scene-over");
  const through = (/** @type {State} */ from, /** @type {Partial<Game>} */ parts) => {
    const there = { ...over.game, ...parts };
    const opened = after(from, { type: "new-game", game: there });
    return after({ ...opened, scene: over.scene, sceneKey: keyOf(there) }, { type: "new-game", game: game() });
  };
  const listed = through(unfinished, { id: "7" });
  assert.deepEqual([listed.previousGame, codes(listed)], [unfinished.game, ["replaced"]]);
  const unlisted = through(unfinished, { id: "" });
  assert.deepEqual([unlisted.previousGame?.turns, codes(unlisted)], [over.game.turns, []]);
  const dismissed = through(
    { ...unfinished, game: game(), notices: withNotice([], "storage_full", null) },
    { id: "7" },
  );
  assert.deepEqual([dismissed.previousGame?.turns, codes(dismissed)], [over.game.turns, ["storage_full"]]);
});

test("the last players are remembered while the reader looks at another person's game", () => {
  const own = stateOf("scene-growth", {
    ...{ seats: [{ kind: "person" }, { kind: "bot", level: "companion:700" }], starts: 1, clock: CLOCK },
    headers: { X: "Nymph", O: "Ann" },
  });
  const kept = after(own, { type: "new-game", game: game({ turns: ["C3"] }) });
  const chosen = {
    seats: [{ kind: "person" }, { kind: "bot", level: "companion" }],
    ...{ starts: 1, names: ["Ann", "Nymph"], clock: { control: "60+2", sound: true, rests: true } },
  };
  assert.deepEqual(kept.settings, { ...own.settings, chosen });
  const again = after(kept, { type: "new-game", game: game({ turns: ["E1"] }) });
  assert.equal(again.settings, kept.settings);
  assert.deepEqual(after(again, { type: "new-game", game: game() }).settings, own.settings);
  const shared = after(own, { type: "new-game", game: game({ seats: withFriend() }) });
  assert.deepEqual(shared.settings.chosen, chosen);
  const plain = after(stateOf("scene-growth", { seats: withFriend() }), {
    type: "new-game",
    game: game({ turns: ["C3"] }),
  });
  assert.deepEqual(plain.settings.chosen, {
    ...{ seats: PEOPLE, starts: 0, names: ["", ""], clock: { control: "", sound: false, rests: false } },
  });
  assert.equal(after(stateOf("scene-growth"), { type: "new-game", game: game() }).settings.chosen, null);
});

test("a companion takes the reader's strength when a game begins, and keeps it during the game", () => {
  const seats = /** @type {Game["seats"]} */ ([{ kind: "person" }, { kind: "bot", level: "companion" }]);
  const state = after(stateOf("scene-growth"), { type: "settings", change: { companion: 650 } });
  assert.deepEqual(after(state, { type: "new-game", game: game({ seats }) }).game.seats[1], {
    kind: "bot",
    level: "companion:650",
  });
  assert.deepEqual(after(state, { type: "new-game", game: game({ seats, turns: ["C3"] }) }).game.seats, seats);
});

test("the form for a new game is filled in from a game", () => {
  const filled = setupOf(game({ seats: withFriend(), board: "hexhex4" }), PLAIN);
  assert.deepEqual(filled, {
    ...{ ruleset: "genius", switches: PLAIN, board: "hexhex4", seats: PEOPLE, starts: 0, names: ["", ""] },
    clock: { control: "", sound: false, rests: false },
  });
  const level = setupOf(game({ seats: AGAINST_BOT }), PLAIN).seats[1];
  assert.deepEqual(level, AGAINST_BOT[1]);
});

test("a notice is shown once, at the end", () => {
  const notices = withNotice(withNotice(withNotice([], "replaced", "1"), "deleted", null), "replaced", "2");
  const [first, last] = [
    { code: "deleted", text: null },
    { code: "replaced", text: "2" },
  ];
  assert.deepEqual(notices, [first, last]);
  assert.deepEqual(without(notices, "deleted", "replaced"), []);
});

// ------------------------------------------------------------------------------------------------ the tree

test("half steps and walks lead through the tree, and no bot plays on from a branch", () => {
  const state = stateOf("scene-after-eating", { seats: AGAINST_BOT, starts: 1 });
  const half = after(state, { type: "half-step", by: -1 });
  assert.deepEqual([half.game.cursor, half.game.draft], [4, ["C4", "C3"]]);
  const walked = after(state, { type: "walk", by: -1 });
  assert.deepEqual([walked.game.cursor, walked.paused, walked.game.seats], [4, true, AGAINST_BOT]);
  const gone = after(state, { type: "go", path: ["D1", "D4"] });
  assert.deepEqual([gone.game.cursor, gone.paused], [2, true]);
});

test("a comment is written on its branch, and closes its form", () => {
  const state = { ...stateOf("scene-growth"), dialog: /** @type {any} */ ("comment") };
  const written = after(state, { type: "comment", path: ["B4"], text: " Centre! " });
  const before = branchAt(state.game.tree, ["B4"]);
  assert.deepEqual(branchAt(written.game.tree, ["B4"]), { ...before, comment: "Centre!" });
  assert.deepEqual([written.dialog, written.game.turns, written.scene], [null, TURNS, state.scene]);
});

test("leaving a variation leads to where it left the game", () => {
  const start = stateOf("scene-growth");
  assert.equal(after(start, { type: "to-line" }).game, start.game);
  const aside = after(start, { type: "jump", cursor: 1 });
  const tried = {
    ...aside,
    game: { ...aside.game, turns: ["B4", "E1"], cursor: 2, tree: grown(aside.game.tree, ["B4", "E1"]) },
  };
  const back = after(tried, { type: "to-line" });
  assert.deepEqual([back.game.turns, back.game.cursor, back.game.draft, back.paused], [TURNS, 1, [], true]);
  const shared = { ...tried, game: { ...tried.game, seats: withFriend() } };
  assert.equal(after(shared, { type: "to-line" }).game, shared.game);
  const studied = { ...shared, study: { ...shared.study, open: true } };
  assert.equal(after(studied, { type: "to-line" }).game.cursor, 1);
});

test("a result goes when another line becomes the main line, or its end is deleted", () => {
  const headers = { Result: "o wins by resignation" };
  const { game: played, ...state } = stateOf("scene-growth");
  const ended = { ...state, game: { ...playTurn({ ...played, cursor: 0 }, "E5", true), headers } };
  assert.equal(ended.game.headers, headers);
  const other = after(ended, { type: "promote", path: ["E5"] });
  assert.deepEqual(other.game.headers, {});
  assert.deepEqual(after(ended, { type: "promote", path: TURNS }).game.headers, headers);
  assert.deepEqual(after(ended, { type: "delete", path: TURNS.slice(0, 3) }).game.headers, {});
  assert.deepEqual(after(ended, { type: "delete", path: ["E5"] }).game.headers, headers);
});

test("a branch is deleted with the turns after it; the board stays if it can", () => {
  const state = { ...stateOf("scene-growth"), paused: false };
  assert.equal(after(state, { type: "delete", path: [] }), state);
  assert.equal(after(state, { type: "delete", path: ["E5"] }), state);
  const cut = after(state, { type: "delete", path: TURNS.slice(0, 3) });
  assert.deepEqual([cut.game.turns, cut.game.cursor, cut.paused], [TURNS.slice(0, 2), 2, true]);
  assert.deepEqual([cut.previousGame, codes(cut)], [state.game, ["deleted"]]);
  const earlier = after(state, { type: "jump", cursor: 1 });
  const drafted = { ...earlier, game: { ...earlier.game, draft: ["C1"] } };
  const later = after(drafted, { type: "delete", path: TURNS });
  assert.deepEqual([later.game.cursor, later.game.draft, later.game.turns], [1, ["C1"], TURNS.slice(0, 3)]);
  const moved = after({ ...state, game: { ...state.game, draft: ["B2"] } }, { type: "delete", path: TURNS });
  assert.deepEqual([moved.game.cursor, moved.game.draft], [3, []]);
  const side = { ...state, game: { ...state.game, tree: grown(state.game.tree, ["B4", "E1"]) } };
  const off = after(side, { type: "delete", path: ["B4", "E1"] });
  assert.deepEqual([off.game.turns, off.game.cursor, branchAt(off.game.tree, ["B4"])?.next.length], [TURNS, 4, 1]);
});
