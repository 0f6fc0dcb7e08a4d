/** A comment that is being typed. */
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { comment } from "../../../web/game/comment.js";
import { draftOf } from "../../../web/ui/draft.js";
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
  const again = at(state);
  globalThis.FormData = /** @type {any} */ (document.defaultView).FormData;
  assert.equal(field(again).value, "a long comment");
  fire(/** @type {HTMLElement} */ (again.querySelector("form")), "submit");
  assert.equal(acted.length, 1);
  assert.equal(draftOf("comment", ""), null);
  assert.equal(field(at(state)).value, "");
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
