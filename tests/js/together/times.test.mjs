// The time for a turn in a game with a friend: clocks, days, and whose time runs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { clockOf, sharedFrom, sharedOf, usedNow, withLetter } from "../../../web/together/shared.js";
import { decodeShared } from "../../../web/together/stored.js";
import { timeLeft, turnTime } from "../../../web/together/words.js";
import { answerOf, KEY, written } from "./known.mjs";

test("the time for a turn runs from the stamp of the turn before", () => {
  const letter = { ...answerOf("letter-new").letter, turns: ["C3", "B2"], mover: 0, moving_since: 86_400 };
  const left = (/** @type {string} */ now) => timeLeft(sharedFrom(letter, 0), Date.parse(now))?.words;
  assert.equal(left("2026-11-23T10:05Z"), "3 days left.");
  assert.equal(left("2026-11-26T09:05Z"), "1 hour left.");
  assert.equal(left("2026-11-26T10:06Z"), "The time for this turn is up.");
});

test("an invitation may lie for days: the first turn of each player has no limit", () => {
  const letter = { ...answerOf("letter-new").letter, turns: ["C3"], mover: 1, moving_since: 86_400 };
  for (const side of /** @type {const} */ ([0, 1])) assert.equal(timeLeft(sharedFrom(letter, side), Date.now()), null);
});

test("the friend's time runs from when the link was sent", () => {
  const letter = { ...answerOf("letter-new").letter, turns: ["C3", "B2"], mover: 0, moving_since: 0 };
  const shared = sharedFrom(letter, 1, { seen: Date.parse("2026-11-30T10:00Z") });
  assert.equal(timeLeft(shared, Date.parse("2026-11-30T10:00Z"))?.words, "3 days left.");
});

test("a friend's clock that is weeks ahead hides no deadline from the reader", () => {
  const letter = { ...answerOf("letter-new").letter, turns: ["C3", "B2"], mover: 0, moving_since: 30 * 86_400 };
  const shared = sharedFrom(letter, 0, { seen: Date.parse("2026-11-24T10:00Z") });
  assert.equal(timeLeft(shared, Date.parse("2026-11-24T10:00Z"))?.words, "3 days left.");
});

test("with a clock, only the players' own time counts, and the first turn takes none", () => {
  const { letter } = answerOf("letter-add");
  const timed = { ...letter, clock: "genius", turns: ["C3", "B2-B1", "D4"], stamps: [0, 40, 55], moving_since: 55 };
  const shared = { ...sharedFrom(timed, 1), seen: 2_000_000 };
  const at = 2_000_000 / 1000 - 55;
  assert.deepEqual(clockOf(shared)?.events, [
    { type: "start", side: 1, at },
    { type: "press", at: at + 40 },
    { type: "press", at: at + 55 },
  ]);
  assert.equal(clockOf({ ...shared, letter }), null);
  const back = { ...timed, turns: ["C3"], stamps: [0], moving_since: 60, mover: 1 };
  const after = withLetter(shared, back);
  assert.ok(after.seen > shared.seen, "the takeback began another turn");
  assert.deepEqual(clockOf(after)?.events.at(-1), { type: "start", side: 1, at: after.seen / 1000 });
  const ended = { ...timed, ending: /** @type {const} */ ({ winner: 0, reason: "time" }) };
  assert.deepEqual(
    [clockOf({ ...shared, letter: ended })?.events.at(-1)?.type, clockOf({ ...shared, letter: ended })?.lost],
    ["pause", 1],
  );
  const resigned = { ...timed, ending: /** @type {const} */ ({ winner: 0, reason: "resigned", stamp: 95 }) };
  assert.deepEqual(clockOf({ ...shared, letter: resigned })?.events.at(-1), { type: "pause", at: at + 95 });
});

test("a turn after a takeback is timed from the friend's consent, also when it has been played", () => {
  const { letter } = answerOf("letter-add");
  const stamps = [0, 99];
  const timed = { ...letter, clock: "genius", turns: ["C3", "B2-B1"], stamps, begun: [0, 95], moving_since: 99 };
  const shared = sharedFrom({ ...timed, mover: 0 }, 0, { seen: 2_000_000 });
  const at = 2_000_000 / 1000 - 99;
  assert.deepEqual(clockOf(shared)?.events, [
    { type: "start", side: 1, at },
    { type: "start", side: 1, at: at + 95 },
    { type: "press", at: at + 99 },
  ]);
});

test("when a connection has ended, the friend's clock is not shown running", () => {
  const shared = /** @type {any} */ (sharedOf(written()));
  const letter = { ...shared.letter, clock: "genius", stamps: [0], begun: [0], moving_since: 0 };
  const there = { ...shared, letter, reached: true };
  const state = written();
  const at = { ...state, together: { ...state.together, games: { [KEY]: there } } };
  const open = reduce(at, { type: "direct", change: { phase: "open", key: KEY } });
  assert.notEqual(clockOf(/** @type {any} */ (sharedOf(open)))?.events.at(-1)?.type, "pause");
  const left = reduce(open, { type: "direct", change: null });
  assert.equal(left.game.clock?.events.at(-1)?.type, "pause");
  assert.equal(turnTime(/** @type {any} */ (sharedOf(left)), false), null, "the friend has the turn");
  assert.equal(decodeShared(JSON.stringify(sharedOf(left)))?.parted, true);
});

test("a device with a wrong clock never writes a stamp that a letter can't have", () => {
  const { letter } = answerOf("letter-add");
  assert.equal(
    usedNow({ ...sharedFrom({ ...letter, turns: ["C3"], moving_since: 99_999_999 }, 1), seen: 0 }),
    99_999_999,
  );
});

test("a player's own device says that the time is up", () => {
  const shared = /** @type {any} */ (sharedOf(written()));
  const waits = { ...written() };
  const reading = /** @type {any} */ ({ lost: 1 });
  assert.equal(reduce(waits, { type: "time", reading }).together.adding, null, "the friend's time is the friend's");
  const letter = { ...shared.letter, clock: "genius", mover: 0 };
  const mine = { ...waits, together: { ...waits.together, games: { [KEY]: { ...shared, letter } } } };
  const after = reduce(mine, { type: "time", reading: { ...reading, lost: 0 } });
  assert.deepEqual(after.together.adding, { key: KEY, text: letter.text, side: 0, entry: "time" });
});

test("the friend's clock stands still until their device has the turn", () => {
  const shared = /** @type {any} */ (sharedOf(written()));
  const letter = { ...shared.letter, clock: "genius", stamps: [0], moving_since: 0 };
  const unsent = { ...shared, letter, unsent: true, seen: 1000 };
  assert.equal(clockOf(unsent)?.events.at(-1)?.type, "pause");
  const state = { ...written() };
  const waits = { ...state, together: { ...state.together, games: { [KEY]: unsent } } };
  const sent = reduce(waits, { type: "letter-sent", key: KEY });
  const there = /** @type {any} */ (sharedOf(sent));
  assert.equal(clockOf(there)?.events.at(-1)?.type, "pause", "nobody has opened the link yet");
  assert.equal(turnTime(there, false), "The clock starts when your friend opens the link.");
  const merge = /** @type {any} */ ({ letter, same_terms: true, fork: null, new: [0, 0], unknown: 0 });
  const heard = (/** @type {import("../../../web/app/state.js").State} */ from) =>
    reduce(reduce(from, { type: "letter", text: letter.text, side: 0, live: true }), {
      type: "letter-read",
      answer: { letter, wrong: null, merge },
    });
  const runs = heard(sent);
  assert.ok((sharedOf(runs)?.seen ?? 0) > 1000, "it runs from then on");
  assert.equal(runs.game.clock?.events.at(-1)?.type, "start");
  assert.equal(turnTime(/** @type {any} */ (sharedOf(runs)), false), null);
  assert.equal(sharedOf(heard(runs))?.seen, sharedOf(runs)?.seen, "a repeated letter changes nothing");
  assert.equal(decodeShared(JSON.stringify(sharedOf(runs)))?.reached, true);
  const next = withLetter(/** @type {any} */ (sharedOf(runs)), { ...letter, turns: ["C3", "B2", "A1"], mover: 1 });
  assert.equal(clockOf(next)?.events.at(-1)?.type, "pause", "the next turn is another");
});

test("the card names the days for a turn until they are counted", () => {
  const { letter } = answerOf("letter-new");
  const named = (/** @type {any} */ parts, unsent = false) =>
    turnTime(sharedFrom({ ...letter, days: 3, since: "2026-11-22T10:00Z", ...parts }, 0, { unsent }), false);
  const first = "3 days a turn. Days count once both have moved.";
  assert.equal(named({ turns: [] }), first);
  assert.equal(named({ turns: ["C3"], mover: 1 }), first);
  assert.equal(named({ turns: ["C3", "B2", "A1"], mover: 1 }, true), "3 days a turn.", "to be sent");
  const since = `${new Date().toISOString().slice(0, 16)}Z`;
  assert.equal(named({ turns: ["C3", "B2"], mover: 0, since, moving_since: 0 }), "3 days left.");
  assert.equal(named({ turns: ["C3"], ending: { winner: 0, reason: "resigned" } }), null);
  assert.equal(named({ turns: ["C3"], days: null }), null);
});
