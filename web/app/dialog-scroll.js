/** Where the reader was in the pages below the one that the dialog shows: who goes back finds the place again. */

/** @type {{page: string, top: number}[]} the pages that led to the one on show, each with how far it was scrolled (px) */
let below = [];
let shown = "";

/** Before the body of the dialog shows another page: keeps the place in the old one, and afterwards goes to the start of the new one or, on the way back, to the place there. @param {string} page */
export function turnTo(page) {
  const body = document.querySelector(".dialog-body");
  const at = below.findIndex((each) => each.page === page);
  const top = below[at]?.top ?? 0;
  below = !body ? [] : at < 0 ? [...below, { page: shown, top: body.scrollTop }] : below.slice(0, at);
  shown = page;
  if (body) queueMicrotask(() => body.scrollTo(0, top)); // the page is painted by then
}
