/** A game in a frame: the board, the place in the game, the steps through it, and the link to the whole page. */

import { atEnd, nameAt, seatAt, seatOf, sideAt } from "../game/line.js";
import { seatName } from "../game/seats.js";
import { current, isOver, summariesOf } from "../game/select.js";
import { wrongWords } from "../game/wrong-words.js";
import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { icons } from "../ui/icons.js";
import { html, nothing } from "../ui/lit.js";

/** @typedef {import("../app/context.js").Context} Context */

/** @param {Context} context @param {unknown} line  the words below the board */
export function embedPanels(context, line) {
  const { state, act } = context;
  const { game, linked, boot, learn } = state;
  const invited = context.views?.isInvitation(location.hash) && !game.turns.length;
  const [start, end] = [game.cursor === 0, atEnd(game)];
  const step = (
    /** @type {string} */ label,
    /** @type {unknown} */ icon,
    /** @type {number} */ by,
    /** @type {boolean} */ off,
  ) => button(label, () => act({ type: "step", by }), { icon, off, kind: "icon-only" });
  const bad = badLink(state);
  const hash = bad || learn || invited || !linked.length ? location.hash : `#${linked[0]}`;
  const whole = `${location.pathname}${hash}`;
  return {
    line: invited
      ? invitation()
      : boot.state === "loading"
        ? loads()
        : (bad ?? (learn && state.chosen === null ? task(context) : (now(state) ?? line))), // before the rules have loaded, the position of the link is unknown
    actions: html`${names(game)}
      ${
        learn || invited
          ? retry(context)
          : html`<span class="steps">
              ${step(t("game-first"), icons.first, -Infinity, start)} ${step(t("game-before"), icons.before, -1, start)}
              ${step(t("game-after"), icons.after, 1, end)} ${step(t("game-last"), icons.last, Infinity, end)}
            </span>`
      } <a class="button embed-whole" href=${whole} target="_blank" rel="noopener">${t("embed-open")}</a>`,
  };
}

/** What the link is: only a page of its own can answer it. */
const invitation = () => html`<div class="line"><p class="line-words" role="status">${t("embed-invitation")}</p></div>`;

/** Where the game is, what the last turn ate, who is to play, and the cells left; null where the usual words say more: at the start, at the end, and if readers play. @param {Context["state"]} state */
function now(state) {
  const { game, scene, embed } = state;
  const { cursor } = game;
  if (embed?.play || !cursor || !scene || isOver(state) || !current(state)) return null;
  const count = summariesOf(game)[cursor - 1]?.ate ?? 0;
  const seat = (/** @type {0 | 1} */ side) => seatName(state, seatOf(game, side));
  const parts = [
    t("embed-turn", { turn: cursor, of: game.turns.length }),
    count ? t("embed-ate", { seat: seat(sideAt(game, cursor - 1)), count }) : "",
    t("embed-to-play", { seat: seatName(state, seatAt(game)) }),
    t("embed-left", { seat: seat(0), first: scene.mobility[0], other: seat(1), second: scene.mobility[1] }),
  ].filter(Boolean);
  return html`<div class="line embed-now">
    <p class="line-words">
      <span>${parts.map((part, i) => [html`<b>${part}${i < parts.length - 1 ? " ·" : ""}</b>`, " "])}</span>
    </p>
  </div>`;
}

/** The task of a lesson or puzzle, and the answer to the reader's turn. @param {Context} context */
function task({ state, layout, learning }) {
  const { learn } = state;
  if (!learn || !learning) return loads();
  return html`<div class="line embed-task">
    <p class="line-words" role="status">${learning.spoken(state, layout, learn, () => "")}</p>
  </div>`;
}

/** After a wrong turn. @param {Context} context */
const retry = ({ state, act }) =>
  /wrong|lost/.test(state.learn?.phase ?? "")
    ? button(t("puzzle-again"), () => act({ type: "learn-again" }), { kind: "primary" })
    : nothing;

/** The page loads: a frame has no bar that shows it. */
const loads = () => html`<div class="line"><p class="line-words">${t("one-moment")}</p></div>`;

/** Who plays, if the game names both. @param {import("../game/line.js").Game} game */
function names(game) {
  const [first, second] = [nameAt(game, 0), nameAt(game, 1)];
  return first && second ? html`<p class="hint embed-names">${t("library-players", { first, second })}</p>` : nothing;
}

/** What is wrong with the link, if it can't be read: a frame has no notices. @param {Context["state"]} state */
function badLink({ notices }) {
  const notice = notices.find(({ code }) => code === "bad_link");
  if (!notice) return null;
  const why = notice.wrong ? wrongWords(notice.wrong) : "";
  return html`<div class="line warning">
    <p class="line-words" role="alert">
      <span>${t("embed-bad-link")} <small>${why}</small></span>
    </p>
  </div>`;
}
