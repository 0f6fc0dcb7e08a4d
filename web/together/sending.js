/** The ways to send a letter. */

import { qr } from "../game/share.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { sharedOf } from "./shared.js";
import { addressOf, copyWords, isFile, messageOf, shortMessage } from "./words.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./shared.js").Shared} Shared */

/** Opens a page of the dialog. @param {Pick<Context, "act">} context @param {import("./state.js").Together["page"]} page */
export function showPage({ act }, page) {
  act({ type: "together", change: { page } });
  act({ type: "dialog", name: "together" });
}

/** The ways to send a letter, as soon as it contains every entry. @param {Context} context @param {Shared} shared */
export function sending(context, shared) {
  const { state, act, copy } = context;
  const { key, letter, base } = shared;
  if (state.together.adding?.key === key) return nothing;
  const address = addressOf(letter);
  const sent = () => act({ type: "letter-sent", key });
  const data = {
    title: t("app-name"),
    ...(isFile() ? { text: messageOf(shared) } : { text: shortMessage(shared), url: address }),
  };
  const share = () => navigator.share(data).then(sent, () => {}); // not shared: still to be sent
  const take = (/** @type {string} */ text) => {
    if (mayCopy()) copy(text);
    else showPage(context, "more");
    sent();
  };
  const copying = (/** @type {string} */ label, /** @type {string} */ text, kind = "small") =>
    button(state.copied === text ? t("action-copied") : label, () => take(text), { kind });
  const mail = `mailto:?subject=${encodeURIComponent(t("together-mail-subject"))}&body=${encodeURIComponent(messageOf(shared))}`;
  const show = () => {
    showPage(context, "qr");
    sent();
  };
  const canShare = typeof navigator.share === "function";
  return html`<div class="together-row">
    ${canShare ? button(t("together-share"), share, { kind: "small primary" }) : nothing}
    ${copying(copyWords(), address, canShare ? "small" : "small primary")}
    ${copying(t("together-copy-text"), messageOf(shared), "small seldom")}
    <a class="button small seldom" href=${mail} @click=${sent}>${t("together-mail")}</a>
    ${button(t("together-qr"), show, { kind: "small rare" })}
    ${base && shared.unsent ? button(t("together-undo"), () => act({ type: "letter-undo" }), { kind: "small" }) : nothing}
    ${isFile() ? html`<p class="hint">${t("together-file-how")}</p>` : nothing}
  </div>`;
}

/** Only secure addresses have a clipboard; elsewhere the link is shown for copying by hand. */
const mayCopy = () => Boolean(navigator.clipboard);

/** The link, if a press can't copy it. @param {Shared} shared */
export const linkField = ({ letter }) =>
  mayCopy()
    ? nothing
    : html`<input
        class="field"
        readonly
        aria-label=${t("together-link")}
        .value=${addressOf(letter)}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      />`;

/** The letter as a QR code for the friend's camera. @param {Context} context */
export function codePage(context) {
  const shared = sharedOf(context.state);
  if (!shared) return nothing;
  return html`<div class="together-dialog together-code">
    <p>${isFile() ? t("together-qr-file") : t("together-qr-what")}</p>
    ${qr(addressOf(shared.letter), true)}
  </div>`;
}
