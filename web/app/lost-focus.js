/**
 * Where the focus goes when a key has removed what had it. The browser would leave it on the page as a whole, and the next Tab would
 * begin at the top. Mouse and touch need no focus.
 */

import { current, isOver } from "../game/select.js";

/** What a key opens may still have to load. */
const LOADING_MS = 2000;

/** @param {Pick<import("./effects.js").Store, "state" | "dispatch">} store */
export function keepFocus({ state, dispatch }) {
  /** What had the focus when the last key went down. @type {Element | null} */
  let last = null;
  /** The game below the form for a new one, while that is open. @type {import("./state.js").State["game"] | null} */
  let below = null;
  let until = 0;
  let looking = false;

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    last = document.activeElement;
    const { aids, dialog, game } = state();
    below = dialog === "new" ? game : null;
    if (isPress(event) && last?.closest("#board") && !aids.drawing && endCard()) {
      event.preventDefault();
      event.stopPropagation();
      return endCard()?.focus();
    }
    until = performance.now() + LOADING_MS;
    if (!looking) look();
    looking = true;
  }

  function look() {
    follow();
    looking = performance.now() < until;
    if (looking) requestAnimationFrame(look);
  }

  /** The line below the board keeps its words: the reader has not asked yet what a cell does. */
  function toBoard() {
    cell()?.focus();
    dispatch({ type: "aim", cell: null });
  }

  function follow() {
    const now = state();
    const { dialog, game, study } = now;
    if (dialog || document.querySelector("dialog[open]")) return; // the browser moves the focus when the dialog closes
    if (below && game !== below && !game.turns.length) {
      below = null;
      return toBoard(); // a game has started
    }
    if (document.activeElement !== document.body || !last || isThere(last)) return;
    const near = last.isConnected ? nearest(last) : null;
    if (near) near.focus();
    else if (study.open) document.getElementById("study-panel")?.focus();
    else if (isOver(now)) endCard()?.focus();
    else if (current(now)) toBoard();
  }

  document.addEventListener("keydown", onKey, { capture: true });
  document.addEventListener("pointerdown", () => (until = 0), { capture: true });
}

/** @param {KeyboardEvent} event */
const isPress = ({ key, repeat }) => !repeat && (key === "Enter" || key === " ");

/** @param {Element} element */
const isThere = (element) => element.isConnected && element.checkVisibility() && !element.matches(":disabled");

/** The buttons that may be pressed. @param {Element | null} place @returns {HTMLElement[]} */
const buttonsIn = (place) => [...(place?.querySelectorAll("button") ?? [])].filter(isThere);

/** Beside one that may not: a press too many on *Next turn* goes back by one turn, not to the start. @param {Element} button */
const nearest = (button) => {
  const buttons = buttonsIn(button.parentElement);
  const before = buttons.filter((each) => each.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  return buttons[Math.max(before.length - 1, 0)];
};

/** At the end of a game. */
const endCard = () => buttonsIn(document.querySelector("#end .banner-actions"))[0];

/** The board's only tab stop. @returns {HTMLElement | null} */
const cell = () => document.querySelector('#board [tabindex="0"]');
