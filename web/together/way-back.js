/**
 * The way back to the friend's device after a reload, or if a connection does not recover. While two devices are connected, each keeps
 * spares for the other. The page that stayed waits with its own spares; the reloaded page uses the friend's. If both stayed, the guest
 * uses the host's. No step needs to send anything, so no server is needed.
 */

import { MOST_SPARES } from "./peer.js";
import { awaitFriend, comeTo, friendIn, makeSpare, usable } from "./spare.js";

/** @typedef {import("./peer.js").Message} Message */
/** @typedef {import("./peer.js").Spare} Spare */
/** @typedef {import("./spare.js").Kept} Kept */

/** How long each of the first tries lasts, while the player waits; later tries last longer (ms). */
const TRY_MS = 5000;
const FIRST_TRIES = 2;
const LATER_MS = 20_000;
/** A waiting spare is described again after this time (ms). */
const AGAIN_MS = 3000;
/** Old spares are kept this long (ms), until the friend's device has received the new ones. */
const RETIRE_MS = 10_000;
/** After this number of tries the page that uses spares gives up. The page that waits goes on. */
const MOST_TRIES = 180;
/** Further lists of spares within this time (ms) are ignored. */
const MOST_LISTS = 8;
const LISTS_MS = 60_000;

/**
 * @param {(message: Message) => void} post
 * @param {{came: import("./spare.js").Came, heard(): void, refused(): void}} heed came: a spare became a connection; heard: the friend's spares are known;
 *   refused: the browser refuses the changed secrets
 */
export function createWayBack(post, { came, heard, refused }) {
  /** @type {RTCCertificate | null} */
  let certificate = null;
  /** @type {Kept[]} */
  let own = [];
  /** @type {readonly Spare[]} */
  let friend = [];
  /** When the friend's device sent spares (ms). @type {number[]} */
  let lists = [];
  let offered = false;
  /** @type {RTCPeerConnection | null} */
  let trying = null;
  /** Counts connections: work that began for an earlier one is dropped. */
  let round = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let waiting;

  const found = (/** @type {RTCPeerConnection} */ connection, /** @type {RTCDataChannel} */ channel) => {
    if (connection === trying) trying = null;
    else if (own.some((each) => each.connection === connection))
      own = own.filter((each) => each.connection !== connection);
    else return connection.close();
    came(connection, channel);
    known(); // the friend's device has taken the way back
  };

  function rest() {
    clearTimeout(next);
    clearInterval(waiting);
    trying?.close();
    trying = null;
  }

  const close = (/** @type {readonly Kept[]} */ spares) => spares.forEach(({ connection }) => connection.close());

  /** @param {readonly Kept[]} old */
  function retire(old) {
    close(old.filter((each) => own.includes(each)));
    own = own.filter((each) => !old.includes(each));
  }

  /** Makes spares for the friend's device and sends them. */
  async function offer() {
    const now = round;
    certificate ??= await RTCPeerConnection.generateCertificate(
      /** @type {AlgorithmIdentifier} */ ({ name: "ECDSA", namedCurve: "P-256" }),
    );
    const of = certificate;
    const made = await Promise.all(Array.from({ length: MOST_SPARES }, () => makeSpare(of, found)));
    const fresh = made.flatMap((each) => each ?? []);
    if (now !== round) return close(fresh);
    const old = own;
    setTimeout(() => retire(old), RETIRE_MS);
    own = [...own, ...fresh];
    if (fresh.length) post({ type: "spares", spares: fresh.map(({ spare }) => spare) }); // an empty list means that this device leaves
    heard();
  }

  /** @param {number} count of tries before */
  async function attempt(count) {
    trying?.close();
    if (!certificate || !friend.length || count >= MOST_TRIES) return;
    next = setTimeout(() => attempt(count + 1), count < FIRST_TRIES ? TRY_MS : LATER_MS);
    const now = round;
    try {
      const { connection, answered } = comeTo(friend[count % friend.length], certificate, found);
      trying = connection;
      await answered;
    } catch {
      if (now !== round) return;
      rest();
      refused();
    }
  }

  /** Called when the friend's device says that it knows spares. */
  function known() {
    if (offered) return;
    offered = true;
    void offer().catch(() => {}); // this browser has no spares, so there is no way back
  }

  return {
    /** What a reloaded page needs; null: there is no way back. */
    way: () => (certificate && friend.length ? { certificate, spares: friend } : null),
    /** Called when the devices are connected. @param {boolean} again as before, so the friend's device still knows spares */
    opened(again) {
      round += 1;
      rest();
      if (!again) offered = false;
      else if (offered && own.every(({ awaited }) => awaited)) void offer().catch(() => {});
    },
    known,
    /** @param {readonly Spare[]} spares of the friend's device */
    heed(spares) {
      const now = Date.now();
      lists = [...lists.filter((at) => at > now - LISTS_MS), now].slice(-MOST_LISTS - 1);
      if (lists.length > MOST_LISTS) return;
      friend = usable(spares);
      heard();
    },
    /** Called when the connection is lost. @param {boolean} comes whether this device uses the friend's spares @returns {boolean} whether there is a way back */
    lost(comes) {
      const fingerprint = friendIn(friend);
      rest();
      if (!fingerprint || !certificate) return false;
      const wait = () => own.forEach((kept) => void awaitFriend(kept, fingerprint).catch(() => {}));
      wait();
      waiting = setInterval(wait, AGAIN_MS);
      if (comes) void attempt(0);
      return true;
    },
    /** Called after a reload: the page has no spares of its own. @param {import("./kept.js").Way} way */
    loaded(way) {
      ({ certificate, spares: friend } = way);
      friend = usable(friend);
      void attempt(0);
      return friend.length > 0;
    },
    /** Ends the way back. */
    stop() {
      round += 1;
      rest();
      close(own);
      [certificate, own, friend] = [null, [], []];
    },
  };
}
