// A spare: half a connection; both devices know its answer in advance.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { pack, sdpOf } from "../../../web/together/code.js";
import { certificate, ONE, OTHER, Peer, sdp, SECRETS, spareOf } from "./peer-connection.mjs";
import {
  answerTo,
  awaitFriend,
  comeTo,
  friendIn,
  makeSpare,
  usable,
  withSecrets,
} from "../../../web/together/spare.js";

/** @type {any} */
const scope = globalThis;
const { RTCPeerConnection } = scope;
beforeEach(() => {
  scope.RTCPeerConnection = Peer;
  Peer.made = [];
  Peer.offered = sdp("offer");
  mock.timers.enable({ apis: ["setTimeout"] }); // no test waits for addresses
});
afterEach(() => {
  scope.RTCPeerConnection = RTCPeerConnection;
  mock.timers.reset();
});
/** @returns {any} */
const nobody = () => assert.fail("nobody came");

test("a description gets other secrets, and nothing else in it changes", () => {
  const text = sdp("offer");
  assert.equal(
    withSecrets(text, { ufrag: "new1", pwd: "new2" }),
    text
      .replace(`a=ice-ufrag:${SECRETS.ufrag}`, "a=ice-ufrag:new1")
      .replace(`a=ice-pwd:${SECRETS.pwd}`, "a=ice-pwd:new2"),
  );
  assert.equal(withSecrets("a=ice-options:trickle", SECRETS), "a=ice-options:trickle");
});

test("the answer that is never sent has the secrets of the spare, the friend's certificate, and no address", () => {
  const { type, sdp: text } = answerTo(spareOf("offer"), OTHER);
  assert.equal(type, "answer");
  assert.equal(text, sdpOf("answer", { fingerprint: OTHER, ufrag: "WXYZ", pwd: "q".repeat(24), candidates: [] }));
  assert.match(text, /a=setup:passive/);
});

test("the friend's certificate is the one of the first spare", () => {
  assert.equal(friendIn([spareOf("offer", OTHER), spareOf("offer", ONE)]), OTHER);
  assert.equal(friendIn([]), "");
  assert.equal(friendIn([{ ...spareOf("offer"), code: "garbled" }]), "");
  assert.equal(friendIn([spareOf("answer")]), "", "an answer is no spare");
});

test("spares of other devices and malformed ones are not used", () => {
  const [first, second, stranger] = [spareOf("offer", ONE), spareOf("offer", ONE), spareOf("offer", OTHER)];
  assert.deepEqual(usable([first, stranger, second, { ...first, code: "" }, spareOf("answer", ONE)]), [first, second]);
  assert.deepEqual(usable([spareOf("answer", ONE), first]), []);
  assert.deepEqual(
    usable([
      { ...first, code: "" },
      { ...first, code: "x" },
    ]),
    [],
  );
});

test("a new spare has an offer, secrets of its own, and a channel of its own", async () => {
  let came = 0;
  const made = await makeSpare(certificate, () => (came += 1));
  const [peer] = Peer.made;
  assert.deepEqual(peer.options, { certificates: [certificate] });
  assert.deepEqual(peer.calls[0], ["channel", "bug", { negotiated: true, id: 0 }]);
  assert.deepEqual(peer.calls.slice(1), [["local", "offer", sdp("offer")]]);
  assert.equal(/** @type {any} */ (made?.connection), peer);
  assert.equal(made?.awaited, false);
  assert.equal(made?.spare.code, pack({ type: "offer", sdp: sdp("offer") }));
  assert.match(made?.spare.ufrag ?? "", /^[A-Za-z0-9+/]{8}$/);
  assert.match(made?.spare.pwd ?? "", /^[A-Za-z0-9+/]{24}$/);
  peer.channel?.dispatchEvent(new Event("open"));
  assert.equal(came, 1);
});

test("a secret has only letters that ICE allows, each chosen by the last bits of a byte", async (context) => {
  context.mock.method(crypto, "getRandomValues", (/** @type {Uint8Array} */ bytes) =>
    bytes.map((_, i) => [0, 25, 26, 51, 52, 61, 62, 63, 64 + 1, 192 + 63][i % 10]),
  );
  const made = await makeSpare(certificate, nobody);
  assert.equal(made?.spare.ufrag, "AZaz09+/");
  assert.equal(made?.spare.pwd, "AZaz09+/B/AZaz09+/B/AZaz");
});

test("a device without an address has no spare", async () => {
  Peer.offered = "v=0";
  assert.equal(await makeSpare(certificate, nobody), null);
  assert.deepEqual(Peer.made[0].calls.at(-1), ["close"]);
});

/** @param {Partial<Peer>} state */
async function kept(state = {}) {
  const made = /** @type {any} */ (await makeSpare(certificate, nobody));
  Object.assign(made.connection, state);
  made.connection.calls.length = 0;
  return made;
}

test("a spare that waits for the friend is described again each time, except the first", async () => {
  const made = await kept();
  await awaitFriend(made, OTHER);
  const answer = ["remote", "answer", answerTo(made.spare, OTHER).sdp];
  assert.equal(made.awaited, true);
  assert.deepEqual(made.connection.calls, [answer]);
  await awaitFriend(made, OTHER);
  assert.deepEqual(made.connection.calls, [answer, ["local", "offer", sdp("offer")], answer]);
});

test("a closed or connecting spare is left alone", async () => {
  for (const state of [{ signalingState: "closed" }, { iceConnectionState: "checking" }]) {
    const made = await kept(state);
    await awaitFriend(made, OTHER);
    assert.deepEqual([made.connection.calls, made.awaited], [[], false]);
  }
});

test("a device that uses a spare answers with the spare's secrets", async () => {
  let came = 0;
  const { connection, answered } = comeTo(spareOf("offer", OTHER), certificate, () => (came += 1));
  await answered;
  const [peer] = Peer.made;
  assert.equal(/** @type {any} */ (connection), peer);
  assert.deepEqual(peer.options, { certificates: [certificate] });
  assert.deepEqual(peer.calls, [
    ["channel", "bug", { negotiated: true, id: 0 }],
    ["remote", "offer", sdp("offer", OTHER)],
    ["local", "answer", withSecrets(sdp("answer"), { ufrag: "WXYZ", pwd: "q".repeat(24) })],
  ]);
  peer.channel?.dispatchEvent(new Event("open"));
  assert.equal(came, 1);
});
