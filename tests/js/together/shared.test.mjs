// A shared game by itself: its key, its game on the board, its clock, and what a letter contradicts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathOf } from "../../../web/game/line.js";
import { branchAt, grown } from "../../../web/game/tree.js";
import {
  answerIn,
  asVersion,
  atLiveEnd,
  clockOf,
  firstOf,
  freeVersion,
  gameOf,
  isFriendsLink,
  isInvitation,
  keyFor,
  nextId,
  ofConnection,
  offerAddress,
  pendingInvitation,
  rivalOf,
  sharedFrom,
  turnToAdd,
  unescaped,
  usedNow,
  versionOf,
  watchedGame,
  withLetter,
} from "../../../web/together/shared.js";
import { answerOf } from "./known.mjs";

/** @typedef {import("../../../web/together/shared.js").Letter} Letter */

/** A letter after some turns. @param {string[]} turns @param {Partial<Letter>} [parts] @returns {Letter} */
const letterOf = (turns, parts) => ({ ...answerOf("letter-add").letter, turns, ...parts });

/** The letter's turns as x plays them: the third is x's again. */
const THREE = ["C3", "B2-B1", "A1"];

test("a key has the id, the version from the second on, and the side", () => {
  assert.deepEqual(
    [keyFor("k3f9", 0), keyFor("k3f9", 1), keyFor("k3f9", 0, 1), keyFor("k3f9-3", 1, 2)],
    ["k3f9/x", "k3f9/o", "k3f9/x", "k3f9-3~2/o"],
  );
});

test("a new shared game has nothing to send, no friend yet, and is the first version", () => {
  const { updated, seen, ...rest } = sharedFrom(letterOf([]), 1);
  assert.deepEqual(rest, {
    key: `${letterOf([]).id}/o`,
    ...{ side: 1, version: 1, letter: letterOf([]), base: null, baseUnsent: false, live: false, lots: false },
    ...{ unsent: false, rival: null, reached: false, parted: false },
  });
  assert.ok(Math.abs(updated - Date.now()) < 60_000 && seen > 0);
  assert.equal(sharedFrom(letterOf([]), 0, { version: 3 }).key, `${letterOf([]).id}~3/x`);
});

test("another letter starts the clock again only if the turns or their time changed", () => {
  const known = sharedFrom(letterOf(["C3"], { moving_since: 7 }), 0, { seen: 1, reached: true, parted: true });
  const kept = withLetter(known, letterOf(["C3"], { moving_since: 7, names: ["Ann", "Bob"] }));
  assert.deepEqual([kept.seen, kept.reached, kept.parted, kept.letter.names], [1, true, true, ["Ann", "Bob"]]);
  for (const letter of [letterOf(["C3"], { moving_since: 8 }), letterOf(["D4"], { moving_since: 7 })]) {
    const next = withLetter(known, letter);
    assert.deepEqual([next.seen > 1, next.reached, next.parted], [true, false, false]);
  }
});

test("a connection has the game, its rematches, and what was asked for", () => {
  const together = (/** @type {any} */ direct) => /** @type {any} */ ({ direct });
  const of = (/** @type {any} */ direct, /** @type {string} */ key) => ofConnection(together(direct), { key });
  const direct = { key: "k3f9/x", wishes: ["other/o"] };
  assert.deepEqual(
    [of(direct, "k3f9/x"), of(direct, "k3f9-2/o"), of(direct, "other/o"), of(direct, "else/x"), of(null, "k3f9/x")],
    [true, true, true, false, false],
  );
  assert.deepEqual([firstOf("k3f9-12/o"), firstOf("k3f9/x")], ["k3f9", "k3f9"]);
});

test("the game has the letter's players; a finished one has none at this device", () => {
  const shared = sharedFrom(letterOf(["C3"], { names: ["Ann", ""] }), 1);
  const { key } = shared;
  const game = gameOf(shared, null);
  assert.deepEqual(game.seats, [{ kind: "friend", key }, { kind: "person" }]);
  assert.deepEqual([game.headers, game.turns, game.cursor, "id" in game], [{ X: "Ann" }, ["C3"], 1, false]);
  assert.equal(gameOf(shared, /** @type {any} */ ({ ...game, id: 5 })).id, 5);
  const over = gameOf(sharedFrom(letterOf(["C3"], { ending: { winner: 0, reason: "resigned" } }), 1), null);
  assert.deepEqual(
    [over.seats.map(({ kind }) => kind), over.headers.Result],
    [["friend", "friend"], "x wins by resignation"],
  );
});

test("turns that were taken back leave the tree, others that were tried stay", () => {
  const of = (/** @type {string[]} */ turns) => sharedFrom(letterOf(turns), 0);
  const three = gameOf(of(THREE), null);
  const turnsAfter = (/** @type {any} */ game, /** @type {string[]} */ path) =>
    branchAt(game.tree, path)?.next.map(({ turn }) => turn);
  const back = gameOf(of(["C3"]), three);
  assert.deepEqual([turnsAfter(back, []), turnsAfter(back, ["C3"])], [["C3"], []]);
  const same = gameOf(of(THREE), { ...three, tree: grown(three.tree, ["C3", "D4"]) });
  assert.deepEqual(turnsAfter(same, ["C3"]), ["B2-B1", "D4"], "the agreed turn comes first");
  const beyond = gameOf(of(THREE), { ...three, tree: grown(three.tree, [...THREE, "D4"]) });
  assert.deepEqual(turnsAfter(beyond, THREE), ["D4"], "tried beyond the last turn");
  const other = gameOf(of(["D4"]), three);
  assert.deepEqual(turnsAfter(other, []), ["D4", "C3"], "another past removes nothing");
});

test("a copy to watch is for two persons, without a clock, and knows its letter", () => {
  const letter = letterOf(["C3"], { clock: "300+60" });
  const game = watchedGame(letter);
  assert.deepEqual(
    [game.seats, game.clock, game.watched],
    [[{ kind: "person" }, { kind: "person" }], null, letter.text],
  );
  assert.equal(watchedGame({ ...letter, watch: letter.text }).watched, "", "this letter is itself the copy");
  assert.deepEqual([game.turns, game.headers], [["C3"], gameOf(sharedFrom(letter, 0), null).headers]);
});

/** A clock of a game with stamps: `seen` at 100 s, when 40 s had been used. @param {Partial<Letter>} parts @param {any} [more] */
const clocked = (parts, more) =>
  clockOf(
    sharedFrom(
      letterOf(THREE, {
        clock: "300+60",
        stamps: [0, 10, 40],
        begun: [],
        start: null,
        mover: 1,
        moving_since: 40,
        ...parts,
      }),
      0,
      { seen: 100_000, reached: true, ...more },
    ),
  );

test("a clock starts with the first turn, which takes no time, and has a press for each other", () => {
  const events = [
    { type: "start", side: 1, at: 60 },
    { type: "press", at: 70 },
    { type: "press", at: 100 },
  ];
  assert.deepEqual(clocked({}), { control: "300+60", sound: true, rests: false, events, owed: false, lost: null });
  assert.deepEqual(clocked({ clock: undefined }), null);
  assert.deepEqual(clocked({ start: /** @type {any} */ ({ mover: 1 }), mover: 0 })?.events[0], {
    type: "start",
    side: 0,
    at: 60,
  });
  assert.deepEqual(clocked({ moving_since: 50 })?.events.slice(-1), [{ type: "start", side: 1, at: 100 }]);
  const none = clocked({ turns: [], stamps: [], moving_since: null });
  assert.deepEqual(none?.events, []);
});

test("a turn after a takeback begins with the friend's consent", () => {
  assert.deepEqual(clocked({ begun: /** @type {any} */ ([null, null, 25]) })?.events, [
    { type: "start", side: 1, at: 60 },
    { type: "press", at: 70 },
    { type: "start", side: 0, at: 85 },
    { type: "press", at: 100 },
  ]);
});

test("a stamp that is smaller than one before it takes no time away", () => {
  const times = clocked({ stamps: [0, 30, 20], moving_since: 30 })?.events.slice(0, 3);
  assert.deepEqual(
    times?.map(({ at }) => at),
    [70, 100, 100],
  );
  assert.deepEqual(
    clocked({ stamps: [30, 20, 40], moving_since: 40 })?.events.map(({ at }) => at),
    [90, 90, 100],
    "nor one smaller than the first",
  );
});

test("a turn that began before the last one ended has no start of its own", () => {
  const types = clocked({ begun: /** @type {any} */ ([null, null, 5]) })?.events.map(({ type }) => type);
  assert.deepEqual(types, ["start", "press", "press"]);
});

test("stamps that are missing count as no seconds", () => {
  const ats = (/** @type {any} */ parts) => clocked({ mover: 0, ...parts })?.events.map(({ at }) => at);
  assert.deepEqual(ats({ stamps: [null, null], moving_since: null }), [100, 100]);
  assert.deepEqual(ats({ stamps: [], moving_since: null }), []);
  assert.deepEqual(ats({ stamps: [], moving_since: 1 }), [100]);
  assert.deepEqual(ats({ stamps: [5], moving_since: null }), [105]);
});

test("the friend's clock stands while their device is away, the reader's runs", () => {
  const last = (/** @type {any} */ parts, /** @type {any} */ more) => clocked(parts, more)?.events.at(-1);
  const pause = { type: "pause", at: 100 };
  assert.deepEqual(last({}, { reached: false }), pause);
  assert.deepEqual(last({}, { parted: true }), pause);
  assert.deepEqual(last({ mover: 0 }, { reached: false, parted: true }), { type: "press", at: 100 });
});

test("a game's end stops the clock: at the last turn, at a resignation's stamp, or with no time left", () => {
  const end = (/** @type {any} */ ending) => clocked({ ending });
  assert.deepEqual(end({ winner: 0, reason: "played", stamp: null })?.events.at(-1), { type: "pause", at: 100 });
  assert.deepEqual(end({ winner: 0, reason: "resigned", stamp: 55 })?.events.at(-1), { type: "pause", at: 115 });
  assert.deepEqual(end({ winner: 0, reason: "resigned", stamp: 5 })?.events.at(-1), { type: "pause", at: 100 });
  assert.equal(end({ winner: 0, reason: "resigned", stamp: 55 })?.lost, null);
  assert.equal(clocked({ ending: { winner: 0, reason: "resigned" }, moving_since: 0 })?.events.at(-1)?.at, 100);
  const early = clocked({
    ending: { winner: 0, reason: "resigned", stamp: 5 },
    moving_since: /** @type {any} */ (null),
  });
  assert.equal(early?.events.at(-1)?.at, 105);
  assert.equal(end({ winner: 1, reason: "time" })?.lost, 0);
  const late = end({ winner: 0, reason: "time" });
  assert.equal(late?.lost, 1);
  assert.ok(Number(late?.events.at(-1)?.at) > 1_000_000);
});

test("a first turn takes no time; later ones count from the friend's turn", () => {
  const used = (/** @type {string[]} */ turns, /** @type {number | null} */ since) =>
    usedNow(sharedFrom(letterOf(turns, { moving_since: since }), 0));
  assert.deepEqual([used([], null), used([], 9), used(["C3"], null), used(["C3"], 9)], [0, 9, 0, 9]);
  const at = sharedFrom(letterOf(["C3"], { moving_since: 9 }), 0);
  assert.equal(usedNow({ ...at, seen: at.seen - 30_400 }), 39);
  assert.equal(usedNow({ ...at, seen: at.seen - 3_000_000 }), 3009);
  assert.equal(usedNow({ ...at, seen: at.seen + 30_400 }), 9, "a clock that was set back takes nothing away");
  assert.ok(usedNow({ ...at, seen: -1e15 }) < 1e9);
});

test("a replaced game becomes the first free version", () => {
  const shared = sharedFrom(letterOf([]), 0, { rival: /** @type {any} */ ({ clash: "fork" }) });
  const { id } = shared.letter;
  const first = versionOf({}, shared);
  assert.deepEqual([first.version, first.key, first.rival], [2, `${id}~2/x`, null]);
  assert.equal(versionOf({ [first.key]: first }, shared).version, 3);
  assert.equal(
    freeVersion(shared, 1, (key) => key === `${id}/x`),
    2,
  );
  assert.equal(asVersion(first, 1).key, `${id}/x`);
});

test("a letter contradicts by its terms, by a fork, or by a turn of this side that was not made here", () => {
  const merge = (/** @type {any} */ parts) => ({ same_terms: true, fork: null, new: [0, 0], ...parts });
  const known = sharedFrom(letterOf(["C3"], { mover: 1 }), 0);
  const letter = letterOf(["C3", "B2-B1", "A1"]);
  const plain = { letter, known: "", received: "" };
  assert.deepEqual(rivalOf(known, letter, merge({ same_terms: false })), { ...plain, clash: "terms", turn: 0 });
  const fork = { turn: 0, known: "C3", received: "D4" };
  assert.deepEqual(rivalOf(known, letter, merge({ fork })), { letter, clash: "fork", ...fork });
  assert.equal(rivalOf(known, letter, merge({ new: [0, 1] })), null);
  const mine = { ...plain, clash: "mine" };
  assert.deepEqual(rivalOf(known, letter, merge({ new: [1, 1] })), { ...mine, turn: 2, received: "A1" });
  const mover = { ...known, letter: letterOf(["C3"], { mover: 0 }) };
  assert.deepEqual(rivalOf(mover, letter, merge({ new: [1, 0] })), { ...mine, turn: 1, received: "B2-B1" });
  assert.deepEqual(rivalOf(mover, letterOf(["C3"]), merge({ new: [1, 0] })), {
    ...mine,
    ...{ letter: letterOf(["C3"]), turn: 1 },
  });
});

test("a friend refuses a takeback by playing on, and agrees by taking back", () => {
  const offers = (/** @type {any} */ mine, /** @type {any} */ theirs) => ({
    offers: /** @type {any} */ ([mine, theirs]),
  });
  const known = sharedFrom(letterOf(["C3"], offers(0, null)), 0);
  const answer = (/** @type {string[]} */ turns, /** @type {any} */ parts) => answerIn(known, letterOf(turns, parts));
  assert.equal(answer(["C3"], offers(null, null)), "refused");
  assert.equal(answer([], offers(null, null)), "agreed");
  assert.equal(answer(["C3"], offers(0, null)), null);
  assert.equal(answer([], { ...offers(null, null), ending: { winner: 0, reason: "resigned" } }), null);
  assert.equal(answerIn(sharedFrom(letterOf(["C3"], offers(null, 0)), 0), letterOf([], offers(null, null))), null);
});

test("a turn goes into the letter only from its end, and only the reader's", () => {
  const shared = sharedFrom(letterOf(["C3", "B2-B1"], { mover: 0 }), 0);
  const game = gameOf(shared, null);
  const more = (/** @type {string[]} */ turns, /** @type {any} */ parts) => ({
    ...game,
    turns,
    cursor: turns.length,
    ...parts,
  });
  assert.equal(turnToAdd(game, shared), null);
  assert.equal(turnToAdd(more(THREE, {}), shared), "A1");
  assert.equal(turnToAdd(more(THREE, { cursor: 2 }), shared), null);
  assert.equal(turnToAdd(more(["D4", "B2-B1", "A1"], {}), shared), null);
  assert.equal(turnToAdd(more([...THREE, "D4"], {}), shared), null);
  assert.equal(turnToAdd(more(THREE, {}), sharedFrom(letterOf(["C3", "B2-B1"], { mover: 1 }), 0)), null);
});

test("the board is at the live end if it shows the letter's turns, all of them", () => {
  const shared = sharedFrom(letterOf(["C3", "B2-B1"]), 0);
  const game = gameOf(shared, null);
  assert.deepEqual(pathOf(game), ["C3", "B2-B1"]);
  const at = (/** @type {any} */ parts) => atLiveEnd({ ...game, ...parts }, shared.letter);
  assert.deepEqual(
    [at({}), at({ cursor: 1 }), at({ turns: THREE }), at({ turns: ["C3", "D4"] })],
    [true, false, false, false],
  );
});

test("a rematch counts on, and starts again after the largest number", () => {
  assert.deepEqual(["k3f9", "k3f9-2", "k3f9-9999"].map(nextId), ["k3f9-2", "k3f9-3", "k3f9-1"]);
});

test("an invitation has options only, or is an offer", () => {
  assert.deepEqual(
    ["#offer/abc", "hexhex3,genius,id=k3f9,x=Ann", "hexhex3,genius,id=k3f9,C3", "hexhex3,genius,C3"].map(isInvitation),
    [true, true, false, false],
  );
});

test("the address keeps an invitation until the devices are connected", () => {
  const together = (/** @type {any} */ phase) =>
    /** @type {any} */ ({ direct: { offer: "abc", phase }, invited: null });
  assert.deepEqual(
    ["asked", "preparing", "answering", "live"].map((phase) => offerAddress(together(phase))),
    ["offer/abc", "offer/abc", "offer/abc", null],
  );
  assert.equal(offerAddress(/** @type {any} */ ({ direct: null })), null);
  assert.equal(offerAddress(/** @type {any} */ ({ direct: { offer: null, phase: "asked" } })), null);
  assert.equal(pendingInvitation({ together: together("asked") }), "offer/abc");
  assert.equal(pendingInvitation({ together: { ...together("asked"), invited: { text: "letter" } } }), "letter");
});

test("a text is unescaped three times at most, and a sign that escapes nothing stays", () => {
  const escaped = (/** @type {number} */ times) => {
    let text = "a,b";
    for (let time = 0; time < times; time += 1) text = encodeURIComponent(text);
    return text;
  };
  assert.deepEqual(
    [0, 1, 2, 3].map((times) => unescaped(escaped(times))),
    Array(4).fill("a,b"),
  );
  assert.equal(unescaped(escaped(4)), "a%2Cb");
  assert.equal(unescaped("100%"), "100%");
});

test("a friend's link is a letter, a code's link, or a message with a code", () => {
  const code = `offer/${"x".repeat(80)}`;
  assert.deepEqual(
    ["#hexhex3,genius,id=k3", "#answer/cut", `Come and play: ${code}`, "#hexhex3,genius,C3"].map(isFriendsLink),
    [true, true, true, false],
  );
});
