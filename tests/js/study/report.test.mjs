// The page inserts the words of a report into the engine's page, as text and not as markup.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { handlers, REPORT_GAMES, reportOf } from "../../../web/study/report.js";
import { filled } from "../../../web/study/report-words.js";
import { stateOf } from "../fixtures.mjs";

/** @param {string} page @param {import("../../../web/engine/protocol.js").ReportWords[]} words */
const read = (page, ...words) => filled({ page, words }, catalogue);

test("names, shares and figures are in the reader's language", () => {
  assert.equal(
    read(
      '<html lang="en"><h1>{{0}}</h1>{{1}} {{2}} {{3}} {{4}}<p>{{5}}</p>{{2}}',
      { code: "title", params: { rules: "green-meadow", board: "hexhex2", cells: 7 } },
      { code: "number", params: { value: 12345 } },
      { code: "decimal", params: { value: 21 } },
      { code: "percent", params: { share: 0.5 } },
      { code: "at_most_ten", params: { value: 3.3398 } },
      { code: "sample_second", params: { level: "beetle", margin: 2 } },
    ),
    '<html lang="en-GB" dir="ltr"><h1>Bug: Tiny board (7), rules: Green Meadow</h1>12,345 21.0 50.0% ≤ 10^3.3' +
      "<p>Beetle against itself. The second player wins; margin: 2.</p>21.0",
  );
  assert.equal(
    read("{{0}}", { code: "advantage_note", params: { low: 0.4321, high: 0.6 } }),
    "of random games; 95% interval from 43.2% to 60.0%",
  );
});

test("words are never markup, and a slot without words stays", () => {
  const words = read('<svg aria-label="{{0}}">{{7}}', {
    code: "cell_share",
    params: { cell: '"><script>&', share: 0 },
  });
  assert.equal(words, '<svg aria-label="&#34;&#62;&#60;script&#62;&#38;: 0.0%">{{7}}');
});

test("the form of a report begins with the board and the rules of the game, and keeps what the reader changes", () => {
  const state = stateOf("scene-growth-hexhex4");
  const { ruleset } = state.game;
  const first = { board: "hexhex4", ruleset, running: false, stage: "", games: 0, page: null };
  assert.deepEqual(reportOf(state), first);
  const chosen = handlers.report(state, { type: "report", change: { board: "hexhex5" } });
  assert.deepEqual(chosen, { ...state, study: { ...state.study, report: { ...first, board: "hexhex5" } } });
  const begun = handlers.report(chosen, { type: "report", change: { running: true, games: 7 } });
  assert.deepEqual(reportOf(begun), { ...first, board: "hexhex5", running: true, games: 7 });
  assert.equal(REPORT_GAMES, 500);
});
