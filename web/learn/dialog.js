/** The dialog for learning, once what is in it has come; until then the rules in brief can be read. */

import { en } from "../strings/en/index.js";
import { button } from "../ui/button.js";
import { html } from "../ui/lit.js";

/** @param {import("../app/context.js").Context} context */
export const learn = (context) => context.learning?.dialog(context) ?? waiting(context);

/** @param {import("../app/context.js").Context} context */
const waiting = ({ state, act, learningFailed, openLearn }) =>
  html`<p aria-live="polite">${learningFailed ? en.learn.failed : en.learn.loading}</p>
    ${learningFailed ? button(en.actions.tryAgain, () => openLearn(state.learnPage), { kind: "primary" }) : ""}
    ${button(en.learn.minute, () => act({ type: "dialog", name: "rules" }))}`;
