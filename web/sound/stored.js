/** What is stored of the settings of sounds. */
import * as v from "../engine/valid.js";

export const SOUND_STORED = { sound: v.boolean(), vibration: v.boolean() };
