/** The user's own marks: rings around cells, arrows between them. */
import { strokeShapes } from "../board/strokes.js";
import { en } from "../strings/en/index.js";
import { icons } from "../ui/icons.js";
import { html } from "../ui/lit.js";

/** @type {import("./registry.js").AidPart} */
export const marks = {
  id: "marks",
  key: "5",
  icon: icons.marks,
  z: 5,
  action: { type: "drawing" },
  pressed: ({ aids }) => aids.drawing,
  on: ({ aids }) => aids.drawing || aids.strokes.length > 0 || aids.from !== null,
  above: ({ state, layout }) => strokeShapes(state.aids, layout),
  cellWords({ state: { aids } }, add) {
    if (aids.from !== null) add(aids.from, en.aids.begun);
  },
  words({ state: { aids }, layout: { cells } }) {
    const { arrow, ring, drawn, all } = en.aids.marks;
    const name = (/** @type {number} */ cell) => cells[cell]?.shown ?? "";
    const named = aids.strokes.map(({ from, to }) => (from === to ? ring(name(from)) : arrow(name(from), name(to))));
    return named.length ? drawn(named) : all;
  },
  legend: () => html`<p class="sight-hint">${en.aids.marks.mouse}</p>`,
};
