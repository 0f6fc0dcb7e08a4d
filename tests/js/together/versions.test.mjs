// Versions of a game with a friend: what a link replaced, and how a replaced version becomes the game again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rivalOf, sharedOf } from "../../../web/together/shared.js";
import { clashWords } from "../../../web/together/words.js";
import { enter, press, quiet, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

const { two } = startStories();

/** Ann has A1 and Ben's E3; a forged link has another second turn, and she has taken its game. */
async function forged() {
  const { world, ann, ben } = await two();
  await press(ann, 0, "A1");
  await quiet(world);
  const text = sharedOf(ann.state)?.letter.text ?? "";
  await ben.act({ type: "letter", text });
  await quiet(world);
  await press(ben, 18, "E3");
  await quiet(world);
  const own = sharedOf(ben.state)?.letter.text ?? "";
  await ann.act({ type: "letter", text: own });
  await quiet(world);
  const { result } = await world.engine.ask("letter_add", { text, side: 1, entry: "D4" });
  await ann.act({ type: "letter", text: result.letter.text });
  await quiet(world);
  assert.equal(sharedOf(ann.state)?.rival?.clash, "fork");
  await ann.act({ type: "letter-settle", take: true });
  await quiet(world);
  return { world, ann, ben, own };
}

/** The turns of Ann's versions, and of the game on her board. @param {Page} ann */
const versions = ({ state }) => [
  state.together.games["k3/x"].letter.turns,
  state.together.games["k3~2/x"].letter.turns,
  state.game.turns,
];

test("a link continues its version, which becomes the game again", async () => {
  const { world, ann, ben } = await forged();
  assert.deepEqual(versions(ann), [
    ["A1", "D4"],
    ["A1", "E3"],
    ["A1", "D4"],
  ]);
  await enter(ben, "back1");
  await quiet(world);
  await ann.act({ type: "letter", text: sharedOf(ben.state)?.letter.text ?? "" });
  await quiet(world);
  assert.deepEqual(versions(ann), [
    ["A1", "E3"],
    ["A1", "D4"],
    ["A1", "E3"],
  ]);
  const shared = sharedOf(ann.state);
  assert.deepEqual([shared?.rival, shared?.letter.offers[1], shared?.version], [null, 1, 1]);
  assert.deepEqual(ann.state.together.note, { key: "k3/x", note: "version" });
  await ann.reload();
  await quiet(world);
  assert.deepEqual(versions(ann), [
    ["A1", "E3"],
    ["A1", "D4"],
    ["A1", "E3"],
  ]);
});

test("playing on in another version makes it the game", async () => {
  const { world, ann } = await forged();
  await ann.act({ type: "letter-open", key: "k3~2/x" });
  await quiet(world);
  assert.deepEqual(ann.state.game.turns, ["A1", "E3"]);
  await press(ann, 9, "C3");
  await quiet(world);
  assert.deepEqual(versions(ann), [
    ["A1", "E3", "C3"],
    ["A1", "D4"],
    ["A1", "E3", "C3"],
  ]);
  assert.deepEqual([sharedOf(ann.state)?.unsent, sharedOf(ann.state)?.version], [true, 1]);
});

test("a link that continues no version is asked about once, compared with the current game", async () => {
  const { world, ann, own } = await forged();
  await ann.act({ type: "letter", text: own });
  await quiet(world);
  assert.deepEqual([sharedOf(ann.state)?.key, sharedOf(ann.state)?.rival], ["k3~2/x", null], "it is that version's");
  await ann.act({ type: "letter-open", key: "k3/x" });
  const first = await world.engine.ask("letter_new", { ruleset: "genius", board: "hexhex3", id: "k3", host: 0 });
  const other = await world.engine.ask("letter_add", { text: first.result.letter.text, side: 0, entry: "C3" });
  await ann.act({ type: "letter", text: other.result.letter.text });
  await quiet(world);
  assert.deepEqual([sharedOf(ann.state)?.key, sharedOf(ann.state)?.rival?.turn], ["k3/x", 0]);
  assert.equal(ann.state.together.incoming, null);
});

test("with a connection, the friend's device says which version is the game", async () => {
  const { world, ann, ben } = await forged();
  await ann.run(() => ann.direct.invite());
  await ben.run(() => ben.direct.answer(ann.state.together.direct?.code));
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  assert.deepEqual(versions(ann), [
    ["A1", "E3"],
    ["A1", "D4"],
    ["A1", "E3"],
  ]);
  assert.equal(sharedOf(ben.state)?.rival, null, "and does not have to choose any more");
});

test("a notice names the reader's own turn or entry from another device", () => {
  const known = /** @type {any} */ ({ letter: { turns: ["A1"], mover: 1, names: ["", ""] }, side: 0 });
  const wordsFor = (/** @type {string[]} */ ...turns) => {
    const merge = /** @type {any} */ ({ same_terms: true, fork: null, new: [1, turns.length > 1 ? 1 : 0] });
    return clashWords({ ...known, rival: rivalOf(known, /** @type {any} */ ({ turns }), merge) }, String);
  };
  assert.match(wordsFor("A1", "F6", "K1"), /a turn 3 of yours, K1/);
  assert.match(wordsFor("A1"), /something of yours .* a resignation/);
  assert.match(wordsFor("A1", "F6"), /something of yours/);
});
