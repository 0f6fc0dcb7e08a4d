// A game on its way to the engine, as a link or a record, and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import {
  gameFrom,
  headersOf,
  lineKeyOf,
  lineParams,
  linkNow,
  readerName,
  treeParams,
} from "../../../web/game/exchange.js";
import { branch, grown } from "../../../web/game/tree.js";
import { AGAINST_BOT, game, PEOPLE } from "../fixtures.mjs";

/** @typedef {import("../../../web/game/line.js").Game} Game */

const TURNS = ["C3", "B2-B1", "D4"];
const tree = grown(grown(branch(null, { comment: "all" }), TURNS), ["C3", "A1"]);
const START = /** @type {any} */ ({ text: "x.o", mover: 1, setup: 0 });
/** @type {NonNullable<Game["clock"]>} */
const LOST = { control: "60+300/5!", sound: true, rests: false, events: [], owed: false, lost: 1 };
const whole = game({ tree, turns: TURNS, cursor: 2, start: START, headers: { X: "Ann", Result: "x wins on time" } });

test("a link has the line, the place in it, and how its game ended", () => {
  const { ruleset, board } = whole;
  const line = { ruleset, board, start: START, turns: TURNS, cursor: 2 };
  assert.deepEqual(lineParams(whole), { ...line, headers: { Result: "x wins on time" }, lost: null });
  assert.notEqual(lineParams(whole).turns, TURNS);
  const lost = { ...whole, headers: {}, clock: LOST };
  assert.deepEqual(lineParams(lost), { ...line, headers: { Result: "" }, lost: 1 });
  const aside = { ...lost, turns: ["C3", "A1"], headers: whole.headers };
  assert.deepEqual(lineParams(aside), { ...line, turns: ["C3", "A1"], headers: { Result: "" }, lost: null });
});

test("a reader has a name in a game against a bot, and no other player has it", () => {
  const [person, bot] = AGAINST_BOT[0].kind === "person" ? AGAINST_BOT : AGAINST_BOT.toReversed();
  const names = (/** @type {any[]} */ ...seats) => {
    const state = /** @type {any} */ ({
      game: game({ seats: /** @type {any} */ (seats) }),
      together: { form: { name: " Ann " } },
    });
    return [0, 1].map((seat) => readerName(state, seat));
  };
  assert.deepEqual(
    [names(person, bot), names(bot, person)],
    [
      ["Ann", ""],
      ["", "Ann"],
    ],
  );
  for (const seats of [
    [person, person],
    [bot, bot],
    [person, { kind: "friend", key: "k" }],
  ])
    assert.deepEqual(names(...seats), ["", ""]);
});

test("the page's link is that of the game on the board, once the engine has written it", () => {
  const linked = ["new", "old"];
  assert.equal(linkNow({ game: whole, linked, linkedFor: lineKeyOf(whole) }), "new");
  assert.equal(linkNow({ game: whole, linked, linkedFor: lineKeyOf({ ...whole, cursor: 1 }) }), undefined);
  assert.equal(linkNow({ game: whole, linked }), undefined);
  assert.equal(lineKeyOf({ ...whole, headers: { ...whole.headers, X: "Ben" } }), lineKeyOf(whole));
});

test("a record has all branches, and the place of the one on the board", () => {
  const refused = /** @type {any} */ ([{ text: "A5" }]);
  const rejecting = { ...tree, rejected: refused };
  const params = treeParams({ ...whole, tree: rejecting, clock: LOST }, { O: "Ben" });
  const { nodes, ...rest } = params;
  const { ruleset, board } = whole;
  assert.deepEqual(rest, { ruleset, board, start: START, headers: { O: "Ben" }, lost: 1, cursor: 2 });
  assert.deepEqual(
    nodes.map(({ turn, parent }) => [turn, parent]),
    [
      [null, null],
      ["C3", 0],
      ["B2-B1", 1],
      ["D4", 2],
      ["A1", 1],
    ],
  );
  assert.deepEqual(nodes[0], { parent: null, turn: null, comment: "all", seconds: null, rejected: refused });
  assert.notEqual(nodes[0].rejected, refused);
  assert.equal(treeParams({ ...whole, turns: ["C3", "A1"] }, {}).cursor, 4);
  assert.equal(treeParams({ ...whole, cursor: 0 }, {}).cursor, 0);
  assert.equal(treeParams({ ...whole, turns: ["E5"], cursor: 1 }, {}).cursor, 0, "the branch is gone");
});

test("the headers name the players by the order of play, and what the game says itself counts", () => {
  const names = ["Ann", "Ben"];
  /** @param {Partial<Game>} parts */
  const headers = (parts) => headersOf(game(parts), names, catalogue);
  const seats = PEOPLE;
  assert.deepEqual(headers({ seats }), { X: "Ann", O: "Ben" });
  assert.deepEqual(headers({ seats, starts: 1 }), { X: "Ben", O: "Ann" });
  assert.deepEqual(headers({ seats, turns: ["C3"] }), { X: "Ann", O: "Ben" });
  assert.deepEqual(headers({ seats, start: START }), { X: "Ann", O: "Ben" });
  assert.deepEqual(headers({ seats, start: { ...START, mover: 0 } }), { X: "Ann", O: "Ben" });
  const { level } = /** @type {{level: string}} */ (/** @type {any} */ (AGAINST_BOT[1]));
  const title = catalogue.levels.find(({ name }) => name === level)?.title;
  assert.notEqual(title, level);
  assert.deepEqual(headers({ seats: AGAINST_BOT }), { X: "Ann", O: title });
  const own = /** @type {Game["seats"]} */ ([{ kind: "bot", level: "my bot" }, seats[0]]);
  assert.deepEqual(headers({ seats: own }), { X: "my bot", O: "Ben" });
  const clock = { ...LOST, control: "60+0/1" };
  assert.deepEqual(headers({ seats, clock, headers: { O: "Eve", Date: "2026" } }), {
    ...{ X: "Ann", O: "Eve", Clock: "60+0/1", Date: "2026" },
  });
  assert.deepEqual(headers({ seats, clock: { ...LOST, control: "" } }), { X: "Ann", O: "Ben" });
  assert.deepEqual(headersOf(game({ seats }), [], catalogue), { X: "", O: "" });
});

test("the engine's tree is a game whose line goes through the node that it names", () => {
  const { nodes } = treeParams(whole, {});
  const read = { ruleset: "green-meadow", board: "hexhex4", start: START, headers: { X: "Ann" }, nodes };
  const seats = { seats: PEOPLE, starts: /** @type {const} */ (1) };
  const at = (/** @type {number} */ cursor) => gameFrom({ ...read, clock: null, lost: null, cursor }, seats);
  assert.deepEqual(at(2), {
    ...{ ruleset: "green-meadow", board: "hexhex4", start: START, ...seats, tree, turns: TURNS, cursor: 2 },
    ...{ draft: [], headers: { X: "Ann" }, clock: null },
  });
  assert.deepEqual([at(4).turns, at(4).cursor], [["C3", "A1"], 2]);
  assert.deepEqual([at(0).turns, at(0).cursor], [TURNS, 0]);
  const summed = nodes.map((node) => ({ ...node, summary: /** @type {any} */ ({ ate: 3 }) }));
  assert.deepEqual(gameFrom({ ...read, nodes: summed, clock: null, lost: null, cursor: 2 }, seats).tree, tree);
  const commas = nodes.map((node) => ({ ...node, turn: node.turn?.replace("-", ", ") ?? null }));
  assert.deepEqual(gameFrom({ ...read, nodes: commas, clock: null, lost: null, cursor: 2 }, seats).turns, TURNS);
});

test("a clock comes back only if it ended the game", () => {
  const read = { ...treeParams(whole, {}), start: null };
  const seats = { seats: PEOPLE, starts: /** @type {const} */ (0) };
  const clock = (/** @type {string | null} */ control, /** @type {0 | 1 | null} */ lost) =>
    gameFrom({ ...read, clock: control, lost }, seats).clock;
  const stopped = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: 0 };
  assert.deepEqual(clock("60+0/1", 0), stopped);
  assert.deepEqual(clock(null, 1), { ...stopped, control: "", lost: 1 });
  assert.equal(clock("60+0/1", null), null);
});

test("a game that the second colour starts says so in its link and record, and is read so", () => {
  const second = { ...whole, starts: /** @type {const} */ (1) };
  assert.deepEqual(lineParams(second).headers, { ...lineParams(whole).headers, Starts: "second" });
  const params = treeParams(second, { X: "Ann" });
  assert.deepEqual(params.headers, { X: "Ann", Starts: "second" });
  assert.equal(treeParams(whole, {}).headers.Starts, undefined);
  const people = /** @type {any} */ ({ seats: PEOPLE });
  const read = (/** @type {Record<string, string>} */ headers) =>
    gameFrom(/** @type {any} */ ({ ...params, headers, clock: null }), people);
  const { starts, headers } = read(params.headers);
  assert.deepEqual([starts, headers], [1, { X: "Ann" }]);
  assert.deepEqual([read({ Starts: "<b>" }).starts, read({}).starts], [0, 0]);
});
