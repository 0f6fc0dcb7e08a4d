/** Buttons: undo and redo, steps through the game, and the sound if the bar has no room for it. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { atEnd, isOverElsewhere, isShared, playerAt, redoTarget, undoTarget } from "./line.js";
import { atOneTable } from "./seats.js";
import { finished } from "./select.js";

/** @typedef {import("../app/context.js").Context} Context */

/** To resign, and to ask a friend for a takeback; in a game that a person plays here, once a person has played. Their place is there before, and after the end. @param {Context} context */
function resign(context) {
  const { state, act, views } = context;
  const { game } = state;
  const { seats, turns } = game;
  const alone = ["bot", "person"].every((kind) => seats.some((seat) => seat.kind === kind));
  if (state.study.open || !(alone || isShared(game) || atOneTable(state))) return nothing;
  return [
    button(t("together-resign"), () => act({ type: "dialog", name: "resign" }), {
      icon: icons.flag,
      kind: "icon-only",
      off: !turns.some((_, i) => playerAt(game, i).kind !== "bot") || isOverElsewhere(game) || finished(state),
    }),
    isShared(game) && views ? views.takeback(context) : nothing,
  ];
}

/** @param {Context} context */
export function actions(context) {
  const { state, act } = context;
  const { game, settings } = state;
  const { cursor } = game;
  const step = (
    /** @type {string} */ label,
    /** @type {unknown} */ icon,
    /** @type {number} */ by,
    /** @type {boolean} */ off,
  ) => button(label, () => act({ type: "step", by }), { icon, off, kind: "icon-only" });
  const [start, end] = [cursor === 0, atEnd(game)];
  const undoes = !isShared(game) || state.study.open; // in a game with a friend, the card has the button that takes a turn back
  const stuck = undoTarget(game) === cursor && game.draft.length === 0;
  const growing = (/** @type {string} */ label, /** @type {"undo" | "redo"} */ type, /** @type {boolean} */ off) =>
    undoes ? button(label, () => act({ type }), { icon: icons[type], off, kind: "grow" }) : nothing;
  return html` ${growing(t("action-undo"), "undo", stuck)}
    ${growing(t("action-redo"), "redo", redoTarget(game) === cursor)} ${resign(context)}
    <span class="steps">
      ${step(t("game-first"), icons.first, -Infinity, start)} ${step(t("game-before"), icons.before, -1, start)}
      ${step(t("game-after"), icons.after, 1, end)} ${step(t("game-last"), icons.last, Infinity, end)}
    </span>
    ${button(t("action-sound"), () => act({ type: "toggle-sound" }), { icon: settings.sound ? icons.sound : icons.silent, kind: "icon-only narrow-only", pressed: settings.sound })}`;
}
