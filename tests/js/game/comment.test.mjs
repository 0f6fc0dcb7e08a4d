/** A comment that is being typed. */
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { comment } from "../../../web/game/comment.js";
import { draftOf, keepDraft } from "../../../web/ui/draft.js";
import { fakeStorage, game, stateOf } from "../fixtures.mjs";

/** @param {HTMLElement} element @param {string} type */
const fire = (element, type) =>
  element.dispatchEvent(new /** @type {any} */ (document.defaultView).Event(type, { cancelable: true }));

test("a comment that was not saved is there again at its turn, and nowhere else", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  /** @type {any[]} */
  const acted = [];
  const state = stateOf("scene-growth");
  const at = (/** @type {any} */ shown) =>
    painted(comment(/** @type {any} */ ({ state: shown, act: (/** @type {any} */ action) => acted.push(action) })));
  const field = (/** @type {HTMLElement} */ place) =>
    /** @type {HTMLTextAreaElement} */ (place.querySelector("textarea"));
  const typed = field(at(state));
  typed.value = "a long comment";
  fire(typed, "input");
  assert.equal(field(at({ ...state, game: game() })).value, "");
  const next = { ...state, previousGame: { ...state.game, id: "the game before" } };
  assert.equal(field(at(next)).value, "", "a new game with the same turns");
  const other = field(at(next));
  other.value = "another comment";
  fire(other, "input");
  assert.equal(field(at(next)).value, "another comment");
  const again = at(state);
  globalThis.FormData = /** @type {any} */ (document.defaultView).FormData;
  assert.equal(field(again).value, "a long comment");
  fire(/** @type {HTMLElement} */ (again.querySelector("form")), "submit");
  assert.equal(acted.length, 1);
  assert.equal(field(at(state)).value, "");
});

test("with a full storage the newest text counts, and only the newest are kept", () => {
  const storage = fakeStorage();
  Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
  keepDraft("bot", "short");
  const setItem = storage.setItem;
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  keepDraft("bot", "a longer text");
  assert.deepEqual([draftOf("bot"), storage.getItem("bug.drafts")], ["a longer text", null]);
  storage.setItem = setItem;
  for (let i = 0; i < 20; i += 1) keepDraft("comment", "text", `${i}`);
  assert.deepEqual([draftOf("bot"), draftOf("comment", "0")], [null, "text"]);
});

test("without a storage a comment can be typed", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  Object.defineProperty(globalThis, "sessionStorage", { get: refuse, configurable: true });
  const place = painted(comment(/** @type {any} */ ({ state: stateOf("scene-growth"), act() {} })));
  const field = /** @type {HTMLTextAreaElement} */ (place.querySelector("textarea"));
  assert.equal(fire(field, "input"), true);
});
