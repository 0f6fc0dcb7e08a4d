/** What bots overlook or prefer, for those who choose one. */

import { characterOf, isCompanion, isOwn, levelName, plainLevel, STRANGER } from "./player-names.js";
import { t } from "../strings/index.js";

/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

/** A bot's name, and its nature: ["Ant", "overlooks turned twins"]. @param {Catalogue} catalogue @param {string} name @returns {[string, string]} */
export const levelWords = (catalogue, name) => [levelName(catalogue, name), natureOf(catalogue, name)];

/** @param {Catalogue} catalogue @param {string} name */
function natureOf(catalogue, name) {
  if (isOwn(name)) return t("own-bots-yours");
  if (isCompanion(name)) return t("level-companion.what");
  const character = characterOf(name);
  if (character) return t(`character-${character}.what`);
  const level = catalogue.levels.find((each) => each.name === plainLevel(name));
  return level ? overlooks(level) : "";
}

/** It follows from a level's bot and its limit. @param {Catalogue["levels"][number]} level */
function overlooks({ bot, limit }) {
  const nodes = limit.nodes ?? 0;
  if (bot === "champion") return t("proves-at", { nodes });
  return bot === "planner" ? t("looks-at", { nodes }) : t(`overlooks-${bot}`);
}

/** The companion as one chooses it: with the strength that it would play with, once that is known. @param {number} strength @returns {[string, string]} */
export const companionWords = (strength) => [
  t("level-companion"),
  strength === STRANGER ? t("level-companion.what") : t("level-companion.now", { strength }),
];
