/** The user's own marks: rings around cells, arrows between them. */
import { ring, strokeShape } from "../board/shapes.js";
import { t } from "../strings/index.js";
import { html, nothing } from "../ui/lit.js";

/** @param {{strokes: readonly import("../board/shapes.js").Stroke[], from: number | null, ink: import("../board/shapes.js").Ink}} drawn @param {import("../board/layout.js").Layout} layout @returns {import("../board/shapes.js").Shape[]} */
function strokeShapes({ strokes, from, ink }, { cells }) {
  const begun = cells[from ?? -1];
  return [
    ...strokes.flatMap((stroke) => strokeShape(cells, stroke)),
    ...(begun ? [ring(begun, 46, `stroke begun ink-${ink}`)] : []),
  ];
}

/** @type {import("./registry.js").AidPart} */
export const marks = {
  id: "marks",
  z: 5,
  on: ({ aids }) => aids.drawing || aids.strokes.length > 0 || aids.from !== null,
  above: ({ state, layout }) => strokeShapes(state.aids, layout),
  cellWords({ state: { aids } }, add) {
    if (aids.from !== null) add(aids.from, t("cell-mark-begun"));
  },
  words({ state: { aids }, layout: { cells } }) {
    const name = (/** @type {number} */ cell) => cells[cell]?.shown ?? "";
    const drawn = aids.strokes.map(({ from, to }) =>
      from === to ? t("marks-ring", { cell: name(from) }) : t("marks-arrow", { from: name(from), to: name(to) }),
    );
    return drawn.length ? t("marks-drawn", { marks: drawn }) : t("marks-mouse");
  },
  legend: ({ state: { aids } }) =>
    aids.strokes.length ? html`<p class="legend-hint">${t("marks-mouse")}</p>` : nothing,
};
