// Who goes back to a page of a dialog finds the place where they left it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { painted } from "../page.mjs";
import { turnTo } from "../../../web/app/dialog-scroll.js";
import { html } from "../../../web/ui/lit.js";

/** A dialog that shows pages; each is scrolled to some place before the next comes. */
function opened() {
  document.body.replaceChildren(); // as after the dialog was closed
  turnTo("settings");
  document.body.append(painted(html`<div class="dialog-body"></div>`));
  const body = /** @type {HTMLElement} */ (document.querySelector(".dialog-body"));
  return async (/** @type {string} */ page, /** @type {number} */ scrolled) => {
    body.scrollTop = scrolled;
    turnTo(page);
    await null; // it is painted
    return body.scrollTop;
  };
}

test("a page begins at its start, and the way back ends where the reader was", async () => {
  const go = opened();
  assert.equal(await go("keys", 300), 0);
  assert.equal(await go("settings", 40), 300);
  assert.equal(await go("keys", 310), 0, "a page that is opened again begins at its start");
});

test("back over several pages at once, the places between are forgotten", async () => {
  const go = opened();
  await go("lessons", 100);
  await go("puzzles", 200);
  assert.equal(await go("settings", 5), 100);
  assert.equal(await go("lessons", 100), 0);
});

test("a dialog that opens again begins at its start", async () => {
  await opened()("keys", 300);
  assert.equal(await opened()("keys", 0), 0);
});
