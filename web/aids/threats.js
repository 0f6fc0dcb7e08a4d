/** Threats: which bugs could be eaten next turn, and from where; on a closer look, the whole turn, step by step. */
import { aimedOption } from "../game/select.js";
import { seatName } from "../game/seats.js";
import { few, joined, t } from "../strings/index.js";
import { nothing, svg } from "../ui/lit.js";
import { arrowPaths, far, path, ring } from "../board/shapes.js";
import { badge, badgePlace, outline, tooth, touching } from "../board/signs.js";
import { aidIsOn } from "./buttons.js";
import { regarded } from "./position.js";
import { row, signs } from "./samples.js";

/** @typedef {import("../board/layout.js").Cell} Cell */
/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../engine/protocol.js").AidFacts} AidFacts */
/** @typedef {import("../engine/protocol.js").Outlook} Outlook */
/** @typedef {import("../engine/protocol.js").Threat} Threat */
/** @typedef {import("./position.js").AidedPosition} AidedPosition */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {import("./registry.js").View} View */

/** Are threats shown now? Not in the middle of a turn, during set-up or after the end. @param {AidedPosition} position */
export const threatsApply = ({ scene }) => scene.phase === "growth";

/** The threats that begin on a cell, or else those to the bug on it. @param {AidedPosition} position @param {AidFacts} facts @param {number | null} cell */
export function threatsAt({ at }, facts, cell) {
  const all = facts.threats.flat();
  const from = all.filter((threat) => at(threat.cell) === cell);
  return from.length ? from : all.filter(({ prey }) => prey.some((bug) => bug.some((each) => at(each) === cell)));
}

/** Do threats show the meal that begins on the cell pointed at? Then the answer to it is not shown, unless by the outlook. @param {View} view */
export const showsMeal = ({ state, position, facts }) =>
  aidIsOn(state, "threats") &&
  !aidIsOn(state, "outlook") &&
  threatsApply(position) &&
  facts?.threats[position.scene.mover].some(({ cell }) => position.at(cell) === state.aim);

/** @param {AidedPosition} position @param {Layout} layout @param {AidFacts} facts @param {number | null} regard @returns {Shape[]} */
function threatShapes(position, layout, facts, regard) {
  const looked = threatsAt(position, facts, regard);
  const shown = looked.length ? looked : facts.threats.flat();
  const drawn = [
    ...preyShapes(position, layout, shown),
    ...shown.flatMap((threat) => biteShapes(position, layout, threat)),
  ];
  const safe = looked.length ? [] : safeShapes(position, layout, facts);
  const [farthest] = [...looked].sort((one, other) => other.stones - one.stones);
  return [...drawn, ...safe, ...(farthest ? stepShapes(position, layout, farthest) : [])];
}

/** Each bug in danger, once for each side that could eat it. @param {AidedPosition} position @param {Layout} layout @param {readonly Threat[]} threats @returns {Shape[]} */
function preyShapes({ seat, at }, { cells }, threats) {
  const prey = new Map(
    threats.flatMap(({ side, prey: bugs }) => bugs.map((bug) => /** @type {const} */ ([bug.join(), { side, bug }]))),
  );
  return [...prey.values()].flatMap(({ side, bug }) => {
    const body = bug.map((cell) => cells[at(cell)]);
    return [outline(body, "danger-edge"), outline(body, `danger seat-${seat(side)}`)];
  });
}

/** From the growth to its prey: a ring on the growth, and a tooth where a bug then bites. @param {AidedPosition} position @param {Layout} layout @param {Threat} threat @returns {Shape[]} */
function biteShapes({ seat, at }, { cells }, { side, cell, steps }) {
  const look = `seat-${seat(side)}`;
  const home = cells[at(cell)];
  const bites = (steps[0]?.meals ?? []).flatMap(({ eater, prey }) =>
    prey.map((bug) => [eater, bug].map((of) => of.map((each) => cells[at(each)]))),
  );
  const teeth = bites.flatMap(([eater, body]) => {
    const mouth = nearest(
      eater.filter((each) => body.some((other) => touching(each, other))),
      home,
    );
    const bitten =
      mouth &&
      nearest(
        body.filter((each) => touching(each, mouth)),
        home,
      );
    if (!mouth || !bitten) return [];
    const line = `M${home.x} ${home.y}L${mouth.x} ${mouth.y}`;
    const way = mouth === home ? [] : [path("trace-edge", line), path(`trace ${look}`, line)];
    return [...way, tooth(mouth, bitten, `tooth ${look}`)];
  });
  return [ring(home, 21, `jaws ${look}`), ...teeth];
}

/** @param {readonly Cell[]} cells @param {Cell} to */
const nearest = (cells, to) => [...cells].sort((one, other) => far(one, to) - far(other, to)).at(0);

/** The turn that eats the most: its stones and its meals in order. @param {AidedPosition} position @param {Layout} layout @param {Threat} threat @returns {Shape[]} */
function stepShapes({ seat, at }, { cells }, { side, cell, steps }) {
  const look = `step seat-${seat(side)}`;
  const stones = [cell, ...steps.map((step) => step.cell)].map((each) => cells[at(each)]);
  const arrows = stones.slice(1).map((stone, i) => {
    const { line, head } = arrowPaths(stones[i], stone, 22, 22);
    return path(`step-way seat-${seat(side)}`, line + head);
  });
  /** @type {Map<string, {bug: number[], step: number}>} */
  const meals = new Map();
  steps.forEach((step, i) => {
    for (const bug of step.meals.flatMap(({ prey }) => prey))
      if (!meals.has(bug.join())) meals.set(bug.join(), { bug, step: i + 1 });
  });
  const eaten = [...meals.values()].flatMap(({ bug, step }) =>
    badge(
      badgePlace(
        bug.map((each) => cells[at(each)]),
        1,
        -1,
      ),
      `×${step}`,
      "eaten-at",
    ),
  );
  return [...arrows, ...stones.flatMap((stone, i) => badge(stone, String(i + 1), look)), ...eaten];
}

const SHIELD = "M0 -19 16 -13V2Q16 14 0 21 -16 14 -16 2V-13ZM-7 1 -2 7 8 -6";

/** A shield on every bug that no line can eat. @param {AidedPosition} position @param {Layout} layout @param {AidFacts} facts @returns {Shape[]} */
const safeShapes = ({ at }, { cells }, { standings }) =>
  standings
    .filter(({ safety }) => safety === "safe")
    .map((bug) => {
      const { x, y } = badgePlace(
        bug.cells.map((cell) => cells[at(cell)]),
        1,
        -1,
      );
      return {
        tag: "path",
        attributes: {
          class: "shield",
          d: SHIELD,
          transform: `translate(${x} ${y})`,
        },
      };
    });

/** What the opponent could eat after a turn, and the stones of that turn after its first. @param {AidedPosition} position @param {Layout} layout @param {Outlook} outlook @returns {Shape[]} */
export function replyShapes({ scene, seat, at }, { cells }, { cells: turn, reply }) {
  const [own, other] = [seat(scene.mover), seat(1 - scene.mover)];
  const prey = reply.prey.flatMap((bug) => {
    const body = bug.map((cell) => cells[at(cell)]);
    return [outline(body, "danger-edge"), outline(body, `danger seat-${other}`)];
  });
  const eating = reply.eating.map((cell) => ring(cells[at(cell)], 28, `jaws ahead seat-${other}`));
  const rest = turn.slice(1).flatMap((cell, i) => badge(cells[at(cell)], String(i + 2), `step seat-${own}`));
  return [...prey, ...eating, ...rest];
}

/** A sample of a bug in danger. @param {string} look the side that could eat it */
export const danger = (look) => svg`<circle class="danger-edge" r="18" /><circle class=${`danger ${look}`} r="18" />`;

const JAWS = svg`<circle class="jaws seat-1" cx="-8" r="14" /><path class="tooth seat-1" d="M2 -11 24 0 2 11Z" />`;
const STEP = svg`<circle class="badge step seat-1" r="23" /><text class="badge-text step seat-1">1</text>`;
const EATEN = svg`<circle class="badge eaten-at" r="20" /><text class="badge-text eaten-at">×1</text>`;

/** @type {import("./registry.js").AidPart} */
export const threats = {
  id: "threats",
  z: 1,
  needsFacts: true,
  afterSetup: true,
  above(view) {
    const { state, position, layout, facts } = view;
    const shown = threatsApply(position) && (!aimedOption(state) || showsMeal(view));
    return shown ? threatShapes(position, layout, facts, regarded(state)) : [];
  },
  cellWords({ state, position, layout, facts }, add) {
    if (!threatsApply(position)) return;
    const { seat, at } = position;
    for (const { cells, side, eaten_by, safety } of facts.standings)
      for (const cell of cells) {
        const from = eaten_by.map((each) => layout.cells[at(each)].shown);
        if (from.length)
          add(at(cell), t("cell-in-danger", { seat: seatName(state, seat(1 - side)), cells: few(from) }));
        else if (safety === "safe") add(at(cell), t("cell-safe"));
      }
    for (const { side, cell, stones } of facts.threats.flat())
      add(at(cell), t("cell-could-eat", { seat: seatName(state, seat(side)), count: stones }));
  },
  words,
  closer: ({ state, position, facts }) =>
    threatsApply(position) && threatsAt(position, facts, regarded(state)).length ? t("threats-numbers") : "",
  legend({ position, facts }) {
    if (!threatsApply(position)) return nothing;
    const shielded = facts.standings.some(({ safety }) => safety === "safe");
    return signs([
      row(danger("seat-1"), t("threats-sign-danger")),
      row(JAWS, t("threats-sign-jaws")),
      ...(facts.threats.flat().length ? [row(STEP, t("threats-sign-step")), row(EATEN, t("threats-sign-eaten"))] : []),
      shielded ? row(svg`<path class="shield" d=${SHIELD} />`, t("threats-sign-safe")) : nothing,
    ]);
  },
};

/** @param {View} view */
function words({ state, position, facts, layout: { cells } }) {
  const { scene, seat, at } = position;
  if (aimedOption(state)) return ""; // these words are about the board before the turn; the line below the board says what follows it
  if (!threatsApply(position)) return scene.phase === "over" ? t("aids-over") : t("threats-half");
  const sides = [scene.mover, 1 - scene.mover].map((side) => {
    const from = facts.threats[side].map(({ cell }) => cells[at(cell)].shown);
    const [who, now] = [seatName(state, seat(side)), side === scene.mover];
    if (!from.length) return t(now ? "threats-none-now" : "threats-none-later", { seat: who });
    const most = Math.max(...facts.threats[side].map((each) => each.stones));
    return t(now ? "threats-now" : "threats-later", { seat: who, cells: few(from), most });
  });
  const safe = facts.standings.filter(({ safety }) => safety === "safe").map((bug) => cells[at(bug.cells[0])].shown);
  return joined([...sides, safe.length ? t("threats-safe", { bugs: few(safe) }) : ""], "space");
}

/** What a growth on a cell threatens, step by step. @param {View} view @param {number} cell */
export function threatLine({ state, position, facts, layout }, cell) {
  const found = threatsAt(position, facts, cell).filter((threat) => position.at(threat.cell) === cell);
  const name = (/** @type {number} */ each) => layout.cells[position.at(each)].shown;
  return joined(
    found.map((threat) =>
      t("threats-line", {
        seat: seatName(state, position.seat(threat.side)),
        turn: [threat.cell, ...threat.steps.map((step) => step.cell)]
          .map(name)
          .reduce((before, next) => t("threats-then", { before, cell: next })),
        count: threat.stones,
      }),
    ),
    "space",
  );
}
