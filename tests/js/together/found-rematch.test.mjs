// Faults of rematches that random schedules (schedules.test.mjs) found, each as the shortest story that shows it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { friendsWish } from "../../../web/together/rematch.js";
import { join } from "./asking.mjs";
import { begin } from "../../../web/together/begin.js";
import { keyOfGame } from "../../../web/together/shared.js";
import { askNext, enter, press, quiet, resignAndAsk, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

const { two, connected } = startStories();

test("a wish for the next game can be asked again after a refusal", async () => {
  const { world, ann, ben } = await connected();
  await resignAndAsk(ann);
  await ben.run(() => ben.direct.say("not-now"));
  await quiet(world);
  assert.deepEqual([ann.state.together.direct?.wishes, friendsWish(ben.state.together)], [[], null]);
  await askNext(ann);
  assert.equal(friendsWish(ben.state.together)?.id, "k3-2");
});

test("a draw that changes the sides leaves the host's drawing, and the game under it is the new one", async () => {
  for (const side of /** @type {const} */ ([0, 1])) {
    const { world, ann } = await two();
    const terms = { days: 0, clock: "", lots: true, live: true };
    await ann.run(() => begin(ann.store.dispatch, { ruleset: "genius", board: "hexhex2" }, 0, terms, ["", ""], "k4"));
    await quiet(world);
    await ann.run(() => ann.direct.invite());
    await ann.act(/** @type {any} */ ({ type: "editor", editor: { sheet: { cells: [] } } }));
    await ann.act({ type: "lots-drawn", side });
    await quiet(world);
    assert.ok(ann.state.editor);
    assert.equal(keyOfGame(ann.state.game), `k4/${"xo"[side]}`);
  }
});

test("a notice of the next game stays when the reader leaves a drawing over the one before", async () => {
  const { world, ann, ben } = await connected();
  await resignAndAsk(ann);
  await ann.act(/** @type {any} */ ({ type: "editor", editor: { sheet: { cells: [] } } }));
  await join(ben);
  await quiet(world);
  await ann.act({ type: "editor", editor: null });
  assert.deepEqual(
    ann.state.notices.flatMap(({ code, text }) => (code === "friend" ? [text] : [])),
    ["k3-2/o"],
  );
});

test("a friend's turn that comes with the friend's consent is on the board, if the next game is there already", async () => {
  const { world, ann, ben } = await connected();
  await resignAndAsk(ann);
  await ann.act({ type: "letter-open", key: "k3-2/o" });
  ann.asleep = true; // Ann's device reads at once that Ben is there and that he has played
  await join(ben);
  while (ben.questions.length) await ben.answer();
  await press(ben, 0, "A1");
  while (ben.questions.length) await ben.answer();
  ann.asleep = false;
  while (ann.inbox.length) await ann.take();
  await quiet(world);
  assert.deepEqual([keyOfGame(ann.state.game), ann.state.game.turns], ["k3-2/o", ["A1"]]);
  await press(ann, 18, "E3");
  await quiet(world);
  assert.deepEqual(ben.state.game.turns, ["A1", "E3"]);
});

test("after a game's end, too, an interrupted connection comes back, so that a rematch needs no new invitation", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await world.pass(10_000);
  await enter(ben, "resign");
  await quiet(world);
  world.cut(() => 0);
  for (let i = 0; i < 15; i += 1) {
    await world.pass(3000);
    await quiet(world);
  }
  assert.deepEqual([ann.state.together.direct?.phase, ben.state.together.direct?.phase], ["open", "open"]);
  await askNext(ben);
  assert.equal(friendsWish(ann.state.together)?.id, "k3-2");
  await join(ann);
  await quiet(world);
  assert.deepEqual([keyOfGame(ann.state.game), keyOfGame(ben.state.game)], ["k3-2/o", "k3-2/x"]);
});
