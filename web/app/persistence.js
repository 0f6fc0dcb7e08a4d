/**
 * What is kept in the browser, as text, both ways. Reading is total: whatever stands there, it answers with the game or with null.
 * The scene is kept too, so that a reload shows the game in its first frame, before Python is there.
 */
import { aidsOf } from "../aids/index.js";
import { BOARD_SETTINGS, COORDINATES, ORIENTATIONS, PLACES } from "../board/settings.js";
import { botSettingsOf } from "../bots/index.js";
import { cleaned } from "../game/clean-text.js";
import { playerAt } from "../game/line.js";
import { isOwn } from "../game/player-names.js";
import { COLOURS } from "../game/seats.js";
import { branch, grown, nodesOf, treeOf } from "../game/tree.js";
import { analysisSettingsOf } from "../study/index.js";

/** @typedef {import("./state.js").Stored} Stored */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("../game/line.js").Game} Game */
/** @typedef {import("../game/line.js").Clock} Clock */
/** @typedef {import("../game/tree.js").Branch} Branch */

export const GAME_KEY = "bug.game";
export const SETTINGS_KEY = "bug.settings";
/** A text that could not be read is moved here, not thrown away. */
export const UNREAD_KEY = "bug.game.unread";

/** 1 had the tree nested, which no browser can write when it is some thousand turns deep. */
const VERSION = 2;

/** @param {Stored} state @returns {string} */
export function encodeGame({ game, previousGame, scene, sceneKey, paused, shown, linked }) {
  const games = { game: withNodes(game), previousGame: previousGame && withNodes(previousGame) };
  return JSON.stringify({ version: VERSION, ...games, scene, sceneKey, paused, shown, linked });
}

/** A game with its tree as a flat list. Only what is known is listed. @param {Game} game */
const withNodes = ({ tree, ...game }) => ({
  ...game,
  nodes: nodesOf(tree).map(({ parent, turn, comment, seconds, rejected, summary }) => ({
    ...{ parent, turn },
    ...(comment ? { comment } : {}),
    ...(seconds === null ? {} : { seconds }),
    ...(rejected.length ? { rejected } : {}),
    ...(summary ? { summary } : {}),
  })),
});

/** @param {string} text @param {(board: string) => number} cellsOf how many cells a board has, 0 if there is no such board @returns {Stored | null} */
export function decodeGame(text, cellsOf) {
  try {
    const { version, scene, sceneKey, paused, shown, linked, ...stored } = cleaned(JSON.parse(text));
    if (version !== 1 && version !== VERSION) return null;
    const game = gameOf(stored.game, cellsOf);
    if (!game) return null;
    const fits = isScene(scene, cellsOf(game.board));
    return {
      game: playerAt(game).kind === "bot" ? { ...game, draft: [] } : game, // a bot's half turn is thought out again
      previousGame: gameOf(stored.previousGame, cellsOf),
      scene: fits ? scene : null,
      sceneKey: fits && typeof sceneKey === "string" ? sceneKey : null,
      paused: paused === true || ownBotMoves(game),
      shown: isShown(shown) ? shown : null,
      linked: areTexts(linked) ? linked : [],
    };
  } catch {
    return null;
  }
}

/** A user's bot that freezes the page must not do so at every visit: until the user lets it play, it waits. @param {Game} game */
const ownBotMoves = (game) =>
  playerAt(game).kind === "bot" && game.seats.some((seat) => seat.kind === "bot" && isOwn(seat.level));

/** Whether a text that `decodeGame` can't read was stored by a version to come. @param {string} text */
export function isOfLaterVersion(text) {
  try {
    return JSON.parse(text).version > VERSION;
  } catch {
    return false;
  }
}

/** @param {Settings} settings */
export const encodeSettings = (settings) => JSON.stringify(settings);

/** @param {string | null} text @param {Settings} fallback @returns {Settings} */
export function decodeSettings(text, fallback) {
  try {
    const stored = JSON.parse(text ?? "");
    const { theme, names, desk, clockHints, place, coordinates, orientation, colours, aids, analysis } = stored;
    return {
      theme: ["auto", "light", "dark"].includes(theme) ? theme : fallback.theme,
      names: typeof names === "boolean" ? names : fallback.names,
      desk: typeof desk === "boolean" ? desk : fallback.desk,
      aids: aidsOf(aids),
      analysis: analysisSettingsOf(analysis),
      clockHints: clockHints === true,
      place: PLACES.includes(place) ? place : BOARD_SETTINGS.place,
      coordinates: COORDINATES.includes(coordinates) ? coordinates : BOARD_SETTINGS.coordinates,
      orientation: orientation in [...Array(ORIENTATIONS)] ? orientation : BOARD_SETTINGS.orientation,
      colours:
        Array.isArray(colours) && colours.length === 2 && colours.every(isColourChoice)
          ? /** @type {any} */ (colours)
          : BOARD_SETTINGS.colours,
      ...botSettingsOf(stored),
    };
  } catch {
    return fallback;
  }
}

/** @param {any} choice */
const isColourChoice = (choice) => choice === "own" || COLOURS.includes(choice);

/** A game that was stored. @param {any} stored @param {(board: string) => number} cellsOf @returns {Game | null} */
function gameOf(stored, cellsOf) {
  if (!isGame(stored, cellsOf)) return null;
  const { ruleset, board, seats, starts, turns, cursor, draft } = stored;
  return {
    ruleset,
    board,
    start: stored.start ?? null,
    seats,
    starts,
    tree: grown(treeFrom(Array.isArray(stored.nodes) ? stored.nodes : nodesOfNested(stored.tree)), turns),
    turns,
    cursor,
    draft,
    headers: stored.headers ?? {},
    clock: clockOf(stored.clock),
  };
}

/** The tree of version 1 as a list. @param {any} tree */
function nodesOfNested(tree) {
  /** @type {any[]} */
  const nodes = [];
  /** @type {[any, number | null][]} */
  const open = [[tree, null]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [here, parent] = next;
    if (typeof here !== "object" || here === null || !Array.isArray(here.next)) continue;
    nodes.push({ ...here, parent });
    for (const each of [...here.next].reverse()) open.push([each, nodes.length - 1]);
  }
  return nodes;
}

/** What fits of a stored list. @param {readonly any[]} stored @returns {Branch} */
function treeFrom(stored) {
  /** @type {Map<number, number>} */
  const places = new Map();
  /** @type {import("../game/tree.js").Node[]} */
  const nodes = [];
  stored.forEach((node, i) => {
    const parent = i ? places.get(node?.parent) : null;
    if (parent === undefined || (i > 0 && typeof node.turn !== "string")) return;
    places.set(i, nodes.length);
    nodes.push({ parent, ...noted(node ?? {}), turn: i ? node.turn : null });
  });
  return nodes.length ? treeOf(nodes) : branch();
}

/** @param {any} node @returns {Omit<Branch, "turn" | "next">} */
const noted = ({ comment, seconds, rejected, summary }) => ({
  comment: typeof comment === "string" ? comment : "",
  seconds: typeof seconds === "number" ? seconds : null,
  rejected: Array.isArray(rejected) ? rejected.filter((each) => typeof each?.text === "string") : [],
  summary: Array.isArray(summary?.mobility) ? summary : null,
});

/** @param {any} stored @returns {Clock | null} */
function clockOf(stored) {
  if (typeof stored?.control !== "string" || !Array.isArray(stored.events)) return null;
  const { control, sound, rests, events, lost } = stored;
  return {
    control,
    sound: sound === true,
    rests: rests === true,
    events,
    owed: false,
    lost: lost === 0 || lost === 1 ? lost : null,
  };
}

/** @param {any} game @param {(board: string) => number} cellsOf @returns {boolean} */
function isGame(game, cellsOf) {
  return (
    game !== null &&
    typeof game === "object" &&
    typeof game.ruleset === "string" &&
    typeof game.board === "string" &&
    cellsOf(game.board) > 0 &&
    Array.isArray(game.seats) &&
    game.seats.length === 2 &&
    game.seats.every(isPlayer) &&
    (game.starts === 0 || game.starts === 1) &&
    (game.start === undefined || game.start === null || isStart(game.start)) &&
    areTexts(game.turns) &&
    areTexts(game.draft) &&
    Number.isInteger(game.cursor) &&
    game.cursor >= 0 &&
    game.cursor <= game.turns.length
  );
}

/** @param {any} player */
const isPlayer = (player) => player?.kind === "person" || (player?.kind === "bot" && typeof player.level === "string");

/** @param {any} start */
const isStart = (start) =>
  typeof start.text === "string" && (start.mover === 0 || start.mover === 1) && Number.isInteger(start.setup);

/** @param {any} shown */
function isShown(shown) {
  const geometry = shown?.geometry;
  const arePlaced = (/** @type {any} */ list) =>
    Array.isArray(list) && list.every((cell) => Array.isArray(cell) && cell.slice(1).every(Number.isInteger));
  return (
    typeof shown?.key === "string" &&
    arePlaced(geometry?.cells) &&
    arePlaced(geometry.labels) &&
    areTexts(geometry.rows) &&
    Array.isArray(geometry.black)
  );
}

/** @param {any} list */
const areTexts = (list) => Array.isArray(list) && list.every((text) => typeof text === "string");

/** Only what painting relies on; the engine's own scene follows within a moment. @param {any} scene @param {number} cells */
function isScene(scene, cells) {
  return (
    scene !== null &&
    typeof scene === "object" &&
    typeof scene.stones === "string" &&
    scene.stones.length === cells &&
    ["bugs", "meals", "options", "refusals", "mobility", "growth_cells", "played"].every((key) =>
      Array.isArray(scene[key]),
    ) &&
    Array.isArray(scene.draft?.names) &&
    Array.isArray(scene.draft?.events)
  );
}
