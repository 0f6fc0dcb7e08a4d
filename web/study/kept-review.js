/** A finished review stays in the browser's storage, so that its game shows it again, after a reload or when the reader asks for the same review once more: the last one only. Loaded with what the panel asks. */

import * as v from "../engine/valid.js";
import { startKey, startParams } from "../game/line.js";
import { current, isContest } from "../game/select.js";
import { branch, branchAt, grown } from "../game/tree.js";
import { nodesOf } from "../game/tree-nodes.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { foundSchema } from "./found-stored.js";
import { ready } from "./state.js";
import { REVIEW_KEY } from "./stored.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./state.js").Reviewed} Reviewed */
/** @typedef {Pick<import("../engine/ask.js").Engine, "call">} Writer */

/** A longer text is not stored, nor read. A review of 60 turns has some 20,000 characters. */
const LONGEST = 200_000;

/** The version of the engine that is ready; another one may judge otherwise. @param {State} state */
const engineOf = ({ boot }) => (boot.state === "ready" ? boot.versions.engine : null);

/** @param {State} state @param {Reviewed} review @returns {string | null} null: it is too long */
export function encodeReview(state, { startKey: start, turns, found }) {
  const text = JSON.stringify({ engine: engineOf(state), startKey: start, turns, found });
  return text.length > LONGEST ? null : text;
}

/** The stored review, if it is one of the game on the board. @param {State} state @param {string | null} text @returns {Reviewed | null} */
export function decodeReview({ boot, scene, game }, text) {
  if (!text || text.length > LONGEST || !scene || boot.state !== "ready") return null;
  const key = startKey(game);
  const schema = v.object({
    engine: v.literal(boot.versions.engine),
    startKey: v.literal(key),
    turns: v.pipe(v.texts, v.minLength(1)),
    found: v.unknown(),
  });
  const kept = v.readJson(schema, text);
  if (!kept || !branchAt(game.tree, kept.turns)) return null;
  const { success, output } = v.safeParse(foundSchema(scene.stones.length, kept.turns), kept.found);
  return success ? { startKey: key, turns: kept.turns, found: output, running: false } : null;
}

/** Is a game of the reader's own on the board, and the engine there? @param {State} state */
const atGame = (state) =>
  ready(state) && current(state) && !state.learn && !state.editor && state.incomingLink === null && !isContest(state);

/** The lines of a review, each from the start of the game. @param {Reviewed} review @returns {string[][]} */
const linesOf = ({ turns, found }) =>
  (found?.findings ?? []).flatMap(({ ply, better, line, answers, refutation }) => [
    [...turns.slice(0, ply), ...(better === null ? [] : [better])],
    [...turns.slice(0, ply), ...line],
    [...turns.slice(0, ply + 1), ...answers],
    [...turns.slice(0, ply + 1), ...(refutation?.line ?? [])],
  ]);

/**
 * Whether the engine accepts all lines of a stored review, which somebody may have changed. As variations of one game they are one question.
 * An engine that fails otherwise has refused nothing.
 * @param {Writer} engine @param {import("../game/line.js").Game} game @param {Reviewed} review @returns {Promise<boolean>}
 */
function areLegal(engine, game, review) {
  const tree = linesOf(review).reduce(grown, branch());
  const nodes = nodesOf(tree).map(({ parent, turn }) => ({ parent, turn }));
  return engine.call("record_write", { ...startParams(game), nodes }).then(
    () => true,
    ({ code }) => code !== "bad_game",
  );
}

/** Brings the stored review back, once, and stores each that is finished. @param {import("../app/effects.js").Store} store @param {Writer} engine */
export function keepReview(store, engine) {
  let looked = false;
  /** @type {Reviewed | null} */
  let last = null;
  /** @type {readonly string[] | null} the turns of the review under way, once the stored one was compared with it */
  let asked = null;

  /** @param {State} state */
  function look(state) {
    looked = true;
    if (state.study.review) return;
    last = decodeReview(
      state,
      unlessBlocked(() => localStorage.getItem(REVIEW_KEY)),
    );
    if (!last) return;
    store.dispatch({ type: "reviewed", review: last, kept: true });
    check(state, last);
  }

  /** A review that begins although its result is stored: the stored one takes its place. @param {State} state @param {Reviewed} begun */
  async function recall(state, begun) {
    asked = begun.turns;
    const text = unlessBlocked(() => localStorage.getItem(REVIEW_KEY));
    const kept = decodeReview(state, text);
    if (kept?.startKey !== begun.startKey || `${kept.turns}` !== `${begun.turns}`) return;
    if (!(await areLegal(engine, state.game, kept))) return;
    const { review } = store.state().study;
    if (!review?.running || review.turns !== begun.turns) return;
    last = { ...kept, turns: begun.turns };
    store.dispatch({ type: "reviewed", review: last });
  }

  /** Drops the stored review if the engine refuses one of its lines. @param {State} state @param {Reviewed} review */
  async function check({ game }, review) {
    if ((await areLegal(engine, game, review)) || store.state().study.review !== review) return;
    unlessBlocked(() => localStorage.removeItem(REVIEW_KEY));
    store.dispatch({ type: "reviewed", review: null, kept: true });
    store.dispatch({ type: "notice", code: "review_dropped", text: null });
  }

  /** A new review takes the place of the last one, also if there is no room for it. @param {State} state @param {Reviewed} review */
  function keep(state, review) {
    last = review;
    const text = encodeReview(state, review);
    unlessBlocked(() => localStorage.removeItem(REVIEW_KEY));
    if (text) unlessBlocked(() => localStorage.setItem(REVIEW_KEY, text));
  }

  return (/** @type {State} */ state) => {
    if (state.embed) return; // a frame stores nothing
    const { review } = state.study;
    if (!looked && atGame(state)) look(state);
    if (!review?.running) asked = null;
    if (review?.running && review.turns !== asked && atGame(state)) recall(state, review);
    else if (review?.found?.finished && !review.running && review !== last && ready(state)) keep(state, review);
  };
}
