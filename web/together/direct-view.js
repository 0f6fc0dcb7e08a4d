/** What is seen of a direct connection: the codes to send and to enter, how it stands, the set phrases. */

import { qr } from "../game/share.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing } from "../ui/lit.js";
import { scanButton } from "./camera.js";
import { codeIn } from "./code.js";
import { PHRASES } from "./peer.js";
import { sharedOf } from "./shared.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Direct} Direct */

/** @param {"offer" | "answer"} kind @param {string} code */
const addressOf = (kind, code) =>
  `${location.protocol === "file:" ? "" : location.href.split(/[?#]/)[0]}#${kind}/${code}`;

/** The connection, in the card of a game or in the dialog. @param {Context} context @param {boolean} [inDialog] */
export function directView(context, inDialog = false) {
  const { direct, act, state } = context;
  const found = state.together.direct;
  const invite = () => direct.invite(found?.stun ?? "");
  if (!found) return inDialog ? nothing : button(t("direct-start"), invite, { kind: "small" });
  if (inDialog && sharedOf(state) && found.phase === "open") return nothing;
  const leave = button(
    t(found.phase === "open" ? "direct-leave" : OVER.has(found.phase) ? "direct-by-link" : "direct-cancel"),
    () => {
      direct.leave();
      if (inDialog) act({ type: "dialog", name: null });
    },
    { kind: "small" },
  );
  const { phase, code } = found;
  return html`<div class="together-direct" role="group" aria-label=${t("direct")}>
    <p role="status">${words(found)}</p>
    ${phase === "asked" ? html`<div class="together-row">${button(t("direct-join"), () => direct.answer(code), { kind: "primary" })}</div>` : nothing}
    ${phase === "inviting" ? inviting(context, code) : nothing}
    ${phase === "answering" ? codes(context, "answer", code) : nothing} ${phase === "open" ? said(found) : nothing}
    ${phase === "failed" ? failed(context, found) : nothing}
    <div class="together-row">
      ${phase === "open" ? phrases(context) : nothing}
      ${OVER.has(phase) && (found.role === "host" || sharedOf(state)) ? button(t("direct-again"), invite, { kind: "small primary" }) : nothing}
      ${phase === "handed" ? nothing : leave}
    </div>
  </div>`;
}

/** There is no connection, and none comes by waiting. @type {ReadonlySet<Direct["phase"]>} */
const OVER = new Set(["lost", "dropped", "failed"]);

/** @param {Direct} direct */
function words({ phase, role, lag, why, stun }) {
  if (phase === "open") return lag === null ? t("direct-is-open") : t("direct-distance", { lag });
  if (phase === "dropped") return t(`direct-dropped-${why ?? "form"}`);
  if (why === "form") return t("direct-no-code");
  if (phase === "failed" && why === "alone") return t("direct-failed-alone");
  if (phase === "failed" && role === "guest") return t("direct-failed-guest");
  if (phase === "failed" && stun) return t("direct-failed-stun");
  return t(`direct-is-${phase}`);
}

/** A code in all the ways to send it. @param {Context} context @param {"offer" | "answer"} kind @param {string} code */
function codes({ state, copy }, kind, code) {
  const address = addressOf(kind, code);
  const share = () =>
    navigator
      .share({ title: t("app-name"), ...(address.startsWith("#") ? { text: address } : { url: address }) })
      .catch(() => {});
  const canShare = typeof navigator.share === "function";
  return html`<div class="together-row">
      <input
        class="field"
        readonly
        aria-label=${kind === "offer" ? t("direct-offer-link") : t("direct-answer-link")}
        .value=${address}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      />
      ${canShare ? button(t("together-share"), share, { kind: "small primary" }) : nothing}
      ${button(state.copied === address ? t("action-copied") : t("together-copy"), () => copy(address), { kind: canShare ? "small" : "small primary" })}
    </div>
    ${qr(address)}`;
}

/** @param {Context} context @param {string} code */
function inviting(context, code) {
  const { direct } = context;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code") ?? "");
    direct.accept(codeIn(text)?.code ?? text.trim());
  };
  const scanned = (/** @type {string} */ text) => {
    const found = codeIn(text);
    if (found?.type === "answer") direct.accept(found.code);
    return found?.type === "answer";
  };
  return html`${codes(context, "offer", code)}
    <form class="together-row" @submit=${submit}>
      <input
        class="field"
        name="code"
        aria-label=${t("direct-enter")}
        placeholder=${t("direct-enter")}
        autocomplete="off"
        spellcheck="false"
      />
      <button class="button small" type="submit">${t("direct-connect")}</button>
      ${scanButton(scanned)}
    </form>`;
}

/** What was said last. @param {Direct} direct */
const said = ({ phrase }) =>
  phrase
    ? html`<p class=${phrase.mine ? "together-said mine" : "together-said"} role="status">
        ${t(`phrase-${phrase.phrase}`)}
      </p>`
    : nothing;

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

/** Another way: a server that tells each device its address, if the players choose one. @param {Context} context @param {Direct} found */
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
