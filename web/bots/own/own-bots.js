/** Your own bots: what they are for, the list of them, how to add one, and a match with others. */

import { t } from "../../strings/index.js";
import { button, copyButton } from "../../ui/button.js";
import { choice } from "../../ui/choice.js";
import { draftOf, drafting } from "../../ui/draft.js";
import { icons } from "../../ui/icons.js";
import { html, nothing } from "../../ui/lit.js";
import { match } from "../match-view.js";
import { SECONDS } from "../settings.js";
import { faultDetail, faultWords } from "./fault.js";
import { isSafeMode } from "../../boot/platform.js";
import { fetchPackage } from "./sandboxes.js";

/** @typedef {import("../../app/context.js").Context} Context */

/** @param {Context} context */
export const ownBots = (context) =>
  html`<div class="share own-bots">
    <p class="hint">${t("own-bots-what")}</p>
    ${isSafeMode() ? html`<p class="hint">${t("own-bots-safe")}</p>` : nothing} ${result(context)} ${list(context)}
    <section>
      <h3>${t("own-bots-add")}</h3>
      <div class="share-line">${fromFile(context)}</div>
      <details class="rule-choice" ?open=${Boolean(draftOf("bot"))}>
        <summary>${t("own-bots-text")}</summary>
        <div class="more-body">${fromText(context)}</div>
      </details>
    </section>
    ${fetchPackage ? fromPackage(context) : nothing} ${match(context)}
  </div>`;

/** A game against a bot, in the form for a new game. @param {Context} context @param {string} level @param {string} title */
const playButton = ({ act }, level, title) =>
  button(
    t("own-bots-play", { bot: title }),
    () => {
      act({ type: "dialog", name: "new" });
      act({ type: "setup", change: { seats: [{ kind: "person" }, { kind: "bot", level }] } });
    },
    { kind: "small" },
  );

/** @param {Context} context */
function list(context) {
  const { state, act, addBot, removeBot } = context;
  const { own, removed, changed, unread } = state.bots;
  const gone = removed
    ? html`<p class="notice" role="status">
        ${t(own.some(({ id }) => id === removed.id) ? "own-bots-replaced" : "own-bots-removed", { bot: removed.title })}
        ${button(t("library-undo"), () => addBot({ back: removed.id }), { kind: "small" })}
      </p>`
    : nothing;
  const notices = html`${unread ? html`<p class="notice">${t("own-bots-unread", { count: unread })}</p>` : nothing}
  ${changed ? html`<p class="notice" role="status">${t("own-bots-changed", { bot: changed })}</p>` : nothing}${gone}`;
  if (!own.length) return notices;
  return html`${notices}
    <section>
      <h3>${t("own-bots-yours")}</h3>
      <ul class="bot-list">
        ${own.map(
          ({ id, title, text }) =>
            html`<li>
              <span>${title}${text ? code(context, id, text) : nothing}</span>
              ${playButton(context, id, title)}
              ${button(t("own-bots-remove", { bot: title }), () => removeBot(id), { icon: icons.delete, kind: "icon-only small" })}
            </li>`,
        )}
      </ul>
      <fieldset>
        <legend>${t("own-bots-seconds")}</legend>
        <div class="choices">
          ${SECONDS.map((seconds) =>
            choice("bot-seconds", t("own-bots-second", { seconds }), state.settings.seconds === seconds, () =>
              act({ type: "settings", change: { seconds } }),
            ),
          )}
        </div>
      </fieldset>
    </section>`;
}

/** The code of a bot. The page holds it only while it is open: a long text makes every frame slow. @param {Context} context @param {string} id @param {string} text */
function code(context, id, text) {
  const { state, act } = context;
  const open = state.bots.code === id;
  const toggled = (/** @type {globalThis.Event} */ event) => {
    const opened = /** @type {HTMLDetailsElement} */ (event.target).open;
    if (opened !== open) act({ type: "own-bots", code: opened ? id : null });
  };
  return html`<details @toggle=${toggled} ?open=${open}>
    <summary>${t("own-bots-code")}</summary>
    ${
      open
        ? html`<textarea
              class="field code"
              rows="6"
              readonly
              aria-label=${t("own-bots-code")}
              .value=${text}
            ></textarea>
            ${copyButton(context, text, t("own-bots-copy-code"))}`
        : nothing
    }
  </details>`;
}

/** The result of the last try to add a bot. @param {Context} context */
function result({ state: { bots } }) {
  const { adding, added } = bots;
  const shown = (/** @type {unknown} */ words) => html`<div class="own-result">${words}</div>`;
  if (adding !== null) return shown(html`<p class="hint" role="status">${t("own-bots-adding", { bot: adding })}</p>`);
  if (!added) return nothing;
  const { title, fault, kept } = added;
  if (!fault)
    return shown(
      html`<div class="added">
        <p role="status">${t(kept ? "own-bots-added" : "own-bots-added-unsaved", { bot: title })}</p>
      </div>`,
    );
  return shown(
    html`<div class="wrong" role="alert">
      <p>
        ${icons.why}<span><b>${t("own-bots-not-added", { bot: title })}</b> ${faultWords(fault)}</span>
      </p>
      ${faultDetail(fault)}
    </div>`,
  );
}

/** @param {Context} context */
function fromFile({ addBot, state }) {
  const onFile = (/** @type {globalThis.Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (file) addBot({ file });
    input.value = "";
  };
  return html`<label class="button small file"
    >${t("own-bots-file")}
    <input type="file" accept=".py,.whl" ?disabled=${state.bots.adding !== null} @change=${onFile}
  /></label>`;
}

/** @param {Context} context */
function fromText(context) {
  const { state, addBot } = context;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "");
    if (text.trim()) addBot({ text });
  };
  return html`<p class="hint">${t("own-bots-text-hint")}</p>
    <form @submit=${submit}>
      <textarea
        class="field code"
        name="text"
        rows="9"
        spellcheck="false"
        autocapitalize="off"
        aria-label=${t("own-bots-text")}
        .defaultValue=${draftOf("bot") || template}
        @input=${drafting("bot", template)}
      ></textarea>
      <div class="share-line">
        <button class="button small primary" type="submit" ?disabled=${state.bots.adding !== null}>
          ${t("own-bots-add-text")}
        </button>
        ${copyButton(context, template, t("own-bots-copy"))}
      </div>
    </form>`;
}

/** @param {Context} context */
function fromPackage({ state, addBot }) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("package") ?? "").trim();
    if (name) addBot({ package: name });
  };
  return html`<section>
    <h3>${t("own-bots-package")}</h3>
    <p class="hint">${t("own-bots-package-hint")}</p>
    <form class="share-line" @submit=${submit}>
      <input
        class="field"
        name="package"
        aria-label=${t("own-bots-package-name")}
        autocapitalize="off"
        spellcheck="false"
        placeholder="my-bug-bot"
      />
      <button class="button small" type="submit" ?disabled=${state.bots.adding !== null}>${t("own-bots-fetch")}</button>
    </form>
  </section>`;
}

/** A bot to begin with; docs/bots.md shows the same. */
export const template = `# mybot.py
from bug_engine.bots import Thought


def think(position, limit):
    """Play the turn that gives the opponent the largest lead in cells left: the side that runs out first wins."""
    best, most = None, None
    for nodes, turn in enumerate(position.legal_turns, start=1):
        after = position.play(turn).position
        own, theirs = (after.growth_mask(side).bit_count() for side in (position.mover, 1 - position.mover))
        if most is None or theirs - own > most:
            best, most = turn, theirs - own
        yield Thought(best, (best,), value=0.5, nodes=nodes)
`;
