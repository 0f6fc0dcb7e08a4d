/** The door of the aids: the parts that other rooms may use. */
export { AID_KEYS, AIDS_OFF } from "./buttons.js";
export { aidLine, aidWords, lookWords, replyWords, withAids } from "./late.js";
export { outlookOf } from "./position.js";
export { drawingMode, handlers, NO_AIDS } from "./state.js";
export { aids, legend } from "./toolbar.js";
