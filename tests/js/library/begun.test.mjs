/** The date and the time at which a game began: two sittings with the same turns are two games. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { restarted } from "../../../web/game/again.js";
import { playTurn } from "../../../web/game/line.js";
import { game } from "../fixtures.mjs";
import { cleared, GAMES, kept, quiet, tab, TURNS, until } from "./tabs.mjs";

beforeEach(cleared);

/** A tab in which turns are played one by one. @param {ReturnType<typeof tab>} at @param {readonly string[]} turns */
function playAll({ store, play }, turns) {
  for (const turn of turns) play(playTurn(store.state().game, turn));
}
/** Puts another game on the table, so that the one before is left. @param {ReturnType<typeof tab>} at @param {import("../../../web/game/line.js").Game} next */
const leaveFor = ({ store }, next) => store.dispatch({ type: "new-game", game: next });
const headers = (/** @type {ReturnType<typeof tab>} */ { store }) => store.state().game.headers;
const NOON = new Date(2026, 10, 27, 12, 0, 5);

test("a game has the date and the time of its first turn, also a rematch, in place of those of the game before", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: NOON });
  const one = tab([]);
  assert.deepEqual(headers(one), {});
  playAll(one, ["C3"]);
  assert.deepEqual(headers(one), { Date: "2026-11-27", Time: "12:00:05" });
  context.mock.timers.setTime(new Date(2026, 10, 28, 0, 30).getTime());
  playAll(one, ["B2-B1"]);
  leaveFor(one, restarted({ ...one.store.state().game, headers: { X: "Ann", ...headers(one) } }));
  assert.deepEqual(headers(one), { X: "Ann" });
  playAll(one, ["C3"]);
  assert.deepEqual(headers(one), { X: "Ann", Date: "2026-11-28", Time: "00:30:00" });
  await until(() => kept().length === 1);
});

test("the date is that of the reader's own clock", (context) => {
  const zone = process.env.TZ;
  for (const [name, moment] of [
    ["Pacific/Auckland", "2026-11-22T00:30:00+13:00"],
    ["America/Los_Angeles", "2026-11-22T21:00:00-08:00"],
  ]) {
    process.env.TZ = name;
    context.mock.timers.enable({ apis: ["Date"], now: new Date(moment) });
    const one = tab([]);
    playAll(one, ["C3"]);
    context.mock.timers.reset();
    assert.deepEqual(headers(one), { Date: "2026-11-22", Time: moment.slice(11, 19) });
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("a record keeps its own date, and the game of a link has none", async () => {
  const one = tab([]);
  const dated = { Date: "2020-01-01" };
  leaveFor(one, game({ turns: ["C3"], headers: dated }));
  assert.deepEqual(headers(one), dated);
  for (const parts of [{ opened: 1 }, { watched: "" }]) {
    leaveFor(one, game({ turns: ["C3"], ...parts }));
    playAll(one, ["B2-B1"]);
    assert.deepEqual(headers(one), {});
  }
  await until(() => kept().length === 1);
});

test("the same turns in another sitting are another game, on the same day too", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: NOON });
  const one = tab([]);
  for (const count of [1, 2, 3]) {
    playAll(one, TURNS);
    leaveFor(one, restarted(one.store.state().game));
    await until(() => kept().length === count);
    context.mock.timers.tick(60_000);
  }
});

test("a game that another tab has too, or that comes back, is one game", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: NOON });
  const one = tab([]);
  playAll(one, TURNS);
  const played = one.store.state().game;
  const other = tab([]);
  context.mock.timers.tick(60_000);
  leaveFor(other, played); // reloaded in another tab, before it was stored
  for (const each of [one, other]) leaveFor(each, game({}));
  await until(() => kept().length === 1 && one.id() === other.id());
  const { record } = /** @type {any} */ ([...stored(GAMES).values()][0]);
  leaveFor(other, { ...played, headers: {} }); // a link has no headers
  leaveFor(other, game({}));
  await quiet();
  assert.deepEqual(
    [...stored(GAMES).values()].map((each) => /** @type {any} */ (each).record),
    [record],
  );
});
