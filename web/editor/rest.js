/** The second door of the editor: what is loaded beside the first frame (app/rest.js). */
export { editEffect } from "./effects.js";
