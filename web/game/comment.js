/** The reader's comment on the turn on the board. */

import { t } from "../strings/index.js";
import { draftOf, drafting, keepDraft } from "../ui/draft.js";
import { html, nothing } from "../ui/lit.js";
import { newId } from "../ui/new-id.js";
import { pathOf, startKey } from "./line.js";
import { branchAt } from "./tree.js";

/** What distinguishes a game from all others: a shared one has a key, one of the library an id. @param {import("./line.js").Game} game */
const markOf = ({ seats, id, dropped, idToBe }) =>
  seats.find((player) => player.kind === "friend")?.key || id || dropped || idToBe;

/** @param {import("../app/context.js").Context} context */
export function comment({ state: { game, commented, notices }, act }) {
  const path = commented && branchAt(game.tree, commented) ? commented : pathOf(game);
  const said = branchAt(game.tree, path)?.comment ?? "";
  const mark = markOf(game) ?? newId();
  const place = JSON.stringify([mark, startKey(game), path]);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("comment");
    keepDraft("comment", null, place);
    act({ type: "drop-notice", code: "comment_draft" });
    act({ type: "comment", path, text: String(text ?? "") });
  };
  const draft = draftOf("comment", place);
  /** While the text is not saved, a notice says so, which is in sight once the dialog is closed. */
  const report = () => {
    const isKept = draftOf("comment", place) !== null;
    if (isKept === notices.some(({ code }) => code === "comment_draft")) return;
    act(
      isKept
        ? { type: "notice", code: "comment_draft", text: JSON.stringify(path) }
        : { type: "drop-notice", code: "comment_draft" },
    );
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    /** @type {HTMLTextAreaElement} */ (event.target).form?.requestSubmit();
  };
  return html`<form class="report" @submit=${submit}>
    <label class="report"
      >${path.length ? t("comment-turn", { number: path.length, turn: path[path.length - 1] }) : t("comment-game")}
      <textarea
        class="field"
        name="comment"
        rows="4"
        maxlength="2000"
        .value=${draft ?? said}
        @input=${(/** @type {InputEvent} */ event) => {
          drafting("comment", said, place)(event);
          report();
          if (!markOf(game)) act({ type: "keep", which: "game", as: "idToBe", id: mark });
        }}
        @keydown=${onKey}
        autofocus
      ></textarea>
    </label>
    <div class="setup-end">
      ${draft === null ? nothing : html`<p class="hint">${t("comment-unsaved")}</p>`}<button
        class="button primary"
        title=${`${t("key-control")} ↵`}
        type="submit"
      >
        ${t("comment-save")}
      </button>
    </div>
  </form>`;
}
