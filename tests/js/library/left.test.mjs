/** Which games that the reader leaves are stored. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EngineError } from "../../../web/engine/client.js";
import { playTurn, UNPLAYED } from "../../../web/game/line.js";
import { AGAINST_BOT, game } from "../fixtures.mjs";
import { entry } from "./entry.mjs";
import { cleared, engine, fake, GAMES, kept, quiet, stories, tab, until } from "./tabs.mjs";

beforeEach(cleared);

/** A game in which the reader went back to the start after its turns, and played another one there. @param {readonly string[]} turns @param {string} another */
function varied(turns, another) {
  const played = turns.reduce((each, turn) => playTurn(each, turn), game(UNPLAYED));
  return playTurn({ ...played, cursor: 0 }, another);
}

for (const [what, turns] of /** @type {const} */ ([
  ["a variation of one turn", ["C3", "B2-B1", "E1", "A3"]],
  ["a turn that took two others back", ["C3", "B2-B1"]],
]))
  test(`a game that is left at ${what} is stored, with all its turns`, async () => {
    const left = varied(turns, "A1");
    assert.deepEqual(left.turns, ["A1"]);
    tab(["A1"], left);
    await until(() => kept().length === 1);
    const [{ record }] = /** @type {any[]} */ ([...stored(GAMES).values()]);
    for (const turn of [...turns, "A1"]) assert.ok(record.includes(`"${turn}"`), turn);
  });

test("a game in which only one side has played is not stored, whatever it tried", async () => {
  tab(["A1"], varied(["C3"], "A1"));
  await quiet();
  assert.deepEqual(kept(), []);
});

test("the list says why a game can't be opened, until the next one is", async () => {
  const { room, store } = tab(["C3", "B2-B1"]);
  await until(() => kept().length === 1);
  assert.equal(await room.open(entry("1", { record: "bad" }), "open"), true);
  assert.equal(store.state().library.wrong?.code, "no_moves");
  const [good] = /** @type {any[]} */ ([...stored(GAMES).values()]);
  assert.equal(await room.open(good, "open"), undefined);
  assert.equal(store.state().library.wrong, null);
});

test("a double click opens a game once: the one that it replaces can still be restored", async () => {
  const { room, store, play } = tab(["C3", "B2-B1"]);
  await until(() => kept().length === 1);
  play(game({ turns: ["A1"] }));
  const [again] = /** @type {any[]} */ ([...stored(GAMES).values()]);
  await Promise.all([room.open(again, "open"), room.open(again, "open")]);
  const { game: shown, previousGame } = store.state();
  assert.deepEqual([shown.turns, previousGame?.turns], [["C3", "B2-B1"], ["A1"]]);
});

test("a game that is played on after its review has none, and one with another comment keeps it", async () => {
  const { room, store, play, id } = tab(["C3", "B2-B1"]);
  await until(() => kept().length === 1);
  await room.note(id(), { tags: ["comeback"], mistakes: [1, 0, 0], accuracy: 60, slips: [] }, ["C3", "B2-B1"]);
  const reviewed = () => store.state().library.games?.map((each) => [each.reviewed, each.accuracy, each.tags.length]);
  assert.deepEqual(reviewed(), [[true, 60, 1]]);
  const before = game({ turns: ["C3", "B2-B1"], id: id() });
  play({ ...before, tree: { ...before.tree, comment: "well played" } });
  await until(() => JSON.stringify([...stored(GAMES).values()]).includes("well played"));
  assert.deepEqual(reviewed(), [[true, 60, 1]]);
  play(playTurn(before, "E1"));
  await until(() => JSON.stringify([...stored(GAMES).values()]).includes("E1"));
  assert.deepEqual(reviewed(), [[false, null, 0]]);
});

const SAID = { tags: ["comeback"], mistakes: null, accuracy: null, slips: null };
const reviewedGames = () => [...stored(GAMES).values()].map((/** @type {any} */ each) => each.reviewed);

test("a review that ends before the last turn is stored is kept", async () => {
  const { room, play, id } = tab(["C3", "B2-B1"]);
  await until(() => kept().length === 1);
  play(playTurn(game({ turns: ["C3", "B2-B1"], id: id() }), "E1"));
  await room.note(id(), SAID, ["C3", "B2-B1", "E1"]);
  await new Promise((done) => setTimeout(done, 1100));
  assert.deepEqual(reviewedGames(), [true]);
});

test("a review that ends before its game is stored for the first time is kept", async () => {
  const { room, id } = tab(["C3", "B2-B1"]);
  await room.note(id(), SAID, ["C3", "B2-B1"]);
  assert.deepEqual(reviewedGames(), [true]);
});

test("the review of a line is not that of the game that was played on meanwhile", async () => {
  const { room, play, id } = tab(["C3", "B2-B1"]);
  await until(() => kept().length === 1);
  play(playTurn(game({ turns: ["C3", "B2-B1"], id: id() }), "E1"));
  await room.note(id(), SAID, ["C3", "B2-B1"]);
  assert.deepEqual(reviewedGames(), [false]);
});

// `internal`: a file of the engine did not come.
for (const code of ["hung", "internal"])
  test(`a game that could not be stored when it was left is stored with the next one: ${code}`, async () => {
    const { store } = tab([]);
    fake.refused = new EngineError(code, "");
    for (const turns of [
      ["C3", "A1"],
      ["A1", "C3"],
      ["E1", "A3"],
    ]) {
      store.dispatch({ type: "new-game", game: game({ turns, cursor: 2 }) });
      await quiet();
    }
    assert.deepEqual(kept(), []);
    fake.refused = null;
    store.dispatch({ type: "new-game", game: game({ turns: ["B2", "E3"], cursor: 2 }) });
    store.dispatch({ type: "new-game", game: game(UNPLAYED) });
    await until(() => kept().length === 4);
  });

test("a game that is deleted while it can't be stored does not come back with the next one", async () => {
  const { store, room } = tab(["C3", "B2-B1"]);
  await until(() => kept().length === 1);
  const [entry] = /** @type {any[]} */ ([...stored(GAMES).values()]);
  const { call } = engine;
  /** @type {(reason: EngineError) => void} */
  let fail = () => {};
  engine.call = () => new Promise((_, reject) => (fail = reject));
  store.dispatch({ type: "new-game", game: game({ turns: ["C3", "B2-B1", "E1"], id: entry.id, cursor: 3 }) });
  const storing = room.note(entry.id, SAID, []);
  await quiet();
  store.dispatch({ type: "new-game", game: game(UNPLAYED) });
  await room.remove([entry]);
  engine.call = call;
  fail(new EngineError("hung", ""));
  await storing;
  store.dispatch({ type: "new-game", game: game({ turns: ["B2", "E3"], cursor: 2 }) });
  store.dispatch({ type: "new-game", game: game(UNPLAYED) });
  await until(() => kept().length > 0);
  await quiet();
  assert.equal(kept().length, 1);
  assert.ok(!kept().includes(entry.id));
});

test("a game that the reader resigned before the bot's first turn is stored: it counts", async () => {
  const { play } = tab([]);
  const headers = { Result: "o wins by resignation" };
  play(game({ seats: /** @type {any} */ (AGAINST_BOT), turns: ["C3"], cursor: 1, headers }));
  await until(() => kept().length === 1);
  assert.deepEqual(stories(), ["resignation"]);
});

test("a game with a friend that was decided after one turn is stored", async () => {
  const { play } = tab([]);
  const seats = /** @type {any} */ ([0, 1].map(() => ({ kind: "friend", key: "k3f9/x" })));
  play(game({ seats, turns: ["C3"], cursor: 1, headers: { Result: "x wins on time" } }));
  await until(() => kept().length === 1);
});
