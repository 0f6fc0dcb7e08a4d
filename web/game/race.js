/** The panel of both sides' cells left over the whole game. Its graph loads when there is something to show. */

import { t } from "../strings/index.js";
import { html } from "../ui/lit.js";
import { summariesOf } from "./select.js";

/** @param {import("../app/context.js").Context} context */
export const race = (context) =>
  html`<h2 class="panel-heading">${t("race")}</h2>
    ${
      context.views && summariesOf(context.state.game).length > 1
        ? context.views.graph(context)
        : html`<p class="turns-none">${t("race-empty")}</p>`
    }`;
