/** One interface for everything that thinks for a seat: the engine's levels and users' bots. */

import { characterOf, COMPANION, isCompanion, plainLevel } from "../game/player-names.js";

/** @typedef {import("../engine/protocol.js").ThinkResult} ThinkResult */
/** @typedef {import("../engine/protocol.js").Thought} Thought */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {{promise: Promise<ThinkResult>, stop(): void, cancel(): void}} Work */
/** @typedef {(params: import("../engine/protocol.js").Game & {background?: boolean}, level: string, listener: (thought: Thought) => void) => Work} Think */

/** @param {Engine} engine @param {Catalogue} catalogue @returns {Think} */
export function engineThinks(engine, catalogue) {
  return (params, name, listener) => {
    const level = levelOf(catalogue, name);
    return engine.think({ ...params, bot: level.bot, limit: level.limit, seed: null }, listener);
  };
}

/** The strength of a companion that has none, as in a match: the same as against an unknown player. */
const UNKNOWN = 400;

/** @param {Catalogue} catalogue @param {string} name @returns {Pick<Catalogue["levels"][number], "bot" | "limit">} */
export const levelOf = (catalogue, name) =>
  isCompanion(name)
    ? { bot: COMPANION, limit: { nodes: Math.max(1, Number(name.split(":")[1]) || UNKNOWN) } }
    : known(catalogue, name);

/** A level of the catalogue. With a character, it is the bot of that character, with the level's limit. @param {Catalogue} catalogue @param {string} name */
function known(catalogue, name) {
  const level = catalogue.levels.find((each) => each.name === plainLevel(name)) ?? catalogue.levels[0];
  return { bot: characterOf(name) ?? level.bot, limit: level.limit };
}
