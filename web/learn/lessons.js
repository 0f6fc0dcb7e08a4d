/** The lessons: a position and a goal for each step. The player has the first seat, and is to play. Words: strings/en/lessons.ftl. */

/** @typedef {import("../engine/protocol.js").Refusal} Refusal */
/**
 * The goal of a step, judged by the engine's answer. `any`: any turn; `kind`: the kind of its growth; `on`: one of these cells first;
 * `eats`: at least this many bugs; `size`: a bug of this size is eaten; `back`: the bonus growth goes to a cell that became free; `turn`: this turn;
 * `refused`: the engine refuses a cell for this reason; `touch`: the reader presses the bug there; `ends`: after the answer, the reader has won.
 * @typedef {{any?: true, kind?: "spawn" | "enlarge", on?: readonly string[], eats?: number, size?: number, back?: true, turn?: string,
 *   refused?: Refusal["code"], touch?: readonly string[], ends?: true}} Goal
 */
/** show: the cells to press, as *Show me* does it @typedef {{text: string, goal: Goal, show: string}} Step */
/** @typedef {{name: string, basic: boolean, steps: readonly Step[]}} Lesson name: in the stored progress, and in its address */

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    name: "bug",
    basic: true,
    steps: [
      { text: ".../..../...../..../...", goal: { any: true }, show: "C3" },
      { text: "x../..../xx..o/.x.o/...", goal: { touch: ["C1", "C2", "D2"] }, show: "C1" },
    ],
  },
  {
    name: "growing",
    basic: true,
    steps: [
      { text: ".../.x../...../.oo./.o.", goal: { kind: "enlarge" }, show: "B1" },
      { text: ".../.x../...../.oo./.o.", goal: { kind: "spawn" }, show: "D1" },
    ],
  },
  {
    name: "merging",
    basic: true,
    steps: [
      { text: "x.x/..../...../.ooo/...", goal: { refused: "would_merge", on: ["A2"] }, show: "A2" },
      { text: "x.x/..../...../.ooo/...", goal: { kind: "enlarge" }, show: "B1" },
    ],
  },
  {
    name: "limit",
    basic: true,
    steps: [
      { text: "xxx/..../..o.x/.oo./...", goal: { refused: "too_large" }, show: "B1" },
      { text: "xxx/..../..o.x/.oo./...", goal: { kind: "enlarge" }, show: "D4" },
    ],
  },
  {
    name: "twins",
    basic: true,
    steps: [
      { text: "xx./..x./..ooo/o.../oo.", goal: { touch: ["D1", "E1", "E2"] }, show: "D1" },
      { text: "ooo/.o../xxx../..xo/ooo", goal: { touch: ["D4", "E1", "E2", "E3"] }, show: "E2" },
    ],
  },
  {
    name: "eating",
    basic: true,
    steps: [
      { text: ".../.x../..oo./..../...", goal: { eats: 1 }, show: "B3-B4" },
      { text: ".../.oo./.x.../..../...", goal: { eats: 1, back: true }, show: "C3-B2" },
    ],
  },
  { name: "chains", basic: true, steps: [{ text: ".../..xo/..x../..o./.o.", goal: { eats: 2 }, show: "C5-D4-E3" }] },
  {
    name: "blocked",
    basic: true,
    steps: [
      { text: ".ox/..../.x.../..../...", goal: { on: ["A1"] }, show: "A1" },
      { text: ".ox/..../.x.../...o/...", goal: { eats: 1 }, show: "C5-C4" },
    ],
  },
  { name: "several", basic: true, steps: [{ text: ".../.o../...../..o./...", goal: { eats: 2 }, show: "C3-D2" }] },
  {
    name: "winning",
    basic: true,
    steps: [{ text: "oo./oo../x.x.o/ooxo/oox", goal: { turn: "B3", ends: true }, show: "B3" }],
  },
  {
    name: "patience",
    basic: false,
    steps: [{ text: ".xx/o..x/..o.x/ox../xx.", goal: { turn: "C2", ends: true }, show: "C2" }],
  },
  {
    name: "duck",
    basic: false,
    steps: [{ text: "x.o/.x.o/o..o./xx../xox", goal: { eats: 1, size: 3 }, show: "B3-C4" }],
  },
  {
    name: "cells",
    basic: false,
    steps: [
      { text: ".../oxxx/.oo.o/.xo./xxx", goal: { on: ["A1", "C1", "C4"] }, show: "A1" },
      { text: ".xx/..../..ooo/o..x/oxx", goal: { turn: "B2" }, show: "B2" },
    ],
  },
  { name: "counting", basic: false, steps: [{ text: "xx./ox.x/...xo/o.../oo.", goal: { turn: "D3" }, show: "D3" }] },
];
