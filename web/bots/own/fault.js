/** The fault of a user's bot, and the choice of who plays on. The game waits. */

import { levelName, ownOptions, titleOf } from "../../game/player-names.js";
import { seatName } from "../../game/seats.js";
import { wrongWords } from "../../game/wrong-words.js";
import { t } from "../../strings/index.js";
import { button } from "../../ui/button.js";
import { icons } from "../../ui/icons.js";
import { html, nothing } from "../../ui/lit.js";

/** @typedef {import("../../app/context.js").Context} Context */
/** @typedef {import("./sandboxes.js").Fault} Fault */

/** @param {Context} context @param {NonNullable<import("../state.js").Bots["fault"]>} failed */
export function botFault({ state, act, catalogue }, { seat, level, fault }) {
  const give = (/** @type {globalThis.Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    if (value) act({ type: "seat", seat, player: { kind: "bot", level: value } });
  };
  const who = seatName(state, seat);
  const failure = t("own-bots-failed", { seat: who, bot: titleOf(level) });
  return html`<section class="wrong bot-fault" role="alert" aria-label=${failure}>
    <p>
      ${icons.why}<span><b>${failure}</b> ${faultWords(fault)}</span>
    </p>
    ${faultDetail(fault)}
    <div class="line-actions">
      ${button(t("own-bots-take-over", { seat: who }), () => act({ type: "seat", seat, player: { kind: "person" } }), { kind: "small" })}
      <select aria-label=${t("own-bots-other")} @change=${give}>
        <option value="">${t("own-bots-other")}</option>
        ${catalogue.levels.map(({ name }) => html`<option value=${name}>${levelName(catalogue, name)}</option>`)}
        ${ownOptions(state.bots.own, "")}
      </select>
      ${button(t("action-try-again"), () => act({ type: "resume" }), { kind: "small" })}
    </div>
  </section>`;
}

/** The faults: those of the engine (docs/wire.md), and the page's own. Any other code of a sandbox counts as a crash. */
const KNOWN = /** @type {const} */ ([
  "syntax",
  "import",
  "no_think",
  "not_a_wheel",
  "wheel_bytes",
  "wheel_files",
  "native",
  "crash",
  "no_thought",
  "not_a_thought",
  "bad_numbers",
  "bad_proven",
  "bad_line",
  "illegal",
  "endless",
  "memory",
  "killed",
  "died",
  "flood",
  "safe",
  "no_room",
  "install",
  "cheat",
  "gone",
  "unread",
  "too_long",
]);

/** A fault in words: what, and where. @param {Fault} fault */
export function faultWords({ code, detail, refusal, file, line }) {
  if (code === "unreadable") return t("library-file-unreadable", { name: file });
  const place = line ? t("place-line", { file: file ?? "", line }) : file ? t("place-file", { file }) : "";
  const known = KNOWN.find((each) => each === code) ?? "crash";
  const mistake = { code: "illegal_turn", message: "", params: { turn: detail } };
  const why = wrongWords({ ...mistake, refusal: refusal ? { code: refusal } : null });
  return t(`fault-${known}`, { place, detail, why }).trim();
}

/** The faulty line, and its trace. @param {Fault} fault */
export const faultDetail = ({ source, trace }) =>
  html`${source ? html`<pre>${source}</pre>` : nothing}
  ${
    trace
      ? html`<details>
          <summary>${t("own-bots-trace")}</summary>
          <pre>${trace}</pre>
        </details>`
      : nothing
  }`;
