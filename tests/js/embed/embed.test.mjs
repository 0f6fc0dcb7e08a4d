import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshState, reduce } from "../../../web/app/state.js";
import { frameText } from "../../../web/embed/builder.js";
import { actionFor, embedEffect, newsOf } from "../../../web/embed/messages.js";
import { embedOf } from "../../../web/embed/state.js";
import { screenOf } from "../../../web/app/screens.js";
import * as views from "../../../web/app/late-views.js";
import { game, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

test("the address says whether the page is in a frame, and whether the reader may play", () => {
  assert.equal(embedOf("?safe"), null);
  assert.deepEqual(embedOf("?embed"), { play: false });
  assert.deepEqual(embedOf("?embed=play"), { play: true });
});

test("valid messages of a host become actions, and nothing else does", () => {
  assert.deepEqual(actionFor({ type: "load", game: "#hexhex3,genius,C3." }), {
    type: "link",
    text: "hexhex3,genius,C3.",
  });
  assert.deepEqual(actionFor({ type: "step", by: -1 }), { type: "step", by: -1 });
  assert.deepEqual(actionFor({ type: "go", turn: 3 }), { type: "jump", cursor: 3 });
  for (const odd of [
    null,
    "load",
    { type: "load" },
    { type: "load", game: "x".repeat(30_000) },
    { type: "step", by: 0.5 },
  ])
    assert.equal(actionFor(odd), null);
  for (const odd of [{ type: "go", turn: -1 }, { type: "new-game" }, { type: "settings", change: {} }, []])
    assert.equal(actionFor(odd), null);
});

test("a host gets messages about steps and played turns", () => {
  const before = freshState(game({ turns: ["C3"] }));
  const played = { ...before, game: { ...before.game, turns: ["C3", "B1"], cursor: 2 }, linked: ["x"] };
  assert.deepEqual(newsOf(before, played), [
    { type: "turn", turn: "B1", number: 2 },
    { type: "position", turn: 2, turns: 2, link: "x" },
  ]);
  assert.deepEqual(newsOf(before, { ...before, aim: 3 }), []);
});

test("a game that the host loads is no turn of the reader, and a position comes without the link of another game", () => {
  const before = { ...freshState(game({ turns: ["C3"] })), incomingLink: "hexhex5,genius,C3.A1", linked: ["old"] };
  const loaded = { ...before, game: game({ board: "hexhex5", turns: ["C3", "A1"], cursor: 2 }), incomingLink: null };
  assert.deepEqual(newsOf(before, loaded), [{ type: "position", turn: 2, turns: 2, link: null }]);
  assert.deepEqual(newsOf(loaded, { ...loaded, linked: ["new", "old"] }), [
    { type: "position", turn: 2, turns: 2, link: "new" },
  ]);
});

test("in a frame, a link shows its own game, also if it begins like the one on the board", () => {
  const shown = game({ turns: ["C3", "B2-B1", "E1"], cursor: 3 });
  const state = { ...freshState(shown), embed: { play: true }, incomingLink: "hexhex3,genius,C3." };
  const next = reduce(state, { type: "open", game: game({ turns: ["C3"], cursor: 1 }) });
  assert.deepEqual([next.game.turns, next.game.cursor], [["C3"], 1]);
  const link = "hexhex3,genius,C3.";
  assert.deepEqual(newsOf(state, next), [{ type: "position", turn: 1, turns: 1, link }]);
});

test("a host hears once that the link of a game can't be read", () => {
  const before = { ...freshState(game({ turns: ["C3"] })), incomingLink: "hexhex3,genius,C3.C3" };
  const wrong = { message: "turn 2 is not legal", line: 1, column: 1, start: 0, end: 1, drawing: "" };
  const misread = reduce(before, { type: "misread", reading: { text: "", part: null, wrong } });
  assert.deepEqual(newsOf(before, misread), [
    { type: "error", message: "The link of a game can't be read: turn 2 is not legal" },
  ]);
  assert.deepEqual(newsOf(misread, { ...misread, aim: 3 }), []);
});

/** What is read, as soon as there is something. @param {() => string | null} read */
async function later(read) {
  const until = Date.now() + 5000;
  while (!read() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve));
  return read() ?? "";
}

test("a frame says how a game ended that the board did not end, and nothing of whose turn it is", async () => {
  globalThis.location = /** @type {any} */ ({ hash: "#record=abc", pathname: "/" });
  const state = {
    ...stateOf("scene-growth", { headers: { Result: "x wins by resignation" } }),
    embed: { play: false },
  };
  const context = /** @type {any} */ ({ state, views, layout: layout(state.game.board), act() {} });
  const said = await later(() => painted(screenOf(context).panels.line).textContent); // its code loads when it is needed
  assert.match(said, /Red wins\. Blue resigned\./);
  assert.doesNotMatch(said, /to play/);
});

/** A frame with a host. @param {string} referrer */
function frameIn(referrer) {
  /** @type {any[]} */
  const heard = [];
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  const parent = {
    postMessage: (/** @type {any} */ message, /** @type {string} */ to) => heard.push([message.type, to]),
  };
  const frame = /** @type {any} */ ({
    parent,
    location: {},
    document: { referrer },
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listen) => (listeners[type] = listen),
  });
  return { frame, parent, heard, say: (/** @type {any} */ event) => listeners.message(event) };
}

test("the frame listens to and answers only the page around it", () => {
  const { frame, parent, heard, say } = frameIn("https://club.example/bug");
  const state = stateOf("scene-growth");
  /** @type {any[]} */
  const actions = [];
  const store = /** @type {any} */ ({
    state: () => state,
    dispatch: (/** @type {any} */ action) => actions.push(action),
  });
  const run = embedEffect(store, () => false, frame);
  run(state);
  const step = { type: "step", by: 1 };
  say({ source: parent, origin: "https://club.example", data: step });
  say({ source: parent, origin: "https://other.example", data: step });
  say({ source: {}, origin: "https://club.example", data: step });
  assert.deepEqual(actions, [step]);
  say({ source: parent, origin: "https://club.example", data: { type: "burn" } });
  assert.deepEqual(heard, [
    ["ready", "https://club.example"],
    ["error", "https://club.example"],
  ]);
});

test("an invitation from the page around the frame is in the frame's address until another game comes, and the board is empty", () => {
  const { frame, parent, say } = frameIn("https://club.example/bug");
  let state = { ...stateOf("scene-growth"), embed: { play: false } };
  const before = state.game;
  /** @type {string[]} */
  const links = [];
  const store = /** @type {any} */ ({
    state: () => state,
    dispatch: (/** @type {any} */ action) => {
      if (action.type === "link") links.push(action.text);
      state = /** @type {any} */ (reduce(state, action));
    },
  });
  frame.location = { hash: "", replace: (/** @type {string} */ hash) => (frame.location.hash = hash) };
  embedEffect(store, (text) => text.replace("#", "").startsWith("invitation"), frame);
  const load = (/** @type {string} */ text) =>
    say({ source: parent, origin: "https://club.example", data: { type: "load", game: text } });
  load("#invitation");
  assert.deepEqual([frame.location.hash, state.game.turns, state.game.board], ["#invitation", [], before.board]);
  load("hexhex3,genius,C3.");
  assert.deepEqual([frame.location.hash, links], ["#", ["hexhex3,genius,C3."]]);
});

test("keys in a frame begin no other game and ask for no hint; other dialogs open", () => {
  const alone = { ...stateOf("scene-start-hexhex3"), dialog: null };
  for (const embed of [{ play: true }, { play: false }]) {
    const framed = { ...alone, embed };
    const opened = (/** @type {any} */ name) => reduce(framed, { type: "dialog", name });
    assert.deepEqual([opened("new").dialog, opened("keys").dialog], [null, "keys"]);
    assert.equal(opened("keys").game, framed.game);
    assert.equal(reduce(framed, /** @type {any} */ ({ type: "hint" })).study, framed.study);
  }
  assert.equal(reduce(alone, { type: "dialog", name: "new" }).dialog, "new");
});

test("if readers may not play, a press plays nothing", () => {
  const state = { ...stateOf("scene-start-hexhex3"), embed: { play: false } };
  const press = /** @type {const} */ ({ type: "press", cell: 9, name: "C3" });
  assert.deepEqual(reduce(state, press).game, state.game);
  assert.deepEqual(reduce({ ...state, embed: { play: true } }, press).game.turns, ["C3"]);
});

test("the HTML of a frame", () => {
  assert.equal(
    frameText({ play: true, size: "small" }, "hexhex3,genius,C3.", "Bug", "https://x.example/bug/"),
    '<iframe src="https://x.example/bug/?embed=play#hexhex3,genius,C3." width="240" height="300" title="Bug" style="border:0" loading="lazy"></iframe>',
  );
});

test("the form begins with a medium frame that readers only watch; a change changes one part", () => {
  const state = stateOf("scene-growth");
  const { snippet } = state;
  const text = (/** @type {import("../../../web/embed/state.js").Snippet} */ form) =>
    frameText(form, "x", "Bug", "https://x.example/");
  assert.match(text(snippet), /\?embed#x" width="400" height="480"/);
  const larger = reduce(state, { type: "snippet", change: { size: "large" } });
  assert.match(text(larger.snippet), /\?embed#x" width="640" height="720"/);
  assert.deepEqual({ ...larger, snippet }, state);
  const playing = reduce(larger, { type: "snippet", change: { play: true } });
  assert.deepEqual(playing.snippet, { play: true, size: "large" });
});
