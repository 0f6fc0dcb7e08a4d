/** What is seen of games with a friend: the card below the board, and the dialog with invitations and the list. */

import { qr } from "../game/share.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { begin } from "./begin.js";
import { directView } from "./direct-view.js";
import { atLiveEnd, letterIn, myTurn, nextId, keyFor, sharedOf } from "./shared.js";
import {
  addressOf,
  askedTurn,
  endWords,
  friendName,
  friendStart,
  keepOf,
  messageOf,
  shortMessage,
  timeLeft,
} from "./words.js";

export { dialog } from "./dialog.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./shared.js").Shared} Shared */

/** The card of the shared game on the board. @param {Context} context */
export function card(context) {
  const { state } = context;
  const shared = sharedOf(state);
  if (!shared) return nothing;
  const body = shared.rival ? rival(context, shared) : body_(context, shared);
  return html`<section class="together" aria-label=${t("together")}>${body}</section>`;
}

/** @param {Context} context @param {Shared} shared */
function body_(context, shared) {
  const { letter, unsent, side } = shared;
  const note = context.state.together.note;
  const words = note?.key === shared.key && note.note !== "news" && !unsent ? t(`together-note-${note.note}`) : "";
  const asked = !letter.ending && letter.offers[1 - side] !== null;
  return html`<p class="together-say" role="status">
      ${words ? html`<span class="together-note">${words}</span>` : nothing} <b>${say(shared)}</b> ${time(shared)}
    </p>
    ${asked ? answer(context, shared) : nothing} ${letter.ending ? rematch(context, shared) : nothing}
    ${unsent && !live(context) ? sending(context, shared) : nothing} ${back(context, shared)}
    ${context.state.together.direct ? directView(context) : nothing} ${more(context, shared)}`;
}

/** Are the two devices connected, or about to be? @param {Context} context */
const live = ({ state }) => !["lost", "failed", "dropped"].includes(state.together.direct?.phase ?? "failed");

/** What there is to do. @param {Shared} shared */
function say(shared) {
  const { letter, unsent, side, base } = shared;
  const friend = friendName(shared);
  if (letter.ending) return `${endWords(shared)} ${unsent ? t("together-send-word", { friend }) : ""}`;
  const asked = letter.offers[1 - side];
  if (asked !== null) return t("together-asked", { friend: friendStart(shared), turn: askedTurn(letter, asked) });
  if (unsent) {
    if (letter.turns.length === 0) return t("together-send-invitation", { friend });
    return base ? t("together-send-turn", { friend }) : t("together-send-word", { friend });
  }
  if (myTurn(shared)) return letter.turns.length ? t("together-your-turn") : t("together-first-turn", { friend });
  return t("together-waiting", { friend });
}

/** @param {Shared} shared */
const time = (shared) => (myTurn(shared) ? timeLeft(shared.letter, Date.now())?.words : null) ?? nothing;

/** @param {Context} context @param {Shared} shared */
function answer({ act }, { key }) {
  const entry = (/** @type {string} */ word) => () => act({ type: "letter-entry", key, entry: word });
  return html`<div class="together-row">
    ${button(t("together-agree"), entry("yes"), { kind: "small primary" })}
    ${button(t("together-refuse"), entry("no"), { kind: "small" })}
  </div>`;
}

/** @param {Context} context @param {Shared} shared */
function rematch({ state, act }, shared) {
  const { letter, side } = shared;
  const id = nextId(letter.id);
  const next = /** @type {0 | 1} */ (1 - side);
  const again = () => {
    const key = keyFor(id, next);
    if (key in state.together.games) act({ type: "letter-open", key });
    else
      begin(
        act,
        { ...letter, ...(letter.start ? {} : { start: null }) },
        next,
        letter.days ?? 0,
        [letter.names[1], letter.names[0]],
        id,
      );
  };
  return html`<div class="together-row">${button(t("together-rematch"), again, { kind: "small primary" })}</div>`;
}

/** The ways to send a letter. @param {Context} context @param {Shared} shared */
function sending(context, shared) {
  const { state, act, copy } = context;
  const { key, letter, base } = shared;
  const address = addressOf(letter);
  const sent = () => act({ type: "letter-sent", key });
  const data = {
    title: t("app-name"),
    text: shortMessage(shared),
    ...(address.startsWith("#") ? {} : { url: address }),
  };
  const share = () => navigator.share(data).then(sent, () => {}); // not shared: it stays to be sent
  const copying = (/** @type {string} */ label, /** @type {string} */ text, kind = "small") =>
    button(
      state.copied === text ? t("action-copied") : label,
      () => {
        copy(text);
        sent();
      },
      { kind },
    );
  const mail = `mailto:?subject=${encodeURIComponent(t("together-mail-subject"))}&body=${encodeURIComponent(messageOf(shared))}`;
  const open = state.together.sharing === key;
  const toggle = () => {
    act({ type: "together", change: { sharing: open ? null : key } });
    if (!open) sent();
  };
  const canShare = typeof navigator.share === "function";
  return html`<div class="together-row">
      ${canShare ? button(t("together-share"), share, { kind: "small primary" }) : nothing}
      ${copying(t("together-copy"), address, canShare ? "small" : "small primary")}
      ${copying(t("together-copy-text"), messageOf(shared))}
      <a class="button small" href=${mail} @click=${sent}>${t("together-mail")}</a>
      ${button(t("together-qr"), toggle, { kind: "small", pressed: open })}
      ${base && shared.unsent ? button(t("together-undo"), () => act({ type: "letter-undo" }), { kind: "small" }) : nothing}
    </div>
    ${open ? qr(address, true) : nothing}`;
}

/** Back to where the game stands, from an earlier turn. @param {Context} context @param {Shared} shared */
const back = ({ state, act }, { key, letter }) =>
  state.study.open || state.together.adding || atLiveEnd(state.game, letter)
    ? nothing
    : html`<div class="together-row">
        ${button(t("together-live"), () => act({ type: "letter-open", key }), { kind: "small primary" })}
      </div>`;

/** What is wanted seldom: the link once more, a link to paste, a takeback, the end. @param {Context} context @param {Shared} shared */
function more(context, shared) {
  const { letter, unsent, side } = shared;
  const { act } = context;
  const keep = keepOf(shared);
  const ask = () => act({ type: "letter-entry", key: shared.key, entry: `back${keep}` });
  const left = timeLeft(letter, Date.now());
  const late = left !== null && left.left <= 0 && letter.mover !== side;
  const mayAsk = !letter.ending && keep !== null && letter.offers[side] === null && !(unsent && shared.base);
  const twoTabs = () => open(`${location.href.split("#")[0]}#${"xo"[1 - side]}:${letter.text}`, "_blank");
  return html`${live(context) ? nothing : paste(context, shared)}
    <details class="together-more">
      <summary>${t("together-more")}</summary>
      ${
        unsent || letter.turns.length === 0
          ? nothing
          : html`<p>${t("together-again")}</p>
              ${sending(context, shared)}`
      }
      ${letter.offers[side] === null ? nothing : html`<p>${t("together-you-asked", { turn: askedTurn(letter, letter.offers[side]) })}</p>`}
      <div class="together-row">
        ${context.state.together.direct || letter.ending ? nothing : directView(context)}
        ${letter.ending ? nothing : button(t("direct-two-tabs"), twoTabs, { kind: "small" })}
        ${mayAsk ? button(t("together-ask", { turn: askedTurn(letter, keep) }), ask, { kind: "small" }) : nothing}
        ${late ? button(t("together-claim"), () => act({ type: "letter-entry", key: shared.key, entry: "time" }), { kind: "small" }) : nothing}
        ${letter.ending ? nothing : resign(context, shared)}
        ${button(
          t("together-list"),
          () => {
            act({ type: "together", change: { page: "games" } });
            act({ type: "dialog", name: "together" });
          },
          { kind: "small" },
        )}
      </div>
    </details>`;
}

/** It takes two presses. @param {Context} context @param {Shared} shared */
const resign = ({ act }, { key }) =>
  html`<details class="together-sure">
    <summary class="button small">${t("together-resign")}</summary>
    ${button(t("together-resign-sure"), () => act({ type: "letter-entry", key, entry: "resign" }), { kind: "small" })}
  </details>`;

/** A link that came elsewhere: in another browser, in a chat. @param {Context} context @param {Shared} shared */
function paste({ act }, shared) {
  if (shared.unsent || myTurn(shared) || shared.letter.ending) return nothing;
  const label = t("together-paste", { friend: friendName(shared) });
  return html`<form class="together-row" @submit=${(/** @type {SubmitEvent} */ event) => pasted(event, act)}>
    <input class="field" name="text" aria-label=${label} placeholder=${label} autocomplete="off" spellcheck="false" />
    <button class="button small" type="submit">${t("together-open")}</button>
  </form>`;
}

/** @param {SubmitEvent} event @param {Context["act"]} act */
export function pasted(event, act) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = letterIn(String(new FormData(form).get("text") ?? ""));
  if (text) {
    form.reset();
    act({ type: "letter", text });
  } else /** @type {HTMLInputElement} */ (form.elements.namedItem("text")).setCustomValidity(t("together-no-letter"));
  form.reportValidity();
}

/** Two versions of one game. @param {Context} context @param {Shared} shared */
function rival({ act }, { rival: found }) {
  if (!found) return nothing;
  const { clash, turn, known, received } = found;
  const words =
    clash === "fork"
      ? t("together-clash-fork", { turn: turn + 1, known, received })
      : clash === "mine"
        ? t("together-clash-mine", { turn: turn + 1, received })
        : t("together-clash-terms");
  const settle = (/** @type {boolean} */ take) => () => act({ type: "letter-settle", take });
  return html`<p class="together-say" role="alert">${words}</p>
    <div class="together-row">
      ${button(t("together-keep"), settle(false), { kind: "small primary" })}
      ${button(t("together-take"), settle(true), { kind: "small" })}
    </div>`;
}
