/** The list of changes without effect names changes that exist (docs/lab/mutation.md); tests/unit/build has the same test for the engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { goneNames } from "../../tools/mutation.mjs";

for (const [path, gone] of goneNames())
  test(`every change without effect exists in ${path}`, () => assert.deepEqual(gone, []));
