/** The slice of the page itself: how far the engine has started, which dialog is open, settings, notices, failure. */

import { isOver } from "../game/select.js";
import { PLAIN } from "../game/ruleset-text.js";
import { RESTORABLE, resetInteraction, setupOf, without, withNotice } from "../game/state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {import("./state.js").Settings} Settings */
/**
 * @typedef {{type: "boot", boot: import("../engine/messages.js").Boot} | {type: "dialog", name: State["dialog"]}
 *   | {type: "settings", change: Partial<Settings>} | {type: "toggle-sound"} | {type: "notice", code: Notice["code"], text: string | null}
 *   | {type: "drop-notice", code: Notice["code"]} | {type: "loaded"} | {type: "opened"} | {type: "copied" | "copy-said", text: string} | {type: "draw-gif", drawing: State["gif"]} | {type: "failure", failure: State["failure"]}
 *   | {type: "late", late: boolean} | {type: "follow", stored: import("./state.js").Stored} | {type: "section", section: string} | {type: "board", shown: NonNullable<State["shown"]>}} PageAction
 */

/** @type {import("./tables.js").Tables} */
export const NO_TABLES = { at: 0, games: [] };

/** After the first finished game, the page shows all tools, unless the reader switched them off (null). @param {State} state @returns {State} */
export const withTools = (state) =>
  state.settings.tools === false && !state.learn && !state.editor && state.game.turns.length > 0 && isOver(state)
    ? {
        ...state,
        settings: { ...state.settings, tools: true },
        notices: withNotice(state.notices, "new_tools", null),
      }
    : state;

/** The form for another game like the one at the table. @param {State} state @param {Pick<State, "game" | "scene">} table */
const formOf = ({ settings }, { game, scene }) => ({ ...setupOf(game, scene?.rules ?? PLAIN), ...settings.chosen });

/** @satisfies {Partial<import("./state.js").Handlers>} */
export const handlers = {
  boot: (state, { boot }) => ({ ...state, boot }),
  board: (state, { shown }) => ({ ...state, shown }),
  late: (state, { late }) => ({ ...state, late }),
  // The other tab lets its bots play; here they would play a second time.
  follow: (state, { stored }) => ({
    ...{ ...resetInteraction(state), ...stored, paused: true },
    notices: without(state.notices, ...RESTORABLE), // "Restore" would bring back another game than they tell of
  }),
  dialog: (state, { name }) => ({
    ...state,
    dialog: name,
    // The form waits while the reader looks for a bot.
    setup: name === "new" && state.dialog !== "bots" ? formOf(state, state.learn?.putAside ?? state) : state.setup,
  }),
  settings: (state, { change }) => ({ ...state, settings: { ...state.settings, ...change } }),
  section: (state, { section }) => ({ ...state, section }),
  "toggle-sound": ({ settings, ...state }) => ({ ...state, settings: { ...settings, sound: !settings.sound } }),
  notice: (state, { code, text }) => ({ ...state, notices: withNotice(state.notices, code, text) }),
  "drop-notice": (state, { code }) => ({ ...state, notices: without(state.notices, code) }),
  "draw-gif": (state, { drawing }) => ({ ...state, gif: drawing }),
  loaded: (state) => ({ ...state, loaded: state.loaded + 1 }), // paints a view that loaded later (ui/later.js)
  copied: (state, { text }) => ({ ...state, copied: text }),
  "copy-said": (state, { text }) => (state.copied === text ? { ...state, copied: null } : state),
  failure: (state, { failure }) => ({ ...state, failure }),
};
