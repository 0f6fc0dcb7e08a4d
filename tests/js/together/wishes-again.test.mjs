// Wishes over a connection that a reload, an interruption or a removal disturbs: nobody waits for ever.
import assert from "node:assert/strict";
import { test } from "node:test";
import { friendsWish } from "../../../web/together/rematch.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { bothPlay, join, newGame, over as ended } from "./asking.mjs";
import { askNext, enter, later, press, quiet, startStories } from "./stories.mjs";

const { connected } = startStories();

/** Ann and Ben are connected, their devices know the way back, and their game is over. */
async function over() {
  const all = await ended(connected);
  await later(all.world, 10);
  return all;
}

for (const first of ["reload", "agreement"])
  test(`the game that a player asked for is played although the player's page is loaded again (${first} first)`, async () => {
    const { world, ann, ben } = await over();
    await newGame(ann, "k9");
    if (first === "agreement") await join(ben);
    await ann.reload();
    await later(world, 6);
    await join(ben);
    await later(world, 6);
    await bothPlay(ann, ben, "k9");
  });

test("an end that was not sent is sent before a wish for a rematch", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await later(world, 10);
  world.cut(() => 0);
  await world.pass(12_000);
  await enter(ann, "resign");
  while (ann.questions.length) await ann.answer();
  await ann.run(() => {});
  await askNext(ann);
  await later(world, 60);
  assert.equal(ben.state.together.games["k3/o"].letter.ending?.reason, "resigned");
  assert.equal(friendsWish(ben.state.together)?.id, "k3-2");
  await join(ben);
  await later(world, 4);
  await bothPlay(ann, ben, "k3-2");
});

test("a wish that is removed from the list is taken back, and a refused game is left", async () => {
  const { world, ann, ben } = await over();
  await newGame(ann, "k9");
  await ann.run(() => ann.direct.say("not-now", "k9")); // as the list's button does
  await ann.act({ type: "letter-stored", key: "k9/x", shared: null });
  await quiet(world);
  assert.deepEqual([friendsWish(ben.state.together), ben.state.dialog], [null, null]);
  await newGame(ann, "k8");
  await ann.act({ type: "letter-stored", key: "k8/x", shared: null });
  await join(ben); // the removal was not told
  await quiet(world);
  assert.equal(keyOfGame(ben.state.game), "k8/o");
  await ann.run(() => ann.direct.say("not-now", "k8"));
  await quiet(world);
  assert.deepEqual([keyOfGame(ben.state.game), Object.keys(ben.state.together.games)], ["k3/o", ["k3/o"]]);
  await askNext(ann);
  await join(ben);
  await quiet(world);
  await bothPlay(ann, ben, "k3-2");
});

test("both press Play after an interruption in which each had asked, and play one game", async () => {
  for (const order of [0, 1]) {
    const { world, ann, ben } = await over();
    await newGame(ann, "k9");
    for (const page of [ann, ben]) await page.act({ type: "direct", change: { phase: "lost" } });
    await askNext(ben);
    for (const page of [ann, ben]) await page.act({ type: "direct", change: { phase: "open" } });
    await quiet(world);
    for (const page of order ? [ann, ben] : [ben, ann]) await join(page);
    await later(world, 4);
    assert.equal(sharedOf(ann.state)?.letter.id, sharedOf(ben.state)?.letter.id);
    await bothPlay(ann, ben);
  }
});

test("a player who agrees to a game that its player has already lost hears of the end", async () => {
  const { world, ann, ben } = await over();
  await newGame(ben, "k9");
  await ben.act({ type: "letter-open", key: "k9/x" });
  await press(ben, 0, "A1");
  ann.asleep = true;
  while (ben.questions.length) await ben.answer();
  await enter(ben, "resign");
  while (ben.questions.length) await ben.answer();
  await join(ann); // before Ann's device reads of the end
  while (ann.questions.length) await ann.answer();
  ann.asleep = false;
  await newGame(ben, "k7");
  await ben.act({ type: "letter-stored", key: "k7/x", shared: null });
  await later(world, 6);
  assert.equal(ann.state.together.games["k9/o"]?.letter.ending?.reason ?? "unknown game", "resigned");
});
