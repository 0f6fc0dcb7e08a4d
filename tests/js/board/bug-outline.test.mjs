import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf, headOf } from "../../../web/board/bug-face.js";
import { BODY, outlineLoops, outlinePath } from "../../../web/board/bug-outline.js";
import { centre, DIRECTIONS, neighbour, polar } from "../../../web/board/hex.js";

const ORIGIN = { q: 0, r: 0 };
const RING = DIRECTIONS.map((_, k) => neighbour(ORIGIN, k));

/** Bugs of up to five cells, grown in every way. */
function bugs() {
  let layer = [[ORIGIN]];
  const all = [...layer];
  for (let size = 2; size <= 5; size += 1) {
    const next = new Map();
    for (const bug of layer)
      for (const cell of bug)
        for (const k of DIRECTIONS.keys()) {
          const grown = neighbour(cell, k);
          if (bug.some(({ q, r }) => q === grown.q && r === grown.r)) continue;
          const cells = [...bug, grown];
          next.set(
            cells
              .map(({ q, r }) => `${q},${r}`)
              .sort()
              .join(" "),
            cells,
          );
        }
    layer = [...next.values()];
    all.push(...layer);
  }
  return all;
}

test("a bug of one is a circle", () => {
  assert.deepEqual(outlineLoops([ORIGIN]), [[{ cell: ORIGIN, from: 0, to: 360, leaves: null }]]);
  assert.equal(outlinePath([ORIGIN]), "M42.5 0A42.5 42.5 0 1 1 -42.5 0A42.5 42.5 0 1 1 42.5 0Z");
});

test("a bar of three has a large arc at each end, small ones along its sides, and hollows between", () => {
  const bar = [0, 1, 2].map((q) => ({ q, r: 0 }));
  const [hollow, side, end] = ["A50 50 0 0 0 ", "A42.5 42.5 0 0 1 ", "A42.5 42.5 0 1 1 "];
  const above = `${hollow}77.03 -35.76${side}122.97 -35.76${hollow}177.03 -35.76`;
  const below = `${hollow}122.97 35.76${side}77.03 35.76${hollow}22.97 35.76`;
  assert.equal(outlinePath(bar), `M22.97 35.76${end}22.97 -35.76${above}${end}177.03 35.76${below}Z`);
});

test("every bug of up to five cells has one closed outline that turns round once", () => {
  for (const bug of bugs().filter((cells) => cells.length > 1)) {
    const loops = outlineLoops(bug);
    assert.equal(loops.length, 1);
    const convex = loops[0].reduce((sum, { from, to }) => sum + to - from, 0);
    const lean = loops[0][0].from % 60;
    const concave = loops[0].length * (180 - 2 * lean);
    assert.ok(Math.abs(convex - concave - 360) < 1e-6, `${JSON.stringify(bug)} turns by ${convex - concave}`);
  }
});

test("the ball between two discs touches both", () => {
  const ball = 50; // its radius
  for (const bug of bugs().filter((cells) => cells.length > 1)) {
    const [loop] = outlineLoops(bug);
    for (const [i, { cell, to }] of loop.entries()) {
      const next = loop[(i + 1) % loop.length];
      const [left, entered] = [polar(centre(cell), to, BODY + ball), polar(centre(next.cell), next.from, BODY + ball)];
      assert.ok(Math.hypot(left.x - entered.x, left.y - entered.y) < 1e-6);
    }
  }
});

test("a ring has a second loop around its hole, which turns the other way", () => {
  const loops = outlineLoops(RING);
  assert.deepEqual(loops.map((loop) => loop.length).sort(), [6, 6]);
  assert.equal(outlinePath(RING).match(/Z/g)?.length, 2);
});

test("three cells around a corner leave no gap: the outline has three stretches and no hole", () => {
  const triangle = [ORIGIN, neighbour(ORIGIN, 0), neighbour(ORIGIN, 1)];
  assert.deepEqual(
    outlineLoops(triangle).map((loop) => loop.length),
    [3],
  );
});

test("the outline stays on the discs and clear of the cells around", () => {
  for (const bug of bugs()) {
    for (const { cell, from, to } of outlineLoops(bug).flat()) {
      for (let angle = from; angle <= to; angle += 10) {
        const point = polar(centre(cell), angle, BODY);
        const nearest = Math.min(...bug.map((own) => Math.hypot(centre(own).x - point.x, centre(own).y - point.y)));
        assert.ok(nearest > BODY - 1e-6, "inside another disc of the same bug");
      }
    }
  }
});

test("a face looks away from the body, and a bug of one looks up", () => {
  assert.equal(headOf([ORIGIN]).look, -90);
  const { head, look } = headOf([ORIGIN, neighbour(ORIGIN, 0), neighbour(neighbour(ORIGIN, 0), 0)]);
  assert.deepEqual(head, ORIGIN);
  assert.ok(Math.abs(Math.abs(look) - 180) < 1e-6);
});

test("the number is never on the face of a bug of two or more", () => {
  for (const bug of bugs().filter((cells) => cells.length > 1)) {
    const { number, eyes } = faceOf(bug);
    for (const eye of eyes) assert.ok(Math.hypot(eye.x - number.x, eye.y - number.y) > 50);
  }
});
