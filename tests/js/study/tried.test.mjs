// A turn that was only tried in a study is no part of the game until it is played: every kind of game goes on, and ends, as if it had not been tried.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { gameFrom, lineParams, treeParams } from "../../../web/game/exchange.js";
import { atEnd, goTo, jump, mainLine, playTurn, walk } from "../../../web/game/line.js";
import { endingHere, endingOf, finished } from "../../../web/game/select.js";
import { asListed, branch, branchAt, changed, grown, lineThrough, pathTo } from "../../../web/game/tree.js";
import { joined } from "../../../web/game/tree-nodes.js";
import { mainEnded } from "../../../web/game/tree-state.js";
import { after, AGAINST_BOT, cellsOf, game, PEOPLE } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/game/line.js").Game} Game */

const TURNS = ["C3", "B2-B1", "A1"];
/** Tried after the last turn. */
const TRIED = ["E1", "D4"];
const OTHER = "E3";
/** @type {NonNullable<Game["clock"]>} */
const CLOCK = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
/** @type {Action} */
const STUDY = { type: "study", tab: "analysis" };
/** @type {Action} */
const CLOSE = { type: "study", tab: null };
/** @type {Action} */
const RESIGN = { type: "resign", result: "o wins by resignation" };
/** @type {Action} */
const UP = { type: "time", reading: /** @type {any} */ ({ side: 1, running: true, lost: 1 }) };
const BY_RESIGNATION = { winner: 1, onTime: false };
const ON_TIME = { winner: 0, onTime: true };

/** The ways to try turns in a study. @type {[string, (state: State) => State][]} */
const WAYS = [
  ["by a press", (state) => ({ ...state, game: TRIED.reduce((now, turn) => playTurn(now, turn, true), state.game) })],
  ["in a line", (state) => reduce(state, { type: "play-line", variation: { path: state.game.turns, line: TRIED } })],
];
/** @type {[string, Partial<Game>][]} */
const KINDS = [
  ["between people", { seats: PEOPLE }],
  ["against a bot", { seats: AGAINST_BOT }],
  ["with a clock", { seats: AGAINST_BOT, clock: CLOCK }],
];
/** @param {Partial<Game>} [parts] */
const begun = (parts) => freshState(game({ turns: TURNS, id: "one", ...parts }));
/** @param {State} state @param {string} turn */
const plays = (state, turn) => ({ ...state, game: playTurn(state.game, turn) });
/** The turns that the library, a review and the next visit take for the game. @param {State} state */
const gameOf = ({ game: { tree } }) => lineThrough(tree, []);
/** The game's nodes in the order of a record, each with its parent. @param {Game} of */
const nodes = (of) => treeParams(of, {}).nodes.map(({ parent, turn, tried }) => [parent, turn, !!tried]);

for (const [way, tries] of WAYS)
  for (const [kind, parts] of KINDS) {
    const tried = tries(after(begun(parts), STUDY));
    const back = reduce(tried, CLOSE);

    test(`turns tried ${way} are not the game's: ${kind} it goes on with what is played, and ends there`, () => {
      assert.deepEqual([tried.game.turns, back.game.turns, gameOf(back)], [[...TURNS, ...TRIED], TURNS, TURNS]);
      assert.ok(branchAt(back.game.tree, [...TURNS, ...TRIED]), "they stay");
      const on = plays(back, OTHER);
      assert.deepEqual(
        [on.game.turns, gameOf(on)],
        [
          [...TURNS, OTHER],
          [...TURNS, OTHER],
        ],
      );
      const over = reduce(on, RESIGN);
      assert.deepEqual([endingHere(over), gameOf(over)], [BY_RESIGNATION, [...TURNS, OTHER]]);
      assert.equal(lineParams(over.game).headers.Result, "o wins by resignation", "the link has the end");
      assert.ok(branchAt(over.game.tree, [...TURNS, ...TRIED]), "they stay");
      assert.equal(over.game.id, "one");
    });

    test(`a resignation ends a game ${kind} at its last turn, before and after turns are tried ${way} there`, () => {
      for (const over of [reduce(back, RESIGN), reduce(tries(after(begun(parts), RESIGN, STUDY)), CLOSE)]) {
        assert.deepEqual([endingHere(over), over.game.turns, gameOf(over)], [BY_RESIGNATION, TURNS, TURNS]);
        assert.equal(lineParams(over.game).headers.Result, "o wins by resignation");
        assert.ok(branchAt(over.game.tree, [...TURNS, ...TRIED]), "they stay");
        assert.equal(over.game.id, "one", "the library has it once");
      }
    });

    test(`after turns were tried ${way}, a game ${kind} from which a turn is taken back goes on with the new one`, () => {
      const again = plays(reduce(plays(back, OTHER), { type: "jump", cursor: TURNS.length }), "D5");
      assert.deepEqual(
        [again.game.turns, gameOf(again)],
        [
          [...TURNS, "D5"],
          [...TURNS, "D5"],
        ],
      );
      const earlier = plays(reduce(back, { type: "jump", cursor: 2 }), "D5");
      assert.deepEqual(gameOf(earlier), [...TURNS.slice(0, 2), "D5"]);
    });

    test(`a turn tried ${way} that is then played ${kind} is the game's, without what was tried after it`, () => {
      const same = plays(plays(back, OTHER), "D5");
      const took = plays(reduce(same, { type: "jump", cursor: TURNS.length }), TRIED[0]);
      for (const on of [plays(back, TRIED[0]), took]) {
        assert.deepEqual(
          [on.game.turns, gameOf(on)],
          [
            [...TURNS, TRIED[0]],
            [...TURNS, TRIED[0]],
          ],
        );
        assert.ok(branchAt(on.game.tree, [...TURNS, ...TRIED]));
      }
    });

    test(`Try again from here leaves the ended game ${kind} its line, its end and its place in the library (${way})`, () => {
      const ends = parts.clock ? [RESIGN, UP] : [RESIGN];
      for (const end of ends) {
        const over = tries(after(begun(parts), end, STUDY));
        const retry = reduce(over, { type: "retry", path: TURNS.slice(0, 1) });
        const on = plays(plays(retry, OTHER), "D5");
        assert.deepEqual([on.game.turns, gameOf(on)], [["C3", OTHER, "D5"], TURNS]);
        assert.deepEqual([on.game.id, on.game.clock], ["one", null]);
        assert.deepEqual(endingOf(on.game), end === UP ? ON_TIME : BY_RESIGNATION);
      }
    });
  }

for (const [way, tries] of WAYS)
  test(`a loss on time ends the game at its last turn; what was tried ${way} stays, before and after it`, () => {
    const state = begun({ clock: CLOCK, seats: AGAINST_BOT });
    for (const lost of [
      after(tries(after(state, STUDY)), CLOSE, UP),
      after(tries(after(state, STUDY)), UP, CLOSE),
      reduce(tries(after(state, UP, STUDY)), CLOSE),
    ]) {
      assert.deepEqual([endingHere(lost), lost.game.turns, gameOf(lost)], [ON_TIME, TURNS, TURNS]);
      assert.equal(lineParams(lost.game).lost, 1, "the link has the end");
      assert.ok(branchAt(lost.game.tree, [...TURNS, ...TRIED]), "they stay");
      assert.equal(lost.game.id, "one", "the library has it once");
    }
  });

test("time that runs out after the reader went back to an earlier turn, or a resignation there, ends the game there; the later turns stay", () => {
  const state = after(begun({ clock: CLOCK, seats: AGAINST_BOT }), { type: "jump", cursor: 2 }, { type: "resume" });
  for (const end of [UP, RESIGN]) {
    const over = reduce(state, end);
    assert.ok(endingHere(over));
    assert.deepEqual(gameOf(over), TURNS.slice(0, 2));
    assert.ok(branchAt(over.game.tree, TURNS));
  }
});

test("a tried turn that wins ends no game", () => {
  const tried = reduce(WAYS[0][1](reduce(begun(), STUDY)), CLOSE);
  const won = { ate: 0, mobility: /** @type {[number, number]} */ ([0, 3]), kind: /** @type {const} */ ("growth") };
  const tree = changed(tried.game.tree, [...TURNS, TRIED[0]], (each) => ({ ...each, summary: won }));
  assert.deepEqual([mainEnded({ ...tried.game, tree }), finished({ ...tried, game: { ...tried.game, tree } })], [false, false]); // oxfmt-ignore
});

test("a game without a turn goes on with its first one, whatever was tried", () => {
  const empty = freshState(game());
  const back = reduce({ ...reduce(empty, STUDY), game: playTurn(empty.game, "E1", true) }, CLOSE);
  assert.deepEqual(gameOf(back), []);
  assert.deepEqual(gameOf(plays(plays(back, "C3"), "A1")), ["C3", "A1"]);
});

test("a reader who plays on from a tried turn, or makes it the main line, has played it", () => {
  const back = reduce(WAYS[0][1](reduce(begun(), STUDY)), CLOSE);
  const path = [...TURNS, ...TRIED];
  const there = reduce(back, { type: "go", path });
  assert.deepEqual(there.game.turns, path);
  assert.deepEqual(gameOf(plays(there, OTHER)), [...path, OTHER]);
  assert.deepEqual(gameOf(reduce(there, { type: "promote", path })), path);
  assert.equal(reduce(there, { type: "promote", path: path.slice(0, -1) }).game.turns.length, path.length);
  const over = reduce(there, RESIGN);
  assert.deepEqual([endingHere(over), gameOf(over)], [BY_RESIGNATION, path]);
});

test("steps end at the game's last turn; the list, and the keys that walk through it, lead to what was tried", () => {
  const line = ["B5", "B4"];
  const { game: one } = reduce(WAYS[0][1](reduce(begun(), STUDY)), CLOSE);
  const both = playTurn(playTurn(one, line[0], true), line[1], true);
  const here = goTo(both, TURNS);
  const back = { ...here, turns: TURNS };
  assert.deepEqual([atEnd(back), jump(back, 4).cursor, atEnd({ ...back, cursor: 2 })], [true, 3, false]);
  const shown = [...asListed(back.tree)].map((entry) => pathTo(entry).at(-1));
  assert.deepEqual(shown, [...TURNS, ...TRIED, ...line]);
  assert.deepEqual(walk(back, 1).turns, [...TURNS, ...TRIED]);
});

test("a reload, the engine and a joined tree keep what was only tried", () => {
  const { game: back } = reduce(WAYS[0][1](reduce(begun(), STUDY)), CLOSE);
  const played = playTurn(playTurn(back, OTHER), "D5", true);
  const stored = (/** @type {Game} */ shown) => ({ ...freshState(shown), shown: 0 });
  for (const each of [back, played]) {
    const read = decodeGame(encodeGame(/** @type {any} */ (stored(each))), cellsOf)?.game;
    assert.deepEqual(read && nodes(read), nodes(each));
    const { ruleset, board, start, headers, cursor, nodes: all } = treeParams(each, {});
    const answer = /** @type {any} */ ({ ruleset, board, start, headers, cursor, nodes: all, clock: null, lost: null });
    assert.deepEqual(nodes(gameFrom(answer, each)), nodes(each));
  }
  const own = grown(branch(), [...TURNS, TRIED[0]]); // a link to the reader's own try
  assert.equal(mainLine(joined(back.tree, own)), `${TURNS}`);
  assert.equal(mainLine(joined(own, back.tree)), `${[...TURNS, TRIED[0]]}`);
  assert.equal(mainLine(joined(back.tree, played.tree)), `${[...TURNS, OTHER]}`);
});
