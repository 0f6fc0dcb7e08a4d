/** Twins on the board: those of the bug that the reader looks at light up; each shape can have its mark. */
import { centre } from "../board/hex.js";
import { badge, badgePlace, outline } from "../board/signs.js";
import { seatName } from "../game/seats.js";
import { shapeName } from "../game/shape-names.js";
import { few, t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").Bug} Bug */
/** @typedef {import("../engine/protocol.js").AidFacts} AidFacts */
/** @typedef {import("../engine/protocol.js").Twins} Twins */
/** @typedef {import("./position.js").AidedPosition} AidedPosition */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {import("../board/layout.js").Cell} Cell */
/** @typedef {import("./registry.js").View} View */

/** The bug on a cell. @param {AidedPosition} position @param {number | null} cell @returns {Bug | null} */
export const bugAt = ({ scene, at }, cell) =>
  scene.bugs.find(({ cells }) => cells.some((each) => at(each) === cell)) ?? null;

/** All bugs of a bug's shape, itself among them. @param {AidedPosition} position @param {Bug} bug */
export const kinOf = ({ scene }, bug) => scene.bugs.filter(({ shape }) => shape === bug.shape);

/** @param {AidedPosition} position @param {Layout} layout @param {Bug} looked @returns {Shape[]} */
export const litShapes = (position, { cells }, looked) =>
  kinOf(position, looked).flatMap((bug) => {
    const body = bug.cells.map((cell) => cells[position.at(cell)]);
    const who = bug === looked ? "self" : bug.side === looked.side ? "friend" : "twin";
    return [outline(body, "kin-edge"), outline(body, `kin ${who}`)];
  });

/** A letter on every bug whose shape another bug has, filled where the other side has a twin. @param {AidedPosition} position @param {Layout} layout @param {AidFacts} facts @returns {Shape[]} */
const markShapes = ({ scene, at }, { cells }, { twins: marked }) =>
  marked.flatMap(({ bug, letter, twins: others }) => {
    const body = scene.bugs[bug]?.cells.map((cell) => cells[at(cell)]) ?? [];
    if (body.length === 0 || !letter) return [];
    return badge(badgePlace(body, 1), letter, others.length ? "twinned" : "alone");
  });

/** A shape's letter, with its name if it has one: "A (bar)". Names of larger shapes, like 5d, are those that the cells' names have. @param {Twins} twins */
function shapeWords({ letter, mark }) {
  const name = shapeName(mark.name) ?? (mark.size > 4 ? mark.name : null);
  return name ? t("named-shape", { name, mark: letter }) : letter;
}

/** A bug for each letter, in the order of the letters. @param {AidFacts} facts */
const kindsOf = ({ twins: marked }) =>
  [...new Map(marked.flatMap((each) => (each.letter ? [[each.mark.index, each]] : []))).entries()]
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each);

/** @type {import("./registry.js").AidPart} */
export const twins = {
  id: "twins",
  z: 3,
  needsFacts: true,
  above: ({ position, layout, facts }) => markShapes(position, layout, facts),
  cellWords({ position, layout, facts }, add) {
    for (const { bug, letter, twins: others } of facts.twins) {
      const here = letter ? position.scene.bugs[bug] : null;
      const names = others.map((each) => layout.cells[position.at(position.scene.bugs[each].cells[0])].shown);
      for (const cell of here?.cells ?? []) add(position.at(cell), cellWords(letter, names));
    }
  },
  words,
  legend,
};

/** @param {View} view */
function words({ position: { scene }, facts }) {
  if (scene.bugs.length === 0) return t("twins-none");
  const shapes = kindsOf(facts).filter((each) => each.twins.length);
  return shapes.length ? t("twins-both", { shapes: few(shapes.map(shapeWords)) }) : t("twins-no-both");
}

/** @param {string} shape @param {readonly string[]} twins */
const cellWords = (shape, twins) =>
  twins.length ? t("cell-shape-twins", { shape, twins: few(twins) }) : t("cell-shape", { shape });

/** Every shape with a letter, drawn as one of its bugs, and how often each side has it; and the way to all shapes. @param {View} view @param {import("../app/context.js").Context} context */
function legend({ state, layout, position, facts }, { openLearn }) {
  const { scene, seat, at } = position;
  const kinds = kindsOf(facts);
  if (kinds.length === 0) return nothing;
  return html`<ul class="legend-shapes">
      ${kinds.map((kind) => {
        const { cells, side } = scene.bugs[kind.bug];
        const [own, others] = [kind.friends.length + 1, kind.twins.length];
        const [firstCount, secondCount] = seat(side) ? [others, own] : [own, others];
        return html`<li class=${others ? "twinned" : "alone"}>
          ${shapePicture(cells.map((cell) => layout.cells[at(cell)]))}
          ${t("twins-kind", {
            shape: shapeWords(kind),
            first: seatName(state, 0),
            firstCount,
            second: seatName(state, 1),
            secondCount,
          })}
        </li>`;
      })}
      <li>
        <a href="#rules" @click=${(/** @type {globalThis.Event} */ event) => toShapes(event, openLearn)}
          >${t("twins-all")}</a
        >
      </li>
    </ul>
    <p class="legend-hint">${t("twins-hint")}</p>`;
}

/** Opens the rules at their gallery of shapes. @param {globalThis.Event} event @param {import("../app/context.js").Context["openLearn"]} openLearn */
function toShapes(event, openLearn) {
  event.preventDefault();
  openLearn("rules");
  seek();
}

/** Scrolls to the gallery once its page is painted. @param {number} [frames] how long to wait for it */
function seek(frames = 300) {
  const gallery = document.getElementById("gallery");
  if (gallery) gallery.scrollIntoView();
  else if (frames) requestAnimationFrame(() => seek(frames - 1));
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
