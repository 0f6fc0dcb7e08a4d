/** What the aids that are on say, with samples of their signs: beside the board where there is room. */

import { centre, hexagonPath } from "../board/hex.js";
import { seatName } from "../game/seats.js";
import { compare, t } from "../strings/index.js";
import { html, nothing, svg } from "../ui/lit.js";
import { studyOf, subjectOf } from "./subject.js";
import { threatsApply } from "./threats.js";
import { letterOf, twinsOf } from "./twins.js";
import { aidWords } from "./words.js";

/** @typedef {import("../app/context.js").Context} Context */

const LAND = hexagonPath(20, 4);

/** @param {Context} context */
export function sight(context) {
  const said = aidWords(context.state, context.layout);
  return html`<div
    role="region"
    aria-label=${t("aids-legend")}
    aria-live="polite"
    tabindex=${said.length ? "0" : nothing}
  >
    ${
      said.length
        ? html`${said.map(
            ({ topic, text }) =>
              html`<div class="sight-topic">
                <h3>${t(`aid-${topic}`)}</h3>
                <p>${text}</p>
                ${legends[topic](context)}
              </div>`,
          )}`
        : nothing
    }
  </div>`;
}

/** Samples of the signs of each topic. @type {Record<import("./words.js").Topic, (context: Context) => unknown>} */
const legends = {
  twins: shapes,
  threats: ({ state }) => {
    const subject = subjectOf(state);
    const study = subject && studyOf(state, subject);
    if (!subject || !study || !threatsApply(subject)) return nothing;
    const shielded = study.standings.some(({ safety }) => safety === "safe");
    return signs([
      row(DANGER, t("threats-sign-danger")),
      row(JAWS, t("threats-sign-jaws")),
      shielded ? row(SHIELD, t("threats-sign-safe")) : nothing,
    ]);
  },
  outlook: () =>
    signs([
      row(PRICE, t("outlook-sign-price")),
      row(DANGER, t("outlook-sign-danger")),
      row(AHEAD, t("outlook-sign-jaws")),
    ]),
  territory: ({ state }) =>
    signs([
      row(land("0"), t("territory-only", { seat: seatName(state, 0) })),
      row(land("1"), t("territory-only", { seat: seatName(state, 1) })),
      row(land("both"), t("territory-both")),
      row(land("nobody"), t("territory-neither")),
    ]),
  marks: () => html`<p class="sight-hint">${t("marks-mouse")}</p>`,
};

/** @param {unknown[]} rows */
const signs = (rows) =>
  html`<ul class="sight-signs">
    ${rows}
  </ul>`;
/** @param {unknown} picture @param {string} words */
const row = (picture, words) =>
  html`<li>
    <svg class="sight-sign" viewBox="-26 -26 52 52" aria-hidden="true">${picture}</svg><span>${words}</span>
  </li>`;

const DANGER = svg`<circle class="danger-edge" r="18" /><circle class="danger seat-1" r="18" />`;
const JAWS = svg`<circle class="jaws seat-1" cx="-8" r="14" /><path class="tooth seat-1" d="M2 -11 24 0 2 11Z" />`;
const AHEAD = svg`<circle class="jaws ahead seat-1" r="17" />`;
const PRICE = svg`<text class="price seat-1" y="2">−2</text>`;
const SHIELD = svg`<path class="shield" d="M0 -19 16 -13V2Q16 14 0 21 -16 14 -16 2V-13ZM-7 1 -2 7 8 -6" />`;
/** @param {string} whose */
const land = (whose) => svg`<path class="sight-tile" d=${LAND} /><path class=${`land land-${whose}`} d=${LAND} />`;

/** Every shape on the board as it first lies there, with its mark and how often each side has it; those of both sides first. @param {Context} context */
function shapes({ state, layout }) {
  const subject = subjectOf(state);
  const study = subject && studyOf(state, subject);
  if (!subject || !study || subject.scene.bugs.length === 0) return nothing;
  const { scene, seat, at } = subject;
  const kinds = [...new Map(study.twins.map(({ bug, mark }) => [mark.name, bug])).entries()].map(([name, bug]) => {
    const kin = scene.bugs.filter(({ shape }) => shape === scene.bugs[bug]?.shape);
    const count = (/** @type {number} */ of) => kin.filter(({ side }) => seat(side) === of).length;
    const twinned = scene.bugs[bug] ? twinsOf(subject, scene.bugs[bug]).length > 0 : false;
    return {
      name,
      twinned,
      counts: /** @type {const} */ ([count(0), count(1)]),
      cells: (scene.bugs[bug]?.cells ?? []).map((cell) => layout.cells[at(cell)]),
    };
  });
  kinds.sort((a, b) => Number(b.twinned) - Number(a.twinned) || compare(a.name, b.name));
  return html`<ul class="sight-shapes">
      ${kinds.map(
        ({ name, twinned, counts, cells }) =>
          html`<li class=${twinned ? "twinned" : "alone"}>
            ${picture(cells)}
            <span aria-hidden="true"
              ><b>${cells.length}${letterOf(name)}</b> <i class="seat-0">${counts[0]}</i>
              <i class="seat-1">${counts[1]}</i></span
            >
            <span class="visually-hidden">${kindWords(state, name, counts)}</span>
          </li>`,
      )}
    </ul>
    <p class="sight-hint">${t("twins-hint")}</p>`;
}

/** @param {Context["state"]} state @param {string} shape @param {readonly [number, number]} counts by seat */
const kindWords = (state, shape, [firstCount, secondCount]) =>
  t("twins-kind", { shape, first: seatName(state, 0), firstCount, second: seatName(state, 1), secondCount });

/** @param {readonly import("../board/model.js").Cell[]} cells */
function picture(cells) {
  const points = cells.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  const [wide, high] = [Math.max(...xs) + 60 - left, Math.max(...ys) + 60 - top];
  return html`<svg class="shape-picture" viewBox=${`${left} ${top} ${wide} ${high}`} aria-hidden="true">
    ${points.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="47" />`)}
  </svg>`;
}
