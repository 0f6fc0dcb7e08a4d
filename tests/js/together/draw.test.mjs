// The draw of the sides, message by message, with known numbers; lots.test.mjs plays it between two pages.
import assert from "node:assert/strict";
import { createHash, webcrypto } from "node:crypto";
import { afterEach, beforeEach, test } from "node:test";
import { createLots } from "../../../web/together/lots.js";

const own = Object.getOwnPropertyDescriptor(globalThis, "crypto");
/** The numbers that the browser draws: every byte of each is the same. @type {number[]} */
let bytes = [];
/** @param {unknown} value */
const browse = (value) => Object.defineProperty(globalThis, "crypto", { value, configurable: true });
beforeEach(() => {
  bytes = [];
  browse({
    subtle: webcrypto.subtle,
    getRandomValues: (/** @type {Uint8Array} */ into) => into.fill(bytes.shift() ?? 0),
  });
});
afterEach(() => own && Object.defineProperty(globalThis, "crypto", own));

/** The number of equal bytes, as text. @param {number} byte */
const numberOf = (byte) => byte.toString(16).padStart(2, "0").repeat(16);
/** @param {string} text */
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
/** @param {"promise" | "answer" | "secret"} step @param {string} value */
const lot = (step, value) => /** @type {const} */ ({ type: "lot", step, value });

/** A device that draws: what it says, and what it concludes. */
function device() {
  /** @type {unknown[]} */
  const said = [];
  /** @type {unknown[]} */
  const heard = [];
  const lots = createLots((message) => said.push(message), {
    drawn: (side) => heard.push(side),
    alone: () => heard.push("alone"),
    cheated: () => heard.push("cheated"),
  });
  return { ...lots, said, heard };
}

test("the host promises its number by the hash, and shows it after the guest's answer", async () => {
  bytes = [10];
  const host = device();
  assert.equal(host.busy(), false);
  await host.begin();
  assert.deepEqual(host.said, [lot("promise", sha256(numberOf(10)))]);
  assert.deepEqual([host.busy(), host.waits(), host.heard], [true, false, []]);
  await host.begin();
  assert.equal(host.said.length, 1, "it begins once");
  await host.heed(lot("answer", numberOf(3)));
  assert.deepEqual(host.said.slice(1), [lot("secret", numberOf(10))]);
  assert.deepEqual([host.busy(), host.heard], [false, [1]]);
  await host.heed(lot("answer", numberOf(3)));
  assert.deepEqual([host.heard, host.said.length], [[1, "cheated"], 2], "a second answer");
});

test("the guest answers with its own number, and checks the secret", async () => {
  bytes = [200];
  const guest = device();
  assert.equal(guest.waits(), false);
  await guest.heed(lot("promise", sha256(numberOf(7))));
  assert.deepEqual(guest.said, [lot("answer", numberOf(200))]);
  assert.deepEqual([guest.waits(), guest.busy(), guest.heard], [true, false, []]);
  await guest.heed(lot("secret", numberOf(7)));
  assert.deepEqual([guest.waits(), guest.heard], [false, [1]]);
  await guest.heed(lot("secret", numberOf(8)));
  assert.deepEqual(guest.heard, [1], "the draw is over");
});

for (const secret of [0, 1, 0x10, 0xff])
  for (const answer of [0, 1, 0x11, 0xfe])
    test(`either number decides the side: ${secret} and ${answer}`, async () => {
      bytes = [secret, answer];
      const [host, guest] = [device(), device()];
      await host.begin();
      await guest.heed(lot("promise", sha256(numberOf(secret))));
      await host.heed(lot("answer", numberOf(answer)));
      await guest.heed(lot("secret", numberOf(secret)));
      const side = (secret + answer) % 2;
      assert.deepEqual([host.heard, guest.heard], [[side], [side]]);
    });

for (const shown of [numberOf(8), "", sha256(numberOf(7))])
  test(`a secret that is not the promised one is noticed: ${shown.slice(0, 4)}`, async () => {
    const guest = device();
    await guest.heed(lot("promise", sha256(numberOf(7))));
    await guest.heed(lot("secret", shown));
    assert.deepEqual([guest.heard, guest.waits()], [["cheated"], false]);
  });

test("a second promise and an answer that nobody asked for are noticed", async () => {
  const guest = device();
  await guest.heed(lot("promise", ""));
  await guest.heed(lot("promise", sha256(numberOf(7))));
  assert.deepEqual(guest.heard, ["alone", "cheated"]);
  assert.equal(guest.said.length, 1);
  const host = device();
  await host.heed(lot("answer", numberOf(3)));
  assert.deepEqual([host.heard, host.said], [["cheated"], []]);
});

test("if one of the devices can't check, the host draws alone", async () => {
  const host = device();
  await host.begin();
  await host.heed(lot("answer", ""));
  assert.deepEqual([host.heard, host.said.length], [["alone"], 1], "it does not show its number");
  const guest = device();
  await guest.heed(lot("promise", ""));
  assert.deepEqual([guest.heard, guest.said, guest.waits()], [["alone"], [lot("answer", "")], false]);
  await guest.heed(lot("secret", numberOf(7)));
  assert.deepEqual(guest.heard, ["alone"]);
});

test("a device without a hash function promises nothing and answers nothing", async () => {
  browse({ getRandomValues: () => assert.fail("it draws no number") });
  const [host, guest] = [device(), device()];
  await host.begin();
  assert.deepEqual([host.said, host.busy()], [[lot("promise", "")], true]);
  await host.heed(lot("answer", numberOf(3)));
  assert.deepEqual([host.heard, host.busy()], [["alone"], false]);
  await guest.heed(lot("promise", sha256(numberOf(7))));
  assert.deepEqual([guest.said, guest.heard], [[lot("answer", "")], ["alone"]]);
});
