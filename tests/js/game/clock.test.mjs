import assert from "node:assert/strict";
import { test } from "node:test";
import { botToPlay, endingHere, openOptions } from "../../../web/game/select.js";
import { reduce } from "../../../web/app/state.js";
import { clockWords, SHORT, clockAt } from "../../../web/game/clock.js";
import { controlNumbers, controlText, typedNumber } from "../../../web/game/clock-setup.js";
import { gamesAside, nextEvent } from "../../../web/game/clock-events.js";
import { clockEffect } from "../../../web/game/clock-effects.js";
import { createStore, runEffects } from "../../../web/app/store.js";
import { jump, keyOf, playTurn } from "../../../web/game/line.js";
import { continueTime } from "../../../web/game/time.js";
import { branchAt } from "../../../web/game/tree.js";
import { game, layout, PEOPLE, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/game/line.js").Clock} Clock */
/** @type {Clock} */
const FRESH = { control: "genius", sound: false, rests: false, events: [], owed: false, lost: null };
const LIVE = { ready: true, over: false, away: false };
/** @param {Partial<Clock>} [parts] @param {Partial<import("../../../web/game/line.js").Game>} [more] */
const clocked = (parts, more) => game({ ...more, clock: { ...FRESH, ...parts } });
/** @type {import("../../../web/engine/protocol.js").ClockEvent} */
const STARTED = { type: "start", side: 0, at: 100 };
/** @typedef {import("../../../web/app/state.js").State} State */
/** The state once no event is due. @param {State} state @param {typeof LIVE} moment @param {number} now */
function following(state, moment, now) {
  for (let event = nextEvent(state.game, moment, now); event; event = nextEvent(state.game, moment, now))
    state = reduce(state, { type: "clock-event", event });
  return state;
}
/** The second player thinks. */
const ANSWERING = { events: [{ ...STARTED, side: /** @type {const} */ (1) }] };
const BEGUN = { turns: ["C3"] };

test("the clock starts with the first turn, which takes no time, and not before the rules have loaded", () => {
  assert.equal(nextEvent(clocked(), LIVE, 100), null);
  assert.deepEqual(nextEvent(clocked({}, { turns: ["C3"] }), LIVE, 100), { ...STARTED, side: 1 });
  assert.equal(nextEvent(clocked({}, { turns: ["C3"] }), { ...LIVE, ready: false }, 100), null);
  /** @type {import("../../../web/app/state.js").State} */
  let state = { ...stateOf("scene-start-hexhex3"), game: playTurn(clocked(), "C3") };
  for (let event = nextEvent(state.game, LIVE, 150); event; event = nextEvent(state.game, LIVE, 150))
    state = reduce(state, { type: "clock-event", event });
  assert.equal(branchAt(state.game.tree, ["C3"])?.seconds, 0);
  assert.deepEqual(clockAt(state.game.clock?.events ?? [], 155), { side: 1, running: true, spent: 5 });
  assert.equal(nextEvent(clocked(ANSWERING, BEGUN), LIVE, 130), null);
  assert.equal(nextEvent(game(), LIVE, 100), null);
});

test("a turn presses the clock, and records how long it took", () => {
  const state = { ...stateOf("scene-start-hexhex3"), game: clocked({ events: [STARTED] }) };
  const played = reduce(state, { type: "press", cell: layout("hexhex3").indices.get("C3") ?? -1, name: "C3" });
  assert.equal(played.game.clock?.owed, true);
  const event = nextEvent(played.game, LIVE, 112.52);
  assert.deepEqual(event, { type: "press", at: 112.52 });
  const after = event && reduce(played, { type: "clock-event", event });
  assert.equal(branchAt(after?.game.tree ?? state.game.tree, ["C3"])?.seconds, 12.5);
  assert.deepEqual(clockAt(after?.game.clock?.events ?? [], 115), { side: 1, running: true, spent: 115 - 112.52 });
});

test("the clock rests on the empty board when the first turn is deleted, and starts again with the next first turn", () => {
  const running = clocked({ events: [STARTED, { type: "press", at: 110 }] }, { turns: ["C3"] });
  /** @type {import("../../../web/app/state.js").State} */
  let state = reduce({ ...stateOf("scene-start-hexhex3"), game: running }, { type: "delete", path: ["C3"] });
  /** @type {import("../../../web/engine/protocol.js").ClockEvent[]} */
  const events = [];
  const follow = (/** @type {number} */ now) => {
    for (let event = nextEvent(state.game, LIVE, now); event; event = nextEvent(state.game, LIVE, now)) {
      events.push(event);
      state = reduce(state, { type: "clock-event", event });
    }
  };
  follow(114);
  follow(300);
  assert.deepEqual(events, [{ type: "pause", at: 114 }]);
  state = { ...state, game: playTurn(state.game, "A1") };
  follow(400);
  assert.equal(branchAt(state.game.tree, ["A1"])?.seconds, 4, "up to the deletion");
  assert.deepEqual(clockAt(state.game.clock?.events ?? [], 405), { side: 1, running: true, spent: 5 });
});

test("a player who takes a turn back pays for the time since then", () => {
  const back = jump(clocked({ events: [STARTED, { type: "press", at: 110 }] }, { turns: ["C3"] }), 0);
  assert.equal(nextEvent(back, LIVE, 115), null);
  /** @type {import("../../../web/app/state.js").State} */
  let state = { ...stateOf("scene-start-hexhex3"), game: playTurn(back, "A1") };
  const events = [];
  for (let event = nextEvent(state.game, LIVE, 150); event; event = nextEvent(state.game, LIVE, 150)) {
    events.push(event);
    state = reduce(state, { type: "clock-event", event });
  }
  assert.deepEqual(events, [
    { type: "start", side: 0, at: 110 },
    { type: "press", at: 150 },
  ]);
  assert.equal(branchAt(state.game.tree, ["A1"])?.seconds, 40);
  assert.deepEqual(clockAt(state.game.clock?.events ?? [], 155), { side: 1, running: true, spent: 5 });
});

test("leaving the page stops the clock only if that was agreed", () => {
  const away = { ...LIVE, away: true };
  assert.equal(nextEvent(clocked(ANSWERING, BEGUN), away, 130), null);
  const resting = clocked({ ...ANSWERING, rests: true }, BEGUN);
  assert.deepEqual(nextEvent(resting, away, 130), { type: "pause", at: 130 });
  const paused = clocked({ events: [...ANSWERING.events, { type: "pause", at: 130 }], rests: true }, BEGUN);
  assert.equal(nextEvent(paused, away, 140), null);
  assert.deepEqual(nextEvent(paused, LIVE, 150), { type: "resume", at: 150 });
  assert.equal(clockAt(paused.clock?.events ?? [], 150).spent, 30);
});

test("a bot that the page keeps waiting takes no time, also while an earlier turn is looked at", () => {
  const held = { ...LIVE, held: true };
  const running = clocked(ANSWERING, BEGUN);
  assert.deepEqual(nextEvent(running, held, 130), { type: "pause", at: 130 });
  assert.deepEqual(nextEvent(jump(running, 0), held, 130), { type: "pause", at: 130 });
  assert.equal(nextEvent(jump(running, 0), LIVE, 130), null);
  const paused = clocked({ events: [...ANSWERING.events, { type: "pause", at: 130 }] }, BEGUN);
  assert.equal(nextEvent(paused, held, 140), null);
  assert.deepEqual(nextEvent(paused, LIVE, 150), { type: "resume", at: 150 });
});

test("the end of the game stops the clock, and time never runs backwards", () => {
  assert.deepEqual(nextEvent(clocked({ events: [STARTED] }), { ...LIVE, over: true }, 130), { type: "pause", at: 130 });
  for (const moment of [{ lost: 0 }, { lost: null }]) {
    const early = { ...stateOf("scene-start-hexhex3"), game: clocked({ events: [STARTED], ...moment }) };
    const { game } = following(early, { ...LIVE, over: moment.lost === null }, 50);
    assert.deepEqual(clockAt(game.clock?.events ?? [], 60), { side: 0, running: false, spent: 0 });
    assert.equal(game.clock?.events.at(-1)?.at, 50, "the clock does not wait for the time of its last event");
  }
  assert.deepEqual(nextEvent(clocked({ events: [STARTED] }), LIVE, 50), { type: "resume", at: 50 });
  const last = { type: /** @type {const} */ ("pause"), at: 130 };
  assert.deepEqual(clockAt([STARTED, last]), { side: 0, running: false, spent: 30 });
  assert.deepEqual(clockAt([STARTED]), { side: 0, running: true, spent: 0 });
});

test("each press starts the other player's time, from nothing", () => {
  const presses = [107, 112, 120].map((at) => ({ type: /** @type {const} */ ("press"), at }));
  const after = (/** @type {number} */ count) => clockAt([STARTED, ...presses.slice(0, count)], 130);
  assert.deepEqual([0, 1, 2, 3].map(after), [
    { side: 0, running: true, spent: 30 },
    { side: 1, running: true, spent: 23 },
    { side: 0, running: true, spent: 18 },
    { side: 1, running: true, spent: 10 },
  ]);
});

test("seconds are those of a record, whatever the device's clock does", () => {
  const { refusals } = /** @type {NonNullable<import("../../../web/app/state.js").State["scene"]>} */ (
    stateOf("scene-start-hexhex3").scene
  );
  const illegal = { text: "Z9", start: 0, end: 2, message: "", turn: null, ruling: /** @type {const} */ ("illegal") };
  const start = { ...stateOf("scene-start-hexhex3"), game: clocked({ events: [STARTED] }) };
  for (const [now, seconds] of [
    [40, 0], // the clock was set back
    [107.04, 7],
    [2e9, 99_999_999], // MAX_SECONDS in bug_engine/game.py; a device that began in 1970 learnt the date
  ]) {
    const handed = reduce(start, { type: "hand-in", text: "Z9" });
    const verdict = { ...illegal, refusal: refusals[0] };
    const refused = reduce(handed, { type: "verdict", key: handed.desk.key ?? "", verdict, now });
    assert.deepEqual(
      refused.game.tree.rejected.map((each) => each.seconds),
      [seconds],
    );
    const played = { ...start, game: playTurn(start.game, "C3") };
    const pressed = reduce(played, { type: "clock-event", event: { type: "press", at: now } });
    assert.equal(branchAt(pressed.game.tree, ["C3"])?.seconds, seconds);
  }
  const odd = [
    STARTED,
    { type: /** @type {const} */ ("pause"), at: 90 },
    { type: /** @type {const} */ ("resume"), at: 95 },
  ];
  assert.equal(clockAt(odd, 98).spent, 3, "nor does a stored event before the last one give time back");
});

test("when the time is up, the game goes on only without a clock", () => {
  const state = { ...stateOf("scene-start-hexhex3"), game: clocked({ events: [STARTED] }) };
  const reading = /** @type {any} */ ({ side: 0, running: false, lost: 0 });
  const lost = reduce(state, { type: "time", reading });
  assert.deepEqual([!!endingHere(lost), openOptions(lost), botToPlay(lost)], [true, [], false]);
  assert.notEqual(lost.game.tree, state.game.tree, "the library stores a game with another tree");
  assert.equal(reduce(lost, { type: "press", cell: 0, name: "A1" }).blocked, "over");
  assert.equal(reduce(lost, { type: "hand-in", text: "A1" }).blocked, "over");
  const on = reduce(lost, { type: "no-end" });
  assert.deepEqual([!!endingHere(on), openOptions(on).length], [false, 19]);
  assert.notEqual(on.game.tree, lost.game.tree, "and so does one without its end");
  assert.deepEqual(on.game.tree, lost.game.tree);
});

test("a legal submission is played; a refused one is said, and leaves no trace in a game without a clock", () => {
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
  assert.deepEqual([refused.game, refused.refusal], [state.game, refusal]);
  assert.equal(refused.typed, " e1", "what was refused stays, to be corrected");
  assert.equal(reduce(refused, { type: "type", text: " e" }).refusal, refusal);
  assert.equal(reduce(refused, { type: "type", text: "" }).refusal, null);
  assert.equal(reduce(refused, { type: "verdict", key: key ?? "", verdict, now: 0 }), refused);
});

test("times and controls as text", () => {
  assert.deepEqual([90, 59.2, 0, 605].map(clockWords), ["1:30", "1:00", "0:00", "10:05"]);
  assert.deepEqual(controlNumbers("90+600/10"), { turn: 90, reserve: 600, step: 10, hard: false });
  for (const text of ["30+0/1", "60+300/5!"]) assert.equal(controlText(controlNumbers(text)), text);
});

test("a clock that has not started does not run, and goes on only on request", () => {
  assert.deepEqual(clockAt([]), { side: null, running: false, spent: 0 });
  assert.deepEqual(clockAt([], 50), { side: null, running: false, spent: 0 });
  assert.deepEqual(clockAt([STARTED]), { side: 0, running: true, spent: 0 });
  const press = { type: /** @type {const} */ ("press"), at: 110 };
  const pause = { type: /** @type {const} */ ("pause"), at: 115 };
  assert.deepEqual(clockAt([STARTED, press, pause]), { side: 1, running: false, spent: 5 });
  assert.deepEqual(clockAt([STARTED, press, pause], 200), { side: 1, running: false, spent: 5 });
  const resume = { type: /** @type {const} */ ("resume"), at: 120 };
  assert.deepEqual(clockAt([STARTED, press, pause, resume], 121), { side: 1, running: true, spent: 6 });
  assert.deepEqual(clockAt([press], 130), { side: null, running: false, spent: 0 });
});

test("the side to move on the board starts its own time, and missing numbers are those of a new clock", () => {
  const other = clocked({ events: [STARTED] }, { turns: ["C3"] });
  assert.deepEqual(nextEvent(other, LIVE, 130), { type: "start", side: 1, at: 130 });
  assert.deepEqual(controlNumbers(""), { turn: 60, reserve: 300, step: 5, hard: false });
  assert.equal(clockWords(65), "1:05");
  assert.equal(SHORT, 10);
});

test("a submission while a bot or a friend is to play is refused, with a reason", () => {
  const bot = stateOf("scene-growth", { seats: [{ kind: "bot", level: "ant" }, { kind: "person" }] });
  const refused = reduce(bot, { type: "hand-in", text: "E1" });
  assert.deepEqual([refused.blocked, refused.desk, refused.game], ["bot_turn", bot.desk, bot.game]);
});

test("a verdict on a game that has changed empties the desk; a refused turn is recorded with its time", () => {
  const state = stateOf("scene-growth", { clock: { ...FRESH, events: [{ type: "start", side: 0, at: 100 }] } });
  const handed = reduce(state, { type: "hand-in", text: "q9" });
  const verdict = /** @type {any} */ ({ text: "q9", turn: null, refusal: null });
  const gone = { ...handed, game: jump(handed.game, 1) };
  const emptied = reduce(gone, { type: "verdict", key: handed.desk.key ?? "", verdict, now: 107 });
  assert.deepEqual([emptied.desk.text, emptied.desk.key, emptied.game], ["", null, gone.game]);
  // A pointer that rests on a legal cell must not hide the refusal.
  const noted = reduce({ ...handed, aim: 3 }, { type: "verdict", key: handed.desk.key ?? "", verdict, now: 107 });
  assert.equal(noted.aim, null);
  const again = reduce(reduce(noted, { type: "hand-in", text: "q8" }), {
    ...{ type: "verdict", key: handed.desk.key ?? "", verdict: { ...verdict, text: "q8" }, now: 109 },
  });
  assert.deepEqual(branchAt(again.game.tree, state.game.turns)?.rejected, [
    { side: 0, text: "q9", seconds: 7 },
    { side: 0, text: "q8", seconds: 9 },
  ]);
  assert.deepEqual(noted.desk, { text: "q9", key: null });
  const two = reduce(handed, {
    type: "verdict",
    key: handed.desk.key ?? "",
    verdict: { ...verdict, turn: "B2 B1" },
    now: 1,
  });
  assert.deepEqual([two.game.turns.at(-1), two.paused], ["B2-B1", false]);
});

test("a reading of the clock ends a game once, but no game without a clock or with a friend", () => {
  const state = {
    ...stateOf("scene-growth"),
    game: clocked({ events: [STARTED], sound: true }, { turns: ["C3"], draft: ["B2"] }),
  };
  const reading = /** @type {any} */ ({ side: 0, running: true, lost: null });
  const read = reduce(state, { type: "time", reading });
  assert.deepEqual([read.time, read.game, read.settings], [reading, state.game, state.settings]);
  const up = { ...reading, lost: 0 };
  const over = reduce(state, { type: "time", reading: up });
  assert.deepEqual([over.game.clock, over.game.draft], [{ ...state.game.clock, lost: 0 }, []]);
  const twice = reduce(over, { type: "time", reading: { ...up, lost: 1 } });
  assert.deepEqual([twice.game, twice.time?.lost], [over.game, 1]);
  const none = { ...state, game: game({ turns: ["C3"], draft: ["B2"] }) };
  assert.deepEqual(reduce(none, { type: "time", reading: up }).game, none.game);
  const friend = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "k/o" }]);
  const shared = { ...state, game: { ...state.game, seats: friend } };
  assert.deepEqual(reduce(shared, { type: "time", reading: up }).game, shared.game);
  const event = { type: /** @type {const} */ ("press"), at: 9 };
  assert.equal(reduce(none, { type: "clock-event", event }).game, none.game);
});

test("of the games that are set aside, only those whose clock runs at this device pause, and events that are still to come move to now", () => {
  const presses = [105, 110].map((at) => ({ type: /** @type {const} */ ("press"), at }));
  const running = clocked({ events: [STARTED, ...presses] }, BEGUN);
  const friend = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "k/o" }]);
  const others = [
    clocked({ events: [STARTED, { type: "pause", at: 110 }] }, BEGUN),
    clocked({ events: [STARTED], lost: 0 }, BEGUN),
    ...[clocked({}, BEGUN), game(BEGUN), { ...running, seats: friend }],
  ];
  const state = stateOf("scene-start-hexhex3");
  const aside = {
    ...state,
    previousGame: running,
    tables: { at: 2, games: [...others, running] },
    together: { ...state.together, before: running },
  };
  assert.deepEqual(gamesAside(aside), [running, running, ...others, running]);
  for (const [now, early] of [
    [120, 0],
    [90, 20],
  ]) {
    const before = (running.clock?.events ?? []).map((each) => ({ ...each, at: each.at - early }));
    const clock = { ...running.clock, events: [...before, { type: "pause", at: now }] };
    const paused = /** @type {any} */ ({ ...running, clock });
    const rested = reduce(aside, { type: "clocks-rest", at: now });
    assert.deepEqual(rested, {
      ...aside,
      previousGame: paused,
      tables: { at: 2, games: [...others, paused] },
      together: { ...state.together, before: paused },
    });
  }
  assert.deepEqual(reduce(state, { type: "clocks-rest", at: 120 }), state);
});

test("a number is read in the reader's digits, with their decimal sign, with or without spaces", () => {
  const read = ["7", " 7 ", "5\u00a0", "07", "2,5", "2.5", ".5", "5.", "３", "٣", "۱۲", "٢٫٥", "３６，５"];
  assert.deepEqual(read.map(typedNumber), [7, 7, 5, 7, 2.5, 2.5, 0.5, 5, 3, 3, 12, 2.5, 36.5]);
  for (const none of ["", " ", ".", "-3", "1e3", "5,5,5", "12abc", "NaN", "Infinity", "0x10", "\u202e5"])
    assert.ok(Number.isNaN(typedNumber(none)), none);
});

/** A page with a running clock: the second player has used 2 of 60 seconds. @param {import("node:test").TestContext} t @param {Partial<import("../../../web/game/line.js").Game>} [more] */
function page(t, more) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 102_000 });
  t.mock.method(performance, "now", () => Date.now());
  continueTime(null);
  Object.assign(globalThis, { document: { hidden: false, addEventListener() {} } });
  const running = clocked({ control: "60+0/1", ...ANSWERING }, { ...BEGUN, ...more });
  const store = createStore({ ...stateOf("scene-start-hexhex3"), game: running, sceneKey: keyOf(running) }, reduce);
  const call = () => Promise.resolve({ side: 1, running: false, lost: null });
  runEffects(store, [clockEffect(/** @type {any} */ ({ call }))(store)]);
  /** @param {import("../../../web/game/line.js").Game | null | undefined} of @returns {number} */
  const spent = (of) => clockAt(of?.clock?.events ?? [], Date.now() / 1000).spent;
  return {
    ...store,
    spent,
    wait: (/** @type {number} */ seconds) => t.mock.timers.setTime(Date.now() + 1000 * seconds),
  };
}

const REPLACING = {
  "a new game": { type: /** @type {const} */ ("new-game"), game: game() },
  "a game of the library": { type: /** @type {const} */ ("new-game"), game: game({ turns: ["A1"] }), entry: true },
  "the first turn's deletion": { type: /** @type {const} */ ("delete"), path: ["C3"] },
};
for (const [name, action] of Object.entries(REPLACING))
  test(`a game that ${name} sets aside takes no time until it is restored`, (t) => {
    const { state, dispatch, spent, wait } = page(t);
    dispatch(action);
    wait(100);
    assert.equal(spent(state().previousGame), 2, "so it is stored");
    dispatch({ type: "bring-back" });
    assert.deepEqual([state().game.turns, spent(state().game)], [["C3"], 2]);
    const key = keyOf(state().game);
    dispatch({ type: "scene", key, scene: /** @type {any} */ (stateOf("scene-start-hexhex3").scene) });
    wait(3);
    assert.equal(spent(state().game), 5, "then it goes on");
  });

test("a game that a link replaced takes no time until Restore or Back brings it back", (t) => {
  const { state, dispatch, spent, wait } = page(t);
  dispatch({ type: "link", text: "hexhex3,genius,A1" });
  dispatch({ type: "open", game: game({ turns: ["A1"], seats: [...PEOPLE] }) });
  wait(100);
  assert.equal(spent(state().previousGame), 2);
  dispatch({ type: "table", at: 0 });
  assert.deepEqual([state().game.turns, spent(state().game)], [["C3"], 2]);
});

test("the clock of a game with a friend runs on while another game is on the board", (t) => {
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "k/x" }]);
  const { state, dispatch, spent, wait } = page(t, { seats });
  dispatch(REPLACING["a new game"]);
  wait(100);
  assert.equal(spent(state().previousGame), 102);
});
