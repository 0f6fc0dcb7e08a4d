/** The second door of the bots: what is loaded beside the first frame (app/rest.js). */

import { later } from "../ui/later.js";
import { nothing } from "../ui/lit.js";
import { faultNow, onlyBots } from "./state.js";

export { botEffect, stepEffect } from "./effects.js";
export { linePaint } from "./expected-line.js";
export { matches } from "./match-effects.js";
export { ownBots as ownBotEffect } from "./own/effects.js";
export { BOTS_STORED } from "./stored.js";

const panel = later(() => import("./thoughts.js").then(({ thoughts }) => thoughts));

/** What a bot thinks: loaded when it is wanted first. @param {import("../app/context.js").Context} context */
export const thoughts = (context) => {
  const { state } = context;
  const bots = state.game.seats.some(({ kind }) => kind === "bot");
  return bots && (state.settings.thoughts || faultNow(state) || onlyBots(state)) ? panel(context) : nothing;
};

/** Runs the benchmark on the page, which is loaded with its view. @param {import("../app/effects.js").Store} store */
export function benchmark(store) {
  /** @type {Promise<() => Promise<void>> | null} */
  let coming = null;
  return async () => {
    coming ??= import("./bench-effects.js").then(({ benchmark: begin }) => begin(store));
    await (
      await coming
    )();
  };
}
