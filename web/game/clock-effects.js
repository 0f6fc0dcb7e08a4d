/** Sends events to the clock as they happen, reads it a few times a second, and has the desk's turns judged. */
import { latest, failureOf } from "../engine/ask.js";

import { current, endingHere, finished, homeGame, isUndone } from "./select.js";
import { coordinatesOf, layoutNow } from "./shown-board.js";
import { runsHere, SHORT } from "./clock.js";
import { gamesAside, nextEvent } from "./clock-events.js";
import { cellNames, paramsOf, pathOf, playerAt, reviewing } from "./line.js";
import { steadyTime } from "./time.js";
import { branchAt } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/effects.js").Store} Store */
/** @typedef {import("../app/effects.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

/** The time between two readings of a running clock (ms). */
const LOOK = 250;
/** A page that has not looked for so long (s) was asleep with its device. */
const SLEPT = 30;

/** Has the scene said what the last turn led to? It may have ended the game; until then no loss on time counts. @param {import("./line.js").Game} game */
const isKnown = ({ tree, turns }) => !turns.length || !!branchAt(tree, turns)?.summary;

const seconds = () => steadyTime() / 1000;

/** @param {Engine} engine */
export const clockEffect = (engine) => (/** @type {Store} */ store) => {
  let asking = false;
  /** @type {unknown} */
  let known = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** When the page last looked at the running clock (s); null: it does not look. @type {number | null} */
  let awake = null;
  const warn = warning();

  /** Pauses the clock for the time that the device slept, if it pauses while the reader is away; a reader who is back goes on at once. @returns {boolean} whether it did */
  function slept() {
    const { game } = store.state();
    const since = awake;
    awake = since && seconds();
    if (since === null || seconds() - since < SLEPT || !game.clock?.rests || !runsHere(game)) return false;
    const at = Math.max(since, game.clock.events.at(-1)?.at ?? since);
    store.dispatch({ type: "clock-event", event: { type: "pause", at } });
    return true;
  }

  /** @param {number} time (ms) */
  const lookIn = (time) => (timer = setTimeout(() => slept() || look(), time));

  async function look() {
    const { clock } = store.state().game;
    if (!clock || clock.control === "" || asking || store.state().boot.state !== "ready") return;
    clearTimeout(timer);
    asking = true;
    awake = seconds();
    known = clock.events;
    const now = Math.max(seconds(), clock.events.at(-1)?.at ?? 0);
    try {
      const reading = await engine.call("clock", { control: clock.control, events: clock.events, now });
      const state = store.state();
      const early = reading.lost !== null && !isKnown(homeGame(state));
      if (state.game.clock?.events === clock.events && !early) {
        store.dispatch({ type: "time", reading });
        if (clock.sound && store.state().settings.sound && reading.running) warn(reading);
      }
      if (reading.running && (reading.lost === null || early))
        lookIn(early ? LOOK : Math.min(LOOK, 1000 * (reading.left ?? 1) + 5));
      else awake = null;
    } catch {
      lookIn(4 * LOOK); // other effects report a failing engine
    } finally {
      asking = false;
    }
    if (known !== store.state().game.clock?.events) look();
  }

  const run = (/** @type {State} */ state) => {
    if (slept()) return;
    const { boot, scene, study, editor, failure } = state;
    const game = homeGame(state); // turns that are tried in a study take no time
    const isBot = playerAt(game, game.turns.length).kind === "bot"; // the board may show an earlier turn
    // Two people share a clock, which Undo and Redo must not wind up.
    const undone = isBot && isUndone(state);
    if (gamesAside(state).some(runsHere)) return store.dispatch({ type: "clocks-rest", at: seconds() });
    if (!game.clock) {
      known = awake = null; // the same game may come back, after a puzzle for example
      return;
    }
    const moment = {
      ready: boot.state === "ready" && (study.open || current(state)),
      over: study.open ? finished(state) : !!scene?.result || !!endingHere(state),
      away: document.hidden,
      held: isBot && (state.paused || study.open || (reviewing(game) && !undone) || !!editor || !!failure),
      undone,
    };
    const event = nextEvent(game, moment, seconds());
    if (event) store.dispatch({ type: "clock-event", event });
    else if (known !== game.clock.events) look();
  };
  document.addEventListener("visibilitychange", () => run(store.state()));
  return run;
};

/** Three short tones once a turn, when the time is nearly up. */
function warning() {
  let warned = false;
  return (/** @type {import("../engine/protocol.js").Reading} */ { left }) => {
    const short = left !== null && left <= SHORT;
    if (short && !warned) tones();
    warned = short;
  };
}

function tones() {
  const audio = new AudioContext();
  for (const start of [0, 0.18, 0.36]) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = 880;
    gain.gain.setValueAtTime(0.12, audio.currentTime + start);
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.14);
    tone.connect(gain).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.15);
  }
  setTimeout(() => audio.close(), 1000);
}

/** Has a submission judged once, in the coordinates of the board. @param {Engine} engine @param {Catalogue} catalogue */
export const deskEffect = (engine, catalogue) => (/** @type {Store} */ store) =>
  latest(
    engine,
    "judge",
    (/** @type {State} */ state) => {
      const { boot, desk, game } = state;
      if (boot.state !== "ready" || desk.key === null) return null;
      const { cells } = layoutNow(state, catalogue);
      const coordinates = cells.every(({ name, shown }) => name === shown) ? "rows" : coordinatesOf(state, catalogue);
      const turns = pathOf(game).map(renamed(new Map(cells.map(({ name, shown }) => [name, shown]))));
      return { key: desk, params: { ...paramsOf(game), coordinates, turns, texts: [desk.text] } };
    },
    {
      onResult({ verdicts: [verdict] }, { key }) {
        const { cells } = layoutNow(store.state(), catalogue);
        const turn = verdict.turn && renamed(new Map(cells.map(({ name, shown }) => [shown, name])))(verdict.turn);
        store.dispatch({ type: "verdict", key, verdict: { ...verdict, turn }, now: seconds() });
        if (!turn) select(verdict);
      },
      onError: (error, { text }) => store.dispatch({ type: "failure", failure: failureOf(error, text) }),
    },
  );

/** Selects what is wrong in the text, so that the reader sees it, and the next key replaces it. @param {import("../engine/protocol.js").Verdict} verdict */
function select({ text, start, end }) {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".desk .field"));
  const from = field?.value.indexOf(text) ?? -1;
  if (!field || from < 0) return; // the reader has changed it
  field.focus();
  field.setSelectionRange(from + start, from + end);
}

/** A turn with other names for its cells. @param {Map<string, string>} names */
const renamed = (names) => (/** @type {string} */ turn) =>
  cellNames(turn)
    .map((name) => names.get(name) ?? name)
    .join("-");
