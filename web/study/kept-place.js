/** Keeps where the study is, so that a reload of this tab opens it there again (app/restore.js). Loaded with what the panel asks. */

import { startKey } from "../game/line.js";
import { current } from "../game/select.js";
import { sealed } from "../ui/sealed.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { PLACE_KEY } from "./stored.js";

/** @typedef {import("../app/state.js").State} State */

/** @param {State} state @returns {import("./handlers.js").StudyPlace | null} null: no study of a game is open */
const placeNow = (state) => {
  const { study, game, scene } = state;
  if (!study.open || state.learn || state.editor || state.embed) return null;
  const { turns, cursor, draft } = game;
  return { start: startKey(game), tab: study.tab, turns, cursor, draft, scene: current(state) ? scene : null };
};

/** @returns {(state: State) => void} */
export function keepPlace() {
  /** @type {readonly unknown[]} */
  let last = [];
  return (state) => {
    const place = placeNow(state);
    const parts = Object.values(place ?? {});
    if (parts.length === last.length && parts.every((part, i) => part === last[i])) return;
    last = parts;
    unlessBlocked(() => sessionStorage.removeItem(PLACE_KEY)); // an older place must not stay if there is no room for this one
    if (!place) return;
    const stored = { ...place, scene: sealed(place.scene) };
    unlessBlocked(() => sessionStorage.setItem(PLACE_KEY, JSON.stringify(stored)));
  };
}
