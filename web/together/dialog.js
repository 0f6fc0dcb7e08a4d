/** The dialog of games with a friend: a new one, the list of all, and a received invitation. */

import { boardChoice } from "../game/board-choice.js";
import { controlNumbers, PRESETS } from "../game/clock-setup.js";
import { rulesOpen } from "../game/rule-choice.js";
import { rulesetExplained } from "../game/rule-words.js";
import { rulesetText } from "../game/ruleset-text.js";
import { coloursOf } from "../game/seats.js";
import { wrongWords } from "../game/wrong-words.js";
import { colour, joined, language, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { choice } from "../ui/choice.js";
import { bugIcon, icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { addressee, begin } from "./begin.js";
import { directPage, folded, learnFirst } from "./direct-view.js";
import { morePage } from "./more.js";
import { pasteForm } from "./paste.js";
import { friendsWish, isWished } from "./rematch.js";
import { codePage } from "./sending.js";
import { LONGEST_NAME, needsMe, nextId, pendingInvitation, sharedOf, watchedGame } from "./shared.js";
import { controlWords, friendName, friendStart, statusWords, termsWords, turnTime, whatWords } from "./words.js";

const NBSP = "\u00a0";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("./shared.js").Shared} Shared */

const DAYS = [0, 1, 2, 3, 7, 14];

/** @param {Context} context */
export function dialog(context) {
  const { page, invited } = context.state.together;
  const wish = friendsWish(context.state.together);
  if (page === "wish" && wish) return invitation(context, wish);
  if (page === "invited" && invited) return invitation(context, invited);
  if (page === "direct" && context.state.together.direct) return directPage(context, () => nameField(context));
  if (page === "more" && sharedOf(context.state)) return morePage(context);
  if (page === "qr" && sharedOf(context.state)) return codePage(context);
  const go = (/** @type {"start" | "games"} */ to) => () => context.act({ type: "together", change: { page: to } });
  return html`<div class="together-dialog">
    <div class="choices">
      ${choice("together-page", t("together-start"), page !== "games", go("start"))}
      ${choice("together-page", t("together-list"), page === "games", go("games"))}
    </div>
    ${pending(context)} ${page === "games" ? list(context) : start(context)}
  </div>`;
}

/** The invitation that the reader has not answered. @param {Context} context */
function pending({ state, act }) {
  if (pendingInvitation(state) === null) return nothing;
  const page = state.together.invited ? "invited" : "direct";
  const open = () => act({ type: "together", change: { page } });
  return html`<div>${button(t("lesson-leave-invited"), open, { kind: "small primary" })}</div>`;
}

// A new game

/** @param {Context} context */
function start(context) {
  const { state, act, catalogue, direct } = context;
  const { setup, together } = state;
  const { form } = together;
  const other = together.direct?.phase === "open" ? together.games[together.direct.key] : undefined;
  const asksFriend = other !== undefined && other.letter.ending !== null; // while a game goes on, no other is asked for
  const set = (/** @type {Partial<typeof form>} */ change) =>
    act({ type: "together", change: { form: { ...form, ...change } } });
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const ruleset = rulesetText(catalogue, setup.ruleset, setup.switches);
    const host = form.host === "lots" ? (/** @type {Side} */ (Math.random() < 0.5 ? 0 : 1)) : form.host;
    const [live, over] = ["live", "over"].map((value) => event.submitter?.getAttribute("value") === value);
    const terms = { ...form, lots: form.host === "lots", live, over };
    const friend = over && other ? other.letter.names[1 - other.side] : "";
    begin(act, { ruleset, board: setup.board }, host, terms, host ? [friend, form.name] : [form.name, friend]);
    if (live) direct.inviteSoon();
  };
  const way = (/** @type {string} */ words, value = "", first = false) =>
    html`<button class=${first ? "button primary" : "button"} type="submit" value=${value}>
      ${first ? icons.plus : nothing}<span>${words}</span>
    </button>`;
  const live = way(t("direct-start"), "live", !asksFriend && form.clock !== ""); // a clock is for two at the board
  const byLink = way(t("together-begin"), "", !asksFriend && !form.clock);
  return html`<form class="setup" @submit=${submit}>
    <p class="hint">${t("together-how")}</p>
    <details class="together-what">
      <summary>
        <span class="together-label">${t("together-terms")}</span>
        <b>${whatWords(rulesetText(catalogue, setup.ruleset, setup.switches), setup.board)}</b>
        <span class="button small">${t("together-change")}</span>
      </summary>
      <div class="setup more-body">${boardChoice(context)} ${rulesOpen(context)}</div>
    </details>
    <fieldset>
      <legend>${t("together-starts")}</legend>
      <div class="choices">
        ${choice("together-host", t("together-starts-me"), form.host === 0, () => set({ host: 0 }))}
        ${choice("together-host", t("together-starts-friend"), form.host === 1, () => set({ host: 1 }))}
        ${choice("together-host", t("setup-starts-random"), form.host === "lots", () => set({ host: "lots" }))}
      </div>
      ${form.host === "lots" ? html`<p class="hint">${t(asksFriend ? "together-lots-over" : "together-lots")}</p>` : nothing}
    </fieldset>
    <div class="together-fields">${nameField(context)} ${times(context, set)}</div>
    ${form.clock ? html`<p class="hint">${joined([t("together-clock-what"), stepWords(context, form.clock)], "space")}</p>` : nothing}
    ${form.days ? html`<p class="hint">${t("together-days-what")}</p>` : nothing}
    <p class="hint">${t("together-fair")}</p>
    <p class="hint">${t("direct-where")}</p>
    ${other ? html`<p class="hint">${t("direct-ends-other", { friend: friendName(other) })}</p>` : nothing}
    <div class=${asksFriend ? "setup-end" : "setup-end pair"}>
      ${asksFriend ? way(t("together-begin-over", { friend: friendName(other) }), "over", true) : nothing}
      ${form.clock ? [live, byLink] : [byLink, live]}
    </div>
  </form>`;
}

/** How the reserve is used, unless by the second. @param {Context} context @param {string} clock */
function stepWords({ catalogue }, clock) {
  const { step } = catalogue.rulesets.find((each) => each.clock?.text === clock)?.clock ?? controlNumbers(clock);
  return step > 1 ? t("together-clock-step", { step }) : "";
}

/** The time for a turn: no limit, some days, or a clock as at one table. @param {Context} context @param {(change: Partial<import("./state.js").Form>) => void} set */
function times({ state: { together }, catalogue }, set) {
  const { days: chosen, clock } = together.form;
  const named = catalogue.rulesets.flatMap((ruleset) => (ruleset.clock ? [ruleset.clock] : []));
  const others = PRESETS.map((text) => ({ ...controlNumbers(text), text, name: "" })).filter(
    ({ turn, reserve }) => !named.some((each) => each.turn === turn && each.reserve === reserve),
  );
  const clocks = [...others, ...named].sort((a, b) => a.turn - b.turn);
  const choose = (/** @type {globalThis.Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    const control = clocks.find(({ text }) => text === value)?.text ?? "";
    set({ clock: control, days: control ? 0 : Number(value) });
  };
  return html`<label class="level"
    >${t("together-days")}
    <select @change=${choose}>
      ${DAYS.map((days) => html`<option value=${days} ?selected=${!clock && days === chosen}>${days ? t("together-days-some", { days }) : t("together-days-none")}</option>`)}
      ${clocks.map((control) => html`<option value=${control.text} ?selected=${clock === control.text}>${controlWords(control)}</option>`)}
    </select></label
  >`;
}

/** @param {Context} context */
const nameField = ({ state: { together }, act }) =>
  html`<label class="level"
    >${t("together-name")}
    <input
      class="field"
      maxlength=${LONGEST_NAME}
      autocomplete="nickname"
      .value=${together.form.name}
      @change=${(/** @type {globalThis.Event} */ event) =>
        act({
          type: "together",
          change: { form: { ...together.form, name: /** @type {HTMLInputElement} */ (event.target).value.trim() } },
        })}
  /></label>`;

// The list

/** @param {Context} context */
function list(context) {
  const games = Object.values(context.state.together.games).sort(
    (one, other) => rank(one) - rank(other) || other.updated - one.updated,
  );
  const list = games.map((shared) => entry(context, shared));
  return html`${removed(context)}
  ${
    games.length
      ? html`<ul class="together-list">
          ${list}
        </ul>`
      : html`<p>${t("together-none")}</p>`
  }
  ${pasteForm(context, t("together-paste-any"))}`;
}

/** Whether the board shows the copy of a removed game. @param {import("../game/line.js").Game} game @param {Shared} shared */
const isCopy = ({ watched, board, turns }, { letter }) =>
  watched === "" && board === letter.board && `${turns}` === `${letter.turns}`;

/** Undo for the game that was removed last. @param {Context} context */
function removed({ act, state }) {
  const { removed: shared, games } = state.together;
  if (!shared || shared.key in games) return nothing;
  const undo = () => {
    act({ type: "letter-stored", key: shared.key, shared });
    if (isCopy(state.game, shared)) act({ type: "letter-open", key: shared.key });
  };
  return html`<div class="together-row">
    <span role="status">${t("together-removed", { friend: friendName(shared) })}</span>
    ${button(t("action-undo"), undo, { kind: "small" })}
  </div>`;
}

/** The place in the list: games that wait for the reader first, then other unfinished ones; replaced versions are among the finished ones. @param {Shared} shared */
const rank = (shared) => (needsMe(shared) ? 0 : shared.letter.ending || shared.version > 1 ? 2 : 1);

/** @param {Context} context @param {Shared} shared */
function entry(context, shared) {
  const { act, state, direct } = context;
  const { key, letter, side } = shared;
  const remove = () => {
    if (state.together.direct?.key === key) direct.leave(); // otherwise the friend's next turn would bring the game back
    if (state.together.direct?.wishes.includes(key)) direct.say("not-now", letter.id);
    act({ type: "letter-stored", key, shared: null });
    act({ type: "together", change: { removed: shared } });
  };
  const asks = isWished(state.together, shared);
  return html`<li class=${needsMe(shared) && !asks ? "waits" : ""}>
    ${bugIcon(side)}
    <button class="together-entry bare" type="button" @click=${() => act({ type: "letter-open", key })}>
      <b>${friendStart(shared)}</b>
      <span class="together-status">${asks ? t("together-status-waits") : statusWords(shared)}</span>
      <span class="together-about"
        >${whatWords(letter.ruleset, letter.board)}${NBSP}·
        ${t("together-entry", { turns: letter.turns.length })}${NBSP}·
        ${turnTime(shared, true) ?? dayOf(shared)}${isConnected(context.state.together, shared) ? `${NBSP}· ${t("direct-is-open")}` : ""}</span
      >
    </button>
    ${
      !isConnected(state.together, shared)
        ? button(t("together-remove"), remove, { icon: icons.delete, kind: "icon-only small" })
        : html`<details class="together-sure">
            <summary class="button icon-only small" title=${t("together-remove")}>
              ${icons.delete}<span class="button-label">${t("together-remove")}</span>
            </summary>
            ${button(t("together-remove-sure"), remove, { kind: "small" })}
          </details>`
    }
  </li>`;
}

/** Whether a game is being played live. @param {import("./state.js").Together} together @param {Shared} shared */
const isConnected = ({ direct }, { key }) => direct?.phase === "open" && direct.key === key;

/** When a game last changed: the time today, or the date, unbroken. @param {Shared} shared */
function dayOf({ updated }) {
  const at = new Date(updated);
  const isToday = at.toDateString() === new Date().toDateString();
  const words = isToday
    ? at.toLocaleTimeString(language.locale, { hour: "numeric", minute: "2-digit" })
    : at.toLocaleDateString(language.locale, { day: "numeric", month: "short" });
  return words.replaceAll(" ", NBSP);
}

// An invitation

/**
 * taken: whether the game has begun: the reader is one of the two on another device, or neither; again: whether it follows a game of the reader's
 * @typedef {{letter: Letter, side: Side, other: Side, taken: boolean, again: boolean, seat(at: Side): import("../strings/words.js").Argument}} Invited
 */

/** @param {Context} context @param {Letter} letter */
function invitation(context, letter) {
  const { state, catalogue } = context;
  const { together } = state;
  if (isFriendsWish(together, letter)) return html`<div class="together-dialog">${wishCard(context, letter)}</div>`;
  const side = addressee(together.games, letter);
  const other = /** @type {Side} */ (1 - side);
  const colours = coloursOf(catalogue, letter.ruleset, state.settings.colours);
  const seat = (/** @type {Side} */ at) => colour(colours[at]);
  const taken = letter.turns.length > 1 || letter.ending !== null;
  const again = Object.values(together.games).some((shared) => nextId(shared.letter.id) === letter.id);
  const invited = { letter, side, other, taken, again, seat };
  return html`<div class="together-dialog invited" data-one=${colours[0]} data-two=${colours[1]}>
    <div class="together-invited">
      ${bugIcon(other)}
      <div>
        <p class="together-say"><b>${heading(invited)}</b></p>
        <p>${termsWords(catalogue, letter)}</p>
        <p>${taken ? t("together-came-who") : sideWords(letter, side, seat(side))}</p>
      </div>
    </div>
    ${(taken || again) && letter.names.every(Boolean) ? nothing : nameField(context)}
    <div class="together-row">${taken ? joinings(context, invited) : answers(context, invited)}</div>
    ${folded(html`
      <p class="hint">${rulesetExplained(letter.ruleset)}</p>
      ${taken ? nothing : html`<p class="hint">${t("together-fair")}</p>`}
      ${taken || again ? nothing : html`<div>${button(t("together-join-other", { seat: seat(other) }), joins(context, other), { kind: "small" })}</div>`}
    `)}
    ${together.wrong ? html`<p class="wrong">${wrongWords(together.wrong)}</p>` : nothing}
  </div>`;
}

/** What came, or who invites to what. @param {Invited} invited */
function heading({ letter, other, taken, again, seat }) {
  const people = { first: nameOr(letter, 0, seat(0)), second: nameOr(letter, 1, seat(1)) };
  if (taken) return t("together-came", { ...people, turns: letter.turns.length });
  if (again) return t("together-next", { friend: nameOr(letter, other, t("together-friend.start")) });
  const friend = letter.names[other];
  return friend ? t("together-invited", { friend }) : t("together-invited-nobody");
}

/** The buttons for a game that has begun: to look at it, or to play on as one of the two. @param {Context} context @param {Invited} invited */
const joinings = (context, { letter, side, other, seat }) => [
  button(t("together-look"), looks(context, letter), { kind: "primary" }),
  ...[side, other].map((at) =>
    button(t("together-join-as", { name: nameOr(letter, at, seat(at)) }), joins(context, at), { icon: bugIcon(at) }),
  ),
];

/** The buttons for a game that has not begun. @param {Context} context @param {Invited} invited */
const answers = (context, { letter, side, again, seat }) => [
  button(t("together-join", { seat: seat(side) }), joins(context, side), {
    icon: bugIcon(side),
    kind: "primary large",
  }),
  again ? nothing : learnFirst(context),
  button(t("together-look"), looks(context, letter)),
];

/** @param {Context} context @param {Side} side */
const joins =
  ({ state, act }, side) =>
  () =>
    act({ type: "letter-join", side, wish: state.together.page === "wish" });

/** @param {Context} context @param {Letter} letter */
const looks =
  ({ act }, letter) =>
  () => {
    act({ type: "open", game: watchedGame(letter) });
    act({ type: "dialog", name: null });
  };

/** The reader's side, and who starts. @param {Letter} letter @param {Side} side @param {import("../strings/words.js").Argument} seat */
function sideWords(letter, side, seat) {
  if (letter.id.includes("-") || letter.turns.length) return startWords(letter, side);
  const friend = nameOr(letter, /** @type {Side} */ (1 - side), t("together-friend.start"));
  return letter.mover === side ? t("direct-you-start", { seat }) : t("direct-you-play", { seat, friend });
}

/** Who starts or has started; in a rematch the sides change. @param {Letter} letter @param {Side} side the reader's */
function startWords(letter, side) {
  const { id, turns, mover } = letter;
  if (id.includes("-")) return nothing;
  if (mover === side && !turns.length) return t("together-who-you");
  const friend = nameOr(letter, /** @type {Side} */ (1 - side), t("together-friend.start"));
  return turns.length ? t("together-who-played", { friend }) : t("together-who-friend", { friend });
}

/** @param {Letter} letter @param {Side} side @param {import("../strings/words.js").Argument} seat the side's name if its player gave none */
const nameOr = ({ names }, side, seat) => names[side] || seat;

/** Whether the connected friend asks for a game. @param {import("./state.js").Together} together @param {Letter} letter */
const isFriendsWish = (together, letter) =>
  together.page === "wish" && letter.turns.length < 2 && (together.direct?.key ?? "") in together.games;

/** The terms of a game. @param {Letter} letter */
const termsOf = ({ board, ruleset, start, days, clock }) => JSON.stringify([board, ruleset, start, days, clock]);

/** The connected friend's wish: a rematch, or another game. @param {Context} context @param {Letter} letter */
export function wishCard({ state, act, catalogue, direct }, letter) {
  const before = state.together.games[state.together.direct?.key ?? ""]?.letter;
  const side = state.together.direct?.wishSide ?? 0;
  const seat = colour(coloursOf(catalogue, letter.ruleset, state.settings.colours)[side]);
  const friend = nameOr(letter, /** @type {Side} */ (1 - side), t("together-friend.start"));
  const isNext = nextId(before.id) === letter.id && termsOf(before) === termsOf(letter);
  return html`<p class="together-say"><b>${t(isNext ? "together-next" : "together-next-other", { friend })}</b></p>
    ${
      isNext
        ? nothing
        : html`<p>${termsWords(catalogue, letter)}</p>
            <p class="hint">${rulesetExplained(letter.ruleset)} ${startWords(letter, side)}</p>`
    }
    <div class="together-row">
      ${button(t("together-join", { seat }), () => act({ type: "letter-join", side, wish: true }), { icon: bugIcon(side), kind: state.dialog ? "primary large" : "small primary" })}
      ${button(t("together-next-no"), () => direct.say("not-now", letter.id), { kind: state.dialog ? "" : "small" })}
    </div>`;
}
