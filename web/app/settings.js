/** How the board is shown: what its cells are called and where that stands, which way up it lies, light or dark. */

import { COORDINATES, ORIENTATIONS } from "../board/settings.js";
import { botSettings } from "../bots/index.js";
import { COLOURS } from "../game/seats.js";
import { t } from "../strings/index.js";
import { choice } from "../ui/button.js";
import { bugIcon } from "../ui/icons.js";
import { html } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("../board/settings.js").BoardSettings} BoardSettings */
/** @typedef {import("../game/seats.js").ColourChoice} ColourChoice */

const TURNS = ORIENTATIONS / 2;

/** @param {Context} context */
export function settings(context) {
  const { state, act } = context;
  const { names, place, coordinates, orientation, theme } = state.settings;
  const set = (/** @type {Partial<Settings>} */ change) => act({ type: "settings", change });
  const mirrored = orientation >= TURNS;
  const lay = (/** @type {number} */ turn, /** @type {boolean} */ mirror) =>
    set({ orientation: turn + (mirror ? TURNS : 0) });
  const where = names ? place : "off";
  const colour = (/** @type {0 | 1} */ seat) =>
    colourChoice(state.settings.colours, seat, (colours) => set({ colours }));
  return html`<form class="setup">
    <fieldset>
      <legend>${t("settings-names")}</legend>
      <div class="choices">
        ${choice("place", t("settings-names-outside"), where === "outside", () => set({ names: true, place: "outside" }))}
        ${choice("place", t("settings-names-inside"), where === "inside", () => set({ names: true, place: "inside" }))}
        ${choice("place", t("settings-names-off"), where === "off", () => set({ names: false }))}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("settings-coordinates")}</legend>
      <div class="rule-list">
        ${COORDINATES.map(
          (system) =>
            html`<label class="radio rule">
              <input
                type="radio"
                name="coordinates"
                .checked=${coordinates === system}
                @change=${() => set({ coordinates: system })}
              />
              <span class="rule-name">${t(`settings-coordinates-${system}`)}</span
              ><span class="rule-what">${t(`settings-coordinates-${system}.what`)}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("settings-orientation")}</legend>
      <div class="choices">
        ${[...Array(TURNS).keys()].map((turn) =>
          choice("turned", t("settings-degrees", { degrees: 60 * turn }), orientation % TURNS === turn, () =>
            lay(turn, mirrored),
          ),
        )}
      </div>
      <label class="tick"
        ><input type="checkbox" .checked=${mirrored} @change=${() => lay(orientation % TURNS, !mirrored)} />
        <span>${t("settings-mirrored")}</span></label
      >
    </fieldset>
    <fieldset class="colours">
      <legend>${t("settings-colours")}</legend>
      <div class="seats">${colour(0)}${colour(1)}</div>
    </fieldset>
    <fieldset>
      <legend>${t("settings-theme")}</legend>
      <div class="choices">
        ${
          /** @type {const} */ (["auto", "light", "dark"]).map((each) =>
            choice("theme", t(`settings-theme-${each}`), theme === each, () => set({ theme: each })),
          )
        }
      </div>
    </fieldset>
    ${botSettings(context)}
    <fieldset>
      <legend>${t("hints")}</legend>
      <label class="tick"
        ><input
          type="checkbox"
          .checked=${state.settings.clockHints}
          @change=${() => set({ clockHints: !state.settings.clockHints })}
        />
        <span>${t("hints-with-clock")}</span></label
      >
    </fieldset>
  </form>`;
}

/** A seat that takes the other's colour gives its own in exchange. @param {BoardSettings["colours"]} colours @param {0 | 1} seat
 * @param {(colours: BoardSettings["colours"]) => void} set */
function colourChoice(colours, seat, set) {
  const choose = (/** @type {globalThis.Event} */ event) => {
    const chosen = /** @type {ColourChoice} */ (/** @type {HTMLSelectElement} */ (event.target).value);
    const other = colours[1 - seat] === chosen ? "own" : colours[1 - seat];
    set(seat === 0 ? [chosen, other] : [other, chosen]);
  };
  return html`<label class="level colour"
    >${bugIcon(seat)}<span>${t(seat ? "settings-colour-second" : "settings-colour-first")}</span>
    <select @change=${choose}>
      ${
        /** @type {const} */ (["own", ...COLOURS]).map(
          (each) =>
            html`<option value=${each} ?selected=${each === colours[seat]}>
              ${each === "own" ? t("settings-colour-own") : t(`colour-${each}`)}
            </option>`,
        )
      }
    </select></label
  >`;
}
