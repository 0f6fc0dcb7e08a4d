/** How boards are shown, as the reader chooses. */

/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {import("../game/seats.js").ColourChoice} ColourChoice */
/**
 * Where the names of the cells are shown; how they are called, `own` being the way of the source of the rules that are played; the
 * orientation, where from 6 on the board is mirrored first; the colours of the two seats; the look of the board and of the bugs; and
 * how many taps of a finger play, where `auto` means two where cells are small, and in a first game.
 * @typedef {{place: "inside" | "outside", coordinates: "own" | Coordinates, orientation: number,
 *   colours: readonly [ColourChoice, ColourChoice], look: (typeof LOOKS)[number], bugs: (typeof BUGS)[number],
 *   taps: (typeof TAPS)[number]}} BoardSettings
 */

export const COORDINATES = /** @type {const} */ (["own", "rows", "diagonals", "abstractplay"]);
export const PLACES = /** @type {const} */ (["outside", "inside"]);
export const ORIENTATIONS = 12;

export const LOOKS = /** @type {const} */ (["meadow", "sand", "slate", "print", "contrast"]);
export const BUGS = /** @type {const} */ (["faces", "stones"]);
export const TAPS = /** @type {const} */ (["auto", "one", "two"]);

/** @type {BoardSettings} */
export const BOARD_SETTINGS = {
  place: "outside",
  coordinates: "own",
  orientation: 0,
  colours: ["own", "own"],
  look: "meadow",
  bugs: "faces",
  taps: "auto",
};
