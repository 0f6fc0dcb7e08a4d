/** Direct connections between two devices, by WebRTC. They carry letters; the engine judges these. */

import { answersElsewhere } from "./answers.js";
import { markOf, pack, unpack } from "./code.js";
import { createComingBack } from "./coming-back.js";
import { describedWithAddresses } from "./gathering.js";
import { mark, marked, unmark } from "./kept.js";
import { createLots } from "./lots.js";
import { createDoor } from "./peer.js";
import { friendsWish, wishOf } from "./rematch.js";
import { idIn, keyOfGame, ofConnection, sharedOf } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./peer.js").Message} Message */
/** @typedef {import("./peer.js").Misuse} Misuse */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("../engine/protocol.js").Side} Side */

/** If there is no connection after this time (ms), none is possible. */
const CONNECT_MS = 9000; // with the page's other work, players learn it within 10 s
const PING_MS = 4000;
/** The number of pings whose answers count. */
const MOST_PINGS = 8;
/** The most questions from a device, about other games or other pasts of one; a device that asks more is dropped. */
const MOST_ASKS = 8;
/** A device that answers no ping for this time is asleep, or its network is gone. */
const SILENT_MS = 10_000;
/** A connection that the player ends stays open this long (ms), for the last message: closed at once, it would lose what is under way. */
const LAST_MS = 5000;

/** @param {0 | 1} side */
const other = (side) => /** @type {0 | 1} */ (1 - side);

export { handOn } from "./answers.js";
export { tidy } from "./kept.js";

/** The codes of both sides, and their connection. @param {Store} store */
export function directConnection(store) {
  /** @type {RTCPeerConnection | null} */
  let connection = null;
  /** @type {RTCDataChannel | null} */
  let channel = null;
  let sent = "";
  let wished = "";
  /** The times of pings without an answer (ms). @type {number[]} */
  let unanswered = [];
  let heard = 0;
  /** The pings since the friend's device fell silent. */
  let silence = 0;
  /** The host's drawn side: the first letter must fit. @type {Side | null} */
  let drawn = null;
  /** Messages after a number of the draw wait until the number is checked. @type {Promise<unknown> | null} */
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

  /** Closes the connection. @param {number} [after] (ms) */
  function cut(after = 0) {
    clearTimeout(timer);
    clearInterval(pings);
    const left = connection;
    channel?.close(); // after its last message has arrived
    [connection, channel, sent, wished] = [null, null, "", ""];
    [drawn, checking] = [null, null];
    lots = newLots();
    if (after) setTimeout(() => left?.close(), after);
    else left?.close();
  }

  /** Ends the connection, and tells the friend's device that there is no way back. */
  function close() {
    const hears = channel?.readyState === "open";
    if (hears) post({ type: "spares", spares: [] });
    back.stop();
    cut(hears ? LAST_MS : 0);
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
  const entryCount = () => {
    const { direct, games } = store.state().together;
    const [one, other] = games[direct?.key ?? ""]?.letter.entries ?? [0, 0];
    return one + other;
  };
  const isOurs = (/** @type {ReturnType<typeof unpack>} */ answer) =>
    !answer?.about || answer.about === markOf(connection?.localDescription?.sdp);
  const isHost = () => store.state().together.direct?.role === "host";

  /** @param {string} stun an address that the players chose; "": none */
  function fresh(stun) {
    close();
    return watched(new RTCPeerConnection(stun ? { iceServers: [{ urls: `stun:${stun}` }] } : {}));
  }

  /** @param {RTCPeerConnection} made the new connection */
  function watched(made) {
    connection = made;
    made.addEventListener("connectionstatechange", () => {
      if (made !== connection) return;
      if (made.connectionState === "connected" && channel?.readyState === "open") isOpen({});
      if (made.connectionState === "failed" || made.connectionState === "disconnected") lost();
    });
    return made;
  }

  /** Called when the devices are connected, perhaps by the same connection as before: after a short sleep a device still has it. @param {Partial<Direct>} change */
  function isOpen(change) {
    const { phase } = store.state().together.direct ?? {};
    tell({ phase: "open", ...change });
    if (phase === "returning" || phase === "lost") back.opened(true);
  }

  /** @param {"page" | null} [why] */
  function lost(why = null) {
    const { direct } = store.state().together;
    if (direct?.phase === "open") back.lost(why) || tell({ phase: "lost" });
    else if (direct?.phase === "connecting" || direct?.phase === "answering") tell({ phase: "failed" });
  }

  /** @param {RTCDataChannel} opened @param {Partial<Direct>} [change] */
  function use(opened, change) {
    channel = opened;
    const door = createDoor(heed, drop);
    opened.addEventListener("message", ({ data }) => {
      if (channel !== opened) return;
      heard = Date.now();
      door(data);
    });
    const start = () => {
      clearTimeout(timer);
      heard = Date.now();
      tell({ phase: "open", code: "", lag: null, ...change });
      back.opened(false);
      remember(store.state());
      clearInterval(pings);
      pings = setInterval(ping, PING_MS);
      ping();
      follow(store.state());
    };
    if (opened.readyState === "open") start();
    else opened.addEventListener("open", start);
    opened.addEventListener("close", () => {
      if (channel === opened) lost();
    });
  }

  function ping() {
    silence = Date.now() - heard > SILENT_MS ? silence + 1 : 0;
    if (silence) lost();
    if (silence & (silence - 1)) return; // at growing intervals: a device that slept receives all of them at once
    const at = Date.now();
    unanswered = [...unanswered.slice(-MOST_PINGS), at];
    post({ type: "ping", at, ...(knowsSpares() ? { spares: true } : {}) });
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
    if (!unanswered.includes(at)) return; // not the answer to a ping
    unanswered = unanswered.filter((each) => each > at);
    const { phase } = store.state().together.direct ?? {};
    if (phase === "open" || phase === "returning" || phase === "lost")
      isOpen({ lag: Math.max(0, Math.round((Date.now() - at) / 2)) });
  }

  /** @param {Exclude<Message, {type: "lot"}>} message */
  function take(message) {
    if (message.type === "ping") {
      if (message.leaves) return lost("page");
      post({ type: "pong", at: message.at });
      if (message.spares && knowsSpares()) back.known();
    } else if (message.type === "spares") {
      if (!message.spares.length) tell({ why: "left" });
      back.heed(message.spares);
    } else if (message.type === "pong") answered(message.at);
    else if (message.type === "phrase")
      tell({ phrase: { phrase: message.phrase, mine: false, at: entryCount(), of: message.of } });
    else if (lots.waits() || !isAsDrawn(message.side)) drop("lots");
    else {
      const { direct, games } = store.state().together;
      if (isUndrawn(direct)) tell({ lot: "none" });
      if (message.wish && idIn(message.text) === games[direct?.key ?? ""]?.letter.id) sent = ""; // the friend has left the game that this device is at
      store.dispatch({ type: "letter", text: message.text, side: other(message.side), live: true, wish: message.wish });
    }
  }

  /** Whether the host's side fits the draw, which counts until the game arrives, not only for the first letter. @param {Side} side */
  function isAsDrawn(side) {
    if (store.state().together.direct?.key) drawn = null;
    return drawn === null || drawn === side;
  }

  /** Sends the game with this friend after each change: the one on the board, or else that of the connection. @param {State} state */
  function follow(state) {
    const { adding, begun, direct, games } = state.together;
    const shared = games[direct?.key ?? ""];
    if (channel && (direct?.asks ?? 0) > MOST_ASKS) return drop("rate");
    if (!shared || channel?.readyState !== "open" || direct?.phase === "dropped") return;
    const { text } = shared.letter;
    if (isHost() && shared.lots) void lots.begin();
    if (text !== sent && !adding && !lots.busy() && begun?.instead !== shared.key) {
      sent = text;
      post({ type: "letter", side: shared.side, text });
      if (shared.base) store.dispatch({ type: "letter-sent", key: shared.key, live: true });
    }
    const wish = wishOf(state.together) ?? (shared.letter.ending ? nextOn(state) : undefined);
    if (!wish) wished = ""; // it may be the same wish again
    if (wish && wish.letter.text !== wished) {
      wished = wish.letter.text;
      post({ type: "letter", side: wish.side, text: wished, wish: true });
    }
    remember(state);
  }

  /** The code, after all addresses are known. @param {RTCPeerConnection} of @param {string} stun */
  async function codeOf(of, stun) {
    const described = await describedWithAddresses(of);
    if (described?.type === "offer") return pack({ ...described, stun, about: aboutOf(store.state()) });
    return described && pack({ ...described, about: markOf(of.remoteDescription?.sdp) });
  }

  /** @param {Partial<Direct>} start @param {(made: RTCPeerConnection) => Promise<unknown>} prepare */
  async function begin(start, prepare) {
    const stun = start.stun ?? "";
    back.forget();
    tell({ phase: "preparing", code: "", lag: null, lot: null, why: null, phrase: null, ...NEW, stun, ...start });
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

  lots = newLots();
  const back = createComingBack(store, post, (made, opened, change) => {
    cut();
    watched(made);
    use(opened, change);
  });
  const listen = answersElsewhere(
    (code) => isOurs(unpack(code)),
    (code) => void commands.accept(code),
  );
  let soon = false;
  /** @type {Direct | null} */
  let last = store.state().together.direct;
  const commands = {
    /** @param {State} state */
    follow(state) {
      listen(state);
      back.follow(state);
      const ended = last && !state.together.direct && !OTHERS.has(last.phase) ? last : null;
      last = state.together.direct;
      if (ended && unmark(ended.key)) back.forget();
      if (ended) close(); // the game goes on by link, perhaps because the friend sent one
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
    /** Invites to a new game as soon as the engine has begun it. */
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
          else opened.close(); // each would have its own door
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
      // An answer to another invitation can't connect, and would use up this invitation.
      if (!isOurs(answer)) return tell({ why: "other" });
      tell({ phase: "connecting", why: null });
      timer = setTimeout(lost, CONNECT_MS, null);
      await connection.setRemoteDescription(answer).catch(() => tell({ phase: "failed" }));
    },
    /** @param {import("./state.js").Phrase} phrase @param {string} [of] the id of the game that it refuses: by default the friend's wish */
    say(phrase, of = phrase === "not-now" ? friendsWish(store.state().together)?.id : undefined) {
      post({ type: "phrase", phrase, of });
      if (of && wishOf(store.state().together)?.letter.id !== of) wished = ""; // the friend may have agreed to it, and did not heed the last wish
      tell({ phrase: { phrase, mine: true, at: entryCount(), of } });
    },
    leave() {
      close();
      store.dispatch({ type: "direct", change: null });
    },
  };
  const left = marked() ?? "";
  if (Object.hasOwn(store.state().together.games, left)) void back.loaded(left, keyOfGame(store.state().game) === left);
  return commands;
}

/** A rematch on the board that was begun without the connection. @param {State} state */
function nextOn(state) {
  const shown = sharedOf(state);
  return shown && !shown.letter.ending && ofConnection(state.together, shown) ? shown : undefined;
}

/** Whether the friend's invitation promised a draw, and the first game comes without one. @param {Direct | null} direct */
const isUndrawn = (direct) =>
  direct?.key === "" && direct.lot === null && unpack(direct.offer)?.about?.split(",")[3] === "?";

/** Whether this browser can use a certificate again. */
const knowsSpares = () => typeof RTCPeerConnection.generateCertificate === "function";

/** The phases in which this tab has no connection to end. @type {ReadonlySet<Direct["phase"]>} */
const OTHERS = new Set(["asked", "handed", "elsewhere"]);

/** A new connection begins without the wishes of the one before. @type {Partial<Direct>} */
const NEW = { asks: 0, wish: null, wishes: [] };

/** The phases that a reload loses. @type {ReadonlySet<Direct["phase"]>} */
const LIVE = new Set(["inviting", "connecting", "open"]);

/** @param {State} state */
function remember({ game, together: { direct } }) {
  if (direct && LIVE.has(direct.phase)) mark(direct.key || keyOfGame(game));
}

/**
 * An invitation's description: the game on the board, the friend's side ("?": it will be drawn, "": the game has begun), and who
 * invites.
 * @param {State} state
 */
function aboutOf(state) {
  const shared = sharedOf(state);
  if (!shared || state.together.direct?.role !== "host") return "";
  const { board, ruleset, days, clock, names, id, turns } = shared.letter;
  const side = turns.length ? "" : shared.lots ? "?" : "xo"[1 - shared.side];
  return [board.includes("/") ? "/" : board, ruleset, days ?? clock, side, id, names[shared.side]].join(",");
}
