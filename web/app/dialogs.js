/** The dialog that is open, in the one frame that all dialogs share. */

import { AID_KEYS } from "../aids/index.js";
import { bench } from "../bots/bench-view.js";
import { ownBots } from "../bots/own/own-bots.js";
import { snippet } from "../embed/builder.js";
import { comment } from "../game/comment.js";
import { newGame } from "../game/new-game.js";
import { resign } from "../game/resign.js";
import { rules } from "../game/rules.js";
import { share } from "../game/share.js";
import { learn } from "../learn/dialog.js";
import { library } from "../library/library.js";
import { t } from "../strings/index.js";
import { report } from "../study/report-view.js";
import * as together from "../together/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { guard, html, nothing } from "../ui/lit.js";
import { turnTo } from "./dialog-scroll.js";
import { onHeldKey } from "./held-key.js";
import { settings } from "./settings.js";

/** @typedef {import("./context.js").Context} Context */

document.addEventListener("keydown", onHeldKey, { capture: true });

/** @param {Context} context */
export function dialogs(context) {
  const shown = {
    new: [t("setup"), newGame],
    rules: [t("rules"), rules],
    keys: [t("action-keys"), keys],
    settings: [t("action-settings"), settings],
    share: [t("share"), (/** @type {Context} */ given) => share(given, snippet(given))],
    bench: [t("bench"), bench],
    bots: [t("own-bots"), ownBots],
    learn: [t(`learn-page-${context.state.learnPage}`), learn],
    library: [t("library"), library],
    report: [t("report"), report],
    comment: [t("comment"), comment],
    resign: [t("together-resign"), resign],
    together: [friendsTitle(context.state.together), together.dialog],
  };
  const [heading, view] = /** @type {[string, (context: Context) => unknown]} */ (shown[context.state.dialog ?? "new"]);
  const close = () => context.act({ type: "dialog", name: null });
  const {
    dialog,
    learnPage,
    library: { tab },
  } = context.state;
  const page = `${dialog} ${dialog === "learn" ? learnPage : dialog === "library" ? tab : ""}`;
  const back = wayBack(context);
  return html`<div class="dialog-head">
      ${back ? button(t("learn-back"), back, { icon: icons.before, kind: "icon-only" }) : nothing}
      <h2 id="dialog-heading" tabindex="-1" ?autofocus=${dialog !== "comment"}>${heading}</h2>
      ${button(t("action-close"), close, { icon: icons.close, kind: "icon-only" })}
    </div>
    <div class="dialog-body" tabindex=${dialog === "keys" ? "0" : nothing}>
      ${guard([page], () => turnTo(page))}${view(context)}
    </div>`;
}

/** The heading of the games with friends, by page. @param {Context["state"]["together"]} together */
function friendsTitle({ page, invited }) {
  if (page === "wish") return t("together-invitation");
  // A letter of a game under way may be the reader's own, from another device.
  if (page === "invited") return t((invited?.turns.length ?? 0) > 1 ? "together-game" : "together-invitation");
  if (page === "direct") return t("direct-start");
  if (page === "more") return t("together-game");
  return t(page === "qr" ? "share-qr" : page === "games" ? "together-list" : "together");
}

/** To the page that leads here: Learn, the settings, the form for a new game, or the study. @param {Context} context */
function wayBack({ state: { dialog, learnPage, together: friends }, openLearn, act }) {
  if (dialog === "rules" || (dialog === "learn" && learnPage !== "doors")) return () => openLearn("doors");
  if (dialog === "keys") return () => act({ type: "dialog", name: "settings" });
  const fromForm = dialog === "bots" || (dialog === "together" && friends.page === "start");
  if (fromForm) return () => act({ type: "dialog", name: "new" });
  return dialog === "report" ? () => act({ type: "dialog", name: null }) : null; // the study is below it
}

export const keys = () =>
  html`<dl class="keys">
    ${row(["←", "→"], t("keys-walk"))} ${row(["↑", "↓"], t("keys-walk-rows"))}
    ${row(["Q", "E", "Z", "C"], t("keys-walk-slanting"))} ${row([t("key-enter"), t("key-space")], t("keys-grow"))}
    ${row([t("key-backspace"), t("key-escape")], t("keys-take-back"))} ${row([`${t("key-control")} Z`], t("keys-undo"))}
    ${row([`${t("key-control")} Y`], t("keys-redo"))} ${row(["←", "→", t("key-home"), t("key-end")], t("keys-step"))}
    ${row([",", "."], t("keys-half"))} ${row(["↑", "↓"], t("keys-variations"))} ${row(["B"], t("keys-to-line"))}
    ${row(aidKeys(), t("keys-aids"))} ${row(["Shift 1"], t("keys-aids-more"))} ${row(["5"], t("keys-marks"))}
    ${row(["M"], t("keys-mark"))} ${row(["0"], t("keys-clear-marks"))} ${row(["S"], t("keys-sound"))}
    ${row(["H"], t("keys-hint"))} ${row(["N"], t("keys-new"))} ${row(["F"], t("keys-turn"))}
    ${row([t("key-escape")], t("keys-leave"))} ${row(["?"], t("keys-keys"))}
  </dl>`;

/** The digits that turn an aid on and off. */
const aidKeys = () =>
  Object.entries(AID_KEYS)
    .filter(([, { type }]) => type === "aid")
    .map(([code]) => code.replace("Digit", ""));

/** @param {readonly string[]} names @param {string} what */
const row = (names, what) =>
  html`<div>
    <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
    <dd>${what}</dd>
  </div>`;
