/** The schema of a finished review that was stored: its numbers name turns of the game and cells of the board, as the panel relies on. */

import * as v from "../engine/valid.js";

/** @typedef {import("../engine/protocol.js").Review} Review */

const side = v.picklist([0, 1]);
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const pair = v.tuple([v.natural, v.natural]);
const accuracy = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
const turn = v.pipe(v.string(), v.like(/^[\w-]{1,2000}$/));
const line = v.array(turn);
/** The mark of a shape begins with its size. */
const shapes = v.array(v.pipe(v.string(), v.like(/^\d{1,4}[a-z]{0,9}$/)));
const count = v.pipe(v.natural, v.maxValue(9999));
const ends = v.nullable(v.object({ turns: count, left: pair, winner: side }));

/** Bugs that are eaten, each with the mark of its shape. @param {number} cells of the board */
const eaten = (cells) => ({
  prey: v.array(v.pipe(v.array(v.pipe(v.natural, v.maxValue(cells - 1))), v.minLength(1))),
  shapes,
});
/** @param {{prey: unknown[], shapes: unknown[]}} eaten */
const areNamed = ({ prey, shapes: marks }) => prey.length === marks.length;

/** @param {number} cells */
const difference = (cells) =>
  v.nullable(
    v.pipe(
      v.object({
        kind: v.picklist(["end", "meal", "spared", "left", "threat"]),
        turns: count,
        left: v.nullable(v.tuple([pair, pair])),
        ...eaten(cells),
      }),
      v.check((each) => areNamed(each)),
    ),
  );

/** @param {number} cells */
const refutation = (cells) =>
  v.nullable(
    v.pipe(
      v.object({ line, mobility: pair, wins: v.boolean(), still: v.boolean(), ...eaten(cells) }),
      v.check((each) => areNamed(each)),
    ),
  );

/** @param {number} cells @param {readonly string[]} turns */
const finding = (cells, turns) =>
  v.pipe(
    v.object({
      ...{ ply: v.natural, side, played: v.string(), best: chance, kept: chance },
      annotation: v.picklist(["", "?", "??"]),
      proven: v.boolean(),
      ...{ better: v.nullable(turn), line, answers: line, prey: shapes },
      winning: v.fallback(line, []), // earlier versions have not found them
      slip: v.nullable(v.picklist(["blocked", "twin", "chain", "mobility", "later"])),
      refutation: refutation(cells),
      left: v.nullable(v.tuple([pair, pair])),
      contrast: v.nullable(
        v.object({ endings: v.tuple([ends, ends]), better: difference(cells), played: difference(cells) }),
      ),
    }),
    v.check(({ ply, played }) => turns[ply] === played),
    v.check((each) => isAfterAnswer(each)),
  );

/**
 * What an answer to a turn leads to comes after the answer, from which the panel counts the turns.
 * @param {{refutation: {line: unknown[]} | null, contrast: {endings: readonly ({turns: number} | null)[], played: {kind: string, turns: number} | null} | null}} finding
 */
function isAfterAnswer({ refutation, contrast }) {
  if (!refutation?.line.length || !contrast) return true;
  const { endings, played } = contrast;
  return (endings[1]?.turns ?? 1) > 0 && (played === null || played.kind === "threat" || played.turns > 0);
}

/** The end of a game that is over is proven. @param {Pick<Review, "points" | "winner">} found */
function isDecided({ points, winner }) {
  const last = points.at(-1);
  return winner === null || (!!last?.proven && last.chance === 1 - winner);
}

/** @param {number} cells of the board @param {readonly string[]} turns of the game @returns {import("../../vendor/valibot/index.min.mjs").GenericSchema<unknown, Review>} */
export const foundSchema = (cells, turns) =>
  v.pipe(
    v.object({
      ...{ done: v.natural, total: v.natural, finished: v.literal(true), certain: v.boolean() },
      points: v.array(v.object({ ply: v.pipe(v.natural, v.maxValue(turns.length)), chance, proven: v.boolean() })),
      findings: v.array(finding(cells, turns)),
      losing: v.nullable(v.natural),
      winner: v.nullable(side),
      tags: v.array(v.picklist(["missed_win", "comeback", "proven"])),
      accuracy: v.tuple([accuracy, accuracy]),
    }),
    v.check((found) => isDecided(found)),
  );
