// The way back, step by step: what each call does to the connections of one device.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { MOST_SPARES } from "../../../web/together/peer.js";
import { createWayBack } from "../../../web/together/way-back.js";
import { certificate, ONE, OTHER, Peer, sdp, spareOf } from "./peer-connection.mjs";

/** @type {any} */
const scope = globalThis;
const { RTCPeerConnection } = scope;
beforeEach(() => {
  scope.RTCPeerConnection = Peer;
  Object.assign(Peer, { made: [], asked: [], offered: sdp("offer"), refuses: false });
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_800_000_000_000 });
});
afterEach(() => {
  scope.RTCPeerConnection = RTCPeerConnection;
  mock.timers.reset();
});

/** Runs all pending tasks that wait for no timer. */
async function quiet() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

/** @param {number} ms */
async function pass(ms) {
  mock.timers.tick(ms);
  await quiet();
}

function device() {
  /** @type {any[]} */
  const posts = [];
  /** @type {any[]} */
  const came = [];
  const counts = { heard: 0, refused: 0 };
  const back = createWayBack((message) => posts.push(message), {
    came: (...given) => came.push(given),
    heard: () => (counts.heard += 1),
    refused: () => (counts.refused += 1),
  });
  return { back, posts, came, counts };
}

/** Three different spares of the friend's device. */
const FRIENDS = ["aaaa", "bbbb", "cccc"].map((ufrag) => ({ ...spareOf("offer", OTHER), ufrag }));

/** A device that has sent spares, and knows the friend's. */
async function ready() {
  const made = device();
  made.back.known();
  await quiet();
  made.back.heed(FRIENDS);
  return made;
}

/** The connections that came to a spare, by the spare's name. @param {readonly Peer[]} peers */
const comers = (peers) =>
  peers.flatMap(({ calls }) => {
    const answer = /** @type {string[][]} */ (calls).find(([kind, type]) => kind === "local" && type === "answer");
    return answer ? [/ice-ufrag:(.*)/.exec(answer[2])?.[1].trim()] : [];
  });
const closed = (/** @type {readonly Peer[]} */ peers) => peers.map((peer) => peer.count("close"));
const zeros = (/** @type {number} */ count) => Array(count).fill(0);

test("spares are sent once, and belong to one certificate", async () => {
  const { back, posts, counts } = device();
  assert.equal(back.way(), null);
  back.known();
  back.known();
  await quiet();
  assert.deepEqual(Peer.asked, [{ name: "ECDSA", namedCurve: "P-256" }]);
  assert.equal(Peer.made.length, MOST_SPARES);
  assert.deepEqual(
    posts.map(({ type, spares }) => [type, spares.length]),
    [["spares", MOST_SPARES]],
  );
  assert.ok(
    posts[0].spares.every((/** @type {any} */ { code, ufrag, pwd }) => code && ufrag.length === 8 && pwd.length === 24),
  );
  assert.equal(counts.heard, 1);
  assert.equal(back.way(), null, "the friend's are not known");
});

test("the friend's usable spares are the way, as soon as this device has a certificate", async () => {
  const { back, counts } = device();
  back.heed([...FRIENDS, spareOf("offer", ONE)]);
  assert.deepEqual([back.way(), counts.heard], [null, 1]);
  back.known();
  await quiet();
  assert.deepEqual(back.way(), { certificate, spares: FRIENDS });
  back.heed([]);
  assert.equal(back.way(), null);
});

test("at most eight lists of spares are read in a minute", async () => {
  const { back } = await ready(); // that was the first
  const names = (/** @type {string} */ ufrag) => [{ ...spareOf("offer", OTHER), ufrag }];
  const read = () => back.way()?.spares[0].ufrag;
  for (let at = 2; at <= 8; at += 1) {
    await pass(1);
    back.heed(names(`nr${at}x`));
    assert.equal(read(), `nr${at}x`);
  }
  back.heed(names("nr9x"));
  assert.equal(read(), "nr8x");
  await pass(59_992);
  back.heed(names("nr10"));
  assert.equal(read(), "nr8x", "all eight came within this minute");
  await pass(60_000);
  back.heed(names("nr11"));
  assert.equal(read(), "nr11");
});

test("a list that was not read counts too", async () => {
  const { back } = await ready();
  const names = (/** @type {string} */ ufrag) => [{ ...spareOf("offer", OTHER), ufrag }];
  for (let at = 0; at < 20; at += 1) back.heed(names("many"));
  await pass(59_999);
  back.heed(names("more"));
  assert.equal(back.way()?.spares[0].ufrag, "many");
  await pass(1);
  back.heed(names("last"));
  assert.equal(back.way()?.spares[0].ufrag, "last");
});

test("after another connection new spares are sent, and the old ones are closed when the friend has the new ones", async () => {
  const { back, posts } = await ready();
  back.opened(false);
  back.known();
  await quiet();
  assert.equal(posts.length, 2);
  assert.equal(Peer.made.length, 2 * MOST_SPARES);
  assert.equal(Peer.asked.length, 1, "the friend knows the certificate");
  await pass(9_999);
  assert.deepEqual(closed(Peer.made), zeros(2 * MOST_SPARES));
  assert.equal(back.lost(false), true);
  await quiet();
  assert.ok(
    Peer.made.every((peer) => peer.count("remote") === 1),
    "old and new ones wait",
  );
  await pass(1);
  assert.deepEqual(closed(Peer.made), [...Array(MOST_SPARES).fill(1), ...zeros(MOST_SPARES)]);
  const waited = Peer.made.map((peer) => peer.count("remote"));
  await pass(3000);
  assert.deepEqual(
    Peer.made.map((peer) => peer.count("remote")),
    waited.map((times, i) => times + Number(i >= MOST_SPARES)),
  );
});

test("after the same connection new spares are sent if the friend may have used all earlier ones", async () => {
  const { back, posts } = await ready();
  back.opened(true);
  await quiet();
  assert.equal(posts.length, 1);
  back.lost(false);
  await quiet();
  back.opened(true);
  await quiet();
  assert.equal(posts.length, 2);
});

test("if no spares were sent before, the same connection sends none", async () => {
  const { back, posts } = device();
  back.opened(true);
  await quiet();
  assert.deepEqual(posts, []);
});

test("spares that are ready after another connection has opened are closed, and not sent", async () => {
  const { back, posts, counts } = device();
  back.known();
  back.opened(false);
  await quiet();
  assert.deepEqual([posts, counts.heard], [[], 0]);
  assert.deepEqual(closed(Peer.made), Array(MOST_SPARES).fill(1));
});

test("spares that are ready after another connection and the end are closed too", async () => {
  const { back, posts } = device();
  back.known();
  back.opened(false);
  back.stop();
  await quiet();
  assert.deepEqual([posts, closed(Peer.made)], [[], Array(MOST_SPARES).fill(1)]);
});

test("a second report of the lost connection starts no second wait or try", async () => {
  const { back } = await ready();
  back.lost(true);
  back.lost(true);
  await quiet();
  assert.deepEqual(comers(Peer.made), ["aaaa", "aaaa"]);
  assert.deepEqual(closed(Peer.made.slice(MOST_SPARES)), [1, 0]);
  await pass(3000);
  assert.deepEqual([...new Set(Peer.made.slice(0, MOST_SPARES).map((peer) => peer.count("remote")))], [3]);
  await pass(2000);
  assert.deepEqual(comers(Peer.made), ["aaaa", "aaaa", "bbbb"]);
});

test("a device without an address, or without certificates, sends no codes", async () => {
  Peer.offered = "v=0";
  const { back, posts } = device();
  back.known();
  await quiet();
  assert.deepEqual(posts, [], "an empty list would say that this device leaves");
  const other = device();
  const { generateCertificate } = Peer;
  Peer.generateCertificate = () => Promise.reject(new Error("no such thing"));
  other.back.known();
  await quiet();
  Peer.generateCertificate = generateCertificate;
  assert.deepEqual(other.posts, []);
});

test("there is a way back only with the friend's spares and a certificate", async () => {
  const without = device();
  without.back.known();
  await quiet();
  assert.equal(without.back.lost(true), false);
  assert.equal(device().back.lost(true), false);
  const early = device();
  early.back.heed(FRIENDS);
  assert.equal(early.back.lost(true), false);
  await quiet();
  assert.deepEqual(comers(Peer.made), []);
});

test("the device that stays waits with every spare, and describes each again every three seconds", async () => {
  const { back } = await ready();
  assert.equal(back.lost(false), true);
  await quiet();
  const waits = () => [...new Set(Peer.made.map((peer) => peer.count("remote")))];
  assert.deepEqual(waits(), [1]);
  await pass(2999);
  assert.deepEqual(waits(), [1]);
  await pass(1);
  assert.deepEqual(waits(), [2]);
  back.opened(true);
  await quiet();
  await pass(3000);
  assert.deepEqual(
    Peer.made.slice(0, MOST_SPARES).map((peer) => peer.count("remote")),
    Array(MOST_SPARES).fill(2),
  );
});

test("the device that returns tries one spare after the other: twice five seconds, then twenty each", async () => {
  const { back } = await ready();
  back.lost(true);
  await quiet();
  const tried = () => comers(Peer.made);
  assert.deepEqual(tried(), ["aaaa"]);
  await pass(4999);
  assert.deepEqual(tried(), ["aaaa"]);
  await pass(1);
  assert.deepEqual(tried(), ["aaaa", "bbbb"]);
  await pass(5000);
  assert.deepEqual(tried(), ["aaaa", "bbbb", "cccc"]);
  await pass(19_999);
  assert.equal(tried().length, 3);
  await pass(1);
  assert.deepEqual(tried(), ["aaaa", "bbbb", "cccc", "aaaa"]);
  assert.deepEqual(closed(Peer.made.slice(MOST_SPARES)), [1, 1, 1, 0], "only the last one is open");
  back.opened(true);
  assert.deepEqual(closed(Peer.made.slice(MOST_SPARES, MOST_SPARES + 4)), [1, 1, 1, 1]);
  await pass(60_000);
  assert.equal(tried().length, 4);
});

test("the device that returns gives up after 180 tries", async () => {
  const { back } = await ready();
  back.lost(true);
  for (let tries = 0; tries < 200; tries += 1) await pass(20_000);
  assert.equal(comers(Peer.made).length, 180);
});

test("a friend who uses a spare is connected, and the other spares stay", async () => {
  const { back, came, posts } = await ready();
  back.lost(false);
  await quiet();
  const [first, second] = Peer.made;
  first.opens();
  assert.deepEqual(came, [[first, first.channel]]);
  back.stop();
  assert.deepEqual([first.count("close"), second.count("close")], [0, 1]);
  assert.equal(posts.length, 1);
});

test("a successful try stays open, and then this device sends spares", async () => {
  const { back, came, posts } = device();
  assert.equal(back.loaded(/** @type {any} */ ({ certificate, spares: FRIENDS })), true);
  await quiet();
  const [tried] = Peer.made;
  assert.deepEqual(comers(Peer.made), ["aaaa"]);
  tried.opens();
  assert.deepEqual(came, [[tried, tried.channel]]);
  await quiet();
  assert.equal(posts.length, 1);
  back.opened(false);
  assert.equal(tried.count("close"), 0);
});

test("a connection that opens too late is closed", async () => {
  const { back, came } = await ready();
  back.lost(true);
  await quiet();
  const late = /** @type {Peer} */ (Peer.made.at(-1));
  await pass(5000);
  late.opens();
  assert.deepEqual(came, []);
  assert.equal(late.count("close"), 2, "when it was given up, and now");
});

test("a try that opens after another connection is closed", async () => {
  const { back, came } = await ready();
  back.lost(true);
  await quiet();
  back.opened(true);
  const late = /** @type {Peer} */ (Peer.made.filter((peer) => peer.count("close") > 0).at(-1));
  late.opens();
  assert.deepEqual([came, late.count("close")], [[], 2]);
});

test("one spare is enough", async () => {
  const { back } = device();
  assert.equal(back.loaded(/** @type {any} */ ({ certificate, spares: [FRIENDS[0]] })), true);
});

test("a reloaded page uses only spares of one device", async () => {
  const one = device();
  const mixed = [...FRIENDS, spareOf("offer", ONE)];
  one.back.loaded(/** @type {any} */ ({ certificate, spares: mixed }));
  assert.deepEqual(one.back.way(), { certificate, spares: FRIENDS });
  const other = device();
  assert.equal(other.back.loaded(/** @type {any} */ ({ certificate, spares: [spareOf("answer")] })), false);
  await quiet();
  assert.deepEqual([Peer.made.length, other.counts.refused], [1, 0], "only the first has somewhere to go");
});

test("if the browser refuses the secrets, the device reports it once and stops trying", async () => {
  const { back, counts } = device();
  Peer.refuses = true;
  back.loaded(/** @type {any} */ ({ certificate, spares: FRIENDS }));
  await quiet();
  assert.equal(counts.refused, 1);
  assert.equal(Peer.made[0].count("close"), 1);
  await pass(60_000);
  assert.deepEqual([counts.refused, Peer.made.length], [1, 1]);
});

test("a refusal after the end is ignored", async () => {
  for (const end of /** @type {const} */ (["stop", "opened"])) {
    const { back, counts } = device();
    Peer.refuses = true;
    back.loaded(/** @type {any} */ ({ certificate, spares: FRIENDS }));
    back[end](false);
    await quiet();
    assert.equal(counts.refused, 0, end);
  }
});

test("the end removes the way back completely", async () => {
  const { back } = await ready();
  back.lost(true);
  await quiet();
  back.stop();
  assert.equal(back.way(), null);
  assert.deepEqual(closed(Peer.made), Array(MOST_SPARES + 1).fill(1));
  const calls = Peer.made.map((peer) => peer.calls.length);
  await pass(60_000);
  assert.deepEqual(
    Peer.made.map((peer) => peer.calls.length),
    calls,
  );
  assert.equal(back.lost(true), false);
});
