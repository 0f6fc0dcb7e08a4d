/** What a screen shows only after something that waits has begun: a game in a frame, a sheet to paint on, a thinking bot. */

import { later } from "../ui/later.js";

export { linePaint, thoughts } from "../bots/rest.js";
export { editorActions, editorLine, editorPaint, editorTools } from "../editor/rest.js";
export { embedPanels, stillState } from "../embed/rest.js";
export { desk } from "../game/desk.js";
export { easier, harder } from "../game/next-level.js";
export { card } from "../together/rest.js";
export { notices } from "./notices.js";
export const remembered = later(() => import("../game/highlights.js").then(({ remembered }) => remembered));
