/** Whether the game is heard and felt. */
import * as v from "../engine/valid.js";

/** @typedef {{sound: boolean, vibration: boolean}} SoundSettings */

/** @type {SoundSettings} */
export const SOUND_SETTINGS = { sound: true, vibration: true };

/** What is stored of them. */
export const SOUND_STORED = { sound: v.boolean(), vibration: v.boolean() };
