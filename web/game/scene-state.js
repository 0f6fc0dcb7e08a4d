/** The effect of the engine's scenes on the state. */

import { catalogue } from "../engine/catalogue.js";
import { keyOf, withSummaries } from "./line.js";
import { press, withNotice } from "./state.js";
import { pruned } from "./tree.js";
import { differences } from "./unconfirmed.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../engine/protocol.js").Scene} Scene */

/** @typedef {{type: "scene", key: string, scene: Scene}} SceneAction */

/** @satisfies {Partial<import("../app/state.js").Handlers>} */
export const handlers = {
  scene: (state, { key, scene }) => (key === keyOf(state.game) ? applyScene(state, scene, key) : state),
};

/**
 * Applies a new scene, animates it if it is one step after the one before, then plays the cells clicked meanwhile.
 * @param {State} state @param {Scene} scene @param {string} key @returns {State}
 */
function applyScene(state, scene, key) {
  const { unconfirmed } = state;
  const before = unconfirmed ? unconfirmed.from.scene : state.scene;
  const wrong = unconfirmed && !scene.refused ? differences(unconfirmed, scene) : [];
  const shown = unconfirmed && !wrong.length && !scene.refused; // the click has animated it already
  /** @type {State} */
  let next = {
    ...state,
    scene,
    sceneKey: key,
    unconfirmed: null,
    eater: null,
    failure: null,
    motion: shown ? state.motion : { key, events: before ? news(before, scene) : [] },
    game: withSummaries(state.game, scene.played),
    notices: wrong.length ? withNotice(state.notices, "not_as_shown", reportOf(key, wrong)) : state.notices,
  };
  if (scene.refused) next = shorten(next, scene.refused.index);
  next.queue = [];
  for (const { cell, name } of state.queue) {
    next = { ...press(next, { cell, name }), focus: state.focus }; // `press` queues a cell that must wait again
    if (next.refusal || (next.blocked && !next.queue.length)) return { ...next, queue: [] };
  }
  return next;
}

/** The text for a report. @param {string} key @param {readonly string[]} wrong */
const reportOf = (key, wrong) => [`Bug ${catalogue.engine}`, key, ...wrong].join("\n");

/** The events between two scenes, if the second is one step later. @param {Scene} before @param {Scene} scene */
function news(before, scene) {
  const turns = scene.played.length - before.played.length;
  const cells = scene.draft.names.length - before.draft.names.length;
  if (turns === 0 && cells === 1) return scene.draft.events.slice(before.draft.events.length);
  if (turns === 1 && scene.draft.names.length === 0 && scene.last)
    return scene.last.events.slice(before.draft.events.length);
  return [];
}

/** The engine accepted only the beginning of a stored game: goes on from there, and keeps the whole text.
 * @param {State} state @param {number} index @returns {State} */
function shorten(state, index) {
  const { game } = state;
  const text = [...game.turns, game.draft.join("-")].join(" ").trim();
  const turns = game.turns.slice(0, index);
  const tree = pruned(game.tree, game.turns.slice(0, index + 1));
  const shorter = { ...game, tree, turns, cursor: turns.length, draft: [] };
  const notices = withNotice(state.notices, "not_legal", text);
  return { ...state, game: shorter, sceneKey: keyOf(shorter), previousGame: game, notices };
}
