/** The second door of the bots: the parts that load with app/rest.js, and those that they load when needed. */
import { isOwn } from "../game/player-names.js";
import { later } from "../ui/later.js";
import { html, nothing } from "../ui/lit.js";
import { arriving, once } from "../ui/once.js";
import { faultNow, onlyBots } from "./state.js";
import { engineThinks } from "./thinkers.js";
import * as v from "../engine/valid.js";
import { PACES, SECONDS } from "./settings.js";

export { botEffect, stepEffect } from "./effects.js";
export { handlers } from "./handlers.js";

/** The line that a bot expects, on the board, loads with its thoughts. @type {typeof import("./expected-line.js").linePaint} */
let paintLine = () => nothing;

/** @type {typeof paintLine} */
export const linePaint = (state, layout) => paintLine(state, layout);

const panel = later(
  () => import("./thoughts.js"),
  (module) => {
    paintLine = module.linePaint;
    return module.thoughts;
  },
  () => html`<div class="thoughts"></div>`,
);

/** The panel with a bot's thoughts: loaded when it is first shown. @param {import("../app/context.js").Context} context */
export const thoughts = (context) => {
  const { state } = context;
  const bots = state.game.seats.some(({ kind }) => kind === "bot");
  return bots && (state.settings.thoughts || faultNow(state) || onlyBots(state)) ? panel(context) : nothing;
};

/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {ReturnType<typeof import("./own/effects.js").ownBots>} OwnBots */
/** @typedef {import("./thinkers.js").Work} Work */

/** Runs the benchmark on the page, which loads with its view. @param {Store} store */
export function benchmark(store) {
  const loaded = once(async () => (await arriving(() => import("./bench-effects.js"))).benchmark(store));
  return async () => (await loaded())();
}

/** Matches of bots. @param {Store} store @param {import("../engine/pool.js").Pool} pool @param {Catalogue} catalogue @param {OwnBots["find"]} find */
export function matches(store, pool, catalogue, find) {
  const loaded = once(async () =>
    (await arriving(() => import("./match-effects.js"))).matches(store, pool, catalogue, find),
  );
  /** @typedef {ReturnType<typeof import("./match-effects.js").matches>} Matches */
  /** @template {keyof Matches} K @param {K} name @returns {(...given: Parameters<Matches[K]>) => Promise<void>} */
  const asks =
    (name) =>
    async (...given) =>
      /** @type {any} */ (await loaded())[name](...given);
  let shown = false;
  /** Looks for the match of before a reload each time that its panel opens. @param {import("../app/state.js").State} state */
  function run({ dialog }) {
    if (!shown && dialog === "bots") asks("look")().catch(() => {}); // it looks again when the panel opens again
    shown = dialog === "bots";
  }
  return {
    start: asks("start"),
    stop: asks("stop"),
    goOn: asks("goOn"),
    forget: asks("forget"),
    bringBack: asks("bringBack"),
    run,
  };
}

/**
 * Users' bots, loaded once the engine is ready or a dialog may list them.
 * @param {Store} store @param {Engine} engine @param {Catalogue} catalogue
 */
export function ownBotEffect(store, engine, catalogue) {
  /** @type {OwnBots | null} */
  let own = null;
  const loaded = once(async () => (own = (await arriving(() => import("./own/effects.js"))).ownBots(store, engine)));
  const levels = engineThinks(engine, catalogue);

  /** @type {import("./thinkers.js").Think} */
  function ownThinks(params, level, listener) {
    /** @type {Work | null} */
    let work = null;
    /** @type {"stop" | "cancel" | null} */
    let ended = null;
    const think = async () => {
      const { think } = await loaded();
      if (ended === "cancel") return /** @type {const} */ ({ cancelled: true });
      work = think(params, level, listener);
      if (ended) work[ended]();
      return work.promise;
    };
    const end = (/** @type {"stop" | "cancel"} */ how) => () => {
      ended = how;
      work?.[how]();
    };
    return { promise: think(), stop: end("stop"), cancel: end("cancel") };
  }

  return {
    run(/** @type {import("../app/state.js").State} */ state) {
      if (own) own.run(state);
      else if (state.dialog || state.boot.state === "ready") loaded().catch(() => {}); // the caller that needs a bot reports the failure
    },
    think: /** @type {import("./thinkers.js").Think} */ (
      (params, level, listener) => (isOwn(level) ? ownThinks : levels)(params, level, listener)
    ),
    add: async (/** @type {Parameters<OwnBots["add"]>[0]} */ source) => (await loaded()).add(source),
    remove: async (/** @type {string} */ id) => (await loaded()).remove(id),
    find: async (/** @type {string} */ id) => (await loaded()).find(id),
  };
}

/** The schema of the bots' stored settings. */
export const BOTS_STORED = {
  pace: v.picklist(/** @type {import("./settings.js").Pace[]} */ (Object.keys(PACES))),
  ponder: v.boolean(),
  thoughts: v.boolean(),
  seconds: v.picklist(SECONDS),
  companion: v.natural,
};
