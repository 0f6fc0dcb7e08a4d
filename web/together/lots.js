/**
 * Two connected devices draw the sides together: the host promises a secret number by its hash, the guest answers with its own number,
 * and then the host shows the secret. Neither can choose, and each can check. The hash function is the browser's own, which only
 * secure addresses have (https, localhost, a file); elsewhere the host draws alone, and both pages say so.
 */

/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("./peer.js").Message} Message */
/** @typedef {{drawn(side: Side): void, alone(): void, cheated(): void}} Heed drawn: the side of the player who invites */

const BYTES = 16;

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const newNumber = () => hex(crypto.getRandomValues(new Uint8Array(BYTES)));
const mayCheck = () => Boolean(crypto.subtle);

/** @param {string} secret */
const hashOf = async (secret) =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));

/** @param {string} secret @param {string} answer @returns {Side} */
const sideOf = (secret, answer) =>
  /** @type {Side} */ ((parseInt(secret.slice(-1), 16) ^ parseInt(answer.slice(-1), 16)) & 1);

/** @param {(message: Message) => void} post @param {Heed} heed */
export function createLots(post, { drawn, alone, cheated }) {
  let secret = "";
  /** @type {string | null} */
  let promise = null;
  let answer = "";
  let [begun, busy] = [false, false];
  const say = (/** @type {"promise" | "answer" | "secret"} */ step, /** @type {string} */ value) =>
    post({ type: "lot", step, value });
  return {
    /** Begins the draw, once, on the host's device. */
    async begin() {
      if (begun) return;
      begun = busy = true;
      secret = mayCheck() ? newNumber() : "";
      say("promise", secret && (await hashOf(secret)));
    },
    /** Whether the friend's device expects the secret before anything else. */
    busy: () => busy,
    /** Whether this device expects the secret before anything else. */
    waits: () => answer !== "",
    /** @param {Extract<Message, {type: "lot"}>} message */
    async heed({ step, value }) {
      if (step === "promise") {
        if (promise !== null) return cheated(); // a second promise could be chosen to fit the answer
        promise = value;
        answer = value && mayCheck() ? newNumber() : "";
        say("answer", answer);
        if (!answer) alone();
      } else if (step === "answer") {
        if (!busy) return cheated(); // no draw has begun
        busy = false;
        if (!secret || !value) return alone();
        say("secret", secret);
        drawn(sideOf(secret, value));
        secret = "";
      } else if (answer) {
        const fits = value && (await hashOf(value)) === promise;
        const side = fits ? sideOf(value, answer) : null;
        answer = "";
        if (side === null) cheated();
        else drawn(side);
      }
    },
  };
}
