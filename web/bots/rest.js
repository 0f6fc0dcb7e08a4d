/** The second door of the bots: what is loaded beside the first frame (app/rest.js). */
export { botEffect, stepEffect } from "./effects.js";
export { linePaint } from "./expected-line.js";
export { matches } from "./match-effects.js";
export { ownBots as ownBotEffect } from "./own/effects.js";
export { BOTS_STORED } from "./stored.js";
export { thoughts } from "./thoughts.js";

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
