/** What lessons and puzzles are played by. The first frame has this of them, and not the lessons. */

export const BOARD = "hexhex3";
export const RULES = "genius";
