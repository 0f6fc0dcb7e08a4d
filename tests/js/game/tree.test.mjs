import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf } from "../../../web/app/prompt.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { gameFrom, treeParams } from "../../../web/game/exchange.js";
import { restarted } from "../../../web/game/again.js";
import { goTo, halfStep, jump, playTurn, walk, pathOf } from "../../../web/game/line.js";
import {
  asListed,
  branch,
  branchAt,
  changed,
  changedAlong,
  grown,
  lastFork,
  lineThrough,
  pathTo,
  promoted,
  pruned,
} from "../../../web/game/tree.js";
import { branches, joined } from "../../../web/game/tree-nodes.js";
import { leftAt } from "../../../web/game/select.js";
import { after, AGAINST_BOT, game, layout, PEOPLE } from "../fixtures.mjs";

const TURNS = ["C3", "B2-B1", "D4", "E1"];
const seats = { seats: PEOPLE, starts: /** @type {0} */ (0) };
/** @param {import("../../../web/game/tree.js").Branch} tree */
const ways = (tree) => [...branches(tree)].map((entry) => pathTo(entry).join(" "));
const forked = () => grown(grown(grown(branch(), TURNS), ["C3", "A1", "E1"]), ["C3", "A1", "D4"]);

test("turns are the address of a branch", () => {
  assert.equal(branchAt(forked(), ["C3", "A1", "D4"])?.turn, "D4");
  assert.equal(branchAt(forked(), ["C3", "D4"]), null);
  assert.deepEqual(lineThrough(forked(), ["C3", "A1"]), ["C3", "A1", "E1"]);
  assert.deepEqual(lineThrough(forked(), []), TURNS);
});

test("a walk follows the list as it is shown, after any earlier steps", () => {
  const start = { ...game({ turns: TURNS }), tree: forked(), cursor: 0 };
  const shown = [...asListed(forked())].map((entry) => pathTo(entry).join(" "));
  assert.deepEqual(shown, ["C3", "C3 B2-B1", "C3 A1", "C3 A1 E1", "C3 A1 D4", "C3 B2-B1 D4", "C3 B2-B1 D4 E1"]);
  let here = start;
  for (const path of shown) {
    here = walk(here, 1);
    assert.equal(pathOf(here).join(" "), path);
  }
  assert.equal(pathOf(walk(here, 1)).join(" "), shown.at(-1));
  for (const _ of shown) here = walk(here, -1);
  assert.equal(here.cursor, 0);
});

test("promoting goes fork by fork, the last one first", () => {
  const path = ["C3", "A1", "D4"];
  assert.equal(lastFork(forked(), path), 3);
  const once = promoted(forked(), path);
  assert.deepEqual([lastFork(once, path), lineThrough(once, [])], [2, TURNS]);
  const twice = promoted(once, path);
  assert.deepEqual([lastFork(twice, path), lineThrough(twice, [])], [0, path]);
  assert.equal(promoted(twice, path), twice);
});

test("of three branches, the promoted one comes first and the others keep their order", () => {
  const tree = ["A1", "A2", "A3"].reduce((grows, turn) => grown(grows, ["C3", turn]), branch());
  const order = (/** @type {string} */ turn) =>
    branchAt(promoted(tree, ["C3", turn]), ["C3"])?.next.map((each) => each.turn);
  assert.deepEqual(["A1", "A2", "A3"].map(order), [
    ["A1", "A2", "A3"],
    ["A2", "A1", "A3"],
    ["A3", "A1", "A2"],
  ]);
});

test("a change that leaves every branch as it is leaves the tree as it is, so that the library need not store it again", () => {
  const tree = forked();
  assert.equal(
    changedAlong(tree, TURNS, (each) => each),
    tree,
  );
});

test("pruning removes the turns after a branch, joining restores them", () => {
  const less = pruned(forked(), ["C3", "A1"]);
  assert.deepEqual(ways(less), ["", "C3", "C3 B2-B1", "C3 B2-B1 D4", "C3 B2-B1 D4 E1"]);
  assert.deepEqual(joined(less, forked()), forked());
  assert.equal(pruned(less, ["A5"]), less);
});

test("a new turn in place of one or two is a takeback, in place of more a variation", () => {
  const long = game({ turns: TURNS });
  const takeback = playTurn(jump(long, 3), "A1");
  assert.deepEqual(lineThrough(takeback.tree, []), ["C3", "B2-B1", "D4", "A1"]);
  const variation = playTurn(jump(long, 1), "A1");
  assert.deepEqual([variation.turns, lineThrough(variation.tree, [])], [["C3", "A1"], TURNS]);
  assert.deepEqual(goTo(variation, ["C3"]).turns, ["C3", "A1"]);
  assert.deepEqual(goTo(variation, TURNS.slice(0, 2)).turns, TURNS);
  assert.deepEqual(jump({ ...long, turns: ["C3"], cursor: 1 }, 2).turns, TURNS);
});

test("half steps go through the cells of a turn, both ways", () => {
  let here = jump(game({ turns: TURNS }), 1);
  const steps = () => {
    here = halfStep(here, 1);
    return [here.cursor, here.draft.join()];
  };
  assert.deepEqual(
    [steps(), steps(), steps()],
    [
      [1, "B2"],
      [2, ""],
      [3, ""],
    ],
  );
  here = halfStep(halfStep(here, -1), -1);
  assert.deepEqual([here.cursor, here.draft], [1, ["B2"]]);
  assert.deepEqual([halfStep(here, -1).draft, halfStep(game(), -1).cursor, halfStep(game(), 1).cursor], [[], 0, 0]);
});

test("a game goes to the engine and back with all its comments", () => {
  const tree = joined(forked(), grown(branch(null, { comment: "all" }), []));
  const whole = game({ turns: TURNS, cursor: 2, tree });
  const params = treeParams(whole, { X: "Ann" });
  assert.deepEqual([params.nodes.length, params.nodes[params.cursor].turn], [8, "B2-B1"]);
  assert.equal(params.nodes[0].comment, "all");
  const back = gameFrom({ ...params, start: null, clock: null }, seats);
  assert.deepEqual(back, { ...whole, headers: { X: "Ann" } });
});

test("a loss on time goes to the engine and back; the clock stays where it ended the game", () => {
  const lost = {
    control: "60+300/5!",
    sound: true,
    rests: false,
    events: [],
    owed: false,
    lost: /** @type {const} */ (1),
  };
  const params = treeParams(game({ turns: TURNS, clock: lost }), {});
  assert.equal(params.lost, 1);
  const back = gameFrom({ ...params, start: null, clock: "60+300/5!" }, seats);
  assert.deepEqual(back.clock, { ...lost, sound: false });
  assert.equal(restarted(back).clock?.lost, null);
  const unknown = gameFrom({ ...params, start: null, clock: null }, seats);
  assert.deepEqual([unknown.clock?.lost, restarted(unknown).clock], [1, null]);
});

test("cells joined by commas are the same turn", () => {
  const nodes = ["", "c3", "d2,d3"].map((turn, i) => ({
    parent: i ? i - 1 : null,
    turn: turn || null,
    comment: "",
    seconds: null,
    rejected: [],
  }));
  const read = gameFrom(
    { ruleset: "genius", board: "hexhex3", start: null, headers: {}, clock: null, lost: null, nodes, cursor: 2 },
    seats,
  );
  assert.deepEqual(read.turns, ["c3", "d2-d3"]);
});

test("a pasted text is opened, even if it begins like the game on the board; the same line changes nothing", () => {
  const state = freshState(game({ turns: TURNS }));
  for (const turns of [TURNS.slice(0, 1), [...TURNS, "A1"], ["C3", "A1"]]) {
    const pasted = reduce(state, { type: "open", game: game({ turns, cursor: turns.length }) });
    assert.deepEqual([pasted.game.turns, pasted.previousGame?.turns], [turns, TURNS]);
    assert.equal(pasted.notices[0].code, "replaced");
  }
  const own = reduce(state, { type: "open", game: game({ turns: TURNS, cursor: TURNS.length }) });
  assert.deepEqual([own.game.turns, own.previousGame], [TURNS, null]);
});

test("a link that continues this game joins its tree; any other replaces it, and this game is kept", () => {
  const state = { ...freshState(game({ turns: TURNS })), incomingLink: "" };
  const same = reduce(state, { type: "open", game: game({ turns: ["C3", "A1"], cursor: 1 }) });
  assert.deepEqual([pathOf(same.game), same.game.turns, same.previousGame, same.paused], [["C3"], TURNS, null, true]);
  assert.equal(branchAt(same.game.tree, ["C3", "A1"])?.turn, "A1");
  const other = reduce(state, { type: "open", game: game({ turns: ["A1"], board: "hexhex4" }) });
  assert.deepEqual([other.game.turns, other.previousGame?.turns, other.notices[0].code], [["A1"], TURNS, "replaced"]);
});

test("a game from a link, on a board without turns, is another person's: two people play it", () => {
  const bot = { kind: /** @type {const} */ ("bot"), level: "larva" };
  const table = freshState(game({ seats: [{ kind: "person" }, bot] }));
  const seatsOf = (/** @type {string[]} */ turns) =>
    reduce(table, { type: "open", game: game({ turns, cursor: turns.length }) }).game.seats.map(({ kind }) => kind);
  assert.deepEqual(seatsOf(["C3"]), ["person", "person"]);
  assert.deepEqual(seatsOf([]), ["person", "bot"]);
});

test("opening a game closes its dialog; a link that is read meanwhile closes none", () => {
  const state = { ...freshState(game({ turns: TURNS })), dialog: /** @type {const} */ ("new") };
  const linked = reduce(state, { type: "link", text: "hexhex3,genius,C3" });
  for (const there of [game({ turns: ["C3"], cursor: 1 }), game({ turns: ["A1"], board: "hexhex4" })]) {
    assert.equal(reduce(state, { type: "open", game: there }).dialog, null);
    assert.equal(reduce(linked, { type: "open", game: there }).dialog, "new");
  }
});

test("a bad link does not change the game, and a notice says so", () => {
  const state = reduce(freshState(game({ turns: TURNS })), { type: "link", text: "moon" });
  assert.equal(reduce(state, { type: "press", cell: 0, name: "A1" }).blocked, "link");
  const wrong = {
    message: "no board",
    line: 1,
    column: 1,
    start: 0,
    end: 4,
    drawing: "moon\n^^^^",
  };
  const read = reduce(state, { type: "misread", reading: { text: "moon", wrong, part: null } });
  assert.deepEqual(
    [read.game, read.incomingLink, read.notices],
    [state.game, null, [{ code: "bad_link", text: null, wrong }]],
  );
});

test("from a variation one press leads back to the game's line", () => {
  const table = freshState({ ...game({ turns: TURNS }), tree: forked() });
  const aside = reduce(table, { type: "go", path: ["C3", "A1", "D4"] });
  assert.equal(leftAt(aside), 1);
  const back = reduce(aside, { type: "to-line" });
  assert.deepEqual([back.game.turns, back.game.cursor, leftAt(back)], [TURNS, 1, null]);
  assert.equal(reduce(back, { type: "to-line" }), back);
  // A study that was opened in a variation goes back to that variation.
  const studied = reduce(aside, { type: "study", tab: "analysis" });
  assert.equal(leftAt(studied), null);
  const tried = reduce(studied, { type: "play-line", variation: { path: ["C3", "A1"], line: ["E1", "A3"] } });
  assert.equal(leftAt(tried), 2);
  assert.match(lineOf(tried, layout("hexhex3")).text, /^A variation from turn 3: \w+ to play\.$/);
  assert.deepEqual(pathOf(reduce(tried, { type: "to-line" }).game), ["C3", "A1"]);
});

test("who deletes the last turn of a variation stays in the variation", () => {
  const aside = reduce(freshState({ ...game({ turns: TURNS }), tree: forked() }), {
    type: "go",
    path: ["C3", "A1", "D4"],
  });
  const less = reduce(aside, { type: "delete", path: ["C3", "A1", "D4"] }).game;
  assert.deepEqual(
    [pathOf(less), less.turns],
    [
      ["C3", "A1"],
      ["C3", "A1", "E1"],
    ],
  );
});

test("the form for a new game begins with the players who were chosen last, not with those of a game opened since", () => {
  const chosen = freshState(game({ seats: AGAINST_BOT, board: "hexhex4" }));
  const formOf = (/** @type {import("../../../web/app/state.js").State} */ state) => {
    const { board, seats: players } = reduce(state, { type: "dialog", name: "new" }).setup;
    return [board, players[1].kind];
  };
  const opened = reduce(chosen, { type: "open", game: game({ turns: TURNS, cursor: 4 }) });
  const again = reduce(opened, { type: "open", game: game({ turns: ["A1"], cursor: 1, board: "hexhex5" }) });
  assert.deepEqual([chosen, opened, again].map(formOf), [
    ["hexhex4", "bot"],
    ["hexhex3", "bot"],
    ["hexhex5", "bot"],
  ]);
  const begun = reduce(again, { type: "new-game", game: game({ board: "hexhex2" }) });
  assert.deepEqual(formOf(begun), ["hexhex2", "person"]);
});

test("without its end a game is of its own: the library keeps the one that ended", () => {
  const state = freshState(game({ turns: TURNS }));
  const ids = { id: "7", idToBe: "7" };
  const lost = { ...state, game: { ...state.game, ...ids, headers: { Result: "o wins on time" } } };
  const stuck = grown(state.game.tree, TURNS);
  const end = { ate: 0, mobility: /** @type {const} */ ([0, 0]), kind: /** @type {const} */ ("growth") };
  const won = {
    ...state,
    game: { ...state.game, ...ids, tree: changed(stuck, TURNS, (each) => ({ ...each, summary: end })) },
  };
  for (const ended of [lost, won])
    for (const path of [TURNS.slice(0, 1), TURNS]) {
      const cut = after(ended, { type: "jump", cursor: path.length }, { type: "delete", path });
      assert.deepEqual([cut.game.id, cut.game.idToBe, cut.previousGame?.id], [undefined, undefined, "7"]);
    }
  const goesOn = { ...state, game: { ...state.game, ...ids } };
  assert.equal(after(goesOn, { type: "delete", path: TURNS }).game.id, "7");
  const dropped = { ...lost, game: { ...lost.game, id: "" } };
  assert.equal(after(dropped, { type: "delete", path: TURNS }).game.id, "", "the reader wants no entry of it");
  const varied = { ...lost, game: { ...lost.game, tree: grown(lost.game.tree, ["E5"]) } };
  const without = after(varied, { type: "delete", path: ["E5"] }).game;
  assert.deepEqual([without.id, without.headers], ["7", lost.game.headers]);
  const other = [...TURNS.slice(0, 1), "A5", "E5"];
  const told = (/** @type {import("../../../web/app/state.js").State} */ { notices }) =>
    notices.some(({ code }) => code === "promoted");
  for (const ended of [lost, won]) {
    const here = { ...ended, game: { ...ended.game, tree: grown(grown(ended.game.tree, TURNS), other) } };
    const made = after(here, { type: "promote", path: other });
    assert.deepEqual([lineThrough(made.game.tree, []), made.game.id, made.game.idToBe], [other, undefined, undefined]);
    assert.deepEqual([made.previousGame, told(made)], [here.game, true]);
    const back = after(made, { type: "bring-back" });
    assert.deepEqual([back.game, told(back)], [here.game, false], "with its result");
    const inner = { ...here, game: { ...here.game, tree: grown(here.game.tree, [...other.slice(0, 2), "A1"]) } };
    const within = after(inner, { type: "promote", path: [...other.slice(0, 2), "A1"] });
    assert.deepEqual([within.game.id, within.game.headers, told(within)], ["7", ended.game.headers, false]);
  }
  const onward = { ...goesOn, game: { ...goesOn.game, tree: grown(grown(goesOn.game.tree, TURNS), other) } };
  const made = after(onward, { type: "promote", path: other });
  assert.deepEqual([made.game.id, made.previousGame, told(made)], ["7", null, false]);
});
