// Which game a received letter belongs to, and what it changes there: by link, late, twice, or of another version.
import assert from "node:assert/strict";
import { test } from "node:test";
import { incoming, joined, received, waited } from "../../../web/together/received.js";
import { keyOfGame } from "../../../web/together/shared.js";
import { directTo, ENDING, letterOf, merged, page, read, storedGame } from "./received.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/together/state.js").Coming} Coming */
/** @typedef {import("../../../web/engine/protocol.js").Letter} Letter */
/** @typedef {[string, string]} Names */

const KEY = "k3/x";
const game = storedGame("k3");
const other = storedGame("z9");
/** @param {string} id @param {Partial<Coming>} [parts] @returns {Coming} */
const coming = (id, parts) => ({ text: `hexhex3,genius,id=${id},from=x`, ...parts });

// The game that a letter is compared with

test("of several versions and sides, a letter is compared with the current game of the first side", () => {
  const [x, o] = [game, storedGame("k3", {}, { side: 1 })];
  const old = storedGame("k3", {}, { version: 2 });
  for (const games of [
    [x, o, old],
    [x, old, o],
    [o, x, old],
    [o, old, x],
    [old, x, o],
    [old, o, x],
  ]) {
    const known = (/** @type {Partial<Coming>} */ parts, /** @type {Partial<State["together"]>} */ together) =>
      incoming(page(games, together, null), coming("k3", parts)).together.incoming?.known;
    assert.equal(known({}, {}), x.key);
    assert.equal(known({ side: 1 }, {}), o.key, "the link names the side");
    assert.equal(known({}, { direct: directTo({ key: old.key }) }), old.key, "the connection's");
    assert.equal(known({}, { direct: directTo({ key: old.key, phase: "lost" }) }), x.key);
    assert.equal(incoming(page(games, {}, old), coming("k3")).together.incoming?.known, old.key, "on the board");
  }
  assert.equal(incoming(page([o]), coming("k3")).together.incoming?.known, o.key);
  assert.equal(incoming(page([x]), coming("z9")).together.incoming?.known, null);
});

// Letters that arrive while another is read

test("a newer letter takes the place of the one that waits, if it came the same way", () => {
  const before = [coming("a"), coming("a", { live: true }), coming("a", { live: true, tab: true }), coming("b")];
  const reading = incoming(page([]), coming("k3"));
  const state = { ...reading, together: { ...reading.together, waiting: before } };
  for (const [place, parts] of /** @type {[number, Partial<Coming>][]} */ ([
    [0, { tab: false }],
    [1, { live: true }],
    [2, { live: true, tab: true }],
  ])) {
    const newer = { ...coming("a", parts), wish: true };
    const next = incoming(state, newer);
    assert.deepEqual(next.together.waiting, before.with(place, newer));
    assert.equal(next.together.incoming, state.together.incoming);
  }
  const tab = coming("a", { tab: true });
  assert.deepEqual(incoming(state, tab).together.waiting, [...before, tab]);
});

test("the last eight letters of other games wait, and are read in their order", () => {
  const ids = Array.from({ length: 10 }, (_, i) => `k${i}`);
  let state = incoming(page([]), coming("first"));
  for (const id of ids) state = incoming(state, coming(id));
  assert.deepEqual(
    state.together.waiting,
    ids.slice(2).map((id) => coming(id)),
  );
  assert.equal(waited(state), state, "one is being read");
  const { together } = waited({ ...state, together: { ...state.together, incoming: null } });
  assert.deepEqual([together.incoming?.text, together.waiting.length], [coming("k2").text, 7]);
  const idle = page([]);
  assert.equal(waited(idle), idle);
});

test("a link ends the news of the letter before, a message does not", () => {
  const note = { key: KEY, note: /** @type {const} */ ("news") };
  const wrong = /** @type {any} */ ({ message: "before" });
  const after = (/** @type {boolean} */ live) => {
    const { together } = incoming(page([game], { note, wrong }), coming("k3", { live }));
    return [together.note, together.wrong];
  };
  assert.deepEqual(
    [after(false), after(true)],
    [
      [null, null],
      [note, null],
    ],
  );
});

// What the engine reads

test("an answer that nobody waits for changes nothing", () => {
  const state = page([game]);
  assert.equal(received(state, { answer: { letter: letterOf("k3"), wrong: null, merge: null } }), state);
});

test("one notice says that a letter is wrong, until a right one is read", () => {
  const notices = /** @type {const} */ (["bad_letter", "kept_game"]).map((code) => ({ code, text: null }));
  const state = { ...page([game], { direct: directTo({ key: KEY }) }), notices };
  const bad = (/** @type {any} */ wrong, pasted = false) =>
    received(incoming(state, coming("k3", { pasted })), { answer: { letter: null, wrong, merge: null } });
  const wrong = { message: "no cell" };
  const notice = { code: "bad_letter", text: null };
  assert.deepEqual(bad(wrong).notices, [notices[1], { ...notice, wrong: { ...wrong, drawing: "" } }]);
  assert.deepEqual(bad(null).notices, [notices[1], { ...notice, wrong: null }]);
  assert.deepEqual([bad(wrong, true).notices, bad(wrong, true).together.wrong], [[notices[1]], wrong]);
  for (const live of [true, false])
    assert.deepEqual(read(state, { live }, game.letter, merged(game.letter)).notices, [notices[1]]);
});

test("a game that began here while its letter was read is compared with the letter", () => {
  const reading = incoming(page([]), coming("k3", { side: 0, live: true, wish: true }));
  const state = { ...reading, together: { ...reading.together, games: { [KEY]: game } } };
  const next = received(state, { answer: { letter: letterOf("k3"), wrong: null, merge: null } });
  assert.deepEqual(next.together.incoming, { ...reading.together.incoming, known: KEY });
});

test("a letter from another tab about a game that was removed is dropped", () => {
  const state = page([]);
  const next = read(state, { side: 0, live: true, tab: true }, letterOf("k3"));
  assert.deepEqual(next, state);
});

test("a link that names the side begins the game; without a side, or without a connection, it is an invitation", () => {
  const letter = letterOf("k3");
  const after = (/** @type {Partial<Coming>} */ parts, /** @type {any} */ direct = null) => {
    const { dialog, together } = read(page([], { direct }), parts, letter);
    return [dialog, together.invited, Object.keys(together.games)];
  };
  const invited = ["together", letter, []];
  const begins = [null, null, ["k3/o"]];
  assert.deepEqual(after({ side: 1 }), begins);
  assert.deepEqual(after({ side: 1, live: true }, directTo()), begins);
  assert.deepEqual(after({}), invited);
  assert.deepEqual(after({ side: 1, live: true }), invited, "the connection has ended meanwhile");
  assert.deepEqual(after({ side: 1, live: true }, directTo({ phase: "failed" })), invited);
});

test("a link that names the side leaves the connection alone, and adds the reader's name", () => {
  const direct = directTo({ key: KEY });
  const { form } = page([]).together;
  const state = page([game], { direct, form: { ...form, name: "Ben" } });
  const next = read(state, { side: 1 }, letterOf("z9"));
  assert.deepEqual([next.together.direct, keyOfGame(next.game)], [direct, "z9/o"]);
  assert.deepEqual([next.together.adding?.key, next.together.adding?.name], ["z9/o", "Ben"]);
});

// What a link adds to a known game

/** A game with an unsent entry, and the friend's turn for it. @param {0 | 1} side */
function turnFor(side) {
  const known = storedGame(
    "k3",
    { names: ["Ann", "Ben"] },
    { side, unsent: true, base: letterOf("k3", { turns: [] }) },
  );
  const letter = { ...known.letter, text: `${known.letter.text}.B2`, turns: ["C3", "B2"] };
  const fresh = /** @type {[number, number]} */ (side ? [1, 0] : [0, 1]);
  return { known, letter, fresh };
}

test("the friend's turn is shown, and says that the friend has the reader's own entries", () => {
  for (const side of /** @type {const} */ ([0, 1])) {
    const { known, letter, fresh } = turnFor(side);
    const next = read(page([known], {}, null), { side }, letter, merged(letter, fresh));
    const { [known.key]: after } = next.together.games;
    assert.deepEqual([after.letter, after.base, after.unsent, next.game.turns], [letter, null, false, letter.turns]);
    assert.deepEqual([next.together.note, after.seen > 5], [{ key: known.key, note: "news" }, true]);
    const unknown = read(page([known]), {}, letter, merged(letter, fresh, { unknown: 1 })).together.games[known.key];
    assert.deepEqual([unknown.letter, unknown.unsent], [letter, true], "the friend lacks an entry");
  }
});

test("a link that brings nothing new changes nothing in the game; a name alone is taken", () => {
  const { known } = turnFor(0);
  const rival = /** @type {any} */ ({ letter: letterOf("k3", { turns: ["D4"] }), clash: "fork", turn: 0 });
  for (const each of [known, { ...known, rival }]) {
    const next = read(page([each]), {}, each.letter, merged(each.letter));
    assert.equal(next.together.games[KEY], each);
  }
  const letter = { ...known.letter, text: `${known.letter.text},x=Ann` };
  const { letter: after, base, unsent } = read(page([known]), {}, letter, merged(letter)).together.games[KEY];
  assert.deepEqual([after, base, unsent], [letter, null, true]);
});

test("only the friend's turn by link ends a connection that is lost, of the same game", () => {
  const { known, letter, fresh } = turnFor(0);
  const after = (/** @type {any} */ parts, /** @type {[number, number]} */ count = fresh) => {
    const direct = directTo({ key: KEY, ...parts });
    const next = read(page([known, other], { direct }), {}, count === fresh ? letter : known.letter, {
      ...merged(count === fresh ? letter : known.letter, count),
    });
    return next.together.direct === null ? "ended" : next.together.direct === direct;
  };
  assert.deepEqual([after({ phase: "lost" }), after({ phase: "returning" })], ["ended", "ended"]);
  assert.deepEqual([after({ phase: "open" }), after({ phase: "lost", key: other.key })], [true, true]);
  assert.equal(after({ phase: "lost" }, [0, 0]), true);
});

test("a version that the friend continues becomes the game; without news it is only shown", () => {
  for (const side of /** @type {const} */ ([0, 1])) {
    const { known, letter, fresh } = turnFor(side);
    const first = { ...known, letter: { ...known.letter, turns: ["D4"] } };
    const version = { ...known, version: 2, key: `k3~2/${"xo"[side]}` };
    const after = (/** @type {[number, number]} */ count) => {
      const news = count === fresh ? letter : version.letter;
      const { game: board, together } = read(page([version, first], {}, version), {}, news, merged(news, count));
      const { [first.key]: one, [version.key]: two } = together.games;
      return [board.turns, one.letter.turns, two.letter.turns, together.note?.note, keyOfGame(board)];
    };
    assert.deepEqual(after(fresh), [letter.turns, letter.turns, ["D4"], "version", first.key]);
    assert.deepEqual(after([0, 0]), [["C3"], ["D4"], ["C3"], side ? "same" : "own", version.key]);
  }
});

test("a letter that does not continue the game is compared with the other version, as it came", () => {
  const version = storedGame("k3", { turns: ["D4"] }, { version: 2 });
  const fork = /** @type {any} */ ({ turn: 0, known: "C3", received: "E3" });
  const letter = letterOf("k3", { turns: ["E3"] });
  const reading = incoming(page([game, version]), coming("k3", { live: true, side: 0, wish: true }));
  const next = received(reading, { answer: { letter, wrong: null, merge: merged(letter, [0, 1], { fork }) } });
  const { clashes, ...rest } = /** @type {any} */ (next.together.incoming);
  assert.deepEqual(rest, { ...reading.together.incoming, known: version.key });
  assert.deepEqual(
    clashes.map((/** @type {any} */ { key, rival }) => [key, rival.clash]),
    [[KEY, "fork"]],
  );
});

// Links to watch

/** Whether a link to watch opens the reader's own game. @param {Partial<Letter>} copy @param {Partial<Letter>} own @param {any} [parts] */
function opensOwn(copy, own, parts) {
  const shared = storedGame("k3", own, parts);
  const letter = letterOf("watching", { ...copy, text: "a copy", watch: "a copy" });
  return keyOfGame(read(page([shared], {}, null), {}, letter).game) === shared.key;
}

test("the link to watch of a player's own game opens the game, as long as it goes on", () => {
  const turns = ["C3", "B2", "A1", "D4"];
  const own = { turns, watch: "a copy" };
  assert.equal(opensOwn({ turns }, own), true);
  assert.equal(opensOwn({ turns }, { ...own, ending: ENDING }), false);
  assert.equal(opensOwn({ turns }, own, { version: 2 }), false);
  assert.equal(opensOwn({ turns: ["A1", "B2", "C3", "D4"] }, { turns }), false);
});

test("another state of the own game is known by its turns: by four, or with a name by one", () => {
  const all = ["C3", "B2", "A1", "D4", "E3"];
  const own = { names: /** @type {Names} */ (["Ann", ""]), turns: all };
  const nameless = (/** @type {number} */ count) => opensOwn({ names: ["", ""], turns: all.slice(0, count) }, own);
  assert.deepEqual([nameless(1), nameless(3), nameless(4)], [false, false, true]);
  const named = (/** @type {number} */ count) => opensOwn({ names: ["Ann", "Ben"], turns: all.slice(0, count) }, own);
  assert.deepEqual([named(0), named(1)], [false, true]);
  assert.equal(opensOwn({ names: ["Eve", ""], turns: all }, own), false, "another player's");
});

// Taking a side

test("a reader takes a side in the game of the invitation; the form keeps the rest", () => {
  const letter = letterOf("k3", { names: ["Ann", ""] });
  const direct = directTo({ key: other.key });
  const form = /** @type {const} */ ({ host: 1, days: 3, clock: "genius", name: "Ben" });
  const state = page([other], { direct, form, invited: letter });
  const next = joined(state, { side: 1 });
  assert.deepEqual([next.together.invited, next.together.form], [null, form]);
  assert.deepEqual([next.together.direct, keyOfGame(next.game), next.together.adding?.name], [direct, "k3/o", "Ben"]);
  const none = page([]);
  assert.equal(joined(none, { side: 1 }), none);
  const known = joined(page([game, other], { invited: letter }, null), { side: 0 });
  const { incoming: reading, invited } = known.together;
  assert.deepEqual([reading?.text, reading?.known, reading?.side, invited], [letter.text, KEY, 0, null]);
});

test("a reader who agrees to the friend's wish leaves the game that goes on", () => {
  const wish = letterOf("k5");
  const direct = directTo({ key: KEY, wish, wishSide: 1 });
  const playing = storedGame("k3", { turns: ["C3", "B2"] });
  const next = joined(page([playing], { direct, invited: letterOf("k7") }), { side: 1, wish: true });
  const { direct: now, invited } = next.together;
  assert.deepEqual([now?.key, now?.wish, now?.wishes, keyOfGame(next.game)], ["k5/o", null, [KEY], "k5/o"]);
  assert.equal(invited?.id, "k7", "another invitation stays");
});
