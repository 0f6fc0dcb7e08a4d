/** The sounds and vibrations of the game: a stone, a meal, a chain of meals, a refusal, the end. */

import { current } from "../game/select.js";
import { seatOf } from "../game/line.js";
import { afterFrame, arriving } from "../ui/once.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./player.js").Sound} Sound */

/** The sound of a change of the state. @param {State} before @param {State} state @returns {Sound | null} */
export function soundOf(before, state) {
  if (state.refusal && state.refusal !== before.refusal) return "refusal";
  const { motion, scene, game, unconfirmed } = state;
  if (!motion.events.length || !scene || !(unconfirmed || current(state))) return null;
  const confirmed = before.unconfirmed && !unconfirmed;
  if (motion === before.motion && !(confirmed && scene.result)) return null;
  if (unconfirmed && unconfirmed.wins !== null) return null; // the sound of the end comes when the engine has confirmed it
  if (scene.result) {
    const [winner, loser] = [scene.result.winner, 1 - scene.result.winner].map(
      (side) => game.seats[seatOf(game, side)],
    );
    return winner.kind === "bot" && loser.kind === "person" ? "loss" : "win";
  }
  const meals = motion.events.filter(({ type }) => type === "ate").length;
  return meals > 1 ? "chain" : meals ? "meal" : "stone";
}

/** Loads the player for the first sound. Browsers allow no sound before the reader has pressed something. */
function playerSoon() {
  let pressed = false;
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, () => void (pressed = true), { once: true, capture: true });
  /** @type {Promise<ReturnType<typeof import("./player.js").createPlayer>> | null} */
  let coming = null;
  return (/** @type {Sound} */ sound, /** @type {State["settings"]} */ how) => {
    if (!pressed || !(how.sound || how.vibration)) return;
    coming ??= arriving(() => import("./player.js")).then(({ createPlayer }) => createPlayer());
    coming.then(
      (play) => play(sound, how),
      () => (coming = null), // there was no network: the next sound tries again
    );
  };
}

/** @param {import("../app/effects.js").Store} store @param {(sound: Sound, how: State["settings"]) => void} [play] */
export function soundEffect(store, play = playerSoon()) {
  let before = store.state();
  return (/** @type {State} */ state) => {
    const sound = state === before ? null : soundOf(before, state);
    before = state;
    if (sound) afterFrame(() => play(sound, state.settings)); // starting a sound takes up to 60 ms
  };
}
