// A key that is held down presses only what it was pressed on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onHeldKey } from "../../../web/app/held-key.js";

const [START, NEW] = [new EventTarget(), new EventTarget()];

/** Whether the browser presses a button. @param {EventTarget} target @param {{repeat?: boolean, key?: string}} [how] */
function presses(target, { repeat = false, key = "Enter" } = {}) {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key, repeat });
  Object.defineProperty(event, "target", { value: target });
  onHeldKey(/** @type {any} */ (event));
  return !event.defaultPrevented;
}
const HELD = { repeat: true };

test("a held Enter presses nothing that gets the focus meanwhile, until it is pressed again", () => {
  assert.deepEqual([presses(START), presses(NEW, HELD), presses(NEW, HELD)], [true, false, false]);
  assert.deepEqual([presses(NEW), presses(START, HELD)], [true, false]);
});

test("what it was pressed on is pressed again: a step, a line of a comment", () =>
  assert.deepEqual([presses(START), presses(START, HELD), presses(START, HELD)], [true, true, true]));

test("arrows walk on from cell to cell", () =>
  assert.deepEqual([presses(START, { key: "ArrowLeft" }), presses(NEW, { key: "ArrowLeft", repeat: true })], [true, true])); // oxfmt-ignore
