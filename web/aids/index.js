/** The door of the aids: what other parts of the page may use of them. */
export { AID_KEYS, AIDS_OFF } from "./buttons.js";
export { aidWords, lookWords, replyWords, withAids } from "./late.js";
export { legend } from "./legend.js";
export { outlookOf } from "./position.js";
export { drawingMode, handlers, NO_AIDS, wipeStrokes } from "./state.js";
export { aids } from "./toolbar.js";
