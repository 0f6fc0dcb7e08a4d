/** The door of the sounds. */
export { SOUND_SETTINGS } from "./settings.js";
