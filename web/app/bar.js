/** The bar on top: the name, what can always be reached, and how far the rules have been loaded. */
import { reviewing } from "../game/line.js";
import { en } from "../strings/en/index.js";
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
      ${wordmark}<span class="visually-hidden">${en.name}</span><span class="tagline">${en.tagline}</span>
    </h1>
    <nav class="bar-actions" aria-label=${en.name}>
      ${button(en.actions.newGame, open("new"), { icon: icons.plus, kind: "primary" })}
      ${button(en.learn.bar, () => openLearn("doors"), { icon: icons.book })}
      ${state.learn ? nothing : button(en.study.open, toggleStudy, { icon: icons.study, kind: "study-button", pressed: state.study.open })}
      ${button(en.actions.share, open("share"), { icon: icons.share, kind: "share-button" })}
      ${button(en.actions.keys, open("keys"), { icon: icons.keyboard, kind: "icon-only wide-only" })}
      ${button(en.actions.names, toggleNames, { icon: icons.letters, kind: "icon-only wide-only", pressed: names })}
      ${button(en.actions.settings, open("settings"), { icon: icons.board, kind: "icon-only" })}
      ${button(en.actions.theme(theme), nextTheme, { icon: icons[theme], kind: "icon-only wide-only" })}
    </nav>`;
}

/** A thin line under the bar while the rules are on their way, with its stage in words. @param {Context} context */
export function bootLine({ state: { boot } }) {
  if (boot.state !== "loading") return nothing;
  const stages = /** @type {const} */ (["download", "python", "engine"]);
  const within = boot.total ? boot.done / boot.total : 0.4;
  const share = Math.round((100 * (stages.indexOf(boot.stage) + within)) / stages.length);
  const words = en.boot.status(en.boot.stage[boot.stage]);
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
