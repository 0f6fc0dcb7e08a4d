/** New ids. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newId } from "../../../web/ui/new-id.js";

test("at an http address of a network, too, each id is new", (context) => {
  const { crypto } = globalThis;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  context.mock.getter(globalThis, "crypto", () => ({ getRandomValues })); // without randomUUID
  assert.equal(new Set(Array.from({ length: 1000 }, newId)).size, 1000);
});
