/** Tabs of one browser, with a fake engine, that share the stored games of the library. */
import { stored } from "../indexed-db.mjs";
import assert from "node:assert/strict";
import { freshState, reduce } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { library } from "../../../web/library/effects.js";
import { game } from "../fixtures.mjs";
import { entry } from "./entry.mjs";

export const GAMES = "bug-library";
export const TURNS = ["C3", "B2-B1", "E1"];

/** @type {Promise<unknown>} */
let held = Promise.resolve();
/** The locks that all tabs share: one holder at a time. */
const locks = {
  request: (/** @type {string} */ _, /** @type {unknown} */ __, /** @type {() => Promise<unknown>} */ work) =>
    (held = held.then(work, work)),
};
/** Empties what the tabs share. */
export function cleared() {
  Object.defineProperty(globalThis, "navigator", { value: { vendor: "", locks }, configurable: true });
  Object.defineProperty(globalThis, "sessionStorage", { value: undefined, configurable: true });
  globalThis.BroadcastChannel = /** @type {any} */ (undefined);
  stored(GAMES).clear();
  fake.asked = 0;
  fake.refused = null;
}

/** asked: the number of requests to the engine; refused: why it writes no game. @type {{asked: number, refused: import("../../../web/engine/client.js").EngineError | null}} */
export const fake = { asked: 0, refused: null };
/** @type {any} A fake engine: a game's record is its parameters, so that it can be read again, and its clock, its comments and the time at which it began as words. */
export const engine = {
  call: async (/** @type {string} */ method, /** @type {any} */ params) => {
    fake.asked += 1;
    if (params.text === "bad") return { game: null, wrong: { code: "no_moves" } };
    if (method === "record_read") return { game: JSON.parse(params.text.split("\n")[0]), wrong: null };
    if (method === "scene") return null; // its effect asks again
    if (method !== "library_entry") return {};
    if (fake.refused) throw fake.refused;
    const { cursor, headers, lost, ...rest } = params;
    const { Clock = "", Time } = headers;
    const turns = rest.nodes.flatMap((/** @type {any} */ { turn }) => turn ?? []);
    const comments = rest.nodes.map((/** @type {any} */ { comment }) => comment).join(" ");
    const nodes = rest.nodes.map((/** @type {any} */ node) => ({ ...node, comment: "" }));
    const Result = headers.Result ?? (lost === null ? "" : `${"ox"[lost]} wins on time`);
    const result = Result ? { winner: "xo".indexOf(Result[0]), ending: Result.split(" ").at(-1), margin: null } : null;
    const record = JSON.stringify({ cursor, ...rest, lost: null, headers: {}, nodes });
    const summary = { ...entry("").summary, turns: turns.length, key: turns.join(" "), result };
    const began = Time ? [`Time: ${Time}`] : [];
    return { record: [record, Clock, comments, Result, ...began].join("\n"), summary };
  },
};

/** A tab that has left a game. @param {readonly string[]} turns @param {Partial<import("../../../web/game/line.js").Game>} [parts] of the game */
export function tab(turns, parts = {}) {
  const previousGame = turns.length ? game({ turns, ...parts }) : null;
  let state = { ...freshState(game()), boot: /** @type {any} */ ({ state: "ready" }), previousGame };
  const store = {
    state: () => state,
    dispatch(/** @type {any} */ action) {
      state = /** @type {any} */ (reduce(state, action));
      room.run(state);
    },
    subscribe() {},
  };
  const room = library(/** @type {any} */ (store), engine, /** @type {any} */ (engine), catalogue, () => false);
  room.run(state);
  /** Changes the game at the table. @param {import("../../../web/game/line.js").Game} played */
  const play = (played) => {
    state = { ...state, game: played };
    room.run(state);
  };
  return { store, room, play, id: () => state.previousGame?.id };
}
export const kept = () => [...stored(GAMES).keys()];
/** Waits until something holds. @param {() => boolean} holds */
export async function until(holds) {
  for (const end = performance.now() + 20_000; !holds() && performance.now() < end;)
    await new Promise((done) => setTimeout(done, 5));
  assert.ok(holds());
}
export const quiet = () => new Promise((done) => setTimeout(done, 60));

/** The end and the other words of each stored game. */
export const stories = () =>
  [...stored(GAMES).values()].map((/** @type {any} */ { record, summary: { result } }) =>
    [result?.ending ?? "open", ...record.split("\n").slice(1, 3)]
      .map((each) => each.trim())
      .filter(Boolean)
      .join(" "),
  );
