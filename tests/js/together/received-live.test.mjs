// What a message of the connected friend changes: news, wishes, games that both have agreed to, and messages that arrive late or twice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { received } from "../../../web/together/received.js";
import { gameOf, keyOfGame } from "../../../web/together/shared.js";
import { reduce } from "../../../web/app/state.js";
import { game as atTable } from "../fixtures.mjs";
import { directTo, ENDING, letterOf, merged, page, read, storedGame } from "./received.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/engine/protocol.js").Letter} Letter */
/** @typedef {import("../../../web/together/shared.js").Shared} Shared */
/** @typedef {import("../../../web/together/state.js").Coming} Coming */

const KEY = "k3/x";
const game = storedGame("k3");
const over = storedGame("k3", { ending: ENDING, turns: ["C3", "B2"] });
const LIVE = /** @type {const} */ ({ live: true, side: 0 });
const news = { key: KEY, note: /** @type {const} */ ("news") };
/** @param {State} state */
const friendsNews = ({ notices }) => notices.filter(({ code }) => code === "friend").map(({ text }) => text);
/** A letter of a game, as it is, or with other parts. @param {Shared} shared @param {Partial<Letter>} [parts] @returns {Letter} */
const changed = ({ letter }, parts) => ({ ...letter, ...(parts ? { text: `${letter.text}.B2`, ...parts } : {}) });

// Messages about the connection's game

test("the first game of a connection is what the friend's device is at, not what another tab sends", () => {
  const at = (/** @type {Partial<Coming>} */ parts) => {
    const state = page([game], { direct: directTo() }, null);
    const next = read(state, { ...LIVE, ...parts }, game.letter, merged(game.letter));
    return [next.together.direct?.key, keyOfGame(next.game)];
  };
  assert.deepEqual(
    [at({}), at({ tab: true })],
    [
      [KEY, KEY],
      ["", null],
    ],
  );
});

test("a message says that the friend's device has everything, also without news", () => {
  const known = { ...game, unsent: true };
  const after = (/** @type {number} */ unknown) => {
    const { unsent, reached } = read(
      page([known], { direct: directTo({ key: KEY }) }),
      LIVE,
      known.letter,
      merged(known.letter, [0, 0], { unknown }),
    ).together.games[KEY];
    return [unsent, reached];
  };
  assert.deepEqual(
    [after(0), after(1)],
    [
      [false, true],
      [true, false],
    ],
  );
});

test("the friend's turn is shown at once; a message that arrives twice leaves an earlier turn on the board", () => {
  const phrase = /** @type {any} */ ({ phrase: "hello", mine: false, at: 1 });
  const state = page([game], { direct: directTo({ key: KEY, phrase }), note: news });
  const letter = changed(game, { turns: ["C3", "B2"] });
  const next = read(state, LIVE, letter, merged(letter, [0, 1]));
  assert.deepEqual([next.game.turns, next.game.cursor, next.together.note], [letter.turns, 2, null]);
  assert.deepEqual([next.together.direct, friendsNews(next)], [state.together.direct, []]);
  const back = { ...reduce(next, { type: "jump", cursor: 0 }), together: { ...next.together, note: news } };
  const again = read(back, LIVE, letter, merged(letter));
  assert.deepEqual([again.game.cursor, again.together.note], [0, news]);
});

test("a reader who is elsewhere hears of the friend's news, and of nothing else", () => {
  for (const side of /** @type {const} */ ([0, 1])) {
    const known = storedGame("k3", {}, { side });
    const state = page([known], { direct: directTo({ key: known.key }) }, null);
    const letter = changed(known, { turns: ["C3", "B2"] });
    const heard = (/** @type {[number, number]} */ fresh) => {
      const next = read(state, { live: true, side }, letter, merged(letter, fresh));
      assert.equal(next.game, state.game);
      return friendsNews(next);
    };
    assert.deepEqual([heard(side ? [1, 0] : [0, 1]), heard([0, 0])], [[known.key], []]);
  }
});

test("the answer to a request, and a turn that crossed it, are said; they do not show on the board", () => {
  const asked = storedGame("k3", { offers: [0, null] });
  const state = page([asked], { direct: directTo({ key: KEY }) });
  const said = (/** @type {Partial<Letter>} */ parts) => {
    const letter = changed(asked, parts);
    return read(state, LIVE, letter, merged(letter, [0, 1])).together.note?.note;
  };
  assert.equal(said({ offers: [null, null] }), "refused");
  assert.equal(said({ offers: [null, null], turns: [] }), "agreed");
  assert.equal(said({ offers: [0, null], late: 1 }), "crossed");
});

test("the connected friend's device says that the game is right as it is: the rival is dropped", () => {
  const rival = /** @type {any} */ ({ letter: changed(game, { turns: ["D4"] }), clash: "fork", turn: 0 });
  const known = { ...game, rival, reached: true };
  const state = page([known], { direct: directTo({ key: KEY }) });
  const { games } = read(state, LIVE, known.letter, merged(known.letter)).together;
  assert.deepEqual(games[KEY], { ...known, rival: null });
});

test("a copy to watch is no letter of a friend: it counts as a question, and nothing is shown", () => {
  const state = page([game], { direct: directTo({ key: KEY, asks: 1 }) });
  const letter = letterOf("watching", { text: "a copy", watch: "a copy" });
  const next = read(state, LIVE, letter);
  assert.deepEqual([next.together.direct, next.game], [{ ...state.together.direct, asks: 2 }, state.game]);
});

// Other versions

const FORK = /** @type {any} */ ({ turn: 0, known: "C3", received: "E3" });

test("a message that does not continue the game counts as a question, and does not take the reader away", () => {
  const letter = changed(game, { turns: ["E3"] });
  const at = (/** @type {any} */ direct, /** @type {Partial<Coming>} */ parts) => {
    const next = read(page([game], { direct }, null), parts, letter, merged(letter, [0, 1], { fork: FORK }));
    assert.equal(next.together.games[KEY].rival?.clash, "fork");
    return [keyOfGame(next.game), next.together.direct];
  };
  const direct = directTo({ asks: 1 });
  assert.deepEqual(at(direct, LIVE), [null, { ...direct, key: KEY, before: "", asks: 1 }]);
  const now = directTo({ key: KEY, asks: 1 });
  assert.deepEqual(at(now, LIVE), [null, { ...now, asks: 2 }]);
  assert.deepEqual(at(null, LIVE), [null, null], "the connection has ended meanwhile");
  assert.deepEqual(at(now, { ...LIVE, tab: true }), [KEY, now]);
  assert.deepEqual(at(now, {}), [KEY, now]);
});

test("the friend's version becomes the game; a reader who sees another version of it learns so", () => {
  const first = storedGame("k3", { turns: ["D4"] });
  const version = storedGame("k3", {}, { version: 2 });
  const direct = directTo({ key: KEY });
  const after = (/** @type {Shared | null} */ at) => {
    const state = page([first, version], { direct }, at);
    const compared = read(state, LIVE, version.letter, merged(version.letter, [0, 1], { fork: FORK }));
    assert.equal(compared.together.incoming?.known, version.key);
    const answer = { letter: version.letter, wrong: null, merge: merged(version.letter) };
    const next = received(compared, { answer });
    assert.deepEqual(next.together.games[KEY].letter.turns, ["C3"]);
    assert.deepEqual(next.together.note, { key: KEY, note: "version" });
    return [keyOfGame(next.game), next.game.turns, next.together.direct?.asks];
  };
  assert.deepEqual(after(first), [KEY, ["C3"], direct.asks + 1]);
  assert.deepEqual(after(version), [KEY, ["C3"], direct.asks + 1]);
  assert.deepEqual(after(null), [null, [], direct.asks]);
});

// Games that both have agreed to

const wish = storedGame("k5", { turns: [] });

/** What a message about a wish of the reader changes: the connection's game, and the game on the board. @param {State} state @param {Partial<Coming>} [parts] @param {Partial<Letter>} [letter] */
function agreed(state, parts, letter) {
  const text = changed(wish, letter);
  const next = read(state, { ...LIVE, ...parts }, text, merged(text, letter ? [0, 1] : [0, 0]));
  return { next, at: [next.together.direct?.key, keyOfGame(next.game)] };
}

test("the friend agrees to a wish after the game has ended, or goes to it before the game has begun", () => {
  const wishes = [wish.key];
  const ended = page([over, wish], { direct: directTo({ key: KEY, wishes }) });
  for (const parts of [{ wish: true }, {}]) assert.deepEqual(agreed(ended, parts).at, [wish.key, wish.key]);
  const unplayed = storedGame("k9", { turns: [] });
  const begins = page([unplayed, wish], { direct: directTo({ key: unplayed.key, wishes }) });
  assert.deepEqual(agreed(begins).at, [wish.key, wish.key]);
  assert.deepEqual(agreed(begins, { wish: true }).at, [unplayed.key, unplayed.key], "a wish while a game goes on");
  const played = storedGame("k9", { turns: ["C3", "B2"] });
  const goesOn = page([played, wish], { direct: directTo({ key: played.key, wishes }) });
  assert.deepEqual(agreed(goesOn).at, [played.key, played.key], "a late message");
  assert.deepEqual(agreed(goesOn).next.together.direct, goesOn.together.direct);
});

test("a message about a game that has ended does not begin it", () => {
  const state = page([over, wish], { direct: directTo({ key: KEY, wishes: [wish.key] }) });
  const { next } = agreed(state, {}, { ending: ENDING });
  assert.deepEqual(next.together.direct, state.together.direct);
});

test("when a game is played, other wishes are forgotten; the end of a game forgets none", () => {
  const third = storedGame("k7", { turns: [] });
  const direct = directTo({ key: KEY, wishes: [wish.key, third.key] });
  const state = page([over, wish, third], { direct });
  const { next } = agreed(state, {}, { turns: ["C3"] });
  assert.deepEqual([next.together.direct?.wishes, Object.keys(next.together.games)], [[], [KEY, wish.key]]);
  assert.deepEqual(agreed(state).next.together.direct?.wishes, [third.key], "nobody has played");
  const same = read(state, LIVE, over.letter, merged(over.letter));
  assert.deepEqual(same.together.direct, direct);
});

test("a game that both have agreed to takes the board from the one before or another wish, from nothing else", () => {
  const third = storedGame("k7", { turns: [] });
  const direct = directTo({ key: KEY, wishes: [third.key, wish.key] });
  const state = page([over, wish, third], { direct });
  const seen = (/** @type {Partial<State>} */ parts) => {
    const { next, at } = agreed({ ...state, ...parts });
    return [at[0], at[1], friendsNews(next)];
  };
  const editor = /** @type {any} */ ({ marks: "" });
  assert.deepEqual(seen({ game: gameOf(third, null) }), [wish.key, wish.key, []]);
  assert.deepEqual(seen({ game: atTable() }), [wish.key, null, [wish.key]]);
  assert.deepEqual(seen({ editor }), [wish.key, KEY, [wish.key]]);
  const study = { ...state.study, open: true };
  assert.deepEqual(seen({ study }), [wish.key, KEY, [wish.key]]);
  const early = { ...gameOf(wish, null), turns: ["C3"], cursor: 1 };
  assert.deepEqual(agreed({ ...state, study, game: early }).next.game.turns, [], "it is on the board already");
  assert.deepEqual(agreed({ ...state, editor, game: early }).next.game, early);
});

// The friend's wishes

const offered = letterOf("k5", { turns: [] });

/** @param {Partial<Letter>} now of the connection's game @param {Partial<import("../../../web/together/state.js").Direct>} direct @param {Partial<State["together"]>} [together] */
const linked = (now, direct, together) =>
  page([storedGame("k3", now)], { direct: directTo({ key: KEY, ...direct }), ...together });
const ENDED = { ending: ENDING, turns: ["C3", "B2", "A1"] };
/** @param {State} state @param {Partial<Coming>} [parts] @param {Letter} [letter] */
const asks = (state, parts, letter = offered) => read(state, { live: true, side: 1, ...parts }, letter);

test("the first three wishes of the friend open a dialog, later ones are in the card; they count while a game goes on", () => {
  for (const [now, count, dialog, after] of /** @type {[Partial<Letter>, number, string | null, number][]} */ ([
    [ENDED, 1, "together", 2],
    [ENDED, 2, "together", 3],
    [ENDED, 3, null, 3],
    [{ turns: ["C3"] }, 1, "together", 2],
    [{ turns: ["C3"] }, 3, null, 4],
  ])) {
    const state = linked(now, { asks: count });
    const next = asks(state);
    assert.deepEqual(next.together, {
      ...state.together,
      direct: { ...state.together.direct, wish: offered, wishSide: 1, asks: after },
      page: dialog ? "wish" : state.together.page,
    });
    assert.deepEqual([next.dialog, next.game], [dialog, state.game]);
  }
});

test("a game that goes on is not left: a wish is dropped, and another game counts as a question", () => {
  const outcome = (/** @type {Partial<Letter>} */ now, /** @type {boolean} */ isWish, letter = offered) => {
    const { direct } = asks(linked(now, { asks: 1 }), { wish: isWish }, letter).together;
    return [direct?.wish?.id ?? null, direct?.asks];
  };
  assert.deepEqual(outcome({ turns: ["C3", "B2"] }, false), [null, 2]);
  assert.deepEqual(outcome({ turns: ["C3"] }, false), ["k5", 2]);
  assert.deepEqual(outcome({ turns: [] }, true), [null, 1]);
  assert.deepEqual(outcome({ turns: ["C3", "B2"] }, true), [null, 1]);
  assert.deepEqual(outcome(ENDED, true), ["k5", 2]);
  const ended = { ...offered, ending: ENDING };
  assert.deepEqual(
    [outcome(ENDED, true, ended), outcome(ENDED, false, ended)],
    [
      [null, 1],
      [null, 2],
    ],
  );
});

test("a wish that the friend has ended is closed; another one stays", () => {
  const open = (/** @type {string} */ id) => linked(ENDED, { wish: letterOf(id, { turns: [] }), wishSide: 1 });
  const ended = { ...offered, ending: ENDING };
  const left = (/** @type {string} */ id) => asks(open(id), { wish: true }, ended).together.direct?.wish?.id ?? null;
  assert.deepEqual([left("k5"), left("k7")], [null, "k7"]);
});

test("a wish does not change under the finger: the same one stays on its page, another one closes it", () => {
  const before = (/** @type {string} */ id) => ({
    ...linked(ENDED, { wish: letterOf(id, { turns: [] }), wishSide: 0, asks: 1 }, { page: "wish" }),
    dialog: /** @type {const} */ ("together"),
  });
  const same = asks(before("k5"));
  assert.deepEqual([same.dialog, same.together.page, same.together.direct?.asks], ["together", "wish", 1]);
  const other = asks(before("k7"));
  assert.deepEqual([other.dialog, other.together.page, other.together.direct?.asks], [null, "start", 2]);
  for (const next of [same, other])
    assert.deepEqual([next.together.direct?.wish, next.together.direct?.wishSide], [offered, 1]);
});

test("a wish does not cover another invitation that the reader reads", () => {
  const shows = (/** @type {State["dialog"]} */ dialog, /** @type {State["together"]["page"]} */ at) => {
    const next = asks({ ...linked(ENDED, {}, { page: at }), dialog });
    return [next.dialog, next.together.page];
  };
  assert.deepEqual(shows("together", "invited"), ["together", "invited"]);
  for (const [dialog, at] of /** @type {const} */ ([
    [null, "invited"],
    ["together", "games"],
    ["settings", "invited"],
  ]))
    assert.deepEqual(shows(dialog, at), ["together", "wish"]);
});

test("the first game of a new connection is taken at once", () => {
  const direct = directTo({ role: "guest", asks: 1 });
  const next = asks(page([game], { direct }));
  assert.deepEqual([next.together.direct, keyOfGame(next.game)], [{ ...direct, key: "k5/o" }, "k5/o"]);
});
