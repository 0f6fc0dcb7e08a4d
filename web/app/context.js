/** What every panel is given. A panel is a pure function of it: no panel keeps anything, waits for anything or knows another. */

import { isOwn, titleOf } from "../bots/own/sandboxes.js";
import { nameAt } from "../game/line.js";
import { isColourName } from "../game/seats.js";
import { t } from "../strings/index.js";

/** @typedef {import("./state.js").State} State */
/**
 * @typedef {object} Context
 * @property {State} state
 * @property {import("../board/model.js").Layout} layout
 * @property {import("../engine/protocol.js").Catalogue} catalogue
 * @property {(action: import("./state.js").Action) => void} act
 * @property {() => void} playNow
 * @property {() => void} tryAgain start the engine anew
 * @property {() => void} takeUp load the page anew, in the version that lies ready
 * @property {string | null} oneFile where the page can be had as one file, if it isn't that
 * @property {ReturnType<typeof import("../export/exports.js").createExports>} keep what can be taken along
 * @property {(text: string) => void} copy
 * @property {import("../learn/effects.js").School | null} school lessons, puzzles and rules, once they have been loaded
 * @property {boolean} schoolFailed they did not arrive
 * @property {(page: import("../learn/state.js").Page) => void} openLearn
 * @property {() => void} firstLesson
 * @property {() => void} firstGame against the gentlest bot, on the smallest board
 * @property {() => void} openEditor with the rules and the board of the form, or the position on the board
 * @property {() => void} playPosition play on from what is painted in the editor
 * @property {(source: import("../bots/own/effects.js").Source) => void} addBot
 * @property {(id: string) => void} removeBot
 * @property {(levels: [string, string], pairs: number) => void} startMatch
 * @property {() => void} stopMatch
 * @property {() => void} measure
 * @property {() => void} startGame from the form of the new-game dialog
 */

/** A bot's name, and its nature: ["Nymph", "notices some"]. @param {Context["catalogue"]} catalogue @param {string} name @returns {[string, string]} */
export function levelWords(catalogue, name) {
  if (isOwn(name)) return [titleOf(name), t("own-bots-yours")];
  return catalogue.levels.some((level) => level.name === name)
    ? [t(`level-${name}`), t(`level-${name}.what`)]
    : [name, ""];
}

/** A record without names says colours. @param {string} name */
const knownName = (name) => (isColourName(name) ? "" : name);

/** @param {Context} context @param {0 | 1} seat */
export function playerWords({ state, catalogue }, seat) {
  const player = state.game.seats[seat];
  return player.kind === "bot"
    ? { kind: "bot", name: levelWords(catalogue, player.level)[0] }
    : { kind: "person", name: knownName(nameAt(state.game, seat)) };
}
