// Letters from another tab of this browser, and pages whose board shows another game: they change nothing for the connected friend.
import assert from "node:assert/strict";
import { test } from "node:test";
import { branch } from "../../../web/game/tree.js";
import { answersElsewhere } from "../../../web/together/answers.js";
import { begin } from "../../../web/together/begin.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { over as ended } from "./asking.mjs";
import { sealed } from "./sealed.mjs";
import { later, press, quiet, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

const { connected, two } = startStories();

/** A game that has another side in another tab of this browser. @param {Page} page */
async function inTwoTabs(page) {
  const game = { ruleset: "genius", board: "hexhex3" };
  await page.run(() => begin(page.store.dispatch, game, 0, { days: 0, clock: "" }, ["", ""], "g5"));
  await quiet(page.world);
  await press(page, 0, "A1");
  await quiet(page.world);
  const text = sealed("hexhex3,genius,id=g5,from=x,A1.E3");
  await page.act({ type: "letter", text, side: 0, live: true, tab: true });
  await quiet(page.world);
}

/** The page shows a game of one player. @param {Page} page */
function newBoard({ act, state }) {
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]);
  return act({ type: "new-game", game: { ...state.game, turns: [], cursor: 0, tree: branch(), seats } });
}

for (const phase of ["goes on", "is over"])
  test(`another tab's turn is shown, and not offered to the connected friend (their game ${phase})`, async () => {
    const { world, ann, ben } = phase === "is over" ? await ended(connected) : await connected();
    if (phase === "goes on") {
      await press(ann, 0, "A1");
      await quiet(world);
      await press(ben, 18, "E3");
      await quiet(world);
    }
    await inTwoTabs(ann);
    await later(world, 3);
    assert.deepEqual([ann.state.game.turns, ann.state.together.direct?.key], [["A1", "E3"], "k3/x"]);
    assert.deepEqual([ben.state.together.direct?.wish, ben.state.dialog], [null, null]);
  });

test("another tab's letter of a removed game brings no game back", async () => {
  const { world, ann } = await two();
  await ann.act({ type: "letter", text: sealed("hexhex3,genius,id=g5,from=x,A1"), side: 0, live: true, tab: true });
  await quiet(world);
  assert.deepEqual([Object.keys(ann.state.together.games), ann.state.dialog], [["k3/x"], null]);
});

test("a page that is loaded again while it shows another game comes back to the friend, and says whose turn it is", async () => {
  const navigator = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  const locks = { request: (/** @type {any} */ _, /** @type {any} */ __, /** @type {any} */ hold) => hold() };
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await later(world, 10);
  await newBoard(ben);
  await later(world, 2);
  await ben.reload();
  await later(world, 8);
  assert.deepEqual(
    [ann, ben].map(({ state }) => state.together.direct?.phase),
    ["open", "open"],
  );
  assert.deepEqual(
    ben.state.notices.map(({ code, text }) => [code, text]),
    [
      ["replaced", null],
      ["friend", "k3/o"],
    ],
  );
  if (navigator) Object.defineProperty(globalThis, "navigator", navigator);
  else Reflect.deleteProperty(globalThis, "navigator");
});

test("letters that wait are read after the rules failed on one", async () => {
  const { world, ann } = await two();
  for (const id of ["k9", "k8"])
    await ann.act({ type: "letter", text: sealed(`hexhex3,genius,id=${id},from=x`), side: 1 });
  ann.questions.find(({ method }) => method === "letter_read")?.reject(new Error("lost"));
  ann.questions = ann.questions.filter(({ method }) => method !== "letter_read");
  await ann.run(() => {});
  await quiet(world);
  assert.deepEqual([ann.state.together.waiting, "k8/o" in ann.state.together.games], [[], true]);
});

test("a link to watch other people's game opens it, although a game of the reader began in the same way", async () => {
  const { world, ben } = await two(false);
  await ben.follow(`o:${sealed("hexhex3,genius,id=g1,from=x,x=Carl,A1")}`);
  await quiet(world);
  await newBoard(ben);
  await ben.follow(sealed("hexhex3,genius,id=watching,from=x,x=Carl,o=Dora,A1.E3.B4"));
  await quiet(world);
  assert.deepEqual([keyOfGame(ben.state.game), ben.state.game.turns], [null, ["A1", "E3", "B4"]]);
  assert.equal(sharedOf(ben.state), null);
});

test("a tab that waits for an answer confirms only answers to its own invitation", () => {
  const { BroadcastChannel: real } = globalThis;
  /** @type {unknown[]} */
  const said = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (/** @type {unknown} */ data) => said.push(data),
    close() {},
  });
  globalThis.BroadcastChannel = /** @type {any} */ (
    function () {
      return channel;
    }
  );
  const follow = answersElsewhere(
    (code) => code === "ours",
    (code) => said.push(code),
  );
  follow(/** @type {any} */ ({ together: { direct: { phase: "inviting" } } }));
  globalThis.BroadcastChannel = real;
  for (const data of ["theirs", { heard: true }, "ours"])
    channel.dispatchEvent(Object.assign(new Event("message"), { data }));
  assert.deepEqual(said, [{ heard: true }, "ours"]);
});
