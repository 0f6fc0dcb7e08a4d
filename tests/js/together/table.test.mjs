// Two people at one device: a takeback by agreement.
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { isAsked } from "../../../web/together/table.js";
import { atOneTable, facesSecond } from "../../../web/game/seats.js";
import { branchAt, grown } from "../../../web/game/tree.js";
import { turns } from "../../../web/game/turns.js";
import { layout, stateOf } from "../fixtures.mjs";

/** Two people have played one turn each. @param {Partial<import("../../../web/app/state.js").Settings>} settings @returns {import("../../../web/app/state.js").State} */
function played(settings) {
  const state = stateOf("scene-start-hexhex3");
  const branch = (/** @type {string} */ turn, /** @type {any[]} */ next) => ({ ...state.game.tree, turn, next });
  const tree = branch("", [branch("C3", [branch("D4", [])])]);
  /** @type {import("../../../web/game/line.js").Game} */
  const game = { ...state.game, seats: [{ kind: "person" }, { kind: "person" }], tree, turns: ["C3", "D4"], cursor: 2 };
  return { ...state, game, settings: { ...state.settings, ...settings } };
}

test("without the setting a turn is taken back at once", () => {
  assert.equal(reduce(played({}), { type: "undo" }).game.cursor, 1);
});

test("a turn is taken back when the other player agrees", () => {
  const asked = reduce(played({ agreed: true }), { type: "undo" });
  assert.deepEqual([isAsked(asked), asked.game.cursor], [true, 2]);
  const refused = reduce(asked, { type: "table-answer", agreed: false });
  assert.deepEqual([isAsked(refused), refused.game.cursor], [false, 2]);
  const agreed = reduce(asked, { type: "table-answer", agreed: true });
  assert.deepEqual([isAsked(agreed), agreed.game.turns, agreed.game.cursor], [false, ["C3"], 1]);
  assert.equal(reduce(agreed, { type: "step", by: 1 }).game.cursor, 1);
  assert.equal(reduce(refused, { type: "table-answer", agreed: true }).game.cursor, 2, "nobody asked");
});

test("only the last of three turns is taken back", () => {
  const two = played({ agreed: true });
  const three = { ...two, game: { ...two.game, turns: ["C3", "D4", "E1"], cursor: 3 } };
  const tree = grown(two.game.tree, ["C3", "D4", "E1"]);
  const asked = reduce({ ...three, game: { ...three.game, tree } }, { type: "undo" });
  const { game } = reduce(asked, { type: "table-answer", agreed: true });
  assert.deepEqual([game.turns, game.cursor], [["C3", "D4"], 2]);
  assert.equal(branchAt(game.tree, ["C3", "D4"])?.next.length, 0);
});

test("there is no question before the first turn or at an earlier one; a cell of the draft is removed at once", () => {
  const state = played({ agreed: true });
  const empty = { ...state, game: { ...state.game, turns: [], cursor: 0 } };
  assert.equal(reduce(empty, { type: "undo" }).together.asked, null);
  const back = reduce(state, { type: "jump", cursor: 1 });
  assert.equal(reduce(back, { type: "undo" }).together.asked, null);
  const drafting = { ...state, game: { ...state.game, draft: ["B2"] } };
  const undone = reduce(drafting, { type: "undo" });
  assert.deepEqual([undone.game, undone.settings], [{ ...state.game, draft: [] }, state.settings]);
});

test("swaps and submissions work at the end of the line as at any table, but not at an earlier turn", () => {
  const state = played({ agreed: true });
  const back = reduce(state, { type: "jump", cursor: 1 });
  for (const action of /** @type {import("../../../web/app/state.js").Action[]} */ ([
    { type: "swap" },
    { type: "hand-in", text: "B1" },
  ])) {
    const free = reduce({ ...state, settings: { ...state.settings, agreed: false } }, action);
    const { game, desk, blocked } = reduce(state, action);
    assert.deepEqual([game, desk, blocked], [free.game, free.desk, free.blocked]);
    const earlier = reduce(back, action);
    assert.deepEqual([earlier.game, earlier.desk, earlier.blocked], [back.game, back.desk, "look_only"]);
  }
});

test("playing on from an earlier turn does not avoid the question", () => {
  const back = reduce(played({ agreed: true }), { type: "jump", cursor: 1 });
  assert.equal(reduce(back, { type: "press", cell: 9, name: "C3" }).blocked, "look_only");
  assert.equal(reduce(back, { type: "resume" }).game.turns.length, 2);
  assert.equal(reduce(back, { type: "hand-in", text: "B1" }).desk.key, null);
  const bot = played({ agreed: true });
  const alone = {
    ...bot,
    game: { ...bot.game, seats: /** @type {any} */ ([{ kind: "person" }, { kind: "bot", level: "x" }]) },
  };
  assert.equal(reduce(alone, { type: "undo" }).game.cursor, 0, "against a bot nobody is asked");
});

test("the board turns to the player to move only at a shared table", () => {
  const odd = (/** @type {Partial<import("../../../web/app/state.js").Settings>} */ settings) => {
    const state = played(settings);
    return { ...state, game: { ...state.game, turns: ["C3"], cursor: 1 } };
  };
  assert.ok(facesSecond(odd({ turning: true })));
  assert.ok(!facesSecond(odd({})));
  assert.ok(!facesSecond(played({ turning: true })), "the first player is to move");
  const state = odd({ turning: true });
  assert.ok(!atOneTable({ ...state, study: { ...state.study, open: true } }));
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "k3/x" }]);
  assert.ok(!facesSecond({ ...state, game: { ...state.game, seats } }));
});

test("the bin takes back no turn if both have to agree", () => {
  const bin = (/** @type {import("../../../web/app/state.js").State} */ state) => {
    const context = /** @type {any} */ ({ state, layout: layout("hexhex3"), act() {} });
    return buttonOf(painted(turns(context, null, () => null)), "Delete from here");
  };
  assert.ok(bin(played({})));
  const agreed = played({ agreed: true });
  assert.equal(bin(agreed), undefined);
  assert.equal(reduce(agreed, { type: "delete", path: ["C3", "D4"] }).game, agreed.game);
});

test("a question ends with the game; afterwards Undo only looks back", () => {
  const clock = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
  const state = played({ agreed: true });
  const asked = reduce({ ...state, game: { ...state.game, clock } }, { type: "undo" });
  assert.ok(isAsked(asked));
  const over = reduce(asked, { type: "time", reading: /** @type {any} */ ({ side: 0, running: false, lost: 0 }) });
  assert.ok(!isAsked(over));
  const answered = reduce(over, { type: "table-answer", agreed: true });
  assert.deepEqual(answered.game, over.game);
  const back = reduce(over, { type: "undo" });
  assert.deepEqual(
    [isAsked(back), back.game.tree, back.game.turns, back.game.cursor],
    [false, over.game.tree, ["C3", "D4"], 1],
  );
  assert.ok(!isAsked(reduce(back, { type: "jump", cursor: 2 })));
});
