// The way back from a dialog to the page that leads to it.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { dialogs } from "../../../web/app/dialogs.js";
import { contextOf, joined } from "../together/card.mjs";

/** What the arrow of Play a friend does, on a page of the dialog. @param {string} page @returns {any[] | null} null: there is none */
function back(page) {
  const state = joined();
  /** @type {any[]} */
  const acted = [];
  const shown = painted(
    dialogs(
      contextOf(
        { ...state, dialog: "together", together: { ...state.together, page: /** @type {any} */ (page) } },
        (action) => acted.push(action),
      ),
    ),
  );
  const arrow = [...shown.querySelectorAll(".dialog-head button")].find((each) => each.textContent.trim() === "Back");
  /** @type {any} */ (arrow)?.click();
  return arrow ? acted : null;
}

test("Play a friend has a way back to the form for a new game", () => {
  assert.deepEqual(back("start"), [{ type: "dialog", name: "new" }]);
});

test("the list of games with friends, which the bar opens, has none", () => {
  assert.equal(back("games"), null);
});
