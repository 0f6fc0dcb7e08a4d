/** What every panel is given. A panel is a pure function of it: no panel keeps anything, waits for anything or knows another. */

/** @typedef {import("./state.js").State} State */
/**
 * @typedef {object} Context
 * @property {State} state
 * @property {import("../board/layout.js").Layout} layout
 * @property {import("../engine/protocol.js").Catalogue} catalogue
 * @property {(action: import("./state.js").Action) => void} act
 * @property {boolean} whole what the first frame does not need is there, too
 * @property {typeof import("./late-views.js") | null} views what of the screen waits; null until it is there
 * @property {() => void} playNow
 * @property {() => void} tryAgain restart an engine that did not start, or load a page again of which a part is missing
 * @property {() => void} separateGame goes on with a game that no other tab shows
 * @property {(key: string) => void} openKeptGame of a tab that was closed
 * @property {(without: boolean) => void} leaveSafeMode with the stored game, or without it
 * @property {() => void} activateUpdate reload the page in the version that is installed
 * @property {string | null} oneFile where the page can be had as one file, if it isn't that
 * @property {(kind: "svg" | "png" | "gif" | "print") => void} exportAs makes a picture of the board or the game
 * @property {(text: string) => void} copy
 * @property {import("../learn/effects.js").Learning | null} learning lessons, puzzles and rules, once they have been loaded
 * @property {boolean} learningFailed they did not arrive
 * @property {(page: import("../learn/state.js").Page) => void} openLearn
 * @property {Omit<ReturnType<typeof import("../library/effects.js").library>, "read"> & {read: (text: string) => Promise<import("../library/state.js").Report | null>, saveAll: () => Promise<void>}} games what the library's buttons do
 * @property {() => void} reviewGames reviews the games of the library, in the background
 * @property {() => void} firstLesson
 * @property {() => void} firstGame against the gentlest bot, on the smallest board
 * @property {ReturnType<typeof import("../together/direct.js").directConnection>} direct
 * @property {() => void} openEditor with the rules and the board of the form, or the position on the board
 * @property {() => void} playPosition play on from what is painted in the editor
 * @property {(source: import("../bots/own/effects.js").Source) => void} addBot
 * @property {(id: string) => void} removeBot
 * @property {(levels: [string, string], pairs: number) => void} startMatch
 * @property {() => void} stopMatch
 * @property {(code: string) => void} changeLanguage "auto": the browser's
 * @property {() => void} measure
 * @property {() => void} startGame from the form of the new-game dialog
 */

export {};
