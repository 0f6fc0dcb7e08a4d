/** Sentences about the page itself: what was put aside, what could not be stored. The reader can dismiss each. */

import { gameText } from "../game/line.js";
import { seatsInText } from "../game/seats.js";
import { isContest } from "../game/select.js";
import { RESTORABLE } from "../game/state.js";
import { branchAt } from "../game/tree.js";
import { wrongPlace, wrongWords } from "../game/wrong-words.js";
import { joined, t } from "../strings/index.js";
import { hintOf } from "../study/rest.js";
import { news } from "../together/rest.js";
import { button, copyButton } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Notice} Notice */

/** @param {Context} context */
export const notices = (context) =>
  context.state.notices
    .filter(({ code }) => code !== "new_version" || !isLive(context.state)) // to activate it loads the page again
    .filter(({ code }) => code !== "new_tools" || (startsGame(context) && !hintOf(context.state))) // both have no room on a phone
    .filter(({ code }) => !context.state.learn || !RESTORABLE.includes(code)) // about the game, not about a lesson in its place
    .filter(({ code }, _, { length }) => code !== "comment_draft" || length === 1) // phones show the first one only
    .map(
      (notice) =>
        html`<div class="notice">
          ${notice.code === "friend" || notice.code === "connected" ? news(context, notice) : said(notice)}
          ${remedy(context, notice)}
          ${button(t("action-dismiss"), () => context.act({ type: "drop-notice", code: notice.code }), { icon: icons.close, kind: "icon-only small" })}
        </div>`,
    );

/** Is the reader about to begin a game with aids? What is new is not said in the middle of a turn. @param {Context} context */
const startsGame = (context) => {
  const { learn, editor, study, game } = context.state;
  return !learn && !editor && !study.open && !game.turns.length && !game.draft.length && !isContest(context.state);
};

/** Does a friend's device wait at the other end of a connection? @param {Context["state"]} state */
const isLive = ({ together }) => together.direct?.phase === "open";

/** The words; of a bad link also what is wrong with it, and where. @param {Notice} notice */
function said({ code, wrong }) {
  const words = t(code === "part_lost" ? "part-failed" : `notice-${code}`);
  return html`<p class=${wrong ? "wrong-words" : ""}>${wrong ? joined([words, wrongWords(wrong)], "space") : words}</p>
    ${wrong?.drawing ? wrongPlace(wrong.drawing) : nothing}`;
}

/** Notices without a remedy. @type {ReadonlySet<Notice["code"]>} */
const SAID = new Set([
  "new_tools",
  "bad_letter",
  "not_added",
  "review_dropped",
  "taking_up",
  "separate_game",
  "part_lost",
  "connected",
  "friend",
]);

/** @param {Context} context @param {Notice} notice */
function remedy(context, { code, text }) {
  const { state, act, activateUpdate, leaveSafeMode, separateGame, openKeptGame } = context;
  if (SAID.has(code)) return nothing;
  if (code === "other_tab")
    return html`${button(t("tabs-follow"), () => act({ type: "drop-notice", code }), { kind: "small primary" })}
    ${button(t("tabs-separate"), separateGame, { kind: "small" })}`;
  if (code === "kept_game") return button(t("tabs-open"), () => openKeptGame(text ?? ""), { kind: "small" });
  if (code === "safe_mode")
    return html`${button(t("safe-leave"), () => leaveSafeMode(false), { kind: "small primary" })}
    ${text === null ? nothing : button(t("safe-leave-without"), () => leaveSafeMode(true), { kind: "small" })}
    ${text === null ? nothing : copyButton(context, text)}`;
  if (code === "new_version") return button(t("action-update"), activateUpdate, { kind: "small primary" });
  if (RESTORABLE.includes(code)) {
    return state.previousGame
      ? button(t("action-restore"), () => act({ type: "bring-back" }), { kind: "small" })
      : nothing;
  }
  if (code === "bad_link") {
    return state.reading?.part?.turns.length
      ? button(t("share-open-part"), () => act({ type: "open-part" }), { kind: "small" })
      : nothing;
  }
  if (code === "comment_draft") {
    const path = JSON.parse(text ?? "[]");
    const goOn = () => {
      act({ type: "go", path });
      act({ type: "dialog", name: "comment" });
    };
    return branchAt(state.game.tree, path) ? button(t("comment-continue"), goOn, { kind: "small primary" }) : nothing;
  }
  const wanted = text ?? gameText(state.game, seatsInText(state));
  return copyButton(context, wanted);
}
