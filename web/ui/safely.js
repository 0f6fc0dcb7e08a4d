/** Draws part of a list so that a fault in it never breaks the rest of the page. */

/** What `draw` returns, or a substitute if it fails; the fault is logged. @template T, S @param {() => T} draw @param {() => S} substitute @returns {T | S} */
export function safely(draw, substitute) {
  try {
    return draw();
  } catch (error) {
    console.error(error);
    return substitute();
  }
}
