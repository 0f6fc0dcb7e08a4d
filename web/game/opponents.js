/** The part of the new-game form that chooses the opponent: a bot, a friend elsewhere, or a second person at this device. */

import { DIRECTIONS } from "../board/hex.js";
import { portrait } from "../board/picture.js";
import { t } from "../strings/index.js";
import { choice } from "../ui/choice.js";
import { icons } from "../ui/icons.js";
import { laterIcons } from "../ui/later-icons.js";
import { html, nothing } from "../ui/lit.js";
import { levelWords } from "./level-words.js";
import { CHARACTERS, COMPANION, characterOf, levelName, plainLevel } from "./player-names.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./line.js").Player} Player */

/** The levels as bugs that grow, then the companion; each cell by its q and r. A level without its own face has the queen's. */
const FACES = [
  "0 0",
  "0 0, 1 0",
  "0 0, 1 0, 1 1",
  "0 0, 1 0, 0 1",
  "0 0, 1 0, 2 0, 2 1",
  "0 0, 1 0, 0 1, 1 1",
  "1 0, 0 1, 0 2, -1 2",
  "0 0, 1 0, 2 0, 0 1, 2 1",
  "1 0, 0 1, 1 1, 0 2, -1 2",
  "0 0, 1 0, 2 0, 0 1, 1 1",
  "0 0, 1 0, 2 0, -1 1, 0 1, 1 1",
  "0 0, 1 0, 2 0, 0 1, 1 1, 0 2",
  `0 0, ${DIRECTIONS.map((step) => step.join(" ")).join(", ")}`,
  "0 0, -1 1, 0 1, 1 0, 2 0",
].map((cells) =>
  cells.split(", ").map((cell) => {
    const [q, r] = cell.split(" ").map(Number);
    return { q, r };
  }),
);
const FRIENDLY = FACES.length - 1;
const OWN = 3;

/** How many levels are easy and of medium strength; the others are strong. */
const BANDS = /** @type {const} */ ([
  ["easy", 0, 5],
  ["medium", 5, 9],
  ["strong", 9, Infinity],
]);

/** The level that a first visit begins with. */
const PROPOSED = "nymph";

/** @param {Context} context @param {readonly string[]} names of the colours */
export function opponents(context, names) {
  const { state, act } = context;
  const { seats, bot: last } = state.setup;
  const mine = seats[0].kind === "bot" && seats[1].kind === "person" ? 1 : 0;
  const other = seats[1 - mine];
  const people = other.kind !== "bot";
  const single = !people && seats[mine].kind === "person";
  const level = other.kind === "bot" ? other.level : (last ?? PROPOSED);
  const set = (/** @type {Player} */ next, me = mine) => {
    /** @type {Player} */
    const person = { kind: "person" };
    act({ type: "setup", change: { seats: me ? [next, person] : [person, next], bot: level } });
  };
  const play = (/** @type {string} */ chosen, me = mine) => set({ kind: "bot", level: chosen }, me);
  return html`<fieldset>
      <legend>${t("setup-opponent")}</legend>
      <div class="opponents ways">
        ${card(
          radio("opponent", single, () => play(level)),
          face(1, 1 - mine),
          [t("setup-bots"), t("setup-bots.what")],
        )}
        ${door(context, "together", icons.friends, t("setup-elsewhere"), t("setup-elsewhere.what"))}
        ${card(
          radio("opponent", people, () => set({ kind: "person" })),
          shared,
          [t("settings-two"), t("settings-two.what")],
        )}
      </div>
    </fieldset>
    ${people ? nothing : bots(context, single ? level : "", 1 - mine, play)}
    ${single ? side(context, names, mine, (me) => play(level, me)) : nothing}`;
}

/** The choice of the reader's colour against a bot. @param {Context} context @param {readonly string[]} names of the colours @param {number} mine the reader's seat @param {(seat: number) => void} take */
function side({ state, act }, names, mine, take) {
  const { starts } = state.setup;
  const random = starts === "lots"; // the lot decides the reader's side; the first colour starts
  const first = random ? 0 : starts;
  const change = (/** @type {0 | "lots"} */ to) => act({ type: "setup", change: { starts: to } });
  const choose = (/** @type {number} */ seat) => {
    take(seat);
    if (random) change(0);
  };
  return html`<div class="side" role="group" aria-labelledby="side">
    <span id="side">${t("setup-you")}</span>
    <div class="choices">
      ${names.map((name, seat) =>
        choice("you", first === seat ? t("setup-starts-colour", { seat: name }) : name, mine === seat && !random, () =>
          choose(seat),
        ),
      )}
      ${choice("you", t("setup-starts-random"), random, () => change("lots"))}
    </div>
  </div>`;
}

/** A device for two: its screen has two halves. */
const shared = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6.500 2.500h11v19h-11zM6.500 12h11" />
</svg>`;

/** @param {number} number @param {number} seat @param {number} [share] */
const face = (number, seat, share) => portrait(FACES[number], /** @type {0 | 1} */ (seat), share);

/** @param {string} name @param {boolean} chosen @param {() => void} choose @param {unknown} about */
const radio = (name, chosen, choose, about = nothing) =>
  html`<input type="radio" name=${name} title=${about} .checked=${chosen} @change=${choose} />`;

/** A card: a radio button with a picture, a name, and words about it. @param {unknown} input @param {unknown} image @param {readonly string[]} words */
const card = (input, image, [name, what]) =>
  html`<label class="radio opponent"
    >${input}${image}<span class="opponent-name">${name}</span>${
      what ? html`<span class="opponent-what">${what}</span>` : nothing
    }</label
  >`;

/** A card that opens another dialog. @param {Context} context @param {"together" | "bots"} name @param {unknown} icon @param {string} title @param {string} [what] */
function door({ act }, name, icon, title, what) {
  const open = () => {
    if (name === "together") act({ type: "together", change: { page: "start" } });
    act({ type: "dialog", name });
  };
  return html`<button class="radio opponent" type="button" @click=${open}>
    ${icon}<span class="opponent-name">${title}</span
    >${what ? html`<span class="opponent-what">${what}</span>` : nothing}
  </button>`;
}

/**
 * The bots: the levels in bands by strength, as bugs that grow with it; then the companion and the reader's own.
 * @param {Context} context @param {string} chosen  "": none @param {number} seat of the bot @param {(level: string) => void} choose
 */
function bots(context, chosen, seat, choose) {
  const { state, catalogue } = context;
  const of = catalogue.levels.length;
  const plain = plainLevel(chosen);
  const kind = (/** @type {string} */ level, /** @type {number} */ number) => {
    const [name, what] = levelWords(catalogue, level);
    return card(
      radio("level", chosen === level, () => choose(level), what),
      face(number, seat),
      level === COMPANION ? [name, what] : [name],
    );
  };
  const level = (/** @type {string} */ name, /** @type {number} */ number) =>
    html`<label class="radio opponent-level"
      >${radio("level", plain === name, () => choose(name), t("opponent-strength", { level: levelName(catalogue, name), number, of }))}${face(Math.min(number, FRIENDLY) - 1, seat, 0.6 + (0.4 * number) / of)}<span
        class="visually-hidden"
        >${levelName(catalogue, name)}</span
      ><span aria-hidden="true">${number}</span></label
    >`;
  return html`<fieldset>
    <legend>${t("setup-level")}</legend>
    <div class="opponent-bands">
      ${BANDS.map(
        ([band, from, to]) =>
          html`<div class="opponent-band" role="group" aria-label=${t(`band-${band}`)}>
            <span class="opponent-what" aria-hidden="true">${t(`band-${band}`)}</span>
            ${catalogue.levels.slice(from, to).map(({ name }, i) => level(name, from + i + 1))}
          </div>`,
      )}
    </div>
    ${nature(context, chosen, choose)}
    <div class="opponents">
      ${kind(COMPANION, FRIENDLY)}${state.bots.own.map(({ id }) => kind(id, OWN))}
      ${door(context, "bots", laterIcons.pencil, t("own-bots"))}
    </div>
  </fieldset>`;
}

/** What the chosen level overlooks, in plain words for a newcomer; for the strongest levels, what they prefer. @param {Context} context @param {string} chosen @param {(level: string) => void} choose */
function nature({ state: { settings }, catalogue }, chosen, choose) {
  const plain = plainLevel(chosen);
  const level = catalogue.levels.find(({ name }) => name === plain);
  if (!level && chosen !== COMPANION) return nothing;
  const own = characterOf(chosen);
  const number = catalogue.levels.findIndex(({ name }) => name === plain) + 1;
  const words = () => {
    const [, what] = levelWords(catalogue, chosen);
    const [band] = BANDS.find(([, , to]) => number <= to) ?? BANDS[0];
    const of = catalogue.levels.length;
    return t("opponent-nature", {
      level: levelName(catalogue, plain),
      what,
      number,
      of,
      band: t(`band-${band}`).toLowerCase(),
    });
  };
  return html`<p class="opponent-nature" aria-live="polite">
      ${level ? words() : t("opponent-now", { strength: settings.companion })}
      ${plain === PROPOSED && !settings.tools ? html`<span class="opponent-first">${t("opponent-first")}</span>` : nothing}
    </p>
    ${
      level?.bot === "champion"
        ? html`<div class="choices opponent-characters" role="group" aria-label=${t("setup-character")}>
            ${choice("character", t("character-none"), !own, () => choose(plain))}
            ${CHARACTERS.map((each) => choice("character", t(`character-${each}`), own === each, () => choose(`${plain}:${each}`)))}
          </div>`
        : nothing
    }`;
}
