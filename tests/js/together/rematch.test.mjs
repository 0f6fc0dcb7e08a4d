// Wishes over a connection, one decision at a time; wishes.test.mjs plays whole stories.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginNext } from "../../../web/together/begin.js";
import {
  agreedOn,
  isAsking,
  isWish,
  isWished,
  friendsWish,
  wishOf,
  withWishes,
  withGame,
  withoutFriendsWish,
  withoutWishes,
} from "../../../web/together/rematch.js";
import { sharedFrom } from "../../../web/together/shared.js";
import { answerOf } from "./known.mjs";

const ENDING = /** @type {const} */ ({ winner: 0, reason: "resigned" });
/** @param {string} id @param {any} [parts] */
const letter = (id, parts) => ({ ...answerOf("letter-read").letter, id, turns: [], ...parts });
/** @param {string} id @param {any} [parts] */
const shared = (id, parts) => sharedFrom(letter(id, parts), 0, { updated: 0, seen: 0 });
const OVER = shared("k3", { ending: ENDING, turns: ["C3"] });

/** A page whose board shows a finished game with a friend, still connected. @param {any} [parts] of `together` @param {any} [direct] @param {import("../../../web/together/shared.js").Shared[]} [more] games */
function page(parts, direct, more = []) {
  const games = Object.fromEntries([OVER, ...more].map((each) => [each.key, each]));
  return /** @type {any} */ ({
    game: { seats: [{ kind: "friend", key: "k3/x" }, { kind: "person" }] },
    dialog: "together",
    notices: ["kept"],
    together: {
      ...{ games, begun: null, invited: null, incoming: null, waiting: [], page: "direct" },
      direct: {
        phase: "open",
        key: "k3/x",
        wish: null,
        wishes: [],
        phrase: null,
        asks: 0,
        lot: "drawn",
        lag: 5,
        ...direct,
      },
      ...parts,
    },
  });
}

test("a rematch of the connection's game, and another game for the connected friend, are wishes", () => {
  assert.equal(isWish(page(), letter("k3-2")), true);
  assert.equal(isWish(page({ begun: { over: true } }), letter("k9")), true);
  assert.ok(!isWish(page(), letter("k9")), "a game by link");
  assert.ok(!isWish(page(), letter("k3")), "the game itself");
  assert.ok(!isWish(page({ begun: { over: false } }), letter("k9")));
  assert.equal(isWish(page({ begun: { over: false } }), letter("k3-2")), true);
});

test("while the connection may come back, a rematch is still a wish to the friend", () => {
  for (const phase of ["returning", "lost"]) assert.equal(isWish(page({}, { phase }), letter("k3-2")), true, phase);
});

test("nobody plays in a game that is only asked for, while the friend may agree", () => {
  const asked = shared("k3-2");
  const wished = (/** @type {any} */ direct, each = asked) =>
    isWished(page(direct === null ? { direct } : {}, direct, [each]).together, each);
  assert.deepEqual(
    ["open", "returning", "lost", "failed"].map((phase) => wished({ phase })),
    [true, true, false, false],
  );
  assert.equal(wished(null), false, "there is no connection");
  assert.equal(wished({ key: asked.key }), false, "both have agreed to it");
  assert.equal(wished({}, shared("k3-2", { turns: ["A1"] })), false);
  assert.equal(wished({}, shared("k9")), false, "a game by link");
  assert.equal(wished({ wishes: ["k9/x"] }, shared("k9")), true);
});

test("without a connection that may come back, nothing is a wish", () => {
  assert.equal(isWish(page({ direct: null }), letter("k3-2")), false);
  assert.equal(isWish(page({ begun: { over: true } }, { phase: "failed" }), letter("k9")), false);
  const asks = { wishes: ["k9/x"] };
  for (const each of [
    page({}, { phase: "failed", ...asks }, [shared("k9")]),
    page({ direct: null }, {}, [shared("k9")]),
  ]) {
    assert.equal(wishOf(each.together), undefined);
    assert.equal(isAsking(each.together), false);
  }
  assert.equal(friendsWish(page({}, { phase: "failed", wish: letter("k9") }).together), null);
  assert.equal(friendsWish(page({ direct: null }).together), null);
});

test("the answer to the friend's wish is no wish", () => {
  assert.equal(isWish(page({}, { wish: letter("k3-2") }), letter("k3-2")), false);
  assert.equal(isWish(page({}, { wish: letter("k8") }), letter("k3-2")), true);
});

test("a rematch of a game with another friend is no wish to this one", () => {
  const other = page({}, { key: "z1/x" }, [shared("z1")]);
  assert.ok(!isWish(other, letter("k3-2")));
  const elsewhere = page();
  elsewhere.game.seats = [{ kind: "person" }, { kind: "person" }];
  assert.equal(isWish(elsewhere, letter("k3-2")), true, "the player has opened another game since the press");
});

test("a reload forgets wishes, but not that the reader has asked for a rematch", () => {
  const asked = shared("k3-2");
  const after = (/** @type {import("../../../web/together/shared.js").Shared[]} */ ...games) =>
    page({}, {}, games).together;
  assert.equal(wishOf(after(asked)), asked);
  assert.ok(isAsking(after(asked)));
  for (const other of [shared("k9"), shared("k3-2", { turns: ["A1"] })]) assert.equal(wishOf(after(other)), undefined);
  const going = shared("k3", { turns: ["C3"] });
  assert.equal(wishOf(after(asked, going)), undefined, "the game before goes on");
});

test("the reader waits for the answer to the last wish, until a game is played", () => {
  const [first, last] = [shared("k8"), shared("k9")];
  const { together } = page({}, { wishes: ["k8/x", "k9/x"] }, [first, last]);
  assert.deepEqual([wishOf(together), isAsking(together)], [last, true]);
  assert.deepEqual([wishOf(page().together), isAsking(page().together)], [undefined, false]);
  const lost = shared("k9", { ending: ENDING });
  const ended = page({}, { wishes: ["k9/x"] }, [lost]).together;
  assert.deepEqual([wishOf(ended), isAsking(ended)], [lost, false]);
  const played = page({}, { key: "k8/x", wishes: ["k9/x"] }, [first, last]).together;
  assert.deepEqual([wishOf(played), isAsking(played)], [undefined, false]);
  const unknown = page({}, { key: "", wishes: ["k9/x"] }, [last]).together;
  assert.equal(wishOf(unknown), undefined);
});

test("the friend's wish stays while the reader opens another invitation", () => {
  const wish = letter("k9");
  assert.equal(friendsWish(page({}, { wish }).together), wish);
  assert.equal(friendsWish(page({ invited: letter("k8"), page: "invited" }, { wish }).together), wish);
  assert.equal(friendsWish(page({ invited: wish }).together), null);
});

test("another game of a connection begins afresh; only the first one's sides were drawn", () => {
  const phrase = { phrase: "hello", mine: true, at: 3 };
  const { direct } = page({}, { wish: letter("k9"), wishes: ["k8/x", "k9/x"], asks: 2, phrase }).together;
  const fresh = {
    ...direct,
    key: "k9/x",
    before: "k3/x",
    wish: null,
    phrase: null,
    asks: 0,
    lot: null,
    wishes: ["k8/x"],
  };
  assert.deepEqual(withGame(direct, "k9/x"), fresh);
  assert.equal(withGame({ ...direct, key: "" }, "k9/x").lot, "drawn");
});

test("both have agreed to a game: it is the connection's, and the wish is closed", () => {
  const next = shared("k9");
  const asked = page({ page: "wish" }, { wish: letter("k9"), wishes: ["k9/x"] }, [next]);
  const after = agreedOn(asked, next);
  assert.deepEqual([after.together.direct?.key, after.together.direct?.wishes], ["k9/x", []]);
  assert.deepEqual([friendsWish(after.together), after.dialog, after.together.page], [null, null, "start"]);
  const other = page({ invited: letter("k7") }, { wishes: ["k9/x"] }, [next]);
  const kept = agreedOn(other, next);
  assert.deepEqual([kept.together.direct?.key, kept.together.invited?.id, kept.dialog], ["k9/x", "k7", "together"]);
  const third = page({}, { key: "k5/x", wishes: ["k7/x", "k4/x"] }, [shared("k5"), shared("k4")]);
  assert.deepEqual(agreedOn(third, shared("k4")).together.direct?.wishes, ["k7/x", "k5/x"]);
  assert.equal(agreedOn(page({}, { key: "" }), next).together.direct?.key, "k9/x");
});

test("a game that begins ends the news that the friend is connected", () => {
  const state = { ...page({}, {}, [shared("k9")]), notices: [{ code: "connected" }, { code: "kept_game" }] };
  assert.deepEqual(agreedOn(state, shared("k9")).notices, [{ code: "kept_game" }]);
});

test("an agreement without a connection that may come back changes nothing", () => {
  for (const state of [page({ direct: null }), page({}, { phase: "failed" })])
    assert.equal(agreedOn(state, shared("k9")), state);
});

for (const [what, now, other, keeps] of /** @type {[string, any, any, boolean][]} */ ([
  ["the smaller id is kept", ["k5", []], ["k9", []], true],
  ["the smaller id is taken", ["k9", []], ["k5", []], false],
  ["the one with more turns is kept", ["k9", ["A1"]], ["k5", []], true],
  ["the one with more turns is taken", ["k5", []], ["k9", ["A1"]], false],
  ["as many turns: the smaller id", ["k9", ["A1"]], ["k5", ["A1"]], false],
  ["a game of two turns is kept", ["k9", ["A1", "C2"]], ["k5", ["A1", "C2", "B1"]], true],
]))
  test(`of two games that begin at once, both devices choose the same one: ${what}`, () => {
    const [one, two] = [now, other].map(([id, turns]) => shared(id, { turns }));
    const state = page({}, { key: one.key, wishes: [two.key] }, [one, two]);
    const after = agreedOn(state, two);
    if (keeps) assert.equal(after, state);
    else assert.deepEqual([after.together.direct?.key, after.together.direct?.wishes], [two.key, [one.key]]);
  });

test("a closed wish leaves its page, and no other page", () => {
  const shows = (/** @type {string} */ dialog, /** @type {string} */ at) => {
    const after = withoutFriendsWish({ ...page({ page: at }, { wish: letter("k9") }), dialog });
    assert.deepEqual([friendsWish(after.together), after.together.page], [null, at === "wish" ? "start" : at]);
    assert.equal(after.together.direct?.phase, "open");
    assert.deepEqual(after.notices, ["kept"]);
    return after.dialog;
  };
  assert.deepEqual(
    [shows("together", "wish"), shows("together", "games"), shows("settings", "wish")],
    [null, "together", "settings"],
  );
});

test("wishes that nobody has played in are removed, other games stay", () => {
  const [empty, played, other] = [shared("k8"), shared("k9", { turns: ["A1"] }), shared("k7")];
  const { together } = page({}, { wishes: ["k8/x", "k9/x"] }, [empty, played, other]);
  const after = withoutWishes(together, together.direct);
  assert.deepEqual(Object.keys(after.games), ["k3/x", "k9/x", "k7/x"]);
  assert.equal(after.games["k9/x"], played);
  assert.deepEqual(after.direct, { ...together.direct, wishes: [] });
});

test("only a friend's refusal that names the game removes the reader's wish", () => {
  const asked = (/** @type {any} */ parts = {}) => page(parts, { wishes: ["k9/x"] }, [shared("k9")]);
  const says = (/** @type {any} */ parts) => ({ phrase: { phrase: "not-now", mine: false, at: 1, ...parts }, lag: 7 });
  const after = (/** @type {any} */ state, /** @type {any} */ change) =>
    withWishes(state, change, change && { ...state.together.direct, ...change }).together;
  const refused = after(asked(), says({ of: "k9" }));
  assert.deepEqual([Object.keys(refused.games), refused.direct?.wishes, refused.direct?.lag], [["k3/x"], [], 7]);
  for (const change of [says({}), says({ of: "k8" }), says({ of: "k9", mine: true }), { lag: 7 }, { phrase: null }])
    assert.deepEqual(Object.keys(after(asked(), change).games), ["k3/x", "k9/x"]);
  const text = "hexhex3,genius,id=k9,from=x";
  for (const parts of [{ incoming: { text } }, { waiting: [{ text }] }])
    assert.deepEqual(Object.keys(after(asked(parts), says({ of: "k9" })).games), ["k3/x", "k9/x"], "it may agree");
  const invited = page({}, { wish: letter("k9") });
  assert.equal(friendsWish(after(invited, says({ of: "k9" }))), null, "the friend takes the wish back");
  assert.equal(friendsWish(after(invited, says({ of: "k9", mine: true }))), null, "the reader refuses it");
});

test("a game that only one player has agreed to is left when the friend refuses it", () => {
  const state = page({}, { key: "k9/x", before: "k3/x" }, [shared("k9")]);
  const change = { phrase: { phrase: "not-now", mine: false, at: 1, of: "k9" } };
  const { games, direct } = withWishes(
    state,
    /** @type {any} */ (change),
    /** @type {any} */ ({ ...state.together.direct, ...change }),
  ).together;
  assert.deepEqual([Object.keys(games), direct?.key], [["k3/x"], "k3/x"]);
  const other = page({ page: "games" }, { before: "k2/x", wishes: ["k9/x"] }, [shared("k2"), shared("k9")]);
  const changed = /** @type {any} */ ({ ...other.together.direct, ...change });
  const { together, ...rest } = withWishes(other, /** @type {any} */ (change), changed);
  const left = { games: { "k3/x": OVER, "k2/x": other.together.games["k2/x"] }, direct: { ...changed, wishes: [] } };
  assert.deepEqual(
    [{ ...rest, together: 0 }, together],
    [
      { ...other, together: 0 },
      { ...other.together, ...left },
    ],
  );
});

test("wishes end with the connection, but not a wish that has become the game of a new one", () => {
  const [first, second, played] = [shared("k8"), shared("k9"), shared("k7", { turns: ["A1"] })];
  const wishes = ["k8/x", "k9/x", "k7/x"];
  const state = page({ page: "wish" }, { wish: letter("k6"), wishes }, [first, second, played]);
  const after = (/** @type {any} */ change) =>
    withWishes(state, change, change && { ...state.together.direct, ...change });
  const { together, dialog, notices } = after(null);
  assert.deepEqual([Object.keys(together.games), together.direct], [["k3/x", "k7/x"], null]);
  assert.deepEqual([together.page, dialog, notices], ["start", null, ["kept"]]);
  for (const change of [{ phase: "failed" }, { why: "left" }]) {
    const ended = after(change).together;
    const { direct } = state.together;
    assert.deepEqual(ended.direct, { ...direct, ...change, wish: null, wishes: [] });
    assert.deepEqual([Object.keys(ended.games), ended.waiting], [["k3/x", "k7/x"], []]);
  }
  assert.deepEqual(Object.keys(after({ phase: "inviting", key: "k9/x" }).together.games), ["k3/x", "k9/x", "k7/x"]);
  for (const change of [{ phase: "lost" }, { phase: "returning" }, { lag: 3 }])
    assert.deepEqual(after(change).together.direct, { ...state.together.direct, ...change });
});

test("a page without a connection has no wishes; a new one changes nothing else", () => {
  const { direct } = page().together;
  const alone = page({ direct: null });
  assert.deepEqual(withWishes(alone, direct, direct), { ...alone, together: { ...alone.together, direct } });
});

test("a rematch in the tabs of both sides gives each tab the other side", () => {
  const sides = [shared("k3"), { ...shared("k3"), key: "k3/o", side: /** @type {const} */ (1) }].map((each) => ({
    ...each,
    letter: { ...each.letter, ending: OVER.letter.ending },
  }));
  const next = { ...shared("k3-2"), key: "k3-2/o", side: /** @type {const} */ (1) };
  const games = Object.fromEntries([...sides, next].map((each) => [each.key, each]));
  /** @type {any[]} */
  const actions = [];
  for (const each of sides) beginNext((action) => actions.push(action), games, /** @type {any} */ (each));
  assert.deepEqual(
    actions.map(({ type, key, params }) => [type, key ?? params.id, params?.host]),
    [
      ["letter-open", "k3-2/o", undefined],
      ["letter-begin", "k3-2", 0],
    ],
  );
});
