// Requests over a connection: a rematch, or another game; to the right friend, in any order, also by both at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressee, begin } from "../../../web/together/begin.js";
import { isAsking, requestIn } from "../../../web/together/rematch.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { byLink, newsWords } from "../../../web/together/words.js";
import { askNext, enter, press, quiet, startStories } from "./stories.mjs";
import { Page } from "./world.mjs";

const { two, connected } = startStories();

/** Ann and Ben are connected, and their game is over. */
async function over() {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ann, "resign");
  await quiet(world);
  return { world, ann, ben };
}

/** @param {Page} page @param {string} id @param {any} [terms] */
async function newGame(page, id, terms = { over: true }) {
  const game = { ruleset: "genius", board: "hexhex2" };
  await page.run(() => begin(page.store.dispatch, game, 0, { days: 0, clock: "", ...terms }, [page.name, ""], id));
  if (terms.live) await page.run(() => page.direct.inviteSoon());
  await quiet(page.world);
}

/** Plays the game that the friend asks for, if the friend asks. @param {Page} page */
async function join(page) {
  const letter = requestIn(page.state.together);
  if (letter) await page.act({ type: "letter-join", side: addressee(page.state.together.games, letter) });
}

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

/** Both are at one game that can be played. @param {Page} ann @param {Page} ben @param {string} [id] */
async function bothPlay(ann, ben, id) {
  const [one, other] = [ann, ben].map((page) => sharedOf(page.state));
  assert.equal(one?.letter.id, other?.letter.id);
  if (id) assert.equal(one?.letter.id, id);
  assert.notEqual(one?.side, other?.side);
  const [first, second] = one?.side === 0 ? [ann, ben] : [ben, ann];
  await press(first, 0, "A1");
  await quiet(ann.world);
  await press(
    second,
    second.state.game.board === "hexhex2" ? 6 : 18,
    second.state.game.board === "hexhex2" ? "C2" : "E3",
  );
  await quiet(ann.world);
  assert.equal(ann.state.game.turns.length, 2);
  assert.deepEqual(ann.state.game.turns, ben.state.game.turns);
  for (const { state } of [ann, ben]) assert.deepEqual(state.together.direct?.wishes, []);
}

for (const lots of [false, true])
  test(`a request is not carried into a connection to another friend (lots: ${lots})`, async () => {
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
    assert.equal(carl.state.together.invited, null);
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
  await ann.act({ type: "letter-join", side: 1 });
  await quiet(world);
  assert.deepEqual([ann.state.together.direct?.key, carl.state.together.invited], ["k9/x", null]);
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
  assert.deepEqual([ben.state.together.invited, ben.state.dialog], [null, null]);
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
      ann.asleep = true; // the requests cross
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

test("a request that its player has already lost can't be agreed to any more", async () => {
  const { world, ann, ben } = await over();
  await askNext(ben);
  await ben.act({ type: "letter-open", key: "k3-2/x" });
  await press(ben, 0, "A1");
  await quiet(world);
  await enter(ben, "resign");
  await quiet(world);
  assert.deepEqual([ann.state.together.invited, ann.state.dialog], [null, null]);
  assert.equal(isAsking(ben.state.together), false);
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
