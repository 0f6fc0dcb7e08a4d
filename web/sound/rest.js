/** The second door of the sounds: what is loaded beside the first frame (app/rest.js). */
import * as v from "../engine/valid.js";
export { soundEffect } from "./effects.js";

/** What is stored of the settings. */
export const SOUND_STORED = { sound: v.boolean(), vibration: v.boolean() };
