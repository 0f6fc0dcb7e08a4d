/** What an earlier visit stored, read before the first frame of a visit that is not the first. */

import { isSafeMode } from "../boot/platform.js";
import { cellsOn } from "../board/layout.js";
import { catalogue } from "../engine/catalogue.js";
import { keepTime } from "../game/time.js";
import { withLearned } from "../learn/rest.js";
import { reopened, storedPlace } from "../study/rest.js";
import { withSharedGames } from "../together/rest.js";
import { beginning } from "./beginning.js";
import { createGameStore } from "./game-store.js";
import { studiedIn, tableOf } from "./history.js";
import { openingLink } from "./opening.js";
import { decodePlace, decodeSettings, SETTINGS_KEY, settingsIn } from "./persistence.js";
import { keepSettings } from "./storing.js";
import { reloadedTables } from "./tables.js";

/** @typedef {import("./state.js").State} State */

/** @param {string} name of a board */
export const cellsNamed = (name) => cellsOn(catalogue, name);

/** The store of this tab's game. */
export const gameStore = createGameStore(() => localStorage, { safe: isSafeMode(), session: () => sessionStorage });

/**
 * The state to begin with: the stored game, or a first visit's. In a frame of another site, the page reads nothing that is stored.
 * @param {import("../embed/state.js").Embed | null} embed @param {State} [state] of a first visit @returns {State}
 */
export function restore(embed, state = beginning()) {
  const { stored, notice } = embed ? { stored: null, notice: null } : gameStore.load(cellsNamed);
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    const known = text !== null || stored !== null; // a reader from before first visits hid some tools
    state.settings = decodeSettings(text, { ...state.settings, tools: known, thoughts: known });
    const readable = settingsIn(text);
    if (text !== null && !readable) state.notices = [...state.notices, { code: "settings_corrupt", text }];
    if (!embed && !readable) keepSettings(localStorage, state.settings);
  } catch {
    // Storage is blocked: the notice about the game says so.
  }
  if (embed) return { ...state, embed };
  keepTime();
  const tables = reloadedTables(tableOf(history.state));
  const restored = withSharedGames(
    withLearned({
      ...{ ...state, ...stored, tables },
      notices: [...(notice ? [notice] : []), ...(stored?.notices ?? []), ...state.notices],
    }),
  );
  return reopenedStudy({ ...restored, opening: openingLink(restored, location.hash.slice(1)) });
}

/** The study that was open before a reload. @param {State} state */
function reopenedStudy(state) {
  const place =
    studiedIn(history.state) && state.opening === null && decodePlace(storedPlace(), cellsNamed(state.game.board));
  return place ? reopened(state, place) : state;
}
