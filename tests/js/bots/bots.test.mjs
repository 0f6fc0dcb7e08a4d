import { painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";
import { botEffect } from "../../../web/bots/effects.js";
import { lineSteps, opinionNow, sureness } from "../../../web/bots/expected-line.js";
import { thoughts } from "../../../web/bots/thoughts.js";
import { catalogue } from "../../../web/engine/catalogue.js";
import { NO_BOTS } from "../../../web/bots/state.js";
import { keyOf, paramsOf } from "../../../web/game/line.js";
import { AGAINST_BOT, game, layout, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/engine/protocol.js").Thought} Thought */

/** @param {string} turn @param {Partial<Thought>} [more] @returns {Thought} */
const thought = (turn, more) => ({ turn, line: [turn], value: 0.5, nodes: 100, done: false, proven: null, ...more });

/** @param {Partial<import("../../../web/game/line.js").Game>} [parts] */
const botsMove = (parts) => stateOf("scene-start-hexhex3", { seats: AGAINST_BOT, starts: 1, ...parts });

/** A table at which the test starts and ends the thinking. @param {State} state */
function tableOf(state) {
  /** @type {{key: string, level: string, hear(thought: Thought): void, answer(thought: Thought): void, ended: string[]}[]} */
  const asked = [];
  const store = createStore({ ...state, settings: { ...state.settings, pace: "instant", ponder: true } }, reduce);
  const effect = botEffect(
    store,
    (params, level, hear) => {
      /** @type {string[]} */
      const ended = [];
      /** @type {(thought: Thought) => void} */
      let answer = () => {};
      /** @type {Promise<Thought>} */
      const promise = new Promise((resolve) => {
        answer = resolve;
      });
      asked.push({ key: JSON.stringify(params), level, hear, answer, ended });
      return { promise, stop: () => ended.push("stop"), cancel: () => ended.push("cancel") };
    },
    (_, turn) => [{ name: turn, cell: layout("hexhex3").indices.get(turn) ?? -1 }],
  );
  store.subscribe(effect.run);
  effect.run(store.state());
  return { store, asked, playNow: effect.playNow };
}

/** The scene for the current game: that of the start, because its options are enough. @param {ReturnType<typeof tableOf>} table */
const arrive = ({ store }) => {
  const state = store.state();
  store.dispatch({
    type: "scene",
    key: keyOf(state.game),
    scene: { ...stateOf("scene-start-hexhex3").scene, ...sceneParts(state) },
  });
};
/** @param {State} state @returns {any} */
const sceneParts = ({ game: { cursor } }) => ({ mover: cursor % 2, played: [], last: null });

/** Waits until the bot's turn is there, to be played in steps. @param {ReturnType<typeof tableOf>} table */
async function stepsOf({ store }) {
  while (!store.state().steps.length) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A bot has played C3 and expects B2. */
async function afterTheBotsTurn() {
  const table = tableOf(botsMove());
  table.asked[0].answer(thought("C3", { line: ["C3", "B2", "A1"], done: true }));
  await stepsOf(table);
  table.store.dispatch({ type: "bot-step" });
  arrive(table);
  return table;
}

test("a bot's opinion is kept, with the moment when it settled on its turn", () => {
  const { store, asked } = tableOf(botsMove());
  asked[0].hear(thought("C3", { nodes: 40 }));
  asked[0].hear(thought("B2", { nodes: 80 }));
  asked[0].hear(thought("B2", { nodes: 400 }));
  const opinion = opinionNow(store.state());
  assert.deepEqual([opinion?.thought?.turn, opinion?.since, opinion && sureness(opinion)], ["B2", 80, "settled"]);
});

test("a bot is surer the longer it has preferred its turn", () => {
  const sure = (/** @type {number} */ since, /** @type {Partial<Thought>} */ more) =>
    sureness({ key: "", seat: 0, level: "", path: [], since, thought: thought("C3", more) });
  assert.deepEqual(
    [sure(90, {}), sure(50, {}), sure(10, {}), sure(0, { nodes: 9 }), sure(0, { proven: "win" })],
    ["wavering", "fairly", "settled", "first", "proven"],
  );
});

test("an opinion is shown until the bot thinks again", () => {
  const state = { ...botsMove(), bots: { ...NO_BOTS, ahead: 2, opinion: opinionOf([], ["C3", "B2-B1", "A1"]) } };
  assert.deepEqual(
    lineSteps(state, layout("hexhex3")).map(({ seat, number }) => [seat, number]),
    [
      [1, 1],
      [0, 2],
      [0, 2],
    ],
  );
  const on = (/** @type {string[]} */ ...turns) => opinionNow({ ...state, game: game({ turns }) }) !== null;
  assert.deepEqual([on("C3"), on("C3", "B2"), on("C3", "B2", "A1")], [true, true, false]);
  assert.equal(opinionNow({ ...state, bots: { ...state.bots, opinion: opinionOf(["A1"], ["C3"]) } }), null);
});

test("a line that appears under a pointer that rests changes nothing on the board; one that is pointed at does, once", () => {
  const start = botsMove();
  const bots = { ...NO_BOTS, opinion: opinionOf([], ["C3", "B2-B1", "A1"]) };
  const state = { ...start, bots, settings: { ...start.settings, thoughts: true } };
  /** @type {any[]} */
  const done = [];
  const moved = (/** @type {State} */ shown, /** @type {string} */ kind, pointerType = "mouse") =>
    painted(
      thoughts(
        /** @type {any} */ ({
          state: shown,
          layout: layout("hexhex3"),
          catalogue,
          act: (/** @type {any} */ action) => done.push(action),
        }),
      ),
    )
      .querySelectorAll("button")[1]
      ?.dispatchEvent(Object.assign(new /** @type {any} */ (document.defaultView).Event(kind), { pointerType }));
  moved(state, "pointerenter");
  moved(state, "pointermove", "touch");
  assert.deepEqual(done, []);
  moved(state, "pointermove");
  moved({ ...state, bots: { ...bots, ahead: 2 } }, "pointermove");
  assert.deepEqual(done, [{ type: "ahead", turns: 2 }]);
});

/** @param {string[]} path @param {string[]} line */
const opinionOf = (path, line) => ({
  key: "",
  seat: /** @type {const} */ (1),
  level: "larva",
  path,
  since: 0,
  thought: thought(line[0], { line }),
});

test("Play now asks for the best turn so far; undo cancels the thought", async () => {
  const { store, asked, playNow } = tableOf(botsMove({ turns: [], cursor: 0 }));
  playNow();
  assert.deepEqual(asked[0].ended, ["stop"]);
  store.dispatch({ type: "pause" });
  assert.deepEqual(asked[0].ended, ["stop", "cancel"]);
  assert.equal(store.state().thinking, null);
});

test("on the player's time a bot thinks about the turn that it expects, and goes on if that turn is played", async () => {
  const table = await afterTheBotsTurn();
  assert.equal(table.asked.length, 2);
  assert.deepEqual(JSON.parse(table.asked[1].key).turns, ["C3", "B2"]);
  assert.equal(table.store.state().thinking, null);
  table.asked[1].hear(thought("A1", { nodes: 70 }));
  table.store.dispatch({ type: "press", name: "B2", cell: layout("hexhex3").indices.get("B2") ?? -1 });
  arrive(table);
  assert.equal(table.asked.length, 2);
  assert.equal(table.store.state().thinking?.thought?.nodes, 70);
  table.asked[1].answer(thought("A1", { done: true }));
  await stepsOf(table);
  assert.deepEqual(
    table.store.state().steps.map(({ name }) => name),
    ["A1"],
  );
});

test("any other turn cancels that thinking at once, and so does undo", async () => {
  const table = await afterTheBotsTurn();
  table.store.dispatch({ type: "press", name: "A1", cell: layout("hexhex3").indices.get("A1") ?? -1 });
  assert.deepEqual(table.asked[1].ended, ["cancel"]);
  arrive(table);
  assert.deepEqual(JSON.parse(table.asked[2].key).turns, ["C3", "A1"]);
  const other = await afterTheBotsTurn();
  other.store.dispatch({ type: "jump", cursor: 0 });
  assert.deepEqual(other.asked[1].ended, ["cancel"]);
});

test("bots that may play one turn wait again after it", async () => {
  const [, bot] = AGAINST_BOT;
  const state = reduce(botsMove({ seats: [bot, bot] }), { type: "pause" });
  const table = tableOf(state);
  assert.equal(table.asked.length, 0);
  table.store.dispatch({ type: "one-turn" });
  table.asked[0].answer(thought("C3", { done: true }));
  await stepsOf(table);
  table.store.dispatch({ type: "bot-step" });
  arrive(table);
  assert.deepEqual([table.store.state().game.turns, table.store.state().paused, table.asked.length], [["C3"], true, 1]);
  table.store.dispatch({ type: "resume" });
  assert.equal(table.asked.length, 2);
});

test("a seat can get another player in the middle of a game", () => {
  const state = botsMove();
  const taken = reduce(state, { type: "seat", seat: 1, player: { kind: "person" } });
  assert.deepEqual(taken.game.seats, [{ kind: "person" }, { kind: "person" }]);
  assert.deepEqual(paramsOf(taken.game), paramsOf(state.game));
});

test("a bot's opinion is not shown when the game is over, or in a study", () => {
  const opinion = /** @type {any} */ ({ key: "", seat: 1, level: "larva", path: [], since: 0, thought: null });
  const state = stateOf("scene-growth");
  const thought = (/** @type {State} */ of) =>
    opinionNow({ ...of, bots: { ...of.bots, opinion: { ...opinion, path: of.game.turns } } });
  assert.ok(thought(state));
  assert.equal(thought(reduce(state, { type: "study", tab: "analysis" })), null);
  assert.equal(thought(stateOf("scene-over")), null);
});
