// Which games with friends wait for the reader.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isAsking,
  isOnlyInvited,
  isToBeDrawn,
  keyOfGame,
  myTurn,
  needsMe,
  waitingCount,
} from "../../../web/together/waiting.js";
import { game, PEOPLE } from "../fixtures.mjs";

/** A game in which the reader has one side, and the friend is to move. @param {0 | 1} side @param {any} [parts] @returns {any} */
const shared = (side, { letter = {}, ...parts } = {}) => ({
  ...{ key: "k/x", side, version: 1, rival: null, live: false, unsent: false, lots: null, ...parts },
  letter: { ending: null, mover: 1 - side, offers: [null, null], last: 0, names: ["Ann", "Ben"], ...letter },
});
/** Two values, the reader's first. @param {0 | 1} side @param {unknown} mine @param {unknown} theirs */
const by = (side, mine, theirs) => (side ? [theirs, mine] : [mine, theirs]);
const OVER = { reason: "resigned" };

for (const side of /** @type {const} */ ([0, 1])) {
  const mine = { mover: side };
  test(`a reader plays at the own turn, and answers a friend's request (side ${side})`, () => {
    const cases = [
      { letter: {}, turn: false, asks: false, needs: false },
      { letter: mine, turn: true, asks: false, needs: true },
      { letter: { ...mine, offers: by(side, 3, null) }, turn: true, asks: true, needs: false },
      { letter: { offers: by(side, 0, null) }, turn: false, asks: true, needs: false },
      { letter: { offers: by(side, null, 0) }, turn: false, asks: false, needs: true },
      { letter: { ...mine, offers: by(side, null, 3), ending: OVER }, turn: false, asks: false, needs: false },
      { letter: { offers: by(side, 3, null), ending: OVER }, turn: false, asks: false, needs: false },
    ];
    for (const { letter, turn, asks, needs } of cases) {
      const each = shared(side, { letter });
      assert.deepEqual([myTurn(each), isAsking(each), needsMe(each)], [turn, asks, needs], JSON.stringify(letter));
    }
  });

  test(`a reader settles versions and sends turns, but not of an invitation or in a replaced version (side ${side})`, () => {
    const invitation = { live: true, letter: { ...mine, last: null, names: by(side, "Ann", "") } };
    const cases = [
      { parts: { rival: {} }, needs: true },
      { parts: { rival: {}, version: 2, letter: { ending: OVER } }, needs: true },
      { parts: { unsent: true }, needs: true },
      { parts: { unsent: true, letter: { ending: OVER } }, needs: true },
      { parts: { unsent: true, version: 2 }, needs: false },
      { parts: { version: 2, letter: mine }, needs: false },
      { parts: invitation, needs: false, invited: true },
      { parts: { ...invitation, unsent: true }, needs: false, invited: true },
      { parts: { ...invitation, live: false }, needs: true },
      { parts: { ...invitation, letter: { ...invitation.letter, last: 0 } }, needs: true },
      { parts: { ...invitation, letter: { ...invitation.letter, names: by(side, "", "Ben") } }, needs: true },
    ];
    for (const { parts, needs, invited = false } of cases) {
      const each = shared(side, parts);
      assert.deepEqual([needsMe(each), isOnlyInvited(each)], [needs, invited], JSON.stringify(parts));
    }
  });
}

const onBoard = (/** @type {string} */ key) =>
  game({ seats: /** @type {any} */ ([PEOPLE[0], { kind: "friend", key }]) });

test("the game on the board is a friend's if it has a friend's seat", () => {
  assert.deepEqual([keyOfGame(onBoard("k/x")), keyOfGame(game({ seats: PEOPLE }))], ["k/x", null]);
});

test("sides are drawn over a connection that is there or will be, if the game of the connection has lots", () => {
  const drawn = (
    /** @type {any} */ direct,
    key = /** @type {string | null} */ ("k/x"),
    lots = /** @type {any} */ ({}),
  ) => isToBeDrawn(/** @type {any} */ ({ direct, games: { "k/x": shared(0, { lots }) } }), key);
  const on = (/** @type {string} */ phase) => ({ key: "k/x", phase });
  for (const phase of ["inviting", "preparing", "open"]) assert.equal(drawn(on(phase)), true);
  for (const phase of ["returning", "lost", "failed", "dropped"]) assert.equal(drawn(on(phase)), false);
  assert.deepEqual(
    [drawn(on("open"), "k/y"), drawn(on("open"), "k/x", null), drawn(null, null)],
    [false, false, false],
  );
});

test("games that wait are counted, but not the one on the board for its link, a wish, or a draw of sides", () => {
  const turn = { letter: { mover: 0 } };
  const count = (
    /** @type {any} */ games,
    /** @type {any} */ direct = null,
    /** @type {boolean | undefined} */ looking = undefined,
  ) => {
    const all = Object.fromEntries(Object.entries(games).map(([id, parts]) => [id, shared(0, { key: id, ...parts })]));
    return waitingCount(/** @type {any} */ ({ game: onBoard("k/x"), together: { games: all, direct } }), looking);
  };
  const three = { "k/x": turn, "k/y": turn, "k/z": {} };
  assert.equal(count(three), 2);
  const unsent = { "k/x": { unsent: true }, "k/y": { unsent: true } };
  assert.deepEqual([count(unsent), count(unsent, null, false)], [1, 2]);
  assert.equal(count(three, { key: "k/z", phase: "open", wishes: ["k/y"] }), 1);
  const lots = { "k/x": { ...turn, lots: {} } };
  assert.deepEqual(
    ["open", "lost"].map((phase) => count(lots, { key: "k/x", phase, wishes: [] })),
    [0, 1],
  );
});
