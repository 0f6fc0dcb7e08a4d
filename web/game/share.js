/** The game as text: a link to send, a record to keep, and the way back from either. */

import { boardTitle } from "../board/layout.js";
import { t } from "../strings/index.js";
import { button, copyButton } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing, svg } from "../ui/lit.js";
import { beyondLine } from "./beyond-line.js";
import { linkNow } from "./exchange.js";
import { rulesetTitle } from "./ruleset-words.js";
import { plain } from "./text-effects.js";
import { wrongPlace, wrongWords } from "./wrong-words.js";
import { encode } from "../../vendor/uqr/index.mjs";

/** @typedef {import("../app/context.js").Context} Context */

/** A longer file (MB) is not opened: a part of it may read like a whole game. */
const MOST_MB = 1;

/** The dialog: how to give the game away; folded, how to open another one and how to show it in another site. @param {Context} context @param {unknown} embed */
export const share = (context, embed) =>
  html`<div class="share">
    ${link(context)}${pictures(context)}${record(context)}
    ${folded(t("share-open"), read(context), context.state.reading !== null)}${folded(t("embed"), embed)}
    ${more(context)}
  </div>`;

/** The game as the engine wrote it, if it has. @param {Context} context */
const writtenNow = ({ state: { record: written, game } }) => (written?.game === game ? written : null);

/** @param {string} name @param {unknown} inside @param {boolean} [open] */
const folded = (name, inside, open = false) =>
  html`<details class="rule-choice" ?open=${open}>
    <summary>${name}</summary>
    <div class="share more-body">${inside}</div>
  </details>`;

/** @param {Context} context */
function link(context) {
  const { game, learn } = context.state;
  const task = learn?.exercise; // the reader's own, which has no address
  const text = task ? positionLink(task) : linkNow(context.state);
  const address = learn && !task ? location.href : text ? addressOf(text) : "";
  const fresh = !game.turns.length && !game.start;
  const hint = t(
    task
      ? "share-link-task"
      : learn
        ? "share-link-learn"
        : !text
          ? "one-moment"
          : fresh
            ? "share-link-start"
            : "share-link-hint",
  );
  const beyond = beyondLine(context.state);
  if (beyond.length) return wholeAndShort(context, beyond, address);
  return html`<section>
    <h3>${t("share-link")}</h3>
    ${addressLine(context, t("share-link"), address, t("share-copy-link"), "small primary")}
    <p class="hint">${hint}</p>
    ${qr(address)}
  </section>`;
}

/** The link that holds the whole game, and the one with its line. @param {Context} context @param {readonly import("./beyond-line.js").Beyond[]} beyond @param {string} address */
function wholeAndShort(context, beyond, address) {
  const parts = beyond.map((part) => t(`share-beyond-${part}`));
  const text = writtenNow(context)?.link;
  const whole = text ? addressOf(text) : "";
  const code = qr(whole || (text === null ? address : ""));
  return html`<section>
      <h3>${t("share-link")}</h3>
      ${text === null ? nothing : addressLine(context, t("share-link"), whole, t("share-copy-link"), "small primary")}
      <p class="hint">
        ${text === null ? t("share-whole-long", { parts }) : text ? t("share-whole-hint", { parts }) : t("one-moment")}
      </p>
      ${code}
    </section>
    <section>
      <h3>${t("share-short")}</h3>
      ${addressLine(context, t("share-short"), address, t("share-copy-short"), "small")}
      <p class="hint">${address ? t("share-short-hint", { parts }) : t("one-moment")}</p>
      ${code === nothing ? qr(address) : nothing}
    </section>`;
}

/** @param {string} text */
const addressOf = (text) => `${location.href.split("#")[0]}#${text}`;

/** An address to copy or to send. @param {Context} context @param {string} name @param {string} address @param {string} copy @param {string} kind */
const addressLine = (context, name, address, copy, kind) =>
  html`<div class="share-line">
    <input
      class="field"
      readonly
      aria-label=${name}
      .value=${address}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    />
    ${typeof navigator.share === "function" ? button(t("together-share"), () => navigator.share({ title: t("app-name"), url: address }).catch(() => {}), { kind: "small", off: !address }) : nothing}
    ${copyButton(context, address, copy, kind)}
  </div>`;

/** The link of a task's position, without the reader's tries (docs/formats.md). @param {Pick<import("../learn/exercises.js").Exercise, "board" | "rules" | "position" | "mover">} task */
const positionLink = ({ board, rules, position, mover }) =>
  `${board},${rules},start=${position.replaceAll("#", "*")},mover=${"xo"[mover]}`;

/** A QR code. An address that is still being computed has its room, so that nothing moves when it comes. @param {string} address @param {boolean} [open] at once */
export function qr(address, open = false) {
  const code = address ? qrOf(address) : null;
  if (address && !code) return nothing; // the address is too long
  return html`<details class="qr" ?open=${open}>
    <summary>${t("share-qr")}</summary>
    ${
      code
        ? html`<svg viewBox=${`0 0 ${code.size} ${code.size}`} role="img" aria-label=${t("share-qr-what")}>
            ${svg`<rect width=${code.size} height=${code.size} fill="#fff" /><path d=${code.path} fill="#000" />`}
          </svg>`
        : nothing
    }
  </details>`;
}

/** @param {Context} context */
function pictures({ state, exportAs, act }) {
  const { gif } = state;
  const small = (/** @type {string} */ label, /** @type {() => void} */ press, off = false) =>
    button(label, press, { kind: "small", off });
  const none = state.game.turns.length === 0 || state.boot.state !== "ready";
  return html`<section>
    <h3>${t("share-pictures")}</h3>
    <div class="share-line">
      ${small(t("share-png"), () => exportAs("png"))}${small(t("share-svg"), () => exportAs("svg"))}${small(t("share-gif"), () => exportAs("gif"), none || gif !== null)}${small(t("share-print"), () => exportAs("print"), none)}
    </div>
    ${
      gif
        ? html`<div class="study-progress">
            <progress max=${gif.total} value=${gif.done} aria-label=${t("share-drawing")}></progress>
            <span>${t("share-drawing")}</span>${small(t("game-stop"), () => act({ type: "draw-gif", drawing: null }))}
          </div>`
        : nothing
    }
    <p class="hint">${t("share-pictures-hint")}</p>
  </section>`;
}

/** A link that saves a text as a file. @param {string} name @param {string} kind @param {string} text @param {string} label */
const saved = (name, kind, text, label) =>
  html`<a class="button small" download=${name} href=${`data:${kind};charset=utf-8,${encodeURIComponent(text)}`}
    >${label}</a
  >`;

/** @param {Context["state"]["game"]} game */
const fileName = ({ headers }) => `bug-${headers.Date ?? "game"}`;

/** Folded: the file of Abstract Play, for the games that it knows. @param {Context} context */
function more(context) {
  const text = writtenNow(context)?.abstractPlay;
  const name = `${fileName(context.state.game)}.json`;
  return text ? folded(t("share-more"), saved(name, "application/json", text, t("share-abstract-play"))) : nothing;
}

/** @param {Context} context */
function record(context) {
  const { game } = context.state;
  const now = writtenNow(context);
  const text = now?.text ?? "";
  return html`<section>
    <h3>${t("share-record")}</h3>
    <textarea class="field" readonly rows="4" aria-label=${t("share-record")} .value=${text}></textarea>
    <div class="share-line">
      ${copyButton(context, text, t("share-copy-record"))}
      ${saved(`${fileName(game)}.txt`, "text/plain", text, t("share-download"))}
    </div>
  </section>`;
}

/** @param {Context} context */
function read({ state: { reading, boot, game }, act }) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "");
    act(text.trim() ? { type: "read", text, coordinates: chosenIn(event) } : { type: "misread", reading: null });
  };
  const onFile = async (/** @type {globalThis.Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const coordinates = chosenIn(event);
    const file = input.files?.[0];
    const large = file && file.size > MOST_MB * 1_000_000;
    const text = large ? null : await file?.text().catch(() => null); // it may have been moved, or be kept from this reader
    input.value = "";
    if (text !== undefined && text !== null) act({ type: "read", text, coordinates });
    else if (file) act({ type: "misread", reading: { text: "", wrong: unreadable(file, large), part: null } });
  };
  return html`<section>
    <p class="hint">${t("share-open-hint")}</p>
    <form @submit=${submit}>
      <textarea
        class="field"
        name="text"
        rows="4"
        aria-label=${t("share-open-text")}
        placeholder="1. C3 2. B2-B1 3. D4"
        spellcheck="false"
        .value=${reading?.text ?? ""}
      ></textarea>
      ${reading?.wrong ? wrong(reading, act) : nothing}${reading?.boards ? whichBoard(reading, reading.boards, act) : nothing}
      <label class="level"
        >${t("share-coordinates")}<select name="coordinates">
          ${SYSTEMS.map((system) => html`<option value=${system} ?selected=${system === (reading?.coordinates ?? "")}>${systemName(system)}</option>`)}
        </select></label
      >
      <p class="hint">${t("share-rules-own", { rules: rulesetTitle(game.ruleset), board: boardTitle(game.board) })}</p>
      <div class="share-line">
        <button class="button small primary" type="submit" ?disabled=${boot.state !== "ready"}>
          ${t("share-open-submit")}
        </button>
        <label class="button small file"
          >${t("share-open-file")}<input type="file" accept=".txt,.json,text/plain,application/json" @change=${onFile}
        /></label>
      </div>
    </form>
  </section>`;
}

/** @param {File} file @param {boolean} [large] */
const unreadable = ({ name }, large) =>
  plain(large ? t("library-file-large", { name, limit: MOST_MB }) : t("library-file-unreadable", { name }));

/** The coordinates of a text that doesn't name them; the first: as on the board. */
const SYSTEMS = /** @type {const} */ (["", "rows", "diagonals", "abstractplay"]);

/** @param {(typeof SYSTEMS)[number]} system */
const systemName = (system) => (system ? t(`settings-coordinates-${system}`) : t("share-coordinates-own"));

/** The coordinates chosen in the form. @param {globalThis.Event} event */
function chosenIn({ target }) {
  const form = /** @type {HTMLElement} */ (target).closest("form");
  return SYSTEMS.find((system) => system && form && system === new FormData(form).get("coordinates")) || undefined;
}

/** The choice of a board, for a record that does not name its board and fits several. @param {import("../app/state.js").Reading} reading @param {readonly string[]} boards @param {Context["act"]} act */
const whichBoard = ({ text, coordinates }, boards, act) =>
  html`<div role="status">
    <p>${t("share-which-board")}</p>
    <div class="share-line">
      ${boards.map((fit) => button(t("share-open-on", { board: boardTitle(fit) }), () => act({ type: "read", text, coordinates, fit }), { kind: "small" }))}
    </div>
  </div>`;

/** @param {import("../app/state.js").Reading} reading @param {Context["act"]} act */
const wrong = ({ text, wrong: found, part, fits = [] }, act) =>
  html`<div class="wrong" role="alert">
    <p>
      ${icons.why}<span
        >${found?.line ? t("share-at", { line: found.line, column: found.column ?? 1 }) : ""}
        ${found ? wrongWords(found) : ""}</span
      >
    </p>
    ${found?.drawing ? wrongPlace(found.drawing) : nothing}
    ${fits.map((coordinates) => button(t("share-read-as", { system: systemName(coordinates) }), () => act({ type: "read", text, coordinates }), { kind: "small" }))}
    ${part?.turns.length ? button(t("share-open-part"), () => act({ type: "open-part" }), { kind: "small" }) : nothing}
  </div>`;

/** Version 40 with the least correction; a longer link is for copying, not for a camera. */
const MOST_BYTES = 2_900;

/** The dark squares as one path, each 1 wide; null if the text is too long. @param {string} text @returns {{size: number, path: string} | null} */
function qrOf(text) {
  if (!text || new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { size, data } = encode(text, { ecc: "L", border: 4 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size, path };
}
