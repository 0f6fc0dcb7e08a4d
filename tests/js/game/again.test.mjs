/** Another game at the same table, and a rematch, in which the other player begins. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { rematchOf, restarted } from "../../../web/game/again.js";
import { nameAt, playerAt, UNPLAYED } from "../../../web/game/line.js";
import { AGAINST_BOT, game, PEOPLE } from "../fixtures.mjs";

const TURNS = ["C3", "B2-B1"];
const CLOCK = { control: "60+2", sound: true, rests: false, events: [], owed: false, lost: null };

test("another game at the same table keeps who plays and the clock's setting, and nothing of the last game", () => {
  const clock = { ...CLOCK, events: /** @type {any} */ ([1]), owed: true, lost: 1 };
  const headers = { X: "Ann", Date: "2026-11-20", Result: "1-0" }; // it may be another day
  const over = game({ turns: TURNS, draft: ["E1"], headers, clock, id: "g1" });
  const again = restarted(over);
  const { seats, ruleset, board, starts } = over;
  assert.deepEqual(again, {
    ...{ seats, ruleset, board, starts, start: null, ...UNPLAYED },
    ...{ headers: { X: "Ann" }, clock: CLOCK },
  });
  assert.ok(!("id" in again));
  assert.equal(restarted({ ...over, clock: { ...clock, control: "" } }).clock, null);
  assert.equal(restarted({ ...over, clock: null }).clock, null);
});

test("in a rematch against a bot the players change seats, names with them; the first seat begins as before", () => {
  const headers = { X: "Ann", Event: "Club", Result: "1-0", Date: "2026-11-20" };
  const again = rematchOf(game({ seats: AGAINST_BOT, turns: TURNS, headers }));
  assert.deepEqual(again.seats, [...AGAINST_BOT].reverse());
  assert.deepEqual([again.starts, playerAt(again).kind, again.turns], [0, "bot", []]);
  assert.deepEqual(again.headers, { O: "Ann", Event: "Club" });
  assert.deepEqual(rematchOf(again).seats, AGAINST_BOT); // and back
  assert.deepEqual(rematchOf(again).headers, { X: "Ann", Event: "Club" });
});

test("in a rematch two people at one device keep their places and names, and the other begins", () => {
  for (const starts of /** @type {const} */ ([0, 1])) {
    const over = game({ seats: PEOPLE, starts, turns: TURNS, headers: { X: "Ann", O: "Ben" } });
    const again = rematchOf(over);
    assert.deepEqual([again.seats, again.starts], [over.seats, 1 - starts]);
    for (const seat of /** @type {const} */ ([0, 1])) assert.equal(nameAt(again, seat), nameAt(over, seat));
    assert.deepEqual(rematchOf(again), restarted(over));
  }
});
