/** One interface for everything that thinks for a seat: the engine's levels and users' bots. */

/** @typedef {import("../engine/protocol.js").ThinkResult} ThinkResult */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {{promise: Promise<ThinkResult>, stop(): void, cancel(): void}} Work */
/** @typedef {(params: import("../engine/protocol.js").Game, level: string, listener: (thought: Thought) => void) => Work} Think */

/** @param {Engine} engine @param {Catalogue} catalogue @returns {Think} */
export function engineThinks(engine, catalogue) {
  return (params, name, listener) => {
    const level = levelOf(catalogue, name);
    return engine.think({ ...params, bot: level.bot, limit: level.limit, seed: null }, listener);
  };
}

/** @param {Catalogue} catalogue @param {string} name */
export const levelOf = (catalogue, name) =>
  catalogue.levels.find((level) => level.name === name) ?? catalogue.levels[0];
