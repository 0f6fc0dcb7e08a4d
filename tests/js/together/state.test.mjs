// How the state of games with friends changes with the connection, and what a game keeps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { grown } from "../../../web/game/tree.js";
import { keyOfGame, waitingCount } from "../../../web/together/shared.js";
import { fixture, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/together/state.js").Direct} Direct */

const KEY = "k3f9/x";
const { letter } = /** @type {any} */ (fixture("letter-add")).scene;
const EMPTY = { ...letter, text: "hexhex3,genius,id=k3f9,from=x,x=Ann", turns: [], stamps: [], mover: 0, last: null };
const begun = () => reduce(stateOf("scene-start-hexhex3"), { type: "letter-begun", letter: EMPTY });
/** @param {State} state @param {Partial<Direct> | null} change */
const withDirect = (state, change) => reduce(state, { type: "direct", change });

test("a new connection belongs to a host in the phase `preparing`, with nothing else known", () => {
  const { direct } = withDirect(stateOf("scene-growth"), { lag: 7 }).together;
  assert.deepEqual(direct, {
    ...{
      phase: "preparing",
      role: "host",
      code: "",
      offer: "",
      letter: "",
      key: "",
      before: "",
      wish: null,
      wishSide: 0,
      asks: 0,
      wishes: [],
      stun: "",
    },
    ...{ lag: 7, lot: null, why: null, phrase: null },
  });
});

test("news about a connection changes only the connection, until it is gone", () => {
  const state = withDirect(stateOf("scene-growth"), { role: "guest", code: "abc" });
  const next = withDirect(state, { lag: 7 });
  assert.deepEqual(next.together.direct, { ...state.together.direct, lag: 7 });
  assert.deepEqual({ ...next, together: { ...next.together, direct: state.together.direct } }, state);
  assert.equal(withDirect(next, null).together.direct, null);
});

test("when a connection opens, here or in another tab, only its dialog closes", () => {
  const at = (/** @type {State["dialog"]} */ dialog, /** @type {State["together"]["page"]} */ page) => {
    const state = withDirect(stateOf("scene-growth"), { phase: "connecting" });
    return /** @type {State} */ ({ ...state, dialog, together: { ...state.together, page } });
  };
  const after = (/** @type {State} */ from, /** @type {Direct["phase"]} */ phase) => withDirect(from, { phase }).dialog;
  for (const phase of /** @type {const} */ (["open", "elsewhere"])) {
    assert.equal(after(at("together", "direct"), phase), null);
    assert.equal(after(at("together", "games"), phase), "together");
    assert.equal(after(at("settings", "direct"), phase), "settings");
  }
  for (const phase of /** @type {const} */ (["inviting", "lost", "failed"]))
    assert.equal(after(at("together", "direct"), phase), "together");
  const again = {
    ...withDirect(at("together", "direct"), { phase: "open" }),
    dialog: /** @type {const} */ ("together"),
  };
  assert.equal(after(again, "open"), "together", "it was open");
  assert.equal(withDirect(again, { lag: 3 }).dialog, "together");
});

test("a new game waits for its letter, and keeps the letter's terms", () => {
  const params = /** @type {any} */ ({ ruleset: "genius", board: "hexhex3" });
  const state = reduce(stateOf("scene-growth"), { type: "letter-begin", params, lots: true, live: false });
  assert.deepEqual(state.together.begun, { params, lots: true, live: false, instead: null });
  const next = reduce(state, { type: "letter-begun", letter: EMPTY });
  assert.equal(next.together.begun, null);
  const shared = next.together.games[KEY];
  assert.deepEqual([shared.key, shared.side, shared.lots, shared.unsent], [KEY, 0, true, false]);
  assert.equal(begun().together.games[KEY].lots, false);
});

test("a game of another tab is added, changed and removed; a removed game can be played on at this device", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const stored = (/** @type {State} */ from, /** @type {typeof shared | null} */ now, key = KEY) =>
    reduce(from, { type: "letter-stored", key, shared: now });
  const played = { ...shared, letter: { ...letter, turns: ["C3"] } };
  const noted = { ...state, together: { ...state.together, note: /** @type {any} */ ({ key: KEY, note: "news" }) } };
  const changed = stored(noted, played);
  assert.deepEqual(
    [changed.game.turns, changed.together.note, changed.together.games],
    [["C3"], null, { [KEY]: played }],
  );
  const gone = stored(state, null);
  assert.deepEqual([gone.together.games, keyOfGame(gone.game)], [{}, null]);
  assert.deepEqual(gone.game.seats, [{ kind: "person" }, { kind: "person" }]);
  const other = { ...shared, key: "zz/o" };
  const both = stored(state, other, "zz/o");
  assert.deepEqual(both.together.games, { [KEY]: shared, "zz/o": other });
  assert.equal(both.game, state.game);
  assert.deepEqual(stored(both, null, "zz/o").together.games, { [KEY]: shared });
});

test("only a known game is opened", () => {
  const state = begun();
  assert.equal(reduce(state, { type: "letter-open", key: "zz/o" }), state);
  const away = { ...stateOf("scene-growth"), together: state.together };
  assert.equal(keyOfGame(reduce(away, { type: "letter-open", key: KEY }).game), KEY);
});

test("an answer about a removed game, or one that was not asked for, changes nothing", () => {
  const state = begun();
  const added = (/** @type {State} */ from, /** @type {string} */ key) =>
    reduce(from, { type: "letter-added", key, letter, wrong: null });
  assert.deepEqual(added(state, KEY).together.games, state.together.games);
  const waits = reduce(state, { type: "letter-entry", key: KEY, entry: "C3" });
  assert.deepEqual(added(waits, "zz/o").together.games, state.together.games);
  assert.equal(added(waits, "zz/o").together.adding, null);
});

test("a notice names the entry that the engine refuses, and the game stays unchanged", () => {
  const waits = reduce(begun(), { type: "letter-entry", key: KEY, entry: "Z9" });
  const wrong = /** @type {any} */ ({ message: "no cell" });
  const next = reduce(waits, { type: "letter-added", key: KEY, letter: null, wrong });
  assert.deepEqual(next.notices.at(-1), { code: "not_added", text: null, wrong: { ...wrong, drawing: "" } });
  assert.equal(next.together.adding, null);
  assert.deepEqual(next.together.games, waits.together.games);
});

test("if a letter changes meanwhile, its entry is asked for again with the new text", () => {
  const waits = reduce(begun(), { type: "letter-entry", key: KEY, entry: "C3" });
  const { adding, games } = waits.together;
  const newer = { ...games[KEY], letter: { ...games[KEY].letter, text: "newer" } };
  const changed = { ...waits, together: { ...waits.together, games: { [KEY]: newer } } };
  const next = reduce(changed, { type: "letter-added", key: KEY, letter, wrong: null });
  assert.deepEqual(next.together.adding, { ...adding, text: "newer" });
  assert.deepEqual(next.together.games, { [KEY]: newer });
});

test("the answer to an offer is stored as the reader's own", () => {
  for (const [entry, note] of /** @type {const} */ ([
    ["yes", "yes"],
    ["no", "no"],
    ["resign", null],
  ])) {
    const waits = reduce(begun(), { type: "letter-entry", key: KEY, entry });
    const said = { ...EMPTY, text: `${EMPTY.text},${entry}` };
    const { together } = reduce(waits, { type: "letter-added", key: KEY, letter: said, wrong: null });
    assert.deepEqual(together.note, note && { key: KEY, note });
    assert.deepEqual([together.games[KEY].unsent, together.games[KEY].base], [true, null]);
  }
});

test("without a rival there is nothing to settle, and a sent turn can't be taken back", () => {
  const state = begun();
  assert.equal(reduce(state, { type: "letter-settle", take: true }), state);
  assert.equal(reduce(state, { type: "letter-undo" }), state);
  const alone = stateOf("scene-growth");
  assert.equal(reduce(alone, { type: "letter-settle", take: true }), alone);
  assert.equal(reduce(alone, { type: "letter-undo" }), alone);
});

test("if the draw gives the other side, the game begins again with that side", () => {
  const params = /** @type {any} */ ({ ruleset: "genius", board: "hexhex3" });
  const lots = reduce(reduce(stateOf("scene-growth"), { type: "letter-begin", params, lots: true, live: false }), {
    type: "letter-begun",
    letter: EMPTY,
  });
  const open = withDirect(lots, { phase: "open", key: KEY });
  for (const side of /** @type {const} */ ([0, null])) {
    const { together } = reduce(open, { type: "lots-drawn", side });
    assert.deepEqual([together.games[KEY].lots, together.begun], [false, null]);
  }
  const other = reduce(open, { type: "lots-drawn", side: 1 }).together;
  assert.deepEqual([other.begun?.params.host, other.begun?.instead, other.begun?.lots], [1, KEY, false]);
  assert.deepEqual(other.begun?.params.names, [...EMPTY.names].reverse());
  assert.deepEqual([other.begun?.params.board, other.begun?.params.id], ["hexhex3", "k3f9"]);
  assert.equal(other.direct?.key, "k3f9/o");
  for (const days of [null, 3]) {
    const game = open.together.games[KEY];
    const games = { [KEY]: { ...game, letter: { ...game.letter, days } } };
    const drawn = reduce({ ...open, together: { ...open.together, games } }, { type: "lots-drawn", side: 1 });
    assert.equal(drawn.together.begun?.params.days, days ?? 0);
  }
  const undrawn = withDirect(begun(), { phase: "open", key: KEY });
  assert.equal(reduce(undrawn, { type: "lots-drawn", side: 1 }), undrawn);
  assert.equal(reduce(lots, { type: "lots-drawn", side: 1 }), lots, "there is no connection");
});

test("a played turn ends the wait for the draw, an added name does not", () => {
  const params = /** @type {any} */ ({ ruleset: "genius", board: "hexhex3" });
  const lots = reduce(reduce(stateOf("scene-growth"), { type: "letter-begin", params, lots: true, live: false }), {
    type: "letter-begun",
    letter: EMPTY,
  });
  const after = (/** @type {{entry?: string, name?: string}} */ what) => {
    const adding = { key: KEY, text: EMPTY.text, side: /** @type {const} */ (0), ...what };
    const waits = { ...lots, together: { ...lots.together, adding } };
    const named = { ...EMPTY, text: `${EMPTY.text},x=Ann` };
    const next = reduce(waits, { type: "letter-added", key: KEY, letter: named, wrong: null });
    return [next.together.games[KEY].lots, next.together.games[KEY].unsent];
  };
  assert.deepEqual(after({ name: "Ann" }), [true, false]);
  assert.deepEqual(after({ entry: "resign" }), [false, true]);
});

test("an accepted submission goes into the letter; looking at an earlier turn does not", () => {
  const handed = reduce(begun(), { type: "hand-in", text: "c3" });
  const verdict = /** @type {any} */ ({ turn: "C3", text: "c3", ruling: "legal", refusal: null });
  const ruled = reduce(handed, { type: "verdict", key: handed.desk.key ?? "", verdict, now: 0 });
  assert.equal(ruled.together.adding?.entry, "C3");
  const { game } = begun();
  const tried = { ...begun(), game: { ...game, tree: grown(game.tree, ["C3"]), turns: ["C3"], cursor: 0 } };
  const seen = reduce(tried, { type: "step", by: 1 });
  assert.deepEqual([seen.game.cursor, seen.together.adding], [1, null]);
});

test("a cell of the draft is removed at once, and nothing else", () => {
  const state = begun();
  const drafting = { ...state, game: { ...state.game, draft: ["B2"] } };
  const undone = reduce(drafting, { type: "undo" });
  assert.deepEqual([undone.game, undone.together, undone.blocked], [state.game, state.together, state.blocked]);
  assert.equal(reduce(state, { type: "resume" }).game, state.game);
});

test("the friend's version counts as sent; one's own stays as it was", () => {
  const state = begun();
  for (const unsent of [true, false])
    for (const take of [true, false]) {
      const rival = /** @type {any} */ ({ letter: { ...letter, turns: ["D4"] } });
      const shared = { ...state.together.games[KEY], unsent, rival };
      const torn = { ...state, together: { ...state.together, games: { [KEY]: shared } } };
      const after = reduce(torn, { type: "letter-settle", take }).together.games[KEY];
      assert.deepEqual([after.unsent, after.rival, after.letter.turns], [unsent && !take, null, take ? ["D4"] : []]);
    }
});

test("on an earlier turn nothing is handed in, and in a study nothing goes into the letter", () => {
  const state = begun();
  const shared = { ...state.together.games[KEY], letter };
  const back = { ...state, game: { ...state.game, tree: grown(state.game.tree, ["C3"]), turns: ["C3"], cursor: 0 } };
  const handed = reduce(
    { ...back, together: { ...state.together, games: { [KEY]: shared } } },
    { type: "hand-in", text: "a1" },
  );
  assert.deepEqual([handed.blocked, handed.desk.key], ["look_only", null]);
  const ready = { ...state, scene: fixture("scene-start-hexhex3").scene, sceneKey: keyOf(state.game) };
  const press = /** @type {const} */ ({ type: "press", cell: 9, name: "C3" });
  assert.equal(reduce(ready, press).together.adding?.entry, "C3");
  const studied = reduce({ ...ready, study: { ...ready.study, open: true } }, press);
  assert.deepEqual([studied.game.turns, studied.together.adding], [["C3"], null]);
});

const params = /** @type {any} */ ({});
/** A new live game from a state, as the engine begins it. @param {State} state @param {any} [parts] of its letter */
const live = (state, parts) =>
  reduce(reduce(state, { type: "letter-begin", params, lots: false, live: true }), {
    type: "letter-begun",
    letter: { ...EMPTY, ...parts },
  });
/** @param {State} state @param {string} [key] */
const inviting = (state, key = KEY) => withDirect(state, { phase: "inviting", key });

test("cancelling an invitation removes its game, and brings back the game before it", () => {
  const before = stateOf("scene-growth");
  const invited = inviting(live(before));
  assert.deepEqual([keyOfGame(invited.game), waitingCount(invited, false)], [KEY, 0]);
  const after = withDirect(invited, null);
  assert.deepEqual([after.together.games, keyOf(after.game)], [{}, keyOf(before.game)]);
  assert.ok(!after.notices.some(({ code }) => code === "replaced"), "nothing was put aside");

  const friends = reduce(before, { type: "letter-begun", letter: { ...EMPTY, id: "other" } });
  const back = withDirect(inviting(live(friends)), null);
  assert.deepEqual([Object.keys(back.together.games), keyOfGame(back.game)], [["other/x"], "other/x"]);
});

test("a replaced invitation leaves no game, whatever is on the board", () => {
  const before = stateOf("scene-growth");
  const second = live(inviting(live(before)), { id: "two" });
  const replaced = inviting(second, "two/x");
  assert.deepEqual([Object.keys(replaced.together.games), keyOfGame(replaced.game)], [["two/x"], "two/x"]);
  assert.equal(keyOf(withDirect(replaced, null).game), keyOf(before.game));

  const answered = withDirect(inviting(live(before)), { role: "guest", key: "" });
  assert.deepEqual([answered.together.games, keyOf(answered.game)], [{}, keyOf(before.game)]);

  const other = reduce(inviting(live(before)), { type: "new-game", game: before.game });
  assert.deepEqual(withDirect(other, null).together.games, {});
});

test("a game that a friend has joined, or that goes on by link, outlives its invitation", () => {
  const invited = inviting(live(stateOf("scene-growth")));
  const shared = invited.together.games[KEY];
  const isKept = (/** @type {State} */ from) => {
    const { games } = withDirect(from, null).together;
    return KEY in games && !games[KEY].live;
  };
  assert.ok(isKept(withDirect(invited, { phase: "open" })));
  assert.ok(isKept(withDirect(invited, { phase: "failed" })), "the button says that it goes on by link");
  const as = (/** @type {any} */ parts) =>
    reduce(invited, { type: "letter-stored", key: KEY, shared: { ...shared, ...parts } });
  assert.ok(isKept(as({ letter })), "a turn was played");
  assert.ok(isKept(as({ letter: { ...shared.letter, names: ["Ann", "Ben"] } })));
  assert.ok(isKept(reduce(as({ unsent: true }), { type: "letter-sent", key: KEY })), "its link was sent");
});

test("a board whose shared game was removed has two persons, however it comes back", () => {
  const shared = begun();
  const next = reduce({ ...shared, previousGame: null }, { type: "new-game", game: stateOf("scene-growth").game });
  const without = reduce({ ...next, previousGame: shared.game }, { type: "letter-stored", key: KEY, shared: null });
  const back = reduce(without, { type: "bring-back" });
  assert.deepEqual(
    back.game.seats.map(({ kind }) => kind),
    ["person", "person"],
  );
  assert.deepEqual([back.game.clock, back.game.watched], [null, ""], "a copy, whose time stands still");
});

test("a turn in progress keeps a game that another tab has removed", () => {
  const played = reduce(begun(), { type: "letter-entry", key: KEY, entry: "A1" });
  assert.equal(reduce(played, { type: "letter-stored", key: KEY, shared: null }), played);
});
