// A browser's connection that only records calls, and spares with readable codes.

import { pack, sdpOf } from "../../../web/together/code.js";

export const ONE = Array(32).fill("0A").join(":");
export const OTHER = Array(32).fill("0B").join(":");
const CANDIDATE = "a=candidate:1 1 udp 2113937151 192.168.1.20 40000 typ host";
export const SECRETS = { ufrag: "abcd", pwd: "p".repeat(22) };
/** @type {any} */
export const certificate = { name: "of this device" };

/** @param {"offer" | "answer"} type @param {string} [fingerprint] */
export const sdp = (type, fingerprint = ONE) => sdpOf(type, { fingerprint, ...SECRETS, candidates: [CANDIDATE] });

/** @param {"offer" | "answer"} type @param {string} [fingerprint] */
export const spareOf = (type, fingerprint) => ({
  code: pack({ type, sdp: sdp(type, fingerprint) }) ?? "",
  ufrag: "WXYZ",
  pwd: "q".repeat(24),
});

/** A connection that records its calls. */
export class Peer extends EventTarget {
  /** @type {Peer[]} */
  static made = [];
  static offered = "";
  /** Whether the browser refuses the other side's description. */
  static refuses = false;
  /** @type {unknown[]} */
  static asked = [];
  /** @type {unknown[]} */
  calls = [];
  signalingState = "stable";
  iceConnectionState = "new";
  iceGatheringState = "complete";
  /** @type {unknown} */
  localDescription = null;

  /** @param {unknown} options */
  constructor(options) {
    super();
    this.options = options;
    Peer.made.push(this);
  }

  /** @param {unknown[]} given */
  createDataChannel(...given) {
    this.calls.push(["channel", ...given]);
    return (this.channel = new EventTarget());
  }

  createOffer = async () => ({ type: "offer", sdp: Peer.offered });
  createAnswer = async () => ({ type: "answer", sdp: sdp("answer") });
  setLocalDescription = async (/** @type {any} */ description) => {
    this.localDescription = description;
    this.calls.push(["local", description.type, description.sdp]);
  };
  setRemoteDescription = async (/** @type {any} */ { type, sdp: text }) => {
    this.calls.push(["remote", type, text]);
    if (Peer.refuses) throw new Error("refused");
  };
  close = () => this.calls.push(["close"]);

  /** @param {unknown} how */
  static async generateCertificate(how) {
    Peer.asked.push(how);
    return certificate;
  }

  /** How often a method was called. @param {string} what */
  count = (what) => this.calls.filter((call) => /** @type {unknown[]} */ (call)[0] === what).length;
  /** The friend connects. */
  opens = () => this.channel?.dispatchEvent(new Event("open"));
}
