import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { cleaned, fragmentText } from "../../../web/game/clean-text.js";
import { branchAt } from "../../../web/game/tree.js";
import { game, stateOf } from "../fixtures.mjs";

const HALF = "\ud800";

test("half characters become the replacement character, in texts, lists and names of properties", () => {
  const dirty = { [`a${HALF}`]: [`b${HALF}c`, { d: "\udc00" }], [`n${HALF}`]: 7, whole: "🐞", none: null };
  assert.deepEqual(cleaned(dirty), { "a\ufffd": ["b\ufffdc", { d: "\ufffd" }], "n\ufffd": 7, whole: "🐞", none: null });
  const clean = { text: "🐞", list: ["C3"] };
  assert.equal(cleaned(clean), clean, "what is clean stays the same object");
});

test("a value 100,000 levels deep is cleaned", () => {
  /** @type {any} */
  let deep = { text: HALF };
  for (let i = 0; i < 100_000; i += 1) deep = { next: deep };
  /** @type {any} */
  let found = cleaned(deep);
  while (found.next) found = found.next;
  assert.equal(found.text, "\ufffd");
});

test("a fragment that is not percent-encoded is taken literally", () => {
  assert.equal(fragmentText("#lesson/1%20a"), "lesson/1 a");
  assert.equal(fragmentText("#%00%ff"), "%00%ff");
  assert.equal(fragmentText(""), "");
});

test("no text from outside brings half a character into the state", () => {
  const start = freshState(game({ turns: ["C3"], cursor: 1 }));
  const after = (/** @type {import("../../../web/app/state.js").Action} */ action) => reduce(start, action);
  const named = game({ turns: ["A1"], headers: { X: `Ann${HALF}`, [HALF]: "x" } });
  const states = [
    after({ type: "comment", path: ["C3"], text: `good ${HALF}` }),
    after({ type: "new-game", game: named }),
    after({ type: "open", game: named }),
    after({ type: "link", text: HALF }),
    after({ type: "read", text: `1. C3 {${HALF}}` }),
    after({ type: "type", text: HALF }),
    after({ type: "record", game: start.game, coordinates: "rows", text: HALF }),
    after({ type: "linked", text: HALF }),
    after({ type: "setup", change: { names: [HALF, ""] } }),
  ];
  for (const state of states) {
    const { game: kept, linked, reading, incomingLink, record, typed, setup } = state;
    const text = JSON.stringify({ kept, linked, reading, incomingLink, text: record?.text, typed, setup });
    assert.doesNotMatch(text, /\\ud[89a-f]/i);
  }
  assert.equal(states[6].record?.game, start.game);
  assert.equal(branchAt(states[0].game.tree, ["C3"])?.comment, "good \ufffd");
});

test("a stored game with half a character is opened without it", () => {
  const state = stateOf("scene-start-hexhex3");
  const text = encodeGame({ ...state, game: game({ headers: { X: `Ann${HALF}` } }) });
  const stored = decodeGame(text, () => 19);
  assert.deepEqual(stored?.game.headers, { X: "Ann\ufffd" });
});
