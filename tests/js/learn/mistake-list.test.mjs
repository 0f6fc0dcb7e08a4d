/** The list of the reader's own mistakes: a page at a time. */
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { mistakeList } from "../../../web/learn/mistake-list.js";
import { book } from "../../../web/learn/puzzle-book.js";
import { ofPuzzle } from "../../../web/learn/queue.js";
import { after, stateOf } from "../fixtures.mjs";

test("exercises that are due are solved; if none is, the reader may practise anyway", () => {
  const asked = /** @type {unknown[][]} */ ([]);
  const learning = { solve: (/** @type {unknown[]} */ ...args) => asked.push(args) };
  /** @param {number[]} days from now */
  const shown = (...days) => {
    const exercises = days.map((day, i) => ({ ...ofPuzzle(book[i], "A1", 0), due: Date.now() + day * 86_400_000 }));
    const state = after(stateOf("scene-start-hexhex3"), { type: "mistakes", change: { exercises } });
    return painted(mistakeList(/** @type {any} */ ({ state, learning, catalogue })));
  };
  assert.equal(buttonOf(shown(0, 3), "Practise anyway"), undefined);
  assert.equal(buttonOf(shown(), "Practise anyway"), undefined);
  buttonOf(shown(0, 3), "Solve your mistakes")?.click();
  buttonOf(shown(2, 3), "Practise anyway")?.click();
  assert.equal(buttonOf(shown(2, 3), "Solve your mistakes"), undefined);
  assert.deepEqual(asked, [[], [undefined, undefined, true]]);
});

test("a long list shows fifty exercises, and more on request", () => {
  const exercises = Array.from({ length: 120 }, (_, i) => ({ ...ofPuzzle(book[0], "A1", i), id: `e${i}` }));
  let state = after(stateOf("scene-start-hexhex3"), { type: "mistakes", change: { exercises } });
  const act = (/** @type {any} */ action) => (state = after(state, action));
  const shown = () => painted(mistakeList(/** @type {any} */ ({ state, act, catalogue })));
  const rows = () => shown().querySelectorAll(".mistake-entry").length;
  assert.equal(rows(), 50);
  buttonOf(shown(), "Show more")?.click();
  assert.equal(rows(), 100);
  buttonOf(shown(), "Show more")?.click();
  assert.equal(rows(), 120);
  assert.equal(buttonOf(shown(), "Show more"), undefined);
});
