// What the line below the board, notices and dialogs say, and what they leave out.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { freshState, reduce } from "../../../web/app/state.js";
import { grown } from "../../../web/game/tree.js";
import { AGAINST_BOT, game, layout, stateOf } from "../fixtures.mjs";

const { line } = await import("../../../web/app/prompt-line.js");
const { notices } = await import("../../../web/app/notices.js");
const { settings } = await import("../../../web/app/settings.js");
const { clockSetup } = await import("../../../web/game/clock-setup.js");
const { lineKeyOf } = await import("../../../web/game/exchange.js");
const { share } = await import("../../../web/game/share.js");

/** @typedef {import("../../../web/app/state.js").State} State */

/** @param {State} state @param {(action: any) => void} [act] @returns {any} */
const contextOf = (state, act = () => {}) => ({ state, act, catalogue, layout: layout("hexhex3"), firstLesson() {} });

/** Is the first lesson offered? @param {Partial<import("../../../web/game/line.js").Game>} parts @param {Partial<State>} [change] */
const offers = (parts, change) => {
  const state = { ...stateOf("scene-growth"), game: game({ seats: AGAINST_BOT, ...parts }), ...change };
  return !!buttonOf(painted(line(contextOf(/** @type {any} */ (state)))), "Learn in 3 minutes");
};

test("the first lesson is offered until the reader has played two turns, and not beside a game with a friend", () => {
  assert.deepEqual(
    [[], ["A1", "B1"], ["A1", "B1", "C1"], ["A1", "B1", "C1", "D1"]].map((turns) => offers({ turns })),
    [true, true, true, false],
  );
  const friend = /** @type {any} */ ([{ kind: "person" }, { kind: "friend", key: "a/x" }]);
  assert.deepEqual(
    [[], ["A1"]].map((turns) => offers({ turns, seats: friend })),
    [false, false],
  );
});

test("a turn that stops too early says what it eats, and apart from that which cell to add", () => {
  const { refusal } = /** @type {any} */ (stateOf("scene-refused-unfinished-turn").scene).refused;
  const said = (/** @type {any} */ change) =>
    painted(line(contextOf(/** @type {any} */ ({ ...stateOf("scene-growth"), ...change })))).textContent;
  assert.match(said({ refusal }), /it eats C3\. Add a bonus cell: A1, A2, B1, B3, C2 or C3\./);
  assert.match(said({ refusal: { ...refusal, cells: [], bugs: [] } }), /not over\. Add a bonus cell: A1, A2/);
});

test("a refusal and a warning are about the game alone", () => {
  const state = stateOf("scene-growth");
  const refusal = state.scene?.refusals[0];
  assert.ok(refusal);
  const about = (/** @type {Partial<State>} */ change) => {
    const now = { ...state, game: { ...state.game, turns: [], cursor: 0 }, ...change };
    const shown = painted(line(contextOf(now)));
    return [shown.querySelector(".line")?.className, !!buttonOf(shown, "Learn in 3 minutes")];
  };
  assert.deepEqual(about({}), ["line wait", true]);
  assert.deepEqual(about({ refusal }), ["line refusal long", false]);
});

test("a bad link says in one sentence that it does not work, and why", () => {
  const wrong = /** @type {any} */ ({ message: "D4 is taken.", drawing: "" });
  const state = { ...freshState(game()), notices: [{ code: /** @type {const} */ ("bad_link"), text: null, wrong }] };
  assert.deepEqual(wordsOf(painted(notices(contextOf(state))).querySelectorAll("p")), [
    "This link does not work. D4 is taken.",
  ]);
});

test("the settings name all sections before the open one", () => {
  /** @type {any[]} */
  const acts = [];
  const shown = painted(settings(contextOf(freshState(game()), (action) => acts.push(action))));
  const parts = [...(shown.querySelector("form")?.children ?? [])].map(({ className }) => className.split(" ")[0]);
  assert.deepEqual(parts, [...Array(4).fill("section-head"), "section", "button"]);
  buttonOf(shown, "Sound and speed")?.click();
  assert.deepEqual(acts, [{ type: "section", section: "sound" }]);
  const open = painted(settings(contextOf({ ...freshState(game()), section: "sound" })));
  assert.equal(wordsOf(open.querySelectorAll("[aria-expanded=true]"))[0], "Sound and speed");
  assert.match(open.querySelector(".section")?.textContent ?? "", /Vibration/);
});

test("the clocks of a new game are named by their times alone, the fast ones first", () => {
  const shown = painted(clockSetup(contextOf(freshState(game()))));
  assert.deepEqual(wordsOf(shown.querySelectorAll(".choice")), [
    ...["No clock", "10 s a turn + 1 min reserve", "20 s a turn + 3 min reserve"],
    ...["60 s a turn + 5 min reserve", "90 s a turn + 10 min reserve", "Custom times"],
  ]);
});

test("the clock's part says for whom its times are, and with a clock that there are no hints", () => {
  const fresh = freshState(game());
  const said = (/** @type {string} */ control, clockHints = false) =>
    wordsOf(
      painted(
        clockSetup(
          contextOf({
            ...fresh,
            settings: { ...fresh.settings, clockHints },
            setup: { ...fresh.setup, clock: { ...fresh.setup.clock, control } },
          }),
        ),
      ).querySelectorAll(".hint"),
    );
  const [meaning, ...others] = said("");
  assert.match(
    meaning ?? "",
    /^Every turn has its seconds; extra time comes off the player's minutes for the whole game\./,
  );
  assert.deepEqual(others, []);
  assert.match(
    said("20+180/5")[0] ?? "",
    /^Every turn has 20 seconds; extra time comes off the player's 3 minutes for the whole game/,
  );
  assert.match(said("10+60/1")[0] ?? "", / 1 minute for the whole game/);
  assert.match(said("25+180/5")[0] ?? "", /^Every turn has its seconds; extra time/);
  assert.deepEqual(said("20+180/5").slice(1), [
    "During the game two people have no hints and no Study. Settings can allow them.",
  ]);
  assert.deepEqual(said("20+180/5", true).length, 1);
});

test("only custom times show the numbers of a clock, also if they are those of a preset", () => {
  /** @type {State} */
  let state = freshState(game());
  const view = () => painted(clockSetup(contextOf(state, (action) => (state = reduce(state, action)))));
  const choose = (/** @type {string} */ name) =>
    [...view().querySelectorAll("label")].find((each) => wordsOf([each])[0] === name)?.querySelector("input");
  /** @param {string} name the numbers after its choice, and what is chosen then */
  const after = (name) => {
    choose(name)?.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
    const fields = [...view().querySelectorAll("input.field")];
    const chosen = [...view().querySelectorAll("label")].filter((each) => each.querySelector("input")?.checked);
    return [fields.map((each) => /** @type {HTMLInputElement} */ (each).value), wordsOf(chosen)];
  };
  assert.deepEqual(after("20 s a turn + 3 min reserve"), [[], ["20 s a turn + 3 min reserve"]]);
  assert.deepEqual(after("Custom times"), [["3", "20", "5"], ["Custom times"]]);
  assert.deepEqual(after("60 s a turn + 5 min reserve"), [[], ["60 s a turn + 5 min reserve"]]);
  assert.deepEqual(after("Custom times"), [["5", "60", "5"], ["Custom times"]]);
  assert.deepEqual(after("No clock"), [[], ["No clock"]]);
});

/** What *Share* says below its link, and the link; null: it has none. @param {State} state @returns {[string, string] | null} */
function linkIn(state) {
  const shown = painted(share(contextOf(state), ""));
  const field = /** @type {HTMLInputElement | null} */ (shown.querySelector("input[aria-label=Link]"));
  return field && [wordsOf(shown.querySelectorAll("section:first-child > .hint"))[0] ?? "", field.value];
}

test("Share says that a file can't be read, as one that was moved after the reader chose it", async (t) => {
  t.mock.getter(globalThis, "FormData", () => /** @type {any} */ (document.defaultView).FormData);
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  Object.defineProperty(globalThis, "location", { value: { href: "https://bug.example/" }, configurable: true });
  /** @type {State} */
  let state = { ...freshState(game()), dialog: "share" };
  const view = () =>
    painted(
      share(
        contextOf(state, (action) => (state = reduce(state, action))),
        "",
      ),
    );
  const input = view().querySelector("input[type=file]");
  const gone = {
    name: "game.txt",
    size: 20,
    text: () => Promise.reject(new DOMException("", "NotFoundError")),
  };
  Object.defineProperty(input, "files", { value: [gone] });
  input?.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(wordsOf(view().querySelectorAll("[role=alert]")), ["“game.txt” could not be opened."]);
});

test("Share says what its link opens", () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  Object.defineProperty(globalThis, "location", {
    value: { href: "https://bug.example/#puzzle/3" },
    configurable: true,
  });
  const state = freshState(game());
  const written = (/** @type {State} */ now) => ({ ...now, linked: ["hexhex3"], linkedFor: lineKeyOf(now.game) });
  assert.deepEqual(linkIn(state), ["One moment …", ""]);
  const start = "No turn has been played yet: the link opens the empty board with these rules.";
  assert.deepEqual(linkIn(written(state)), [start, "https://bug.example/#hexhex3"]);
  const whole = "Opens the whole game, at the position on the board. The address of this page is the same link.";
  assert.equal(linkIn(written(freshState(game({ turns: ["A1"] }))))?.[0], whole);
  const place = /** @type {any} */ ({ text: "x../..../...../..../...", mover: 0, setup: 0 });
  assert.equal(linkIn(written(freshState(game({ start: place }))))?.[0], whole);
  const learn = (/** @type {any} */ exercise) => ({ ...state, learn: /** @type {any} */ ({ exercise }) });
  assert.deepEqual(linkIn(learn(null)), ["Opens this lesson or puzzle.", "https://bug.example/#puzzle/3"]);
  // An exercise is the reader's own, and has no address: its position is shared.
  const task = { board: "*.", rules: "genius", position: "x#", mover: 1 };
  assert.deepEqual(linkIn(learn(task)), [
    "Opens this position, without your tries.",
    "https://bug.example/#*.,genius,start=x*,mover=o",
  ]);
});

test("the study of a puzzle, which counts the turns of one side, counts the turns of both as steps", async () => {
  const { whereWords } = await import("../../../web/app/prompt.js");
  const state = { ...stateOf("scene-growth"), game: game({ turns: ["A1", "B1"], cursor: 1 }) };
  assert.equal(whereWords(state), "Turn 1 of 2.");
  const puzzle = /** @type {any} */ ({ ...state, learn: { kind: "puzzle" } });
  assert.equal(whereWords(puzzle), "Step 1 of 2.");
});

test("in a variation the line below the board counts the turns of the variation", async () => {
  const { whereWords } = await import("../../../web/app/prompt.js");
  const tree = grown(game({ turns: ["A1", "B1", "C1"] }).tree, ["A1", "E3", "B2"]);
  const at = (/** @type {number} */ cursor) => ({
    ...stateOf("scene-growth"),
    game: game({ tree, turns: ["A1", "E3", "B2"], cursor }),
  });
  assert.equal(whereWords(at(2)), "A variation from turn 2: turn 1 of 2.");
  assert.equal(whereWords(at(3)), "A variation from turn 2: turn 2 of 2.");
  assert.equal(whereWords(at(1)), "Turn 1 of 3.", "not yet in it");
  const longer = { ...at(1), game: { ...at(1).game, tree: grown(tree, ["A1", "B1", "C1", "D1"]) } };
  const home = { turns: ["A1", "B1", "C1", "D1"], cursor: 4 };
  assert.equal(whereWords({ ...longer, study: { ...longer.study, open: true, home } }), "Turn 1 of 4.");
});
