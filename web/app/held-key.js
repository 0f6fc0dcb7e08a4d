/** A key that is held down presses only what it was pressed on: Enter on *Start game* closes the form, and the focus goes back to the button that opens it. */

/** @type {EventTarget | null} */
let pressed = null;

/** @param {KeyboardEvent} event */
export function onHeldKey(event) {
  if (!event.repeat) pressed = event.target;
  else if (event.key === "Enter" && event.target !== pressed) event.preventDefault();
}
