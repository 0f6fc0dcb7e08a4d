/** The door of the bots: what other parts of the page may use of them. */
export { BOT_SETTINGS } from "./settings.js";
export { faultNow, handlers, holdAfterOneTurn, NO_BOTS, onlyBots } from "./state.js";
