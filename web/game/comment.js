/** The reader's comment on the turn on the board. */

import { t } from "../strings/index.js";
import { draftOf, drafting, keepDraft } from "../ui/draft.js";
import { html } from "../ui/lit.js";
import { pathOf, startKey } from "./line.js";
import { branchAt } from "./tree.js";

/** @param {import("../app/context.js").Context} context */
export function comment({ state: { game, previousGame }, act }) {
  const path = pathOf(game);
  const said = branchAt(game.tree, path)?.comment ?? "";
  // Only a game of the library has an id; any other is the one after the game before.
  const place = JSON.stringify([game.id || ["after", previousGame?.id ?? ""], startKey(game), path]);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("comment");
    keepDraft("comment", null, place);
    act({ type: "comment", path, text: String(text ?? "") });
  };
  return html`<form class="report" @submit=${submit}>
    <label class="report"
      >${path.length ? t("comment-turn", { number: path.length, turn: path[path.length - 1] }) : t("comment-game")}
      <textarea
        class="field"
        name="comment"
        rows="4"
        maxlength="2000"
        .value=${draftOf("comment", place) ?? said}
        @input=${drafting("comment", said, place)}
        autofocus
      ></textarea>
    </label>
    <div class="setup-end"><button class="button primary" type="submit">${t("comment-save")}</button></div>
  </form>`;
}
