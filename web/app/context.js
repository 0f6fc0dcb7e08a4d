/** What every panel is given. A panel is a pure function of it: no panel keeps state, waits for anything or knows another panel. */

/** @typedef {import("./state.js").State} State */
/**
 * @typedef {object} Context
 * @property {State} state
 * @property {import("../board/layout.js").Layout} layout
 * @property {import("../engine/protocol.js").Catalogue} catalogue
 * @property {(action: import("./state.js").Action) => void} act
 * @property {boolean} whole whether the modules that the first frame does not need are loaded, too
 * @property {typeof import("./late-views.js") | null} views the panels that load later; null until they are there
 * @property {() => void} playNow
 * @property {() => void} tryAgain restarts an engine that did not start, or reloads a page that did not load whole
 * @property {() => void} separateGame goes on with a game that no other tab shows
 * @property {(key: string) => void} openKeptGame opens the game of a tab that was closed
 * @property {(without: boolean) => void} leaveSafeMode leaves safe mode, with the stored game or without it
 * @property {() => void} activateUpdate reloads the page in the installed version
 * @property {string | null} oneFile the address of the page as one file; null in that file itself
 * @property {(kind: "svg" | "png" | "gif" | "print") => void} exportAs makes a picture of the board or the game
 * @property {(text: string) => void} copy
 * @property {import("../learn/effects.js").Learning | null} learning lessons, puzzles and rules, once they have been loaded
 * @property {boolean} learningFailed whether they did not load
 * @property {(page: import("../learn/state.js").Page) => void} openLearn
 * @property {Omit<ReturnType<typeof import("../library/effects.js").library>, "read" | "reviewAll"> & {reviewAll: (own: boolean) => Promise<void>, read: (given: string | readonly File[]) => Promise<import("../library/state.js").Report | null>, saveAll: () => Promise<void>}} games what the library's buttons do
 * @property {() => void} firstLesson
 * @property {() => void} firstGame starts a game against the gentlest bot, on the smallest board
 * @property {ReturnType<typeof import("../together/direct.js").directConnection>} direct
 * @property {() => void} openEditor opens the editor with the rules and the board of the form, or the position on the board
 * @property {() => void} playPosition plays on from the position in the editor
 * @property {(source: import("../bots/own/effects.js").Source) => void} addBot
 * @property {(id: string) => void} removeBot
 * @property {Pick<ReturnType<typeof import("../bots/rest.js").matches>, "start" | "stop" | "goOn" | "forget" | "bringBack">} match
 * @property {() => void} relabel writes again, in the language of now, the words that are written once
 * @property {() => void} measure
 * @property {() => void} startGame starts the game that the new-game form describes
 */

export {};
