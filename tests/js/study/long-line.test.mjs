// A long line of a review: the end that goes on fades.
import "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { maskOf, scrollTo } from "../../../web/study/long-line.js";

/** The ends of a row that fade, 200 px of 500, if it is scrolled so far. @param {number} scrollLeft @param {number} [scrollWidth] */
function fading(scrollLeft, scrollWidth = 500) {
  const mask = maskOf({ scrollLeft, scrollWidth, clientWidth: 200 });
  return [/\(90deg, transparent, black/.test(mask), /, transparent\)$/.test(mask)];
}

test("a long line fades where it goes on: at its end, at both, or at its start", () => {
  assert.deepEqual(fading(0), [false, true]);
  assert.deepEqual(fading(120), [true, true]);
  assert.deepEqual(fading(300), [true, false]);
});

test("a line that is whole fades nowhere", () => {
  assert.equal(maskOf({ scrollLeft: 0, scrollWidth: 200, clientWidth: 200 }), "");
  assert.deepEqual(fading(0, 201), [false, false], "a part of a pixel is no more turns");
});

test("a turn that is pressed stays under the pointer; one at an end or out of sight comes to the middle", () => {
  const row = { left: 100, width: 200 };
  assert.equal(scrollTo(row, { left: 220, width: 30 }), 0);
  assert.equal(scrollTo(row, { left: 280, width: 30 }), 95);
  assert.equal(scrollTo(row, { left: 90, width: 30 }), -95);
});
