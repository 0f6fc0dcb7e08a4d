// Takebacks over a connection: their answers, their clocks, and entries that the engine refuses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sharedOf } from "../../../web/together/shared.js";
import { newsWords } from "../../../web/together/words.js";
import { join, newGame, over } from "./asking.mjs";
import { enter, press, quiet, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

const { connected } = startStories();

/** Ann and Ben are connected in a new game with a clock; Ann is to play. */
async function timed() {
  const { world, ann, ben } = await over(connected);
  await newGame(ann, "k9", { over: true, clock: "30+60/10" });
  await join(ben);
  await quiet(world);
  return { world, ann, ben };
}

test("after the first turn of a game with a clock was taken back, it can be played again", async () => {
  const { world, ann, ben } = await timed();
  await press(ann, 0, "A1");
  await quiet(world);
  await world.pass(5000);
  await enter(ann, "back0");
  await quiet(world);
  await world.pass(1000);
  await enter(ben, "yes");
  await quiet(world);
  assert.deepEqual(sharedOf(ann.state)?.letter.turns, []);
  await press(ann, 0, "A1");
  await quiet(world);
  await press(ben, 6, "C2");
  await quiet(world);
  assert.deepEqual(
    [ann.state.game.turns, ben.state.game.turns],
    [
      ["A1", "C2"],
      ["A1", "C2"],
    ],
  );
});

test("a takeback request does not start the friend's clock again on the asker's page", async () => {
  const { world, ann, ben } = await timed();
  await press(ann, 0, "A1");
  await quiet(world);
  await press(ben, 6, "C2");
  await quiet(world);
  await press(ann, 3, "B2");
  await quiet(world);
  const seen = sharedOf(ann.state)?.seen;
  await world.pass(40_000);
  await enter(ann, "back2");
  await quiet(world);
  assert.equal(sharedOf(ann.state)?.seen, seen);
});

test("an entry that the engine refuses is said to be refused", async () => {
  const { world, ann } = await connected();
  await enter(ann, "yes");
  await quiet(world);
  assert.ok(ann.state.notices.some(({ code, wrong }) => code === "not_added" && wrong));
});

for (const [answer, keep, words] of /** @type {const} */ ([
  ["no", 0, "Your friend did not agree to take it back."],
  ["yes", 0, "Your friend agreed: your turn is taken back."],
  ["yes", 2, "Your friend agreed: your turn is taken back."],
]))
  test(`the notice of an answer to a takeback request says the answer (${answer}, ${keep})`, async () => {
    const { world, ann, ben } = await connected();
    await press(ann, 0, "A1");
    await quiet(world);
    if (keep) {
      await press(ben, 18, "E3");
      await quiet(world);
      await press(ann, 9, "C3");
      await quiet(world);
    }
    await enter(ann, `back${keep}`);
    await quiet(world);
    const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]);
    await ann.act({ type: "new-game", game: { ...ann.state.game, seats, turns: [], cursor: 0 } });
    await answerIn(ben, answer);
    await quiet(world);
    const { games, note } = ann.state.together;
    assert.ok(ann.state.notices.some(({ code }) => code === "friend"));
    assert.equal(newsWords(games["k3/x"], note?.note), words);
  });

/** @param {Page} page @param {string} entry */
const answerIn = (page, entry) => page.act({ type: "letter-entry", key: "k3/o", entry });
