/** The connections to the friend's device and to other tabs, and the count of waiting games; loaded for the first game with a friend. */

import { keyOfGame, sharedOf } from "./shared.js";
import { arriving } from "../ui/once.js";

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

  const left = leftGame();
  if (left !== null && left === keyOfGame(store.state().game)) soon(() => {});
  else if (left) arriving(() => import("./kept.js")).then(({ tidy }) => tidy(), ignored);
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

/** The key of the game that was connected when the page was last left. */
function leftGame() {
  try {
    return localStorage.getItem("bug.direct");
  } catch {
    return null; // storage is blocked
  }
}

/**
 * An effect that loads when it is first needed.
 * @param {() => Promise<(store: Store) => (state: State) => void>} load @param {(state: State) => boolean} isWanted
 */
const onceWanted = (load, isWanted) => (/** @type {Store} */ store) => {
  /** @type {((state: State) => void) | null} */
  let follow = null;
  let asked = false;
  return (/** @type {State} */ state) => {
    if (follow) return follow(state);
    if (asked || !isWanted(state)) return;
    asked = true;
    arriving(load).then(
      (effect) => {
        follow = effect(store);
        follow(store.state());
      },
      () => {}, // a reload tries again
    );
  };
};

/** Tells other tabs about the game on the board. */
export const tabChannel = onceWanted(
  () => import("./tabs.js").then((module) => module.tabChannel),
  (state) => sharedOf(state) !== null,
);

export const badgeEffect = onceWanted(
  () => import("./badge.js").then((module) => module.badgeEffect),
  ({ together }) => Object.keys(together.games).length > 0,
);
