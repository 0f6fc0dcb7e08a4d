/** What concerns the page itself: how far the engine has started, which dialog is open, settings, notices, trouble. */

import { PLAIN } from "../game/ruleset-text.js";
import { resetInteraction, setupOf, without, withNotice } from "../game/state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {import("./state.js").Settings} Settings */
/**
 * @typedef {{type: "boot", boot: import("../engine/messages.js").Boot} | {type: "dialog", name: State["dialog"]}
 *   | {type: "settings", change: Partial<Settings>} | {type: "notice", code: Notice["code"], text: string | null}
 *   | {type: "drop-notice", code: Notice["code"]} | {type: "copied", text: string} | {type: "trouble", trouble: State["trouble"]}
 *   | {type: "late", late: boolean} | {type: "follow", stored: import("./state.js").Stored} | {type: "board", shown: NonNullable<State["shown"]>}} PageAction
 */

/** @satisfies {Partial<import("./state.js").Handlers>} */
export const handlers = {
  boot: (state, { boot }) => ({ ...state, boot }),
  board: (state, { shown }) => ({ ...state, shown }),
  late: (state, { late }) => ({ ...state, late }),
  // Bots of the other tab play; here they would play a second time.
  follow: (state, { stored }) => ({ ...resetInteraction(state), ...stored, paused: true }),
  dialog: (state, { name }) => ({
    ...state,
    dialog: name,
    setup: name === "new" ? setupOf(state.game, state.scene?.rules ?? PLAIN) : state.setup,
  }),
  settings: (state, { change }) => ({ ...state, settings: { ...state.settings, ...change } }),
  notice: (state, { code, text }) => ({ ...state, notices: withNotice(state.notices, code, text) }),
  "drop-notice": (state, { code }) => ({ ...state, notices: without(state.notices, code) }),
  copied: (state, { text }) => ({ ...state, copied: text }),
  trouble: (state, { trouble }) => ({ ...state, trouble }),
};
