/** The natures of bots in words. */

import { t } from "../strings/index.js";
import { characterOf, isCompanion, isOwn, levelName, plainLevel } from "./player-names.js";

/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

/** A bot's name, and its nature: ["Ant", "does not see that bugs keep their shape when turned"]. @param {Catalogue} catalogue @param {string} name @returns {[string, string]} */
export const levelWords = (catalogue, name) => [levelName(catalogue, name), natureOf(catalogue, name)];

/** @param {Catalogue} catalogue @param {string} name */
export function natureOf(catalogue, name) {
  if (isOwn(name)) return t("own-bots-yours");
  if (isCompanion(name)) return t("level-companion.what");
  const character = characterOf(name);
  if (character) return t(`character-${character}.what`);
  const level = catalogue.levels.find((each) => each.name === plainLevel(name));
  return level ? overlooks(level) : "";
}

/** What a level overlooks: it follows from its bot and limit. @param {Catalogue["levels"][number]} level */
const overlooks = ({ bot, limit }) => t(`overlooks-${bot}`, { nodes: limit.nodes ?? 0 });
