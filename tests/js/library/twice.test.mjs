/** One game in two tabs of the browser is stored once. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EngineError } from "../../../web/engine/client.js";
import { treeParams } from "../../../web/game/exchange.js";
import { changed, grown } from "../../../web/game/tree.js";
import { draftOf, keepDraft } from "../../../web/ui/draft.js";
import { fakeStorage, game } from "../fixtures.mjs";
import { entry, PERSON } from "./entry.mjs";
import { cleared, engine, fake, GAMES, kept, quiet, stories, tab, TURNS, until } from "./tabs.mjs";

beforeEach(cleared);

test("a game that two tabs leave at the same time is stored once, with the same id in both", async () => {
  const [one, other] = [tab(TURNS), tab(TURNS)];
  assert.notEqual(one.id(), other.id());
  await until(() => one.id() === other.id());
  await quiet();
  assert.deepEqual(kept(), [one.id()]);
  const [listed] = other.store.state().library.games ?? [];
  assert.equal(listed.id, one.id());
  await other.room.remove([listed]);
  await quiet();
  assert.deepEqual(kept(), []); // neither tab stores it again
});

test("a game gets the id that drafts of its comments have; if it takes another tab's id, they move with it", async () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  const place = (/** @type {string} */ id) => JSON.stringify([id, "start", TURNS]);
  const one = tab(TURNS, { idToBe: "one" });
  assert.equal(one.id(), "one");
  await until(() => kept().length === 1);
  keepDraft("comment", "typed", place("other"));
  const other = tab(TURNS, { idToBe: "other" });
  await until(() => other.id() === "one");
  assert.deepEqual([draftOf("comment", place("other")), draftOf("comment", place("one"))], [null, "typed"]);
});

for (const [code, notice] of /** @type {const} */ ([
  ["internal", "not_kept"],
  ["bad_request", "not_kept"],
  ["bad_game", "not_kept_illegal"],
]))
  test(`the reader hears once of a game that the engine does not write (${code}), and the game stays`, async () => {
    fake.refused = new EngineError(code, "seconds must be from 0");
    const { store, id, play } = tab(TURNS);
    await until(() => store.state().notices.length > 0);
    const [said, ...others] = store.state().notices;
    assert.deepEqual([said.code, others, store.state().failure], [notice, [], null]);
    assert.match(said.text ?? "", /1\. C3 B2-B1/);
    assert.deepEqual([fake.asked, store.state().previousGame?.turns], [1, TURNS]);
    store.dispatch({ type: "drop-notice", code: notice });
    await quiet();
    assert.equal(fake.asked, 1, "it is not asked again before the game changes");
    const commented = (/** @type {string} */ comment) =>
      play(
        /** @type {any} */ ({ ...store.state().previousGame, tree: { ...store.state().previousGame?.tree, comment } }),
      );
    commented("mine");
    await until(() => fake.asked === 2);
    assert.deepEqual(store.state().notices, []);
    fake.refused = null;
    commented("ours");
    await until(() => kept().length === 1);
    assert.deepEqual(kept(), [id()]);
  });

test("a game that an engine was lost over is written when there is an engine again, without a notice", async () => {
  fake.refused = new EngineError("hung", "hung");
  const { store } = tab(TURNS);
  await until(() => fake.asked === 1);
  fake.refused = null;
  await until(() => {
    store.dispatch({ type: "loaded" }); // once more if the page has not heard yet that the engine was lost
    return kept().length === 1;
  });
  assert.deepEqual(store.state().notices, []);
});

test("a game that two tabs continue differently becomes two games", async () => {
  tab(TURNS);
  tab([...TURNS.slice(0, 2), "A1"]);
  await until(() => kept().length === 2);
});

test("a tab that does not know of a stored game does not store it again", async () => {
  const first = tab(TURNS);
  await until(() => kept().length === 1);
  const second = tab(TURNS);
  await until(() => second.id() === first.id());
  await quiet();
  assert.equal(kept().length, 1);
});

/** @param {string} id @param {readonly string[]} turns */
const storeGame = async (id, turns) => {
  const { record, summary } = await engine.call("library_entry", treeParams(game({ turns }), {}));
  stored(GAMES).set(id, entry(id, { record, name: "final", folder: "club" }, summary));
};
/** A tab that has opened a game of the library. @param {string} id */
async function tabWith(id) {
  const made = tab([]);
  await made.room.open(/** @type {any} */ (stored(GAMES).get(id)), "open");
  const table = () => made.store.state().game;
  assert.equal(table().id, id);
  /** Plays on from the opened game. @param {...string} more */
  const playOn = (...more) => {
    const turns = [...TURNS, ...more];
    made.play({ ...table(), turns, cursor: turns.length, tree: grown(table().tree, turns) });
  };
  return { ...made, playOn, table };
}
/** The turns of each stored game, by id. */
const lines = () =>
  new Map([...stored(GAMES)].map(([id, each]) => [id, /** @type {any} */ (each).summary.key.split(" ")]));

test("if two tabs continue a stored game differently, it keeps the first continuation, and the other becomes a new game", async () => {
  await storeGame("1", TURNS);
  const [one, other] = [await tabWith("1"), await tabWith("1")];
  one.playOn("A1");
  await until(() => lines().get("1")?.length === 4);
  other.playOn("A2");
  await until(() => kept().length === 2);
  const [, id] = kept();
  assert.deepEqual(Object.fromEntries(lines()), { 1: [...TURNS, "A1"], [id]: [...TURNS, "A2"] });
  const { name, folder } = /** @type {any} */ (stored(GAMES).get(id));
  assert.deepEqual([name, folder], ["final", "club"]);
  assert.deepEqual([one.table().id, other.table().id], ["1", id]);
  other.playOn("A2", "B1"); // continues its own game
  one.playOn("A1", "C1");
  await until(() => lines().get(id)?.length === 5 && lines().get("1")?.length === 5);
  assert.equal(kept().length, 2);
});

test("a tab that only looks through a game does not overwrite turns from another tab", async () => {
  await storeGame("1", TURNS);
  const [one, other] = [await tabWith("1"), await tabWith("1")];
  one.playOn("A1");
  await until(() => lines().get("1")?.length === 4);
  const { tree } = other.table();
  const before = fake.asked;
  other.play({ ...other.table(), cursor: 0, tree: { ...tree, summary: { ate: 0, mobility: [1, 1], kind: "growth" } } });
  await until(() => fake.asked > before);
  await quiet();
  assert.deepEqual(Object.fromEntries(lines()), { 1: [...TURNS, "A1"] });
});

test("a tab with a game that another tab deletes stores it again only with something new in it", async () => {
  await storeGame("1", TURNS);
  const other = await tabWith("1");
  stored(GAMES).clear();
  const { tree } = other.table();
  const before = fake.asked;
  other.play({ ...other.table(), cursor: 0, tree: { ...tree, summary: { ate: 0, mobility: [1, 1], kind: "growth" } } });
  await until(() => fake.asked > before);
  await quiet();
  assert.deepEqual(kept(), []);
  other.playOn("A1");
  await until(() => lines().get("1")?.length === 4);
});

test("a reloaded page does not shorten a game, and stores its other continuation separately", async () => {
  const longer = [...TURNS, "A1"];
  await storeGame("1", longer);
  const loadedAgain = (/** @type {readonly string[]} */ turns) =>
    tab([]).play(game({ id: "1", turns: [...turns], cursor: turns.length }));
  loadedAgain(TURNS);
  await until(() => fake.asked === 2);
  await quiet();
  assert.deepEqual(Object.fromEntries(lines()), { 1: longer });
  loadedAgain([...longer, "B1"]);
  await until(() => lines().get("1")?.length === 5);
  loadedAgain([...TURNS, "A2"]);
  await until(() => kept().length === 2);
  assert.deepEqual(
    [...lines().values()],
    [
      [...longer, "B1"],
      [...TURNS, "A2"],
    ],
  );
});

test("a game on the table that is deleted and comes back is stored again when it changes, also under a new id", async () => {
  for (const other of [false, true]) {
    stored(GAMES).clear();
    await storeGame("1", TURNS);
    const one = await tabWith("1");
    await one.room.remove([/** @type {any} */ (stored(GAMES).get("1"))]);
    assert.deepEqual([one.table().id, kept()], ["", []]);
    one.playOn("A1"); // while it is deleted
    if (other) await storeGame("1", ["A1"]);
    await one.room.restore();
    const id = one.table().id ?? "";
    assert.equal(id === "1", !other);
    await until(() => lines().get(id)?.length === 4);
    one.playOn("A1", "C1");
    await until(() => lines().get(id)?.length === 5);
    assert.deepEqual(kept().length, other ? 2 : 1);
  }
});

test("a game that is deleted just before or while its last change is stored does not come back", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const pass = async (/** @type {number} */ steps) => {
    for (let i = 0; i < steps; i += 1) await new Promise(setImmediate);
  };
  for (const steps of [-1, 0, 1, 2, 3, 4, 5]) {
    const pause = steps < 0 ? 500 : 1000;
    stored(GAMES).clear();
    await storeGame("1", TURNS);
    const one = await tabWith("1");
    await one.room.note("none", /** @type {any} */ ({}), []); // the library is read
    one.playOn("A1");
    context.mock.timers.tick(pause);
    await pass(steps);
    await one.room.remove([/** @type {any} */ (stored(GAMES).get("1"))]);
    context.mock.timers.tick(2000);
    await pass(20);
    const listed = one.store.state().library.games?.map(({ id }) => id);
    assert.deepEqual([kept(), listed], [[], []], `${pause} ms, ${steps} steps`);
  }
});

test("an unreadable entry stays in storage unchanged; the game on the table gets a new entry", async () => {
  stored(GAMES).set("1", { later: "version" });
  tab([]).play(game({ id: "1", turns: TURNS, cursor: TURNS.length }));
  await until(() => kept().length === 2);
  assert.deepEqual(stored(GAMES).get("1"), { later: "version" });
});

test("a game with a friend remains one in the library after it is opened and played on", async () => {
  await storeGame("1", TURNS);
  const friend = { kind: /** @type {const} */ ("friend"), key: "k3f9/x" };
  stored(GAMES).set("1", { .../** @type {any} */ (stored(GAMES).get("1")), seats: [friend, friend], played: "live" });
  const one = await tabWith("1");
  assert.deepEqual(one.table().seats, [PERSON, PERSON]); // the friend no longer takes part
  one.playOn("A1");
  await until(() => lines().get("1")?.length === 4);
  const { seats, played } = /** @type {any} */ (stored(GAMES).get("1"));
  assert.deepEqual([seats, played], [[friend, friend], "live"]);
});

const RESIGNED = { Result: "x wins by resignation" };
/** @type {any} */
const CLOCK = { control: "10+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
test("games with the same turns that end differently are different games", async () => {
  tab(TURNS, { clock: { ...CLOCK, lost: 0 } });
  await until(() => kept().length === 1);
  tab(TURNS, { headers: RESIGNED });
  tab(TURNS);
  await until(() => kept().length === 3);
  assert.deepEqual(stories(), ["time 10+0/1", "resignation", "open"]);
});

test("of two games with the same turns and end, what one says beyond the other is kept, also after a reload", async () => {
  const said = (/** @type {string} */ comment) => {
    const made = game({ turns: TURNS, clock: { ...CLOCK, lost: 0 } });
    return { clock: made.clock, tree: changed(made.tree, TURNS, (each) => ({ ...each, comment })) };
  };
  const one = tab(TURNS, said("good"));
  await until(() => kept().length === 1);
  const bare = tab(TURNS, { clock: { ...CLOCK, control: "", lost: 0 } }); // a link brings no clock
  await until(() => bare.id() === one.id());
  await quiet();
  assert.deepEqual(stories(), ["time 10+0/1 good"]);
  tab(TURNS, { id: one.id(), clock: { ...CLOCK, control: "", lost: 0 } }); // reloaded
  await quiet();
  assert.deepEqual(stories(), ["time 10+0/1 good"]);
  tab(TURNS, said("good game"));
  await until(() => stories()[0].endsWith("game"));
  tab(TURNS, said("bad"));
  await until(() => kept().length === 2);
  assert.deepEqual(stories(), ["time 10+0/1 good game", "time 10+0/1 bad"]);
});

test("a reloaded page that knows less than the library leaves a game's end, or stores another game", async () => {
  const one = tab(TURNS, { headers: RESIGNED });
  await until(() => kept().length === 1);
  tab(TURNS, { id: one.id() });
  await quiet();
  assert.deepEqual(stories(), ["resignation"]);
  tab([...TURNS, "A1"], { id: one.id() });
  await until(() => kept().length === 2);
  tab(TURNS, { id: one.id(), clock: { ...CLOCK, lost: 0 } });
  await until(() => kept().length === 3);
  assert.deepEqual(stories(), ["resignation", "open", "time 10+0/1"]);
});

test("a game that changes all the time is stored, and so is one whose turns were deleted", async (context) => {
  await storeGame("1", TURNS);
  const one = await tabWith("1");
  await one.room.note("none", /** @type {any} */ ({}), []); // the library is read
  context.mock.timers.enable({ apis: ["setTimeout"] });
  one.store.dispatch({ type: "delete", path: TURNS });
  const said = (/** @type {number} */ at) =>
    changed(one.table().tree, ["C3"], (each) => ({ ...each, comment: `c${at}` }));
  for (let at = 0; at < 12; at += 1) {
    one.play({ ...one.table(), tree: said(at) });
    context.mock.timers.tick(100);
  }
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  assert.match(stories()[0], /c[0-9]+$/);
  for (let at = 0; at < 12; at += 1) {
    one.store.dispatch({ type: "notice", code: "part_lost", text: null }); // as a clock's tick
    context.mock.timers.tick(100);
  }
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  assert.match(stories()[0], /c11$/);
});

test("a game that ended stays in the library as it is when its turns are deleted", async (context) => {
  const one = tab([]);
  one.play(game({ turns: TURNS, id: "1", clock: { ...CLOCK, lost: 0 } }));
  await until(() => kept().length === 1);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  one.store.dispatch({ type: "delete", path: ["C3"] });
  context.mock.timers.tick(2000);
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  assert.deepEqual(stories(), ["time 10+0/1"]);
});

test("a game that its players go on with after its end, without a clock, has no end in the library either", async (context) => {
  const one = tab([]);
  one.play(game({ turns: TURNS, id: "1", clock: { ...CLOCK, lost: 0 } }));
  await until(() => kept().length === 1);
  assert.deepEqual(stories(), ["time 10+0/1"]);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  one.store.dispatch({ type: "no-end" });
  context.mock.timers.tick(2000);
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  assert.deepEqual([stories(), kept()], [["open"], ["1"]]);
});
