// The form of a code, byte by byte: pages of other versions read it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fingerprintOf, LONGEST, markOf, pack, sdpOf, STUN, unpack } from "../../../web/together/code.js";

const FINGERPRINT = Array.from({ length: 32 }, (_, i) => (i * 7 + 3).toString(16).padStart(2, "0").toUpperCase()).join(
  ":",
);
const SECRETS = { ufrag: "x3Fq", pwd: "7jYl0nP+q/5sR8tUvW2xYz1a" };
const MDNS = "3f9a1c22-0b4d-4e6f-8a01-23456789abcd.local";

/** @param {readonly string[]} [candidates] `address port typ kind` @param {{ufrag?: string, pwd?: string, fingerprint?: string}} [parts] */
const sdp = (candidates = [], { ufrag = SECRETS.ufrag, pwd = SECRETS.pwd, fingerprint = FINGERPRINT } = {}) =>
  [
    ...["v=0", ...candidates.map((each) => `a=candidate:1 1 udp 2113937151 ${each}`)],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${fingerprint}`, ""],
  ].join("\r\n");
/** @param {Parameters<typeof sdp>} given */
const offer = (...given) => pack({ type: "offer", sdp: sdp(...given) });
/** @param {string | null} code */
const bytesOf = (code) => [...Buffer.from(code ?? "", "base64url")];

/** CRC-16/CCITT-FALSE, bit by bit. @param {readonly number[]} bytes */
function crc(bytes) {
  let sum = 0xffff;
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const top = ((sum >> 15) ^ (byte >> bit)) & 1;
      sum = ((sum << 1) & 0xffff) ^ (top ? 0x1021 : 0);
    }
  return [sum >> 8, sum & 255];
}
/** The code of some bytes. @param {readonly number[]} bytes */
const codeOf = (bytes) => Buffer.from([...bytes, ...crc(bytes)]).toString("base64url");
/** @param {string} text */
const lettersOf = (text) => [...Buffer.from(text)];
const HEAD = [
  ...FINGERPRINT.split(":").map((pair) => parseInt(pair, 16)),
  ...[4, ...lettersOf(SECRETS.ufrag), 24, ...lettersOf(SECRETS.pwd)],
];
/** The addresses in a code. @param {string | null} code */
const addresses = (code) =>
  [...(unpack(code ?? "")?.sdp ?? "").matchAll(/^a=candidate:\d+ 1 udp \d+ (.*?)\r?$/gm)].map(([, each]) => each);

test("a code has its version, the fingerprint, the secrets, the addresses, the server, what it is about, and a checksum", () => {
  assert.deepEqual(crc(lettersOf("123456789")), [0x29, 0xb1], "the checksum of the standard");
  const found = [`${MDNS} 51234 typ host`, "192.168.1.20 40000 typ host", "203.0.113.9 50000 typ srflx raddr 0.0.0.0"];
  const body = [
    ...[0, 0x3f, 0x9a, 0x1c, 0x22, 0x0b, 0x4d, 0x4e, 0x6f, 0x8a, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 200, 34],
    ...[1, 192, 168, 1, 20, 156, 64, 5, 203, 0, 113, 9, 195, 80],
  ];
  assert.equal(offer(found), codeOf([4, ...HEAD, ...body]));
  assert.equal(pack({ type: "answer", sdp: sdp(found) }), codeOf([5, ...HEAD, ...body]));
  const more = [7, 6, ...lettersOf("stun.x"), 3, 5, ...lettersOf("Jörg")];
  const whole = pack({ type: "offer", sdp: sdp(found), stun: "stun.x", about: "Jörg" });
  assert.equal(whole, codeOf([4, ...HEAD, ...body, ...more]));
  const read = unpack(whole ?? "");
  assert.deepEqual([read?.type, read?.stun, read?.about], ["offer", "stun.x", "Jörg"]);
});

test("a code gives the whole description", () => {
  const lines = (/** @type {string} */ setup) => [
    ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    "a=candidate:1 1 udp 2113937151 192.168.1.20 40000 typ host",
    `a=candidate:2 1 udp 2113937150 ${MDNS} 10 typ host`,
    "a=candidate:3 1 udp 2113937149 203.0.113.9 50000 typ srflx raddr 0.0.0.0 rport 0",
    ...[`a=ice-ufrag:${SECRETS.ufrag}`, `a=ice-pwd:${SECRETS.pwd}`, "a=ice-options:trickle"],
    ...[`a=fingerprint:sha-256 ${FINGERPRINT}`, `a=setup:${setup}`, "a=mid:0", "a=sctp-port:5000"],
    ...["a=max-message-size:65536", ""],
  ];
  const found = ["192.168.1.20 40000 typ host", `${MDNS} 10 typ host`, "203.0.113.9 50000 typ srflx raddr 1.2.3.4"];
  assert.deepEqual(unpack(offer(found) ?? "")?.sdp.split("\r\n"), lines("active"));
  assert.deepEqual(unpack(pack({ type: "answer", sdp: sdp(found) }) ?? "")?.sdp.split("\r\n"), lines("passive"));
  const none = { fingerprint: "AB", ...SECRETS, candidates: [] };
  assert.match(sdpOf("answer", none), /c=IN IP4 0.0.0.0\r\na=ice-ufrag:x3Fq/);
});

test("every form of an address is read back in full", () => {
  for (const [given, back] of [
    ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002:0003:0004:0005:0006"],
    ["fe80::1:2", "fe80:0000:0000:0000:0000:0000:0001:0002"],
    ["::1", "0000:0000:0000:0000:0000:0000:0000:0001"],
    ["2001:db8::", "2001:0db8:0000:0000:0000:0000:0000:0000"],
    ["1:2:3:4:5:6:7::", "0001:0002:0003:0004:0005:0006:0007:0000"],
    ["ABCD::EF01", "abcd:0000:0000:0000:0000:0000:0000:ef01"],
    ["255.0.10.1", "255.0.10.1"],
    [MDNS.toUpperCase().replace("LOCAL", "local"), MDNS],
  ])
    assert.deepEqual(addresses(offer([`${given} 65535 typ host`])), [`${back} 65535 typ host`], given);
});

test("what is not an address of a device is left out", () => {
  for (const address of ["1:2:3", "1:2:3:4:5:6:7:8:9", "name.example", "3f9a1c22.local", "1.2.3", "x1.2.3.4", "g::1"])
    assert.deepEqual(addresses(offer([`${address} 40000 typ host`, "1.2.3.4 10 typ host"])), ["1.2.3.4 10 typ host"]);
  assert.deepEqual(addresses(offer(["1.2.3.4 9 typ host"])), [], "the port of a device that only calls");
  assert.deepEqual(addresses(offer(["1.2.3.4 4000 typ relay", "1.2.3.4 4000 typ prflx"])), []);
  const tcp = sdp().replace("v=0", "v=0\r\na=candidate:1 1 tcp 2113937151 1.2.3.4 4000 typ host");
  assert.deepEqual(addresses(pack({ type: "offer", sdp: tcp })), []);
});

test("a code has the first eight addresses, and no more are read", () => {
  const found = Array.from({ length: 9 }, (_, i) => `10.0.0.${i} 4000 typ host`);
  assert.deepEqual(addresses(offer(found)), found.slice(0, 8));
  const one = [1, 10, 0, 0, 1, 15, 160];
  const many = (/** @type {number} */ count) => unpack(codeOf([4, ...HEAD, ...Array(count).fill(one).flat()]));
  assert.ok(many(8));
  assert.equal(many(9), null);
});

test("a fingerprint has 32 bytes, and a secret at most 64 characters", () => {
  assert.equal(offer([], { fingerprint: FINGERPRINT.slice(3) }), null);
  assert.equal(offer([], { fingerprint: `${FINGERPRINT}:00` }), null);
  assert.equal(fingerprintOf(sdp([], { fingerprint: FINGERPRINT.toLowerCase() })), FINGERPRINT);
  assert.equal(fingerprintOf(""), "");
  assert.equal(markOf(sdp()), "x3Fq");
  assert.equal(markOf(), "");
  for (const length of [4, 64]) {
    const code = offer([], { ufrag: "u".repeat(length), pwd: "p".repeat(length) });
    assert.ok(unpack(code ?? "")?.sdp.includes(`a=ice-ufrag:${"u".repeat(length)}\r\n`));
    assert.ok(unpack(code ?? "")?.sdp.includes(`a=ice-pwd:${"p".repeat(length)}\r\n`));
  }
  for (const secrets of [{ ufrag: "u".repeat(65) }, { pwd: "p".repeat(65) }, { ufrag: "" }, { pwd: "" }])
    assert.equal(offer([], secrets), null);
  for (const secrets of [{ ufrag: "abc" }, { pwd: "abc" }, { ufrag: "ab$d" }])
    assert.equal(unpack(offer([], secrets) ?? ""), null, "the browser could not use it");
});

test("a code has at most 350 characters: then it says nothing about the game, or there is none", () => {
  assert.equal(LONGEST, 350);
  const eight = Array.from({ length: 8 }, (_, i) => `2001:db8::${i} 4000 typ host`);
  const about = (/** @type {number} */ length, found = eight) =>
    pack({ type: "offer", sdp: sdp(found), about: "x".repeat(length) }) ?? "";
  const room =
    Array.from({ length: 120 }, (_, i) => i)
      .filter((length) => unpack(about(length))?.about)
      .at(-1) ?? 0;
  assert.deepEqual([about(room).length, unpack(about(room + 1))?.about], [350, ""]);
  const most = (/** @type {string} */ name) => unpack(pack({ type: "offer", sdp: sdp(), about: name }) ?? "")?.about;
  assert.equal(most("x".repeat(150)), "x".repeat(150));
  assert.equal(pack({ type: "offer", sdp: sdp(eight), stun: "s".repeat(100) }), null);
  assert.ok(unpack(about(room)));
  const long = codeOf([4, ...HEAD, 3, 250, ...Array(250).fill(65)]);
  assert.deepEqual([long.length > 350, unpack(long)], [true, null]);
});

test("a server has a name and perhaps a port", () => {
  for (const good of ["stun.example.org", "10.0.0.1:3478", "a".repeat(100), "h:1", "h:12345"]) assert.match(good, STUN);
  for (const bad of ["", "a".repeat(101), "h:", "h:123456", "h:x", "a b", "h:1:2"]) assert.doesNotMatch(bad, STUN);
});

test("a code of another version, of another form, or with a wrong checksum is refused", () => {
  assert.equal(unpack(codeOf([4, ...HEAD]))?.type, "offer");
  assert.equal(unpack(codeOf([5, ...HEAD]))?.type, "answer");
  for (const head of [2, 3, 6, 7]) assert.equal(unpack(codeOf([head, ...HEAD])), null);
  const one = [1, 10, 0, 0, 1, 15, 160];
  for (const [tail, whole] of /** @type {[number[], boolean][]} */ ([
    [[...one], true],
    [[0, ...Array(16).fill(1), 15, 160], true],
    [[2, ...Array(16).fill(1), 15, 160], true],
    [[6, ...Array(16).fill(1), 15, 160], true],
    [[11, 10, 0, 0, 1, 15, 160], false],
    [one.slice(0, -1), false],
    [[3, 1, 65], true],
    [[3, 2, 65], false],
    [[3, 1, 65, ...one], false],
    [[7, 1, 65, 3, 1, 66], true],
    [[3, 1, 66, 7, 1, 65], false],
    [[7, 1, 32], false],
  ]))
    assert.equal(unpack(codeOf([4, ...HEAD, ...tail])) !== null, whole, String(tail));
  const [high, low] = crc([4, ...HEAD]);
  for (const sum of [
    [high ^ 1, low],
    [high, low ^ 1],
  ])
    assert.equal(unpack(Buffer.from([4, ...HEAD, ...sum]).toString("base64url")), null);
  const texts = [0, 1, 2].map((count) =>
    codeOf([4, ...HEAD, 3, count + 3, ...Array(count).fill(65), 0xfb, 0xef, 0xbe]),
  );
  const text = texts.find((each) => each.includes("-")) ?? "";
  assert.ok(unpack(text));
  assert.equal(unpack(text.replaceAll("-", "+")), null, "no link has this letter");
  assert.deepEqual(bytesOf(offer()).slice(0, 33), [4, ...HEAD.slice(0, 32)]);
});
