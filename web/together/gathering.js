/** The addresses of this device, as the browser finds them for a connection. */

/** The page does not wait longer than this (ms) for further addresses. */
const GATHER_MS = 2500;
/** A device without an address after this further time (ms) has none; the players also learn that within 10 s. */
const FIRST_ADDRESS_MS = 6500;

export const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

/** @param {EventTarget} target @param {string} event @param {() => boolean} holds */
const until = (target, event, holds) =>
  new Promise((done) => (holds() ? done(null) : target.addEventListener(event, () => holds() && done(null))));

/** Whether there is an address at which another device could reach this one. @param {RTCPeerConnection} connection */
const isReachable = ({ localDescription }) => /^a=candidate:/m.test(localDescription?.sdp ?? "");

/** The description of a connection, with all addresses; null: this device has none. @param {RTCPeerConnection} of @returns {Promise<{type: "offer" | "answer", sdp: string} | null>} */
export async function describedWithAddresses(of) {
  const complete = until(of, "icegatheringstatechange", () => of.iceGatheringState === "complete");
  await Promise.race([complete, pause(GATHER_MS)]);
  // A busy device may need longer for its first address.
  if (!isReachable(of))
    await Promise.race([complete, until(of, "icecandidate", () => isReachable(of)), pause(FIRST_ADDRESS_MS)]);
  if (!isReachable(of)) return null;
  const { type, sdp } = /** @type {RTCSessionDescription} */ (of.localDescription);
  return { type: type === "offer" ? "offer" : "answer", sdp };
}
