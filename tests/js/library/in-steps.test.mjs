/** A large backup is read in steps: between them the page answers. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { backupGames, backupText } from "../../../web/library/backup.js";
import { covers } from "../../../web/library/duplicates.js";
import { keptInSteps } from "../../../web/library/games.js";
import { createIntake } from "../../../web/library/intake.js";
import { entry } from "./entry.mjs";

const GAMES = [entry("1"), entry("2"), entry("3")];
const SHELF = /** @type {any} */ ({ games: () => GAMES, unkept: new Set() });

/** Whether other work is done during a work of which each step is long. @param {() => Promise<unknown>} work */
async function answers(work) {
  let [now, answered] = [0, false];
  const clock = mock.method(performance, "now", () => (now += 10));
  setTimeout(() => (answered = true));
  await work();
  clock.mock.restore();
  return answered;
}

test("its games are checked in steps", async () => {
  assert.ok(await answers(() => backupGames(backupText(GAMES))));
});

test("its games are looked up among those of the library in steps", async () => {
  const intake = createIntake(SHELF, [], async () => true);
  assert.ok(await answers(() => intake.add(GAMES)));
  assert.equal(intake.report.known, 3);
});

test("a record says all that the same record says, without a look at its words", () => {
  const match = mock.method(String.prototype, "match");
  assert.ok(covers(entry("1"), entry("2")));
  assert.equal(match.mock.callCount(), 0);
  match.mock.restore();
});

test("the stored games are checked in steps, and again if the list changes meanwhile", async () => {
  for (const game of GAMES) stored("bug-library").set(game.id, game);
  assert.ok(await answers(() => keptInSteps(() => [...GAMES])));
  stored("bug-library").set("broken", {});
  let asked = 0;
  const listed = () => {
    asked += 1;
    if (asked === 2) stored("bug-library").set("4", entry("4")); // stored while the others are checked
    return asked === 1 ? GAMES : [...GAMES, GAMES[0]];
  };
  const { games, keys } = await keptInSteps(listed);
  assert.deepEqual([games.map(({ id }) => id), keys], [["1", "2", "3", "4"], ["1", "2", "3", "broken", "4"]]); // oxfmt-ignore
});
