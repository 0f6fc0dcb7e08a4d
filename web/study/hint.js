/** A hint in steps: where to look, which cell, why. It belongs to the position on the board. */

import { keyOf, reviewing } from "../game/line.js";
import { current, isContest, isTimed, moverOf, winnerAnyway } from "../game/select.js";
import { clearMessages, startGame } from "../game/state.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { nothing } from "../ui/lit.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Hint} Hint */
/** @typedef {{key: string, step: number, found: Hint | null, failed?: boolean}} HintOnShow step: 0 none yet: the reader tries a turn again, 1 where to look, 2 which cell, 3 why; failed: there is none */
/**
 * hinted-game: a game in which every turn of the player begins with a hint
 * @typedef {{type: "hint"} | {type: "hinted", key: string, found: Hint | null}
 *   | {type: "hinted-game", game: import("../game/line.js").Game}} HintAction */

export const LAST_STEP = 3;

/** @param {State} state @returns {HintOnShow | null} */
export const hintOf = (state) =>
  !state.study.open && state.study.hint?.key === keyOf(state.game) && !isContest(state) ? state.study.hint : null;

/** May the reader ask for a hint, once the scene is there? @param {State} state */
const mayBeHinted = (state) =>
  !state.study.open &&
  !state.learn && // puzzles have their own hints
  !state.editor &&
  !reviewing(state.game) &&
  !isContest(state) &&
  !isTimed(state) &&
  moverOf(state).kind === "person";

/** Does the hint wait for the first scene of a visit? @param {State} state */
const waits = (state) => state.scene === null && mayBeHinted(state);

/** May the reader ask for a hint now? There is none if every turn loses at once; the page says so. @param {State} state */
export const mayHint = (state) =>
  mayBeHinted(state) &&
  current(state) &&
  ["growth", "bonus"].includes(state.scene?.phase ?? "") &&
  winnerAnyway(state) === null;

/** @param {State} state @returns {HintOnShow} */
const first = ({ game }) => ({ key: keyOf(game), step: 1, found: null });

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  hint: (state) => {
    if (waits(state)) return withHint(state, first(state)); // the hint comes once the engine is ready
    if (!mayHint(state)) return state;
    const shown = hintOf(state);
    if (shown && !shown.found && !shown.failed) return state;
    if (state.refusal || state.blocked) return withHint(clearMessages(state), shown ?? first(state));
    if (!shown?.found) return withHint(state, first(state));
    return withHint(state, shown.step < LAST_STEP ? { ...shown, step: shown.step + 1 } : null);
  },
  "hinted-game": (state, { game }) => {
    const next = startGame(state, game);
    return { ...next, study: { ...next.study, coached: true } };
  },
  hinted: (state, { key, found }) =>
    state.study.hint?.key === key ? withHint(state, { ...state.study.hint, found, failed: !found }) : state,
};

/** @param {State} state @param {HintOnShow | null} hint @returns {State} */
const withHint = (state, hint) => ({ ...state, study: { ...state.study, hint } });

/** @param {Pick<import("../app/context.js").Context, "state" | "act">} context */
export function hintButton({ state, act }) {
  if (!waits(state) && !mayHint(state)) return nothing;
  const shown = hintOf(state);
  const label = t(`hint-step-${shown?.failed ? 0 : (shown?.step ?? 0)}`);
  const off = shown !== null && !shown.found && !shown.failed;
  return button(label, () => act({ type: "hint" }), { kind: "small hint-button", off });
}
