/** The rules and the board of the lessons. The first frame needs these, but not the lessons. */

export const BOARD = "hexhex3";
export const RULES = "genius";
