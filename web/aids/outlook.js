/** The outlook, before the click: how the turn would go on, and which bugs the opponent could then eat, from where. */
import { seatOf } from "../game/line.js";
import { openOptions } from "../game/select.js";
import { seatName } from "../game/seats.js";
import { t } from "../strings/index.js";
import { html, svg } from "../ui/lit.js";
import { ring } from "../board/shapes.js";
import { outlookOf, outlooksOf, regarded } from "./position.js";
import { row, signs } from "./samples.js";
import { danger } from "./threats.js";
import { bugAt } from "./twins.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */
/** @typedef {import("./position.js").AidedPosition} AidedPosition */
/** @typedef {import("../board/shapes.js").Shape} Shape */

/** On every cell that does not lose at once: the number of stones that it could cost at most, or that it costs none. @param {AidedPosition} position @param {Layout} layout @param {readonly Outlook[]} outlooks @returns {Shape[]} */
const priceShapes = ({ scene, seat, at }, { cells }, outlooks) =>
  outlooks.flatMap(({ cell, reply }) => {
    if (reply.wins) return [];
    const { x, y } = cells[at(cell)];
    const look = `price ${reply.stones ? `seat-${seat(1 - scene.mover)}` : "none"}`;
    const text = reply.stones ? `−${reply.stones}` : "0"; // no ✓: a turn that loses nothing now may still be a mistake
    const number = { tag: /** @type {const} */ ("text"), attributes: { class: look, x, y }, text };
    return reply.stones ? [ring({ x, y }, 31, "price-ground"), number] : [number]; // over the ring of a turn that eats
  });

/** Then the numbers look as if every turn were bad. @param {readonly Outlook[]} outlooks */
const costsNearlyEverywhere = (outlooks) =>
  4 * outlooks.filter(({ reply }) => reply.stones).length > 3 * outlooks.length;

const NONE = svg`<text class="price none of-legend" y="2">0</text>`;

/** @type {import("./registry.js").AidPart} */
export const outlook = {
  id: "outlook",
  z: 4,
  above: ({ state, position, layout }) =>
    outlookOf(state, state.aim) || bugAt(position, regarded(state))
      ? []
      : priceShapes(position, layout, outlooksOf(state)),
  cellWords({ state, position: { scene, seat, at } }, add) {
    for (const { cell, reply } of outlooksOf(state))
      add(at(cell), replyWords(seatName(state, seat(1 - scene.mover)), reply.stones));
  },
  words: ({ state, state: { game, scene } }) =>
    scene && openOptions(state).length
      ? t("outlook-hint", { seat: seatName(state, seatOf(game, 1 - scene.mover)) })
      : t("outlook-none"),
  legend({ state, position: { scene, seat } }) {
    const look = `seat-${seat(1 - scene.mover)}`; // as on the board
    const table = signs([
      row(svg`<text class=${`price ${look}`} y="2" transform="scale(.7)">−2</text>`, t("outlook-sign-price")),
      row(NONE, t("outlook-sign-none")),
      row(danger(look), t("outlook-sign-danger")),
      row(svg`<circle class=${`jaws ahead ${look}`} r="17" />`, t("outlook-sign-jaws")),
    ]);
    return costsNearlyEverywhere(outlooksOf(state))
      ? html`<p>${t("outlook-not-bad")}</p>
          ${table}`
      : table;
  },
};

/** @param {import("../strings/words.js").Argument} seat @param {number} count */
const replyWords = (seat, count) => (count ? t("cell-reply", { seat, count }) : t("cell-reply-none", { seat }));
