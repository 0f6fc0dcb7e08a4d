/** The bar on top: the name, the buttons that are always there, and the progress of loading the rules. */
import { isContest, isOver, isTimed } from "../game/select.js";
import { t } from "../strings/index.js";
import { waitingCount } from "../together/index.js";
import { button } from "../ui/button.js";
import { icons, wordmark } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */

/** What is there only at times comes first, so that the others keep their places. @param {Context} context */
export function bar({ state, act, openLearn }) {
  const { theme, sound } = state.settings;
  const open = (/** @type {"new" | "settings" | "share" | "library"} */ name) => () => act({ type: "dialog", name });
  const nextTheme = () => {
    const other = matchMedia("(prefers-color-scheme:dark)").matches ? "light" : "dark"; // each press looks different
    act({ type: "settings", change: { theme: theme === other ? "auto" : other } });
  };
  const toggleStudy = () =>
    act({ type: "study", tab: state.study.open ? null : isOver(state) ? "review" : "analysis" });
  return html` <h1 class="brand">
      ${wordmark}<span class="visually-hidden">${t("app-name")}</span><span class="tagline">${t("app-tagline")}</span>
    </h1>
    <nav class="bar-actions" aria-label=${t("app-name")}>
      ${friends(state, act)}
      ${isContest(state) || !(state.settings.tools || state.study.open || state.game.opened) ? nothing : button(t("study"), toggleStudy, { icon: icons.study, kind: "minor", off: !!state.learn, shut: isTimed(state) && !state.study.open, pressed: state.study.open })}
      ${button(t("action-new-game"), open("new"), { icon: icons.plus, kind: "primary" })}
      ${button(t("learn"), () => openLearn("doors"), { icon: learnIcon(state.mistakes.due), kind: "learn-button" })}
      ${button(t("library"), open("library"), { icon: icons.library, kind: "minor" })}
      ${button(t("action-share"), open("share"), { icon: icons.share, kind: "minor" })}
      ${button(t("action-sound"), () => act({ type: "toggle-sound" }), { icon: sound ? icons.sound : icons.silent, kind: state.learn ? "icon-only minor" : "icon-only wide-only", pressed: sound })}
      ${button(t("action-theme", { theme }), nextTheme, { icon: icons[theme], kind: "icon-only wide-only" })}
      ${button(t("action-settings"), open("settings"), { icon: icons.settings, kind: "minor" })}
    </nav>`;
}

/** With the number of exercises that are due today. @param {number} due */
const learnIcon = (due) =>
  due
    ? html`${icons.book}<b aria-hidden="true">${due}</b
        ><span class="visually-hidden">${t("mistakes-count", { due })}</span>`
    : icons.book;

/** The games with friends, if there are any, and how many wait for the reader. @param {Context["state"]} state @param {Context["act"]} act */
function friends(state, act) {
  if (!Object.keys(state.together.games).length) return nothing;
  const count = waitingCount(state);
  const open = () => {
    act({ type: "together", change: { page: "games" } });
    act({ type: "dialog", name: "together" });
  };
  return html`<span class="friends"
    >${button(t("together-games", { count }), open, { icon: icons.friends, kind: "icon-only" })}${count ? html`<b aria-hidden="true">${count}</b>` : nothing}</span
  >`;
}

/** A thin line under the bar while the rules load, with its stage in words. @param {Context} context */
export const bootLine = ({ state: { boot, late } }) => html`${progress(boot)}${late ? wayOut() : nothing}`;

/** Shown when the game takes long to open. */
const wayOut = () =>
  html`<div class="way-out" role="group" aria-label=${t("safe-late")}>
    <span>${t("safe-late")}</span>${button(t("safe-start"), () => location.assign("?safe"), { kind: "small" })}
  </div>`;

/** @param {import("./state.js").State["boot"]} boot */
function progress(boot) {
  if (boot.state !== "loading") return nothing;
  const stages = /** @type {const} */ (["download", "python", "engine"]);
  const within = 0.4 + (boot.total ? (0.6 * boot.done) / boot.total : 0); // never less than the first frame draws
  const share = Math.round((100 * (stages.indexOf(boot.stage) + within)) / stages.length);
  const words = t("app-boot", { stage: boot.stage });
  return html`<div
    class="boot"
    role="progressbar"
    aria-label=${words}
    aria-valuenow=${share}
    .style=${`--share: ${share}%`}
  >
    <span class="boot-words">${words}</span>
  </div>`;
}
