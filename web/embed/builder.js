/** The part of Share that makes the HTML for a frame in another site, and the text for a forum that takes no frames. */

import { fullLink } from "../game/beyond-line.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { choice } from "../ui/choice.js";
import { html } from "../ui/lit.js";
import { SIZES } from "./state.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./state.js").Snippet} Snippet */

const page = () => location.href.split(/[?#]/)[0];

/** @param {Snippet} form @param {string} link @param {string} title @param {string} address of the page */
export function frameText({ play, size }, link, title, address) {
  const [width, height] = SIZES[size];
  return `<iframe src="${address}?embed${play ? "=play" : ""}#${link}" width="${width}" height="${height}" title="${title}" style="border:0" loading="lazy"></iframe>`;
}

/** @param {Context} context */
export function snippet({ state, act, copy, exportAs }) {
  const link = fullLink(state);
  const form = state.snippet;
  const set = (/** @type {Partial<Snippet>} */ change) => act({ type: "snippet", change });
  const text = link ? frameText(form, link, t("embed-title"), page()) : "";
  const forum = link ? `[url=${page()}#${link}]${t("embed-forum")}[/url]` : "";
  const copyOf = (/** @type {string} */ words, /** @type {string} */ label, also = () => {}) =>
    button(words && state.copied === words ? t("action-copied") : label, () => (copy(words), also()), {
      kind: "small",
      off: !words,
    });
  return html`<section>
    <div class="choices" role="radiogroup" aria-label=${t("embed-size")}>
      ${/** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES)).map((size) => choice("embed-size", t(`embed-size-${size}`), form.size === size, () => set({ size })))}
    </div>
    <label class="tick"
      ><input type="checkbox" .checked=${form.play} @change=${() => set({ play: !form.play })} /><span
        >${t("embed-play")}</span
      ></label
    >
    <textarea class="field" readonly rows="3" aria-label=${t("embed-text")} .value=${text}></textarea>
    <div class="share-line">
      ${copyOf(text, t("embed-copy"))} ${copyOf(forum, t("embed-copy-forum"), () => exportAs("png"))}
    </div>
    <p class="hint">${t("embed-forum-hint")}</p>
  </section>`;
}
