/** The lines to the friend's device and to other tabs: direct.js and tabs.js, loaded once somebody plays together. */

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
  if (left === keyOfGame(store.state().game)) soon(() => {});
  else if (left) arriving(() => import("./kept.js")).then(({ tidy }) => tidy(), ignored);
  return {
    follow: (/** @type {State} */ state) => made?.follow(state),
    inviteSoon: () => soon((connection) => connection.inviteSoon()),
    invite: (/** @type {string} */ stun) => soon((connection) => connection.invite(stun)),
    answer: (/** @type {string} */ code, /** @type {string} */ stun) =>
      soon((connection) => connection.answer(code, stun)),
    accept: (/** @type {string} */ code) => soon((connection) => connection.accept(code)),
    say: (/** @type {Phrase} */ phrase) => soon((connection) => connection.say(phrase)),
    leave: () => soon((connection) => connection.leave()),
  };
}

const ignored = () => {}; // the next visit does it

/** The key of the game that was played over a connection when the page was left last. */
function leftGame() {
  try {
    return localStorage.getItem("bug.direct");
  } catch {
    return null; // storage is blocked
  }
}

/** @param {Store} store */
export function tabChannel(store) {
  /** @type {((state: State) => void) | null} */
  let follow = null;
  let asked = false;
  return (/** @type {State} */ state) => {
    if (follow) return follow(state);
    if (asked || !sharedOf(state)) return;
    asked = true;
    arriving(() => import("./tabs.js")).then(
      (module) => {
        follow = module.tabChannel(store);
        follow(store.state());
      },
      () => {}, // other tabs hear of it when they are loaded again
    );
  };
}
