/** A game of four turns, and its review. */
import assert from "node:assert/strict";
import { freshState, reduce } from "../../../web/app/state.js";
import { branch, grown } from "../../../web/game/tree.js";
import { stateOf } from "../fixtures.mjs";
import { seekAction } from "../../../web/study/panel-effects.js";

export const TURNS = ["C3", "B2-B1", "E1", "E3"];

/** @param {number} [cursor] @returns {import("../../../web/app/state.js").State} */
export const played = (cursor = TURNS.length) =>
  freshState({
    ruleset: "genius",
    board: "hexhex3",
    start: null,
    starts: 0,
    tree: grown(branch(), TURNS),
    turns: TURNS,
    cursor,
    draft: [],
    headers: {},
    clock: null,
    seats: [{ kind: "person" }, { kind: "bot", level: "larva" }],
  });

/** @param {number} ply @param {"" | "?" | "??"} annotation @returns {import("../../../web/engine/protocol.js").Finding} */
export const finding = (ply, annotation) => ({
  ply,
  side: /** @type {0 | 1} */ (ply % 2),
  played: TURNS[ply],
  best: 1,
  kept: 0,
  annotation,
  proven: true,
  better: "A1",
  line: ["A1"],
  slip: null,
  prey: [],
  refutation: null,
  left: null,
  answers: [],
  contrast: null,
  winning: [],
});

/** The page after the panel has shown the turn that the reader asked for. @param {import("../../../web/app/state.js").State} state */
export function seen(state) {
  const action = seekAction(state);
  return action ? reduce(state, action) : state;
}

/** @returns {import("../../../web/app/state.js").State} */
export function reviewed({ seek = false, cursor = TURNS.length, left = false } = {}) {
  const asked = reduce(played(), { type: "review-game", seek });
  const state = reduce(asked, left ? { type: "study", tab: null } : { type: "jump", cursor });
  const { review } = state.study;
  assert(review);
  const found = {
    done: 5,
    total: 5,
    finished: true,
    points: [],
    findings: [finding(0, ""), finding(2, "??")],
    losing: 2,
    certain: true,
    tags: [],
    accuracy: /** @type {[null, null]} */ ([null, null]),
    winner: 1,
  };
  return seen(reduce(state, { type: "reviewed", review: { ...review, found, running: false } }));
}

/** A position after a mistake of Red's, in which Blue may eat. @param {Partial<import("../../../web/engine/protocol.js").Finding>} parts */
export function mistaken(parts = {}) {
  const state = stateOf("scene-growth", { starts: 1 });
  const turns = state.game.turns;
  const ply = turns.length - 1;
  const base = {
    ...finding(0, "??"),
    ...{ ply, side: /** @type {0 | 1} */ (ply % 2), played: turns[ply], better: "A1" },
    refutation: {
      line: ["B1-B3"],
      prey: [[7]],
      shapes: ["1a"],
      mobility: /** @type {[number, number]} */ ([4, 5]),
      wins: false,
      still: false,
    },
  };
  const asked = reduce(reduce(state, { type: "study", tab: "review" }), { type: "review-game" });
  assert(asked.study.review);
  const found = { .../** @type {any} */ (reviewed().study.review?.found), findings: [{ ...base, ...parts }] };
  return reduce(asked, { type: "reviewed", review: { ...asked.study.review, found, running: false } });
}

/** @typedef {import("../../../web/engine/protocol.js").Contrast} Contrast */
/** @typedef {import("../../../web/engine/protocol.js").Difference} Difference */

/** @type {Contrast} */
export const NO_CONTRAST = { endings: [null, null], better: null, played: null };

/** The end of a line. @param {number} turns @param {[number, number]} left @param {number} winner */
export const end = (turns, left, winner) => ({ turns, left, winner });

/** @param {Difference["kind"]} kind @param {Partial<Difference>} [parts] @returns {Difference} */
export const near = (kind, parts = {}) => ({ kind, turns: 2, prey: [], shapes: [], left: null, ...parts });
