/** Bots of the reader's own: each in a worker of its own, under limits, its answers checked by the engine before they count. */

import { startFetchProxy } from "../../boot/platform.js";
import { createEngine } from "../../engine/client.js";
import { OWN, titleOf } from "../../game/player-names.js";
import { partsOnce, startIsolated } from "../../engine/isolated.js";

/** @typedef {import("../../app/effects.js").Engine} Engine */
/** @typedef {import("../../engine/protocol.js").Thought} Thought */
/** @typedef {import("../thinkers.js").Work} Work */
/**
 * What a bot did wrong: a code of docs/wire.md, or `killed`, `died`, `no_room`, `cheat`, `gone` of the page's own; the rest as far as it is known.
 * @typedef {{code: string, message: string, file: string, line: number | null, source: string, trace: string}} Fault
 */
/** @typedef {{name: string, data: string}} Wheel data: base64 */
/** A bot as it is kept: the text of a file, or wheels, the first of them its own. @typedef {{id: string, title: string, text: string | null, wheels: Wheel[] | null}} OwnBot */

/** A step that takes longer is interrupted in the worker, and one that goes on all the same is ended with it after twice as long (ms). */
const PATIENCE = 10_000;
/** Texts longer than that a sandbox has no reason to send. */
const LONGEST = 200;

export class BotFault extends Error {
  /** @param {Partial<Fault>} fault */
  constructor(fault) {
    super(fault.message);
    this.name = "BotFault";
    /** @type {Fault} */
    this.fault = { code: "crash", message: "", file: "", line: null, source: "", trace: "", ...fault };
  }
}

/** @param {any} error @param {string} title @returns {BotFault} */
function faultOf(error, title) {
  if (error instanceof BotFault) return error;
  const code = /** @type {Record<string, string>} */ ({
    hung: "killed",
    python_error: "died",
    internal: "died",
    bad_game: "cheat",
  })[error?.code];
  return new BotFault({
    code: code ?? "no_room",
    message: error?.message ?? String(error),
    file: title,
    trace: error?.trace ?? "",
  });
}

/** @param {MessagePort} [fetchProxy] @returns {Promise<any>} a worker of its own, as an engine with other methods */
async function openRoom(fetchProxy) {
  const parts = await partsOnce();
  return createEngine({
    createWorker: () => startIsolated(parts, { patience: PATIENCE, fetchProxy }),
    revive: false,
    patience: PATIENCE,
  });
}

/** A worker that has loaded a bot. @param {OwnBot} bot @returns {Promise<any>} */
async function loaded({ title, text, wheels }) {
  const room = await openRoom();
  try {
    const { fault } = await room.call("load", wheels ? { name: title, wheels } : { name: title, text });
    if (fault) throw new BotFault(fault);
    return room;
  } catch (error) {
    room.dispose();
    throw error;
  }
}

/** Has a package fetched, with all that it needs; null if nothing here could. @type {((name: string) => Promise<OwnBot>) | null} */
export const fetchPackage =
  startFetchProxy &&
  (async (name) => {
    const { port1, port2 } = new MessageChannel();
    const fetchProxy = /** @type {() => Worker} */ (startFetchProxy)();
    /** @type {Wheel[]} */
    const wheels = [];
    fetchProxy.onmessage = ({ data }) => wheels.push({ name: data.name, data: base64(data.body) });
    fetchProxy.postMessage(port1, [port1]);
    let room = null;
    try {
      room = await openRoom(port2);
      const { fault } = await room.work("install", { package: name }, () => {}).promise;
      if (fault) throw new BotFault(fault);
      const bare = (/** @type {string} */ text) => text.toLowerCase().replace(/[-_.]+/g, "-");
      const [wanted] = name.split("==");
      const own = (/** @type {Wheel} */ wheel) => Number(bare(wheel.name.split("-")[0]) === bare(wanted));
      return { id: OWN + name, title: name, text: null, wheels: wheels.sort((a, b) => own(b) - own(a)) };
    } catch (error) {
      throw faultOf(error, name);
    } finally {
      room?.dispose();
      fetchProxy.terminate();
    }
  });

/** @param {ArrayBuffer} buffer */
export function base64(buffer) {
  let text = "";
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * @param {Engine} engine that knows the rules
 * @param {(id: string) => Promise<OwnBot | undefined>} find
 */
export function createSandboxes(engine, find) {
  /** @type {Map<string, Promise<any>>} */
  const rooms = new Map();

  /** @param {string} id */
  async function enter(id) {
    const bot = await find(id);
    if (!bot) throw new BotFault({ code: "gone", file: titleOf(id) });
    return loaded(bot);
  }

  /** @param {string} id */
  function roomOf(id) {
    const known = rooms.get(id);
    if (known) return known;
    const room = enter(id);
    rooms.set(id, room);
    return room;
  }

  /** @param {string} id */
  function close(id) {
    const room = rooms.get(id);
    rooms.delete(id);
    room?.then((each) => each.dispose()).catch(() => {}); // it never opened
  }

  /** @param {string} id @param {import("../../engine/protocol.js").Game} params @param {number} seconds @param {(thought: Thought) => void} listener @returns {Work} */
  function think(id, params, seconds, listener) {
    /** @type {{stop(): void, cancel(): void} | null} */
    let work = null;
    const ending = { cancelled: false };
    const end = (/** @type {"stop" | "cancel"} */ how) => () => {
      ending.cancelled ||= how === "cancel";
      work?.[how]();
    };
    /** @returns {Promise<import("../../engine/protocol.js").ThinkResult>} */
    const answer = async () => {
      let room = null;
      try {
        room = await roomOf(id);
        if (ending.cancelled) return { cancelled: true };
        const asked = room.work("think", { ...params, limit: {}, seed: null }, (/** @type {unknown} */ told) => {
          if (isThought(told)) listener(told);
        });
        work = asked;
        const alarm = setTimeout(asked.stop, 1000 * seconds);
        const thought = await asked.promise.finally(() => clearTimeout(alarm));
        return ending.cancelled || thought.cancelled
          ? { cancelled: true }
          : await checked(thought, params, titleOf(id));
      } catch (error) {
        if (!room || !(error instanceof BotFault)) close(id); // the next time it begins anew
        throw faultOf(error, titleOf(id));
      }
    };
    return { promise: answer(), stop: end("stop"), cancel: end("cancel") };
  }

  /** What a sandbox sends may be anything. @param {any} thought @param {import("../../engine/protocol.js").Game} params @param {string} file @returns {Promise<Thought>} */
  async function checked(thought, params, file) {
    if (thought?.fault) throw new BotFault(thought.fault);
    if (!isThought(thought)) throw new BotFault({ code: "cheat", file });
    const { refusal } = await engine.call("explain", { ...params, turn: thought.turn });
    if (refusal) throw new BotFault({ code: "illegal", message: `${thought.turn}: ${refusal.message}`, file });
    return thought;
  }

  /** Loads a bot to see whether that goes well; then it is ready to play. @param {OwnBot} bot */
  async function admit(bot) {
    close(bot.id);
    try {
      const room = await loaded(bot);
      rooms.set(bot.id, Promise.resolve(room));
    } catch (error) {
      throw faultOf(error, bot.title);
    }
  }

  return { think, close, admit };
}

/** @param {any} told @returns {told is Thought} */
const isThought = (told) =>
  isText(told?.turn) &&
  Array.isArray(told.line) &&
  told.line.every(isText) &&
  Number.isFinite(told.value) &&
  Number.isFinite(told.nodes) &&
  [null, "win", "loss"].includes(told.proven);

/** @param {unknown} text */
const isText = (text) => typeof text === "string" && text.length < LONGEST;
