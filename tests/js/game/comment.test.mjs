/** A comment that is being typed. */
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { notices } from "../../../web/app/notices.js";
import { reduce } from "../../../web/app/state.js";
import { comment } from "../../../web/game/comment.js";
import { restarted } from "../../../web/game/again.js";
import { branchAt } from "../../../web/game/tree.js";
import { draftOf, keepDraft, moveDrafts } from "../../../web/ui/draft.js";
import { fakeStorage, stateOf } from "../fixtures.mjs";

/** @param {HTMLElement} element @param {string} type */
const fire = (element, type) =>
  element.dispatchEvent(new /** @type {any} */ (document.defaultView).Event(type, { cancelable: true }));

/** A page with a comment's form. @param {any} [first] */
function page(first = stateOf("scene-growth")) {
  let state = first;
  const act = (/** @type {any} */ action) => (state = reduce(state, action));
  const form = () => painted(comment(/** @type {any} */ ({ state, act })));
  const field = () => /** @type {HTMLTextAreaElement} */ (form().querySelector("textarea"));
  const text = () => field().value;
  return {
    ...{ act, text, form, state: () => state },
    type(/** @type {string} */ words) {
      const typed = field();
      typed.value = words;
      fire(typed, "input");
    },
    save() {
      globalThis.FormData = /** @type {any} */ (document.defaultView).FormData;
      fire(/** @type {HTMLElement} */ (form().querySelector("form")), "submit");
    },
  };
}

test("a comment that was not saved is there again at its turn, and nowhere else", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  const { type, text, save, act, state } = page();
  type("a long");
  type("a long comment");
  assert.equal(text(), "a long comment");
  act({ type: "go", path: [] });
  assert.equal(text(), "");
  act({ type: "go", path: state().game.turns });
  assert.equal(text(), "a long comment");
  save();
  assert.equal(text(), "a long comment");
  assert.equal(sessionStorage.getItem("bug.drafts"), "[]");
});

test("a comment stays at the turn for which its dialog was opened, although the other side plays meanwhile", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  const { type, text, save, act, state } = page();
  const { turns } = state().game;
  act({ type: "go", path: turns.slice(0, 1) });
  act({ type: "dialog", name: "comment" });
  type("half a ");
  act({ type: "go", path: turns });
  assert.equal(text(), "half a ");
  type("half a sentence");
  save();
  assert.equal(branchAt(state().game.tree, turns.slice(0, 1))?.comment, "half a sentence");
  assert.equal(branchAt(state().game.tree, turns)?.comment, "");
  act({ type: "dialog", name: "comment" });
  assert.equal(text(), "", "opened again, it is about the turn on the board");
});

test("Ctrl and Enter save a comment, and until then the page says that it is not saved", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  globalThis.FormData = /** @type {any} */ (document.defaultView).FormData;
  for (const meta of ["ctrlKey", "metaKey"]) {
    const { type, form, state, act } = page();
    const codes = () => state().notices.map((/** @type {any} */ { code }) => code);
    const isUnsaved = () => /Not saved yet/.test(form().textContent ?? "");
    assert.deepEqual([codes(), isUnsaved()], [[], false]);
    type("a");
    type("a comment");
    act({ type: "dialog", name: null }); // Escape
    assert.deepEqual([codes(), isUnsaved()], [["comment_draft"], true]);
    const { turns } = state().game;
    act({ type: "go", path: [] });
    const notice = painted(notices(/** @type {any} */ ({ state: state(), act })));
    assert.match(notice.textContent ?? "", /Comment not saved/);
    const others = [...state().notices, { code: "storage_full", text: null }];
    const both = painted(notices(/** @type {any} */ ({ state: { ...state(), notices: others }, act })));
    assert.equal(buttonOf(both, "Continue"), undefined, "phones show only the first notice");
    buttonOf(notice, "Continue")?.click();
    assert.deepEqual([state().dialog, state().game.cursor], ["comment", turns.length]);
    const pressed = (/** @type {any} */ keys) => {
      const shown = form();
      document.body.append(shown); // a form that is nowhere is not submitted
      const { KeyboardEvent } = /** @type {any} */ (document.defaultView);
      const event = new KeyboardEvent("keydown", { key: "Enter", cancelable: true, ...keys });
      shown.querySelector("textarea")?.dispatchEvent(event);
      shown.remove();
    };
    pressed({});
    assert.deepEqual(codes(), ["comment_draft"], "Enter alone is a new line");
    pressed({ [meta]: true });
    assert.deepEqual([codes(), isUnsaved()], [[], false]);
    assert.equal(branchAt(state().game.tree, turns)?.comment, "a comment");
    type("a comment!");
    type("a comment");
    assert.deepEqual(codes(), [], "as it is saved");
  }
});

test("another game with the same turns has other comments, and each game keeps its own through a reload", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: fakeStorage(), configurable: true });
  const { type, text, act, state } = page();
  const { turns, tree, cursor } = state().game;
  type("about the first");
  act({ type: "new-game", game: { ...restarted(state().game), turns, tree, cursor } });
  assert.equal(text(), "");
  type("about the second");
  const first = state().previousGame;
  const later = page({ ...state(), ...decodeGame(encodeGame(state()), () => 19) });
  assert.equal(later.text(), "about the second");
  act({ type: "bring-back" });
  assert.equal(text(), "about the first");
  act({ type: "keep", which: "game", id: first.idToBe }); // as the library does it
  assert.equal(text(), "about the first");
  const { idToBe: _, ...opened } = state().game; // from the library
  assert.equal(page({ ...state(), game: opened }).text(), "about the first");
  moveDrafts("comment", opened.id, "another");
  assert.equal(page({ ...state(), game: { ...opened, id: "another" } }).text(), "about the first");
  assert.equal(page({ ...state(), game: opened }).text(), "");
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
