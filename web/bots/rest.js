/** The second door of the bots: what is loaded beside the first frame (app/rest.js). */
export { benchmark } from "./bench-effects.js";
export { botEffect, stepEffect } from "./effects.js";
export { matches } from "./match-effects.js";
export { ownBots as ownBotEffect } from "./own/effects.js";
export { BOTS_STORED } from "./stored.js";
