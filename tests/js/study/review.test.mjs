/** What a review says about mistakes and the end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { painted } from "../page.mjs";
import { catalogue } from "../../../web/engine/catalogue.js";
import { players } from "../../../web/game/players.js";
import { reduce } from "../../../web/app/state.js";
import { playTurn } from "../../../web/game/line.js";
import { conclusionOf, mistakes } from "../../../web/study/conclusion.js";
import { concluded, readerOf, regainedIn } from "../../../web/study/regained.js";
import { FRIEND, layout, PEOPLE } from "../fixtures.mjs";
import { review } from "../../../web/study/review.js";
import { finding, played, reviewed, TURNS } from "./reviewed.mjs";

/** The words of the conclusion's card. @param {Partial<import("../../../web/engine/protocol.js").Review>} parts */
function conclusionCard(parts) {
  const start = reviewed();
  assert(start.study.review?.found);
  const found = { ...start.study.review.found, ...parts };
  const state = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
  const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
  const panel = painted(review(context)).querySelector(".conclusion");
  const text = (/** @type {string} */ css) => panel?.querySelector(css)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  return { said: text(".conclusion-words"), notes: text("p:not([class])") };
}

test("where one side wins from the start, the review says so, since the graph begins there and no turn is to blame", () => {
  const notes = (/** @type {any} */ parts, /** @type {any} */ seats = played().game.seats) => {
    const start = reviewed();
    assert(start.study.review?.found);
    const found = { ...start.study.review.found, ...parts };
    const given = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
    const state = { ...given, game: { ...given.game, seats } };
    const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
    return painted(review(context)).textContent ?? "";
  };
  const from = (/** @type {number} */ chance, proven = true) => ({ points: [{ ply: 0, chance, proven }] });
  assert.match(
    notes(from(0)),
    /Blue could have won from the start\. So a turn of yours counts as a mistake only after Blue has made one\./,
  );
  assert.match(notes(from(1)), /You could have won from the start\./);
  assert.match(notes(from(0), PEOPLE), /Blue could have won from the start\./);
  assert.doesNotMatch(notes(from(0, false)), /from the start/);
  const never = { ...from(0), findings: [], losing: null };
  assert.match(notes(never), /You had no chance.*Rematch as Blue/s);
  assert.doesNotMatch(notes(never, PEOPLE), /Rematch/);
  assert.doesNotMatch(notes(never), /from the start:/);
});

test("a finished review counts the mistakes of each player, with their accuracy, the reader's first", () => {
  const said = (/** @type {any} */ parts, /** @type {any} */ seats = played().game.seats) => {
    const start = reviewed();
    assert(start.study.review?.found);
    const found = { ...start.study.review.found, losing: null, winner: null, ...parts };
    const given = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
    const state = { ...given, game: { ...given.game, seats } };
    const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
    return painted(review(context)).textContent?.replace(/\s+/g, " ") ?? "";
  };
  const findings = [0, 2, 3].map((ply) => ({ ...finding(ply, "??"), side: ply % 2 }));
  assert.match(said({ findings, accuracy: [83, null] }), /You: 2 mistakes, accuracy 83% ?\S+: 1 mistake(?!,)/);
  assert.match(
    said({ findings: [], accuracy: [100, 97] }, PEOPLE),
    /Red: no mistakes, accuracy 100% ?Blue: no mistakes, accuracy 97%/,
  );
  assert.doesNotMatch(said({ findings, accuracy: [83, 90], finished: false }), /accuracy/);
});

/** What the review says at the end of a game. @param {Record<string, string>} headers @param {Partial<import("../../../web/engine/protocol.js").Review>} parts @param {number | null} [asked] the ply of the chosen mistake */
function saidOf(headers, parts, asked = null) {
  const start = reviewed();
  assert(start.study.review?.found);
  const found = { ...start.study.review.found, findings: [], losing: null, winner: null, ...parts };
  const given = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
  const state = { ...given, game: { ...given.game, headers }, study: { ...given.study, asked } };
  const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
  return painted(review(context)).querySelector(".conclusion-words")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** @param {number} chance @param {boolean} proven */
const endPoint = (chance, proven) => [{ ply: TURNS.length, chance, proven }];
const LOST = { Result: "o wins by resignation" };

test("the review of a game that was resigned says who resigned, and whose position it was", () => {
  assert.match(saidOf({}, {}), /^The game is not over\./);
  assert.match(saidOf(LOST, { points: endPoint(1, true) }), /^You resigned\. Your position was won: .* proven\./);
  assert.match(saidOf(LOST, { points: endPoint(0, true) }), /^You resigned\. Your position was lost: .* proven\./);
  assert.match(saidOf(LOST, { points: endPoint(0.3, false) }), /^You resigned\. Your position was still open: .*30%/);
  assert.match(saidOf(LOST, { points: endPoint(1, true), finished: false }), /^You resigned\.$/);
  const other = { Result: "x wins on time" };
  assert.match(saidOf(other, { points: endPoint(0, true) }), /^Blue's time is up\. The position was won for Blue: /);
});

test("the review of a lost game that was resigned names the turn that lost it, unless something after it is not proven", () => {
  const findings = [{ ...finding(2, "??"), proven: true, best: 1, kept: 0, better: "D4", winning: ["D4", "C4"] }];
  const points = [0, 1, 2, 3, 4].map((ply) => ({ ply, chance: ply === 2 ? 1 : 0, proven: ply > 1 }));
  const named =
    /^You resigned\. You could still have won on turn 3: with D4 or C4 instead of .*\. This turn cost the most\.$/;
  assert.match(saidOf(LOST, { findings, points }), named);
  const many = [{ ...findings[0], winning: ["D4", "C4", "A1", "A2"] }];
  assert.match(saidOf(LOST, { findings: many, points }), /with D4 or 3 others instead of/);
  const doubtful = points.map((point) => (point.ply === 3 ? { ...point, proven: false } : point));
  assert.match(saidOf(LOST, { findings, points: doubtful }), /^You resigned\. Your position was lost: /);
});

test("at the end of a resigned game the resignation is said before the last turn, unless the reader asks for that", () => {
  const parts = { findings: [finding(3, "??")], points: endPoint(1, true) };
  assert.match(saidOf(LOST, parts), /^You resigned\. Your position was won: .* proven\.$/); // only Blue's turn is marked
  const both = { ...parts, findings: [finding(2, "?"), finding(3, "??")] };
  assert.match(saidOf(LOST, both), /^You resigned\. Your position was won: .* These turns cost the most\./);
  assert.match(saidOf(LOST, parts, 3), /^Turn 4, Blue: E3/);
  assert.match(saidOf({}, parts), /^Turn 4, Blue: E3/);
});

test("at the end of a resigned game one player wins and none is to play, but after a turn that is tried one is", () => {
  const start = reviewed();
  const chips = (/** @type {import("../../../web/app/state.js").State} */ state) => {
    const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), catalogue });
    return [...painted(players(context, null)).querySelectorAll(".chip")].map((chip) => chip.textContent);
  };
  assert.deepEqual(chips(start), ["to play"]);
  const over = { ...start, game: { ...start.game, headers: LOST } };
  assert.deepEqual(chips(over), ["wins"]);
  assert.deepEqual(chips({ ...over, game: { ...over.game, draft: ["A1"] } }), ["to play"], "a turn that is begun");
  assert.deepEqual(chips({ ...over, game: playTurn(over.game, "A1", true) }), ["to play"]);
  assert.deepEqual(chips(reduce(over, { type: "jump", cursor: 2 })), ["to play"]);
});

/** @param {number} ply @param {number} best @param {number} kept @param {"" | "?" | "??"} [annotation] @returns {import("../../../web/engine/protocol.js").Finding} */
const slip = (ply, best, kept, annotation = "") => ({
  ...finding(0, annotation),
  ...{ ply, side: /** @type {0 | 1} */ (ply % 2), best, kept, proven: false },
});
const point = (/** @type {number} */ ply, /** @type {number} */ chance, proven = false) => ({ ply, chance, proven });
/** @type {import("../../../web/engine/protocol.js").Review} */
const SLIPPED = {
  done: 6,
  total: 6,
  finished: true,
  losing: null,
  certain: false,
  tags: [],
  accuracy: /** @type {[null, null]} */ ([null, null]),
  winner: 1,
  points: [point(0, 0.5), point(1, 0.45), point(2, 0.46), point(3, 0.34), point(4, 0, true), point(5, 0, true)],
  findings: [slip(0, 0.5, 0.45), slip(1, 0.9, 0.1), slip(2, 0.46, 0.34), slip(4, 0, 0)],
};

test("a game lost gradually: the turn that cost the most, and the turn after which it was lost", () => {
  const said = conclusionOf(SLIPPED);
  assert(said?.kind === "slipped");
  assert.deepEqual([said.winner, said.worst?.ply, said.next, said.since], [1, 2, null, 4]);
  const none = conclusionOf({ ...SLIPPED, findings: [] });
  assert(none?.kind === "slipped" && none.worst === null);
  const sure = SLIPPED.points.map(({ ply }) => point(ply, 0, true));
  assert.deepEqual(conclusionOf({ ...SLIPPED, points: sure }), { kind: "never", winner: 1 });
  assert.equal(conclusionOf({ ...SLIPPED, finished: false }), null);
});

test("a game that was mostly lost before its last chance was not lost by that turn: its largest drops are named", () => {
  const drops = [slip(0, 0.7, 0.4, "?"), slip(2, 0.5, 0.45), slip(4, 0.4, 0.05, "??")];
  const lost = { ...SLIPPED, losing: 4, findings: drops };
  const said = conclusionOf(lost);
  assert(said?.kind === "slipped");
  assert.deepEqual([said.worst?.ply, said.next?.ply], [4, 0]);
  assert.equal(conclusionOf({ ...lost, finished: false }), null);
  assert.equal(conclusionOf({ ...lost, findings: [...drops.slice(0, 2), slip(4, 0.6, 0.05, "??")] })?.kind, "losing");
  assert.equal(conclusionOf({ ...lost, certain: true })?.kind, "losing");
  const { said: words, notes } = conclusionCard(lost);
  assert.equal(words, "You lost this game in steps, not by a single turn.");
  assert.match(notes, /^Turn 5 cost you the most: D4|^Turn 5 cost you the most/);
  assert.match(notes, /Next is turn 1: 70% → 40%\.$/);
});

test("a proven position is not a finished game", () => {
  const open = { ...SLIPPED, winner: null };
  assert.deepEqual(conclusionOf(open), { kind: "open", winner: 1, marked: false });
  assert.deepEqual(conclusionOf({ ...open, findings: [slip(4, 1, 0, "??")] }), {
    kind: "open",
    winner: 1,
    marked: true,
  });
  assert.deepEqual(conclusionOf({ ...open, points: [point(5, 0.4)] }), { kind: "open", winner: null, marked: false });
});

test("later turns are not mentioned if there are none", () => {
  const lost = { ...SLIPPED, losing: 2, certain: true, findings: [slip(2, 1, 0, "??"), slip(3, 1, 1)] };
  const said = conclusionOf(lost);
  assert(said?.kind === "losing" && said.last);
  const later = conclusionOf({ ...lost, findings: [...lost.findings, slip(4, 0, 0)] });
  assert(later?.kind === "losing" && !later.last);
});

test("after a win over a bot, the reader's own mistake comes first", () => {
  const state = played();
  const won = {
    ...SLIPPED,
    ...{ winner: 0, losing: 7, certain: true },
    findings: [
      slip(1, 1, 0, "??"),
      slip(2, 1, 0, "??"),
      ...[4, 6].map((ply) => ({ ...slip(ply, 1, 0, /** @type {const} */ ("??")), proven: true })),
      slip(7, 1, 0, "??"),
      slip(8, 1, 1),
    ],
  };
  const regained = regainedIn(state, won);
  assert.deepEqual([regained?.finding.ply, regained?.back.ply, regained?.sure], [6, 7, true]);
  assert.equal(concluded(state, won)?.ply, 6);
  assert.equal(regainedIn(state, { ...won, certain: false })?.sure, false);
  const [first, second] = state.game.seats;
  const turned = {
    ...state,
    game: { ...state.game, seats: /** @type {[typeof first, typeof first]} */ ([second, first]) },
  };
  assert.equal(regainedIn(turned, won), null, "the loser reads about the loser's mistake");
  const two = {
    ...state,
    game: { ...state.game, seats: /** @type {[typeof first, typeof first]} */ ([first, first]) },
  };
  assert.equal(regainedIn(two, won), null, "nobody is the reader of a game of two people");
  const withFriend = (/** @type {any} */ seats) => ({ ...state, game: { ...state.game, seats } });
  const [here, ended] = [
    [first, FRIEND],
    [FRIEND, FRIEND],
  ].map(withFriend);
  assert.deepEqual([readerOf(here), readerOf(ended)], [0, 0]);
  assert.equal(readerOf({ ...here, game: { ...here.game, starts: 1 } }), 1, "a side is not a seat");
  assert.equal(regainedIn(ended, won)?.finding.ply, 6, "also after a game with a friend that was resigned");
  assert.deepEqual(
    mistakes(won.findings, 4, readerOf(state)).map(({ ply }) => ply),
    [2, 4, 6, 7],
  );
});

test("the list first shows the costliest mistakes, in the order of the game", () => {
  const marked = [
    slip(0, 0.5, 0.3, "?"),
    slip(1, 1, 0, "??"),
    slip(3, 0.9, 0.4, "??"),
    slip(6, 0.6, 0.1, "??"),
    slip(7, 0.5, 0.5),
  ];
  assert.deepEqual(
    mistakes(marked, 3).map(({ ply }) => ply),
    [1, 3, 6],
  );
  assert.equal(mistakes(marked, Infinity).length, 4);
  assert.deepEqual(
    mistakes(marked, 3, 0).map(({ ply }) => ply),
    [0, 1, 6],
    "the reader's own are among them, even the cheap one",
  );
});

test("the list of mistakes says whose each is; those of the bot are lighter", () => {
  const state = reviewed();
  const found = /** @type {any} */ (state.study.review?.found);
  const both = { ...found, findings: [finding(1, "??"), finding(2, "??")] };
  const shown = {
    ...state,
    study: { ...state.study, review: /** @type {any} */ ({ ...state.study.review, found: both }) },
  };
  const list = (/** @type {any} */ of) => {
    const context = { state: of, layout: layout("hexhex3"), catalogue, act() {} };
    return [...painted(review(/** @type {any} */ (context))).querySelectorAll(".finding")];
  };
  const whose = (/** @type {any} */ of) => list(of).map((each) => each.querySelector("small")?.textContent);
  assert.deepEqual(whose(shown), ["Larva", "You"]);
  assert.deepEqual(
    list(shown).map(({ className }) => className.includes("others")),
    [true, false],
  );
  assert.deepEqual(whose({ ...shown, game: { ...shown.game, seats: PEOPLE } }), [undefined, undefined]);
});

test("what the marks mean is folded, and says why a turn that seems to cost 30 % or more may have only one sign", () => {
  const legend = (/** @type {Partial<import("../../../web/engine/protocol.js").Finding>} */ cost) => {
    const start = reviewed();
    assert(start.study.review?.found);
    const found = { ...start.study.review.found, findings: [{ ...finding(2, "?"), ...cost }] };
    const state = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
    const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
    const fold = painted(review(context)).querySelector("details");
    assert.equal(fold?.querySelector("summary")?.textContent, "? mistake, ?? blunder: the signs explained");
    assert.equal(fold?.open, false);
    return fold?.textContent?.includes("Some ? may be ??");
  };
  assert.equal(legend({ best: 0.41, kept: 0 }), true);
  assert.equal(legend({ best: 0.41, kept: 0.2 }), false);
});

test("the card of a mistake says in words what its sign means", () => {
  const start = reviewed();
  assert(start.study.review?.found);
  const found = { ...start.study.review.found, losing: null, winner: null, findings: [finding(2, "?")] };
  const state = reduce(start, { type: "reviewed", review: { ...start.study.review, found } });
  const seen = reduce(state, { type: "see-finding", ply: 2, after: true });
  const context = /** @type {any} */ ({ state: seen, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
  const said = painted(review(context)).querySelector(".conclusion-words")?.textContent?.replace(/\s+/g, " ").trim();
  assert.match(said ?? "", /^(Your t|T)urn 3.*, a mistake \?$/);
});

test("the buttons of a mistake are there before one is pressed: none slides under the pointer", () => {
  const start = reviewed();
  const buttons = (/** @type {import("../../../web/app/state.js").State} */ state) => {
    const context = /** @type {any} */ ({ state, act() {}, layout: layout("hexhex3"), learning: null, catalogue });
    const found = painted(review(context)).querySelectorAll(".finding-more .button");
    return [...found].map((each) => each.textContent?.trim());
  };
  const before = buttons(start);
  assert.equal(before.length, 3);
  assert.deepEqual(buttons(reduce(start, { type: "see-finding", ply: 2, after: false })), before);
});
