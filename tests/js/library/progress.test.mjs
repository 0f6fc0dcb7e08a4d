// The reader's progress: a rating that is hardly known has no number.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { freshState } from "../../../web/app/state.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { backupGames } from "../../../web/library/backup.js";
import { progressParams } from "../../../web/library/counting.js";
import { unreviewed } from "../../../web/library/listing.js";
import { speak } from "../../../web/strings/index.js";
import { game } from "../fixtures.mjs";
import { entry, ownGame, WON } from "./entry.mjs";

const { progress } = await import("../../../web/library/progress.js");

/** The page of a reader. @param {number} error of the rating @param {object} [change] @param {readonly import("./entry.mjs").Entry[]} [games] @param {(own: boolean) => void} [reviewAll] */
function page(error, change, games = [], reviewAll = () => {}) {
  const state = freshState(game());
  const none = { opening: 0, middle: 0, end: 0 };
  const found = {
    ...{ games: 5, won: 2, opponents: [], boards: [], rules: [], step: "day", times: [], chain: 0, days: 1 },
    ...{ longest_days: 1, slips: { games: 0, overlooked: {}, ...none }, accuracy: null, accuracies: [] },
    ...{ rating: { value: 16, error, games: 5 }, scale: { larva: 0, nymph: 170 }, fit: { games: 0, error: 900 } },
    ...change,
  };
  const library = { ...state.library, games, progress: /** @type {any} */ (found) };
  const boot = { ...state.boot, state: "ready" };
  return painted(
    progress(/** @type {any} */ ({ state: { ...state, boot, library }, catalogue, games: { reviewAll } })),
  );
}

/** @param {number} error */
const rated = (error) => wordsOf(page(error).querySelectorAll(".progress-rating"))[0];

test("a rating with an error of 150 or more is said in words; a surer one has its number", () => {
  assert.match(rated(298) ?? "", /about as strong as Larva/);
  assert.doesNotMatch(rated(298) ?? "", /\d|±/);
  assert.match(rated(149) ?? "", /16 ± 149 between Larva and Nymph/);
});

test("who has lost all games, also those against the weakest bot, is below it", () => {
  const at = (/** @type {number} */ value) =>
    wordsOf(page(298, { rating: { value, error: 298, games: 5 } }).querySelectorAll(".progress-rating p"))[0];
  assert.deepEqual([-313, -84, 16, 400].map(at), [
    "below Larva",
    "about as strong as Larva",
    "about as strong as Larva",
    "above Nymph",
  ]);
});

test("the page says why fewer reviewed games count for the accuracy than for the mistakes", () => {
  const overlooked = {};
  const words = (/** @type {number} */ games) =>
    page(298, {
      ...{ accuracy: { value: 83, games: 1 }, accuracies: [] },
      slips: { games, overlooked, opening: 1, middle: 0, end: 0 },
    }).textContent ?? "";
  assert.match(words(2), /in 1 reviewed game\b[^]*One reviewed game does not count here/);
  assert.match(words(3), /2 reviewed games do not count here/);
  assert.doesNotMatch(words(1), /not count here/);
});

/** @type {{backup: any, facts: object[]}} */
const READER = JSON.parse(readFileSync(new URL("../../data/reader.json", import.meta.url), "utf8"));
test("the page counts the games of a backup in the order in which they were played, as the command line does", async () => {
  const found = await backupGames(JSON.stringify(READER.backup));
  assert.deepEqual(progressParams(found?.games ?? [], new Date()).games, READER.facts);
});

test("the companion is said to follow the latest games: the rating counts all of them alike", () => {
  const shown = page(19, { fit: { games: 9, error: 200, strength: 705 } });
  assert.match(shown.textContent ?? "", /goes by your latest games: it now plays about like the/);
});

/** How far the texts of a plot reach, by their lines. @param {ParentNode} shown @param {string} kind */
function reaches(shown, kind) {
  const texts = [...shown.querySelectorAll(`.progress-plot ${kind}`)].toReversed();
  assert.ok(texts.length > 0);
  return texts.map((each) => {
    const [words, x] = [each.textContent ?? "", Number(each.getAttribute("x"))];
    const wide = [...words].reduce(
      (sum, letter) => sum + (letter === "%" || letter > "\u2e80" ? 13 : letter === "/" ? 5 : 8),
      0,
    );
    return { words, from: x - wide / 2, to: x + wide / 2 };
  });
}

/** @param {number} count */
const days = (count) =>
  Array.from({ length: count }, (_, at) => ({ name: `2026-12-${10 + at}`, games: 200, won: at % 2 ? 200 : 98 }));

for (const code of ["en", "de", "fr", "es", "pt", "ja", "zh"])
  test(`the words of a plot stay within it and do not overlap, ${code}`, async () => {
    await speak(code);
    for (const step of ["day", "week", "month"])
      for (const count of [1, 5, 6, 7, 12]) {
        const times = days(count);
        const accuracies = times.map(({ name }) => ({ name, value: 100, games: 1 }));
        for (const kind of [".progress-day", "text:not(.progress-day)"]) {
          const both = page(298, { step, times, accuracies }).querySelectorAll(".progress-plot");
          for (const plot of both) {
            const shown = reaches(/** @type {ParentNode} */ (plot.parentNode), kind);
            for (const { words, from, to } of shown) assert.ok(from >= 0 && to <= 300, words);
            shown.slice(1).forEach(({ from, words }, i) => assert.ok(from >= shown[i].to - 0.01, `${words} ${count}`));
          }
        }
      }
    await speak("en");
  });

test("the words below a plot keep apart, and few columns take its whole width", () => {
  const step = "day";
  const times = ["2026-11-28", "2026-12-04", "2026-12-05"].map((name) => ({ name, games: 2, won: 1 }));
  const plot = /** @type {ParentNode} */ (page(298, { step, times }).querySelector(".progress-plot")?.parentNode);
  const shown = reaches(plot, ".progress-day");
  assert.equal(shown.length, 3);
  shown.slice(1).forEach(({ from }, i) => assert.ok(from >= shown[i].to + 6));
  assert.ok(shown[2].to > 260);
});

test("over a narrow column of many games stands their share, which fits", () => {
  const over = (/** @type {number} */ count) =>
    wordsOf(
      page(298, { step: "month", times: days(count).map((day) => ({ ...day, won: 98 })) }).querySelectorAll(
        ".progress-part",
      ),
    );
  assert.deepEqual(over(12), Array(6).fill("49%")); // over every second one
  assert.deepEqual(over(2), ["98/200", "98/200"]);
});

test("accuracy is explained beside its figure, also before there is a chart", () => {
  const words = (/** @type {object} */ change) => page(298, change).textContent ?? "";
  const accuracy = { value: 50, games: 1 };
  assert.match(words({ accuracy, games: 1 }), /Accuracy is 100% if no turn of yours lowered your chance to win\./);
  assert.equal(words({ accuracy, accuracies: [] }).split("if no turn").length, 2);
  assert.doesNotMatch(words({}), /if no turn/);
});

test("what was overlooked is said in plain words", () => {
  const overlooked = { blocked: 1, twin: 1, chain: 1, mobility: 1, later: 1 };
  const shown = page(298, { slips: { games: 1, overlooked, opening: 5, middle: 0, end: 0 } });
  assert.deepEqual(wordsOf(shown.querySelectorAll("th")).slice(-5), [
    "No room to eat",
    "A twin to eat",
    "Another bug to eat",
    "How many cells are left",
    "Other, further ahead",
  ]);
});

test("Your games offers to review as many games as Progress: the reader's own first, then the others", () => {
  const result = { result: WON };
  const games = [ownGame("1", {}, result), ownGame("2", {}, result), entry("3", {}, result), ownGame("4")];
  const ids = (/** @type {readonly import("./entry.mjs").Entry[]} */ among, /** @type {boolean} */ own) =>
    unreviewed(among, own).map(({ id }) => id);
  assert.deepEqual(
    [ids(games, false), ids(games, true)],
    [
      ["2", "1"],
      ["2", "1"],
    ],
  );
  assert.deepEqual([ids(games.slice(2), false), ids(games.slice(2), true)], [["3"], []]);
});

test("the reader's own games are counted as not reviewed, and no stranger's", () => {
  const result = { result: WON };
  const games = [ownGame("1", {}, result), ownGame("2", {}, result), entry("3", {}, result), ownGame("4")];
  /** @type {boolean[]} */
  const asked = [];
  const shown = page(298, {}, games, (own) => asked.push(own));
  assert.match(shown.textContent ?? "", /2 of your finished games have no review yet\./);
  buttonOf(shown, "Review 2 games")?.click();
  assert.deepEqual(asked, [true]);
  assert.doesNotMatch(page(298, {}, games.slice(2)).textContent ?? "", /no review/);
});
