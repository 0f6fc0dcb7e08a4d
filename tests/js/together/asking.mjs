// Steps of stories about wishes over a connection (wishes.test.mjs, wishes-again.test.mjs).
import assert from "node:assert/strict";
import { begin } from "../../../web/together/begin.js";
import { friendsWish } from "../../../web/together/rematch.js";
import { sharedOf } from "../../../web/together/shared.js";
import { enter, press, quiet } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

/** Ann and Ben are connected, and their game is over. */
export async function over(
  /** @type {() => Promise<{world: import("./world.mjs").World, ann: Page, ben: Page}>} */ connected,
) {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ann, "resign");
  await quiet(world);
  return { world, ann, ben };
}

/** @param {Page} page @param {string} id @param {any} [terms] */
export async function newGame(page, id, terms = { over: true }) {
  const game = { ruleset: "genius", board: "hexhex2" };
  const { host = 0 } = terms;
  await page.run(() => begin(page.store.dispatch, game, host, { days: 0, clock: "", ...terms }, [page.name, ""], id));
  if (terms.live) await page.run(() => page.direct.inviteSoon());
  await quiet(page.world);
}

/** Plays the game that the friend asks for, if the friend asks. @param {Page} page */
export async function join(page) {
  const letter = friendsWish(page.state.together);
  const side = page.state.together.direct?.wishSide;
  if (letter && side !== undefined) await page.act({ type: "letter-join", side, wish: true });
}

/** Both are at one game that can be played. @param {Page} ann @param {Page} ben @param {string} [id] */
export async function bothPlay(ann, ben, id) {
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
