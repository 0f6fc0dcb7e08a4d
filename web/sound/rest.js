/** The second door of the sounds: the parts that load with app/rest.js. */
import * as v from "../engine/valid.js";
export { soundEffect } from "./effects.js";

/** The schema of the stored settings for sound. */
export const SOUND_STORED = { sound: v.boolean(), vibration: v.boolean() };
