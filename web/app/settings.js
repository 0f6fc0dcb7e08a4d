/** The settings in sections: colours and looks first; what few readers change, such as the number of processor cores, last. */

import { BUGS, COORDINATES, LOOKS, ORIENTATIONS, TAPS } from "../board/settings.js";
import { botSettings } from "../bots/settings-view.js";
import { catalogue } from "../engine/catalogue.js";
import { helpersHere } from "../engine/pool.js";
import { atOneDevice } from "../game/new-game.js";
import { COLOURS, coloursOf } from "../game/seats.js";
import { LANGUAGES, speak, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { choice, tick } from "../ui/choice.js";
import { bugIcon, icons } from "../ui/icons.js";
import { laterIcons } from "../ui/later-icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("../board/settings.js").BoardSettings} BoardSettings */
/** @typedef {import("../game/seats.js").ColourChoice} ColourChoice */
/** @typedef {(change: Partial<Settings>) => void} Set */

const TURNS = ORIENTATIONS / 2;

/** The sections, by what readers look for first; a section without settings is left out. @type {[id: string, icon: unknown, view: (context: Context, set: Set) => unknown][]} */
const SECTIONS = [
  [
    "look",
    laterIcons.board,
    ({ state: { settings, game } }, set) => [
      colours(settings, game, set),
      looks(settings, set),
      orientations(settings, set),
    ],
  ],
  [
    "play",
    icons.outlook,
    ({ state: { settings } }, set) => [help(settings, set), taps(settings, set), atOneDevice(settings, set)],
  ],
  ["names", icons.comment, (context, set) => [languageChoice(context), names(context.state.settings, set)]],
  [
    "sound",
    icons.sound,
    (context, set) => [sounds(context.state.settings, set), botSettings(context), workers(context.state.settings, set)],
  ],
];

/** One section is open, beside the list of all or, on a phone, below it. @param {Context} context */
export function settings(context) {
  const { state, act } = context;
  const set = (/** @type {Partial<Settings>} */ change) => act({ type: "settings", change });
  const shown = SECTIONS.map(([id, icon, view]) => ({ id, icon, view: view(context, set) })).filter(
    ({ view }) => view !== nothing,
  );
  const open = shown.find(({ id }) => id === state.section) ?? shown[0];
  return html`<form class="sections">
    ${shown.map(({ id, icon }) => head(context, id, icon, id === open.id))}
    <div class="section setup">${open.view}</div>
    ${button(t("action-keys"), () => act({ type: "dialog", name: "keys" }), { icon: laterIcons.keyboard, kind: "small" })}
  </form>`;
}

/** @param {Context} context @param {string} id @param {unknown} icon @param {boolean} open */
const head = ({ act }, id, icon, open) =>
  html`<h3 class="section-head">
    <button
      class=${open ? "button primary" : "button"}
      type="button"
      aria-expanded=${open}
      @click=${() => act({ type: "section", section: id })}
    >
      ${icon}<span>${t(`settings-section-${id}`)}</span>
    </button>
  </h3>`;

/** @param {Settings} settings @param {Set} set */
const sounds = ({ sound, vibration }, set) =>
  html`<fieldset>
    <legend>${t("settings-sound")}</legend>
    ${tick(t("action-sound"), sound, () => set({ sound: !sound }))}
    ${tick(t("settings-vibration"), vibration, () => set({ vibration: !vibration }))}
  </fieldset>`;

/** @param {Settings} settings @param {Set} set */
const taps = ({ taps: chosen }, set) =>
  html`<fieldset>
    <legend>${t("settings-taps")}</legend>
    <div class="choices">
      ${TAPS.map((each) => choice("taps", t(`settings-taps-${each}`), chosen === each, () => set({ taps: each })))}
    </div>
  </fieldset>`;

/** @param {Settings} settings @param {Set} set */
const help = ({ clockHints, severalAids, tools, desk }, set) =>
  html`<fieldset>
      <legend>${t("hints")}</legend>
      ${tick(t("hints-with-clock"), clockHints, () => set({ clockHints: !clockHints }))}
    </fieldset>
    <fieldset>
      <legend>${t("settings-help-tools")}</legend>
      ${tick(t("settings-several-aids"), severalAids, () => set({ severalAids: !severalAids }))}
      ${tick(t("settings-tools"), !!tools, () => set({ tools: tools ? null : true }))}
      ${tick(t("desk"), desk, () => set({ desk: !desk }))}
    </fieldset>`;

/** @param {Settings} settings @param {import("../game/line.js").Game} game @param {Set} set */
function colours({ colours: chosen, theme }, { ruleset }, set) {
  const colour = (/** @type {0 | 1} */ seat) => {
    const own = coloursOf(catalogue, ruleset, seat ? [chosen[0], "own"] : ["own", chosen[1]])[seat];
    return colourChoice(chosen, seat, own, (next) => set({ colours: next }));
  };
  return html`<fieldset>
      <legend>${t("settings-theme")}</legend>
      <div class="choices">
        ${
          /** @type {const} */ (["auto", "light", "dark"]).map((each) =>
            choice("theme", t(`settings-theme-${each}`), theme === each, () => set({ theme: each })),
          )
        }
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("settings-colours")}</legend>
      <div class="setup">${colour(0)}${colour(1)}</div>
    </fieldset>`;
}

/** @param {Settings} settings @param {Set} set */
const looks = ({ look, bugs }, set) =>
  html`<fieldset>
      <legend>${t("settings-look")}</legend>
      <div class="looks">
        ${LOOKS.map(
          (each) =>
            html`<label class="radio look" data-look=${each}
              ><input type="radio" name="look" .checked=${look === each} @change=${() => set({ look: each })} />
              <svg class="look-sample" viewBox="0 0 60 34" aria-hidden="true">
                <rect class="plate" width="60" height="34" rx="8" />
                <path class="look-closed" d="M17 5 28 11V23L17 29 6 23V11z" />
                <path class="look-open" d="M43 5 54 11V23L43 29 32 23V11z" /></svg
              ><span>${t(`settings-look-${each}`)}</span></label
            >`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("settings-bugs")}</legend>
      <div class="choices">
        ${BUGS.map((each) => choice("bugs", t(`settings-bugs-${each}`), bugs === each, () => set({ bugs: each })))}
      </div>
    </fieldset>`;

/** The number of workers, where there may be more than one. @param {Settings} settings @param {Set} set */
function workers({ workers: chosen }, set) {
  const most = helpersHere() + 1;
  if (most === 1) return nothing;
  return html`<fieldset>
    <legend>${t("settings-workers")}</legend>
    <div class="choices">
      ${[...Array(most + 1).keys()].map((count) =>
        choice("workers", count ? String(count) : t("settings-workers-auto"), Math.min(chosen, most) === count, () =>
          set({ workers: count }),
        ),
      )}
    </div>
  </fieldset>`;
}

/** @param {Settings} settings @param {Set} set */
function orientations({ orientation }, set) {
  const mirrored = orientation >= TURNS;
  const lay = (/** @type {number} */ turn, /** @type {boolean} */ mirror) =>
    set({ orientation: turn + (mirror ? TURNS : 0) });
  return html`<fieldset>
    <legend>${t("settings-orientation")}</legend>
    <div class="choices">
      ${[...Array(TURNS).keys()].map((turn) =>
        choice("turned", t("settings-degrees", { degrees: 60 * turn }), orientation % TURNS === turn, () =>
          lay(turn, mirrored),
        ),
      )}
    </div>
    ${tick(t("settings-mirrored"), mirrored, () => lay(orientation % TURNS, !mirrored))}
  </fieldset>`;
}

/** @param {Settings} settings @param {Set} set */
function names({ names: shown, place, coordinates }, set) {
  const where = shown ? place : "off";
  return html`<fieldset>
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
    </fieldset>`;
}

/** The page is not loaded again: a connection to a friend's device would be cut. @param {Context} context @param {string} code "auto": the browser's */
async function changeLanguage({ state, act, relabel }, code) {
  const { language } = state.settings;
  act({ type: "settings", change: { language: code } });
  await speak(code).catch(() => {
    act({ type: "settings", change: { language } });
    act({ type: "notice", code: "part_lost", text: null });
  });
  relabel();
}

/** @param {Context} context */
function languageChoice(context) {
  const { language } = context.state.settings;
  const change = (/** @type {globalThis.Event} */ event) =>
    changeLanguage(context, /** @type {HTMLSelectElement} */ (event.target).value);
  return html`<fieldset>
    <legend>${t("settings-language")}</legend>
    <select class="setup-wide" aria-label=${t("settings-language")} @change=${change}>
      <option value="auto" ?selected=${language === "auto"}>${t("settings-language-auto")}</option>
      ${LANGUAGES.map(
        ({ code, locale, name }) =>
          html`<option value=${code} lang=${locale} ?selected=${language === code}>${name}</option>`,
      )}
    </select>
  </fieldset>`;
}

/** The colours of the seats. A seat that takes the other's colour gives its own in exchange. @param {BoardSettings["colours"]} colours @param {0 | 1} seat @param {string} own the seat's colour if none is chosen
 * @param {(colours: BoardSettings["colours"]) => void} set */
function colourChoice(colours, seat, own, set) {
  const choose = (/** @type {globalThis.Event} */ event) => {
    const chosen = /** @type {ColourChoice} */ (/** @type {HTMLSelectElement} */ (event.target).value);
    const other = colours[1 - seat] === chosen ? "own" : colours[1 - seat];
    set(seat === 0 ? [chosen, other] : [other, chosen]);
  };
  return html`<label class="share-line"
    >${bugIcon(seat)}<span>${t(seat ? "settings-colour-second" : "settings-colour-first")}</span>
    <select @change=${choose}>
      ${
        /** @type {const} */ (["own", ...COLOURS]).map(
          (each) =>
            html`<option value=${each} ?selected=${each === colours[seat]}>
              ${each === "own" ? t("settings-colour-own", { seat: t(`colour-${own}`) }) : t(`colour-${each}`)}
            </option>`,
        )
      }
    </select></label
  >`;
}
