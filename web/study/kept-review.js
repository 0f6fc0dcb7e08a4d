/** The last finished reviews stay in the browser's storage, so that a game shows its own again: after a reload, or when the reader asks for the same review once more. Loaded with what the panel asks. */

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

/** What is stored: the reviews of this version of the engine, the last one first. @param {State} state @param {string | null} text @returns {readonly {startKey: string, turns: readonly string[], found: unknown}[]} */
function keptIn({ boot }, text) {
  if (!text || text.length > LONGEST || boot.state !== "ready") return [];
  const kept = v.object({ startKey: v.string(), turns: v.pipe(v.texts, v.minLength(1)), found: v.unknown() });
  return (
    v.readJson(v.object({ engine: v.literal(boot.versions.engine), reviews: v.fitting(kept) }), text)?.reviews ?? []
  );
}

/** The text without the review of a game. @param {State} state @param {string | null} text @param {Pick<Reviewed, "startKey" | "turns">} review */
const others = (state, text, { startKey: start, turns }) =>
  keptIn(state, text).filter((each) => each.startKey !== start || `${each.turns}` !== `${turns}`);

/** These reviews as text, the latest first, as many as there is room for. @param {State} state @param {readonly object[]} reviews @returns {string | null} null: none */
function textOf(state, reviews) {
  for (let most = reviews.length; most; most -= 1) {
    const text = JSON.stringify({ engine: engineOf(state), reviews: reviews.slice(0, most) });
    if (text.length <= LONGEST) return text;
  }
  return null;
}

/** What is stored together with this review. @param {State} state @param {Reviewed} review @param {string | null} [text] what was stored before @returns {string | null} */
export function encodeReview(state, review, text = null) {
  const { startKey: start, turns, found } = review;
  return textOf(state, [{ startKey: start, turns, found }, ...others(state, text, review)]);
}

/**
 * The last stored review of the game on the board, or of these turns. That of a beginning may be another game's, if it is not the last of all.
 * @param {State} state @param {string | null} text @param {readonly string[]} [wanted] @returns {Reviewed | null}
 */
export function decodeReview(state, text, wanted) {
  const { scene, game } = state;
  if (!scene) return null;
  const key = startKey(game);
  const kept = keptIn(state, text).find(
    ({ startKey: start, turns }, i) =>
      start === key &&
      branchAt(game.tree, turns) &&
      (wanted ? `${turns}` === `${wanted}` : !i || turns.length >= game.turns.length),
  );
  if (!kept) return null;
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

const stored = () => unlessBlocked(() => localStorage.getItem(REVIEW_KEY));

/** @param {string | null} text null: nothing is left to store */
function write(text) {
  unlessBlocked(() => localStorage.removeItem(REVIEW_KEY));
  if (text) unlessBlocked(() => localStorage.setItem(REVIEW_KEY, text));
}

/** Brings the stored review of the game back, once, and stores each that is finished. @param {import("../app/effects.js").Store} store @param {Writer} engine */
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
    last = decodeReview(state, stored());
    if (!last) return;
    store.dispatch({ type: "reviewed", review: last, kept: true });
    check(state, last);
  }

  /** A review that begins although its result is stored: the stored one takes its place. @param {State} state @param {Reviewed} begun */
  async function recall(state, begun) {
    asked = begun.turns;
    const kept = decodeReview(state, stored(), begun.turns);
    if (kept?.startKey !== begun.startKey || !(await areLegal(engine, state.game, kept))) return;
    const { review } = store.state().study;
    if (!review?.running || review.turns !== begun.turns) return;
    last = { ...kept, turns: begun.turns };
    store.dispatch({ type: "reviewed", review: last });
  }

  /** Drops the stored review if the engine refuses one of its lines. @param {State} state @param {Reviewed} review */
  async function check(state, review) {
    if ((await areLegal(engine, state.game, review)) || store.state().study.review !== review) return;
    write(textOf(state, others(state, stored(), review)));
    store.dispatch({ type: "reviewed", review: null, kept: true });
    store.dispatch({ type: "notice", code: "review_dropped", text: null });
  }

  /** A new review takes the place of an earlier one of the game, also if there is no room for it. @param {State} state @param {Reviewed} review */
  function keep(state, review) {
    last = review;
    write(encodeReview(state, review, stored()));
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
