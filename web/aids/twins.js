/** Twins on the board: those of the bug that the reader looks at light up; each shape can have its mark. */
import { centre } from "../board/hex.js";
import { badge, badgePlace, outline } from "../board/signs.js";
import { seatName } from "../game/seats.js";
import { shapeName } from "../game/shape-names.js";
import { compare, few, t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Bug} Bug */
/** @typedef {import("../engine/protocol.js").AidFacts} AidFacts */
/** @typedef {import("./position.js").AidedPosition} AidedPosition */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {import("../board/layout.js").Cell} Cell */
/** @typedef {import("./registry.js").View} View */

/** The bug on a cell. @param {AidedPosition} position @param {number | null} cell @returns {Bug | null} */
export const bugAt = ({ scene, at }, cell) =>
  scene.bugs.find(({ cells }) => cells.some((each) => at(each) === cell)) ?? null;

/** All bugs of a bug's shape, itself among them. @param {AidedPosition} position @param {Bug} bug */
export const kinOf = ({ scene }, bug) => scene.bugs.filter(({ shape }) => shape === bug.shape);

/** The twins of a bug. @param {AidedPosition} position @param {Bug} bug */
const twinsOf = (position, bug) => kinOf(position, bug).filter(({ side }) => side !== bug.side);

/** @param {AidedPosition} position @param {Layout} layout @param {Bug} looked @returns {Shape[]} */
export const litShapes = (position, { cells }, looked) =>
  kinOf(position, looked).flatMap((bug) => {
    const body = bug.cells.map((cell) => cells[position.at(cell)]);
    const who = bug === looked ? "self" : bug.side === looked.side ? "friend" : "twin";
    return [outline(body, "kin-edge"), outline(body, `kin ${who}`)];
  });

/** A letter on every bug, filled where the other side has a twin. @param {AidedPosition} position @param {Layout} layout @param {AidFacts} facts @returns {Shape[]} */
const markShapes = ({ scene, at }, { cells }, { twins: marked }) =>
  marked.flatMap(({ bug, mark, twins: others }) => {
    const body = scene.bugs[bug]?.cells.map((cell) => cells[at(cell)]) ?? [];
    if (body.length === 0) return [];
    return badge(badgePlace(body, 1), letterOf(mark.name), others.length ? "twinned" : "alone");
  });

/** "4c" → "c": the number is on the bug already. @param {string} name */
const letterOf = (name) => name.replace(/^\d+/, "");

/** @param {string} mark */
function shapeWords(mark) {
  const name = shapeName(mark);
  return name ? t("named-shape", { name, mark }) : mark;
}

/** Shapes that have a name come first. @param {string} a @param {string} b */
const byName = (a, b) => Number(!shapeName(a)) - Number(!shapeName(b)) || compare(a, b);

/** @type {import("./registry.js").AidPart} */
export const twins = {
  id: "twins",
  z: 3,
  needsFacts: true,
  above: ({ position, layout, facts }) => markShapes(position, layout, facts),
  cellWords({ position, layout, facts }, add) {
    for (const { bug, mark } of facts.twins) {
      const here = position.scene.bugs[bug];
      const names = here ? twinsOf(position, here).map(({ cells }) => layout.cells[position.at(cells[0])].shown) : [];
      for (const cell of here?.cells ?? []) add(position.at(cell), cellWords(shapeWords(mark.name), names));
    }
  },
  words,
  legend,
};

/** @param {View} view */
function words({ position: { scene }, facts }) {
  if (scene.bugs.length === 0) return t("twins-none");
  const names = new Set(facts.twins.filter((each) => each.twins.length).map(({ mark }) => mark.name));
  return names.size ? t("twins-both", { shapes: few([...names].sort(byName).map(shapeWords)) }) : t("twins-no-both");
}

/** @param {string} shape @param {readonly string[]} twins */
const cellWords = (shape, twins) =>
  twins.length ? t("cell-shape-twins", { shape, twins: few(twins) }) : t("cell-shape", { shape });

/** @param {View["state"]} state @param {string} shape @param {readonly [number, number]} counts by seat */
const kindWords = (state, shape, [firstCount, secondCount]) =>
  t("twins-kind", {
    shape: shapeWords(shape),
    first: seatName(state, 0),
    firstCount,
    second: seatName(state, 1),
    secondCount,
  });

/** Every shape on the board, drawn as its first bug, with its mark and how often each side has it; shapes of both sides first. @param {View} view */
function legend({ state, layout, position, facts }) {
  if (position.scene.bugs.length === 0) return nothing;
  const { scene, seat, at } = position;
  const kinds = [...new Map(facts.twins.map(({ bug, mark }) => [mark.name, bug])).entries()].map(([name, bug]) => {
    const kin = scene.bugs.filter(({ shape }) => shape === scene.bugs[bug]?.shape);
    const count = (/** @type {number} */ of) => kin.filter(({ side }) => seat(side) === of).length;
    const twinned = scene.bugs[bug] ? twinsOf(position, scene.bugs[bug]).length > 0 : false;
    return {
      name,
      twinned,
      counts: /** @type {const} */ ([count(0), count(1)]),
      cells: (scene.bugs[bug]?.cells ?? []).map((cell) => layout.cells[at(cell)]),
    };
  });
  kinds.sort((a, b) => Number(b.twinned) - Number(a.twinned) || byName(a.name, b.name));
  return html`<ul class="legend-shapes">
      ${kinds.map(
        ({ name, twinned, counts, cells }) =>
          html`<li class=${twinned ? "twinned" : "alone"}>
            ${shapePicture(cells)}
            <span aria-hidden="true"
              >${shapeName(name) ?? nothing} <b>${cells.length}${letterOf(name)}</b> <i class="seat-0">${counts[0]}</i>
              <i class="seat-1">${counts[1]}</i></span
            >
            <span class="visually-hidden">${kindWords(state, name, counts)}</span>
          </li>`,
      )}
    </ul>
    <p class="legend-hint">${t("twins-hint")}</p>`;
}

/** @param {readonly {q: number, r: number}[]} cells */
export function shapePicture(cells) {
  const points = cells.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  const [wide, high] = [Math.max(...xs) + 60 - left, Math.max(...ys) + 60 - top];
  return html`<svg class="shape-picture" viewBox=${`${left} ${top} ${wide} ${high}`} aria-hidden="true">
    ${points.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="47" />`)}
  </svg>`;
}
