import assert from "node:assert/strict";
import { test } from "node:test";
import { soundEffect, soundOf } from "../../../web/sound/effects.js";
import { createPlayer, SCORES } from "../../../web/sound/player.js";
import { AGAINST_BOT, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

/** The state a moment later, with some events. @param {State} state @param {readonly string[]} types */
const later = (state, types) => ({
  ...state,
  motion: { key: "new", events: types.map((type) => /** @type {any} */ ({ type })) },
});

test("a stone, a meal and a chain have their own sounds, and none sounds twice", () => {
  const state = stateOf("scene-growth");
  assert.equal(soundOf(state, later(state, ["grew"])), "stone");
  assert.equal(soundOf(state, later(state, ["grew", "ate"])), "meal");
  assert.equal(soundOf(state, later(state, ["grew", "ate", "grew", "ate"])), "chain");
  const heard = later(state, ["grew"]);
  assert.equal(soundOf(heard, { ...heard, aim: 3 }), null);
  assert.equal(soundOf(state, later(state, [])), null, "a step through the game is silent");
});

test("a refusal sounds once, and the end of a game sounds like the person's win or loss", () => {
  const state = stateOf("scene-bonus-owed");
  const refused = { ...state, refusal: /** @type {any} */ ({}) };
  assert.equal(soundOf(state, refused), "refusal");
  assert.equal(soundOf(refused, { ...refused, aim: 1 }), null);
  const over = stateOf("scene-over", { seats: AGAINST_BOT });
  const { winner = 0 } = over.scene?.result ?? {};
  const won = { ...over, game: { ...over.game, starts: /** @type {0 | 1} */ (winner) } };
  const lost = { ...over, game: { ...over.game, starts: /** @type {0 | 1} */ (1 - winner) } };
  assert.equal(soundOf(over, later(won, ["grew"])), "win");
  assert.equal(soundOf(over, later(lost, ["grew"])), "loss");
});

test("no sound is long or loud", () => {
  for (const [name, { notes, buzz }] of Object.entries(SCORES)) {
    for (const [start, , , length, loudness] of notes) assert.ok(start + length < 1 && loudness <= 0.3, name);
    assert.ok(buzz.reduce((sum, each) => sum + each) < 300, name);
  }
});

/** A browser that records the start of sounds, and the kind of audio session. @param {import("node:test").TestContext} t */
function browserOf(t) {
  /** @type {Map<string, () => void>} */
  const listeners = new Map();
  /** @type {string[]} */
  const heard = [];
  /** @type {() => void} */
  let begin;
  /** @type {Promise<void>} */
  const sounding = new Promise((done) => (begin = done));
  const audioSession = { type: "auto" };
  class AudioContext {
    currentTime = 0;
    destination = {};
    resume = async () => {};
    suspend = async () => void heard.push("rests");
    createGain = () => ({ gain: this.#curve(), connect: () => ({}) });
    createOscillator = () => ({
      frequency: this.#curve(),
      connect: (/** @type {unknown} */ to) => to,
      start() {
        heard.push(audioSession.type);
        begin();
      },
      stop() {},
    });
    #curve = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  }
  const addEventListener = (/** @type {string} */ kind, /** @type {() => void} */ listen) =>
    listeners.set(kind, listen);
  const soon = (/** @type {() => void} */ act) => void setTimeout(act);
  const browser = {
    addEventListener,
    AudioContext,
    document: { hidden: false },
    navigator: { audioSession },
    requestAnimationFrame: soon,
  };
  for (const [name, value] of Object.entries(browser)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    );
  }
  return { heard, sounding, press: (/** @type {string} */ kind) => listeners.get(kind)?.() };
}

/** A moment later. The timers are nested, so what waits for a frame comes first, also if the machine was too busy for both. */
const settled = () => new Promise((done) => setTimeout(() => setTimeout(() => setTimeout(done, 50))));

for (const kind of ["pointerdown", "keydown"])
  test(`there is no sound before the first press (${kind}); after it the system may mute the page`, async (t) => {
    const { heard, sounding, press } = browserOf(t);
    const before = stateOf("scene-growth");
    const effect = soundEffect(/** @type {any} */ ({ state: () => before }));
    const early = later(before, ["grew"]);
    effect(early);
    await settled();
    assert.deepEqual(heard, []);
    press(kind);
    const next = later(early, ["grew", "ate"]);
    effect(next);
    await sounding; // the player has loaded now, which takes a busy machine seconds
    assert.deepEqual([...new Set(heard)], ["ambient"]);
    const count = heard.length;
    const muted = { ...next, settings: { ...next.settings, sound: false } };
    effect(muted);
    effect(later(muted, ["grew"]));
    await settled();
    assert.equal(heard.length, count);
  });

test("some seconds after the last sound the device's sound rests", async (context) => {
  const { heard } = browserOf(context);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const play = createPlayer();
  play("stone", { sound: true, vibration: false });
  context.mock.timers.tick(15_000);
  play("stone", { sound: true, vibration: false });
  context.mock.timers.tick(15_000);
  assert.equal(heard.includes("rests"), false);
  context.mock.timers.tick(5_000);
  assert.equal(heard.at(-1), "rests");
});
