// Wishes over a connection that a reload, an interruption or a removal disturbs: nobody waits for ever.
import assert from "node:assert/strict";
import { test } from "node:test";
import { branch } from "../../../web/game/tree.js";
import { begin, beginNext } from "../../../web/together/begin.js";
import { friendsWish, isAsking } from "../../../web/together/rematch.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { sealed } from "./sealed.mjs";
import { bothPlay, join, newGame, over as ended } from "./asking.mjs";
import { askNext, enter, later, press, quiet, startStories } from "./stories.mjs";

const { connected } = startStories();

/** Ann and Ben are connected, their devices know the way back, and their game is over. */
async function over() {
  const all = await ended(connected);
  await later(all.world, 10);
  return all;
}

/** The rules answer one page, and nothing arrives. @param {import("./world.mjs").Page} page */
async function own(page) {
  while (page.questions.length) await page.answer();
  await page.run(() => {});
}

/** A player asks the connected friend for a game; the rules have not answered yet. @param {import("./world.mjs").Page} page @param {string} id */
const asks = (page, id) =>
  page.run(() => {
    const game = { ruleset: "genius", board: "hexhex2" };
    begin(page.store.dispatch, game, 0, { days: 0, clock: "", over: true }, ["", ""], id);
  });

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

test("nobody plays in a game that is only asked for", async () => {
  const { ann, ben } = await over();
  await askNext(ben);
  await ben.act({ type: "letter-open", key: "k3-2/x" });
  await press(ben, 0, "A1");
  await quiet(ben.world);
  assert.deepEqual([ben.state.game.turns, ben.state.blocked], [[], "not_agreed"]);
  await join(ann);
  await quiet(ann.world);
  await bothPlay(ann, ben, "k3-2");
});

test("a player asks, and opens another game before the rules answer: the board stays, and the wish can be refused", async () => {
  const { world, ann, ben } = await over();
  await ben.run(() =>
    beginNext(ben.store.dispatch, ben.state.together.games, /** @type {any} */ (sharedOf(ben.state))),
  );
  const { game } = ben.state;
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]);
  await ben.act({ type: "new-game", game: { ...game, turns: [], cursor: 0, tree: branch(), seats } });
  await quiet(world);
  assert.deepEqual([keyOfGame(ben.state.game), isAsking(ben.state.together)], [null, true]);
  await ann.run(() => ann.direct.say("not-now"));
  await quiet(world);
  assert.deepEqual([keyOfGame(ben.state.game), Object.keys(ben.state.together.games)], [null, ["k3/o"]]);
});

test("a refusal also reaches a player whose page was loaded again, and who asked again", async () => {
  const { world, ann, ben } = await over();
  await askNext(ben);
  await ben.reload();
  await later(world, 8);
  await askNext(ben);
  await later(world, 2);
  assert.ok(friendsWish(ann.state.together));
  await ann.run(() => ann.direct.say("not-now"));
  await later(world, 4);
  assert.deepEqual([keyOfGame(ben.state.game), Object.keys(ben.state.together.games)], ["k3/o", ["k3/o"]]);
});

for (const what of ["rematch", "another game"])
  test(`a player whose connection is lost invites the friend to the game that was asked for (${what})`, async () => {
    const { world, ann, ben } = await over();
    if (what === "rematch") await askNext(ben);
    else await newGame(ben, "k9");
    const id = what === "rematch" ? "k3-2" : "k9";
    await ben.act({ type: "letter-open", key: `${id}/x` });
    for (const page of [ann, ben]) await page.act({ type: "direct", change: { phase: "lost" } });
    await ben.run(() => ben.direct.invite());
    await quiet(world);
    assert.equal(keyOfGame(ben.state.game), `${id}/x`);
    await ann.follow(`offer/${ben.state.together.direct?.code}`);
    await ann.run(() => ann.direct.answer(ann.state.together.direct?.code));
    await quiet(world);
    await ben.run(() => ben.direct.accept(ann.state.together.direct?.code));
    await later(world, 5);
    await bothPlay(ann, ben, id);
  });

test("a friend's wish stays while the player looks at another invitation", async () => {
  const { world, ann, ben } = await over();
  await newGame(ben, "k9");
  await ann.act({ type: "dialog", name: null });
  await ann.follow(sealed("hexhex3,genius,id=zz1,from=x,x=Carl"));
  await quiet(world);
  await ann.act({ type: "dialog", name: null });
  assert.equal(friendsWish(ann.state.together)?.id, "k9");
  await join(ann);
  await quiet(world);
  await bothPlay(ann, ben, "k9");
});

test("two games are agreed to, and one ends before the friend's rules have read it: both devices are at the other", async () => {
  const { world, ann, ben } = await over();
  await newGame(ann, "z9");
  await newGame(ben, "a8", { over: true, host: 1 });
  await join(ann);
  await join(ben);
  await own(ann);
  await press(ann, 0, "A1");
  await own(ann);
  while (ben.inbox.length) await ben.take(); // only the last letter of a8 is read
  while (ann.inbox.length) await ann.take();
  await own(ann);
  await enter(ann, "resign");
  await own(ann);
  while (ben.inbox.length) await ben.take();
  await later(world, 20);
  const ids = [ann, ben].map(({ state }) => state.together.direct?.key.split("/")[0]);
  assert.deepEqual([ids[0] === ids[1], ben.state.together.direct?.phase], [true, "open"]);
  for (let i = 0; i < 9; i += 1) await newGame(ann, `n${i}`);
  assert.equal(ben.state.together.direct?.phase, "open", "honest wishes drop nobody");
});

test("a rematch follows the last game of a series, also if a player has removed it", async () => {
  const { world, ann, ben } = await over();
  const next = async (/** @type {any} */ asks, /** @type {any} */ agrees) => {
    await askNext(asks);
    await join(agrees);
    await quiet(world);
  };
  await next(ben, ann); // k3-2
  await press(ben, 0, "A1");
  await quiet(world);
  await enter(ann, "resign");
  await quiet(world);
  await next(ann, ben); // k3-3
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ben, "resign");
  await quiet(world);
  await ann.act({ type: "letter-stored", key: "k3-2/o", shared: null });
  await ann.act({ type: "letter-open", key: "k3/x" });
  await askNext(ann);
  assert.equal(friendsWish(ben.state.together)?.id, "k3-4");
});

test("a player who wants other rules resigns before the first turn, and asks for another game", async () => {
  const { world, ann, ben } = await connected();
  await enter(ann, "resign");
  await quiet(world);
  assert.equal(sharedOf(ben.state)?.letter.ending?.reason, "resigned");
  await newGame(ann, "k9");
  await join(ben);
  await quiet(world);
  await bothPlay(ann, ben, "k9");
});

test("the notice of an invitation to another connection goes with the next game, or with the connection", async () => {
  const { world, ann, ben } = await over();
  const shows = () => ann.state.notices.some(({ code }) => code === "connected");
  const notice = () => ann.act({ type: "notice", code: "connected", text: "offer/x" });
  await notice();
  await askNext(ben);
  assert.equal(shows(), true);
  await join(ann);
  await quiet(world);
  assert.equal(shows(), false);
  await notice();
  await ann.run(() => ann.direct.leave());
  assert.equal(shows(), false);
});

test("an invitation that the player reads stays when the connected friend asks for a game", async () => {
  const { world, ann, ben } = await over();
  await ann.follow(sealed("hexhex3,genius,id=zz1,from=x,x=Carl"));
  await quiet(world);
  assert.deepEqual([ann.state.dialog, ann.state.together.page], ["together", "invited"]);
  await askNext(ben);
  if (ann.state.together.page === "wish") await ann.run(() => ann.direct.say("not-now", "k3-2"));
  await quiet(world);
  assert.deepEqual(
    [ann.state.dialog, ann.state.together.page, ann.state.together.invited?.id],
    ["together", "invited", "zz1"],
  );
});

test("a wish that waits behind the end of a game is not read before a newer letter of that game", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await press(ben, 18, "E3"); // crosses with the resignation
  await own(ben);
  await enter(ann, "resign");
  await own(ann);
  await asks(ann, "k9");
  await own(ann);
  await ben.act({ type: "letter", text: sealed("hexhex3,genius,id=zz1,from=x,x=Carl") }); // Ben opens a link
  while (ben.inbox.length) await ben.take();
  while (ann.inbox.length) await ann.take();
  await own(ann);
  while (ben.inbox.length) await ben.take();
  assert.equal(ben.state.together.waiting.length, 2);
  await quiet(world);
  await later(world, 5);
  assert.equal(ben.state.together.games["k3/o"].letter.ending?.reason, "resigned");
  assert.equal(isAsking(ann.state.together), true);
  assert.equal(friendsWish(ben.state.together)?.id, "k9");
});

test("a friend's letter that waits is not lost when the other side's tab has one of the same game", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await press(ben, 18, "E3");
  while (ben.questions.length) await ben.answer();
  await ben.run(() => {});
  await ann.act({ type: "letter", text: sealed("hexhex3,genius,id=zz1,from=x,x=Carl") });
  while (ann.inbox.length) await ann.take();
  await ann.act({ type: "letter", text: sealed("hexhex3,genius,id=k3,from=x,A1"), side: 0, live: true, tab: true });
  await quiet(world);
  await later(world, 5);
  assert.deepEqual(ann.state.together.games["k3/x"].letter.turns, ["A1", "E3"]);
});

test("a player takes a wish back that the friend just agrees to: the other wish is asked again", async () => {
  const { world, ann, ben } = await over();
  await newGame(ann, "k9");
  await join(ben); // not heard yet
  await asks(ann, "k8");
  while (ann.questions.length) await ann.answer();
  await ann.run(() => ann.direct.say("not-now", "k9")); // as the list's button does
  await ann.act({ type: "letter-stored", key: "k9/x", shared: null });
  await quiet(world);
  await later(world, 5);
  assert.equal(keyOfGame(ben.state.game), "k3/o");
  assert.equal(isAsking(ann.state.together), true);
  assert.equal(friendsWish(ben.state.together)?.id, "k8");
});

/** A player presses Rematch; the rules have not answered yet. @param {import("./world.mjs").Page} page */
const pressRematch = (page) =>
  page.run(() =>
    beginNext(page.store.dispatch, page.state.together.games, /** @type {any} */ (sharedOf(page.state)), page.name),
  );

for (const times of [1, 3])
  test(`a wish is not lost if the page is loaded again before the rules have answered (${times} times)`, async () => {
    const { world, ann, ben } = await over();
    await pressRematch(ann);
    for (let i = 0; i < times; i += 1) await ann.reload();
    await later(world, 6);
    assert.equal(friendsWish(ben.state.together)?.id, "k3-2");
    assert.equal(keyOfGame(ann.state.game), "k3/x");
    assert.ok(isAsking(ann.state.together));
    await join(ben);
    await later(world, 4);
    await bothPlay(ann, ben, "k3-2");
  });

test("the page remembers a wish only until the rules have written it", async () => {
  const { ann } = await over();
  await asks(ann, "k9");
  assert.match(`${ann.session.getItem("bug.asked")}`, /k9/);
  await own(ann);
  assert.equal(ann.session.getItem("bug.asked"), null);
});

test("the same for another game over the connection", async () => {
  const { world, ann, ben } = await over();
  await asks(ann, "k9");
  await ann.reload();
  await later(world, 6);
  assert.equal(friendsWish(ben.state.together)?.id, "k9");
  assert.equal(keyOfGame(ann.state.game), "k3/x");
  assert.equal(ann.state.together.games["k9/x"].live, false, "it needs no invitation");
  assert.equal(ann.session.getItem("bug.asked"), null, "the rules have written it");
  await join(ben);
  await later(world, 4);
  await bothPlay(ann, ben, "k9");
});
