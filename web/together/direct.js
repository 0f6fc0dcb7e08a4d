/** Direct connections between two devices, by WebRTC. They carry letters, and nothing decides here. */

import { markOf, pack, unpack } from "./code.js";
import { createLots } from "./lots.js";
import { createDoor } from "./peer.js";
import { keyOfGame, ofConnection, sharedOf } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./peer.js").Message} Message */
/** @typedef {import("./peer.js").Misuse} Misuse */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("../engine/protocol.js").Side} Side */

/** Addresses that are found later than this are not waited for. */
const GATHER_MS = 2500;
/** A device that has no address so much later has none: players hear of that within 10 s, too. */
const FIRST_ADDRESS_MS = 6500;
/** A connection that is not there after this is not possible. */
const CONNECT_MS = 9000; // with what the page does before and after, players hear of it within 10 s
const PING_MS = 4000;
/** An answer to an older ping is not waited for. */
const MOST_PINGS = 8;
const CONNECTED = "bug.direct";
/** The channel between the tabs of a browser on which answers to an invitation are handed on. */
const ANSWERS = "bug.answers";
/** A device that asks more, by other games or by other pasts of the same, leaves its friend no peace. */
const MOST_ASKS = 8;
/** A device that answers no ping for so long has gone to sleep, or its network is gone. */
const SILENT_MS = 10_000;

const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

/** @param {EventTarget} target @param {string} event @param {() => boolean} holds */
const until = (target, event, holds) =>
  new Promise((done) => (holds() ? done(null) : target.addEventListener(event, () => holds() && done(null))));

/** Is there an address at which another device could reach this one? @param {RTCPeerConnection} connection */
const isReachable = ({ localDescription }) => /^a=candidate:/m.test(localDescription?.sdp ?? "");

/** @param {0 | 1} side */
const other = (side) => /** @type {0 | 1} */ (1 - side);

/** The codes of both sides and the connection that comes of them. @param {Store} store */
export function directConnection(store) {
  /** @type {RTCPeerConnection | null} */
  let connection = null;
  /** @type {RTCDataChannel | null} */
  let channel = null;
  let sent = "";
  let wished = "";
  /** When pings were sent (ms). @type {number[]} */
  let unanswered = [];
  let heard = 0;
  /** The pings since the friend's device fell silent. */
  let silence = 0;
  /** The side of the player who invited, by a lot that both devices drew: the first letter has to fit. @type {Side | null} */
  let drawn = null;
  /** What comes after a number of the lot waits until that is checked. @type {Promise<unknown> | null} */
  let checking = null;
  /** @type {ReturnType<typeof createLots>} */
  let lots;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pings;

  const tell = (/** @type {Partial<Direct>} */ change) => store.dispatch({ type: "direct", change });
  const post = (/** @type {Message} */ message) => {
    if (channel?.readyState === "open") channel.send(JSON.stringify(message));
  };

  function close() {
    clearTimeout(timer);
    clearInterval(pings);
    const left = connection;
    [connection, channel, sent, wished] = [null, null, "", ""];
    [drawn, checking] = [null, null];
    lots = newLots();
    left?.close();
  }

  /** @param {Misuse} why */
  function drop(why) {
    close();
    tell({ phase: "dropped", why });
  }

  const newLots = () =>
    createLots(post, {
      drawn(side) {
        if (isHost()) store.dispatch({ type: "lots-drawn", side });
        else drawn = side;
        tell({ lot: "drawn" });
      },
      alone() {
        if (isHost()) store.dispatch({ type: "lots-drawn", side: null });
        tell({ lot: "alone" });
      },
      cheated: () => drop("lots"),
    });
  const turnCount = () => sharedOf(store.state())?.letter.turns.length ?? 0;
  const isHost = () => store.state().together.direct?.role === "host";

  /** @param {string} stun an address of the players' choice; "" is none */
  function fresh(stun) {
    close();
    const made = new RTCPeerConnection(stun ? { iceServers: [{ urls: `stun:${stun}` }] } : {});
    connection = made;
    made.addEventListener("connectionstatechange", () => {
      if (made !== connection) return;
      if (made.connectionState === "connected" && channel?.readyState === "open") tell({ phase: "open" });
      if (made.connectionState === "failed" || made.connectionState === "disconnected") lost();
    });
    return made;
  }

  function lost() {
    const { direct } = store.state().together;
    if (direct?.phase === "open") tell({ phase: "lost" });
    else if (direct?.phase === "connecting" || direct?.phase === "answering") tell({ phase: "failed" });
  }

  /** @param {RTCDataChannel} opened */
  function use(opened) {
    channel = opened;
    const door = createDoor(heed, drop);
    opened.addEventListener("message", ({ data }) => {
      heard = Date.now();
      door(data);
    });
    opened.addEventListener("open", () => {
      clearTimeout(timer);
      heard = Date.now();
      tell({ phase: "open", code: "", lag: null });
      remember(store.state());
      clearInterval(pings);
      pings = setInterval(ping, PING_MS);
      ping();
      follow(store.state());
    });
    opened.addEventListener("close", () => {
      if (channel === opened) lost();
    });
  }

  function ping() {
    silence = Date.now() - heard > SILENT_MS ? silence + 1 : 0;
    if (silence) lost();
    if (silence & (silence - 1)) return; // ever more seldom: a device that slept hears all of them at once
    const at = Date.now();
    unanswered = [...unanswered.slice(-MOST_PINGS), at];
    post({ type: "ping", at });
  }

  /** @param {Message} message */
  function heed(message) {
    const of = connection;
    const next = async () => {
      if (of !== connection) return;
      if (message.type === "lot") await lots.heed(message);
      else take(message);
    };
    if (message.type === "lot" || (message.type === "letter" && checking))
      checking = Promise.resolve(checking).then(next);
    else take(message);
  }

  /** @param {number} at */
  function answered(at) {
    if (!unanswered.includes(at)) return; // nobody asked so
    unanswered = unanswered.filter((each) => each > at);
    const { phase } = store.state().together.direct ?? {};
    if (phase === "open" || phase === "lost")
      tell({ phase: "open", lag: Math.max(0, Math.round((Date.now() - at) / 2)) });
  }

  /** @param {Exclude<Message, {type: "lot"}>} message */
  function take(message) {
    if (message.type === "ping") post({ type: "pong", at: message.at });
    else if (message.type === "pong") answered(message.at);
    else if (message.type === "phrase") tell({ phrase: { phrase: message.phrase, mine: false, at: turnCount() } });
    else if (lots.waits() || !isAsDrawn(message.side)) drop("lots");
    else {
      store.dispatch({ type: "letter", text: message.text, side: other(message.side), live: true });
    }
  }

  /** Does the side of the host fit the lot? It counts until the game is there, not only for the first letter. @param {Side} side */
  function isAsDrawn(side) {
    if (store.state().together.direct?.key) drawn = null;
    return drawn === null || drawn === side;
  }

  /** Sends the game on the board whenever it has changed, if it is the friend's. @param {State} state */
  function follow(state) {
    const shared = sharedOf(state);
    const { adding, begun, direct, games } = state.together;
    if (channel && (direct?.asks ?? 0) > MOST_ASKS) return drop("rate");
    if (!shared || channel?.readyState !== "open" || direct?.phase === "dropped") return;
    if (!ofConnection(state.together, shared)) return;
    const { text } = shared.letter;
    if (isHost() && games[direct?.key ?? ""]?.lots) void lots.begin();
    if (text !== sent && !adding && !lots.busy() && begun?.instead !== shared.key) {
      sent = text;
      post({ type: "letter", side: shared.side, text });
      if (shared.base) store.dispatch({ type: "letter-sent", key: shared.key, live: true });
    }
    const wish = games[direct?.wish ?? ""];
    if (wish && wish.letter.text !== wished) {
      wished = wish.letter.text;
      post({ type: "letter", side: wish.side, text: wished });
    }
    remember(state);
  }

  /** The code, when all addresses are known. @param {RTCPeerConnection} of @param {string} stun */
  async function codeOf(of, stun) {
    const complete = until(of, "icegatheringstatechange", () => of.iceGatheringState === "complete");
    await Promise.race([complete, pause(GATHER_MS)]);
    // A busy device may need longer for its first address.
    if (!isReachable(of))
      await Promise.race([complete, until(of, "icecandidate", () => isReachable(of)), pause(FIRST_ADDRESS_MS)]);
    const { type, sdp } = of.localDescription ?? { type: "offer", sdp: "" };
    if (!isReachable(of)) return null;
    if (type !== "offer") return pack({ type: "answer", sdp, about: markOf(of.remoteDescription?.sdp) });
    return pack({ type, sdp, stun, about: aboutOf(store.state()) });
  }

  /** @param {Partial<Direct>} start @param {(made: RTCPeerConnection) => Promise<unknown>} prepare */
  async function begin(start, prepare) {
    const stun = start.stun ?? "";
    tell({ phase: "preparing", code: "", lag: null, lot: null, why: null, phrase: null, asks: 0, stun, ...start });
    try {
      const made = fresh(stun);
      await prepare(made);
      const code = await codeOf(made, stun);
      if (made !== connection) return;
      if (!code) return tell({ phase: "failed", why: "alone" });
      tell({ phase: start.role === "host" ? "inviting" : "answering", code });
      remember(store.state());
    } catch {
      tell({ phase: "failed", why: "alone" });
    }
  }

  /** While the host waits, an answer may be opened in another tab. @type {BroadcastChannel | null} */
  let answers = null;

  /** @param {State} state */
  function listen({ together: { direct } }) {
    const wanted = direct?.phase === "inviting" && typeof BroadcastChannel === "function";
    if (wanted === (answers !== null)) return;
    answers?.close();
    answers = wanted ? new BroadcastChannel(ANSWERS) : null;
    answers?.addEventListener("message", ({ data }) => {
      if (typeof data !== "string") return;
      answers?.postMessage({ heard: true });
      void commands.accept(data);
    });
  }

  lots = newLots();
  let soon = false;
  const commands = {
    /** @param {State} state */
    follow(state) {
      listen(state);
      if (!state.together.direct) forget(keyOfGame(state.game));
      if (soon && !state.together.begun) {
        soon = false;
        store.dispatch({ type: "together", change: { page: "direct" } });
        store.dispatch({ type: "dialog", name: "together" });
        void commands.invite();
      }
      follow(state);
    },
    /** Invites the friend to the game on the board. @param {string} [stun] */
    invite: (stun = "") =>
      begin({ role: "host", stun, offer: "", key: keyOfGame(store.state().game) ?? "" }, async (made) => {
        use(made.createDataChannel("bug"));
        await made.setLocalDescription(await made.createOffer());
      }),
    /** Invites to the game that is being begun, once it is there. */
    inviteSoon() {
      soon = true;
      commands.follow(store.state());
    },
    /** Answers an invitation. @param {string} code @param {string} [stun] */
    answer(code, stun = "") {
      const offer = unpack(code);
      if (offer?.type !== "offer") return tell({ phase: "failed", role: "guest", why: "form" });
      return begin({ role: "guest", stun }, async (made) => {
        made.addEventListener("datachannel", ({ channel: opened }) => {
          if (made === connection && !channel) use(opened);
          else opened.close(); // each would have a door of its own
        });
        await made.setRemoteDescription(offer);
        await made.setLocalDescription(await made.createAnswer());
      });
    },
    /** Takes the friend's answer. @param {string} code */
    async accept(code) {
      const answer = unpack(code);
      const { direct } = store.state().together;
      if (direct?.phase === "inviting" && code === direct.code) return tell({ why: "own" });
      if (!connection || direct?.phase !== "inviting" || answer?.type !== "answer") return tell({ why: "form" });
      // An answer to another invitation leads nowhere, and this invitation would be used up.
      if (answer.about && answer.about !== markOf(connection.localDescription?.sdp)) return tell({ why: "other" });
      tell({ phase: "connecting", why: null });
      timer = setTimeout(lost, CONNECT_MS);
      await connection.setRemoteDescription(answer).catch(() => tell({ phase: "failed" }));
    },
    say(/** @type {import("./state.js").Phrase} */ phrase) {
      post({ type: "phrase", phrase });
      tell({ phrase: { phrase, mine: true, at: turnCount() } });
    },
    leave() {
      close();
      store.dispatch({ type: "direct", change: null });
    },
  };
  const shared = sharedOf(store.state());
  if (shared && !shared.letter.ending && inStorage((storage) => storage.getItem(CONNECTED)) === shared.key)
    tell({ phase: "lost", key: shared.key });
  return commands;
}

/** What a page that is loaded again has lost. @type {ReadonlySet<Direct["phase"]>} */
const LIVE = new Set(["inviting", "connecting", "open"]);

/** The game of the connection: a page that is loaded again, or in another tab, says that its connection is gone. @param {State} state */
function remember({ game, together: { direct } }) {
  const key = direct && LIVE.has(direct.phase) ? keyOfGame(game) : null;
  if (key) inStorage((storage) => storage.getItem(CONNECTED) === key || storage.setItem(CONNECTED, key));
}

/** The game goes on by link. @param {string | null} key */
const forget = (key) =>
  inStorage((storage) => key !== null && storage.getItem(CONNECTED) === key && storage.removeItem(CONNECTED));

/** @template T @param {(storage: Storage) => T} use */
function inStorage(use) {
  try {
    return use(localStorage);
  } catch {
    return null; // storage is blocked
  }
}

/**
 * What an invitation says of itself: of the game on the board, of the side that the friend is to play ("?": it will be drawn, "": the game has
 * begun), and who invites.
 * @param {State} state
 */
function aboutOf(state) {
  const shared = sharedOf(state);
  if (!shared || state.together.direct?.role !== "host") return "";
  const { board, ruleset, days, clock, names, id, turns } = shared.letter;
  const side = turns.length ? "" : shared.lots ? "?" : "xo"[1 - shared.side];
  return [board.includes("/") ? "/" : board, ruleset, days ?? clock, side, id, names[shared.side]].join(",");
}

/** A tab that waits for an answer says within this time (ms) that it has it. */
const HEARD_MS = 1000;

/** Gives an answer that was opened here to the other tabs. @param {string} code @param {Store | null} store of a tab that does not wait for it itself */
export function handOn(code, store) {
  const channel = new BroadcastChannel(ANSWERS);
  const end = (/** @type {boolean} */ heard) => {
    clearTimeout(late);
    channel.close();
    store?.dispatch({ type: "direct", change: heard ? { phase: "handed" } : { phase: "failed", why: "late" } });
  };
  const late = setTimeout(end, HEARD_MS, false);
  channel.addEventListener("message", ({ data }) => data?.heard === true && end(true));
  channel.postMessage(code);
}
