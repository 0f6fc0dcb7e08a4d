/** The second door of the sounds: what is loaded beside the first frame (app/rest.js). */
export { soundEffect } from "./effects.js";
export { SOUND_STORED } from "./stored.js";
