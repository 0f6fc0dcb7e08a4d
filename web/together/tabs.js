/** Tabs of one browser. Two that play both sides of a game exchange their turns; of those that play one side, one has the connection. */

import { createDoor } from "./peer.js";
import { ofConnection, sharedOf } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("./state.js").Direct} Direct */

/** The tab with the connection, if there is one, answers within this time (ms). */
const ANSWER_MS = 1000;

/** The phases in which a tab has the connection, or begins one. @type {ReadonlySet<Direct["phase"] | undefined>} */
const HOLDS = new Set(["preparing", "inviting", "answering", "connecting", "open"]);

/** @param {State} state @param {Shared} shared */
const holds = ({ together }, shared) => HOLDS.has(together.direct?.phase) && ofConnection(together, shared);

/** @param {Store} store */
export function tabChannel(store) {
  /** @type {BroadcastChannel | null} */
  let channel = null;
  let said = "";
  /** The key of the game whose letter this tab has sent last. */
  let openedKey = "";
  /** The game whose connection this tab has announced. @type {Shared | null} */
  let held = null;
  /** The key of the game about which this tab has asked the others. */
  let asked = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let late;

  const post = (/** @type {Shared} */ { side, letter }, /** @type {object} */ what) =>
    channel?.postMessage({ id: letter.id, side, ...what });

  /** Notes whether another tab has the connection of this game. @param {Shared} shared @param {boolean} there */
  function heedLine(shared, there) {
    clearTimeout(late);
    const state = store.state();
    const elsewhere = state.together.direct?.phase === "elsewhere";
    if (there && !elsewhere && !holds(state, shared))
      store.dispatch({ type: "direct", change: { phase: "elsewhere", key: shared.key } });
    else if (!there && elsewhere) store.dispatch({ type: "direct", change: { phase: "lost" } });
  }

  /** @param {Shared} shared */
  function ask(shared) {
    clearTimeout(late);
    late = setTimeout(heedLine, ANSWER_MS, shared, false); // that tab has closed or crashed
    post(shared, { asks: true });
  }

  function open() {
    const opened = new BroadcastChannel("bug.together");
    const door = createDoor(
      (message) => {
        const shared = sharedOf(store.state());
        if (message.type !== "letter" || !shared) return;
        store.dispatch({ type: "letter", text: message.text, side: shared.side, live: true, tab: true });
      },
      () => {}, // without the door this tab only sends
    );
    opened.addEventListener("message", ({ data }) => {
      const state = store.state();
      if (data?.asks) return answer(state, data);
      const shared = sharedOf(state);
      if (!shared || data?.id !== shared.letter.id) return;
      if (data.side !== shared.side) {
        // The side may change until the draw: a tab that has drawn the other side is not the friend.
        if (data.message !== undefined && (!shared.lots || data.played)) door(data.message);
        if (!data.opens) return;
        said = ""; // that tab may lack something
        follow(store.state());
      } else if (typeof data.line === "boolean") heedLine(shared, data.line);
    });
    document.addEventListener("visibilitychange", () => {
      const shared = sharedOf(store.state());
      if (!document.hidden && shared && store.state().together.direct?.phase === "elsewhere") ask(shared);
    });
    addEventListener("pagehide", () => {
      if (held) post(held, { line: false });
    });
    return opened;
  }

  /** Another tab asks about a game, which need not be on this tab's board. @param {State} state @param {{id: unknown, side: unknown}} about */
  function answer(state, { id, side }) {
    const known = Object.values(state.together.games).find((each) => each.letter.id === id && each.side === side);
    if (known && holds(state, known)) post(known, { line: true });
  }

  /** Announces the connection's game, and its end. @param {State} state */
  function followLine(state) {
    const { direct, games } = state.together;
    const now = (HOLDS.has(direct?.phase) && games[direct?.key ?? ""]) || null;
    if (held && !now) post(held, { line: false });
    if (now && now.key !== held?.key) post(now, { line: true });
    held = now;
  }

  /** @param {State} state */
  function follow(state) {
    if (typeof BroadcastChannel !== "function") return;
    const shared = sharedOf(state);
    if (shared || HOLDS.has(state.together.direct?.phase)) channel ??= open();
    followLine(state);
    if (!shared) return;
    if (asked !== shared.key && !holds(state, shared)) ask(shared);
    asked = shared.key;
    const { letter, lots, side } = shared;
    if (lots || state.together.adding || letter.text === said) return;
    said = letter.text;
    post(shared, {
      played: letter.turns.length > 0,
      ...(openedKey === shared.key ? {} : { opens: true }),
      message: JSON.stringify({ type: "letter", side, text: said }),
    });
    openedKey = shared.key;
  }
  return follow;
}
