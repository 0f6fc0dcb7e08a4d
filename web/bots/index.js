/** The door of the bots: what other parts of the page may use of them. */
export { benchmark } from "./bench-effects.js";
export { botEffect, stepEffect } from "./effects.js";
export { linePaint } from "./expected-line.js";
export { matches } from "./match-effects.js";
export { ownBots as ownBotEffect } from "./own/effects.js";
export { botSettings } from "./settings-view.js";
export { BOT_SETTINGS, BOTS_STORED } from "./settings.js";
export { faultNow, handlers, holdAfterOneTurn, NO_BOTS, onlyBots } from "./state.js";
export { thoughts } from "./thoughts.js";
