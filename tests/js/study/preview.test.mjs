// The board and the players at the end of a line that the reader points at.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import * as views from "../../../web/app/late-views.js";
import { screenOf } from "../../../web/app/screens.js";
import { faceOf } from "../../../web/board/bug-face.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { keyOf } from "../../../web/game/line.js";
import { panelMarks } from "../../../web/study/panel-marks.js";
import { paintStudy } from "../../../web/study/marks.js";
import { boardState, NO_STUDY, variationEnd } from "../../../web/study/state.js";
import { layout, stateOf } from "../fixtures.mjs";

/** Half the width and height of a size on the board. */
const REACH = 16;

/** The start of a game, while the reader points at the line that leads to the moment of a fixture. */
function previewed() {
  const end = stateOf("scene-growth-hexhex4");
  const start = { ...end.game, cursor: 0 };
  const preview = { path: [], line: end.game.turns };
  const key = keyOf(variationEnd(start, preview));
  const study = { ...NO_STUDY, open: true, preview, previewed: { key, scene: /** @type {any} */ (end.scene) } };
  return { ...end, game: start, scene: stateOf("scene-start-hexhex4").scene, study };
}

test("the number of a turn does not cover the size of a bug", () => {
  const state = previewed();
  const place = layout("hexhex4");
  const marks = panelMarks(state, place);
  const line = state.study.preview.line.flatMap((turn) => turn.split("-"));
  assert.equal(marks.length, line.length);
  const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const layer of ["bugs", "labels"]) {
    const part = document.createElementNS("http://www.w3.org/2000/svg", "g");
    part.setAttribute("class", `layer-${layer}`);
    board.append(part);
  }
  paintStudy(board, place, marks);
  const signs = [...board.querySelectorAll(".study-sign")].map((sign) => {
    const [x, y] = (sign.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { x, y, r: Number(sign.querySelector("circle")?.getAttribute("r")) };
  });
  assert.equal(signs.length, marks.length);
  const { bugs = [] } = boardState(state).scene ?? {};
  assert.ok(bugs.length > 2);
  for (const { cells } of bugs) {
    const { number } = faceOf(cells.map((cell) => place.cells[cell]));
    for (const { x, y, r } of signs) assert.ok(Math.hypot(x - number.x, y - number.y) > r + REACH, `${x} ${y}`);
  }
});

test("the players show the cells left at the end of the line", () => {
  const state = previewed();
  const end = boardState(state).scene?.mobility;
  const context = { state, layout: layout("hexhex4"), act() {}, views, catalogue, learning: null };
  const { panels } = screenOf(/** @type {any} */ (context));
  assert.deepEqual(
    wordsOf(painted(panels.players).querySelectorAll(".gauge-count")),
    end?.map((count, side) => `${side ? "Blue" : "Red"}: ${count}`),
  );
  assert.notDeepEqual(end, state.scene?.mobility);
});
