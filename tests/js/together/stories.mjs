// The beginnings and steps of short stories of two players (found.test.mjs, hostile.test.mjs).
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { begin, beginNext } from "../../../web/together/begin.js";
import { sharedOf } from "../../../web/together/shared.js";
import { startPython } from "./engine.mjs";
import { World } from "./world.mjs";
import { sealed } from "./sealed.mjs";

/** @typedef {import("./world.mjs").Page} Page */

/** @param {World} world */
export async function quiet(world) {
  const { pages } = world;
  for (const page of [...pages, ...pages]) while (page.questions.length) await page.answer();
  const busy = pages.find(({ inbox }) => inbox.length);
  if (!busy) return;
  await busy.take();
  await quiet(world);
}

/** @param {World} world @param {number} seconds */
export async function later(world, seconds) {
  for (let passed = 0; passed < seconds; passed += 1) {
    await world.pass(1000);
    await quiet(world);
  }
}

/** @param {Page} page @param {number} cell @param {string} name */
export const press = (page, cell, name) => page.act({ type: "press", cell, name });

/** @param {Page} page @param {string} entry */
export const enter = (page, entry) => page.act({ type: "letter-entry", key: sharedOf(page.state)?.key ?? "", entry });

/** Asks for a rematch of the game on the board. @param {Page} page */
export async function askNext(page) {
  await page.run(() =>
    beginNext(page.store.dispatch, page.state.together.games, /** @type {any} */ (sharedOf(page.state))),
  );
  await quiet(page.world);
}

/** Resigns the game on the board and asks for a rematch. @param {Page} page */
export async function resignAndAsk(page) {
  await enter(page, "resign");
  await quiet(page.world);
  await askNext(page);
}

/** Pages that play, and the engine that answers them. */
export function startStories() {
  /** @type {ReturnType<typeof startPython>} */
  let engine;
  before(() => {
    engine = startPython();
  });
  after(() => engine.end());

  /** Ann has begun a game, and Ben has joined it by her link. */
  async function two(joined = true) {
    const world = new World(engine, ["Ann", "Ben"], () => {});
    const [ann, ben] = world.pages;
    for (const page of world.pages) await page.open();
    await ann.run(() =>
      begin(ann.store.dispatch, { ruleset: "genius", board: "hexhex3" }, 0, { days: 0, clock: "" }, ["", ""], "k3"),
    );
    await quiet(world);
    if (joined) await ben.follow(`o:${sealed("hexhex3,genius,id=k3,from=x")}`);
    await quiet(world);
    return { world, ann, ben };
  }

  /** The same with a live connection. */
  async function connected() {
    const { world, ann, ben } = await two();
    await ann.run(() => ann.direct.invite());
    await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
    await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
    await quiet(world);
    assert.deepEqual(
      [ann, ben].map(({ state }) => state.together.direct?.phase),
      ["open", "open"],
    );
    return { world, ann, ben };
  }

  return { two, connected };
}
