/** What a screen shows only after something that waits has begun: a game in a frame, a sheet to paint on, a thinking bot. */

export { linePaint, thoughts } from "../bots/index.js";
export { editorActions, editorLine, editorPaint, editorTools } from "../editor/index.js";
export { embedPanels, stillState } from "../embed/index.js";
export { desk } from "../game/desk.js";
export { card } from "../together/index.js";
export { notices } from "./notices.js";
