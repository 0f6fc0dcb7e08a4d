import assert from "node:assert/strict";
import test from "node:test";

import { BOOT_STAGES, decodePost, encodePost, encodeRequest, FAILURE_CODES } from "../../../web/engine/messages.js";

test("a request is the JSON object of docs/wire.md", () => {
  const params = { ruleset: "genius", board: "hexhex4", turns: ["C3", "B2-B1"], draft: ["D4"] };
  assert.deepEqual(JSON.parse(encodeRequest(7, "scene", params)), { id: 7, method: "scene", params });
});

test("the worker's posts are decoded unchanged", () => {
  /** @type {import("../../../web/engine/messages.js").Post[]} */
  const posts = [
    { boot: { state: "loading", stage: "download", done: 1, total: 2 } },
    { boot: { state: "failed", code: "wheel_missing", hint: "é\n“" } },
    { messages: [{ id: 1, result: true }], busy: false },
    { lost: { code: "python_error", trace: "Traceback" } },
  ];
  for (const post of posts) assert.deepEqual(decodePost(encodePost(post)), post);
});

test("codes and stages have distinct names and cannot change", () => {
  for (const names of [BOOT_STAGES, FAILURE_CODES]) {
    assert.equal(new Set(names).size, names.length);
    assert.ok(Object.isFrozen(names));
  }
});
