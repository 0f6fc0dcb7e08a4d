/** The bar on top: the name, what can always be reached, and how far the rules have been loaded. */
import { reviewing } from "../game/line.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons, wordmark } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */

const NEXT_THEME = /** @type {const} */ ({ auto: "light", light: "dark", dark: "auto" });

/** @param {Context} context */
export function bar({ state, act, openLearn }) {
  const { theme, names } = state.settings;
  const open = (/** @type {"new" | "rules" | "keys" | "settings" | "share"} */ name) => () =>
    act({ type: "dialog", name });
  const toggleNames = () => act({ type: "settings", change: { names: !names } });
  const nextTheme = () => act({ type: "settings", change: { theme: NEXT_THEME[theme] } });
  const over = state.scene?.phase === "over" && !reviewing(state.game);
  const toggleStudy = () => act({ type: "study", tab: state.study.open ? null : over ? "review" : "analysis" });
  return html` <h1 class="brand">
      ${wordmark}<span class="visually-hidden">${t("app-name")}</span><span class="tagline">${t("app-tagline")}</span>
    </h1>
    <nav class="bar-actions" aria-label=${t("app-name")}>
      ${button(t("action-new-game"), open("new"), { icon: icons.plus, kind: "primary" })}
      ${button(t("learn"), () => openLearn("doors"), { icon: icons.book })}
      ${state.learn ? nothing : button(t("study"), toggleStudy, { icon: icons.study, kind: "study-button", pressed: state.study.open })}
      ${button(t("action-share"), open("share"), { icon: icons.share, kind: "share-button" })}
      ${button(t("action-keys"), open("keys"), { icon: icons.keyboard, kind: "icon-only wide-only" })}
      ${button(t("action-names"), toggleNames, { icon: icons.letters, kind: "icon-only wide-only", pressed: names })}
      ${button(t("action-settings"), open("settings"), { icon: icons.board, kind: "icon-only" })}
      ${button(t("action-theme", { theme }), nextTheme, { icon: icons[theme], kind: "icon-only wide-only" })}
    </nav>`;
}

/** A thin line under the bar while the rules are on their way, with its stage in words. @param {Context} context */
export const bootLine = ({ state: { boot, late } }) => html`${progress(boot)}${late ? wayOut() : nothing}`;

/** When the game takes long. */
const wayOut = () =>
  html`<div class="way-out" role="group" aria-label=${t("safe-late")}>
    <span>${t("safe-late")}</span>${button(t("safe-start"), () => location.assign("?safe"), { kind: "small" })}
  </div>`;

/** @param {import("./state.js").State["boot"]} boot */
function progress(boot) {
  if (boot.state !== "loading") return nothing;
  const stages = /** @type {const} */ (["download", "python", "engine"]);
  const within = boot.total ? boot.done / boot.total : 0.4;
  const share = Math.round((100 * (stages.indexOf(boot.stage) + within)) / stages.length);
  const words = t("app-boot", { stage: boot.stage });
  return html`<div
    class="boot"
    role="progressbar"
    aria-label=${words}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${share}
    .style=${`--share: ${share}%`}
  >
    <span class="boot-words">${words}</span>
  </div>`;
}
