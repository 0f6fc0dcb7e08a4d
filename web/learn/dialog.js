/** The dialog for learning, once its contents have loaded; until then it shows the rules in brief. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html } from "../ui/lit.js";

/** @param {import("../app/context.js").Context} context */
export const learn = (context) => context.learning?.dialog(context) ?? waiting(context);

/** @param {import("../app/context.js").Context} context */
const waiting = ({ state, act, learningFailed, openLearn }) =>
  html`<p aria-live="polite">${learningFailed ? t("learn-failed") : t("one-moment")}</p>
    ${learningFailed ? button(t("action-try-again"), () => openLearn(state.learnPage), { kind: "primary" }) : ""}
    ${button(t("learn-minute"), () => act({ type: "dialog", name: "rules" }))}`;
