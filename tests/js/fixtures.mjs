// The wire's recorded answers, so that the tests give the page's models the engine's real answers.
import { readFileSync } from "node:fs";
import * as editor from "../../web/editor/sheet.js";
import { joinLateSlices } from "../../web/app/late-slices.js";
import { freshState, reduce } from "../../web/app/state.js";
import { layoutOf } from "../../web/board/layout.js";
import { catalogue } from "../../web/engine/catalogue.js";
import { keyOf, withSummaries } from "../../web/game/line.js";
import { branch, grown } from "../../web/game/tree.js";

/** @typedef {import("../../web/app/state.js").Action} Action */
/** @typedef {import("../../web/app/state.js").State} State */

joinLateSlices(editor); // as on a page that has loaded completely

/** @param {string} name @returns {{request: any, messages: any[]}} */
const recorded = (name) => JSON.parse(readFileSync(new URL(`../data/wire/${name}.json`, import.meta.url), "utf8"));

/** @param {string} name @returns {{request: any, scene: import("../../web/engine/protocol.js").Scene}} */
export function fixture(name) {
  const { request, messages } = recorded(name);
  return { request, scene: messages[0].result };
}

/** @type {[import("../../web/game/line.js").Player, import("../../web/game/line.js").Player]} */
export const PEOPLE = [{ kind: "person" }, { kind: "person" }];
/** @type {[import("../../web/game/line.js").Player, import("../../web/game/line.js").Player]} */
export const AGAINST_BOT = [{ kind: "person" }, { kind: "bot", level: "larva" }];
/** In a game in which the reader has the first seat. @type {import("../../web/game/line.js").Player} */
export const FRIEND = { kind: "friend", key: "k3f9/x" };

/** @param {Partial<import("../../web/game/line.js").Game>} [parts] @returns {import("../../web/game/line.js").Game} */
export const game = (parts) => ({
  ruleset: "genius",
  board: "hexhex3",
  seats: PEOPLE,
  start: null,
  starts: 0,
  tree: grown(branch(), parts?.turns ?? []),
  turns: [],
  cursor: parts?.turns?.length ?? 0,
  draft: [],
  headers: {},
  clock: null,
  ...parts,
});

/** @param {string} name */
export function layout(name) {
  const board = catalogue.boards.find((each) => each.name === name);
  if (!board) throw new Error(`no board ${name}`);
  return layoutOf(board);
}

/** A page that shows the moment of a fixture. @param {string} name @param {Partial<import("../../web/game/line.js").Game>} [parts] */
export function stateOf(name, parts) {
  const { request, scene } = fixture(name);
  const { ruleset, board, turns, draft = [] } = request.params;
  const shown = withSummaries(game({ ruleset, board, turns, cursor: turns.length, draft, ...parts }), scene.played);
  return {
    ...freshState(shown),
    boot: /** @type {any} */ ({ state: "ready", versions: {} }),
    scene,
    sceneKey: keyOf(shown),
  };
}

/** A storage with room for some characters. @param {Record<string, string>} [texts] @param {number} [room] */
export function fakeStorage(texts = {}, room = Infinity) {
  const kept = new Map(Object.entries(texts));
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ text) {
      const others = [...kept].filter(([name]) => name !== key);
      const size = others.reduce((sum, [name, each]) => sum + name.length + each.length, key.length + text.length);
      if (size > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
    key: (/** @type {number} */ i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
    all: () => Object.fromEntries(kept),
  };
}

/** The state after some actions. @param {State} state @param {readonly Action[]} actions */
export const after = (state, ...actions) => actions.reduce(reduce, state);

/** The action of a click on a cell. @param {string} name @param {string} [board] */
export const press = (name, board = "hexhex3") => ({
  type: /** @type {const} */ ("press"),
  name,
  cell: layout(board).indices.get(name) ?? -1,
});

/** The number of cells of a board, for a store of games. @param {string} board */
export const cellsOf = (board) => catalogue.boards.find(({ name }) => name === board)?.cells.length ?? 0;

/** Lets pending promises settle, and those that follow from them. */
export async function settled() {
  for (let i = 0; i < 4; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The engine's last answer in a recording. @param {string} name @returns {any} */
export const answer = (name) => recorded(name).messages.at(-1).result;
