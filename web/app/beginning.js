/** The state of a first visit: a person against a gentle bot, on the rule set's own board. The first frame in index.html is drawn from it. */

import { catalogue } from "../engine/catalogue.js";
import { UNPLAYED } from "../game/line.js";
import { freshState } from "./state.js";

/** @returns {import("./state.js").State} */
export function beginning() {
  const { name, boards } = catalogue.rulesets[0];
  const level = (catalogue.levels[1] ?? catalogue.levels[0]).name;
  return freshState({
    ruleset: name,
    board: boards[0],
    start: null,
    starts: 0,
    headers: {},
    clock: null,
    ...UNPLAYED,
    seats: [{ kind: "person" }, { kind: "bot", level }],
  });
}
