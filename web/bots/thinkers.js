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
    const { seconds, ...limit } = /** @type {{ nodes: number | null, seconds?: number }} */ (level.limit);
    const work = engine.think({ ...params, bot: level.bot, limit, seed: null }, listener);
    return seconds ? timed(work, seconds) : work;
  };
}

/** @param {Catalogue} catalogue @param {string} name */
export const levelOf = (catalogue, name) =>
  catalogue.levels.find((level) => level.name === name) ?? catalogue.levels[0];

/** The engine knows no time: this stops the work when the seconds are over. @param {Work} work @param {number} seconds @returns {Work} */
export function timed(work, seconds) {
  const alarm = setTimeout(work.stop, 1000 * seconds);
  const end = () => clearTimeout(alarm);
  work.promise.then(end, end);
  return work;
}
