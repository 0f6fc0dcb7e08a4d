// Wishes over a connection: a rematch, or another game; to the right friend, in any order, also by both at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../../../web/together/begin.js";
import { isAsking, friendsWish } from "../../../web/together/rematch.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { byLink } from "../../../web/together/words.js";
import { bothPlay, join, newGame, over as ended } from "./asking.mjs";
import { sealed } from "./sealed.mjs";
import { askNext, enter, press, quiet, startStories } from "./stories.mjs";
import { Page } from "./world.mjs";

const { two, connected } = startStories();
const over = () => ended(connected);

/** @param {Page} host @param {Page} guest */
async function connect(host, guest) {
  await guest.run(() => guest.direct.answer(host.state.together.direct?.code));
  await host.run(() => host.direct.accept(guest.state.together.direct?.code));
  await quiet(host.world);
}

/** @param {import("./world.mjs").World} world */
async function carlIn(world) {
  const carl = new Page(world, "Carl");
  world.pages.push(carl);
  await carl.open();
  return carl;
}

for (const lots of [false, true])
  test(`a wish is not carried into a connection to another friend (lots: ${lots})`, async () => {
    const { world, ann, ben } = await over();
    await askNext(ann);
    await ben.run(() => ben.direct.leave());
    const carl = await carlIn(world);
    await newGame(ann, "k9", { live: true, lots });
    await connect(ann, carl);
    assert.deepEqual(
      [carl, ann].map(({ state }) => sharedOf(state)?.letter.id),
      ["k9", "k9"],
    );
    assert.equal(friendsWish(carl.state.together), null);
    await bothPlay(ann, carl, "k9");
  });

test("a former friend's rematch, opened by a link, leaves the connection to the present friend", async () => {
  const { world, ann, ben } = await over();
  await askNext(ben);
  const link = ben.state.together.games["k3-2/x"].letter.text;
  await ann.act({ type: "dialog", name: null });
  const carl = await carlIn(world);
  await newGame(ann, "k9", { live: true });
  await connect(ann, carl);
  await ann.follow(link);
  await quiet(world);
  await join(ann);
  await quiet(world);
  assert.deepEqual([ann.state.together.direct?.key, friendsWish(carl.state.together)], ["k9/x", null]);
});

for (const by of ["host", "guest"])
  test(`another game over the connection, asked for by the ${by}, is played when the friend agrees`, async () => {
    const { world, ann, ben } = await over();
    const [page, friend] = by === "host" ? [ann, ben] : [ben, ann];
    await newGame(page, "k9", { over: true, lots: true });
    assert.deepEqual([isAsking(page.state.together), keyOfGame(page.state.game)?.slice(0, 3)], [true, "k3/"]);
    await join(friend);
    await quiet(world);
    await bothPlay(ann, ben, "k9");
    assert.equal(friend.state.together.direct?.lot, null, "nobody drew");
  });

test("after a refusal the game that was asked for is gone, also from the board", async () => {
  const { world, ann, ben } = await over();
  await newGame(ann, "k9");
  await ann.act({ type: "letter-open", key: "k9/x" });
  await ben.run(() => ben.direct.say("not-now"));
  await quiet(world);
  assert.deepEqual([keyOfGame(ann.state.game), Object.keys(ann.state.together.games)], ["k3/x", ["k3/x"]]);
  assert.equal(ann.state.together.direct?.phrase?.phrase, "not-now");
});

test("a game by link, begun during a connection, is not offered to the connected friend", async () => {
  const { ann, ben } = await over();
  await newGame(ann, "k9", {});
  const [shared] = [ann.state.together.games["k9/x"]];
  assert.deepEqual([friendsWish(ben.state.together), ben.state.dialog], [null, null]);
  assert.equal(byLink(ann.state.together, shared), true);
});

/** @type {[string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][]} */
const PAIRS = [
  ["two new games", (page) => newGame(page, "k9"), (page) => newGame(page, "k8")],
  ["a new game and a rematch", (page) => newGame(page, "k9"), askNext],
  ["a rematch and a new game", askNext, (page) => newGame(page, "k1")],
];
for (const [what, asks, answers] of PAIRS)
  for (const order of ["at once", "Ann first", "Ben first"])
    test(`both ask, and both agree (${order}): ${what}`, async () => {
      const { world, ann, ben } = await over();
      ann.asleep = true; // the wishes cross
      await asks(ann);
      await answers(ben);
      ann.asleep = false;
      await quiet(world);
      if (order === "at once") {
        await join(ann);
        await join(ben);
      } else
        for (const page of order === "Ann first" ? [ann, ben] : [ben, ann]) {
          await join(page);
          await quiet(world);
        }
      await quiet(world);
      await bothPlay(ann, ben);
    });

test("a player who asks for another game meanwhile plays the one that the friend agreed to", async () => {
  for (const early of [true, false]) {
    const { world, ann, ben } = await over();
    await askNext(ann);
    if (early) await join(ben); // before Ben's device reads of the other
    await newGame(ann, "k9");
    await join(ben);
    await quiet(world);
    await bothPlay(ann, ben, early ? "k3-2" : "k9");
  }
});

test("a wish that its player has already lost can't be agreed to any more", async () => {
  const { world, ann, ben } = await over();
  await askNext(ben);
  await ben.act({ type: "letter-open", key: "k3-2/x" });
  await press(ben, 0, "A1");
  await quiet(world);
  await enter(ben, "resign");
  await quiet(world);
  assert.deepEqual([friendsWish(ann.state.together), ann.state.dialog], [null, null]);
  assert.equal(isAsking(ben.state.together), false);
});

/** The network is gone for some seconds. @param {Page} page whose device notices it */
const interrupted = (page) => page.act({ type: "direct", change: { phase: "returning" } });

for (const asks of [(/** @type {Page} */ page) => newGame(page, "k9"), askNext])
  test(`a wish is agreed to, and arrives, also while a device is connecting again (${asks === askNext ? "rematch" : "another game"})`, async () => {
    for (const when of ["asking", "agreeing", "hearing"]) {
      const { world, ann, ben } = await over();
      if (when === "asking") await interrupted(ben); // Ben's device reads the wish
      await asks(ann);
      assert.ok(friendsWish(ben.state.together), when);
      if (when === "agreeing") await interrupted(ben);
      if (when === "hearing") await interrupted(ann);
      await join(ben);
      await quiet(world);
      for (const page of [ann, ben]) await page.act({ type: "direct", change: { phase: "open" } });
      await quiet(world);
      await bothPlay(ann, ben);
    }
  });

test("each player of a game has another side, also if the wish was refused or removed when the friend agrees", async () => {
  for (const gone of ["refused", "removed"]) {
    const { world, ann, ben } = await over();
    await newGame(ann, "k9");
    if (gone === "refused") await ben.act({ type: "dialog", name: null });
    if (gone === "refused") await ben.run(() => ben.direct.say("not-now"));
    else await ann.act({ type: "letter-stored", key: "k9/x", shared: null });
    await quiet(world);
    assert.equal(friendsWish(ben.state.together) === null, gone === "refused", "the phrase refuses the wish");
    if (gone === "refused") continue;
    await join(ben);
    await quiet(world);
    assert.equal(ann.state.together.direct?.wishSide, 0, "Ann's page knows her side");
    await join(ann);
    await quiet(world);
    await bothPlay(ann, ben, "k9");
  }
});

test("a friend who asks again and again is dropped by nobody, and opens the dialog three times at most", async () => {
  const { world, ann, ben } = await over();
  let opened = 0;
  for (let i = 0; i < 10; i += 1) {
    await newGame(ann, `k${10 + i}`);
    opened += ben.state.dialog === "together" ? 1 : 0;
    await ben.run(() => ben.direct.say("not-now"));
    await ben.act({ type: "dialog", name: null });
    await quiet(world);
  }
  assert.deepEqual([opened, ben.state.together.direct?.phase, ann.state.together.direct?.phase], [3, "open", "open"]);
});

test("a wish that was closed does not open again after each interruption", async () => {
  const { world, ann, ben } = await over();
  await askNext(ann);
  for (let i = 0; i < 10; i += 1) {
    await ben.act({ type: "dialog", name: null });
    const { letter } = ann.state.together.games["k3-2/o"];
    await ben.act({ type: "letter", text: letter.text, side: 0, live: true }); // sent again
    await quiet(world);
    assert.equal(ben.state.dialog, null);
  }
  assert.equal(ben.state.together.direct?.phase, "open");
  await join(ben);
  await quiet(world);
  await bothPlay(ann, ben, "k3-2");
});

test("a refusal counts although a letter of another game is being read", async () => {
  const { world, ann, ben } = await over();
  ann.asleep = true;
  await newGame(ann, "k9");
  await newGame(ben, "k8");
  const { text } = ben.state.together.games["k8/x"].letter;
  ann.asleep = false;
  await ann.act({ type: "letter", text, side: 1, live: true }); // not read yet
  const phrase = /** @type {const} */ ({ phrase: "not-now", mine: false, at: 0, of: "k9" });
  await ann.act({ type: "direct", change: { phrase } });
  await quiet(world);
  assert.equal(isAsking(ann.state.together), false);
  assert.equal(friendsWish(ann.state.together)?.id, "k8");
});

test("when a player who asked leaves, neither page keeps the wish", async () => {
  const { world, ann, ben } = await over();
  await world.pass(5000);
  await quiet(world);
  await newGame(ann, "k9");
  await ann.run(() => ann.direct.leave());
  await world.pass(2000);
  await quiet(world);
  assert.deepEqual([friendsWish(ben.state.together), ben.state.dialog], [null, null]);
  assert.deepEqual(
    [ann, ben].map(({ state }) => Object.keys(state.together.games)),
    [["k3/x"], ["k3/o"]],
  );
});

test("while a game goes on, a wish for another opens nothing", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await ben.act({ type: "letter", text: sealed("hexhex2,genius,id=k9,from=x"), side: 1, live: true, wish: true });
  await quiet(world);
  assert.deepEqual([ben.state.dialog, friendsWish(ben.state.together)], [null, null]);
});

test("a guest reads that no lots were drawn although the invitation promised it", async () => {
  const { world, ann, ben } = await two(false);
  await ann.run(() =>
    begin(
      ann.store.dispatch,
      { ruleset: "genius", board: "hexhex2" },
      0,
      { days: 0, clock: "", lots: true, live: true },
      ["Ann", ""],
      "k4",
    ),
  );
  await quiet(world);
  await ann.run(() => ann.direct.invite());
  const shared = ann.state.together.games["k4/x"];
  await ann.act({ type: "letter-stored", key: "k4/x", shared: { ...shared, lots: false } }); // a page that does as it likes
  await ben.follow(`offer/${ann.state.together.direct?.code}`);
  await connect(ann, ben);
  assert.equal(ben.state.together.direct?.lot, "none");
});

test("if a friend's link ends a lost connection, the friend's page hears of it, however the old connection recovers", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await ann.act({ type: "direct", change: { phase: "returning" } }); // only Ann's device noticed the interruption
  ben.asleep = true;
  await press(ben, 18, "E3");
  while (ben.questions.length) await ben.answer();
  const link = sharedOf(ben.state)?.letter.text ?? "";
  ann.inbox = [];
  await ann.act({ type: "letter", text: link });
  ben.asleep = false;
  await quiet(world);
  await world.pass(1000);
  await quiet(world);
  assert.equal(ann.state.together.direct, null);
  assert.notEqual(ben.state.together.direct?.phase, "open");
});
