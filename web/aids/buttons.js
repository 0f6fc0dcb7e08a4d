/** The aids' buttons, in their order: the only part of the aids in the first frame. Their shapes and words come later (late.js). */
import { icons } from "../ui/icons.js";

import { isContest } from "../game/select.js";

/** @typedef {import("../app/state.js").State} State */
/**
 * @typedef {object} AidButton
 * @property {string} id the aid's name in settings, words and style sheets
 * @property {string} key the digit that turns it on and off
 * @property {unknown} icon
 * @property {boolean} [basic] whether a first game offers it, too
 * @property {boolean} [plain] whether it only shows what is on the board, and foresees nothing: a game with a friend offers it, too
 * @property {boolean} [played] whether it is about a turn that is being played: the editor has none
 * @property {{type: "drawing"}} [action] what the button does, if it does not turn the aid on by a setting
 * @property {(state: State) => boolean} [pressed] whether it is down; left out: whether the setting is on
 */

/** @type {readonly AidButton[]} */
export const BUTTONS = [
  { id: "twins", key: "1", icon: icons.twins, basic: true, plain: true },
  { id: "threats", key: "2", icon: icons.threats, basic: true },
  { id: "outlook", key: "3", icon: icons.outlook, played: true },
  { id: "territory", key: "4", icon: icons.territory },
  {
    id: "marks",
    key: "5",
    icon: icons.marks,
    plain: true,
    action: { type: "drawing" },
    pressed: ({ aids }) => aids.drawing,
  },
];

/** Does the game on the board offer an aid? @param {State} state @param {AidButton} button */
export const isOffered = (state, { plain, played }) => (state.editor ? !played : plain || !isContest(state));

/** Has a setting turned an aid on that the game offers? @param {State} state @param {string} aid */
export const aidIsOn = (state, aid) =>
  state.settings.aids[aid] && BUTTONS.some((button) => button.id === aid && isOffered(state, button));

/** The names of the aids that a setting turns on. */
export const AIDS = BUTTONS.filter(({ action }) => !action).map(({ id }) => id);

/** @typedef {string} Aid */
/** @typedef {Record<Aid, boolean>} Aids */
/** @typedef {{aids: Aids, severalAids: boolean}} AidSettings */

/** @type {Aids} */
export const AIDS_OFF = Object.fromEntries(AIDS.map((aid) => [aid, false]));

/** What a button or key of an aid does. @param {AidButton} button @param {boolean} [more] keep the others on @returns {{type: "drawing"} | {type: "aid", aid: Aid, more?: boolean}} */
export const actionOf = ({ action, id }, more = false) => action ?? { type: "aid", aid: id, ...(more ? { more } : {}) };

/** The aids' keys, as `code` of a KeyboardEvent, and what they do. */
export const AID_KEYS = Object.fromEntries(BUTTONS.map((button) => [`Digit${button.key}`, actionOf(button)]));
