/** A line of turns that is too long for its row in the review's card: it scrolls, an end that goes on fades, and the turn on the board is in sight. */

/** How much of an end fades, and how near to it a turn is not in sight (px). */
const [FADE, MARGIN] = ["2rem", 32];

/** The mask of a row that scrolls; "": all of it is in sight. @param {Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">} row */
export function maskOf({ scrollLeft, scrollWidth, clientWidth }) {
  const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
  if (!before && !after) return "";
  const ink = (/** @type {boolean} */ fades) => (fades ? "transparent" : "black");
  return `linear-gradient(90deg, ${ink(before)}, black ${FADE}, black calc(100% - ${FADE}), ${ink(after)})`;
}

/** @param {Element} row */
const fade = (row) => {
  /** @type {HTMLElement} */ (row).style.maskImage = maskOf(row);
};

/** @param {globalThis.Event} event of a row that was scrolled */
export const onScroll = ({ currentTarget }) => fade(/** @type {Element} */ (currentTarget));

/** How far a row scrolls, so that a turn is in its middle. One in sight stays where it is: a reader who has pressed it has the pointer there. @param {{left: number, width: number}} row @param {{left: number, width: number}} turn */
export function scrollTo(row, turn) {
  const [from, to] = [turn.left - row.left, turn.left + turn.width - row.left];
  return from >= MARGIN && to <= row.width - MARGIN ? 0 : from + turn.width / 2 - row.width / 2;
}

/** Scrolls a row to the turn on the board, or to its start. @param {Element} row */
function follow(row) {
  const turn = row.querySelector("[aria-current]");
  if (turn) row.scrollLeft += scrollTo(row.getBoundingClientRect(), turn.getBoundingClientRect());
  else row.scrollLeft = 0;
  fade(row);
}

/** @type {ResizeObserver | undefined} */
let sizes;

/** Follows the turn in the rows of the card, once they are painted, and whenever their size changes. */
export const followTurn = () =>
  queueMicrotask(() => {
    for (const row of document.querySelectorAll(".conclusion .variation-line")) {
      sizes ??= new ResizeObserver((changes) => changes.forEach(({ target }) => follow(target)));
      sizes.observe(row);
      follow(row);
    }
  });
