import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { keys } from "../../../web/app/dialogs.js";
import { shortcut, shortcutIn } from "../../../web/app/shortcuts.js";
import { reduce } from "../../../web/app/state.js";
import { stateOf } from "../fixtures.mjs";

/** The action of a key. @param {string} key @param {{code?: string, within?: string, shiftKey?: boolean}} [how] within: the element that has the focus */
const press = (key, { code = "", within = "main", shiftKey = false } = {}) =>
  shortcut(
    /** @type {any} */ ({ key, code, shiftKey, target: document.createElement(within), altKey: false, repeat: false }),
  );

test("? opens the list of keys, except in a text field", () => {
  const action = press("?", { shiftKey: true });
  assert.deepEqual(action, { type: "dialog", name: "keys" });
  assert.equal(action && reduce(stateOf("scene-growth"), action).dialog, "keys");
  assert.equal(press("?", { within: "textarea" }), null);
});

test("S mutes the page with one press, and brings the sound back with another", () => {
  const action = press("s");
  assert.ok(action);
  const before = stateOf("scene-growth");
  const muted = reduce(before, action);
  assert.deepEqual(
    [before, muted, reduce(muted, action)].map(({ settings }) => settings.sound),
    [true, false, true],
  );
  assert.equal(press("s", { within: "input" }), null);
});

test("N opens the form for a new game, and H gives a hint, but not in a lesson, which has its own", () => {
  const before = stateOf("scene-growth");
  const pressed = (/** @type {typeof before} */ state, /** @type {string} */ key) =>
    reduce(state, /** @type {import("../../../web/app/state.js").Action} */ (press(key)));
  assert.equal(pressed(before, "n").dialog, "new");
  assert.equal(pressed(before, "h").study.hint?.step, 1);
  const lesson = { ...before, learn: /** @type {any} */ ({ lesson: "grow" }) };
  assert.equal(pressed(lesson, "h").study.hint, null);
});

test("F turns the board by one step, all around; a mirrored board stays mirrored", () => {
  const turned = (/** @type {number} */ orientation) => {
    const state = stateOf("scene-growth");
    const next = reduce({ ...state, settings: { ...state.settings, orientation } }, { type: "turn-board" });
    return next.settings.orientation;
  };
  assert.deepEqual(press("f"), { type: "turn-board" });
  assert.deepEqual([0, 5, 6, 11].map(turned), [1, 0, 7, 6]);
});

test("Escape ends the drawing of marks, takes back a begun turn's stone, and leaves what has replaced the game", () => {
  const game = stateOf("scene-growth");
  const begun = { ...game, game: { ...game.game, draft: ["B1"] } };
  const task = (/** @type {string} */ phase) => /** @type {any} */ ({ kind: "puzzle", phase });
  const study = { ...game.study, open: true };
  const out = (/** @type {any} */ state) => {
    const { type, ...more } = shortcutIn(state, /** @type {any} */ ({ key: "Escape", target: null })) ?? {};
    return type ? [type, ...Object.values(more)] : null;
  };
  assert.deepEqual(out(game), null);
  assert.deepEqual(out(begun), null); // the board takes the stone back; elsewhere a half turn stays
  assert.deepEqual(out({ ...game, learn: task("try") }), ["learn-leave"]);
  assert.deepEqual(out({ ...begun, learn: task("try") }), ["take-back"]);
  assert.deepEqual(out({ ...begun, learn: task("refuting") }), ["learn-leave"]);
  assert.deepEqual(out({ ...game, learn: task("won"), study }), ["study", null]);
  assert.deepEqual(out({ ...begun, study }), ["take-back"]);
  assert.deepEqual(out({ ...game, editor: {} }), ["editor", null]);
  assert.deepEqual(out({ ...game, editor: {}, aids: { ...game.aids, drawing: true } }), ["drawing"]);
  for (const other of [{ dialog: "share" }, { embed: {} }]) assert.equal(out({ ...game, editor: {}, ...other }), null);
});

test("Escape in a text field leaves nothing; a choice with the focus does not keep it", () => {
  const state = /** @type {any} */ ({ ...stateOf("scene-growth"), editor: {} });
  const pressed = (/** @type {string} */ type) => {
    const target = Object.assign(document.createElement("input"), { type });
    return shortcutIn(state, /** @type {any} */ ({ key: "Escape", target }))?.type;
  };
  assert.deepEqual(["text", "radio", "checkbox"].map(pressed), [undefined, "editor", "editor"]);
});

test("in another site's frame no key begins another game or asks for a hint", () => {
  const framed = { ...stateOf("scene-growth"), embed: { play: true } };
  assert.equal(reduce(framed, { type: "dialog", name: "new" }).dialog, null);
  assert.equal(reduce(framed, { type: "hint" }).study.hint, null);
  assert.equal(reduce(framed, { type: "dialog", name: "keys" }).dialog, "keys");
});

test("the list of the keys names each letter and sign that does something", () => {
  const listed = wordsOf(painted(keys()).querySelectorAll("kbd")).flatMap((name = "") => name.split(" "));
  const tried = [..."abcdefghijklmnopqrstuvwxyz,.?!;-+#"].filter((key) => press(key));
  assert.deepEqual(
    tried.filter((key) => !listed.includes(key.toUpperCase())),
    [],
  );
  const digits = [..."1234567890"].filter((digit) => press(digit, { code: `Digit${digit}` }));
  assert.deepEqual(
    digits.filter((digit) => !listed.includes(digit)),
    [],
  );
});
