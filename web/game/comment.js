/** The reader's comment on the turn on the board. */

import { t } from "../strings/index.js";
import { draftOf, drafting, keepDraft } from "../ui/draft.js";
import { html } from "../ui/lit.js";
import { newId } from "../ui/new-id.js";
import { pathOf, startKey } from "./line.js";
import { branchAt } from "./tree.js";

/** What distinguishes a game from all others: a shared one has a key, one of the library an id. @param {import("./line.js").Game} game */
const markOf = ({ seats, id, dropped, idToBe }) =>
  seats.find((player) => player.kind === "friend")?.key || id || dropped || idToBe;

/** @param {import("../app/context.js").Context} context */
export function comment({ state: { game, commented }, act }) {
  const path = commented && branchAt(game.tree, commented) ? commented : pathOf(game);
  const said = branchAt(game.tree, path)?.comment ?? "";
  const mark = markOf(game) ?? newId();
  const place = JSON.stringify([mark, startKey(game), path]);
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
        @input=${(/** @type {InputEvent} */ event) => {
          drafting("comment", said, place)(event);
          if (!markOf(game)) act({ type: "keep", which: "game", as: "idToBe", id: mark });
        }}
        autofocus
      ></textarea>
    </label>
    <div class="setup-end"><button class="button primary" type="submit">${t("comment-save")}</button></div>
  </form>`;
}
