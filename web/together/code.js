/**
 * A session description of WebRTC as a short code, and back: of its 700 bytes only the fingerprint, the two secrets of ICE and the
 * candidates are not known in advance. Any text that is not a code gives null. Pure.
 */

/**
 * about: the game of the invitation and its host: the board, the rules, the time for a turn, a name; in an answer, the mark of its
 * invitation (`markOf`); stun: the server that tells the host's device its address.
 * @typedef {{type: "offer" | "answer", sdp: string, about?: string, stun?: string}} Description
 */

const VERSION = 2;
/** Longer texts are not codes. */
export const LONGEST = 350;
const MOST_CANDIDATES = 8;
const MDNS = 0;
const IPV4 = 1;
const IPV6 = 2;
/** A candidate from a STUN server, not from the device itself. */
const REFLEXIVE = 4;
/** What follows is not a candidate, but the host's server or the text `about`. */
const SERVER = 7;
const ABOUT = 3;
/** The address of a STUN server. */
export const STUN = /^[A-Za-z0-9.-]{1,100}(:[0-9]{1,5})?$/;

/** Reveals a changed code: a CRC of 16 bits (CCITT). @param {readonly number[]} bytes */
function checksum(bytes) {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 255];
}

/** @param {readonly number[]} bytes */
const sealed = (bytes) => toText(Uint8Array.from([...bytes, ...checksum(bytes)]));

/** @param {Uint8Array} bytes */
const toText = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** @param {string} text */
const toBytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

/** @param {string} hex */
const ofHex = (hex) => (hex.match(/../g) ?? []).map((two) => parseInt(two, 16));
/** @param {ArrayLike<number>} bytes */
const asHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));

/** @param {string} sdp @param {RegExp} pattern */
const part = (sdp, pattern) => pattern.exec(sdp)?.[1] ?? "";

/** The fingerprint of the certificate that identifies a device: pairs of hexadecimal digits with colons. @param {string} sdp */
export const fingerprintOf = (sdp) => part(sdp, /^a=fingerprint:sha-256 ([0-9A-F:]+)/im).toUpperCase();

/** A mark that differs between any two invitations. @param {string} [sdp] */
export const markOf = (sdp = "") => part(sdp, /^a=ice-ufrag:(\S+)/m);

/** @param {Description} description @returns {string | null} null: it can't be packed */
export function pack({ type, sdp, about = "", stun = "" }) {
  const fingerprint = ofHex(fingerprintOf(sdp).replace(/:/g, ""));
  const secrets = [markOf(sdp), part(sdp, /^a=ice-pwd:(\S+)/m)];
  if (fingerprint.length !== 32 || secrets.some((secret) => !secret || secret.length > 64)) return null;
  const bytes = [VERSION * 2 + Number(type === "answer"), ...fingerprint];
  for (const secret of secrets) bytes.push(secret.length, ...new TextEncoder().encode(secret));
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)];
  for (const [, address, port, kind] of found.slice(0, MOST_CANDIDATES)) {
    const packed = packAddress(address);
    if (packed && Number(port) > 9)
      bytes.push(packed[0] + (kind === "srflx" ? REFLEXIVE : 0), ...packed[1], Number(port) >> 8, Number(port) & 255);
  }
  if (stun) bytes.push(...tagged(SERVER, stun));
  const whole = sealed([...bytes, ...(about ? tagged(ABOUT, about) : [])]);
  const code = whole.length <= LONGEST ? whole : sealed(bytes);
  return code.length <= LONGEST ? code : null;
}

/** @param {number} tag @param {string} text */
function tagged(tag, text) {
  const letters = new TextEncoder().encode(text);
  return [tag, letters.length, ...letters];
}

/** @param {string} address @returns {[number, number[]] | null} */
function packAddress(address) {
  const name = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i.exec(address);
  if (name) return [MDNS, ofHex(name.slice(1).join(""))];
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return [IPV4, address.split(".").map(Number)];
  if (!/^[0-9a-f:]+$/i.test(address)) return null;
  const [before, after = null] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = after ? Array(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...zeros, ...(after ?? [])];
  return groups.length === 8 ? [IPV6, groups.flatMap((group) => ofHex(group.padStart(4, "0")))] : null;
}

/** @param {string} code @returns {Description | null} */
export function unpack(code) {
  if (code.length > LONGEST || !/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = [...toBytes(code)];
    const [high, low] = bytes.splice(-2);
    const [wantedHigh, wantedLow] = checksum(bytes);
    if (high !== wantedHigh || low !== wantedLow) return null;
    const take = (/** @type {number} */ count) => {
      if (bytes.length < count) throw new RangeError("the code is too short");
      return bytes.splice(0, count);
    };
    const [head] = take(1);
    if (head >> 1 !== VERSION) return null;
    const fingerprint = asHex(take(32)).join(":").toUpperCase();
    const secret = () => String.fromCharCode(...take(take(1)[0]));
    const [ufrag, pwd] = [secret(), secret()];
    if (![ufrag, pwd].every((each) => /^[\w+/=-]{4,64}$/.test(each))) return null;
    const candidates = [];
    const text = (/** @type {number} */ tag) =>
      bytes[0] === tag ? new TextDecoder().decode(Uint8Array.from(take(take(2)[1]))) : "";
    while (bytes.length && bytes[0] !== SERVER && bytes[0] !== ABOUT)
      candidates.push(candidate(take, candidates.length));
    const [stun, about] = [text(SERVER), text(ABOUT)];
    if (candidates.length > MOST_CANDIDATES || bytes.length || (stun && !STUN.test(stun))) return null;
    const type = head & 1 ? "answer" : "offer";
    return { type, sdp: sdpOf(type, { fingerprint, ufrag, pwd, candidates }), about, stun };
  } catch {
    return null;
  }
}

/** @param {(count: number) => number[]} take @param {number} index */
function candidate(take, index) {
  const [kind] = take(1);
  const form = kind & 3;
  if (form > IPV6) throw new RangeError("no such address");
  const bytes = take(form === IPV4 ? 4 : 16);
  const [high, low] = take(2);
  const hex = asHex(bytes).join("");
  const address =
    form === IPV4
      ? bytes.join(".")
      : form === IPV6
        ? (hex.match(/.{4}/g) ?? []).join(":")
        : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5.local");
  const type = kind & REFLEXIVE ? "srflx raddr 0.0.0.0 rport 0" : "host";
  return `a=candidate:${index + 1} 1 udp ${2113937151 - index} ${address} ${high * 256 + low} typ ${type}`;
}

/**
 * The host begins the handshake, after the answer is entered. If the guest began it, as is usual, its first messages would arrive too early,
 * and later ones at growing intervals; and those of another guest with the same invitation would interfere.
 * @param {string} type @param {{fingerprint: string, ufrag: string, pwd: string, candidates: readonly string[]}} parts
 */
export const sdpOf = (type, { fingerprint, ufrag, pwd, candidates }) =>
  [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${type === "offer" ? "active" : "passive"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
