/** Reconnecting to the friend's device: when the page tries, what the player sees meanwhile, and what is stored for it. */

import { askedBefore, keepAsked, wayStorage } from "./kept.js";
import { isLinked, isWish } from "./rematch.js";
import { firstOf, isOnlyInvited, keyOfGame, myTurn } from "./shared.js";
import { createTurn } from "./turn.js";
import { createWayBack } from "./way-back.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("./state.js").Direct} Direct */

/** After this time (ms) the page names the player's other options, and keeps trying. */
const WAIT_MS = 10_000;

/** For so long after a game's end a reloaded page looks for the friend, who may want a rematch (ms). */
const AFTER_MS = 600_000;

/** The phases in which the way back is stored. @type {ReadonlySet<Direct["phase"] | undefined>} */
const KEPT = new Set(["open", "returning", "lost"]);

/** Whether a game still needs a connection: it has not ended, or the friend's device does not know its end yet. @param {import("./shared.js").Shared} shared */
export const goesOn = ({ letter, unsent }) => !letter.ending || unsent;

/**
 * @param {Store} store @param {(message: import("./peer.js").Message) => void} post
 * @param {(connection: RTCPeerConnection, channel: RTCDataChannel, change: Partial<Direct>) => void} adopt uses the new connection
 */
export function createComingBack(store, post, adopt) {
  const storage = wayStorage();
  const turn = createTurn();
  /** The first id of the game whose way back is stored. */
  let kept = "";
  /** The first id of the game for which this tab has asked for the lock (turn.js). */
  let mine = "";
  /** The role in the connection, and its game. @type {Pick<Direct, "role" | "key">} */
  let as = { role: "host", key: "" };
  /** @type {Direct["phase"] | undefined} */
  let before;
  /** Whether a loaded page comes back while it shows another game. */
  let away = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {State["together"]["begun"]} */
  let begun = null;
  const asked = askedBefore();

  const direct = () => store.state().together.direct;
  const tell = (/** @type {Partial<Direct>} */ change) => store.dispatch({ type: "direct", change });

  /** The first id of the connection's game; "": it has none. */
  function gameNow() {
    const { direct, games } = store.state().together;
    const shared = games[direct?.key ?? ""];
    return shared && KEPT.has(direct?.phase) ? firstOf(shared.key) : "";
  }

  /** @param {boolean} [changed] whether it has changed */
  function keep(changed = false) {
    const found = way.way();
    const game = found ? gameNow() : "";
    if (game === kept && !changed) return;
    if (found && game) void storage.keep({ game, role: direct()?.role ?? as.role, ...found });
    else if (kept) void storage.forget();
    kept = game;
  }

  /** Called if no connection has opened in time. */
  function over() {
    if (direct()?.phase === "returning") tell({ phase: "lost" });
  }

  /** @param {string} key @param {Direct["why"]} [why] */
  function wait(key, why = null) {
    clearTimeout(timer);
    timer = setTimeout(over, WAIT_MS);
    tell({ phase: "returning", key, why });
  }

  const way = createWayBack(post, {
    came: (connection, channel) =>
      adopt(connection, channel, { role: as.role, key: direct()?.key || as.key, offer: "" }),
    heard: () => keep(true),
    refused: over,
  });

  /** Asks again for a game that the page asked for just before it was loaded again. @param {string} key of the connection's game */
  function askAgain(key) {
    const { games } = store.state().together;
    if (asked?.key !== key || Object.values(games).some(({ letter }) => letter.id === asked.params.id)) return;
    store.dispatch({ type: "letter-begin", params: asked.params, lots: false, live: false, over: true });
  }

  /** Stores a wish until the engine has written it. @param {State} state */
  function followWish(state) {
    const { begun: now, direct } = state.together;
    if (now === begun) return;
    begun = now;
    keepAsked(now && isLinked(direct) && isWish(state, now.params) ? { key: direct.key, params: now.params } : null);
  }

  /** Called after a reload, or after another tab with the connection has closed. @param {string} key @param {boolean} [isShown] whether the game is on the board */
  async function loaded(key, isShown = true) {
    const phase = direct()?.phase;
    if (phase && phase !== "lost") return; // an invitation opened the page, or another tab has the connection
    const shared = store.state().together.games[key];
    if (shared && isOnlyInvited(shared)) return isShown && tell({ phase: "lost", key });
    const game = firstOf(key);
    const isOver = shared && !goesOn(shared);
    if (isOver && Date.now() - shared.updated > AFTER_MS) return;
    const early = isOver || !isShown ? await storage.read() : null; // without a way back the page does not speak of the connection
    if (early?.game !== game && (isOver || !isShown)) return;
    if (!isShown && !(await turn.takeNow(game))) return; // perhaps another tab has the connection
    if (direct()?.phase !== phase) return turn.leave(); // an invitation was opened meanwhile
    away = !isShown;
    wait(key);
    askAgain(key);
    const found = early ?? (await storage.read());
    if (found?.game !== game) return over();
    if (!(await turn.take(game))) return; // another tab takes the way back, and says so (tabs.js)
    if (!/returning|lost/.test(direct()?.phase ?? "")) return turn.leave(); // the player, or another tab, has decided
    kept = game;
    as = { role: found.role, key };
    tell({ role: found.role });
    if (!way.loaded(found)) over();
  }

  // The friend's page need not wait until the browser notices. If this page is not left after all, it answers pings as before.
  addEventListener("pagehide", () => post({ type: "ping", at: Date.now(), leaves: true }));

  return {
    loaded,
    heed: way.heed,
    known: way.known,
    /** Called when the devices are connected. @param {boolean} again whether by the same connection, after a silence */
    opened(again) {
      clearTimeout(timer);
      way.opened(again);
      const { role = "host", key = "" } = direct() ?? {};
      as = { role, key };
      const { game, together } = store.state();
      const shared = together.games[key];
      if (away && shared && myTurn(shared) && keyOfGame(game) !== key)
        store.dispatch({ type: "notice", code: "friend", text: key });
      away = false;
    },
    /** Called when the connection is gone. @param {"page" | null} [why] @returns {boolean} whether there is a way back */
    lost(why) {
      const { role = "host", key = "" } = direct() ?? {};
      if (!gameNow() || !way.lost(role === "guest" && turn.has())) return false;
      as = { role, key };
      wait(key, why);
      return true;
    },
    /** @param {State} state */
    follow(state) {
      followWish(state);
      const { together } = state;
      const phase = together.direct?.phase;
      const gone = before === "elsewhere" && phase === "lost";
      before = phase;
      if (phase === "elsewhere" && kept) {
        kept = ""; // the other tab has it
        way.stop();
        turn.leave();
        mine = "";
      }
      if (gone) void loaded(together.direct?.key ?? "");
      else keep();
      const game = phase === "open" ? gameNow() : ""; // a guest learns it from the first letter
      if (game && game !== mine) void turn.take(game);
      mine = game || mine;
    },
    /** Ends the way back. */
    stop() {
      clearTimeout(timer);
      way.stop();
      turn.leave();
      mine = "";
      keep();
    },
    forget: () => void storage.forget(),
  };
}
