// Notices about a friend's moves while something else is on the board, and what a table for two remembers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { join } from "./asking.mjs";
import { begin } from "../../../web/together/begin.js";
import { keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { isAsked } from "../../../web/together/table.js";
import { askedWords, newsWords } from "../../../web/together/words.js";
import { askNext, enter, press, quiet, startStories } from "./stories.mjs";

/** @typedef {import("./world.mjs").Page} Page */

const { two, connected } = startStories();

/** Ann and Ben play live, and Ann has begun a puzzle. */
async function inPuzzle() {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  const game = {
    ...ann.state.game,
    seats: /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]),
    turns: [],
    cursor: 0,
  };
  const learn = /** @type {any} */ ({ kind: "puzzle", number: 1, step: 0, base: 0, phase: "try", say: null, look: [] });
  await ann.act({ type: "learn", learn, game });
  return { world, ann, ben };
}

/** @param {Page} page */
const newsOf = ({ state }) =>
  state.notices.flatMap(({ code, text }) => (code === "friend" ? [newsWords(state.together.games[text ?? ""])] : []));

test("an answer that comes while the host is at another game opens theirs to both", async () => {
  const { world, ann, ben } = await two(false);
  await ann.run(() => ann.direct.invite());
  const code = ann.state.together.direct?.code;
  await ann.act({ type: "new-game", game: { ...ann.state.game, seats: [{ kind: "person" }, { kind: "person" }] } });
  await ben.run(() => ben.direct.answer(code));
  await ann.run(() => ann.direct.accept(ben.state.together.direct?.code));
  await quiet(world);
  assert.equal(keyOfGame(ben.state.game), "k3/o");
  assert.deepEqual(newsOf(ann), ["Your friend is ready: your game begins."]);
});

test("during a puzzle a notice says what the friend did, and leads back to the game", async () => {
  const { world, ann, ben } = await inPuzzle();
  await press(ben, 18, "E3");
  await quiet(world);
  assert.deepEqual(newsOf(ann), ["Your friend has played: it is your turn."]);
  await enter(ben, "back1");
  await quiet(world);
  assert.deepEqual(newsOf(ann), ["Your friend asks to take back E3."]);
  await enter(ben, "resign");
  await quiet(world);
  assert.deepEqual([newsOf(ann), ann.state.learn === null], [["Your friend resigned. You win!"], false]);
  await ann.act({ type: "letter-open", key: "k3/x" });
  assert.deepEqual([newsOf(ann), ann.state.learn, ann.state.game.turns], [[], null, ["A1", "E3"]]);
});

test("a review of the game before stays open while the friend plays the next one", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await enter(ben, "resign");
  await quiet(world);
  const before = ann.state.game;
  await askNext(ann);
  await join(ben);
  await quiet(world);
  assert.equal(keyOfGame(ann.state.game), "k3-2/o");
  await ann.act({ type: "letter-open", key: "k3/x" });
  await ann.act({ type: "study", tab: "review" });
  await press(ben, 0, "A1");
  await quiet(world);
  assert.deepEqual([keyOfGame(ann.state.game), ann.state.study.open], ["k3/x", true]);
  assert.deepEqual(ann.state.game.turns, before.turns);
  assert.deepEqual(newsOf(ann), ["Your friend has played: it is your turn."]);
});

test("a takeback that also undoes the reader's own turn names both turns", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await press(ben, 18, "E3");
  await quiet(world);
  await enter(ann, "back0");
  await quiet(world);
  const [shared] = Object.values(ben.state.together.games);
  assert.equal(askedWords(shared, 0), "Your friend asks to take back A1. Your E3 goes back too.");
});

test("both players see that an answer crossed a turn and does not count", async () => {
  const { world, ann, ben } = await two();
  const give = async (/** @type {Page} */ from, /** @type {Page} */ to) => {
    await quiet(world);
    await to.act({ type: "letter", text: sharedOf(from.state)?.letter.text ?? "" });
    await quiet(world);
  };
  await press(ann, 0, "A1");
  await give(ann, ben);
  await press(ben, 18, "E3");
  await give(ben, ann);
  await enter(ann, "back0");
  await give(ann, ben);
  await enter(ben, "yes");
  await press(ann, 9, "C3"); // before Ben's answer arrives
  await give(ben, ann);
  await give(ann, ben);
  for (const { state } of [ann, ben])
    assert.deepEqual([state.game.turns, state.together.note?.note], [["A1", "E3", "C3"], "crossed"]);
});

test("after a puzzle the board shows the game's newest state", async () => {
  const { world, ann, ben } = await inPuzzle();
  await press(ben, 18, "E3");
  await quiet(world);
  await ann.act({ type: "learn-leave" });
  assert.deepEqual([newsOf(ann), ann.state.game.turns, ann.state.game.cursor], [[], ["A1", "E3"], 2]);
  await ann.act({ type: "jump", cursor: 1 });
  assert.equal(ann.state.game.cursor, 1, "and then looked through");
});

test("there is no notice about the game on the board", async () => {
  const { world, ann, ben } = await connected();
  await press(ann, 0, "A1");
  await quiet(world);
  await press(ben, 18, "E3");
  await quiet(world);
  assert.deepEqual(newsOf(ann), []);
});

test("at one table an open question and its answer survive a reload", async () => {
  const { world, ann } = await two();
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]);
  await ann.act({ type: "new-game", game: { ...ann.state.game, seats } });
  await quiet(world);
  await press(ann, 0, "A1");
  await quiet(world);
  const agree = () => ann.act({ type: "settings", change: { agreed: true } });
  const reload = async () => {
    await ann.reload();
    await quiet(world);
    await agree();
  };
  await agree();
  await ann.act({ type: "undo" });
  assert.equal(isAsked(ann.state), true);
  await reload();
  assert.deepEqual([isAsked(ann.state), ann.state.game.turns], [true, ["A1"]]);
  await ann.act({ type: "table-answer", agreed: false });
  await reload();
  assert.equal(isAsked(ann.state), false);
});

test("if the site's data are deleted during a game, the next change stores this tab's games again", async () => {
  const { world, ann } = await two();
  await ann.run(() =>
    begin(ann.store.dispatch, { ruleset: "genius", board: "hexhex2" }, 0, { days: 0, clock: "" }, ["", ""], "k9"),
  );
  await quiet(world);
  for (const key of Object.keys(ann.storage.all())) ann.storage.removeItem(key);
  await press(ann, 0, "A1");
  await quiet(world);
  await ann.reload();
  await quiet(world);
  assert.deepEqual(Object.keys(ann.state.together.games).sort(), ["k3/x", "k9/x"]);
  assert.deepEqual(ann.state.game.turns, ["A1"]);
});
