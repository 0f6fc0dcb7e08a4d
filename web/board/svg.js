/** Helpers that make SVG elements by hand. */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | null>} Attributes */

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag @param {Attributes} [attributes] @param {readonly (Node | string)[]} [children]
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, attributes = {}, children = []) {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Empties an element, one by one: after `replaceChildren()`, Chromium computes the style of the whole table again, for each `:has()`. @param {Element} element */
export function empty(element) {
  while (element.lastChild) element.lastChild.remove();
}

/** Sets an attribute only if it changes: most of a frame does not. @param {Element} element @param {string} name @param {string | null} value */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
