/** The door of the bots: the parts that other rooms may use. */
export { BOT_SETTINGS } from "./settings.js";
export { faultNow, holdAfterOneTurn, NO_BOTS, onlyBots } from "./state.js";
