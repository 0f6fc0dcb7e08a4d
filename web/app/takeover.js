/** The build draws the first frame into index.html (web/build/drawn.py). This puts the live page in its place. */

import { inSteps } from "../ui/steps.js";

/** @typedef {{from: string, steps: number[]}} Path from an element with an id, down to one without */
/** Paints one place of the page, or several at once. @typedef {{ids: readonly string[], paint: () => void}} Part */

/**
 * Replaces the drawn page with the live one, part by part. Each part looks like what it replaces, so readers do not see the change. The focus stays where it was.
 * @param {() => Iterable<Part>} partsOf
 * @returns {Promise<() => void>} a function that presses the buttons that were pressed before they worked
 */
export async function takeOver(partsOf) {
  const { documentElement: page } = document;
  const { drawn } = page.dataset;
  if (drawn === undefined || drawn === "no") {
    for (const { ids, paint } of partsOf()) replace(ids, paint);
    delete page.dataset.drawn;
    return () => {};
  }
  /** @type {[number, Path | null][]} */
  const pressed = [];
  await inSteps(stepsOf(partsOf(), pressed));
  delete page.dataset.drawn;
  return () => {
    for (const [, path] of pressed.sort(([one], [other]) => one - other))
      elementAt(path)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
}

/** @param {Iterable<Part>} parts @param {[number, Path | null][]} pressed  gets when and what was pressed in the replaced part */
function* stepsOf(parts, pressed) {
  for (const { ids, paint } of parts)
    yield () => {
      const early = globalThis.pressedEarly ?? [];
      const within = (/** @type {Element} */ element) =>
        ids.some((id) => document.getElementById(id)?.contains(element));
      for (const [when, element] of early.entries()) if (within(element)) pressed.push([when, pathOf(element)]);
      const { activeElement } = document;
      const focused = activeElement && within(activeElement) ? pathOf(activeElement) : null;
      replace(ids, paint);
      if (focused) /** @type {HTMLElement | null} */ (elementAt(focused))?.focus({ preventScroll: true });
    };
}

/** @param {readonly string[]} ids @param {() => void} paint */
function replace(ids, paint) {
  for (const id of ids) document.getElementById(id)?.replaceChildren();
  paint();
}

/** @param {Element} element @returns {Path | null} */
function pathOf(element) {
  const from = element.closest("[id]")?.id;
  if (!from) return null;
  const steps = [];
  for (let at = element; at.id !== from && at.parentElement; at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at));
  return { from, steps };
}

/** @param {Path | null} path @returns {Element | null | undefined} */
const elementAt = (path) =>
  path &&
  path.steps.reduce(
    /** @param {Element | null | undefined} at */ (at, step) => at?.children[step],
    document.getElementById(path.from),
  );
