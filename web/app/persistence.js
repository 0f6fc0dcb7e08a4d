/**
 * Encodes what the browser stores as text, and decodes it. Reading never throws: it returns the game or null, whatever is stored.
 * The scene is stored, too, so that a reload shows the game in its first frame, before Python has loaded.
 */
import { aidsStored } from "../aids/rest.js";
import { BUGS, COORDINATES, LOOKS, ORIENTATIONS, PLACES, TAPS } from "../board/settings.js";
import { BOTS_STORED } from "../bots/rest.js";
import * as v from "../engine/valid.js";
import { cleaned } from "../game/clean-text.js";
import { MOST_SECONDS } from "../game/clock.js";
import { playerAt } from "../game/line.js";
import { isOwn } from "../game/player-names.js";
import { COLOURS } from "../game/seats.js";
import { RESTORABLE } from "../game/state.js";
import { branch, grown } from "../game/tree.js";
import { nodesOf, treeOf } from "../game/tree-nodes.js";
import { withWaiting } from "../game/waiting.js";
import { SOUND_STORED } from "../sound/rest.js";
import { LANGUAGES } from "../strings/index.js";
import { analysisStored } from "../study/rest.js";
import { sealed, unsealed } from "../ui/sealed.js";

/** @typedef {import("./state.js").Stored} Stored */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../game/tree.js").Branch} Branch */

export const GAME_KEY = "bug.game";
export const SETTINGS_KEY = "bug.settings";
/** A text that could not be read is moved here, not thrown away. */
export const UNREAD_KEY = "bug.game.unread";
export const SETTINGS_UNREAD_KEY = "bug.settings.unread";

const VERSION = 2;

/** @param {Stored} state @returns {string} */
export function encodeGame({ game, previousGame, scene, sceneKey, paused, shown, linked, notices }) {
  const games = { game: withNodes(game), previousGame: previousGame && withNodes(previousGame) };
  return JSON.stringify({
    version: VERSION,
    ...games,
    scene: sealed(scene),
    sceneKey,
    paused,
    shown: sealed(shown),
    linked,
    notices,
  });
}

/** A game with its tree as a flat list. Unknown properties are left out. @param {Game} game */
const withNodes = ({ tree, ...game }) => ({
  ...game,
  nodes: nodesOf(tree).map(({ parent, turn, comment, seconds, rejected, summary, tried }) => ({
    ...{ parent, turn, tried },
    ...(comment ? { comment } : {}),
    ...(seconds === null ? {} : { seconds }),
    ...(rejected.length ? { rejected } : {}),
    ...(summary ? { summary } : {}),
  })),
});

/** @param {string | null} text @param {(board: string) => number} cellsOf how many cells a board has, 0 if there is no such board @returns {Stored | null} */
export function decodeGame(text, cellsOf) {
  const stored = v.readJson(storedSchema(cellsOf), text);
  if (!stored) return null;
  const { game, sceneKey, paused, ...rest } = stored;
  const scene = sceneOn(cellsOf(game.board), stored.scene);
  return {
    ...rest,
    game: playerAt(game).kind === "bot" ? { ...game, draft: [] } : withWaiting(game), // a bot thinks its half turn out again
    scene,
    sceneKey: scene && sceneKey,
    shown: unsealed(stored.shown),
    paused: paused || ownBotMoves(game),
  };
}

/** A stored scene; null: it is not one of this board that the page itself has stored. @param {number} cells of the board @param {unknown} stored @returns {import("../engine/protocol.js").Scene | null} */
function sceneOn(cells, stored) {
  const scene = unsealed(stored);
  return scene?.stones?.length === cells ? scene : null;
}

/** Where a study was (study/kept-place.js). @param {string | null} text @param {number} cells of the board @returns {import("../study/handlers.js").StudyPlace | null} */
export function decodePlace(text, cells) {
  const place = v.readJson(placeSchema, text);
  return place && /** @type {any} */ ({ ...place, scene: sceneOn(cells, place.scene) });
}

/** Does a user's bot move now? A bot that freezes the page must not do so at every visit, so it waits until the user lets it play. @param {Game} game */
const ownBotMoves = (game) =>
  playerAt(game).kind === "bot" && game.seats.some((seat) => seat.kind === "bot" && isOwn(seat.level));

/** Whether a text that `decodeGame` can't read was stored by a later version. @param {string} text */
export const isOfLaterVersion = (text) => (v.readJson(v.object({ version: v.number() }), text)?.version ?? 0) > VERSION;

/** @template T @param {import("../../vendor/valibot/index.min.mjs").GenericSchema<T>} one @returns {import("../../vendor/valibot/index.min.mjs").GenericSchema<readonly [T, T]>} */
const pair = (one) => v.tuple([one, one]);
const colour = v.picklist(["own", ...COLOURS]);
const player = v.variant("kind", [
  v.object({ kind: v.literal("person") }),
  v.object({ kind: v.literal("bot"), level: v.string() }),
  v.object({ kind: v.literal("friend"), key: v.friendKey }),
]);
const chosen = v.object({
  seats: v.tuple([player, player]),
  starts: v.picklist([0, 1, "lots"]),
  names: pair(v.string()),
  clock: v.object({ control: v.string(), sound: v.boolean(), rests: v.boolean() }),
});
const SETTINGS = {
  theme: v.picklist(["auto", "light", "dark"]),
  language: v.picklist(["auto", ...LANGUAGES.map(({ code }) => code)]),
  names: v.boolean(),
  desk: v.boolean(),
  tools: v.nullable(v.boolean()),
  clockHints: v.boolean(),
  workers: v.natural,
  turning: v.boolean(),
  edges: v.boolean(),
  agreed: v.boolean(),
  chosen: v.nullable(chosen),
  place: v.picklist(PLACES),
  coordinates: v.picklist(COORDINATES),
  orientation: v.pipe(v.natural, v.maxValue(ORIENTATIONS - 1)),
  colours: pair(colour),
  look: v.picklist(LOOKS),
  bugs: v.picklist(BUGS),
  taps: v.fallback(v.picklist(TAPS), "two"), // an earlier version stored "auto" for two
  aids: aidsStored,
  severalAids: v.boolean(),
  analysis: analysisStored,
  ...BOTS_STORED,
  ...SOUND_STORED,
};

/** @param {string | null} text @param {Settings} fallback @returns {Settings} */
export const decodeSettings = (text, fallback) =>
  v.readJson(v.object(v.orDefaults(SETTINGS, fallback)), text) ?? fallback;

/** A longer text of settings has more than they, and only that of this version is kept. */
const MOST_STORED = 9999;

/** The fields of a text with settings, also those that only a later version knows; null: it contains none. A single setting that does not fit gets its default. @param {string | null} text @returns {object | null} */
export const settingsIn = (text) =>
  text && /^\s*\{/.test(text) ? v.readJson(text.length > MOST_STORED ? v.object({}) : v.looseObject({}), text) : null;

// The schema of a stored game, and what may be missing from it.

const side = v.picklist([0, 1]);
const clock = v.object({
  control: v.string(),
  sound: v.fallback(v.boolean(), false),
  rests: v.fallback(v.boolean(), false),
  events: v.array(v.looseObject({ type: v.string(), at: v.number() })),
  owed: v.fallback(v.literal(false), false),
  lost: v.fallback(v.nullable(side), null),
});

const summary = v.object({
  ate: v.natural,
  mobility: v.tuple([v.natural, v.natural]),
  kind: v.picklist(["growth", "blacken", "swap"]),
});
/** Without this check the engine would refuse the whole game. */
const seconds = v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_SECONDS))), null);
/** What the page knows of a turn. */
const noted = v.object({
  comment: v.fallback(v.string(), ""),
  seconds,
  rejected: v.fallback(v.fitting(v.object({ side, text: v.string(), seconds })), []),
  summary: v.fallback(v.nullable(summary), null),
  tried: v.fallback(v.boolean(), false),
});
const node = v.object({ turn: v.string(), parent: v.natural });

/** @param {(board: string) => number} cellsOf */
const gameSchema = (cellsOf) =>
  v.pipe(
    v.object({
      id: v.optional(v.string()),
      idToBe: v.optional(v.string()),
      watched: v.optional(v.string()),
      opened: v.optional(v.natural),
      ruleset: v.string(),
      board: v.pipe(
        v.string(),
        v.check((board) => cellsOf(board) > 0),
      ),
      start: v.optional(v.nullable(v.object({ text: v.string(), mover: side, setup: v.natural })), null),
      seats: v.tuple([player, player]),
      starts: side,
      nodes: v.fallback(v.array(v.unknown()), []),
      turns: v.texts,
      cursor: v.natural,
      draft: v.texts,
      waits: v.optional(v.texts),
      headers: v.fallback(v.record(v.string(), v.string()), {}),
      clock: v.fallback(v.nullable(clock), null),
    }),
    v.check(({ cursor, turns }) => cursor <= turns.length),
    v.transform(({ nodes, ...game }) => /** @type {Game} */ ({ ...game, tree: grown(treeFrom(nodes), game.turns) })),
  );

/** The tree from the valid parts of a stored list. @param {readonly unknown[]} stored @returns {Branch} */
function treeFrom(stored) {
  /** @type {Map<number, number>} */
  const places = new Map();
  /** @type {import("../game/tree-nodes.js").Node[]} */
  const nodes = [];
  stored.forEach((each, i) => {
    const found = v.safeParse(node, each);
    const parent = found.success ? places.get(found.output.parent) : undefined;
    if (i && parent === undefined) return;
    places.set(i, nodes.length);
    nodes.push({
      ...v.parse(noted, each ?? {}),
      turn: i && found.success ? found.output.turn : null,
      parent: parent ?? null,
    });
  });
  return nodes.length ? treeOf(nodes) : branch();
}

const placeSchema = v.object({
  tab: v.picklist(["review", "analysis", "openings"]),
  start: v.string(),
  turns: v.texts,
  cursor: v.natural,
  draft: v.texts,
  scene: v.optional(v.unknown()),
});

/** @param {(board: string) => number} cellsOf */
const storedSchema = (cellsOf) => {
  const game = gameSchema(cellsOf);
  return v.pipe(
    v.unknown(),
    v.transform(cleaned),
    v.object({
      version: v.literal(VERSION),
      game,
      previousGame: v.fallback(v.nullable(game), null),
      scene: v.optional(v.unknown()),
      sceneKey: v.fallback(v.nullable(v.string()), null),
      paused: v.fallback(v.boolean(), false),
      shown: v.optional(v.unknown()),
      linked: v.fallback(v.texts, []),
      notices: v.fallback(v.fitting(v.object({ code: v.picklist(RESTORABLE), text: v.nullable(v.string()) })), []),
    }),
    v.transform(({ version: _, ...stored }) => /** @type {Stored} */ (/** @type {unknown} */ (stored))),
  );
};
