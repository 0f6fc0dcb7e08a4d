/** Views that are loaded when they are first shown: files apart keep them out of the first frame. */

import { t } from "../strings/index.js";
import { button } from "./button.js";
import { html, nothing } from "./lit.js";
import { arriving } from "./once.js";

/** @typedef {{act: (action: {type: "loaded"}) => void, whole?: boolean}} Acting whole: whether app/rest.js has loaded */
/** @typedef {(context: any, ...more: any[]) => unknown} View */

/** @type {(() => Promise<unknown>)[]} */
const loads = [];

/** Lets loadAll load something, too. @param {() => Promise<unknown>} load */
export const loadIdly = (load) => void loads.push(() => load().catch(() => {}));

/** Loads every such view, so that no reader waits for one: one after the other, when the page is idle. */
export async function loadAll() {
  for (const load of loads) {
    await idle();
    await load();
  }
}

const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });

/**
 * Returns a view that stands for another: when it is first painted, it loads the other. Meanwhile `room` keeps its place, so that nothing moves.
 * @template M
 * @template {View} V
 * @param {() => Promise<M>} load @param {(module: M) => V} pick @param {View} [room] @returns {V}
 */
export function later(load, pick, room = () => nothing) {
  /** @type {V | null} */
  let view = null;
  /** @type {Promise<unknown> | null} */
  let coming = null;
  let failed = false;
  let awaited = false;

  function start() {
    failed = false;
    coming ??= arriving(load).then(
      (loaded) => {
        view = pick(loaded);
      },
      () => {
        coming = null;
        failed = true;
      },
    );
    return coming;
  }

  loads.push(start);
  return /** @type {V} */ (
    (/** @type {Acting} */ context, /** @type {any[]} */ ...more) => {
      if (view) return view(context, ...more);
      if (context.whole === false) return room(context); // the browser does not have the view's hash yet (boot/hashes.js)
      const again = () => {
        awaited = true;
        void start().then(() => {
          awaited = false;
          context.act({ type: "loaded" });
        });
      };
      if (failed)
        return html`<p>${t("part-failed")}</p>
          ${button(t("action-try-again"), again, { kind: "primary" })}`;
      if (!awaited) again(); // loadAll may have started the load, and it paints nothing
      return room(context);
    }
  );
}
