/** A lesson or puzzle does not change the game that is put aside for it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinLateSlices } from "../../../web/app/late-slices.js";
import * as editor from "../../../web/editor/sheet.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { branch, grown, lineThrough } from "../../../web/game/tree.js";
import { storedParts } from "../../../web/app/storing.js";
import { homeGame } from "../../../web/game/select.js";
import { ADDRESS, atTable, learningMode, placeOfLearning } from "../../../web/learn/state.js";

joinLateSlices(editor);

/** @param {Partial<import("../../../web/game/line.js").Game>} [parts] @returns {import("../../../web/game/line.js").Game} */
const gameOf = (parts = {}) => ({
  ruleset: "genius",
  board: "hexhex3",
  start: null,
  seats: [{ kind: "person" }, { kind: "person" }],
  starts: 0,
  tree: branch(),
  turns: ["C3"],
  cursor: 1,
  draft: ["B2"],
  headers: {},
  clock: null,
  ...parts,
});

/** @type {Omit<import("../../../web/learn/state.js").Learn, "putAside">} */
const LEARN = {
  kind: "puzzle",
  number: 3,
  exercise: null,
  step: 0,
  phase: "try",
  base: 0,
  say: null,
  hints: 0,
  clean: true,
  through: false,
  look: [],
};
const PUZZLE = gameOf({
  turns: [],
  cursor: 0,
  draft: [],
  start: { text: "x../..../...../..../...", mover: 0, setup: 0 },
});

/** @param {import("../../../web/game/line.js").Game} game */
const learning = (game) => reduce(freshState(game), { type: "learn", learn: LEARN, game: PUZZLE });

test("the game comes back unchanged, and it is stored meanwhile", () => {
  const game = gameOf();
  const state = { ...learning(game), linked: ["hexhex3,genius,C3"] };
  assert.equal(state.game, PUZZLE);
  assert.equal(atTable(state).game, game);
  assert.deepEqual(atTable(state).linked, state.linked, "and the links that led to it");
  const next = reduce(state, { type: "learn", learn: { ...LEARN, number: 4 }, game: PUZZLE });
  const back = reduce(next, { type: "learn-leave" });
  assert.equal(back.game, game);
  assert.equal(back.learn, null);
  assert.equal(atTable(back), back);
});

test("a bot's half turn is dropped, so the bot thinks again", () => {
  const state = learning(gameOf({ seats: [{ kind: "person" }, { kind: "bot", level: "ant" }] }));
  assert.deepEqual(reduce(state, { type: "learn-leave" }).game.draft, []);
});

test("a new game leaves the puzzle, and the game that was put aside becomes the previous game", () => {
  const game = gameOf();
  const fresh = gameOf({ turns: [], cursor: 0, draft: [] });
  const state = reduce(learning({ ...game, tree: branch(null, { next: [branch("C3")] }) }), {
    type: "new-game",
    game: fresh,
  });
  assert.equal(state.learn, null);
  assert.equal(state.game, fresh);
  assert.deepEqual(state.previousGame?.turns, ["C3"]);
});

test("cells may be played only during a try; undo goes back to the last right turn", () => {
  const tried = { ...learning(gameOf()), game: { ...PUZZLE, turns: ["A1", "B1", "C1"], cursor: 3 } };
  const wrong = reduce(tried, { type: "learn-change", change: { phase: "lost", base: 2 } });
  assert.equal(reduce(wrong, { type: "press", cell: 5, name: "B2" }).game, wrong.game);
  const again = reduce(wrong, { type: "undo" });
  assert.deepEqual([again.game.turns, again.learn?.phase, again.learn?.clean], [["A1", "B1"], "try", false]);
  for (const type of /** @type {const} */ (["redo", "pause", "resume"])) assert.equal(reduce(wrong, { type }), wrong);
  const answering = reduce(tried, { type: "learn-change", change: { phase: "answering" } });
  assert.equal(reduce(answering, { type: "undo" }), answering);
});

test("in a lesson a press after a wrong answer is the next try; a right answer stays", () => {
  const tried = { ...learning(gameOf()), boot: /** @type {any} */ ({ state: "ready" }) };
  const wrong = reduce(
    { ...tried, game: { ...PUZZLE, turns: ["E1"], cursor: 1 } },
    { type: "learn-change", change: { kind: "lesson", phase: "wrong", say: { tone: "wrong", code: "step-wrong" } } },
  );
  const next = reduce(wrong, { type: "press", cell: 5, name: "B2" });
  assert.deepEqual([next.game.turns, next.learn?.phase, next.learn?.say], [[], "try", null]);
  assert.deepEqual(next.queue, [{ cell: 5, name: "B2" }]); // played once the position is known again
  const right = reduce(wrong, { type: "learn-change", change: { phase: "right" } });
  assert.equal(reduce(right, { type: "press", cell: 5, name: "B2" }).game, right.game);
});

test("only a solved puzzle is studied: what is tried in a study is no answer", () => {
  const trying = learning(gameOf());
  assert.equal(reduce(trying, { type: "study", tab: "analysis" }).study.open, false);
  const won = reduce(trying, { type: "learn-change", change: { phase: "won" } });
  assert.equal(reduce(won, { type: "study", tab: "analysis" }).study.open, true);
});

test("turns deleted in the study of a puzzle are not offered to be restored in its place or at the table", () => {
  const won = reduce(learning(gameOf()), { type: "learn-change", change: { phase: "won" } });
  const solved = { ...won, game: gameOf({ ...PUZZLE, turns: ["C3"], cursor: 1, tree: grown(branch(), ["C3"]) }) };
  const studied = reduce(solved, { type: "study", tab: "analysis" });
  const cut = reduce(studied, { type: "delete", path: ["C3"] });
  assert.deepEqual([cut.game.turns, cut.notices], [[], []]);
  const other = {
    ...studied,
    game: { ...studied.game, tree: grown(studied.game.tree, ["A1"]), headers: { Result: "x wins on time" } },
  };
  const made = reduce(other, { type: "promote", path: ["A1"] });
  assert.deepEqual([lineThrough(made.game.tree, []), made.notices], [["A1"], []]);
  for (const state of [cut, made]) {
    const back = reduce(state, { type: "learn-leave" });
    assert.deepEqual([back.game, back.previousGame, back.notices], [gameOf(), null, []]);
  }
});

test("a notice about the game waits while a lesson is on, and touching the right bug is no refusal", () => {
  const state = freshState(gameOf());
  const notices = /** @type {const} */ (["bad_link", "replaced", "deleted", "not_legal"]).map((code) => ({
    code,
    text: null,
  }));
  const learning = reduce({ ...state, notices }, { type: "learn", learn: LEARN, game: PUZZLE });
  const left = ["replaced", "deleted", "not_legal"];
  const later = reduce(learning, { type: "learn", learn: LEARN, game: PUZZLE });
  const back = reduce({ ...later, game: gameOf({ turns: ["B3"] }) }, { type: "learn-leave" });
  for (const { notices } of [learning, later, back, storedParts(learning)])
    assert.deepEqual(
      notices.map(({ code }) => code).filter((code) => code !== "not_legal"),
      left.slice(0, 2),
    );
  assert.equal(learning.notices[2].code, "not_legal");
  const refusal = /** @type {any} */ ({ code: "occupied", cell: 3, cells: [3], bugs: [] });
  const right = (/** @type {number[]} */ look) =>
    reduce({ ...learning, refusal }, { type: "learn-change", change: { phase: "right", look } }).refusal;
  assert.equal(right([3]), null);
  assert.equal(right([]), refusal); // a refusal that the step asked for stays marked
});

test("the place of a task is its kind with its number, or with the exercise", () => {
  assert.equal(placeOfLearning({ kind: "puzzle", number: 3, exercise: null }), "puzzle/3");
  assert.equal(
    placeOfLearning({ kind: "exercise", number: 3, exercise: /** @type {any} */ ({ id: "a1" }) }),
    "exercise/a1",
  );
  assert.deepEqual([...(ADDRESS.exec("puzzle/17") ?? [])], ["puzzle/17", "puzzle", "17"]);
  assert.deepEqual([...(ADDRESS.exec("learn") ?? [])], ["learn", "learn", undefined]);
});

test("the page of Learn, its filter and the progress are independent of the game", () => {
  const state = freshState(gameOf());
  const paged = reduce(state, { type: "learn-page", page: "puzzles" });
  assert.deepEqual(paged, { ...state, learnPage: "puzzles" });
  const filtered = reduce(state, { type: "learn-filter", change: { grade: 2 } });
  assert.deepEqual(filtered, { ...state, learnFilter: { ...state.learnFilter, grade: 2 } });
  const learned = /** @type {any} */ ({ row: 3 });
  assert.deepEqual(reduce(state, { type: "learned", learned }), { ...state, learned });
  const mistakes = reduce(state, { type: "mistakes", change: { unread: 2 } });
  assert.deepEqual(mistakes, { ...state, mistakes: { ...state.mistakes, unread: 2 } });
});

test("outside lessons and puzzles their actions do nothing", () => {
  const state = freshState(gameOf());
  assert.equal(reduce(state, { type: "learn-change", change: { phase: "right" } }), state);
  assert.equal(reduce(state, { type: "learn-play", cells: [] }), state);
  assert.equal(reduce(state, { type: "learn-again" }), state);
  assert.equal(reduce(state, { type: "learn-leave" }), state);
});

test("a lesson puts aside all parts of the game, and restores them without animation", () => {
  const before = {
    ...freshState(gameOf()),
    ...{
      scene: /** @type {any} */ ({}),
      sceneKey: "k",
      paused: true,
      time: /** @type {any} */ ({}),
      previousGame: gameOf(),
    },
    ...{ aim: 3, focus: 4, watch: /** @type {const} */ (1), dialog: /** @type {any} */ ("learn"), editor: null },
    ...{ queue: [{ cell: 1, name: "A1" }] },
  };
  const learning = reduce(before, { type: "learn", learn: LEARN, game: PUZZLE });
  assert.deepEqual(
    [learning.scene, learning.sceneKey, learning.aim, learning.focus, learning.watch, learning.dialog, learning.queue],
    [null, null, null, 0, null, null, []],
  );
  const { putAside, ...learn } = /** @type {NonNullable<typeof learning.learn>} */ (learning.learn);
  assert.deepEqual(learn, LEARN);
  const { game, previousGame, scene, sceneKey, paused, shown, time, editor, study } = before;
  assert.deepEqual(putAside, { game, previousGame, scene, sceneKey, paused, shown, time, editor, study });
  const aimed = { ...learning, aim: 5, focus: 6, watch: /** @type {const} */ (0) };
  const back = reduce(aimed, { type: "learn-leave" });
  assert.deepEqual([back.aim, back.focus, back.watch, back.learn, back.motion.events], [null, 0, null, null, []]);
  for (const part of /** @type {const} */ (["game", "previousGame", "scene", "sceneKey", "paused", "time"]))
    assert.equal(back[part], before[part], part);
});

test("an invitation comes back after a lesson until it is answered, whatever was opened meanwhile", () => {
  const fresh = freshState(gameOf());
  const letter = /** @type {any} */ ({ text: "hexhex2,genius,id=k3f9,x=Ann" });
  const offer = /** @type {any} */ ({ phase: "asked", offer: "abc" });
  for (const [page, change] of /** @type {const} */ ([
    ["invited", { invited: letter }],
    ["direct", { direct: offer }],
  ])) {
    const invited = { ...fresh, together: { ...fresh.together, ...change } };
    const learning = reduce(invited, { type: "learn", learn: LEARN, game: PUZZLE });
    const listed = reduce(learning, { type: "together", change: { page: "games" } });
    const back = reduce(listed, { type: "learn-leave" });
    assert.deepEqual([back.learn, back.dialog, back.together.page], [null, "together", page]);
    assert.equal(reduce(learning, { type: "new-game", game: gameOf() }).dialog, null);
  }
  const answered = { ...fresh, together: { ...fresh.together, direct: { ...offer, phase: "open" } } };
  const after = reduce(reduce(answered, { type: "learn", learn: LEARN, game: PUZZLE }), { type: "learn-leave" });
  assert.equal(after.dialog, null);
});

test("a link ends a lesson when its game opens, not when it is bad", () => {
  const game = gameOf();
  const state = reduce(learning(game), { type: "link", text: "hexhex3,A1" });
  assert.equal(state.learn?.number, LEARN.number);
  const reading = { text: "hexhex3,A1", wrong: null, part: null };
  const misread = reduce(state, { type: "misread", reading });
  assert.deepEqual([misread.learn?.number, misread.notices[0].code], [LEARN.number, "bad_link"]);
  const opened = reduce(state, { type: "open", game: gameOf({ board: "hexhex4", turns: [], cursor: 0, draft: [] }) });
  assert.deepEqual([opened.learn, opened.game.board], [null, "hexhex4"]);
});

test("the answering turn is played step by step, in place of a draft", () => {
  const cells = [{ cell: 3, name: "B1" }];
  const begun = { ...learning(gameOf()), queue: [{ cell: 1, name: "A1" }], eater: 2 };
  const next = reduce(begun, { type: "learn-play", cells });
  assert.deepEqual([next.steps, next.queue, next.eater, next.learn], [cells, [], null, begun.learn]);
  const changed = reduce(begun, { type: "learn-change", change: { hints: 2 } });
  assert.deepEqual([changed.learn?.hints, changed.game, changed.queue], [2, begun.game, begun.queue]);
});

test("the next try begins after the last right turn, without the last answer", () => {
  const state = learning(gameOf());
  const at = (/** @type {any} */ change) =>
    reduce(
      { ...state, game: { ...PUZZLE, turns: ["A1", "B1"], cursor: 2, draft: ["C1"] } },
      {
        type: "learn-change",
        change: { base: 1, through: true, say: { tone: "wrong", code: "step-wrong" }, ...change },
      },
    );
  const again = reduce(at({ phase: "lost" }), { type: "learn-again" });
  assert.deepEqual([again.game.turns, again.game.cursor, again.game.draft], [["A1"], 1, []]);
  assert.deepEqual(again.learn, {
    ...at({ phase: "lost" }).learn,
    phase: "try",
    say: null,
    shown: false,
    through: false,
    answered: false,
    clean: false,
  });
  assert.equal(reduce(at({ phase: "lost", kind: "lesson" }), { type: "learn-again" }).learn?.clean, true);
  for (const phase of ["won", "right", "answering"])
    assert.equal(reduce(at({ phase }), { type: "learn-again" }).learn?.phase, phase);
  const undone = reduce(at({ phase: "try" }), { type: "undo" });
  assert.deepEqual([undone.game.turns, undone.game.draft, undone.learn?.phase], [["A1", "B1"], [], "try"]);
});

test("in a puzzle no key shows another moment, and a press outside a try only moves the focus", () => {
  const state = { ...learning(gameOf()), game: { ...PUZZLE, turns: ["A1", "B1"], cursor: 2 } };
  const actions = /** @type {import("../../../web/app/state.js").Action[]} */ ([
    ...[{ type: "redo" }, { type: "swap" }, { type: "jump", cursor: 0 }, { type: "step", by: -1 }, { type: "pause" }],
    ...[{ type: "half-step", by: -1 }, { type: "walk", by: -1 }, { type: "go", path: [] }, { type: "resume" }],
  ]);
  for (const action of actions) assert.equal(reduce(state, action), state, action.type);
  const won = reduce(state, { type: "learn-change", change: { phase: "won" } });
  const pressed = reduce(won, { type: "press", cell: 5, name: "B2" });
  assert.deepEqual(pressed, { ...won, focus: 5 });
});

test("a solved puzzle can be studied: its turns are stepped through and tried, and closing the study leads back to it", () => {
  const tree = branch(null, { next: [branch("A1", { next: [branch("B1")] })] });
  const game = { ...PUZZLE, tree, turns: ["A1", "B1"], cursor: 2 };
  const solved = { ...learning(gameOf()), game };
  const won = reduce(solved, { type: "learn-change", change: { phase: "won" } });
  const open = reduce(reduce(won, { type: "study", tab: "analysis" }), { type: "jump", cursor: 0 });
  assert.deepEqual([open.game.cursor, open.study.open, open.learn?.phase], [0, true, "won"]);
  assert.equal(reduce(open, { type: "press", cell: 5, name: "B2" }).queue.length, 1);
  const back = reduce(open, { type: "study", tab: null });
  assert.deepEqual([back.game.turns, back.game.cursor, back.learn?.number], [["A1", "B1"], 2, LEARN.number]);
  assert.deepEqual(reduce(open, { type: "new-game", game: gameOf() }).learn, null);
});

test("a puzzle puts a study aside, too, with the game that it belongs to", () => {
  const tree = branch(null, { next: [branch("C3", { next: [branch("B2")] })] });
  const studied = reduce(freshState(gameOf({ tree, draft: [] })), { type: "study", tab: "analysis" });
  const state = reduce(studied, { type: "learn", learn: LEARN, game: PUZZLE });
  assert.deepEqual(state.study, { ...studied.study, open: false, home: null, preview: null }, "its tab and lists stay");
  assert.deepEqual(homeGame(atTable(state)).turns, ["C3"]);
  assert.equal(reduce(state, { type: "learn-leave" }).study, studied.study);
});

test("an action that shows another game ends the puzzle first", () => {
  const state = learning(gameOf());
  const game = gameOf({ turns: [], cursor: 0, draft: [] });
  assert.equal(reduce(state, { type: "new-game", game }).learn, null);
  for (const type of ["open", "open-part", "editor", "bring-back"])
    assert.ok(learningMode.endedBy?.includes(/** @type {any} */ (type)), type);
  assert.equal(reduce(state, { type: "bring-back" }).learn, null);
  assert.equal(reduce(state, { type: "editor", editor: null }).learn, null);
  assert.equal(reduce(state, { type: "aim", cell: 1 }).learn, state.learn);
});

test("the reader who goes back while the page shows a step does it alone from then on", () => {
  const shown = reduce(learning(gameOf()), { type: "learn-change", change: { shown: true } });
  assert.equal(reduce(shown, { type: "learn-again" }).learn?.shown, false);
  assert.equal(reduce(shown, { type: "undo" }).learn?.shown, false);
});

test("a first tap shows what a cell leads to, in a puzzle and in a lesson, as in a game", () => {
  const tap = (/** @type {Partial<import("../../../web/game/line.js").Game>} */ parts, /** @type {any} */ learn) => {
    const game = { ...PUZZLE, ...parts };
    const state = reduce(freshState(gameOf()), { type: "learn", learn: { ...LEARN, ...learn }, game });
    return reduce(state, { type: "press", cell: 5, name: "B2", touch: true });
  };
  for (const kind of ["puzzle", "exercise", "lesson"]) assert.equal(tap({}, { kind }).chosen, 5, kind);
  const again = reduce(tap({}, {}), { type: "press", cell: 5, name: "B2", touch: true });
  assert.deepEqual([again.chosen, again.queue.length], [null, 1]);
  const known = reduce(tap({}, { kind: "puzzle" }), { type: "settings", change: { taps: "one" } });
  const first = reduce({ ...known, chosen: null }, { type: "press", cell: 5, name: "B2", touch: true });
  assert.deepEqual([first.chosen, first.queue.length], [null, 1]);
});

test("a puzzle or an exercise that the engine refuses says so on its card; another failure is the page's", () => {
  const at = (/** @type {"puzzle" | "exercise" | "lesson"} */ kind) =>
    reduce(freshState(gameOf()), { type: "learn", learn: { ...LEARN, kind, hints: 2 }, game: PUZZLE });
  const failed = (/** @type {any} */ state, /** @type {any} */ parts) => {
    const failure = { code: "bad_game", message: "no such position", context: keyOf(PUZZLE), ...parts };
    return { failure, next: reduce(state, { type: "failure", failure }) };
  };
  for (const kind of /** @type {const} */ (["puzzle", "exercise"])) {
    const state = at(kind);
    const { next } = failed(state, {});
    assert.deepEqual(next, { ...state, learn: { ...state.learn, phase: "unshown", answered: false } });
    assert.equal(reduce(next, { type: "press", cell: 5, name: "B2" }).game, next.game);
    for (const parts of [{ code: "stopped" }, { context: keyOf(gameOf()) }]) {
      const { failure, next: other } = failed(state, parts);
      assert.deepEqual(other, { ...state, failure });
    }
  }
  const lesson = at("lesson"); // its positions are the page's own
  const { failure, next } = failed(lesson, {});
  assert.deepEqual(next, { ...lesson, failure });
});
