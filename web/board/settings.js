/** How boards are shown, as the reader chooses. */

/** @typedef {import("../engine/protocol.js").Coordinates} Coordinates */
/** @typedef {import("../game/seats.js").ColourChoice} ColourChoice */
/**
 * Where the names of the cells stand; how they are called, `own` being the way of the source of the rules that are played; the
 * orientation, where from 6 on the board is mirrored first; and the colours of the two seats.
 * @typedef {{place: "inside" | "outside", coordinates: "own" | Coordinates, orientation: number,
 *   colours: readonly [ColourChoice, ColourChoice]}} BoardSettings
 */

export const COORDINATES = /** @type {const} */ (["own", "rows", "diagonals", "abstractplay"]);
export const PLACES = /** @type {const} */ (["outside", "inside"]);
export const ORIENTATIONS = 12;

/** @type {BoardSettings} */
export const BOARD_SETTINGS = { place: "outside", coordinates: "own", orientation: 0, colours: ["own", "own"] };
