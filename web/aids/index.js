/** The door of the aids: what other parts of the page may use of them. */
export { AIDS, aidsOf } from "./aids.js";
export { seeEffect } from "./effects.js";
export { sight } from "./legend.js";
export { withAids } from "./paint.js";
export { outlookOf } from "./position.js";
export { drawingMode, handlers, NO_AIDS, wipeStrokes } from "./state.js";
export { aids } from "./toolbar.js";
export { lookWords, replyWords } from "./words.js";
