import assert from "node:assert/strict";
import { test } from "node:test";
import { setAside } from "../../../web/boot/set-aside.js";
import { fakeStorage } from "../fixtures.mjs";

test("a text is set aside under a free key, once", () => {
  const storage = fakeStorage();
  assert.ok(setAside(storage, "one", "aside"));
  assert.ok(setAside(storage, "two", "aside"));
  assert.ok(setAside(storage, "one", "aside"));
  assert.ok(setAside(storage, "two", "aside"));
  assert.deepEqual(storage.all(), { aside: "one", "aside.2": "two" });
});

test("a copy that the storage refuses or alters does not count", () => {
  assert.equal(setAside(fakeStorage({}, 20), "a text of many characters", "aside"), false);
  const forgetful = fakeStorage();
  forgetful.setItem = () => {};
  assert.equal(setAside(forgetful, "text", "aside"), false);
});
