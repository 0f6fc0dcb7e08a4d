/** The views of games with a friend: the card below the board, and the dialog with invitations and the list. */

import { shownTurn } from "../board/layout.js";
import { nameAt, seatAt } from "../game/line.js";
import { endingWords } from "../game/result.js";
import { seatName } from "../game/seats.js";
import { endingOf, isOver } from "../game/select.js";
import { steadyTime } from "../game/time.js";
import { joined, t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { beginNext } from "./begin.js";
import { dialog, wishCard } from "./dialog.js";
import { askedHere, directCard, live } from "./direct-view.js";
import { awaited, takeback } from "./more.js";
import { pasteForm } from "./paste.js";
import { sending, showPage } from "./sending.js";
import { atLiveEnd, hasOffer, isOnlyInvited, isToBeDrawn, myTurn, nextId, ofConnection, sharedOf } from "./shared.js";
import { friendsWish, isAsking, isWished, wishOf } from "./rematch.js";
import { isAsked } from "./table.js";
import {
  addressOf,
  askedWords,
  byLink,
  clashWords,
  endWords,
  friendName,
  friendStart,
  copyWords,
  isFile,
  keptOf,
  messageOf,
  newsWords,
  timeLeft,
  turnTime,
  turnWords,
} from "./words.js";

export { dialog, takeback };

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./shared.js").Shared} Shared */

/** The card of the shared game on the board. @param {Context} context */
export function card(context) {
  const { state } = context;
  const shared = sharedOf(state);
  if (!shared)
    return isAsked(state) ? question(context) : state.game.watched === undefined ? nothing : lookingOn(context);
  if (isBeginning(state, shared)) return nothing;
  const body = shared.rival ? rival(context, shared) : body_(context, shared);
  const isOpen = !shared.letter.ending && hasOffer(shared.letter);
  return html`<section class=${isOpen ? "together question" : "together"} aria-label=${t("together")}>
    ${body}
  </section>`;
}

/** Whether the dialog shows the invitation to a live game, so that the card would have no words. @param {State} state @param {Shared} shared */
const isBeginning = ({ dialog, together }, shared) =>
  dialog === "together" && together.page === "direct" && ofConnection(together, shared) && isOnlyInvited(shared);

/** A notice about a game that is not on the board, or about an invitation that needs another connection. @param {Context} context @param {{code: string, text: string | null}} notice the game's key, or the invitation */
export function news(context, { code, text }) {
  const { state, act } = context;
  if (code === "connected") return invitation(context, text);
  const { games, note } = state.together;
  const shared = games[text ?? ""];
  return shared
    ? html`<p role="status">${newsWords(shared, note?.key === text ? note.note : null)}</p>
        ${button(t("together-live"), () => act({ type: "letter-open", key: shared.key }), { kind: "small primary" })}`
    : nothing;
}

/** An invitation that was opened during another connection. When that one's game is over, the reader may leave it. @param {Context} context @param {string | null} text */
function invitation({ state, act, direct }, text) {
  const { games, direct: now } = state.together;
  const open = () => {
    direct.leave();
    act({ type: "drop-notice", code: "connected" });
    location.hash = ""; // the address may be this one already
    location.hash = text ?? "";
  };
  return html`<p>${t("notice-connected")}</p>
    ${text && games[now?.key ?? ""]?.letter.ending ? button(t("direct-leave-open"), open, { kind: "small" }) : nothing}`;
}

/** The card of a copy to watch: of other people's game, or of the reader's own on another device. @param {Context} context */
function lookingOn({ state, act }) {
  if (state.study.open) return nothing;
  const { watched: text } = state.game;
  const end = endingOf(state.game);
  const choose = () => text && act({ type: "letter", text });
  return html`<section class="together" aria-label=${t("together-looking")}>
    <p class="together-say" role="status">
      <b>${t("together-looking")}</b> ${end ? endingWords(state, end) : t("together-looking-later")}
      ${t("together-looking-what")}
    </p>
    ${text ? html`<div class="together-row">${button(t("together-looking-play"), choose, { kind: "small" })}</div>` : nothing}
  </section>`;
}

/** At one table: the question to the side to move. @param {Context} context */
function question({ state, act, layout }) {
  const mover = seatAt(state.game);
  const turn = state.game.turns[state.game.cursor - 1];
  const words = {
    seat: nameAt(state.game, /** @type {0 | 1} */ (1 - mover)) || seatName(state, 1 - mover),
    other: nameAt(state.game, mover) || seatName(state, mover),
    turn: shownTurn(layout, turnWords(turn, t("game-swap"))),
  };
  const answer = (/** @type {boolean} */ agreed) => () => act({ type: "table-answer", agreed });
  const facing = state.settings.edges && mover === 1 ? "together asked facing" : "together asked";
  return html`<section class=${facing} aria-label=${t("table-undo")}>
    <p class="together-say" role="status"><b>${t("table-asked", words)}</b></p>
    <div class="together-row">
      ${button(t("together-agree"), answer(true), { kind: "small primary" })}
      ${button(t("together-refuse"), answer(false), { kind: "small" })}
    </div>
  </section>`;
}

/** @param {Context} context @param {Shared} shared */
function body_(context, shared) {
  const { letter, unsent, side } = shared;
  const { note } = context.state.together;
  const isOver = context.state.together.direct !== null && !live(context); // the status and the next step are enough to read
  const noteText = note?.key === shared.key && note.note !== "news" && !isOver ? noteWords(note.note, shared) : "";
  const asked = !letter.ending && letter.offers[1 - side] !== null;
  const copied = !noteText && isCopied(context, shared) && !myTurn(shared);
  const what = copied ? copiedWords(shared) : say(context, shared); // both would take too much of the board's space
  const time = turnTime(shared, !byLink(context.state.together, shared));
  const empty = !noteText && !what && !time;
  return html`<p class=${empty ? "" : "together-say"} role="status" ?hidden=${empty}>
      ${noteText ? html`<span class="together-note">${noteText}</span>` : nothing} <b>${what}</b> ${time}
    </p>
    ${noteText && (note?.note === "kept" || note?.note === "version") ? otherVersion(context, shared) : nothing}
    ${claim(context, shared)} ${asked ? answer(context, shared) : nothing}
    ${letter.ending ? rematch(context, shared) : nothing}
    ${unsent && byLink(context.state.together, shared) ? sending(context, shared) : nothing} ${back(context, shared)}
    ${inCard(context, shared) ? directCard(context) : nothing} ${copied ? copyAgain(context, shared) : nothing}
    ${more(context, shared)}`;
}

/** The button that opens the version which this one replaced. @param {Context} context @param {Shared} shared */
function otherVersion({ state, act }, shared) {
  const kept = keptOf(state.together.games, shared);
  const open = () => kept && act({ type: "letter-open", key: kept.key });
  return kept ? button(t("together-kept-open"), open, { kind: "small" }) : nothing;
}

/** @param {Exclude<import("./state.js").Note, "news">} note @param {Shared} shared */
function noteWords(note, shared) {
  if (note === "refused") return t("together-answer-refused", { friend: friendStart(shared) });
  if (note === "agreed") return t("together-answer-agreed", { friend: friendStart(shared) });
  if (note === "kept") return t("together-kept");
  if (note === "own") return t("together-own-link", { friend: friendName(shared) });
  return note === "yes" || note === "no" ? t(`together-answered-${note}`) : t(`together-note-${note}`);
}

/** Whether the present link was copied just now; the button that said so has disappeared. @param {Context} context @param {Shared} shared */
const isCopied = ({ state: { copied } }, shared) =>
  !shared.unsent && copied !== null && [addressOf(shared.letter), messageOf(shared)].includes(copied);

/** @param {Shared} shared */
function copiedWords(shared) {
  const words = t("together-copied", { friend: friendName(shared) });
  return shared.letter.ending ? words : joined([words, t("together-comes-back")], "space");
}

/** @param {Context} context @param {Shared} shared */
const copyAgain = ({ copy }, { letter }) => button(copyWords(), () => copy(addressOf(letter)), { kind: "small" });

/** Whether the card shows the connection; one begun by a link is in the dialog first. @param {Context} context @param {Shared} shared */
const inCard = ({ state: { dialog, together } }, shared) =>
  together.direct !== null &&
  (together.direct.key ? ofConnection(together, shared) : !/late|form/.test(together.direct.why ?? "")) &&
  !(dialog === "together" && together.page === "direct");

/** The next step, with its buttons. @param {Context} context @param {Shared} shared */
function say(context, shared) {
  const { letter, unsent, side, base } = shared;
  const friend = friendName(shared);
  if (letter.ending) {
    const end = context.state.study.open || isOver(context.state) ? "" : endWords(shared); // the line or the banner says it
    return unsent && byLink(context.state.together, shared)
      ? joined([end, t("together-send-word", { friend })], "space")
      : end;
  }
  const asked = letter.offers[1 - side];
  if (asked !== null) return askedWords(shared, asked, (turn) => shownTurn(context.layout, turn));
  const connected = !byLink(context.state.together, shared);
  if (isWished(context.state.together, shared)) return askedFor(context.state.together, shared);
  if (isToBeDrawn(context.state.together, shared.key)) return t("direct-who");
  if (connected && isOnlyInvited(shared) && live(context)) return ""; // the connection's words are enough
  const keep = letter.offers[side];
  const wish = keep === null ? "" : t("together-you-asked", { turn: askedHere(context, shared, keep) });
  if (unsent && connected && !live(context)) return letter.last === side ? t("together-unsent") : "";
  if (unsent && !connected) {
    if (letter.last === null) return t("together-send-invitation", { friend });
    if (base) return t("together-send-turn", { friend });
    return myTurn(shared) && !wish
      ? t("together-send-or-play")
      : joined([wish, t("together-send-word", { friend })], "space");
  }
  if (wish) return joined([wish, myTurn(shared) ? t("together-wait-or-play") : waiting(connected, friend)], "space");
  const away = connected && !live(context); // the words of the connection say what that means, in the room of a phone
  if (!myTurn(shared)) return away ? "" : waiting(connected, friend);
  if (context.state.game.draft.length) return t("together-turn-on");
  if (away) return "";
  return letter.turns.length || connected ? t("together-your-turn") : t("together-first-turn", { friend });
}

/** The reader has asked the connected friend for a game. @param {Context["state"]["together"]} together @param {Shared} wish */
const askedFor = ({ direct, games }, wish) => {
  const now = games[direct?.key ?? ""] ?? wish;
  const isNext = nextId(now.letter.id) === wish.letter.id;
  return t(isNext ? "together-next-asked" : "together-other-asked", { friend: friendName(now) });
};

/** @param {boolean} connected @param {string} friend */
const waiting = (connected, friend) =>
  t(connected ? "together-waiting-live" : isFile() ? "together-waiting-file" : "together-waiting", { friend });

/** Whether the friend's time is up. A clock counts only while the devices are connected: otherwise the turn may be under way. @param {Context} context @param {Shared} shared */
function claim({ state, act }, shared) {
  const { key, letter, side } = shared;
  if (letter.ending || letter.mover === side) return nothing;
  const days = timeLeft(shared, Date.now(), steadyTime());
  const up = letter.clock
    ? state.time?.lost === letter.mover &&
      state.together.direct?.phase === "open" &&
      ofConnection(state.together, shared)
    : days !== null && days.left <= 0;
  return up
    ? html`${letter.clock ? html`<p class="together-link" role="status">${t("together-left-none")}</p>` : nothing}
        <div class="together-row">
          ${button(t("together-claim"), () => act({ type: "letter-entry", key, entry: "time" }), { kind: "small primary" })}
        </div>`
    : nothing;
}

/** @param {Context} context @param {Shared} shared */
function answer({ act }, { key }) {
  const entry = (/** @type {string} */ word) => () => act({ type: "letter-entry", key, entry: word });
  return html`<div class="together-row">
    ${button(t("together-agree"), entry("yes"), { kind: "small primary" })}
    ${button(t("together-refuse"), entry("no"), { kind: "small" })}
  </div>`;
}

/** @param {Context} context @param {Shared} shared */
function rematch(context, shared) {
  const { state, act } = context;
  const { direct } = state.together;
  if (direct?.phase === "elsewhere" && ofConnection(state.together, shared)) return nothing;
  const asks = ofConnection(state.together, shared) && friendsWish(state.together);
  if (asks) return state.dialog === "together" ? nothing : wishCard(context, asks);
  if (isAsking(state.together) && ofConnection(state.together, shared)) {
    const wish = wishOf(state.together) ?? shared;
    return html`<p class="together-link" role="status">${askedFor(state.together, wish)}</p>
      <div class="together-row">${button(t("direct-cancel"), () => withdraw(context, wish), { kind: "small" })}</div>`;
  }
  if (shared.unsent && direct && !live(context)) return nothing; // the friend does not know the end yet
  const again = () => beginNext(act, state.together.games, shared, state.together.form.name);
  const kind = shared.unsent && byLink(state.together, shared) ? "small" : "small primary"; // the end must be sent first
  return html`<div class="together-row">${button(t("together-rematch"), again, { kind })}</div>`;
}

/** Takes back what the reader has asked the connected friend for. @param {Context} context @param {Shared} wish */
function withdraw({ act, direct }, { key, letter }) {
  direct.say("not-now", letter.id);
  act({ type: "letter-stored", key, shared: null });
}

/** From an earlier turn back to the end of the game. @param {Context} context @param {Shared} shared */
const back = ({ state, act }, { key, letter }) =>
  state.study.open || state.together.adding || atLiveEnd(state.game, letter)
    ? nothing
    : html`<div class="together-row">
        ${button(t("together-live"), () => act({ type: "letter-open", key }), { kind: "small primary" })}
      </div>`;

/** The button for rare actions, which are in a dialog, so that the board keeps its space. @param {Context} context @param {Shared} shared */
function more(context, shared) {
  return html`${awaited(context, shared) ? pasteForm(context, t("together-paste")) : nothing}
  ${button(t("together-more"), () => showPage(context, "more"), { kind: "small" })}`;
}

/** Two versions of one game. @param {Context} context @param {Shared} shared */
function rival(context, shared) {
  const { act, layout } = context;
  const settle = (/** @type {boolean} */ take) => () => act({ type: "letter-settle", take });
  return html`<p class="together-say" role="alert">${clashWords(shared, (turn) => shownTurn(layout, turn))}</p>
    <div class="together-row">
      ${button(t("together-keep"), settle(false), { kind: "small primary" })}
      ${button(t("together-take"), settle(true), { kind: "small" })}
      ${button(t("together-more"), () => showPage(context, "more"), { kind: "small" })}
    </div>`;
}
