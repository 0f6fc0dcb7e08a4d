/** The effect of each action on the bots' part of the state. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultNow, NO_BOTS, onlyBots } from "../../../web/bots/state.js";
import { keyOf } from "../../../web/game/line.js";
import { after, AGAINST_BOT, game, layout, PEOPLE, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/engine/protocol.js").Thought} Thought */
/** @param {Partial<import("../../../web/game/line.js").Game>} [parts] */
const botsMove = (parts) => stateOf("scene-start-hexhex3", { seats: AGAINST_BOT, starts: 1, ...parts });
/** @param {string} turn @param {number} nodes @returns {Thought} */
const thought = (turn, nodes) => ({ turn, line: [turn], value: 0.5, nodes, done: false, proven: null });
const FAULT = /** @type {any} */ ({ code: "crash" });
/** @param {State} state */
const thinks = (state) => after(state, { type: "thinking", key: keyOf(state.game) });

test("a bot that begins to think has no opinion yet, and its last fault is no longer shown", () => {
  const state = botsMove({ turns: [], cursor: 0 });
  const before = { ...state, refusal: /** @type {any} */ ({}), bots: { ...NO_BOTS, fault: FAULT, ahead: 3 } };
  const next = thinks(before);
  const key = keyOf(state.game);
  assert.deepEqual([next.refusal, next.thinking], [null, { key, thought: null }]);
  const opinion = { key, seat: 1, level: "larva", path: [], since: 0, thought: null };
  assert.deepEqual(next.bots, { ...NO_BOTS, opinion });
  const person = thinks({ ...before, game: { ...before.game, seats: PEOPLE } });
  assert.equal(person.bots.opinion?.level, "");
});

test("a thought belongs to its moment", () => {
  const state = thinks(botsMove());
  const key = keyOf(state.game);
  const first = after(state, { type: "thought", key, thought: thought("C3", 10) });
  assert.deepEqual(first.thinking, { key, thought: thought("C3", 10) });
  assert.deepEqual([first.bots.opinion?.since, first.bots.opinion?.thought?.turn], [10, "C3"]);
  const same = after(first, { type: "thought", key, thought: thought("C3", 20) });
  assert.deepEqual([same.bots.opinion?.since, same.bots.opinion?.thought?.nodes], [10, 20]);
  assert.equal(after(same, { type: "thought", key, thought: thought("B2", 30) }).bots.opinion?.since, 30);
  const other = after(first, { type: "thought", key: "other", thought: thought("A1", 99) });
  assert.deepEqual([other.thinking, other.bots], [first.thinking, first.bots]);
  const none = { ...first, bots: NO_BOTS };
  assert.equal(after(none, { type: "thought", key, thought: thought("A1", 99) }).bots, NO_BOTS);
});

test("a turn that comes after the bot was stopped, or for another moment, is not played", () => {
  const state = thinks(botsMove());
  const key = keyOf(state.game);
  const cells = [{ cell: 9, name: "C3" }];
  const played = after(state, { type: "bot-turn", key, cells });
  assert.deepEqual([played.steps, played.thinking], [cells, null]);
  const paused = { ...state, paused: true };
  assert.equal(after(paused, { type: "bot-turn", key, cells }), paused);
  assert.equal(after(state, { type: "bot-turn", key: "other", cells }), state);
});

test("a bot that gives up is stopped; one of another moment is not", () => {
  const state = thinks(botsMove());
  const gone = after(state, { type: "bot-gave-up", key: keyOf(state.game) });
  assert.deepEqual([gone.thinking, gone.paused], [null, true]);
  assert.equal(after(state, { type: "bot-gave-up", key: "other" }), state);
});

test("a bot's turn is played cell by cell, a swap only where it is offered", () => {
  const cells = ["C3", "B2"].map((name) => ({ name, cell: layout("hexhex3").indices.get(name) ?? -1 }));
  const state = { ...botsMove(), steps: cells };
  const one = after(state, { type: "bot-step" });
  assert.deepEqual([one.game.turns, one.steps], [["C3"], cells.slice(1)]);
  const swap = [{ cell: -1, name: "swap" }, cells[1]];
  const refused = after({ ...state, steps: swap }, { type: "bot-step" });
  assert.deepEqual([refused.game.turns, refused.steps, refused.paused], [[], [], true]);
  const scene = state.scene && { ...state.scene, swap: true };
  const swapped = after({ ...state, scene, steps: swap }, { type: "bot-step" });
  assert.deepEqual([swapped.game.turns, swapped.steps, swapped.paused], [["swap"], [], false]);
  const none = after({ ...state, steps: [] }, { type: "bot-step" });
  assert.deepEqual([none.game.turns, none.paused], [[], true]);
  const cell = after({ ...state, scene, steps: cells }, { type: "bot-step" });
  assert.deepEqual(cell.game.turns, ["C3"]);
});

test("the length of the shown line changes nothing else, and an unchanged length changes nothing", () => {
  const state = botsMove();
  const ahead = after(state, { type: "ahead", turns: 2 });
  assert.deepEqual(ahead.bots, { ...state.bots, ahead: 2 });
  assert.equal(after(ahead, { type: "ahead", turns: 2 }), ahead);
});

test("one turn only: it ends with the turn, with any side to move, and with another game", () => {
  const [person, bot] = AGAINST_BOT;
  const paused = { ...botsMove({ seats: [bot, bot] }), paused: true };
  const single = after(paused, { type: "one-turn" });
  assert.deepEqual([single.paused, single.bots.single], [false, true]);
  const step = { name: "C3", cell: layout("hexhex3").indices.get("C3") ?? -1 };
  const played = after({ ...single, steps: [step] }, { type: "bot-step" });
  assert.deepEqual([played.paused, played.bots.single, played.game.turns], [true, false, ["C3"]]);
  const seats = /** @type {[typeof person, typeof bot]} */ ([person, bot]);
  const mixed = after({ ...single, game: { ...single.game, seats }, steps: [step] }, { type: "bot-step" });
  assert.deepEqual([mixed.paused, mixed.bots.single], [false, false]);
  const aimed = after(single, { type: "aim", cell: 1 });
  assert.equal(aimed.bots.single, true);
  assert.equal(after(single, { type: "jump", cursor: 0 }).bots.single, true);
  for (const action of /** @type {Action[]} */ ([
    { type: "pause" },
    { type: "resume" },
    { type: "new-game", game: game() },
  ])) {
    const ended = after(after(single, { type: "ahead", turns: 2 }), action);
    assert.deepEqual([ended.bots.single, ended.bots.ahead], [false, null], action.type);
  }
  const half = { ...single, game: { ...single.game, draft: ["C3"] } };
  assert.equal(after(half, { type: "take-back" }).bots.single, true);
});

test("two bots play on from the first turn, unless the reader asks for one turn", () => {
  const [, bot] = AGAINST_BOT;
  const step = { name: "C3", cell: layout("hexhex3").indices.get("C3") ?? -1 };
  const played = after({ ...botsMove({ seats: [bot, bot] }), steps: [step] }, { type: "bot-step" });
  assert.deepEqual([played.game.turns, played.paused], [["C3"], false]);
});

test("half of a turn is not a turn: the bot that may play one finishes it", () => {
  const state = stateOf("scene-growth");
  const [option] = (state.scene?.options ?? []).filter(({ complete }) => !complete);
  assert.ok(option, "a cell that eats");
  const [, bot] = AGAINST_BOT;
  const step = { name: layout("hexhex3").cells[option.cell].name, cell: option.cell };
  const single = { ...state, game: { ...state.game, seats: /** @type {any} */ ([bot, bot]) }, steps: [step] };
  const half = after({ ...single, bots: { ...NO_BOTS, single: true } }, { type: "bot-step" });
  assert.deepEqual([half.game.draft, half.bots.single, half.paused], [[step.name], true, false]);
});

test("a new player in a seat removes the fault of the player before", () => {
  const paused = { ...botsMove(), paused: true, bots: { ...NO_BOTS, fault: FAULT } };
  const bot = /** @type {const} */ ({ kind: "bot", level: "ant" });
  const first = after(paused, { type: "seat", seat: 0, player: bot });
  assert.deepEqual([first.game.seats, first.paused, first.bots.fault], [[bot, AGAINST_BOT[1]], false, null]);
  assert.deepEqual(after(paused, { type: "seat", seat: 1, player: bot }).game.seats, [AGAINST_BOT[0], bot]);
  assert.deepEqual({ ...first.game, seats: null }, { ...paused.game, seats: null });
});

test("matches and measurements change part by part", () => {
  const state = botsMove();
  const match = /** @type {any} */ ({ pairs: 10, running: true });
  const begun = after(state, { type: "match", change: match }, { type: "match", change: { running: false } });
  assert.deepEqual(begun.bots.match, { pairs: 10, running: false });
  const bench = after(state, { type: "bench", change: { cores: 2 } }, { type: "bench", change: { running: true } });
  assert.deepEqual(bench.bots.bench, { cores: 2, running: true });
  assert.equal(bench.game, state.game);
});

test("a user's bot is being added, then it is there or refused with its fault", () => {
  const state = botsMove();
  const own = [{ id: "1", title: "mine" }];
  assert.deepEqual(after(state, { type: "own-bots", own }).bots, { ...NO_BOTS, own });
  const adding = after({ ...state, bots: { ...NO_BOTS, added: FAULT } }, { type: "bot-adding", title: "mine" });
  assert.deepEqual(adding.bots, { ...NO_BOTS, adding: "mine" });
  const added = after(adding, { type: "bot-added", title: "mine", kept: true });
  assert.deepEqual(added.bots, { ...NO_BOTS, added: { title: "mine", fault: null, kept: true } });
  const refused = after(adding, { type: "bot-not-added", title: "mine", fault: FAULT });
  assert.deepEqual(refused.bots, { ...NO_BOTS, added: { title: "mine", fault: FAULT, kept: false } });
});

test("a fault belongs to the bot to play, and is shown while it is that bot's turn", () => {
  const state = botsMove();
  const key = keyOf(state.game);
  const faulty = after(state, { type: "bot-fault", key, fault: FAULT });
  assert.deepEqual(faulty.bots.fault, { key, seat: 1, level: "larva", fault: FAULT });
  assert.equal(faultNow(faulty), faulty.bots.fault);
  assert.equal(faultNow(state), null);
  assert.equal(faultNow({ ...faulty, game: { ...faulty.game, turns: ["C3"], cursor: 1 } }), null);
  assert.equal(faultNow({ ...faulty, game: { ...faulty.game, seats: PEOPLE } }), null);
  const person = stateOf("scene-start-hexhex3");
  assert.equal(after(person, { type: "bot-fault", key, fault: FAULT }).bots.fault, null);
});

test("only bots play if no person has a seat", () => {
  const [, bot] = AGAINST_BOT;
  assert.deepEqual(
    [[bot, bot], AGAINST_BOT, PEOPLE].map((seats) => onlyBots(botsMove({ seats: /** @type {any} */ (seats) }))),
    [true, false, false],
  );
});
