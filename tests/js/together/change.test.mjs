// What several handlers of the games with a friend do to the state.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { EMPTY_DESK } from "../../../web/game/state.js";
import { grown } from "../../../web/game/tree.js";
import {
  announced,
  cameBack,
  goingOn,
  holdsBack,
  isStale,
  leftFor,
  named,
  opened,
  parted,
  reached,
  sent,
  shown,
  uninvited,
  withEntry,
  withKey,
  withoutFriend,
  withShared,
  withTogether,
} from "../../../web/together/change.js";
import { clockOf, gameOf, sharedFrom } from "../../../web/together/shared.js";
import { game } from "../fixtures.mjs";
import { begun, KEY } from "./known.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/together/state.js").Direct} Direct */
/** @typedef {import("../../../web/game/line.js").Game} Game */

/** Notices without a text. @param {State["notices"][number]["code"][]} names */
const codes = (...names) => names.map((code) => ({ code, text: null }));

test("the game that comes back when an invitation is withdrawn waits if it has turns", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const letter = /** @type {typeof shared.letter} */ ({ ...shared.letter, last: null, names: ["Ann", ""] });
  const live = withShared(state, { ...shared, live: true, letter });
  for (const [before, paused] of /** @type {[Game, boolean][]} */ ([
    [game({ turns: ["C3"] }), true],
    [game(), false],
  ])) {
    const next = uninvited({ ...live, together: { ...live.together, before } }, { key: KEY, phase: "inviting" });
    assert.deepEqual([next.game, next.paused, next.together.games, next.together.before], [before, paused, {}, null]);
  }
});

test("the present state of a game with a friend ends a study, but not what the study has found", () => {
  const state = begun();
  const study = { ...state.study, open: true, home: { turns: [], cursor: 0 }, coached: true };
  const next = shown({ ...state, study }, state.together.games[KEY]);
  assert.deepEqual(next.study, { ...study, open: false, home: null, preview: null });
});

test("a reader who leaves a game hears of it if their own time is running in it", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  /** @param {Partial<typeof shared.letter>} parts */
  const notices = (parts) => {
    const before = withShared(state, { ...shared, letter: { ...shared.letter, ...parts } });
    return cameBack(before, { ...before, game: game() }).notices.map(({ code }) => code);
  };
  const turns = ["C3", "B2"];
  assert.deepEqual(notices({ clock: "genius", turns, mover: 0 }), ["friend"]);
  assert.deepEqual(notices({ clock: "genius", turns, mover: 1 }), []);
  assert.deepEqual(notices({ clock: "genius", turns: [], mover: 0 }), []);
  assert.deepEqual(notices({ clock: "", turns, mover: 0 }), []);
});

test("a game that comes back from another one ends a study; one that comes back from a lesson leaves it open", () => {
  const state = begun();
  const studied = { ...state, study: { ...state.study, open: true } };
  assert.equal(cameBack({ ...state, game: game() }, studied).study.open, false);
  const learn = /** @type {any} */ ({ kind: "lesson" });
  assert.equal(cameBack({ ...studied, learn }, studied).study.open, true);
});

/** A game with a clock in which the friend thinks. @param {object} parts */
function waiting(parts) {
  const state = begun();
  const shared = state.together.games[KEY];
  const letter = /** @type {typeof shared.letter} */ ({
    ...shared.letter,
    ...{ clock: "genius", turns: ["C3"], stamps: [0], mover: 1, moving_since: 0 },
  });
  return withShared(state, { ...shared, letter, ...parts });
}

test("what the friend's device has is noted once, and again after the connection has ended", () => {
  for (const [parts, isNew] of /** @type {[{reached: boolean, parted: boolean}, boolean][]} */ ([
    [{ reached: false, parted: false }, true],
    [{ reached: true, parted: true }, true],
    [{ reached: true, parted: false }, false],
  ])) {
    const state = waiting(parts);
    const next = reached(state, KEY);
    const { reached: has, parted: without } = next.together.games[KEY];
    assert.deepEqual([has, without, next === state], [true, false, !isNew]);
  }
});

test("the clock on the board is that of the game once the friend's time is no longer known", () => {
  const state = waiting({ reached: true });
  const next = parted(state, KEY);
  const shared = next.together.games[KEY];
  assert.deepEqual([shared.parted, next.game], [true, { ...state.game, clock: clockOf(shared) }]);
  assert.notEqual(next.game.clock, null);
  const other = game();
  assert.equal(parted({ ...state, game: other }, KEY).game, other);
});

// What the board shows

test("the board of a game that has gone shows the other side that another tab has drawn, or else is a table for two", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const of = (/** @type {string} */ id, /** @type {0 | 1} */ side, version = 1) =>
    sharedFrom({ ...shared.letter, id }, side, { version });
  const others = [of("z9", 0), of("k3f9", 1, 2), of("k3f9", 1)];
  const gone = (/** @type {typeof others} */ list) =>
    withTogether(state, { games: Object.fromEntries(list.map((each) => [each.key, each])) });
  const drawn = withoutFriend(gone(others));
  assert.deepEqual(
    [drawn.game.seats[0], drawn.together, drawn.settings],
    [{ kind: "friend", key: "k3f9/o" }, gone(others).together, state.settings],
  );
  const left = gone(others.slice(0, 2));
  const seats = [{ kind: "person" }, { kind: "person" }];
  assert.deepEqual(withoutFriend(left), { ...left, game: { ...left.game, seats, clock: null, watched: "" } });
});

test("a game with a friend that is opened from a lesson keeps its variations; mistakes of letters are not news any more", () => {
  const state = begun();
  const tried = { ...state, game: { ...state.game, tree: grown(state.game.tree, ["D4"]) } };
  const learn = /** @type {any} */ ({ kind: "puzzle", number: 3, step: 0, phase: "try", base: 0, look: [] });
  const lesson = reduce(tried, { type: "learn", learn, game: game({ board: "hexhex2" }) });
  const notices = codes("bad_letter", "kept_game");
  const next = opened({ ...lesson, notices }, state.together.games[KEY]);
  assert.deepEqual([next.learn, next.game.board], [null, "hexhex3"]);
  assert.deepEqual(
    next.game.tree.next.map(({ turn }) => turn),
    ["D4"],
  );
  assert.deepEqual(next.notices, codes("kept_game"));
});

test("only a game that is not on the list is said to be set aside", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const other = sharedFrom({ ...shared.letter, id: "z9", turns: ["C3"] }, 0);
  const from = (/** @type {Game} */ at) => opened({ ...state, game: at }, shared).notices.map(({ code }) => code);
  assert.deepEqual(from(game({ turns: ["C3"] })), ["replaced"]);
  assert.deepEqual(from(gameOf(other, null)), []);
});

test("the game before an invitation comes back as it is now", () => {
  const state = begun();
  const shared = { ...state.together.games[KEY], live: true };
  const letter = { ...shared.letter, names: /** @type {[string, string]} */ (["Ann", ""]) };
  const friends = sharedFrom({ ...letter, id: "z9" }, 0);
  const before = gameOf(friends, null);
  const moved = { ...friends, letter: { ...friends.letter, turns: ["C3"] } };
  const invited = withTogether(state, { games: { [KEY]: { ...shared, letter }, [moved.key]: moved }, before });
  assert.deepEqual(leftFor(invited), before);
  assert.deepEqual(leftFor({ ...invited, game: before }), before);
  for (const phase of /** @type {const} */ (["preparing", "inviting", "answering", "connecting"])) {
    const next = uninvited(invited, { key: KEY, phase });
    assert.deepEqual([Object.keys(next.together.games), next.game.turns], [[moved.key], ["C3"]], phase);
  }
  for (const phase of /** @type {const} */ (["open", "lost", "failed"])) {
    const { games } = uninvited(invited, { key: KEY, phase }).together;
    assert.deepEqual([Object.keys(games), games[KEY].live], [[KEY, moved.key], false], phase);
  }
});

test("a version that goes on changes places with the game, also on the board; other games stay", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const version = sharedFrom(shared.letter, 0, { version: 2 });
  const third = sharedFrom({ ...shared.letter, id: "z9" }, 0);
  const games = { [KEY]: shared, [version.key]: version, [third.key]: third };
  const at = (/** @type {typeof shared} */ each) => ({ ...withTogether(state, { games }), game: gameOf(each, null) });
  for (const [before, after] of [
    [shared, version],
    [version, shared],
    [third, third],
  ]) {
    const next = goingOn(at(before), version.key);
    assert.deepEqual(next.game, gameOf(after, null));
    assert.deepEqual(next.together.games, {
      [KEY]: { ...version, version: 1, key: KEY },
      [version.key]: { ...shared, version: 2, key: version.key },
      [third.key]: third,
    });
  }
  for (const key of [KEY, "unknown/x"]) {
    const before = at(shared);
    assert.equal(goingOn(before, key), before);
  }
});

// Notices

test("a reader hears of the friend's turn unless the board shows it", () => {
  const state = begun();
  const heard = (/** @type {Partial<State>} */ parts) => announced({ ...state, ...parts }, KEY).notices.length;
  const editor = /** @type {any} */ ({ marks: "" });
  const learn = /** @type {any} */ ({ kind: "lesson" });
  assert.deepEqual([heard({}), heard({ editor }), heard({ learn }), heard({ game: game() })], [0, 1, 1, 1]);
});

test("who leaves a game in which their time runs hears only that", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const letter = { ...shared.letter, clock: "genius", turns: ["C3"], mover: /** @type {const} */ (0) }; // the friend began
  const before = withShared(state, { ...shared, letter });
  const { notices } = cameBack(before, { ...before, game: game(), notices: codes("replaced", "kept_game") });
  assert.deepEqual(
    notices.map(({ code, text }) => [code, text]),
    [
      ["kept_game", null],
      ["friend", KEY],
    ],
  );
});

test("a game that comes back is no news any more; other games are", () => {
  const state = begun();
  const kept = [
    { code: /** @type {const} */ ("friend"), text: "z9/x" },
    { code: /** @type {const} */ ("connected"), text: KEY },
  ];
  const notices = [{ code: /** @type {const} */ ("friend"), text: KEY }, ...kept];
  assert.deepEqual(cameBack({ ...state, game: game() }, { ...state, notices }).notices, kept);
});

test("the board of an ended game is stale as long as a seat can be played", () => {
  const { [KEY]: shared } = begun().together.games;
  const ended = {
    ...shared,
    letter: { ...shared.letter, ending: /** @type {any} */ ({ winner: 0, reason: "resigned" }) },
  };
  assert.deepEqual([isStale(gameOf(shared, null), ended), isStale(gameOf(ended, null), ended)], [true, false]);
});

// What goes into a letter

test("an entry joins the name that is being added, and ends what is at hand; a name does not", () => {
  const queue = /** @type {any} */ ([{ type: "press" }]);
  const state = { ...begun(), queue, desk: { ...EMPTY_DESK, text: "c3" } };
  const named = withEntry(state, KEY, { name: "Ann" });
  const { text } = state.together.games[KEY].letter;
  assert.deepEqual(named, withTogether(state, { adding: { key: KEY, text, side: 0, name: "Ann" } }));
  const both = withEntry(named, KEY, { entry: "C3" });
  assert.deepEqual([both.together.adding?.name, both.together.adding?.entry], ["Ann", "C3"]);
  assert.deepEqual([both.queue, both.desk], [[], EMPTY_DESK]);
  assert.equal(withEntry(both, KEY, { entry: "D4" }), both, "one entry at a time");
  assert.equal(withEntry(state, "unknown/x", { entry: "C3" }), state);
});

test("a name that is being added holds back other games only", () => {
  const { together } = withEntry(begun(), KEY, { name: "Ann" });
  assert.deepEqual([holdsBack(together, KEY), holdsBack(together, "z9/x")], [false, true]);
  assert.equal(holdsBack(withEntry(begun(), KEY, { entry: "C3" }).together, KEY), true);
});

test("the reader's name is added to a letter that lacks it", () => {
  const state = begun();
  const shared = state.together.games[KEY];
  const added = (/** @type {string} */ name, /** @type {[string, string]} */ names) => {
    const at = withTogether(state, { form: { ...state.together.form, name } });
    return named(at, { ...shared, letter: { ...shared.letter, names } }).together.adding?.name;
  };
  assert.deepEqual(
    [added("Ann", ["", "Ben"]), added("Ann", ["Eve", ""]), added("", ["", "Ben"])],
    ["Ann", undefined, undefined],
  );
});

test("a turn sent over a connection stays unsent until the friend's device has it, but can't be taken back", () => {
  const state = waiting({ unsent: true, base: begun().together.games[KEY].letter });
  const shared = state.together.games[KEY];
  assert.deepEqual(sent(state, { key: KEY, live: true }), withShared(state, { ...shared, base: null }));
});

test("sending a turn begins the friend's time; other entries do not", () => {
  const { letter: base } = begun().together.games[KEY];
  const seen = (/** @type {object} */ parts) =>
    sent(waiting({ unsent: true, seen: 5, ...parts }), { key: KEY }).together.games[KEY].seen;
  const { letter } = waiting({}).together.games[KEY];
  assert.ok(seen({ base }) > 5);
  assert.equal(seen({ base: null }), 5);
  assert.equal(seen({ base, letter: { ...letter, mover: 0 } }), 5);
});

test("the sides of a game that was sent are drawn only over an open connection", () => {
  for (const [lots, phase, after] of /** @type {[boolean, Direct["phase"], boolean][]} */ ([
    [true, "open", true],
    [true, "lost", false],
    [false, "open", false],
  ])) {
    const state = reduce(waiting({ unsent: true, live: true, lots }), { type: "direct", change: { phase, key: "" } });
    const { lots: drawn, live, unsent } = sent(state, { key: KEY }).together.games[KEY];
    assert.deepEqual([drawn, live, unsent], [after, false, false]);
  }
});

test("the friend's time begins when their device has the turn for the first time", () => {
  const seen = (/** @type {object} */ parts) => reached(waiting({ seen: 5, ...parts }), KEY).together.games[KEY].seen;
  const { letter } = waiting({}).together.games[KEY];
  assert.ok(seen({}) > 5);
  assert.equal(seen({ reached: true, parted: true }), 5);
  assert.equal(seen({ letter: { ...letter, clock: "" } }), 5);
});

test("the first game of an open connection becomes the connection's", () => {
  for (const [phase, key, after] of /** @type {[Direct["phase"], string, string][]} */ ([
    ["open", "", KEY],
    ["open", "z9/x", "z9/x"],
    ["inviting", "", ""],
  ])) {
    const state = reduce(begun(), { type: "direct", change: { phase, key } });
    assert.equal(withKey(state, KEY)?.key, after, phase);
  }
  assert.equal(withKey(begun(), KEY), null);
});
