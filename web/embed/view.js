/** A game in a frame: the board, the place in the game, the steps through it, and the link to the whole page. */

import { atEnd } from "../game/line.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context @param {unknown} line  the words below the board */
export function embedPanels({ state, act }, line) {
  const { game, linked, boot } = state;
  const [start, end] = [game.cursor === 0, atEnd(game)];
  const step = (
    /** @type {string} */ label,
    /** @type {unknown} */ icon,
    /** @type {number} */ by,
    /** @type {boolean} */ off,
  ) => button(label, () => act({ type: "step", by }), { icon, off, kind: "icon-only" });
  const whole = `${location.pathname}${linked.length ? `#${linked[0]}` : ""}`;
  return {
    line: boot.state === "loading" ? nothing : line, // before the rules have loaded, the position of the link is unknown
    actions: html`<span class="steps">
        ${step(t("game-first"), icons.first, -Infinity, start)} ${step(t("game-before"), icons.before, -1, start)}
        ${step(t("game-after"), icons.after, 1, end)} ${step(t("game-last"), icons.last, Infinity, end)}
      </span>
      <a class="button embed-whole" href=${whole} target="_blank" rel="noopener">${t("embed-open")}</a>`,
  };
}
