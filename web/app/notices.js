/** Sentences about the page itself: what was put aside, what could not be stored. Each can be sent away. */

import { gameText } from "../game/line.js";
import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Notice} Notice */

/** @param {Context} context */
export const notices = (context) =>
  context.state.notices.map(
    (notice) =>
      html`<div class="notice">
        <p>${en.notice[notice.code]}</p>
        ${notice.code === "bad_link" && notice.text ? badLink(notice.text) : nothing} ${remedy(context, notice)}
        ${button(en.actions.dismiss, () => context.act({ type: "drop-notice", code: notice.code }), { icon: icons.close, kind: "icon-only small" })}
      </div>`,
  );

/** What is wrong with it, and where. @param {string} text as game/tree-state.js puts it together */
function badLink(text) {
  const [message, drawing] = text.split("\n\n");
  return html`<p class="wrong-words">${en.share.wrong(message)}</p>
    ${drawing ? html`<pre class="drawing">${drawing}</pre>` : nothing}`;
}

/** @param {Context} context @param {Notice} notice */
function remedy({ state, act, copy, takeUp }, { code, text }) {
  if (code === "taking_up") return nothing;
  if (code === "new_version") return button(en.actions.takeUp, takeUp, { kind: "small primary" });
  if (code === "deleted" || code === "replaced") {
    return state.previousGame
      ? button(en.actions.bringBack, () => act({ type: "bring-back" }), { kind: "small" })
      : nothing;
  }
  if (code === "bad_link") {
    return state.reading?.part
      ? button(en.share.openPart, () => act({ type: "open-part" }), { kind: "small" })
      : nothing;
  }
  const wanted = text ?? gameText(state.game, en.seats);
  return button(state.copied === wanted ? en.actions.copied : en.actions.copy, () => copy(wanted), { kind: "small" });
}
