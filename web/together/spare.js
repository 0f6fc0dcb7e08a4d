/**
 * A spare is half a connection that a device keeps for its friend: an unanswered offer. Both devices know the secrets of its answer in
 * advance, so the device that reconnects need not send anything first. The ports of a spare stay open as long as its page.
 */

import { fingerprintOf, pack, sdpOf, unpack } from "./code.js";
import { describedWithAddresses } from "./gathering.js";

/** @typedef {import("./peer.js").Spare} Spare */
/** @typedef {(connection: RTCPeerConnection, channel: RTCDataChannel) => void} Came the spare became a connection */
/** awaited: whether the friend may use it now. @typedef {{connection: RTCPeerConnection, spare: Spare, awaited: boolean}} Kept */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @param {number} length */
const secret = (length) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte & 63]).join("");

/** A description with other secrets of ICE. @param {string} sdp @param {Pick<Spare, "ufrag" | "pwd">} secrets */
export const withSecrets = (sdp, { ufrag, pwd }) =>
  sdp.replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${ufrag}`).replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${pwd}`);

/** The answer to a spare, which is never sent. It lacks the friend's address: ICE learns it when the friend connects. @param {Spare} spare @param {string} fingerprint of the friend's certificate */
export const answerTo = ({ ufrag, pwd }, fingerprint) => ({
  type: /** @type {const} */ ("answer"),
  sdp: sdpOf("answer", { fingerprint, ufrag, pwd, candidates: [] }),
});

/** The fingerprint of the friend's certificate, which its spares name; "": they are invalid. @param {readonly Spare[]} spares */
export const friendIn = (spares) => fingerprintOf(offerOf(spares[0])?.sdp ?? "");

/** @param {Spare | undefined} spare */
function offerOf(spare) {
  const offer = unpack(spare?.code ?? "");
  return offer?.type === "offer" ? offer : null;
}

/** The usable spares, all of one device. @param {readonly Spare[]} spares */
export const usable = (spares) =>
  spares.filter((spare) => offerOf(spare) && fingerprintOf(offerOf(spare)?.sdp ?? "") === friendIn(spares));

/** Opens this device's end of the channel; the other device does the same, so the channel needs no announcement. @param {RTCCertificate} certificate @param {Came} came */
function connectionWith(certificate, came) {
  const connection = new RTCPeerConnection({ certificates: [certificate] });
  const channel = connection.createDataChannel("bug", { negotiated: true, id: 0 });
  channel.addEventListener("open", () => came(connection, channel));
  return connection;
}

/** @param {RTCCertificate} certificate @param {Came} came @returns {Promise<Kept | null>} null: this device has no address */
export async function makeSpare(certificate, came) {
  const connection = connectionWith(certificate, came);
  await connection.setLocalDescription(await connection.createOffer());
  const described = await describedWithAddresses(connection);
  const code = described && pack(described);
  if (!code) connection.close();
  return code ? { connection, spare: { code, ufrag: secret(8), pwd: secret(24) }, awaited: false } : null;
}

/**
 * Lets the friend use a spare. Some browsers give up a connection that has waited for seconds without an address of the other side
 * (Firefox after five), and wait again after a new description. So call this function repeatedly.
 * @param {Kept} kept @param {string} fingerprint of the friend's certificate
 */
export async function awaitFriend(kept, fingerprint) {
  const { connection, spare, awaited } = kept;
  if (connection.signalingState === "closed" || connection.iceConnectionState !== "new") return;
  kept.awaited = true;
  if (awaited) await connection.setLocalDescription(await connection.createOffer());
  await connection.setRemoteDescription(answerTo(spare, fingerprint));
}

/** Connects to a spare of the friend's device. Rejects if the browser refuses the secrets. @param {Spare} spare @param {RTCCertificate} certificate @param {Came} came */
export function comeTo(spare, certificate, came) {
  const connection = connectionWith(certificate, came);
  const answered = async () => {
    await connection.setRemoteDescription(/** @type {RTCSessionDescriptionInit} */ (offerOf(spare)));
    const { sdp = "" } = await connection.createAnswer();
    await connection.setLocalDescription({ type: "answer", sdp: withSecrets(sdp, spare) });
  };
  return { connection, answered: answered() };
}
