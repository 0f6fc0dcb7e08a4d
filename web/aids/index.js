/** The door of the aids: what other parts of the page may use of them. */
export { legend } from "./legend.js";
export { withAids } from "./paint.js";
export { outlookOf } from "./position.js";
export { AID_KEYS, AIDS_OFF } from "./registry.js";
export { drawingMode, handlers, NO_AIDS, wipeStrokes } from "./state.js";
export { aids } from "./toolbar.js";
export { shapePicture } from "./twins.js";
export { lookWords, replyWords } from "./words.js";
