/** The length of a proven win, as people count it. */

/** How many turns the side to move still plays, as a puzzle counts them; `turns` are those of both sides to the end. @param {number} turns */
export const ownTurns = (turns) => Math.ceil(turns / 2);
