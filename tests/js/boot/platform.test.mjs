import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { isSafeMode, reloadOnUpdate } from "../../../web/boot/platform.js";

/** @type {any} */
const page = globalThis;

test("a window that has to go over to a new version goes on asking for its page until that comes", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const serviceWorker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(page, "navigator", { value: { serviceWorker }, configurable: true });
  let reloads = 0;
  page.location = { reload: () => (reloads += 1) };
  reloadOnUpdate();
  assert.equal(reloads, 0);
  serviceWorker.dispatchEvent(new Event("controllerchange")); // before the page is awake
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  assert.equal(reloads, 1);
  mock.timers.tick(7999);
  assert.equal(reloads, 1);
  mock.timers.tick(1);
  assert.equal(reloads, 2);
});

test("the page runs safely where its address says so", () => {
  for (const [search, safe] of [
    ["?safe", true],
    ["?bench&safe=1", true],
    ["", false],
    ["?unsafe", false],
  ]) {
    page.location = { search };
    assert.equal(isSafeMode(), safe, String(search));
  }
});
