/** The small picture of a position: each bug is one shape. */
import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { thumb } from "../../../web/board/picture.js";
import { catalogue } from "../../../web/engine/catalogue.js";

test("stones that touch are one bug with one outline", () => {
  const view = painted(thumb(catalogue, "hexhex3", "xx./o..x/o.x.x/...o/...", ["red", "blue"]));
  const count = (/** @type {string} */ kind) => view.querySelectorAll(`.thumb-${kind}`).length;
  assert.deepEqual([count("empty"), count("0"), count("1")], [19, 3, 2]);
});
