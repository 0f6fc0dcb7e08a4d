/** The reader's choices of how boards look. */

/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {import("../game/seats.js").ColourChoice} ColourChoice */
/**
 * Where the names of the cells are; the coordinates, where `own` means those of the rule set's source; the
 * orientation, where from 6 on the board is mirrored first; the colours of the two seats; the look of the board and of the bugs; and
 * how many taps of a finger play a cell.
 * @typedef {{place: "inside" | "outside", coordinates: "own" | Coordinates, orientation: number,
 *   colours: readonly [ColourChoice, ColourChoice], look: (typeof LOOKS)[number], bugs: (typeof BUGS)[number],
 *   taps: (typeof TAPS)[number]}} BoardSettings
 */

export const COORDINATES = /** @type {const} */ (["own", "rows", "diagonals", "abstractplay"]);
export const PLACES = /** @type {const} */ (["outside", "inside"]);
export const ORIENTATIONS = 12;

export const LOOKS = /** @type {const} */ (["meadow", "sand", "slate", "print", "contrast"]);
export const BUGS = /** @type {const} */ (["faces", "stones"]);
export const TAPS = /** @type {const} */ (["two", "one"]);

/** @type {BoardSettings} */
export const BOARD_SETTINGS = {
  place: "outside",
  coordinates: "own",
  orientation: 0,
  colours: ["own", "own"],
  look: "meadow",
  bugs: "faces",
  taps: "two",
};
