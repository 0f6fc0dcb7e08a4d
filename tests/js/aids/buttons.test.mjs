import assert from "node:assert/strict";
import test from "node:test";
import { BUTTONS } from "../../../web/aids/buttons.js";
import { REGISTRY } from "../../../web/aids/registry.js";

test("every aid has its button, in the same order", () => {
  assert.deepEqual(
    BUTTONS.map(({ id }) => id),
    REGISTRY.map(({ id }) => id),
  );
});
