/** Opens a game of the library: loaded when the reader opens one. */

import { gameFrom } from "../game/exchange.js";
import { jump, keyOf, paramsOf } from "../game/line.js";
import { lineThrough } from "../game/tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("./games.js").Entry} Entry */
/** @typedef {"open" | "study" | "review" | "replay"} How */

/**
 * Reads an entry's record, or reports what is wrong with it. A game with a friend that goes on is opened where it is played: it has no aids.
 * @param {Pick<import("../engine/ask.js").Engine, "call">} engine @param {Entry} entry @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store @param {How} how
 * @returns {Promise<{game: Game | null, wrong: import("../game/text-state.js").Wrong | null, scene?: Awaited<ReturnType<typeof sceneOf>>}>}
 */
export async function read(engine, { id, record, seats, starts }, store, how) {
  const state = store.state();
  const key = seats?.find((player) => player.kind === "friend")?.key ?? "";
  if (state.together.games[key]?.letter.ending === null) {
    store.dispatch({ type: "letter-open", key });
    return { game: null, wrong: null };
  }
  const { game, wrong } = await engine.call("record_read", { text: record, answer_in: "rows" });
  if (!game || wrong) return { game: null, wrong };
  const players = { seats: seatsAgain(seats, state), ...(starts ? { starts } : {}) }; // else the record may say it
  const found = { ...gameFrom(game, players), id };
  return { game: found, wrong: null, scene: await sceneOf(engine, store.state(), found, how) };
}

/** The game with the clock that it has on the table, or where it was set aside: a record has only one that ended the game. @param {Game} game @param {State} state @returns {Game} */
function withClock(game, { game: here, previousGame, tables }) {
  const known = [here, previousGame, ...tables.games].find((each) => each?.id === game.id);
  const { turns, clock } = known ?? {};
  return clock?.lost === null && `${turns}` === `${game.turns}` ? { ...game, clock } : game;
}

/** The game on its main line, as it was played: when it was stored, its reader may have been in a variation. @param {Game} game @returns {Game} */
function asPlayed(game) {
  const turns = lineThrough(game.tree, []);
  return `${turns}` === `${game.turns}` ? game : jump({ ...game, turns }, turns.length);
}

/** The game as it is shown: one that the reader opens to play goes on with its clock. @param {State} state @param {Game} game @param {How} how */
const shownAs = (state, game, how) =>
  ({
    open: () => withClock(game, state),
    replay: () => jump(asPlayed(game), 0),
    study: () => asPlayed(game),
    review: () => asPlayed(game),
  })[how]();

/** The scene of a game that is about to be shown, so that its first frame has it: a second frame would lay the page out again. null: it comes later.
 * @param {Pick<import("../engine/ask.js").Engine, "call">} engine @param {State} state @param {Game} game @param {How} how
 * @returns {Promise<Omit<import("../game/scene-state.js").SceneAction, "type"> | null>} */
export async function sceneOf(engine, state, game, how) {
  const shown = shownAs(state, game, how);
  const scene = await engine.call("scene", paramsOf(shown)).catch(() => null);
  return scene && { key: keyOf(shown), scene };
}

/** The study of a game that was reviewed begins with its review, of which only the tags are stored.
 * @param {Pick<import("../app/effects.js").Store, "state" | "dispatch">} store @param {Game} game @param {How} how @param {Awaited<ReturnType<typeof sceneOf>>} [scene] */
export function show(store, game, how, scene = null) {
  store.dispatch({ type: "new-game", game: shownAs(store.state(), game, how), entry: true });
  if (scene) store.dispatch({ type: "scene", ...scene });
  if (how !== "study" && how !== "review") return;
  const reviewed = store.state().library.games?.find(({ id }) => id === game.id)?.reviewed;
  store.dispatch(reviewed || how === "review" ? { type: "review-game" } : { type: "study", tab: "review" });
}

/** The seats of a reopened game: a friend elsewhere only if that game is over, and still known. @param {Entry["seats"]} seats @param {State} state @returns {Game["seats"]} */
function seatsAgain(seats, { together }) {
  const friends = (seats ?? []).flatMap((player) => (player.kind === "friend" ? [player.key] : []));
  const known = friends.length === 2 && together.games[friends[0]]?.letter.ending;
  return seats && (!friends.length || known) ? seats : [{ kind: "person" }, { kind: "person" }];
}
