/** Rare actions of a game with a friend: the link again, a link to paste, a connection; and the request for a takeback. */

import { t } from "../strings/index.js";
import { button, copyButton } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { askedHere, leave, live } from "./direct-view.js";
import { pasteForm } from "./paste.js";
import { linkField, sending, showPage } from "./sending.js";
import { isAsking, myTurn, sharedOf } from "./shared.js";
import { addressOf, byLink, keepOf } from "./words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./shared.js").Shared} Shared */

/** Whether the next event is a link from the friend, with a turn or the answer to a takeback. Then the card asks for it. @param {Context} context @param {Shared} shared */
export const awaited = (context, shared) =>
  !shared.unsent &&
  (!myTurn(shared) || isAsking(shared)) &&
  !shared.letter.ending &&
  byLink(context.state.together, shared);

/** @param {Context} context */
export function morePage(context) {
  const { state } = context;
  const shared = sharedOf(state);
  if (!shared) return nothing;
  const { letter, unsent } = shared;
  return html`<div class="together-dialog together-more">
    ${
      (unsent || letter.turns.length) && !isConnected(context, shared)
        ? html`<section>
            ${unsent ? nothing : html`<h3>${t("together-link")}</h3>`} ${linkField(shared)} ${sending(context, shared)}
          </section>`
        : nothing
    }
    ${
      (live(context) && !byLink(state.together, shared)) || awaited(context, shared)
        ? nothing
        : html`<section>${pasteForm(context, t("together-paste"))}</section>`
    }
    ${
      letter.watch
        ? html`<section>
            <h3>${t("together-watchers")}</h3>
            <p class="hint">${t("together-watch-what")}</p>
            <div class="together-row">${watch(context, shared)}</div>
          </section>`
        : nothing
    }
    ${group(t("together-ways"), ways(context, shared))}
  </div>`;
}

/** @param {string} title @param {readonly unknown[]} actions */
const group = (title, actions) =>
  actions.some((action) => action !== nothing)
    ? html`<section>
        <h3>${title}</h3>
        <div class="together-row">${actions}</div>
      </section>`
    : nothing;

/** Whether turns are sent to the friend without a press. @param {Context} context @param {Shared} shared */
const isConnected = ({ state: { together } }, shared) =>
  (together.direct?.phase === "open" || together.direct?.phase === "elsewhere") && !byLink(together, shared);

/** The link to watch. @param {Context} context @param {Shared} shared */
const watch = (context, { letter }) => copyButton(context, addressOf({ text: letter.watch }), t("together-watch"));

/** Whether a connection is there or on its way. @param {import("./state.js").Together} together */
const isStarted = ({ direct }) => direct !== null && direct.phase !== "failed";

/** Other ways to play on. @param {Context} context @param {Shared} shared */
function ways(context, { letter, side }) {
  const { state, act, direct } = context;
  const alone = !letter.entries[1 - side]; // the friend has done nothing yet
  const play = () => {
    showPage(context, "direct");
    direct.invite();
  };
  const twoTabs = () => {
    act({ type: "dialog", name: null });
    open(`${location.href.split("#")[0]}#${"xo"[1 - side]}:${letter.text}`, "_blank");
  };
  const small = { kind: "small" };
  return [
    isStarted(state.together) || letter.ending ? nothing : button(t("direct-start"), play, small),
    alone && !letter.ending && !state.together.direct ? button(t("direct-two-tabs"), twoTabs, small) : nothing,
    state.together.direct?.phase === "open" ? leave(context, state.together.direct) : nothing,
    button(t("together-list"), () => showPage(context, "games"), small),
  ];
}

/** The button that asks for a takeback, beside the one to resign; its place is there before the first turn. @param {Context} context */
export function takeback(context) {
  const shared = sharedOf(context.state);
  if (!shared) return nothing;
  const { letter, unsent, side, base, key } = shared;
  const keep = keepOf(shared);
  const off = letter.ending || keep === null || letter.offers[side] !== null || (unsent && base);
  return button(
    off ? t("together-back") : t("together-ask", { turn: askedHere(context, shared, keep) }),
    () => context.act({ type: "letter-entry", key, entry: `back${keep}` }),
    { icon: icons.undo, kind: "icon-only", off: !!off },
  );
}
