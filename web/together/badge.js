/** How many games with friends wait for the reader, where it is seen without the page. */

import { waitingCount } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */

/**
 * The number on the icon of the installed app, where the system shows one, and in the title of a tab that is out of sight. It is that of the
 * page's button; out of sight, a turn that was played there and not sent counts too: nothing else says so then.
 * @param {Store} store
 */
export function badgeEffect(store) {
  /** @type {number | null} */
  let shown = null;
  const show = (/** @type {State} */ state) => {
    const count = waitingCount(state, !document.hidden);
    const title = document.title.replace(/^\(\d+\) /, ""); // it changes with the language
    const marked = count && document.hidden ? `(${count}) ${title}` : title;
    if (document.title !== marked) document.title = marked;
    if (count === shown) return;
    shown = count;
    const { setAppBadge, clearAppBadge } = navigator;
    (count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => {});
  };
  document.addEventListener("visibilitychange", () => show(store.state()));
  return show;
}
