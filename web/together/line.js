/** The connections to the friend's device and to other tabs, and the count of waiting games; loaded for the first game with a friend. */

import { sharedOf } from "./shared.js";
import { arriving } from "../ui/once.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { onceWanted } from "../ui/wanted.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {ReturnType<typeof import("./direct.js").directConnection>} Connection */
/** @typedef {import("./state.js").Phrase} Phrase */

const load = () => arriving(() => import("./direct.js"));

/** @param {Store} store */
export function directConnection(store) {
  /** @type {Connection | null} */
  let made = null;
  /** @type {Promise<Connection> | null} */
  let coming = null;

  function start() {
    coming ??= load().then((module) => (made = module.directConnection(store)));
    return coming;
  }

  /** @param {(connection: Connection) => unknown} use */
  function soon(use) {
    start().then(use, () => {
      coming = null;
      store.dispatch({ type: "direct", change: { phase: "failed", why: "alone" } }); // there is no network
    });
  }

  /** The key of the game that was connected when the page was last left. */
  const left = unlessBlocked(() => localStorage.getItem("bug.direct"));
  if (left !== null && Object.hasOwn(store.state().together.games, left)) soon(() => {});
  else if (left) load().then(({ tidy }) => tidy(), ignored);
  return {
    follow: (/** @type {State} */ state) => made?.follow(state),
    inviteSoon: () => soon((connection) => connection.inviteSoon()),
    invite: (/** @type {string} */ stun) => soon((connection) => connection.invite(stun)),
    answer: (/** @type {string} */ code, /** @type {string} */ stun) =>
      soon((connection) => connection.answer(code, stun)),
    accept: (/** @type {string} */ code) => soon((connection) => connection.accept(code)),
    say: (/** @type {Phrase} */ phrase, /** @type {string} */ of) => soon((connection) => connection.say(phrase, of)),
    leave: () => soon((connection) => connection.leave()),
  };
}

const ignored = () => {}; // the next visit tries again

/** Tells other tabs about the game on the board. */
export const tabChannel = onceWanted(
  async () => (await import("./tabs.js")).tabChannel,
  (/** @type {State} */ state) => sharedOf(state) !== null || state.together.direct !== null,
);

export const badgeEffect = onceWanted(
  async () => (await import("./badge.js")).badgeEffect,
  (/** @type {State} */ { together }) => Object.keys(together.games).length > 0,
);
