/** Sounds made of a few notes, without files. There is no sound before the first press, or while the page is hidden. */

/** @typedef {"stone" | "meal" | "chain" | "refusal" | "win" | "loss"} Sound */
/** When a note begins (s), its first and last pitch (Hz), its length (s), its loudness. @typedef {readonly [start: number, from: number, to: number, length: number, loudness: number]} Note */
/** The vibration with it, in ms: on, off, on. @typedef {{notes: readonly Note[], buzz: readonly number[]}} Score */

/** A bite: a note that jumps up. @param {number} start @param {number} pitch @returns {Note[]} */
const bite = (start, pitch) => [
  [start, pitch, pitch * 1.6, 0.07, 0.22],
  [start + 0.06, pitch * 1.5, pitch * 0.8, 0.09, 0.16],
];

/** @type {Readonly<Record<Sound, Score>>} */
export const SCORES = {
  stone: { notes: [[0, 420, 260, 0.07, 0.3]], buzz: [8] },
  meal: { notes: bite(0, 330), buzz: [12, 40, 12] },
  chain: { notes: [...bite(0, 330), ...bite(0.14, 415), ...bite(0.28, 523)], buzz: [12, 40, 12, 40, 24] },
  refusal: { notes: [[0, 170, 130, 0.16, 0.25]], buzz: [30] },
  win: {
    notes: [523, 659, 784, 1047].map((pitch, i) => [0.11 * i, pitch, pitch, i < 3 ? 0.16 : 0.5, 0.2]),
    buzz: [20, 60, 20, 60, 60],
  },
  loss: { notes: [392, 330, 262].map((pitch, i) => [0.16 * i, pitch, pitch * 0.98, 0.26, 0.16]), buzz: [60] },
};

/** After this pause the device's sound rests: an open one uses its battery (ms). */
const REST_MS = 20_000;

/** Plays one sound at a time; a new one does not wait for the last. @returns {(sound: Sound, how: import("./index.js").SoundSettings) => void} */
export function createPlayer() {
  /** @type {AudioContext | null} */
  let audio = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  return (name, { sound, vibration }) => {
    if (document.hidden) return;
    const { notes, buzz } = SCORES[name];
    if (vibration) navigator.vibrate?.([...buzz]);
    if (!sound || typeof AudioContext === "undefined") return;
    audio ??= quietly(new AudioContext({ latencyHint: "interactive" }));
    audio.resume().catch(() => {}); // a browser that allows no sound
    for (const note of notes) playNote(audio, note);
    clearTimeout(rest);
    rest = setTimeout(() => audio?.suspend().catch(() => {}), REST_MS);
  };
}

/**
 * Obeys the system: a muted device stays silent, also by its switch, and other sounds go on. No browser tells a
 * page about this; Safari asks for the kind of sound. @param {AudioContext} audio
 */
function quietly(audio) {
  const { audioSession } = /** @type {{audioSession?: {type: string}}} */ (navigator);
  if (audioSession) audioSession.type = "ambient";
  return audio;
}

/** @param {AudioContext} audio @param {Note} note */
function playNote(audio, [start, from, to, length, loudness]) {
  const at = audio.currentTime + start;
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
