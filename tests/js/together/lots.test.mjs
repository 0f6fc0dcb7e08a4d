// Two devices draw the sides together: neither can choose, and a device that breaks its promise is dropped.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin } from "../../../web/together/begin.js";
import { createLots } from "../../../web/together/lots.js";
import { startPython } from "./engine.mjs";
import { World } from "./world.mjs";

/** @typedef {import("../../../web/together/peer.js").Message} Message */

/** @type {ReturnType<typeof startPython>} */
let engine;
before(() => {
  engine = startPython();
});
after(() => engine.end());

/** Two devices draw. @param {(message: any) => any} [twist] changes what the host says on its way */
async function draw(twist = (message) => message) {
  /** @type {unknown[]} */
  const heard = [];
  /** @type {Promise<unknown>} */
  let line = Promise.resolve();
  const heed = (/** @type {string} */ who) => ({
    drawn: (/** @type {number} */ side) => heard.push(`${who} ${side}`),
    alone: () => heard.push(`${who} alone`),
    cheated: () => heard.push(`${who} cheated`),
  });
  /** @type {ReturnType<typeof createLots>} */
  const guest = createLots((message) => {
    line = line.then(() => host.heed(/** @type {any} */ (message)));
  }, heed("guest"));
  const host = createLots((message) => {
    line = line.then(() => guest.heed(twist(message)));
  }, heed("host"));
  await host.begin();
  for (let i = 0; i < 8; i += 1) await line;
  return heard.sort();
}

test("both devices draw the same side, and either side is as likely", async () => {
  const drawn = await Promise.all(Array.from({ length: 200 }, () => draw()));
  for (const each of drawn) assert.ok(["guest 0,host 0", "guest 1,host 1"].includes(String(each)), String(each));
  const first = drawn.filter(([one]) => one === "guest 0").length;
  assert.ok(first > 50 && first < 150, String(first));
});

test("an answer to a draw that nobody began is noticed", async () => {
  /** @type {string[]} */
  const heard = [];
  const note = (/** @type {string} */ what) => () => void heard.push(what);
  const host = createLots(() => {}, { drawn: note("drawn"), alone: note("alone"), cheated: note("cheated") });
  await host.heed({ type: "lot", step: "answer", value: "" });
  assert.deepEqual(heard, ["cheated"]);
});

test("a secret that differs from the promise is noticed", async () => {
  const other = (/** @type {any} */ message) =>
    message.step === "secret" ? { ...message, value: "00".repeat(16) } : message;
  assert.ok((await draw(other)).includes("guest cheated"));
  const none = (/** @type {any} */ message) => (message.step === "secret" ? { ...message, value: "" } : message);
  assert.ok((await draw(none)).includes("guest cheated"));
});

test("if the browser has no hash function, the host draws alone, and both pages say so", async () => {
  const kept = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  const heard = await draw();
  if (kept) Object.defineProperty(globalThis, "crypto", kept);
  assert.deepEqual(heard, ["guest alone", "host alone"]);
});

/** @param {World} world */
async function quiet(world) {
  for (let busy = world.pages[0]; busy;) {
    while (busy.questions.length) await busy.answer();
    await busy.take();
    [busy] = world.pages.filter(({ questions, inbox }) => questions.length || inbox.length);
  }
}

/** Ann begins a game with drawn sides, and connects with Ben. @param {number} number each device's last random number @param {(world: World) => void} [before] runs before they connect */
async function played(number, before = () => {}) {
  const world = new World(engine, ["Ann", "Ben"], () => {});
  const [ann, ben] = world.pages;
  let count = 0;
  world.crypto.getRandomValues = (bytes) => bytes.fill((count += 1) === 1 ? number : 0);
  for (const page of world.pages) await page.open();
  const game = { ruleset: "genius", board: "hexhex3" };
  await ann.run(() => begin(ann.store.dispatch, game, 0, { days: 0, clock: "", lots: true }, ["Ann", ""], "k3"));
  await quiet(world);
  before(world);
  await ann.run(() => ann.direct.invite());
  await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  return { world, ann, ben };
}

for (const number of [0, 1])
  test(`the two devices draw the sides of their game: ${number}`, async () => {
    const { ann, ben } = await played(number);
    const mine = Object.values(ann.state.together.games);
    const theirs = Object.values(ben.state.together.games);
    assert.deepEqual(
      [mine, theirs].map((games) => games.map(({ side }) => side)),
      [[number], [1 - number]],
    );
    assert.equal(mine[0].letter.text, theirs[0].letter.text);
    assert.equal(mine[0].letter.names[number], "Ann");
    for (const { state } of [ann, ben]) {
      assert.deepEqual([state.together.direct?.lot, state.together.direct?.phase], ["drawn", "open"]);
      assert.equal(Object.keys(state.together.games)[0], state.together.direct?.key);
    }
  });

test("a device that takes a side other than the drawn one is dropped", async () => {
  const { ben } = await played(1, ({ pages: [ann] }) => {
    const { dispatch } = ann.store;
    ann.store.dispatch = (/** @type {any} */ action) =>
      dispatch(action.type === "lots-drawn" ? { ...action, side: null } : action);
  });
  assert.deepEqual([ben.state.together.direct?.phase, ben.state.together.direct?.why], ["dropped", "lots"]);
  assert.deepEqual(ben.state.together.games, {});
});
