// The way back from a dialog to the page that leads to it.
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { dialogs } from "../../../web/app/dialogs.js";
import { contextOf, joined } from "../together/card.mjs";

/** What the arrow of a dialog does, on a page of *Play a friend*. @param {string} page @param {any} [dialog] @returns {any[] | null} null: there is none */
function back(page, dialog = "together") {
  const state = joined();
  /** @type {any[]} */
  const acted = [];
  const shown = painted(
    dialogs(
      contextOf({ ...state, dialog, together: { ...state.together, page: /** @type {any} */ (page) } }, (action) =>
        acted.push(action),
      ),
    ),
  );
  const arrow = [...shown.querySelectorAll(".dialog-head button")].find((each) => each.textContent.trim() === "Back");
  /** @type {any} */ (arrow)?.click();
  return arrow ? acted : null;
}

test("each page of the games with friends has its own heading", () => {
  const state = joined();
  const { letter } = Object.values(state.together.games)[0];
  const heading = (/** @type {any} */ change) => {
    const together = { ...state.together, ...change };
    return painted(dialogs(contextOf({ ...state, dialog: "together", together }))).querySelector("h2")?.textContent;
  };
  const headings = ["start", "games", "direct", "more", "qr"].map((page) => heading({ page }));
  assert.deepEqual(headings, ["Play a friend", "Games with friends", "Play live", "This game", "QR code for a phone"]);
  const invited = { ...letter, turns: [], ending: null };
  assert.equal(heading({ page: "invited", invited }), "Invitation");
  assert.equal(heading({ page: "invited", invited: { ...invited, turns: ["A1", "B1"] } }), "This game");
});

test("Play a friend has a way back to the form for a new game", () => {
  assert.deepEqual(back("start"), [{ type: "dialog", name: "new" }]);
});

test("the list of games with friends, which the bar opens, has none", () => {
  assert.equal(back("games"), null);
});

test("Your own bots have a way back to the form for a new game, which opens them", () => {
  assert.deepEqual(back("games", "bots"), [{ type: "dialog", name: "new" }]);
});

test("the list of keys leads back to the settings, Bug in a minute to Learn", () => {
  assert.deepEqual(back("games", "keys"), [{ type: "dialog", name: "settings" }]);
  assert.deepEqual(back("games", "rules"), []);
});

test("the report on a board leads back to the study below it", () => {
  assert.deepEqual(back("games", "report"), [{ type: "dialog", name: null }]);
});
