/**
 * The way back to the friend's device after a page was loaded again, or a connection did not come back by itself. While two devices are
 * connected, each keeps spares for the other. Whoever stays waits at its own; whoever was loaded again comes to the friend's. If both stayed, the
 * guest comes. No step needs anything to be sent, so there is no server.
 */

import { MOST_SPARES } from "./peer.js";
import { awaitFriend, comeTo, friendIn, makeSpare, usable } from "./spare.js";

/** @typedef {import("./peer.js").Message} Message */
/** @typedef {import("./peer.js").Spare} Spare */
/** @typedef {import("./spare.js").Kept} Kept */

/** The first tries last so long, as long as the player waits for them; later ones take their time (ms). */
const TRY_MS = 5000;
const FIRST_TRIES = 2;
const LATER_MS = 20_000;
/** A spare that waits is told so again after this time (ms). */
const AGAIN_MS = 3000;
/** Spares that were told of before are kept so long, until the friend's device has heard of the new ones (ms). */
const RETIRE_MS = 10_000;
/** Then nobody is expected any more by the one who comes. The one who waits goes on. */
const MOST_TRIES = 180;
/** A device that sends its spares more often within this time (ms) is not heeded. */
const MOST_LISTS = 8;
const LISTS_MS = 60_000;

/**
 * @param {(message: Message) => void} post
 * @param {{came: import("./spare.js").Came, heard(): void, refused(): void}} heed came: a connection came of a spare; heard: of the friend's spares;
 *   refused: the browser does not take the way
 */
export function createWayBack(post, { came, heard, refused }) {
  /** @type {RTCCertificate | null} */
  let certificate = null;
  /** @type {Kept[]} */
  let own = [];
  /** @type {readonly Spare[]} */
  let friend = [];
  /** When the friend's device sent its spares (ms). @type {number[]} */
  let lists = [];
  let offered = false;
  /** @type {RTCPeerConnection | null} */
  let trying = null;
  /** What was begun for an earlier connection comes to nothing. */
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
    known(); // it used the way
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

  /** Makes spares for the friend's device and tells it of them. */
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
    post({ type: "spares", spares: fresh.map(({ spare }) => spare) });
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

  /** The friend's device knows what spares are. */
  function known() {
    if (offered) return;
    offered = true;
    void offer().catch(() => {}); // this browser has no spares, so there is no way back
  }

  return {
    /** What has to be kept for a page that is loaded again; null: there is no way back. */
    way: () => (certificate && friend.length ? { certificate, spares: friend } : null),
    /** The devices are connected. @param {boolean} again as before, so the friend's device still knows spares */
    opened(again) {
      round += 1;
      rest();
      if (!again) offered = false;
      else if (own.some(({ awaited }) => awaited)) void offer().catch(() => {});
    },
    known,
    isKnown: () => offered,
    /** @param {readonly Spare[]} spares of the friend's device */
    heed(spares) {
      const now = Date.now();
      lists = [...lists.filter((at) => at > now - LISTS_MS), now].slice(-MOST_LISTS - 1);
      if (lists.length > MOST_LISTS) return;
      friend = usable(spares);
      heard();
    },
    /** The connection is lost. @param {boolean} comes does this device come to the friend's? @returns {boolean} is there a way back? */
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
    /** The page was loaded again: it has no spares of its own. @param {import("./kept.js").Way} way */
    loaded(way) {
      ({ certificate, spares: friend } = way);
      friend = usable(friend);
      void attempt(0);
      return friend.length > 0;
    },
    /** No way back is wanted any more. */
    stop() {
      round += 1;
      rest();
      close(own);
      [certificate, own, friend] = [null, [], []];
    },
  };
}
