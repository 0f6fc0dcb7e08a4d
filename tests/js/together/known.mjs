// Ann's game with a friend at three stages: begun, one turn played, letter written. The letters come from the engine.
import { reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { fixture, stateOf } from "../fixtures.mjs";

/** @param {string} name */
export const answerOf = (name) => /** @type {any} */ (fixture(name)).scene;
export const KEY = "k3f9/x";

/** Ann, who plays first, has begun a game. */
export function begun() {
  const { letter } = answerOf("letter-add");
  const empty = { ...letter, text: "hexhex3,genius,id=k3f9,from=x,x=Ann", turns: [], stamps: [], mover: 0, last: null };
  return reduce(stateOf("scene-start-hexhex3"), { type: "letter-begun", letter: empty });
}

/** Ann has played C3. */
export function played() {
  const start = begun();
  const ready = { ...start, scene: fixture("scene-start-hexhex3").scene, sceneKey: keyOf(start.game) };
  return reduce(ready, { type: "press", cell: 9, name: "C3" });
}

/** … and the engine has written the letter. */
export const written = () => reduce(played(), { type: "letter-added", key: KEY, ...answerOf("letter-add") });

/** @param {import("../../../web/app/state.js").State} state @param {string} text @param {any} answer */
export const hear = (state, text, answer) =>
  reduce(reduce(state, { type: "letter", text }), { type: "letter-read", answer });
