/** The door of the sounds. */
export { soundEffect } from "./effects.js";
export { SOUND_SETTINGS, SOUND_STORED } from "./settings.js";
