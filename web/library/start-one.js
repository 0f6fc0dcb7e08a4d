/** What a reader without games can do next. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html } from "../ui/lit.js";

/** @param {import("../app/context.js").Context} context */
export const startOne = ({ act }) =>
  html`<p class="next-steps">
    ${button(t("action-new-game"), () => act({ type: "dialog", name: "new" }), { kind: "primary" })}
  </p>`;
