/** All shapes up to six cells, with their names and how often each was eaten. */

import { shapePicture } from "../aids/rest.js";
import { boardTitle } from "../board/layout.js";
import { levelName } from "../game/player-names.js";
import { shapeName } from "../game/shape-names.js";
import { language, t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";
import { COUNTED, SHAPES } from "./shape-book.js";

/** @typedef {import("../app/context.js").Context} Context */

const SIZES = [...new Set(SHAPES.map(([, , cells]) => cells.length))];

/** @param {Context} context */
export const gallery = ({ catalogue }) =>
  html`<p>
      ${t("gallery-intro", { count: SHAPES.length, games: COUNTED.games, bot: levelName(catalogue, COUNTED.bot), board: boardTitle(COUNTED.board) })}
    </p>
    ${SIZES.map(
      (size) =>
        html`<h4 id=${`gallery-${size}`}>${t("gallery-size", { count: size })}</h4>
          <ul class="gallery" aria-labelledby=${`gallery-${size}`}>
            ${SHAPES.filter(([, , cells]) => cells.length === size).map(item)}
          </ul>`,
    )}`;

/** @param {(typeof SHAPES)[number]} shape */
function item([mark, eaten, cells]) {
  const name = shapeName(mark);
  return html`<li>
    ${shapePicture(cells.map(([q, r]) => ({ q, r })))}
    <span aria-hidden="true"
      ><b>${mark}</b>${name ? html` ${name}` : nothing}<small>${eaten.toLocaleString(language.locale)}</small></span
    >
    <span class="visually-hidden">${t("gallery-shape", { mark, name: name ?? "", eaten })}</span>
  </li>`;
}
