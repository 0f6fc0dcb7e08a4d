// Codes of direct connections, and the check of a peer's messages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, pack, unpack } from "../../../web/together/code.js";
import { createDoor } from "../../../web/together/peer.js";
import { codeIn } from "../../../web/together/shared.js";

const FINGERPRINT = Array.from({ length: 32 }, (_, i) => (i * 7 + 3).toString(16).padStart(2, "0").toUpperCase()).join(
  ":",
);
const HOSTS = [
  "3f9a1c22-0b4d-4e6f-8a01-23456789abcd.local 51234 typ host",
  "192.168.1.20 40000 typ host",
  "fe80::1:2 40001 typ host",
  "203.0.113.9 50000 typ srflx raddr 0.0.0.0 rport 0",
];

/** @param {"offer" | "answer"} type @param {string[]} candidates */
const described = (type, candidates) => ({
  type,
  sdp: [
    "v=0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    ...candidates.map((each, i) => `a=candidate:${i} 1 udp 2113937151 ${each} generation 0 network-cost 999`),
    "a=candidate:9 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active",
    "a=ice-ufrag:x3Fq",
    "a=ice-pwd:7jYl0nP+q/5sR8tUvW2xYz1a",
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    "",
  ].join("\r\n"),
});

test("a description survives its code, which is short enough to scan", () => {
  const code = pack(described("offer", HOSTS)) ?? "";
  assert.ok(code.length <= LONGEST && /^[\w-]+$/.test(code), code);
  const { type, sdp = "" } = unpack(code) ?? {};
  assert.equal(type, "offer");
  for (const part of [FINGERPRINT, "a=ice-ufrag:x3Fq", "a=ice-pwd:7jYl0nP+q/5sR8tUvW2xYz1a", "a=setup:active"])
    assert.ok(sdp.includes(part), part);
  for (const address of [HOSTS[0], HOSTS[1], "fe80:0000:0000:0000:0000:0000:0001:0002 40001 typ host", HOSTS[3]])
    assert.ok(sdp.includes(address), address);
  const answer = unpack(pack(described("answer", HOSTS)) ?? "");
  assert.equal(answer?.type, "answer");
  assert.ok(answer.sdp.includes("a=setup:passive"), "the host begins the handshake, whenever the answer is entered");
  const longest = Array.from({ length: 8 }, (_, i) => `2001:db8:1:2:3:4:5:${i} 4000${i} typ host`);
  assert.ok((pack(described("offer", longest)) ?? "").length <= LONGEST);
});

test("a code that was changed or cut on its way is refused", () => {
  const code = pack(described("answer", HOSTS)) ?? "";
  for (let at = 0; at < code.length; at += 1) {
    const changed = code.slice(0, at) + (code[at] === "A" ? "B" : "A") + code.slice(at + 1);
    assert.ok(unpack(changed) === null || pack(unpack(changed) ?? { type: "answer", sdp: "" }) === code, `${at}`);
    assert.equal(unpack(code.slice(0, at)), null, `cut at ${at}`);
  }
});

test("an invitation names the server that the host asks, and no other text is accepted as one", () => {
  const stun = "stun.example.org:3478";
  const named = unpack(pack({ ...described("offer", HOSTS), stun, about: "hexhex4,genius,,Ann" }) ?? "");
  assert.deepEqual([named?.stun, named?.about], [stun, "hexhex4,genius,,Ann"]);
  assert.equal(unpack(pack(described("offer", HOSTS)) ?? "")?.stun, "");
  for (const bad of ["stun.example.org:3478?x", "a b", "[::1]", "x".repeat(101), "host:1234567", "<b>"])
    assert.equal(unpack(pack({ ...described("offer", []), stun: bad }) ?? ""), null, bad);
});

test("an invitation says what it is about, as far as space allows", () => {
  const about = "hexhex6,genius,3,Jörg 蟲";
  const code = pack({ ...described("offer", HOSTS), about }) ?? "";
  assert.ok(code.length <= LONGEST);
  assert.equal(unpack(code)?.about, about);
  assert.equal(unpack(pack(described("offer", HOSTS)) ?? "")?.about, "");
  const full = Array.from({ length: 8 }, (_, i) => `2001:db8:1:2:3:4:5:${i} 4000${i} typ host`);
  const long = pack({ ...described("offer", full), about: "x".repeat(100) }) ?? "";
  assert.ok(long.length <= LONGEST);
  assert.equal(unpack(long)?.about, "", "the addresses come first");
  assert.equal(unpack(pack({ ...described("offer", []), about: "x".repeat(300) }) ?? "")?.about, "");
  const bytes = Buffer.from(code, "base64url");
  const cut = Buffer.concat([bytes.subarray(0, -3), Buffer.from([])]).toString("base64url");
  const more = Buffer.concat([bytes, Buffer.from([1, 192, 168, 1, 20, 156, 64])]).toString("base64url");
  assert.deepEqual([unpack(cut), unpack(more)], [null, null]);
});

test("any text that is not a code is refused", () => {
  const code = pack(described("offer", HOSTS)) ?? "";
  for (const bad of ["", "x", "!".repeat(80), code.slice(0, 40), code.slice(0, -3), "A".repeat(300), `${code}${code}`])
    assert.equal(unpack(bad), null, bad.slice(0, 20));
  for (let i = 0; i < code.length; i += 1) unpack(`${code.slice(0, i)}_${code.slice(i + 1)}`); // does not throw
  assert.equal(pack({ type: "offer", sdp: "v=0" }), null);
});

test("each part of a code is on one line, so a code can't add lines", () => {
  const inserted = described("offer", []);
  const sdp = inserted.sdp.replace("x3Fq", "x3Fq\u000aa=evil");
  assert.ok(!unpack(pack({ type: "offer", sdp }) ?? "")?.sdp.includes("evil"));
});

test("a code is found in a message with other text", () => {
  const code = pack(described("answer", HOSTS)) ?? "";
  for (const text of [`#answer/${code}`, `https://bug.example/#answer/${code}`, `Here: https://x/#answer/${code}.`])
    assert.deepEqual(codeIn(text), { type: "answer", code });
  assert.equal(codeIn("hexhex3,genius,C3"), null);
});

/** @param {() => number} [now] */
function door(now) {
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const dropped = [];
  return {
    heard,
    dropped,
    receive: createDoor(
      (message) => heard.push(message),
      (why) => dropped.push(why),
      now,
    ),
  };
}

test("a message has its form and no extra fields", () => {
  const { heard, dropped, receive } = door();
  receive(JSON.stringify({ type: "letter", side: 1, text: "hexhex3,genius,id=k3", __proto__: { evil: 1 }, extra: 1 }));
  assert.deepEqual(heard, [{ type: "letter", side: 1, text: "hexhex3,genius,id=k3" }]);
  assert.deepEqual(dropped, []);
});

test("the last ping of a page says that it is being left; earlier versions of the page read it as a ping", () => {
  const { heard, receive } = door();
  receive(JSON.stringify({ type: "ping", at: 1, leaves: true }));
  assert.deepEqual(heard, [{ type: "ping", at: 1, leaves: true }]);
});

test("a peer that sends anything else is dropped, once, and then ignored", () => {
  const bad = [
    '{"type":"letter","side":2,"text":""}',
    '{"type":"phrase","phrase":"<b>"}',
    "null",
    "{",
    '{"type":"ping","at":"x"}',
    new ArrayBuffer(4),
  ];
  for (const data of bad) {
    const { heard, dropped, receive } = door();
    for (const each of [data, data, '{"type":"ping","at":1}']) receive(each);
    assert.deepEqual([heard, dropped], [[], ["form"]]);
  }
  const large = door();
  large.receive(JSON.stringify({ type: "letter", side: 0, text: "x".repeat(40_000) }));
  assert.deepEqual(large.dropped, ["size"]);
});

test("too many messages in ten seconds are refused, slow ones are not", () => {
  let time = 0;
  const slow = door(() => time);
  for (let i = 0; i < 200; i += 1, time += 300) slow.receive('{"type":"ping","at":1}');
  assert.deepEqual([slow.heard.length, slow.dropped], [200, []]);
  const fast = door(() => 0);
  for (let i = 0; i < 200; i += 1) fast.receive('{"type":"ping","at":1}');
  assert.deepEqual([fast.heard.length, fast.dropped], [40, ["rate"]]);
});
