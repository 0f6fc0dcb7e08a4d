/** A frame of another site stores nothing, whatever is stored. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeStorage } from "../fixtures.mjs";

/** @type {import("../../../web/embed/state.js").Embed} */
const FRAME = /** @type {any} */ ({ play: false });

/** @type {Record<string, string>[]} */
const STORED = [{}, { "bug.settings": "damaged", "bug.learned": "damaged" }];
for (const texts of STORED)
  test(`a frame leaves the storage as it is: ${Object.keys(texts).length || "no"} damaged texts`, async () => {
    const storage = fakeStorage(texts);
    Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
    const { restore } = await import("../../../web/app/restore.js");
    const { embed } = restore(FRAME);
    assert.equal(embed, FRAME);
    assert.deepEqual(storage.all(), texts);
  });
