// A page that reconnects (coming-back.test.mjs, coming-back-loaded.test.mjs), without a browser: its locks, its stored way back, and its connections, which only record calls.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock } from "node:test";
import { stored } from "../indexed-db.mjs";
import { createComingBack } from "../../../web/together/coming-back.js";
import { certificate, OTHER, Peer, sdp, spareOf } from "./peer-connection.mjs";

/** @type {any} */
const scope = globalThis;
const { RTCPeerConnection } = scope;
const navigator = Object.getOwnPropertyDescriptor(globalThis, "navigator");
export const NOW = 1_800_000_000_000;

/** The browser's locks: the names that were asked for, and those that are held. */
export const locks = {
  /** @type {string[]} */
  asked: [],
  /** @type {Set<string>} */
  held: new Set(),
  /** @param {string} name @param {unknown} _ @param {() => Promise<unknown>} hold */
  async request(name, _, hold) {
    locks.asked.push(name);
    if (locks.held.has(name)) throw new Error("another tab has it");
    locks.held.add(name);
    await hold();
    locks.held.delete(name);
  },
};
beforeEach(() => {
  scope.RTCPeerConnection = Peer;
  Object.assign(Peer, { made: [], asked: [], offered: sdp("offer"), refuses: false });
  Object.assign(locks, { asked: [], held: new Set() });
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: NOW });
  disk().clear();
});
afterEach(() => {
  scope.RTCPeerConnection = RTCPeerConnection;
  if (navigator) Object.defineProperty(globalThis, "navigator", navigator);
  else Reflect.deleteProperty(globalThis, "navigator");
  mock.timers.reset();
});

/** Everything stored. */
const disk = () => stored("bug-way-back");
/** The stored way back. @returns {any} */
export const way = () => disk().get("way") ?? null;

/** Runs all pending tasks that wait for no timer. */
export async function quiet() {
  for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
}
/** @param {number} ms */
export async function pass(ms) {
  mock.timers.tick(ms);
  await quiet();
}

export const FRIENDS = ["aaaa", "bbbb"].map((ufrag) => ({ ...spareOf("offer", OTHER), ufrag }));
/** The connections that were made to come to the friend's spares. */
export const comers = () =>
  Peer.made.filter(({ calls }) =>
    /** @type {string[][]} */ (calls).some(([kind, type]) => kind === "local" && type === "answer"),
  );
export const closed = () => Peer.made.every((peer) => peer.count("close") > 0);

/** A page with a game on a connection. @param {any} [direct] @param {any} [game] parts of the game and its letter */
export function device(direct = {}, { letter = {}, ...game } = /** @type {any} */ ({})) {
  const shared = {
    ...{ key: "k3/x", side: 0, live: false, unsent: false },
    letter: { ending: null, last: 0, names: ["Ann", "Ben"], ...letter },
    ...game,
  };
  const state = /** @type {any} */ ({
    game: { seats: [{ kind: "person" }, { kind: "friend", key: "k3/x" }] },
    together: {
      games: { "k3/x": shared },
      direct: direct && { phase: "open", role: "guest", key: "k3/x", ...direct },
    },
  });
  /** @type {any[]} */
  const said = [];
  /** The games whose turn another board's reader is told of. @type {string[]} */
  const news = [];
  const dispatch = (/** @type {any} */ { type, change, code, text }) => {
    if (type === "notice") {
      assert.equal(code, "friend");
      return news.push(text);
    }
    assert.equal(type, "direct");
    said.push(change);
    state.together.direct = { ...state.together.direct, ...change };
  };
  /** @type {any[]} */
  const adopted = [];
  /** @type {any[]} */
  const posts = [];
  let leave = () => {};
  scope.addEventListener = (/** @type {string} */ type, /** @type {() => void} */ heed) => {
    assert.equal(type, "pagehide");
    leave = heed;
  };
  const back = createComingBack(
    /** @type {any} */ ({ state: () => state, dispatch }),
    (message) => posts.push(message),
    (...given) => adopted.push(given),
  );
  const change = (/** @type {any} */ parts) => {
    const { direct: before } = state.together;
    state.together.direct = parts && { ...before, ...parts };
    back.follow(state);
    return quiet();
  };
  return { back, state, shared, said, news, adopted, posts, change, leave };
}

/** A connected page that knows the friend's spares. @param {Parameters<typeof device>} given */
export async function ready(...given) {
  const made = device(...given);
  made.back.opened(false);
  made.back.known();
  await quiet();
  made.back.heed(FRIENDS);
  made.back.follow(made.state);
  await quiet();
  return made;
}

/** Stores a way back, as a visit before did. @param {any} [parts] */
export function visited(parts) {
  disk().set("way", { game: "k3", role: "host", certificate, spares: FRIENDS, at: NOW, ...parts });
}
