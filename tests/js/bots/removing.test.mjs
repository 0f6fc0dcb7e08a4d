/** A user's bot is removed: its match ends, and it can be put back. */
import { buttonOf, painted } from "../page.mjs";
import { render } from "../../../web/ui/lit.js";
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { matches } from "../../../web/bots/match-effects.js";
import { ownBots as effects } from "../../../web/bots/own/effects.js";
import { ownBots as view } from "../../../web/bots/own/own-bots.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { createStore } from "../../../web/app/store.js";
import { reduce } from "../../../web/app/state.js";
import { fakeStorage, settled, stateOf } from "../fixtures.mjs";

const BOT = { id: "own:a.py", title: "a.py", text: "# a.py\ndef think(): ...", wheels: null };
const store = () => createStore(stateOf("scene-start-hexhex3"), reduce);
/** An engine that never answers. @type {any} */
const SILENT = { call: () => new Promise(() => {}), size: 0 };

test("a match ends when a bot that plays in it is removed", async () => {
  const page = store();
  const tell = (/** @type {readonly any[]} */ own) => page.dispatch({ type: "own-bots", own });
  const other = { ...BOT, id: "own:b.py" };
  tell([BOT, other]);
  const match = matches(/** @type {any} */ (page), SILENT, catalogue, async () => BOT);
  match.start([BOT.id, "nymph"], 2);
  tell([BOT]);
  assert.equal(page.state().bots.match?.running, true);
  tell([]);
  assert.equal(page.state().bots.match?.running, false);
});

test("a removed bot is put back with Undo", async () => {
  stored("bug-bots").set(BOT.id, BOT);
  const page = store();
  const own = effects(/** @type {any} */ (page), SILENT);
  const shown = () => {
    const context = { state: page.state(), act() {}, catalogue, copy() {}, addBot: own.add, removeBot: own.remove };
    return painted(view(/** @type {any} */ (context)));
  };
  await own.find(BOT.id);
  page.dispatch({ type: "bot-added", title: BOT.title, kept: true });
  buttonOf(shown(), "Remove a.py")?.click();
  await settled();
  assert.equal(stored("bug-bots").size, 0);
  assert.doesNotMatch(shown().textContent ?? "", /is ready/);
  assert.equal(shown().querySelector(".bot-list"), null);
  buttonOf(shown(), "Undo")?.click();
  await settled();
  assert.deepEqual(stored("bug-bots").get(BOT.id), BOT);
  assert.equal(shown().querySelectorAll(".bot-list li").length, 1);
  assert.equal(buttonOf(shown(), "Undo"), undefined);
});

test("a bot that another one of its name replaced is said to have made room, not to be removed", () => {
  const page = store();
  const shown = (/** @type {readonly any[]} */ own) => {
    page.dispatch({ type: "own-bots", own, removed: BOT });
    const context = { state: page.state(), act() {}, catalogue, copy() {} };
    return painted(view(/** @type {any} */ (context))).textContent ?? "";
  };
  assert.match(shown([{ ...BOT, text: "# a.py, newer" }]), /An earlier a\.py made room for this one\./);
  assert.match(shown([]), /a\.py is removed\./);
});

test("the page holds the code of a bot only while it is open: a long one makes it slow", () => {
  const page = store();
  const own = [BOT, { ...BOT, id: "own:b.py", title: "b.py", text: "# b.py" }];
  page.dispatch({ type: "own-bots", own });
  const place = document.createElement("div");
  const paint = () => {
    const context = { state: page.state(), act: page.dispatch, catalogue, copy() {} };
    render(view(/** @type {any} */ (context)), place);
    return /** @type {HTMLDetailsElement[]} */ ([...place.querySelectorAll(".bot-list details")]);
  };
  const shown = () => paint().map((each) => each.open && each.querySelector("textarea")?.value);
  /** @param {number} at @param {boolean} open */
  const toggle = (at, open) => {
    const details = paint()[at];
    details.open = open;
    details.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("toggle"));
  };
  assert.deepEqual(shown(), [false, false]);
  assert.equal(place.querySelector(".bot-list textarea"), null);
  toggle(0, true);
  assert.deepEqual(shown(), [BOT.text, false]);
  toggle(1, true);
  toggle(0, false); // what the browser says when the page closes it
  assert.deepEqual(shown(), [false, "# b.py"]);
  toggle(1, false);
  assert.deepEqual(shown(), [false, false]);
  assert.equal(place.querySelector(".bot-list textarea"), null);
});

test("Undo does not replace a bot of the same name that another tab has stored", async () => {
  const theirs = { ...BOT, text: "# a.py\n# another one" };
  const second = { ...theirs, id: "own:a (2).py", title: "a (2).py" };
  stored("bug-bots").clear();
  stored("bug-bots").set(BOT.id, BOT);
  const page = store();
  const own = effects(/** @type {any} */ (page), SILENT);
  await own.find(BOT.id);
  await own.remove(BOT.id);
  stored("bug-bots").set(theirs.id, theirs);
  stored("bug-bots").set(second.id, second);
  await own.add({ back: BOT.id });
  const back = { ...BOT, id: "own:a (3).py", title: "a (3).py" };
  assert.deepEqual([...stored("bug-bots").values()], [theirs, second, back]);
  assert.deepEqual(await own.find(back.id), back);
  assert.equal(page.state().bots.removed, null);
  await own.remove(back.id);
  stored("bug-bots").set(back.id, back); // the same one
  await own.add({ back: back.id });
  assert.equal(stored("bug-bots").size, 3);
});

test("a bot that another tab has changed is not removed: the page shows its newer code and says so", async () => {
  const newer = { ...BOT, text: "# a.py\n# an hour of work" };
  stored("bug-bots").clear();
  stored("bug-bots").set(BOT.id, BOT);
  const page = store();
  const own = effects(/** @type {any} */ (page), SILENT);
  const shown = () =>
    painted(view(/** @type {any} */ ({ state: page.state(), act() {}, catalogue, removeBot: own.remove })));
  await own.find(BOT.id);
  stored("bug-bots").set(BOT.id, newer);
  await own.remove(BOT.id);
  assert.deepEqual(stored("bug-bots").get(BOT.id), newer);
  assert.deepEqual(await own.find(BOT.id), newer);
  assert.match(shown().textContent ?? "", /a\.py was changed in another tab, so it was not removed/);
  assert.equal(buttonOf(shown(), "Undo"), undefined);
  await own.remove(BOT.id); // now the page shows this code
  assert.equal(stored("bug-bots").size, 0);
  assert.doesNotMatch(shown().textContent ?? "", /another tab/);
  await own.add({ back: BOT.id });
  assert.deepEqual(stored("bug-bots").get(BOT.id), newer);
});

test("what the page can't read stays stored when the bot that it had read there is removed and put back", async () => {
  for (const later of [{ ...BOT, text: 5 }, null]) {
    stored("bug-bots").clear();
    stored("bug-bots").set(BOT.id, BOT);
    const page = store();
    const own = effects(/** @type {any} */ (page), SILENT);
    await own.find(BOT.id);
    stored("bug-bots").set(BOT.id, later);
    await own.remove(BOT.id);
    assert.deepEqual(page.state().bots.own, []);
    await own.add({ back: BOT.id });
    const back = { ...BOT, id: "own:a (2).py", title: "a (2).py" };
    assert.deepEqual([...stored("bug-bots").values()], [later, back]);
  }
});

test("the list says how many stored bots can't be read", async () => {
  const bots = stored("bug-bots");
  bots.clear();
  bots.set("own:z.py", { id: "own:z.py", title: "z.py", text: null, wheels: [] });
  bots.set("own:y.py", "damaged");
  const page = store();
  const own = effects(/** @type {any} */ (page), SILENT);
  await own.find(BOT.id);
  const shown = () =>
    painted(view(/** @type {any} */ ({ state: page.state(), act() {}, catalogue }))).textContent ?? "";
  assert.match(shown(), /2 stored bots can't be read\. They stay stored\./);
  await own.remove("own:z.py");
  assert.equal(bots.size, 2);
  for (const [id, code] of [
    ["own:z.py", "unread"],
    ["own:x.py", "gone"],
  ])
    await assert.rejects(
      own.think(/** @type {any} */ ({}), id, () => {}).promise,
      (error) => /** @type {any} */ (error).fault.code === code,
    );
});

test("pasted code is there again after the dialog was closed", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  const context = /** @type {any} */ ({ state: store().state(), catalogue, act() {} });
  const field = () => /** @type {HTMLTextAreaElement} */ (painted(view(context)).querySelector("textarea"));
  const typed = field();
  typed.value = "# mine\nan hour of work";
  typed.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("input"));
  assert.equal(field().value, "# mine\nan hour of work");
});
