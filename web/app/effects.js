/**
 * What waits is here and in the other files of this name: for the engine, for clocks, for storage. It looks at the state after every
 * action, starts what the state calls for and is not under way yet, and tells the outcome as actions.
 */

import { seeEffect } from "../aids/index.js";
import { openQuestion, questionKey } from "../game/shown-board.js";
import { benchmark, botEffect, matches, ownBotEffect as ownBots, stepEffect } from "../bots/index.js";
import { heard, paintedCells } from "../editor/index.js";
import { clockEffect, deskEffect } from "../game/clock-effects.js";
import { keyOf, paramsOf } from "../game/line.js";
import { linkEffect, recordEffect } from "../game/text-effects.js";
import { troubleOf } from "../engine/ask.js";
import { ADDRESS, atTable } from "../learn/index.js";
import { atHome, studyEffect } from "../study/index.js";
import { encodeGame, encodeSettings, GAME_KEY, SETTINGS_KEY } from "./persistence.js";
import { current } from "../game/select.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Action} Action */
/** @typedef {import("./state.js").Click} Click */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */
/** @typedef {ReturnType<typeof import("../engine/client.js").createEngine>} Engine */
/** @typedef {{state(): State, dispatch(action: Action): void, subscribe(listener: (state: State, before: State) => void): unknown}} Store */

/**
 * @param {Store} store @param {Engine} engine @param {Catalogue} catalogue
 * @param {(state: State, turn: string) => Click[]} cellsOf the cells of a turn's text
 */
export function runEffects(store, engine, catalogue, cellsOf) {
  const scenes = sceneEffect(store, engine);
  const own = ownBots(store, engine, catalogue);
  const bot = botEffect(store, own.think, cellsOf);
  const steps = stepEffect(store);
  const boards = boardEffect(store, engine, catalogue);
  const edits = editEffect(store, engine);
  const keep = storageEffect(store);
  const link = linkEffect(store, engine, catalogue, (text) => ADDRESS.test(text));
  const record = recordEffect(store, engine, catalogue);
  const clock = clockEffect(store, engine);
  const study = studyEffect(store, engine);
  const desk = deskEffect(store, engine, catalogue);
  const see = seeEffect(store, engine);
  store.subscribe((state, before) => {
    keep(atHome(atTable(state)), atHome(atTable(before)));
    desk(state);
    link(state);
    record(state);
    scenes.run(state);
    boards.run(state);
    edits(state);
    bot.run(state);
    steps(state);
    see(store.state());
    study(store.state());
    clock(store.state()); // it may act at once, so nothing may come after it
  });
  scenes.run(store.state());
  const forget = () => {
    scenes.forget();
    boards.forget();
  };
  return {
    playNow: bot.playNow,
    own,
    bench: benchmark(store),
    match: matches(store, catalogue, own.find),
    forget,
    copy: (/** @type {string} */ text) => copy(store, text),
  };
}

/** The scene of the game as it stands is asked for once; late answers are dropped by the reducer. @param {Store} store @param {Engine} engine */
function sceneEffect(store, engine) {
  let asked = "";
  return {
    /** @param {State} state */
    run(state) {
      const key = keyOf(state.game);
      if (state.boot.state !== "ready" || current(state) || asked === key || state.trouble) return;
      asked = key;
      const done = () => {
        if (asked === key) asked = "";
      };
      engine.call("scene", paramsOf(state.game)).then(
        (scene) => {
          done();
          store.dispatch({ type: "scene", key, scene });
        },
        (error) => {
          done();
          store.dispatch({ type: "trouble", trouble: troubleOf(error, key) });
        },
      );
    },
    /** The engine was started anew: what it was asked is void. */
    forget() {
      asked = "";
    },
  };
}

/** The picture of a board that the catalogue has not got is asked for once. @param {Store} store @param {Engine} engine @param {Catalogue} catalogue */
function boardEffect(store, engine, catalogue) {
  let asked = "";
  return {
    /** @param {State} state */
    run(state) {
      const question = openQuestion(state, catalogue);
      const key = question ? questionKey(question) : "";
      if (!question || state.boot.state !== "ready" || asked === key || state.trouble) return;
      asked = key;
      engine.call("board", question).then(
        ({ board, wrong }) => {
          if (board) store.dispatch({ type: "board", shown: { key, geometry: board } });
          else
            store.dispatch({
              type: "trouble",
              trouble: troubleOf({ code: "bad_board", message: wrong?.message }, key),
            });
        },
        (error) => store.dispatch({ type: "trouble", trouble: troubleOf(error, key) }),
      );
    },
    forget() {
      asked = "";
    },
  };
}

/** What is painted in the editor is told to the engine, one painting at a time: the newest. @param {Store} store @param {Engine} engine */
function editEffect(store, engine) {
  let busy = false;
  return (/** @type {State} */ { editor, boot, trouble }) => {
    if (!editor || heard(editor) || busy || boot.state !== "ready" || trouble) return;
    const { painting, ruleset } = editor;
    busy = true;
    engine.call("edit", { cells: paintedCells(editor), ruleset, mover: painting.mover, setup: painting.setup }).then(
      (edited) => {
        busy = false;
        store.dispatch({ type: "edited", painting, edited });
      },
      (error) => {
        busy = false;
        store.dispatch({ type: "trouble", trouble: troubleOf(error, painting.marks) });
      },
    );
  };
}

/** Every change of the game is written down at once; if that is refused, the reader is told once. @param {Store} store */
function storageEffect(store) {
  let told = false;
  return (/** @type {State} */ state, /** @type {State} */ before) => {
    const { game, previousGame, scene, paused, shown, linked, settings } = state;
    try {
      if (settings !== before.settings) localStorage.setItem(SETTINGS_KEY, encodeSettings(settings));
      const kept = /** @type {const} */ ([game, previousGame, scene, paused, shown, linked]);
      const was = [before.game, before.previousGame, before.scene, before.paused, before.shown, before.linked];
      if (kept.every((part, i) => part === was[i])) return;
      localStorage.setItem(GAME_KEY, encodeGame(atHome(state)));
    } catch (error) {
      if (told) return;
      told = true;
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      store.dispatch({ type: "notice", code: full ? "storage_full" : "storage_blocked", text: null });
    }
  };
}

/** Without a clipboard the reader's own means remain: every text that can be copied is also on show. @param {Store} store @param {string} text */
async function copy(store, text) {
  try {
    await navigator.clipboard.writeText(text);
    store.dispatch({ type: "copied", text });
  } catch {
    /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea"))?.select();
  }
}
