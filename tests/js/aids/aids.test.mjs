import assert from "node:assert/strict";
import { test } from "node:test";
import { BUTTONS } from "../../../web/aids/buttons.js";
import { withAids } from "../../../web/aids/paint.js";
import { foresees, positionOf } from "../../../web/aids/position.js";
import { REGISTRY } from "../../../web/aids/registry.js";
import { landOf } from "../../../web/aids/territory.js";
import { threatsAt } from "../../../web/aids/threats.js";
import { aidWords, lookWords } from "../../../web/aids/words.js";
import { lineOf } from "../../../web/app/prompt.js";
import { joinAids } from "../../../web/aids/late.js";
import { shown } from "../../../web/aids/rest.js";
import { reduce } from "../../../web/app/state.js";
import { boardPaint } from "../../../web/game/board-paint.js";
import { seatOf } from "../../../web/game/line.js";
import { after, answer, game, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").Action} Action */
/** @typedef {import("../../../web/app/state.js").State} State */

joinAids(shown);
const HEXHEX3 = layout("hexhex3");
/** @param {string} name */
const at = (name) => HEXHEX3.indices.get(name) ?? -1;

/** The moment of scene-growth with all aids on, and the engine's facts about it. @param {Partial<import("../../../web/game/line.js").Game>} [parts] */
function seen(parts) {
  const state = stateOf("scene-growth", parts);
  const key = state.sceneKey ?? "";
  return after(
    state,
    { type: "aid", aid: "twins", more: true },
    { type: "aid", aid: "threats", more: true },
    { type: "aid", aid: "outlook", more: true },
    { type: "aid", aid: "territory", more: true },
    { type: "facts", key, facts: answer("aids-growth"), finished: true },
    { type: "outlooks", key, found: answer("outlook-growth") },
  );
}

test("without aids the picture is unchanged", () => {
  const state = stateOf("scene-growth");
  const plain = boardPaint(state, HEXHEX3);
  const { aids, ...same } = withAids(plain, state, HEXHEX3);
  assert.deepEqual([same, aids], [plain, { ground: [], above: [], drawing: false }]);
});

test("facts of another moment are not shown", () => {
  const state = { ...seen(), sceneKey: "another" };
  assert.deepEqual(withAids(boardPaint(state, HEXHEX3), state, HEXHEX3).aids.above, []);
});

test("every empty cell is open to one side, to both or to none, whichever side began", () => {
  const lands = [0, 1].map((starts) => {
    const state = seen({ starts: /** @type {0 | 1} */ (starts) });
    const position = positionOf(state);
    assert.ok(position && state.aids.facts);
    return landOf(position, state.aids.facts.facts);
  });
  const state = seen();
  const empty = [...(state.scene?.stones ?? "")].flatMap((stone, i) => (stone === "." ? [i] : []));
  assert.deepEqual(
    [...lands[0].keys()].sort((a, b) => a - b),
    empty,
  );
  const other = { 0: 1, 1: 0, both: "both", nobody: "nobody" };
  for (const [cell, land] of lands[0]) assert.equal(lands[1].get(cell), other[land]);
});

test("each bug in danger says from where, and a cell that eats says so", () => {
  const state = seen();
  const { cells } = withAids(boardPaint(state, HEXHEX3), state, HEXHEX3);
  const { standings, threats } = answer("aids-growth");
  for (const { cells: bug, eaten_by } of standings)
    assert.equal(/in danger/.test(cells[bug[0]].label), eaten_by.length > 0, cells[bug[0]].label);
  for (const { cell } of threats.flat()) assert.match(cells[cell].label, /could eat \d stones? from here/);
});

test("a look at a cell that eats, or at its prey, shows the whole turn", () => {
  const state = seen();
  const position = positionOf(state);
  assert.ok(position && state.aids.facts);
  const { facts } = state.aids.facts;
  const threat = facts.threats.flat().find(({ stones }) => stones > 0);
  assert.ok(threat);
  assert.ok(threatsAt(position, facts, threat.cell).includes(threat));
  assert.ok(threatsAt(position, facts, threat.prey[0][0]).includes(threat));
  const looked = { ...state, aim: threat.prey[0][0] };
  assert.match(lookWords(looked, HEXHEX3), /could eat it from/);
  const numbers = withAids(boardPaint(looked, HEXHEX3), looked, HEXHEX3).aids.above.map(({ text }) => text);
  assert.ok(numbers.includes("1") && numbers.includes("2"), String(numbers));
});

test("with the outlook every cell that could cost bugs shows how many stones, until the reader looks closer", () => {
  const state = reduce(reduce(seen(), { type: "aid", aid: "threats" }), { type: "aid", aid: "twins" });
  const prices = (/** @type {State} */ of) =>
    withAids(boardPaint(of, HEXHEX3), of, HEXHEX3).aids.above.flatMap(({ text }) =>
      text?.startsWith("−") ? [text] : [],
    );
  const outlooks = answer("outlook-growth");
  const losing = outlooks.filter((/** @type {any} */ { reply }) => reply.stones);
  assert.ok(losing.length);
  assert.deepEqual(
    prices(state),
    losing.map((/** @type {any} */ { reply }) => `−${reply.stones}`),
  );
  const ground = withAids(boardPaint(state, HEXHEX3), state, HEXHEX3).aids.above.filter(
    ({ attributes }) => attributes.class === "price-ground", // no ring of a meal is seen behind the number
  );
  assert.equal(ground.length, losing.length);
  assert.deepEqual(prices({ ...state, aim: losing[0].cell }), []);
  const signs = withAids(boardPaint(state, HEXHEX3), state, HEXHEX3).aids.above.flatMap(({ text }) => text ?? []);
  const safe = outlooks.filter((/** @type {any} */ { reply }) => !reply.stones && !reply.wins);
  assert.equal(signs.filter((text) => text === "0").length, safe.length);
});

test("while the reader points at a cell, threats show what the opponent could do after it, in the middle of a turn, too", () => {
  const reply = { mobility: 5, eating: [0], prey: [[1]], stones: 1, wins: false };
  for (const scene of /** @type {const} */ (["scene-growth", "scene-bonus-owed"])) {
    const start = stateOf(scene);
    const key = start.sceneKey ?? "";
    const board = layout(start.game.board);
    const facts = { ...answer("aids-growth"), threats: [[], []] };
    const cell = start.scene?.options[0].cell ?? -1;
    /** @type {any} */
    const found = [{ cell, cells: [cell], before: [9, 9], after: [8, 8], reply }];
    const threats = after(start, { type: "aid", aid: "threats" }, { type: "facts", key, facts, finished: true });
    const marks = (/** @type {State} */ of) => withAids(boardPaint(of, board), of, board).aids.above;
    const aimed = { ...threats, aim: cell };
    assert.deepEqual(marks(aimed), [], "the answer is not there yet: nothing of the board before");
    assert.equal(aidWords(aimed, board)[0].text, "");
    const known = after(aimed, { type: "outlooks", key, found });
    assert.ok(marks(known).some(({ attributes }) => /ahead/.test(String(attributes.class))));
    assert.match(lineOf(known, board).text, /could then eat/);
    assert.equal(aidWords(known, board)[0].text, "");
  }
});

test("of a cell whose turn eats, threats show the meal, the outlook the answer, and the answer is drawn once", () => {
  const all = seen();
  const facts = all.aids.facts?.facts;
  const cell = facts?.threats[all.scene?.mover ?? 0][0].cell ?? -1;
  const shapes = (/** @type {State} */ of) => withAids(boardPaint(of, HEXHEX3), of, HEXHEX3).aids.above;
  const reply = { mobility: 5, eating: [0], prey: [[1]], stones: 1, wins: false };
  /** @type {any} */
  const found = [{ cell, cells: [cell], before: [9, 9], after: [8, 8], reply }];
  const aimed = after({ ...all, aim: cell }, { type: "outlooks", key: all.sceneKey ?? "", found });
  const signs = (/** @type {readonly import("../../../web/app/state.js").Action[]} */ ...changes) => {
    const drawn = shapes(after(aimed, ...changes)).map(({ attributes }) => String(attributes.class));
    return ["jaws ahead", "tooth"].map((sign) => drawn.filter((look) => look.startsWith(sign)).length);
  };
  /** @type {import("../../../web/app/state.js").Action[]} */
  const [threats, outlook] = [
    { type: "aid", aid: "threats" },
    { type: "aid", aid: "outlook" },
  ];
  assert.deepEqual(signs(), [1, 0]);
  assert.deepEqual(signs(threats), [1, 0]);
  assert.deepEqual(signs(threats, outlook), [1, 0]);
  const [answers, teeth] = signs(outlook);
  assert.deepEqual([answers, teeth > 0], [0, true]);
});

test("before a turn with a bonus the line says that the other side has no cells left after it, however it goes on; a puzzle does not", () => {
  const start = stateOf("scene-growth");
  const cell = start.scene?.options.find(({ next }) => next.length)?.cell ?? -1;
  const reply = { mobility: 0, eating: [], prey: [], stones: 0, wins: true };
  /** @type {any} */
  const found = [{ cell, cells: [cell, at("A1")], before: [9, 9], after: [8, 0], reply }];
  const known = after({ ...start, aim: cell }, { type: "outlooks", key: start.sceneKey ?? "", found });
  assert.match(lineOf(known, HEXHEX3).text, /With bonus growth on A1: (Red|Blue) then has no cells left, and wins\.$/);
  const puzzle = { ...known, learn: /** @type {any} */ ({ kind: "puzzle" }) };
  assert.doesNotMatch(lineOf(puzzle, HEXHEX3).text, /no cells left/);
});

/** What the line says of a cell whose turn could cost stones. @param {Partial<import("../../../web/game/line.js").Game>} parts @param {{tools?: boolean | null, learn?: State["learn"], studied?: boolean}} as */
function foretold(parts, { tools = true, learn = null, studied = false } = {}) {
  const found = answer("outlook-growth");
  const danger = found.find((/** @type {any} */ { reply }) => reply.stones);
  const state = { ...stateOf("scene-growth", parts), aim: danger.cell, learn };
  const { settings, study } = state;
  const known = after(
    { ...state, settings: { ...settings, tools }, study: { ...study, open: studied } },
    { type: "outlooks", key: state.sceneKey ?? "", found },
  );
  const { text } = lineOf(known, HEXHEX3);
  const shapes = withAids(boardPaint(known, HEXHEX3), known, HEXHEX3).aids.above;
  assert.equal(shapes.length > 0, /could then eat/.test(text), "the board shows what the words name");
  return text;
}

test("without an aid the preview says what the other side could eat then, and shows it, in every game of one device and in studies", () => {
  const bot = /** @type {const} */ ({ kind: "bot", level: "nymph" });
  const start = stateOf("scene-growth");
  const against = /** @type {[any, any]} */ (
    [0, 1].map((seat) => (seat === seatOf(start.game, start.scene?.mover ?? 0) ? { kind: "person" } : bot))
  );
  const task = /** @type {any} */ ({ kind: "puzzle" });
  for (const tools of [false, true, null]) {
    assert.match(foretold({ seats: against }, { tools }), /could then eat/);
    assert.match(foretold({}, { tools }), /could then eat/);
    assert.match(foretold({}, { tools, learn: task, studied: true }), /could then eat/);
  }
});

test("the preview foretells nothing in lessons, puzzles and exercises, against a friend, and before the first stone", () => {
  for (const kind of ["lesson", "puzzle", "exercise"])
    assert.doesNotMatch(foretold({}, { learn: /** @type {any} */ ({ kind }) }), /could then eat/);
  const friend = /** @type {any} */ ({ kind: "friend", key: "k3/x" });
  assert.doesNotMatch(foretold({ seats: [{ kind: "person" }, friend] }), /could then eat/);
  assert.doesNotMatch(foretold({ seats: [friend, { kind: "person" }] }), /could then eat/);
  assert.ok(!foresees({ ...stateOf("scene-growth"), game: game() }));
  assert.ok(foresees({ ...stateOf("scene-growth"), game: game({ start: { text: "x..", mover: 0 } }) }));
});

test("the meaning of a threat's numbers is given where the numbers are", () => {
  const state = seen();
  const [threat] = state.aids.facts?.facts.threats.flat() ?? [];
  const closer = (/** @type {State} */ shown) =>
    aidWords(shown, HEXHEX3).flatMap(({ part, view }) => part.closer?.(view) || []);
  assert.deepEqual(closer(state), []);
  assert.match(closer({ ...state, aim: threat.cell }).join(), /the stones of the turn, in order; ×1:/);
  assert.match(
    aidWords(state, HEXHEX3).find(({ part }) => part.id === "outlook")?.text ?? "",
    /^−1: if you play there, (Red|Blue) can then eat 1 of your stones\. No number: you lose at once/,
  );
});

test("where nearly every cell costs stones, the legend says that being eaten is not always bad", () => {
  const says = (/** @type {number} */ stones) => {
    const found = answer("outlook-growth").map((/** @type {any} */ each) => ({
      ...each,
      reply: { ...each.reply, stones },
    }));
    const state = after(seen(), { type: "outlooks", key: seen().sceneKey ?? "", found });
    const { part, view } = /** @type {any} */ (aidWords(state, HEXHEX3).find((each) => each.part.id === "outlook"));
    return JSON.stringify(part.legend(view)).includes("not always bad");
  };
  assert.deepEqual([says(1), says(0)], [true, false]);
});

test("every letter of the twins belongs to one shape, and the legend's words count its bugs", () => {
  const state = reduce(stateOf("scene-growth"), { type: "aid", aid: "twins" });
  const { twins, ...others } = answer("aids-growth");
  const known = (/** @type {any[]} */ found) =>
    after(state, { type: "facts", key: state.sceneKey ?? "", facts: { ...others, twins: found }, finished: true });
  const letters = (/** @type {State} */ of) =>
    withAids(boardPaint(of, HEXHEX3), of, HEXHEX3).aids.above.flatMap(({ text }) => text ?? []);
  const lettered = twins.map((/** @type {any} */ { letter }) => letter).filter(Boolean);
  assert.ok(lettered.length > 1 && new Set(lettered).size === 1);
  assert.deepEqual(letters(known(twins)), lettered);
  const alone = twins.map((/** @type {any} */ each) => ({ ...each, letter: "", twins: [], friends: [] }));
  assert.deepEqual(letters(known(alone)), []);
  assert.match(aidWords(known(alone), HEXHEX3)[0].text, /^No bug has a twin/);
});

test("who opens an aid or draws no longer reads that there are new aids", () => {
  const told = { ...stateOf("scene-growth"), notices: [{ code: /** @type {const} */ ("new_tools"), text: null }] };
  for (const action of [{ type: "aid", aid: "twins" }, { type: "drawing" }])
    assert.deepEqual(reduce(told, /** @type {Action} */ (action)).notices, []);
});

test("an aid that is turned on ends the words of a refusal", () => {
  const state = stateOf("scene-growth", { draft: [] });
  const refusal = { code: "occupied", cell: 0, step: 0, cells: [], bugs: [], text: "A1" };
  const refused = { ...state, refusal: /** @type {any} */ (refusal) };
  assert.equal(lineOf(refused, HEXHEX3).tone, "refusal");
  assert.equal(lineOf(reduce(refused, { type: "aid", aid: "twins" }), HEXHEX3).tone, "prompt");
});

test("the line below the board has the words of the aids that are on, but not in the middle of a turn", () => {
  const state = seen();
  const { text, aids } = lineOf(state, HEXHEX3);
  assert.match(text, /to play/);
  assert.match(aids ?? "", /^Twins: .* Threats: .* Outlook: .* Territory: /);
  assert.equal(lineOf({ ...state, game: { ...state.game, draft: ["A1"] } }, HEXHEX3).aids, undefined);
  const threat = state.aids.facts?.facts.threats.flat()[0];
  assert.match(lineOf({ ...state, aim: threat?.prey[0][0] ?? null }, HEXHEX3).aids ?? "", /could eat it from .*×1: /);
});

test("every aid that is on has words, and an aid that does not apply says so", () => {
  assert.deepEqual(
    aidWords(seen(), HEXHEX3).map(({ part }) => part.id),
    ["twins", "threats", "outlook", "territory"],
  );
  const setup = after(
    stateOf("scene-setup-start"),
    { type: "aid", aid: "threats" },
    { type: "aid", aid: "territory", more: true },
  );
  for (const { text } of aidWords(setup, layout(setup.game.board))) assert.match(text, /there are no bugs/);
  const bonus = stateOf("scene-bonus-owed");
  const half = after(
    bonus,
    { type: "aid", aid: "threats", more: true },
    { type: "facts", key: bonus.sceneKey ?? "", facts: answer("aids-growth"), finished: true },
  );
  assert.match(aidWords(half, HEXHEX3)[0].text, /when this turn is complete/);
});

test("with the outlook on, a finger first shows the outlook; a mouse plays at once", () => {
  const state = after(seen(), { type: "settings", change: { taps: "one" } });
  const cell = state.scene?.options[0].cell ?? -1;
  const name = HEXHEX3.cells[cell].name;
  const once = after(state, { type: "press", cell, name, touch: true });
  assert.deepEqual([once.aim, once.game], [cell, state.game]);
  assert.notEqual(after(once, { type: "press", cell, name, touch: true }).game, state.game);
  assert.notEqual(after(state, { type: "press", cell, name }).game, state.game);
  assert.notEqual(
    after(state, { type: "aid", aid: "outlook" }, { type: "press", cell, name, touch: true }).game,
    state.game,
  );
});

test("one aid is on at a time, unless the reader asks for more", () => {
  const on = (/** @type {State} */ { settings: { aids } }) => Object.keys(aids).filter((aid) => aids[aid]);
  const first = after(stateOf("scene-growth"), { type: "aid", aid: "twins" });
  assert.deepEqual(on(after(first, { type: "aid", aid: "threats" })), ["threats"]);
  assert.deepEqual(on(after(first, { type: "aid", aid: "threats", more: true })), ["twins", "threats"]);
  const several = after(first, { type: "settings", change: { severalAids: true } });
  assert.deepEqual(on(after(several, { type: "aid", aid: "threats" })), ["twins", "threats"]);
  assert.deepEqual(on(after(several, { type: "aid", aid: "twins" })), []);
});

test("in a game with a friend, an aid that helps to decide is refused with the reason, and the others are not", () => {
  const seats = /** @type {any} */ ([{ kind: "friend", key: "k3/x" }, { kind: "person" }]);
  const state = { ...stateOf("scene-growth", { seats }), aim: 3 };
  for (const aid of ["threats", "outlook", "territory"])
    assert.deepEqual(after(state, { type: "aid", aid }), { ...state, blocked: "no_aids" });
  const twins = after(state, { type: "aid", aid: "twins" });
  assert.deepEqual([twins.blocked, twins.settings.aids.twins], [null, true]);
});

test("every aid has its button, in the same order", () => {
  assert.deepEqual(
    BUTTONS.map(({ id }) => id),
    REGISTRY.map(({ id }) => id),
  );
});
