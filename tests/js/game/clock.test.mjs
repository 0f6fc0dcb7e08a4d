import assert from "node:assert/strict";
import { test } from "node:test";
import { botToPlay, openOptions, timeUp } from "../../../web/game/select.js";
import { reduce } from "../../../web/app/state.js";
import { clockWords, controlNumbers, controlText, nextEvent, standing } from "../../../web/game/clock.js";
import { jump, keyOf, playTurn } from "../../../web/game/line.js";
import { branchAt } from "../../../web/game/tree.js";
import { game, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/game/line.js").Clock} Clock */
/** @type {Clock} */
const FRESH = { control: "genius", sound: false, rests: false, events: [], owed: false, lost: null };
const LIVE = { ready: true, over: false, away: false };
/** @param {Partial<Clock>} [parts] @param {Partial<import("../../../web/game/line.js").Game>} [more] */
const clocked = (parts, more) => game({ ...more, clock: { ...FRESH, ...parts } });
/** @type {import("../../../web/engine/protocol.js").ClockEvent} */
const STARTED = { type: "start", side: 0, at: 100 };

test("the clock starts with the game, and not before the rules are there", () => {
  assert.equal(nextEvent(clocked(), { ...LIVE, ready: false }, 100), null);
  assert.deepEqual(nextEvent(clocked(), LIVE, 100), STARTED);
  assert.equal(nextEvent(clocked({ events: [STARTED] }), LIVE, 130), null);
  assert.equal(nextEvent(game(), LIVE, 100), null);
});

test("a turn presses the clock, and tells how long it took", () => {
  const state = { ...stateOf("scene-start-hexhex3"), game: clocked({ events: [STARTED] }) };
  const played = reduce(state, { type: "press", cell: layout("hexhex3").indices.get("C3") ?? -1, name: "C3" });
  assert.equal(played.game.clock?.owed, true);
  const event = nextEvent(played.game, LIVE, 112.52);
  assert.deepEqual(event, { type: "press", at: 112.52 });
  const told = event && reduce(played, { type: "clock-event", event });
  assert.equal(branchAt(told?.game.tree ?? state.game.tree, ["C3"])?.seconds, 12.5);
  assert.deepEqual(standing(told?.game.clock?.events ?? [], 115), { side: 1, running: true, spent: 115 - 112.52 });
});

test("who takes a turn back pays for the time since then", () => {
  const back = jump(clocked({ events: [STARTED, { type: "press", at: 110 }] }, { turns: ["C3"] }), 0);
  assert.equal(nextEvent(back, LIVE, 115), null);
  /** @type {import("../../../web/app/state.js").State} */
  let state = { ...stateOf("scene-start-hexhex3"), game: playTurn(back, "A1") };
  const told = [];
  for (let event = nextEvent(state.game, LIVE, 150); event; event = nextEvent(state.game, LIVE, 150)) {
    told.push(event);
    state = reduce(state, { type: "clock-event", event });
  }
  assert.deepEqual(told, [
    { type: "start", side: 0, at: 110 },
    { type: "press", at: 150 },
  ]);
  assert.equal(branchAt(state.game.tree, ["A1"])?.seconds, 40);
  assert.deepEqual(standing(state.game.clock?.events ?? [], 155), { side: 1, running: true, spent: 5 });
});

test("leaving the page stops the clock only if that was agreed", () => {
  const away = { ...LIVE, away: true };
  assert.equal(nextEvent(clocked({ events: [STARTED] }), away, 130), null);
  const resting = clocked({ events: [STARTED], rests: true });
  assert.deepEqual(nextEvent(resting, away, 130), { type: "pause", at: 130 });
  const paused = clocked({ events: [STARTED, { type: "pause", at: 130 }], rests: true });
  assert.equal(nextEvent(paused, away, 140), null);
  assert.deepEqual(nextEvent(paused, LIVE, 150), { type: "resume", at: 150 });
  assert.equal(standing(paused.clock?.events ?? [], 150).spent, 30);
});

test("the end of the game stops the clock, and time never runs backwards", () => {
  assert.deepEqual(nextEvent(clocked({ events: [STARTED] }), { ...LIVE, over: true }, 130), { type: "pause", at: 130 });
  assert.deepEqual(nextEvent(clocked({ events: [STARTED], lost: 0 }), LIVE, 50), { type: "pause", at: 100 });
});

test("when the time is up nobody plays on, unless without a clock", () => {
  const state = { ...stateOf("scene-start-hexhex3"), game: clocked({ events: [STARTED] }) };
  const reading = /** @type {any} */ ({ side: 0, running: false, lost: 0 });
  const lost = reduce(state, { type: "time", reading });
  assert.deepEqual([timeUp(lost), openOptions(lost), botToPlay(lost)], [true, [], false]);
  assert.equal(reduce(lost, { type: "press", cell: 0, name: "A1" }).blocked, "time_up");
  assert.equal(reduce(lost, { type: "hand-in", text: "A1" }).blocked, "time_up");
  const on = reduce(lost, { type: "no-clock" });
  assert.deepEqual([timeUp(on), openOptions(on).length], [false, 19]);
});

test("a submission that counts is played, another is kept apart", () => {
  const state = stateOf("scene-growth");
  const handed = reduce(reduce(state, { type: "type", text: " e1" }), { type: "hand-in", text: "e1" });
  const { key } = handed.desk;
  assert.equal(key, keyOf({ ...state.game, draft: [] }));
  const verdict = {
    text: "e1",
    start: 0,
    end: 2,
    message: "",
    turn: "E1",
    refusal: null,
    ruling: /** @type {const} */ ("counts"),
  };
  const played = reduce(handed, { type: "verdict", key: key ?? "", verdict, now: 0 });
  assert.deepEqual([played.game.turns.at(-1), played.desk.text, played.typed], ["E1", "", ""]);
  const ahead = reduce(handed, { type: "type", text: "e3" });
  assert.equal(reduce(ahead, { type: "verdict", key: key ?? "", verdict, now: 0 }).typed, "e3");
  assert.equal(reduce(ahead, { type: "new-game", game: state.game }).typed, "");
  const [refusal] = state.scene?.refusals ?? [];
  const no = { ...verdict, turn: null, refusal, ruling: /** @type {const} */ ("illegal") };
  const refused = reduce(handed, { type: "verdict", key: key ?? "", verdict: no, now: 0 });
  const here = branchAt(refused.game.tree, state.game.turns);
  assert.deepEqual(
    [refused.game.turns, refused.refusal, here?.rejected.map(({ text }) => text)],
    [state.game.turns, refusal, ["e1"]],
  );
  assert.equal(refused.typed, " e1", "what was refused stays, to be corrected");
  assert.equal(reduce(refused, { type: "verdict", key: key ?? "", verdict, now: 0 }), refused);
});

test("times and controls as text", () => {
  assert.deepEqual([90, 59.2, 0, 605].map(clockWords), ["1:30", "1:00", "0:00", "10:05"]);
  assert.deepEqual(controlNumbers("90+600/10"), { turn: 90, reserve: 600, step: 10, hard: false });
  for (const text of ["30+0/1", "60+300/5!"]) assert.equal(controlText(controlNumbers(text)), text);
});
