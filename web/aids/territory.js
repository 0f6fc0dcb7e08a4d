/** Territory: which cells only one side can grow on, which both can, which neither can; and which bugs may still grow. */
import { hexagonPath } from "../board/hex.js";
import { badge, badgePlace, tile } from "../board/signs.js";
import { seatName } from "../game/seats.js";
import { joined, t } from "../strings/index.js";
import { svg } from "../ui/lit.js";
import { row, signs } from "./samples.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").AidFacts} AidFacts */
/** @typedef {import("./position.js").AidedPosition} AidedPosition */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {import("./registry.js").View} View */

/** Who can grow on an empty cell. @typedef {0 | 1 | "both" | "nobody"} Land the seat of the only side that can grow there */

/** The land of each cell in the layout. @param {AidedPosition} position @param {AidFacts} facts @returns {Map<number, Land>} */
export function landOf({ seat, at }, facts) {
  const { only, both, nobody } = facts.territory;
  /** @type {[readonly number[], Land][]} */
  const lands = [
    [only[0], seat(0)],
    [only[1], seat(1)],
    [both, "both"],
    [nobody, "nobody"],
  ];
  return new Map(
    lands.flatMap(([cells, land]) => cells.map((cell) => /** @type {[number, Land]} */ ([at(cell), land]))),
  );
}

/** @param {AidedPosition} position @param {Layout} layout @param {AidFacts} facts @returns {Shape[]} */
const landShapes = (position, { cells }, facts) =>
  [...landOf(position, facts)].map(([cell, land]) => tile(cells[cell], `land land-${land}`));

/** A plus on every bug that may still grow. @param {AidedPosition} position @param {Layout} layout @param {AidFacts} facts @returns {Shape[]} */
const growingShapes = ({ scene, seat, at }, { cells }, { territory: { growing } }) =>
  scene.bugs.flatMap((bug, i) => {
    if (!growing[i]?.length) return [];
    return badge(
      badgePlace(
        bug.cells.map((cell) => cells[at(cell)]),
        -1,
      ),
      "+",
      `growing seat-${seat(bug.side)}`,
    );
  });

/** How many bugs of each seat may still grow. @param {AidedPosition} position @param {AidFacts} facts @returns {[number, number]} */
function growingCount({ scene, seat }, { territory: { growing } }) {
  const count = (/** @type {number} */ of) =>
    scene.bugs.filter(({ side }, i) => seat(side) === of && growing[i]?.length).length;
  return [count(0), count(1)];
}

const LAND = hexagonPath(20, 4);

/** @param {string} whose */
const land = (whose) => svg`<path class="legend-tile" d=${LAND} /><path class=${`land land-${whose}`} d=${LAND} />`;

/** @param {View} view */
const applies = ({ position }) => position.scene.phase !== "setup";

/** @type {import("./registry.js").AidPart} */
export const territory = {
  id: "territory",
  z: 2,
  needsFacts: true,
  afterSetup: true,
  ground: (view) => (applies(view) ? landShapes(view.position, view.layout, view.facts) : []),
  above: (view) => (applies(view) ? growingShapes(view.position, view.layout, view.facts) : []),
  cellWords(view, add) {
    if (!applies(view)) return;
    for (const [cell, whose] of landOf(view.position, view.facts)) add(cell, landWords(view.state, whose));
  },
  words,
  legend: ({ state }) =>
    signs([
      row(land("0"), t("territory-only", { seat: seatName(state, 0) })),
      row(land("1"), t("territory-only", { seat: seatName(state, 1) })),
      row(land("both"), t("territory-both")),
      row(land("nobody"), t("territory-neither")),
    ]),
};

/** @param {View} view */
function words({ state, position, facts }) {
  const { only, both, nobody, size_limit: limit } = facts.territory;
  const [one, two] = position.seat(0) === 0 ? only : [only[1], only[0]];
  const [growing, other] = growingCount(position, facts);
  const [firstSeat, secondSeat] = [seatName(state, 0), seatName(state, 1)];
  const cells = t("territory-cells", {
    firstSeat,
    secondSeat,
    first: one.length,
    second: two.length,
    both: both.length,
    neither: nobody.length,
  });
  return joined([cells, t("territory-bugs", { limit, firstSeat, secondSeat, first: growing, second: other })], "space");
}

/** @param {View["state"]} state @param {Land} whose */
function landWords(state, whose) {
  if (whose === "both") return t("cell-land-both");
  if (whose === "nobody") return t("cell-land-nobody");
  return t("cell-land-only", { seat: seatName(state, whose) });
}
