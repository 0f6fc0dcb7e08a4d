/** The views of a direct connection: the codes to send and to enter, its status, the set phrases. */

import { cellsOn, shownTurn } from "../board/layout.js";
import { qr } from "../game/share.js";
import { coloursOf } from "../game/seats.js";
import { colour, joined, t } from "../strings/index.js";
import { button, copyButton } from "../ui/button.js";
import { lineForm } from "../ui/line-form.js";
import { html, nothing } from "../ui/lit.js";
import { scanButton } from "./camera.js";
import { BEGINNING } from "./change.js";
import { unpack } from "./code.js";
import { goesOn } from "./coming-back.js";
import { PHRASES } from "./peer.js";
import { letterIn } from "./quoted.js";
import { friendsWish, isAsking } from "./rematch.js";
import { showPage } from "./sending.js";
import { codeIn, hasOffer, isOnlyInvited, keyFor, LONGEST_NAME, myTurn, sharedOf } from "./shared.js";
import { askedTurns, copyWords, friendName, friendStart, isFile, termsWords } from "./words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Direct} Direct */

/** @param {"offer" | "answer"} kind @param {string} code */
const addressOf = (kind, code) => `${isFile() ? "" : location.href.split(/[?#]/)[0]}#${kind}/${code}`;

/** Whether the two devices are connected, or about to be. @param {Pick<Context, "state">} context */
export const live = ({ state }) =>
  !["returning", "lost", "failed", "dropped"].includes(state.together.direct?.phase ?? "failed");

/** The turns of a takeback request, in the coordinates on the board. @param {Context} context @param {import("./shared.js").Shared} shared @param {number} keep */
export const askedHere = ({ layout }, { letter }, keep) => askedTurns(letter, keep, (turn) => shownTurn(layout, turn));

/** The connection in the card of a game; the dialog has the rest. @param {Context} context */
export function directCard(context) {
  const found = context.state.together.direct;
  if (!found) return nothing;
  const { phase, role } = found;
  const show = () => showPage(context, "direct");
  return html`<div class="together-direct" role="group" aria-label=${t("direct")}>
    <p class=${phase === "open" ? "together-link calm" : "together-link"} role="status">${words(context, found)}</p>
    ${phase === "open" ? lotWords(context, found) : nothing} ${phase === "open" ? said(context, found) : nothing}
    ${
      phase === "elsewhere"
        ? nothing
        : html`<div class="together-row">
            ${phase === "failed" && role === "host" ? button(t("direct-other"), show, { kind: "small primary" }) : OVER.has(phase) ? again(context) : nothing}
            ${phase === "asked" ? button(t("direct-join"), show, { kind: "small primary" }) : nothing}
            ${BEGINNING.has(phase) ? button(t("direct-show"), show, { kind: "small primary" }) : nothing}
            ${phase !== "open" ? leave(context, found) : awaitsAnswer(context.state) ? nothing : phrases(context)}
          </div>`
    }
  </div>`;
}

/** Whether one of the players waits for an answer of the other: then phrases would only take room. @param {Context["state"]} state */
function awaitsAnswer(state) {
  const shared = sharedOf(state);
  return friendsWish(state.together) !== null || isAsking(state.together) || (shared && hasOffer(shared.letter));
}

/** Who starts by the draw; shown until the first turn. @param {Context} context @param {Direct} found */
function lotWords({ state }, { lot }) {
  const shared = sharedOf(state);
  if (!lot || !shared || shared.lots || shared.letter.last !== null) return nothing;
  const first = myTurn(shared) ? t("direct-first-me") : t("direct-first-friend", { friend: friendStart(shared) });
  return html`<p class="hint">${t(`direct-lot-${lot}`)} ${first}</p>`;
}

/** The connection in the dialog. @param {Context} context @param {() => unknown} nameField */
export function directPage(context, nameField) {
  const { state } = context;
  const found = state.together.direct;
  if (!found || found.phase === "open") return nothing;
  const { phase, code } = found;
  const asked = phase === "asked" && unpack(code) !== null;
  const isNew = asked && !continues(context, found);
  return html`<div class=${`together-dialog${asked ? " invited" : ""}`}>
    <div class="together-direct" role="group" aria-label=${t("direct")}>
      ${invitation(context, found)} ${isNew ? nameField() : nothing}
      <p role="status">${words(context, found)}</p>
      ${asked ? joins(context, found, isNew) : nothing}
      ${isNew ? folded(html`<p class="hint">${t("together-fair")}</p>`) : nothing}
      ${phase === "inviting" ? inviting(context, code) : nothing}
      ${phase === "answering" ? codes(context, "answer", code) : nothing}
      ${phase === "failed" ? failed(context, found) : nothing}
      ${
        asked
          ? nothing
          : html`<div class="together-row">
              ${OVER.has(phase) ? again(context) : nothing} ${phase === "handed" ? nothing : leave(context, found)}
            </div>`
      }
    </div>
  </div>`;
}

/** The answers to an invitation; asks the guest whether to use the server that the host chose. @param {Context} context @param {Direct} found @param {boolean} isNew whether the game is new to this device */
function joins(context, found, isNew) {
  const server = unpack(found.offer)?.stun ?? "";
  const join = (/** @type {string} */ label, /** @type {string} */ stun, /** @type {string} */ kind) =>
    button(label, () => context.direct.answer(found.code, stun), { kind });
  const no = [isNew ? learnFirst(context) : nothing, leave(context, found)];
  if (!server) return html`<div class="together-row">${join(t("direct-join"), "", "primary large")} ${no}</div>`;
  return html`<p class="hint">${t("direct-server", { server })}</p>
    <div class="together-row">
      ${join(t("direct-join-server"), server, "primary")} ${join(t("direct-join-without"), "", "")} ${no}
    </div>`;
}

/** Invisible characters and those that change the direction; blank letters; more than two marks on one letter. */
const HIDDEN = /[\p{C}\u115f\u1160\u2800\u3164\uffa0]|(?<=\p{M}{2})\p{M}/gu;
/** A time control as the engine writes it (bug_engine/table/clock.py). */
const CONTROL = /^\d{1,6}\+\d{1,6}\/\d{1,3}!?$/;
const RULES = /^[a-z][\w+=-]*$/;

/** An invitation's description of its game (`aboutOf` in direct.js) as text; empty for an impossible game. @param {Pick<Context, "catalogue">} context @param {string} offer */
export function aboutIn({ catalogue }, offer) {
  const about = unpack(offer)?.about ?? "";
  const [board = "", rules = "", time = "", side = "", id = "", ...name] = about.split(",");
  const days = /^\d{1,2}$/.test(time) ? Number(time) : null;
  const named = catalogue.rulesets.some(({ clock }) => clock?.text === time);
  const times = { days, clock: named || CONTROL.test(time) ? time : "" };
  const isKnown = RULES.test(rules) && (board === "/" || cellsOn(catalogue, board) > 0);
  const friend = name.join(",").replace(HIDDEN, "").slice(0, LONGEST_NAME).trim();
  return { board, rules: isKnown ? rules : "", times, side, id, friend };
}

/** Whether the invitation is to go on with a game that this device knows. @param {Context} context @param {Direct} found */
function continues(context, { offer }) {
  const { together } = context.state;
  const { id } = aboutIn(context, offer);
  return id !== "" && (keyFor(id, 0) in together.games || keyFor(id, 1) in together.games);
}

/** Who invites, and to which game, according to the invitation; when connected, the game itself shows it. @param {Context} context @param {Direct} found */
function invitation(context, found) {
  if (!unpack(found.offer) || OVER.has(found.phase)) return nothing;
  const { board, rules, times, side, friend } = aboutIn(context, found.offer);
  const known = continues(context, found);
  return html`<p class="together-say">
      <b
        >${found.phase === "answering" ? t("direct-step-answer") : known ? t("direct-goes-on", { friend: friend || t("together-friend.start") }) : friend ? t("together-invited", { friend }) : t("together-invited-nobody")}</b
      >
    </p>
    ${rules ? html`<p>${termsWords(context.catalogue, { ruleset: rules, board, ...times })}</p>` : nothing}
    ${known || !rules ? nothing : html`<p>${sideWords(context, rules, side, friend || t("together-friend.start"))}</p>`}`;
}

/** For a reader who does not know the game: the first lesson, after which the invitation comes back. @param {Context} context */
export const learnFirst = ({ state: { learned, settings }, firstLesson }) =>
  settings.tools || learned.lessons.length ? nothing : button(t("together-learn-first"), firstLesson);

/** What a reader may want to know of an invitation, but need not. @param {unknown} inside */
export const folded = (inside) =>
  html`<details class="rule-choice">
    <summary>${t("together-more")}</summary>
    <div class="more-body">${inside}</div>
  </details>`;

/** @param {Context} context @param {string} rules @param {string} side the reader's side, "?" if it will be drawn, "" if the game has begun @param {import("../strings/words.js").Argument} friend */
function sideWords({ catalogue, state }, rules, side, friend) {
  if (side === "?") return t("direct-who");
  if (side !== "x" && side !== "o") return nothing;
  const seat = colour(coloursOf(catalogue, rules, state.settings.colours)[side === "x" ? 0 : 1]);
  return side === "x" ? t("direct-you-start", { seat }) : t("direct-you-play", { seat, friend });
}

/** The button for a new invitation: a connection can't be reused. @param {Context} context */
function again(context) {
  const { direct, state } = context;
  const found = state.together.direct;
  if (!sharedOf(state)) return nothing;
  const invite = () => {
    showPage(context, "direct");
    direct.invite(found?.stun ?? "");
  };
  return button(t("direct-again"), invite, { kind: invitesAgain(context) ? "small primary" : "small" });
}

/** @param {Context} context @param {Direct} found */
export function leave({ direct, act, state }, { phase, key }) {
  const shared = sharedOf(state);
  const byLink = shared !== null && goesOn(shared);
  const isGone = OVER.has(phase) || phase === "returning";
  const end = () => {
    direct.leave();
    if ((phase === "open" || isGone) && shared?.letter.ending === null)
      act({ type: "together", change: { note: { key, note: "left" } } });
    if (state.dialog) act({ type: "dialog", name: null });
  };
  const left = byLink ? t("direct-by-link") : state.dialog ? t("direct-back") : t("action-close");
  const others = phase === "handed" ? t("action-close") : t("direct-cancel");
  const label = phase === "open" ? t("direct-leave") : isGone ? left : others;
  return button(label, end, { kind: "small" });
}

/** The phases without a connection in which waiting does not help. @type {ReadonlySet<Direct["phase"]>} */
const OVER = new Set(["lost", "dropped", "failed"]);

/** Whether the page asks the reader to invite. Both may; but so that not both wait or both send, it asks the one who began the game, or who alone knows its end. @param {Context} context */
function invitesAgain({ state }) {
  const shared = sharedOf(state);
  return shared !== null && goesOn(shared) && (shared.letter.ending !== null || shared.side === shared.letter.host);
}

/** @param {Context} context */
function lostWords(context) {
  const shared = sharedOf(context.state);
  if (shared && !goesOn(shared)) return t("direct-lost-over");
  if (shared?.letter.ending) return t("direct-lost-end", { friend: friendStart(shared) });
  if (shared && isOnlyInvited(shared)) return t("direct-invitation-over");
  if (context.state.together.direct?.why === "left")
    return withDebts(context, t("direct-left", { friend: friendNow(shared) }));
  return withDebts(context, invitesAgain(context) ? t("direct-is-lost") : t("direct-lost-guest"));
}

/** @param {Context["state"]} state @param {Direct["why"]} why */
const returningWords = (state, why) =>
  why === "page" ? t("direct-page-left", { friend: friendNow(sharedOf(state)) }) : t("direct-is-returning");

/** @param {import("./shared.js").Shared | null} shared */
const friendNow = (shared) => (shared ? friendStart(shared) : t("together-friend.start"));

/** Adds what a lost connection means for the player's turn or clock. @param {Context} context @param {string} words */
function withDebts({ state }, words) {
  const shared = sharedOf(state);
  if (!shared || shared.letter.ending) return words;
  if (shared.unsent && shared.letter.last === shared.side) return joined([words, t("direct-lost-turn")], "space");
  if (!shared.letter.clock) return words;
  if (myTurn(shared)) return joined([words, t("direct-lost-clock")], "space");
  const isLost = state.together.direct?.phase === "lost" && shared.letter.turns.length > 0; // else it may be back at once
  return isLost ? joined([words, t("direct-lost-wait", { friend: friendName(shared) })], "space") : words;
}

/** @param {Context} context @param {Direct} direct */
function words(context, { phase, role, lag, why, stun, code }) {
  if (phase === "open") return lag === null ? t("direct-is-open") : t("direct-distance", { lag });
  if (phase === "dropped") return t(`direct-dropped-${why ?? "form"}`);
  if (phase === "lost") return lostWords(context);
  if (phase === "returning") return withDebts(context, returningWords(context.state, why));
  if ((phase === "failed" && why === "form") || (phase === "asked" && !unpack(code))) return t("direct-no-code");
  if (phase === "failed" && why === "late") return t("direct-late-answer");
  if (phase === "failed" && why === "alone") return t("direct-failed-alone");
  if (phase === "failed" && role === "guest") return t("direct-failed-guest");
  if (phase === "failed" && stun) return t("direct-failed-stun");
  return t(`direct-is-${phase}`);
}

/** @param {"offer" | "answer"} kind */
const copyCodeWords = (kind) => (kind === "answer" ? t("direct-copy-answer") : copyWords());

/** A code with all ways to send it. @param {Context} context @param {"offer" | "answer"} kind @param {string} code */
function codes(context, kind, code) {
  const address = addressOf(kind, code);
  const share = () =>
    navigator
      .share({ title: t("app-name"), ...(address.startsWith("#") ? { text: address } : { url: address }) })
      .catch(() => {});
  const canShare = typeof navigator.share === "function";
  const how = kind === "offer" ? t("together-file-how") : t("direct-file-answer");
  return html`${isFile() ? html`<p class="hint">${how}</p>` : nothing}
    <div class="together-row">
      <input
        class="field"
        readonly
        aria-label=${kind === "offer" ? t("direct-offer-link") : t("direct-answer-link")}
        .value=${address}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      />
      ${canShare ? button(t("together-share"), share, { kind: "small primary" }) : nothing}
      ${copyButton(context, address, copyCodeWords(kind), canShare ? "small" : "small primary")}
    </div>
    <div @toggle=${SHOW_WHOLE}>${qr(address)}</div>`;
}

/** Scrolls to a code that is unfolded on a low screen: a camera needs all of it. */
const SHOW_WHOLE = {
  capture: true, // the event does not bubble
  handleEvent: (/** @type {globalThis.Event} */ { target }) =>
    /** @type {HTMLElement} */ (target).scrollIntoView({ block: "nearest" }),
};

/** @param {Context} context @param {string} code */
function inviting(context, code) {
  const { direct, state, act } = context;
  const { why = null, letter = "" } = state.together.direct ?? {};
  const isGame = (/** @type {string | null} */ text) =>
    act({ type: "direct", change: { why: "letter", letter: text ?? "" } });
  const accept = (/** @type {string} */ text) => {
    const found = codeIn(text);
    if (found?.type === "offer" && found.code !== code) location.hash = `#offer/${found.code}`; // both have invited: answer this invitation
    else if (!found && letterIn(text)) isGame(letterIn(text));
    else direct.accept(found?.code ?? text.trim());
  };
  const scanned = (/** @type {string} */ text) => {
    const found = codeIn(text);
    if (found?.type === "answer") direct.accept(found.code);
    else if (letterIn(text)) isGame(letterIn(text));
    return found?.type === "answer" || letterIn(text) !== null;
  };
  const words = { kind: "together-row", label: t("direct-enter"), go: t("direct-connect"), more: scanButton(scanned) };
  return html`<p><b>${t("direct-step-send")}</b></p>
    ${codes(context, "offer", code)}
    <p><b>${t("direct-step-enter")}</b></p>
    ${lineForm(words, accept)}
    <p class="hint">${t("direct-inviting-what")}</p>
    ${why ? html`<p class="wrong" role="alert">${whyWords(why)}</p>` : nothing}
    ${why === "letter" ? button(t("direct-letter-open"), () => act({ type: "letter", text: letter }), { kind: "small" }) : nothing}`;
}

/** Why the entered text is not the answer. @param {Direct["why"]} why */
function whyWords(why) {
  if (why === "other") return t("direct-other-answer");
  if (why === "own") return t("direct-own-code");
  return why === "letter" ? t("direct-letter") : t("direct-no-code");
}

/** The last phrase, and who said it; shown until the entry after the next. @param {Context} context @param {Direct} direct */
function said({ state }, { phrase, key }) {
  const shared = state.together.games[key];
  if (!phrase || !shared || shared.letter.entries[0] + shared.letter.entries[1] >= phrase.at + 2) return nothing;
  const speaker = phrase.mine ? t("player-you") : friendStart(shared);
  return html`<p class=${phrase.mine ? "together-said mine" : "together-said"} role="status">
    <b>${speaker}</b> ${t(`phrase-${phrase.phrase}`)}
  </p>`;
}

/** @param {Context} context */
function phrases({ direct }) {
  const choose = (/** @type {globalThis.Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const chosen = PHRASES.find((each) => each === select.value);
    if (chosen) direct.say(chosen);
    select.value = "";
  };
  return html`<select class="together-say-what" aria-label=${t("direct-say")} @change=${choose}>
    <option value="">${t("direct-say")}</option>
    ${PHRASES.map((each) => html`<option value=${each}>${t(`phrase-${each}`)}</option>`)}
  </select>`;
}

/** A STUN server, which tells each device its address, if the players choose one. @param {Context} context @param {Direct} found */
function failed({ direct }, { role, stun, why }) {
  if (role === "guest" || why) return nothing;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    direct.invite(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("stun") ?? "").trim());
  };
  return html`<form class="together-row" @submit=${submit}>
    <p class="hint">${t("direct-stun-what")}</p>
    <input
      class="field"
      name="stun"
      required
      pattern="[A-Za-z0-9.\\-]+(:[0-9]+)?"
      .value=${stun}
      aria-label=${t("direct-stun")}
      placeholder=${t("direct-stun")}
      autocomplete="off"
    />
    <button class="button small" type="submit">${t("direct-stun-try")}</button>
  </form>`;
}
