/** The door of the sounds. */

/** @typedef {{sound: boolean, vibration: boolean}} SoundSettings */

/** @type {SoundSettings} */
export const SOUND_SETTINGS = { sound: true, vibration: true };
