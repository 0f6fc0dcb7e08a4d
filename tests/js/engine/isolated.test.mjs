import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";
import { FRAME_HASH, FRAME_POLICY, FRAME_SCRIPT } from "../../../web/engine/isolated.js";

test("the frame of an isolated worker runs only its script and connects to nothing", () => {
  assert.equal(`sha256-${createHash("sha256").update(FRAME_SCRIPT).digest("base64")}`, FRAME_HASH);
  assert.match(FRAME_POLICY, /default-src 'none'; connect-src 'none'/);
  const page = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
  assert.ok(page.includes(`'${FRAME_HASH}'`), "the page's own policy holds in the frame too");
});
