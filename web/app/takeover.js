/** The first frame stands in index.html as the build drew it (web/build/drawn.py). This puts the live page in its place. */

/** @typedef {{from: string, steps: number[]}} Path from an element with an id, down to one without */

/**
 * Paints the live page where the drawn one stands, in one go, so that no frame shows anything between. What had the focus has it again.
 * @param {() => void} paint
 * @returns {() => void} presses the buttons that were pressed before there was anything behind them
 */
export function takeOver(paint) {
  const { documentElement: page, activeElement } = document;
  if (page.dataset.drawn === undefined) {
    paint();
    return () => {};
  }
  const pressed = (globalThis.pressedEarly ?? []).map(pathOf);
  const focused = activeElement && pathOf(activeElement);
  for (const drawn of document.querySelectorAll("header [id], main [id]")) drawn.replaceChildren();
  paint();
  delete page.dataset.drawn;
  const now = focused && elementAt(focused);
  if (now && now !== document.activeElement) /** @type {HTMLElement} */ (now).focus({ preventScroll: true });
  return () => {
    for (const path of pressed) elementAt(path)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
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
