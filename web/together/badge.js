/** Effects of time: the number of waiting games, on the app's icon and in the tab's title, and the days left. */

import { waitingCount } from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */

/** The time left is shown in hours. */
const PAINT_MS = 60_000;

/**
 * The number of waiting games on the icon of the installed app, where the system shows one, and in the title of a hidden tab. The page's
 * button shows the same number; while the page is hidden, a turn that was played but not sent counts too, because nothing else says so.
 * @param {Store} store
 */
export function badgeEffect(store) {
  /** @type {number | null} */
  let shown = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let days;
  const paint = () => store.dispatch({ type: "loaded" });
  const show = (/** @type {State} */ state) => {
    const counts = Object.values(state.together.games).some(({ letter }) => letter.days && !letter.ending);
    if (!counts) clearInterval(days);
    days = counts ? (days ?? setInterval(paint, PAINT_MS)) : undefined;
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
