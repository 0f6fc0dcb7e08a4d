// The limits of what another device may send: the forms of its messages, their size, their number.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDoor, MOST_SPARES, PHRASES } from "../../../web/together/peer.js";

/** What the door passes on, and why it drops the peer. @param {readonly unknown[]} messages @param {readonly number[]} [times] when each comes */
function sent(messages, times = messages.map((_, i) => 1000 * i)) {
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const dropped = [];
  let now = 0;
  const receive = createDoor(
    (message) => heard.push(message),
    (why) => dropped.push(why),
    () => now,
  );
  messages.forEach((message, i) => {
    now = times[i];
    receive(typeof message === "object" ? JSON.stringify(message) : message);
  });
  return { heard, dropped };
}
/** @param {number} length */
const text = (length) => "a".repeat(length);
const SPARE = { code: text(60), ufrag: text(4), pwd: text(22) };
const LOT = { type: "lot", step: "promise", value: "0123456789abcdef" };
const LETTER = { type: "letter", side: 0, text: "" };

/** @type {Record<string, object[]>} */
const GOOD = {
  letter: [LETTER, { ...LETTER, side: 1, text: text(30_000), wish: true }, { ...LETTER, wish: false }],
  phrase: [...PHRASES.map((phrase) => ({ type: "phrase", phrase })), { type: "phrase", phrase: "oops", of: text(30) }],
  ping: [
    { type: "ping", at: 0.5 },
    { type: "ping", at: -1, spares: true, leaves: false },
  ],
  pong: [{ type: "pong", at: 7 }],
  lot: [LOT, { ...LOT, step: "answer", value: "" }, { ...LOT, step: "secret", value: text(64) }],
  spares: [
    { type: "spares", spares: [] },
    { type: "spares", spares: Array(2).fill(SPARE) },
    { type: "spares", spares: [{ code: "Az_-09".repeat(58), ufrag: "+/AZ".repeat(8), pwd: "az09".repeat(16) }] },
  ],
};
for (const [name, messages] of Object.entries(GOOD))
  test(`a ${name} of every form is heard as it is`, () =>
    assert.deepEqual(sent(messages), { heard: messages, dropped: [] }));

/** @type {Record<string, object[]>} */
const BAD = {
  letter: [
    { ...LETTER, side: 2 },
    { ...LETTER, side: "0" },
    { ...LETTER, text: text(30_001) },
    { ...LETTER, wish: 1 },
    { type: "letter" },
  ],
  phrase: [
    { type: "phrase", phrase: "hello!" },
    { type: "phrase", phrase: "oops", of: text(31) },
  ],
  ping: [
    { type: "ping", at: "0" },
    { type: "ping", at: null },
    { type: "ping", at: 1, spares: "yes" },
    { type: "ping", at: 1, leaves: 0 },
  ],
  pong: [{ type: "pong" }],
  lot: [
    { ...LOT, step: "bet" },
    { ...LOT, value: text(65) },
    { ...LOT, value: "g" },
    { ...LOT, value: "A" },
  ],
  spares: [
    { type: "spares", spares: Array(MOST_SPARES + 1).fill(SPARE) },
    ...[{ code: text(59) }, { code: text(351) }, { code: `${text(60)}+` }].map((part) => ({
      type: "spares",
      spares: [{ ...SPARE, ...part }],
    })),
    ...[{ ufrag: text(3) }, { ufrag: text(33) }, { ufrag: "a\nb=c" }].map((part) => ({
      type: "spares",
      spares: [{ ...SPARE, ...part }],
    })),
    ...[{ pwd: text(21) }, { pwd: text(65) }, { pwd: `${text(22)}-` }].map((part) => ({
      type: "spares",
      spares: [{ ...SPARE, ...part }],
    })),
  ],
  message: [{ type: "other" }, {}, [LETTER]],
};
for (const [name, messages] of Object.entries(BAD))
  test(`a ${name} of another form ends the connection`, () => {
    for (const message of messages)
      assert.deepEqual(sent([message, GOOD.pong[0]]), { heard: [], dropped: ["form"] }, JSON.stringify(message));
  });

test("a friend's page of another version knows the same phrases", () =>
  assert.deepEqual(PHRASES, [
    ...["hello", "good-luck", "well-played", "oops", "thanks", "one-moment", "not-now", "bye"],
  ]));

test("a device sends its friend two spares", () => assert.equal(MOST_SPARES, 2));

test("only what the form names is passed on", () => {
  const { heard } = sent([{ ...GOOD.pong[0], more: 1 }]);
  assert.deepEqual(heard, GOOD.pong);
});

test("what is no text, or too long a text, ends the connection", () => {
  const full = `{"type":"pong","at":1${" ".repeat(32_000 - 22)}}`;
  assert.equal(full.length, 32_000);
  assert.deepEqual(sent([full]), { heard: [{ type: "pong", at: 1 }], dropped: [] });
  assert.deepEqual(sent([`${full} `, full]), { heard: [], dropped: ["size"] });
  for (const wrong of [undefined, 5, "no JSON"])
    assert.deepEqual(sent([wrong, full]), { heard: [], dropped: ["form"] });
});

test("a device that sends more than forty messages in ten seconds is dropped once", () => {
  const [pong] = GOOD.pong;
  const all = Array(45).fill(pong);
  const at = (/** @type {number[]} */ ...times) => sent(all.slice(0, times.length), times);
  const burst = Array(40).fill(0);
  assert.deepEqual([at(...burst).heard.length, at(...burst).dropped], [40, []]);
  assert.deepEqual(at(...burst, 9_999, 9_999, 50_000), { heard: all.slice(0, 40), dropped: ["rate"] });
  assert.deepEqual(at(...burst, 10_000).dropped, []);
  assert.deepEqual(at(...burst, 10_000, ...Array(4).fill(10_000)).dropped, []);
});
