// Faults that random schedules (schedules.test.mjs) found, each as the shortest story that shows it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { friendsWish } from "../../../web/together/rematch.js";
import { join } from "./asking.mjs";
import { reduce } from "../../../web/app/state.js";
import { current } from "../../../web/game/select.js";
import { begin } from "../../../web/together/begin.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { byLink } from "../../../web/together/words.js";
import { sealed } from "./sealed.mjs";
import { enter, press, quiet, resignAndAsk, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

const { two, connected } = startStories();

test("a turn that the connection lost is still to be sent, even with another game on the board", async () => {
  const { world, ann } = await connected();
  world.cut(() => 0);
  await press(ann, 0, "A1");
  await quiet(world);
  await ann.act({ type: "new-game", game: { ...ann.state.game, seats: [{ kind: "person" }, { kind: "person" }] } });
  await world.pass(30_000);
  assert.equal(ann.state.together.direct?.phase, "lost");
  assert.equal(ann.state.together.games["k3/x"].unsent, true);
});

test("a turn sent over the connection counts as sent when the friend's device has it, and can't be taken back here", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await ann.answer();
  await ann.answer();
  assert.equal(sharedOf(ann.state)?.unsent, true, "it is on its way");
  await ann.act({ type: "undo" });
  assert.deepEqual([ann.state.blocked, ann.state.game.turns], ["ask_takeback", ["A1"]]);
  await quiet(world);
  assert.equal(sharedOf(ann.state)?.unsent, false);
  assert.deepEqual(ben.state.game.turns, ["A1"]);
});

test("after a takeback, the entries before that turn are still to be sent", async () => {
  const { world, ann, ben } = await two();
  await press(ann, 0, "A1");
  await quiet(world);
  await ben.act({ type: "letter", text: sharedOf(ann.state)?.letter.text ?? "" });
  await quiet(world);
  await press(ben, 18, "E3");
  await quiet(world);
  await ann.act({ type: "letter-sent", key: "k3/x" });
  await enter(ann, "back0");
  await quiet(world);
  await ann.act({ type: "letter", text: sharedOf(ben.state)?.letter.text ?? "" });
  await quiet(world);
  await press(ann, 9, "C3");
  await quiet(world);
  assert.deepEqual(ann.state.game.turns, ["A1", "E3", "C3"]);
  await ann.act({ type: "letter-undo" });
  assert.deepEqual([ann.state.game.turns, sharedOf(ann.state)?.unsent], [["A1", "E3"], true]);
});

test("a turn that is taken back while a letter is read does not come back with it", async () => {
  const { world, ann } = await two();
  const begun = sharedOf(ann.state)?.letter.text ?? "";
  await press(ann, 0, "A1");
  await quiet(world);
  await ann.act({ type: "letter", text: begun });
  await ann.act({ type: "letter-undo" });
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, sharedOf(ann.state)?.letter.text], [[], begun]);
});

test("an entry is added to the newest version of a letter", async () => {
  const { world, ann } = await two();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ann, "back0");
  await ann.act({ type: "letter-undo" });
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, sharedOf(ann.state)?.letter.entries], [[], [0, 0]]);
});

test("nothing can be played while something is added to a letter", async () => {
  const { world, ann } = await two();
  await ann.act({ type: "press", cell: 0, name: "A1" });
  await ann.act({ type: "letter-open", key: "k3/x" });
  await press(ann, 1, "A2");
  assert.equal(ann.state.blocked, "one_moment");
  await quiet(world);
  assert.deepEqual(ann.state.game.turns, ["A1"]);
});

/** Ann has played A1, and Ben's name goes into the letter that he opened. */
async function namedWhileJoining() {
  const { world, ann, ben } = await two(false);
  await press(ann, 0, "A1");
  await quiet(world);
  await ben.act({ type: "together", change: { form: { ...ben.state.together.form, name: "Ben" } } });
  await ben.follow(`o:${sharedOf(ann.state)?.letter.text}`);
  while (!ben.state.together.adding) await ben.answer();
  ben.questions.sort((one, other) => Number(other.method === "scene") - Number(one.method === "scene"));
  while (!current(ben.state)) await ben.answer();
  assert.deepEqual(ben.state.together.adding?.name, "Ben");
  return { world, ann, ben };
}

test("a turn played while the reader's name is added to the letter is added together with the name", async () => {
  const { world, ann, ben } = await namedWhileJoining();
  await press(ben, 18, "E3");
  assert.deepEqual([ben.state.blocked, ben.state.game.turns], [null, ["A1", "E3"]]);
  await quiet(world);
  const { letter } = sharedOf(ben.state) ?? {};
  assert.deepEqual(
    [letter?.turns, letter?.names],
    [
      ["A1", "E3"],
      ["", "Ben"],
    ],
  );
  assert.equal(ben.state.game.headers.O, "Ben");
  await ann.act({ type: "letter", text: letter?.text ?? "" });
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, ann.state.game.headers.O], [["A1", "E3"], "Ben"]);
  await ben.act({ type: "undo" });
  await quiet(world);
  const back = sharedOf(ben.state)?.letter;
  assert.deepEqual([back?.turns, back?.names, ben.state.game.turns], [["A1"], ["", "Ben"], ["A1"]]);
});

test("a draft stays while the reader's name is added to the letter", async () => {
  const { world, ben } = await namedWhileJoining();
  const begun = { ...ben.state, game: { ...ben.state.game, draft: ["E3"] } };
  const shared = sharedOf(ben.state);
  await quiet(world);
  const letter = sharedOf(ben.state)?.letter ?? null;
  const after = reduce(begun, { type: "letter-added", key: shared?.key ?? "", letter, wrong: null });
  assert.deepEqual([after.game.draft, after.game.headers.O, after.together.adding], [["E3"], "Ben", null]);
});

test("opening one's own link here does not mean that the friend has it", async () => {
  const { world, ann } = await two();
  await press(ann, 0, "A1");
  await quiet(world);
  await ann.act({ type: "letter", text: sharedOf(ann.state)?.letter.text ?? "" });
  await quiet(world);
  assert.equal(sharedOf(ann.state)?.unsent, true);
});

test("the invitation of a known game does not begin it again", async () => {
  const { world, ann } = await two();
  await press(ann, 0, "A1");
  await quiet(world);
  const { letter } = /** @type {import("../../../web/together/shared.js").Shared} */ (sharedOf(ann.state));
  await ann.act({
    type: "together",
    change: { invited: { ...letter, text: "hexhex3,genius,id=k3,from=x", turns: [] } },
  });
  await ann.act({ type: "letter-join", side: 0 });
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, ann.state.together.invited], [["A1"], null]);
});

test("after the second turn, looking at the first does not offer a swap", async () => {
  const { world, ann, ben } = await two();
  const pie = { ruleset: "ludii+pie", board: "hexhex3" };
  await ann.run(() => begin(ann.store.dispatch, pie, 0, { days: 0, clock: "" }, ["", ""], "k4"));
  await quiet(world);
  await press(ann, 0, "A1");
  await quiet(world);
  await ben.follow(`o:${sharedOf(ann.state)?.letter.text}`);
  await quiet(world);
  await press(ben, 9, "C3");
  await quiet(world);
  await ben.act({ type: "jump", cursor: 1 });
  await quiet(world);
  assert.equal(ben.state.scene?.swap, true);
  await ben.act({ type: "swap" });
  assert.deepEqual([ben.state.blocked, ben.state.game.turns], ["look_only", ["A1", "C3"]]);
});

test("a device that wakes after an hour, and receives all messages at once, drops nobody", async () => {
  const { world, ann, ben } = await connected();
  ben.asleep = true;
  for (let left = 900; left > 0; left -= 1) await world.pass(4000);
  assert.equal(ann.state.together.direct?.phase, "lost");
  ben.asleep = false;
  await quiet(world);
  await world.pass(4000);
  await quiet(world);
  assert.deepEqual(
    [ann, ben].map(({ state }) => state.together.direct?.phase),
    ["open", "open"],
  );
});

test("a game with another friend does not go over the connection, and its link is to be sent", async () => {
  const { world, ann, ben } = await connected();
  const other = { ruleset: "genius", board: "hexhex3" };
  await ben.run(() => begin(ben.store.dispatch, other, 0, { days: 0, clock: "" }, ["Ben", ""], "k9"));
  await quiet(world);
  await ben.act({ type: "letter-open", key: "k3/o" });
  const kept = ben.state.together.games["k9/x"];
  const games = Object.keys(ann.state.together.games);
  assert.deepEqual(games, ["k3/x"]);
  await ben.run(() => ben.direct.leave());
  await world.pass(20_000);
  await ann.run(() => ann.direct.invite());
  await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  await ben.act({ type: "letter-open", key: kept.key });
  await quiet(world);
  await press(ben, 0, "A1");
  await quiet(world);
  assert.deepEqual([ben.state.game.turns, sharedOf(ben.state)?.unsent], [["A1"], true]);
  assert.deepEqual([friendsWish(ann.state.together), ann.state.dialog], [null, null], "it is none of hers");
  assert.ok(byLink(ben.state.together, /** @type {any} */ (sharedOf(ben.state))));
});

test("a guest does not send another friend's game that is on the board", async () => {
  const { world, ann, ben } = await two();
  const other = { ruleset: "genius", board: "hexhex3" };
  await ben.run(() => begin(ben.store.dispatch, other, 0, { days: 0, clock: "" }, ["Ben", ""], "k9"));
  await quiet(world);
  await ann.run(() => ann.direct.invite());
  await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  assert.deepEqual([friendsWish(ann.state.together), Object.keys(ann.state.together.games)], [null, ["k3/x"]]);
  assert.equal(sharedOf(ben.state)?.key, "k3/o", "and sees the game of the host");
});

test("a turn pressed just before the sides are drawn is not played", async () => {
  const { world, ann } = await two();
  const terms = { days: 0, clock: "", lots: true };
  await ann.run(() => begin(ann.store.dispatch, { ruleset: "genius", board: "hexhex2" }, 0, terms, ["", ""], "k4"));
  while (sharedOf(ann.state)?.letter.id !== "k4") await ann.answer();
  await press(ann, 0, "A1"); // the engine has not answered yet
  await ann.act({ type: "direct", change: { phase: "preparing", key: "k4/x" } });
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, sharedOf(ann.state)?.letter.turns], [[], []]);
});

test("after the connection is lost, a link from the friend is answered by link", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  world.cut(() => 0);
  await world.pass(30_000);
  await ben.run(() => ben.direct.leave());
  await press(ben, 18, "E3");
  await quiet(world);
  await ann.act({ type: "letter", text: sharedOf(ben.state)?.letter.text ?? "" });
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, ann.state.together.direct], [["A1", "E3"], null]);
  assert.equal(ann.storage.getItem("bug.direct"), null);
});

test("if the browser finds no address and never ends its search, the page says so within 10 s", async () => {
  const { world, ann } = await two();
  const { RTCPeerConnection } = globalThis;
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor() {
      super();
      const createOffer = async () => ({ type: "offer", sdp: "v=0" });
      Object.assign(this, { iceGatheringState: "gathering", createOffer });
    }
  };
  await ann.run(() => void ann.direct.invite());
  await world.pass(5000);
  assert.equal(ann.state.together.direct?.phase, "preparing", "a busy device gets its time");
  for (let passed = 5; passed < 10; passed += 1) await world.pass(1000);
  assert.deepEqual([ann.state.together.direct?.phase, ann.state.together.direct?.why], ["failed", "alone"]);
});

test("a turn whose letter is ready after the reader has opened an earlier game is sent", async () => {
  const { world, ann, ben } = await connected();
  await resignAndAsk(ann);
  await join(ben);
  await quiet(world);
  await press(ben, 0, "A1");
  await ben.act({ type: "letter-open", key: "k3/o" }); // before the engine has answered
  await quiet(world);
  assert.deepEqual(ann.state.together.games["k3-2/o"].letter.turns, ["A1"]);
  assert.equal(ben.state.together.games["k3-2/x"].unsent, false);
});

test("a link that names the side, opened during a live game, leaves the connection to that game", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await ben.follow(`o:${sealed("hexhex3,genius,id=k9,from=x,x=Eve,C3")}`);
  await quiet(world);
  assert.deepEqual([keyOfGame(ben.state.game), ben.state.together.direct?.key], ["k9/o", "k3/o"]);
  assert.equal(ben.state.together.direct?.asks, 0);
  await ben.act({ type: "letter-open", key: "k3/o" });
  await press(ben, 18, "E3");
  await quiet(world);
  assert.deepEqual([ann.state.game.turns, Object.keys(ann.state.together.games)], [["A1", "E3"], ["k3/x"]]);
});

test("an end that a break of the connection holds back reaches the friend when it is over", async () => {
  for (const isReloaded of [false, true]) {
    const { world, ann, ben } = await connected();
    await press(ann, 0, "A1");
    await quiet(world);
    await world.pass(10_000);
    await quiet(world);
    world.cut(() => 0);
    await world.pass(12_000);
    await enter(ben, "resign");
    while (ben.questions.length) await ben.answer();
    assert.equal(sharedOf(ben.state)?.unsent, true);
    if (isReloaded) await ben.reload();
    for (let i = 0; i < 10; i += 1) {
      await world.pass(3000);
      await quiet(world);
    }
    assert.equal(sharedOf(ann.state)?.letter.ending?.reason, "resigned");
    assert.equal(sharedOf(ben.state)?.unsent, false);
  }
});

test("a board whose side another tab has drawn shows the drawn game", async () => {
  const { world, ann } = await two(false);
  const terms = { days: 0, clock: "", lots: true, live: true };
  await ann.run(() => begin(ann.store.dispatch, { ruleset: "genius", board: "hexhex2" }, 0, terms, ["", ""], "k4"));
  await quiet(world);
  const drawn = { ...ann.state.together.games["k4/x"], key: "k4/o", side: /** @type {const} */ (1), lots: false };
  await ann.act({ type: "letter-stored", key: "k4/o", shared: drawn });
  await ann.act({ type: "letter-stored", key: "k4/x", shared: null });
  assert.deepEqual([keyOfGame(ann.state.game), ann.state.game.watched], ["k4/o", undefined]);
});

test("who leaves a game with a friend while their time runs is told so", async () => {
  const { world, ann, ben } = await two(false);
  const terms = { days: 0, clock: "20+180/5" };
  await ann.run(() => begin(ann.store.dispatch, { ruleset: "genius", board: "hexhex2" }, 1, terms, ["", ""], "k4"));
  await quiet(world);
  await ben.follow(`x:${sharedOf(ann.state)?.letter.text}`);
  await quiet(world);
  await press(ben, 0, "A1");
  await quiet(world);
  await ann.act({ type: "letter", text: sharedOf(ben.state)?.letter.text ?? "" });
  await quiet(world);
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]);
  await ann.act({ type: "new-game", game: { ...ann.state.game, seats, clock: null, turns: [], cursor: 0 } });
  assert.ok(ann.state.notices.some(({ code, text }) => code === "friend" && text === "k4/o"));
  await ann.act({ type: "letter-open", key: "k4/o" });
  assert.equal(ann.state.game.clock?.events.at(-1)?.type, "start", "the clock runs on");
});
