// Another match takes the place of one that has a score: the reader can undo that.
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { matches } from "../../../web/bots/match-effects.js";
import { match as view } from "../../../web/bots/match-view.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { createStore } from "../../../web/app/store.js";
import { reduce } from "../../../web/app/state.js";
import { fakeStorage, settled, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/bots/state.js").MatchState} MatchState */

/** An engine that never answers. @type {any} */
const SILENT = { call: () => new Promise(() => {}), size: 0 };

/** A page of a tab without locks. @param {ReturnType<typeof fakeStorage>} [texts] what its storage has */
function page(texts = fakeStorage()) {
  Object.assign(globalThis, { sessionStorage: texts });
  const store = createStore(stateOf("scene-start-hexhex3"), reduce);
  const match = matches(/** @type {any} */ (store), SILENT, catalogue, async () => undefined);
  const now = () => /** @type {MatchState} */ (store.state().bots.match);
  const shown = () => painted(view(/** @type {any} */ ({ state: store.state(), catalogue, match })));
  return { match, now, shown, store, texts };
}

/** A match that was stopped with a score. @param {ReturnType<typeof page>} page @param {[string, string]} levels @param {[number, number, number]} won */
async function played({ match, store }, levels, won) {
  void match.start(levels, 10);
  store.dispatch({ type: "match", change: { won, margin: 0.3 } });
  match.stop();
  await settled();
}

test("a match that takes the place of another offers its score back, and Undo stops the new one", async () => {
  const here = page();
  await played(here, ["larva", "nymph"], [1, 2, 0]);
  void here.match.start(["ant", "mantis"], 2);
  const words = here.shown().textContent ?? "";
  assert.match(words, /The score of Larva against Nymph made room for this match\./);
  assert.ok(buttonOf(here.shown(), "Stop match"));
  buttonOf(here.shown(), "Undo")?.click();
  assert.deepEqual([here.now().levels, here.now().won, here.now().running], [["larva", "nymph"], [1, 2, 0], false]);
  assert.doesNotMatch(here.shown().textContent ?? "", /made room/, "the new one had no score");
});

test("Undo loses no score either: the new match can be brought back", async () => {
  const here = page();
  await played(here, ["larva", "nymph"], [1, 2, 0]);
  await played(here, ["ant", "mantis"], [0, 0, 1]);
  here.match.bringBack();
  assert.deepEqual(here.now().won, [1, 2, 0]);
  here.match.bringBack();
  assert.deepEqual(
    [here.now().levels, here.now().won],
    [
      ["ant", "mantis"],
      [0, 0, 1],
    ],
  );
  assert.deepEqual(here.now().replaced?.won, [1, 2, 0]);
});

test("a reload keeps the score that made room", async () => {
  const here = page();
  await played(here, ["larva", "nymph"], [1, 2, 0]);
  await played(here, ["ant", "mantis"], [0, 0, 1]);
  here.match.goOn();
  here.match.stop();
  const again = page(here.texts);
  await again.match.look();
  assert.deepEqual(
    [again.now().won, again.now().replaced?.won],
    [
      [0, 0, 1],
      [1, 2, 0],
    ],
  );
  again.match.bringBack();
  assert.equal(again.texts.length, 1);
  const third = page(again.texts);
  await third.match.look();
  assert.deepEqual(
    [third.now().won, third.now().replaced?.won],
    [
      [1, 2, 0],
      [0, 0, 1],
    ],
  );
});

test("without a score a match leaves nothing, and keeps what it replaced itself", async () => {
  const here = page();
  await played(here, ["larva", "nymph"], [0, 0, 0]);
  void here.match.start(["ant", "mantis"], 2);
  assert.equal(here.now().replaced, null);
  await played(here, ["larva", "nymph"], [1, 0, 0]);
  await played(here, ["ant", "mantis"], [0, 0, 0]);
  void here.match.start(["ant", "queen"], 2);
  assert.deepEqual(here.now().replaced?.won, [1, 0, 0]);
});

test("a deleted score does not come back with the next match, but one that made room for it does", async () => {
  const here = page();
  await played(here, ["larva", "nymph"], [1, 2, 0]);
  here.match.forget();
  void here.match.start(["ant", "mantis"], 2);
  assert.equal(here.now().replaced, null);
  const other = page();
  await played(other, ["larva", "nymph"], [1, 2, 0]);
  await played(other, ["ant", "mantis"], [0, 0, 1]);
  other.match.forget();
  const reloaded = page(other.texts);
  await reloaded.match.look();
  assert.deepEqual(reloaded.now()?.won, [1, 2, 0]);
  Object.assign(globalThis, { sessionStorage: other.texts });
  other.match.bringBack();
  assert.deepEqual([other.now().won, other.now().replaced?.won, other.now().deleted], [[0, 0, 1], [1, 2, 0], false]);
  assert.equal(other.texts.length, 1);
});

test("what is stored of a match that made room is checked as the match itself", async () => {
  const here = page();
  await played(here, ["larva", "nymph"], [1, 2, 0]);
  await played(here, ["ant", "mantis"], [0, 0, 1]);
  here.match.goOn();
  here.match.stop();
  const [[name, text]] = Object.entries(here.texts.all());
  for (const replaced of [5, { ...JSON.parse(text).replaced, levels: ["?", "larva"] }, { won: [1, 0, 0] }]) {
    const damaged = page(fakeStorage({ [name]: JSON.stringify({ ...JSON.parse(text), replaced }) }));
    await damaged.match.look();
    assert.deepEqual([damaged.now().won, damaged.now().replaced], [[0, 0, 1], null]);
  }
});
