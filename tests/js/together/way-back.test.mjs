// Two devices reconnect by themselves: after a reload, and after the connection is cut for good.
import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "./asking.mjs";
import { stored } from "../indexed-db.mjs";
import { createComingBack } from "../../../web/together/coming-back.js";
import { wayStorage } from "../../../web/together/kept.js";
import { directConnection } from "../../../web/together/direct.js";
import { sharedOf } from "../../../web/together/shared.js";
import { fakeStorage, stateOf } from "../fixtures.mjs";
import { Connection } from "./line.mjs";
import { askNext, enter, later, press, quiet, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */
/** @typedef {import("./world.mjs").World} World */

const { connected: met } = startStories();
Object.assign(globalThis, { addEventListener() {} }); // of a page that only some tests open

/** Ann and Ben are connected, and each knows the other's spares. */
async function connected() {
  const friends = await met();
  for (const page of [friends.ann, friends.ben]) await page.run(() => {});
  return friends;
}

/** @param {Page[]} pages */
const phases = (...pages) => pages.map(({ state }) => state.together.direct?.phase);
/** @param {Page[]} pages */
const turns = (...pages) => pages.map(({ state }) => state.game.turns);
/** The stored way back. @param {Page} page */
const kept = ({ browser }) => stored(`${browser} bug-way-back`);

/** @param {World} world @param {Page} page */
async function reload(world, page) {
  await page.reload();
  await quiet(world);
  await later(world, 3); // without locks the page first waits for other tabs
}

for (const phase of ["asked", "elsewhere"])
  test(`a page in another phase of a connection (${phase}) does not look for the way back`, async () => {
    /** @type {unknown[]} */
    const actions = [];
    const state = { together: { direct: { phase, key: "" }, games: {} } };
    const store = { state: () => state, dispatch: (/** @type {unknown} */ action) => actions.push(action) };
    const back = createComingBack(
      /** @type {any} */ (store),
      () => assert.fail(),
      () => assert.fail(),
    );
    await back.loaded("k3f9/x");
    assert.deepEqual(actions, []);
  });

test("if another tab takes the way back, the page waits for it before it says that the connection is lost", async (context) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  context.after(() =>
    own ? Object.defineProperty(globalThis, "navigator", own) : Reflect.deleteProperty(globalThis, "navigator"),
  );
  const locks = { request: () => Promise.reject(new Error("another tab has it")) };
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const state = { together: { direct: /** @type {any} */ (null), games: {} } };
  const dispatch = (/** @type {any} */ { change }) => Object.assign(state.together, { direct: change });
  const back = createComingBack(
    /** @type {any} */ ({ state: () => state, dispatch }),
    () => assert.fail(),
    () => assert.fail(),
  );
  const spare = { code: "A".repeat(60), ufrag: "A".repeat(4), pwd: "A".repeat(22) };
  await wayStorage().keep(/** @type {any} */ ({ game: "k3f9", role: "guest", certificate: {}, spares: [spare] }));
  await back.loaded("k3f9/x");
  assert.equal(state.together.direct.phase, "returning");
  context.mock.timers.tick(10_000);
  assert.equal(state.together.direct.phase, "lost");
});

test("a tab that passed an answer on leaves the connection's mark to the tab that has the connection", () => {
  const localStorage = fakeStorage({ "bug.direct": "k3f9/x" });
  Object.assign(globalThis, { localStorage });
  const { game, together } = stateOf("scene-growth");
  const seats = [{ kind: "person" }, { kind: "friend", key: "k3f9/x" }];
  const state = (/** @type {string | null} */ phase) =>
    /** @type {any} */ ({
      game: { ...game, seats },
      together: { ...together, direct: phase && { phase, key: phase === "lost" ? "k3f9/x" : "" } },
    });
  const { follow } = directConnection(/** @type {any} */ ({ state: () => state("handed"), dispatch() {} }));
  follow(state("handed"));
  follow(state(null));
  assert.equal(localStorage.getItem("bug.direct"), "k3f9/x");
  follow(state("lost"));
  follow(state(null));
  assert.equal(localStorage.getItem("bug.direct"), null, "the reader goes on by link");
});

for (const [who, at] of /** @type {const} */ ([
  ["host", 0],
  ["guest", 1],
]))
  test(`the ${who}'s page reloads several times, and the game goes on over a new connection`, async () => {
    const { world, ann, ben } = await connected();
    const page = [ann, ben][at];
    await press(ann, 0, "A1");
    await quiet(world);
    for (let times = 0; times < 3; times += 1) {
      await reload(world, page);
      assert.deepEqual(phases(ann, ben), ["open", "open"]);
      assert.equal(page.state.together.direct?.role, who);
    }
    await press(ben, 18, "E3");
    await quiet(world);
    assert.deepEqual(turns(ann, ben), [
      ["A1", "E3"],
      ["A1", "E3"],
    ]);
    assert.equal(sharedOf(ben.state)?.unsent, false);
  });

test("turns played while a page was away arrive by themselves, in both directions", async () => {
  const { world, ann, ben } = await connected();
  await ben.reload();
  await press(ann, 0, "A1");
  await quiet(world);
  assert.deepEqual(phases(ann, ben), ["returning", "returning"]);
  await later(world, 3);
  assert.deepEqual([...phases(ann, ben), ...turns(ben)], ["open", "open", ["A1"]]);
});

test("one page reloads after the other", async () => {
  const { world, ann, ben } = await connected();
  for (const page of [ann, ben, ann]) await reload(world, page);
  assert.deepEqual(phases(ann, ben), ["open", "open"]);
});

test("a friend who comes back after minutes finds the page that stayed", async () => {
  const { world, ann, ben } = await connected();
  for (const each of world.connections) if (each.page === ben) each.close(); // the tab was closed
  world.timers = world.timers.filter(({ page }) => page !== ben);
  await quiet(world);
  assert.deepEqual(phases(ann), ["returning"]);
  await later(world, 300);
  assert.deepEqual(phases(ann), ["lost"], "the page says what else there is");
  await reload(world, ben);
  assert.deepEqual(phases(ann, ben), ["open", "open"]);
});

test("if both pages reload, they say so within ten seconds, and the game goes on by link", async () => {
  const { world, ann, ben } = await connected();
  await Promise.all([ann.reload(), ben.reload()]);
  await quiet(world);
  assert.deepEqual(phases(ann, ben), ["returning", "returning"]);
  await later(world, 10);
  assert.deepEqual(phases(ann, ben), ["lost", "lost"]);
  await press(ann, 0, "A1");
  await quiet(world);
  assert.equal(sharedOf(ann.state)?.unsent, true);
  await ben.act({ type: "letter", text: sharedOf(ann.state)?.letter.text ?? "" });
  await quiet(world);
  assert.deepEqual([...turns(ben), ben.state.together.direct], [["A1"], null]);
});

test("if both pages stayed and their connection is gone, the guest comes to the host", async () => {
  const { world, ann, ben } = await connected();
  world.cut(() => 0);
  await press(ann, 0, "A1");
  await later(world, 30);
  assert.deepEqual([...phases(ann, ben), ...turns(ben)], ["open", "open", ["A1"]]);
  assert.deepEqual(
    [ann, ben].map(({ state }) => state.together.direct?.role),
    ["host", "guest"],
  );
});

test("a device that slept for an hour comes back when it wakes", async () => {
  const { world, ann, ben } = await connected();
  ben.asleep = true;
  world.cut(() => 0);
  await world.pass(3_600_000);
  await quiet(world);
  ben.asleep = false;
  await later(world, 30);
  assert.deepEqual(phases(ann, ben), ["open", "open"]);
});

test("a device that leaves tells the friend's device that there is no way back, and keeps none", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  assert.deepEqual([kept(ann).size, kept(ben).size], [1, 1]);
  await ben.run(() => ben.direct.leave());
  await quiet(world);
  await later(world, 1);
  assert.deepEqual(phases(ann, ben), ["lost", undefined]);
  assert.deepEqual([kept(ann).size, kept(ben).size], [0, 0]);
});

test("on a slow network too, a device learns that the friend has left", async () => {
  const { world, ann, ben } = await connected();
  await ben.run(() => ben.direct.leave());
  await world.pass(1000);
  await quiet(world);
  assert.deepEqual([...phases(ann), ann.state.together.direct?.why], ["lost", "left"]);
});

/** Ann and Ben are connected, and Ben has resigned. */
async function over() {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ben, "resign");
  await quiet(world);
  return { world, ann, ben };
}

test("a page that reloads after the end comes back for a rematch, and hears of an open wish", async () => {
  const { world, ann, ben } = await over();
  await askNext(ann);
  await reload(world, ben);
  assert.deepEqual(phases(ann, ben), ["open", "open"]);
  await join(ben);
  await quiet(world);
  await press(ben, 0, "A1");
  await quiet(world);
  assert.deepEqual(turns(ann), [["A1"]]);
});

test("a page that reloads long after the end, or without a way back, does not try to reconnect", async () => {
  for (const isLate of [true, false]) {
    const { world, ann, ben } = await over();
    if (isLate) await later(world, 620);
    else kept(ben).clear();
    await reload(world, ben);
    assert.deepEqual(phases(ann, ben), ["returning", undefined], "Ann's page waits");
    await later(world, 10);
    assert.deepEqual(phases(ann, ben), ["lost", undefined]);
  }
});

/** Changes what Ben's page stored, and reloads it. @param {(way: any, world: World, ben: Page) => unknown} what @param {number} [left] number of stored ways back afterwards */
async function backAfter(what, left = 0) {
  const { world, ann, ben } = await connected();
  const way = kept(ben).get("way");
  await what(way, world, ben);
  await reload(world, ben);
  await later(world, 10);
  assert.deepEqual(phases(ann, ben), ["lost", "lost"]);
  assert.equal(kept(ben).size, left);
}

test("a way back older than a day is dropped", () =>
  backAfter((way) => {
    way.at -= 25 * 60 * 60 * 1000;
  }));

test("a damaged way back is dropped", async () => {
  await backAfter((way) => delete way.role);
  await backAfter((way) => (way.certificate = "none"));
  await backAfter((way) => (way.spares = []));
  await backAfter((way) => way.spares.push(...way.spares));
  await backAfter((way) => (way.spares[0].pwd = "a b"));
  await backAfter((_way, _world, ben) => kept(ben).set("way", "garbled"));
});

test("the way back to another friend's device is not taken", () => backAfter((way) => (way.game = "zz9"), 1));

test("without storage, the page says at once that the connection is lost", async () => {
  const { world, ben } = await connected();
  ben.browser = "none";
  await reload(world, ben);
  assert.deepEqual(phases(ben), ["lost"]);
});

test("a browser that refuses secrets other than its own has no way back, and the page says so", async () => {
  const { world, ben } = await connected();
  Connection.strict = true;
  await reload(world, ben);
  Connection.strict = false;
  assert.deepEqual(phases(ben), ["lost"]);
});

test("a player who goes on by link is not reconnected", async () => {
  const { world, ann, ben } = await connected();
  await ben.reload();
  await ben.run(() => ben.direct.leave());
  await quiet(world);
  await later(world, 30);
  assert.deepEqual(phases(ann, ben), ["lost", undefined]);
  assert.equal(kept(ben).size, 0);
});

test("a new invitation ends the way back, and connects as before", async () => {
  const { world, ann, ben } = await connected();
  await Promise.all([ann.reload(), ben.reload()]);
  await later(world, 10);
  await ann.run(() => ann.direct.invite());
  await ann.run(() => {});
  assert.equal(kept(ann).size, 0);
  await ben.follow(`offer/${ann.state.together.direct?.code}`);
  await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  await reload(world, ann);
  assert.deepEqual(phases(ann, ben), ["open", "open"]);
});
