/** Which dialog is open, in the one frame that they share. */

import { bench, ownBots } from "../bots/index.js";
import { comment } from "../game/comment.js";
import { newGame } from "../game/new-game.js";
import { rules } from "../game/rules.js";
import { share } from "../game/share.js";
import { learn } from "../learn/index.js";
import { en } from "../strings/en/index.js";
import { report } from "../study/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";
import { keys } from "./keys.js";
import { settings } from "./settings.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {Context} context */
export function dialogs(context) {
  const shown = {
    new: [en.setup.heading, newGame],
    rules: [en.rules.heading, rules],
    keys: [en.keys.heading, keys],
    settings: [en.settings.heading, settings],
    share: [en.share.heading, share],
    bench: [en.bench.heading, bench],
    bots: [en.ownBots.heading, ownBots],
    learn: [en.learn.headings[context.state.learnPage], learn],
    report: [en.report.heading, report],
    comment: [en.comment.heading, comment],
  };
  if (!context.state.dialog) return nothing;
  const [heading, view] = /** @type {[string, (context: Context) => unknown]} */ (shown[context.state.dialog]);
  const close = () => context.act({ type: "dialog", name: null });
  return html`<div class="dialog-head">
      <h2 id="dialog-heading">${heading}</h2>
      ${button(en.actions.close, close, { icon: icons.close, kind: "icon-only" })}
    </div>
    <div class="dialog-body" tabindex=${context.state.dialog === "keys" ? "0" : nothing}>${view(context)}</div>`;
}
