/** How the board is shown: what its cells are called and where that stands, which way up it lies, light or dark. */

import { COORDINATES, ORIENTATIONS } from "../board/settings.js";
import { botSettings } from "../bots/index.js";
import { COLOURS } from "../game/seats.js";
import { en } from "../strings/en/index.js";
import { choice } from "../ui/choice.js";
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
      <legend>${en.settings.names}</legend>
      <div class="choices">
        ${choice("place", en.settings.outside, where === "outside", () => set({ names: true, place: "outside" }))}
        ${choice("place", en.settings.inside, where === "inside", () => set({ names: true, place: "inside" }))}
        ${choice("place", en.settings.off, where === "off", () => set({ names: false }))}
      </div>
    </fieldset>
    <fieldset>
      <legend>${en.settings.coordinates}</legend>
      <div class="rule-list">
        ${COORDINATES.map(
          (system) =>
            html`<label class="rule">
              <input
                type="radio"
                name="coordinates"
                .checked=${coordinates === system}
                @change=${() => set({ coordinates: system })}
              />
              <span class="rule-name">${en.settings.systems[system][0]}</span
              ><span class="rule-what">${en.settings.systems[system][1]}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${en.settings.orientation}</legend>
      <div class="choices">
        ${[...Array(TURNS).keys()].map((turn) =>
          choice("turned", en.settings.degrees(60 * turn), orientation % TURNS === turn, () => lay(turn, mirrored)),
        )}
      </div>
      <label class="tick"
        ><input type="checkbox" .checked=${mirrored} @change=${() => lay(orientation % TURNS, !mirrored)} />
        <span>${en.settings.mirrored}</span></label
      >
    </fieldset>
    <fieldset class="colours">
      <legend>${en.settings.colours}</legend>
      <div class="seats">${colour(0)}${colour(1)}</div>
    </fieldset>
    <fieldset>
      <legend>${en.settings.theme}</legend>
      <div class="choices">
        ${
          /** @type {const} */ (["auto", "light", "dark"]).map((each) =>
            choice("theme", en.settings.themes[each], theme === each, () => set({ theme: each })),
          )
        }
      </div>
    </fieldset>
    ${botSettings(context)}
    <fieldset>
      <legend>${en.hint.button}</legend>
      <label class="tick"
        ><input
          type="checkbox"
          .checked=${state.settings.clockHints}
          @change=${() => set({ clockHints: !state.settings.clockHints })}
        />
        <span>${en.hint.clock}</span></label
      >
    </fieldset>
  </form>`;
}

/** Whoever takes the other's colour leaves their own for it. @param {BoardSettings["colours"]} colours @param {0 | 1} seat
 * @param {(colours: BoardSettings["colours"]) => void} set */
function colourChoice(colours, seat, set) {
  const choose = (/** @type {globalThis.Event} */ event) => {
    const chosen = /** @type {ColourChoice} */ (/** @type {HTMLSelectElement} */ (event.target).value);
    const other = colours[1 - seat] === chosen ? "own" : colours[1 - seat];
    set(seat === 0 ? [chosen, other] : [other, chosen]);
  };
  return html`<label class="level colour"
    >${bugIcon(seat)}<span>${en.settings.colourOf[seat]}</span>
    <select @change=${choose}>
      ${
        /** @type {const} */ (["own", ...COLOURS]).map(
          (each) =>
            html`<option value=${each} ?selected=${each === colours[seat]}>
              ${each === "own" ? en.settings.ownColour : en.colours[each]}
            </option>`,
        )
      }
    </select></label
  >`;
}
