// A document for views: import it before any module of the page, because lit-html looks for a document when it loads.
import { Window } from "happy-dom";

const window = new Window();
const names = /** @type {const} */ (["document", "Element", "Node", "KeyboardEvent"]);
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });

const { render } = await import("../../web/ui/lit.js");

/** The element with a rendered view. @param {unknown} view @returns {HTMLElement} */
export function painted(view) {
  const place = document.createElement("div");
  render(view, place);
  return place;
}

/** The words of some elements, without the layout between them. @param {Iterable<Element>} elements */
export const wordsOf = (elements) => [...elements].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());

/** The button with a name. @param {HTMLElement} place @param {string} name */
export const buttonOf = (place, name) =>
  [...place.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === name);
