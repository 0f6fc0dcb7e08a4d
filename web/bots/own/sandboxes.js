/** Runs each user's bot in its own worker, under limits; the engine checks its answers before they count. */

import { startFetchProxy } from "../../boot/isolation.js";
import { isSafeMode } from "../../boot/platform.js";
import { createEngine, secretId } from "../../engine/client.js";
import { faultOf } from "../../engine/door.js";
import { partsOnce, startIsolated } from "../../engine/isolated.js";
import { OWN, titleOf } from "../../game/player-names.js";

/** @typedef {import("../../app/effects.js").Engine} Engine */
/** @typedef {import("../../engine/protocol.js").Thought} Thought */
/** @typedef {import("../thinkers.js").Work} Work */
/**
 * What a bot did wrong: a code of docs/wire.md, or the page's own `killed`, `died`, `flood`, `no_room`, `cheat`, `gone`, `unread`, `unreadable`, `too_long`, `safe`; detail: for its sentence;
 * refusal: why a turn is not legal; the other fields if they are known.
 * @typedef {{code: string, detail: string, refusal?: import("../../engine/protocol.js").RefusalCode, file: string, line: number | null, source: string, trace: string}} Fault
 */
/** @typedef {{name: string, data: string}} Wheel data: base64 */
/** A stored bot: the text of a file, or wheels; the first wheel is the bot's own. @typedef {{id: string, title: string, text: string | null, wheels: Wheel[] | null}} OwnBot */

/** A step that takes longer is interrupted; if it goes on, its worker is ended after twice this time (ms). */
const PATIENCE = 10_000;
/** A cancelled bot has this time to end its thought; then its worker is ended (ms). */
const CANCEL_MS = 1000;

export class BotFault extends Error {
  /** @param {Partial<Fault>} fault */
  constructor(fault) {
    super(fault.code);
    this.name = "BotFault";
    /** @type {Fault} */
    this.fault = { code: "crash", detail: "", file: "", line: null, source: "", trace: "", ...fault };
  }
}

/** How a worker ended, by the code of the client (engine/client.js). @type {Record<string, string>} */
const ENDINGS = {
  hung: "killed",
  flood: "flood",
  malformed: "cheat",
  closed: "gone",
  python_error: "died",
  internal: "died",
  bad_game: "cheat",
};

/** @param {any} error @param {string} title @returns {BotFault} */
function botFaultOf(error, title) {
  if (error instanceof BotFault) return error;
  const code = ENDINGS[error?.code] ?? "no_room";
  return new BotFault(faultOf({ code, file: title, trace: error?.trace || (error?.message ?? String(error)) }));
}

/** Starts a worker for a bot, as an engine with other methods. @param {import("../../engine/isolated.js").IsolatedParts} parts @param {MessagePort} [fetchProxy] @returns {any} */
const startSandbox = (parts, fetchProxy) =>
  createEngine({
    createWorker: () => startIsolated(parts, { patience: PATIENCE, fetchProxy }),
    revive: false,
    patience: PATIENCE,
    newId: secretId,
  });

/**
 * A worker that loads a bot. It can end at any time, even while it starts. `left`: another one takes its place, and answers its questions.
 * @typedef {{opened: Promise<any>, end(): void, left?: boolean}} Room
 */

/** @param {() => Promise<OwnBot>} find @returns {Room} */
function openRoom(find) {
  let ended = false;
  /** @type {any} */
  let sandbox = null;
  const end = () => {
    ended = true;
    sandbox?.dispose();
  };
  const open = async () => {
    const { title, text, wheels } = await find();
    if (isSafeMode()) throw new BotFault({ code: "safe", file: title });
    const parts = await partsOnce();
    if (ended) throw new BotFault({ code: "gone", file: title });
    sandbox = startSandbox(parts);
    const { fault } = await sandbox.call("load", wheels ? { name: title, wheels } : { name: title, text });
    if (fault) throw new BotFault(fault);
    return sandbox;
  };
  const opened = open();
  opened.catch(end);
  return { opened, end };
}

/**
 * Downloads a package, with everything that it needs; null if this platform can't. None of its code runs in the worker that has a fetch
 * proxy: both end before another worker first imports the package.
 * @type {((name: string) => Promise<OwnBot>) | null} */
export const fetchPackage =
  startFetchProxy &&
  (async (name) => {
    if (isSafeMode()) throw new BotFault({ code: "safe", file: name });
    const { port1, port2 } = new MessageChannel();
    /** @type {Worker | null} */
    let fetchProxy = null;
    /** @type {Wheel[]} */
    const wheels = [];
    let room = null;
    try {
      fetchProxy = await /** @type {() => Promise<Worker>} */ (startFetchProxy)();
      fetchProxy.onmessage = ({ data }) => wheels.push({ name: data.name, data: base64(data.body) });
      fetchProxy.postMessage(port1, [port1]);
      room = startSandbox(await partsOnce(), port2);
      const { fault } = await room.work("install", { package: name }, () => {}).promise;
      if (fault) throw new BotFault(fault);
      const bare = (/** @type {string} */ text) => text.toLowerCase().replace(/[-_.]+/g, "-");
      const [wanted] = name.split("==");
      const own = (/** @type {Wheel} */ wheel) => Number(bare(wheel.name.split("-")[0]) === bare(wanted));
      return { id: OWN + name, title: name, text: null, wheels: wheels.sort((a, b) => own(b) - own(a)) };
    } catch (error) {
      throw botFaultOf(error, name);
    } finally {
      room?.dispose();
      fetchProxy?.terminate();
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
  /** @type {Map<string, Room>} */
  const rooms = new Map();

  /** @param {string} id @returns {Promise<OwnBot>} */
  async function found(id) {
    const bot = await find(id);
    if (!bot) throw new BotFault({ code: "gone", file: titleOf(id) });
    return bot;
  }

  /** @param {string} id @param {() => Promise<OwnBot>} get @returns {Room} */
  function roomOf(id, get) {
    const room = rooms.get(id) ?? openRoom(get);
    rooms.set(id, room);
    return room;
  }

  /** Ends the worker of a bot at once. @param {string} id */
  function close(id) {
    rooms.get(id)?.end();
    rooms.delete(id);
  }

  /** Ends the workers of all bots but some. @param {(id: string) => boolean} needed */
  function closeOthers(needed) {
    for (const id of rooms.keys()) if (!needed(id)) close(id);
  }

  /** @param {string} id @param {import("../../engine/protocol.js").Game} params @param {number} seconds @param {(thought: Thought) => void} listener @returns {Work} */
  function think(id, params, seconds, listener) {
    /** @type {{stop(): void, cancel(): void} | null} */
    let work = null;
    let [opened, cancelled, over] = [false, false, false];
    let room = roomOf(id, () => found(id));
    const closeThis = () => {
      if (rooms.get(id) === room) close(id);
      else room.end();
    };
    const cancel = () => {
      cancelled = true;
      work?.cancel();
      setTimeout(() => {
        if (!work || over) return;
        room.left = true; // what it was asked since then goes to another one
        closeThis();
      }, CANCEL_MS);
    };
    /** @returns {Promise<import("../../engine/protocol.js").ThinkResult>} */
    const answer = async () => {
      /** @type {ReturnType<typeof setTimeout>[]} */
      const alarms = [];
      try {
        const sandbox = await room.opened;
        opened = true;
        if (cancelled) return { cancelled: true };
        const asked = sandbox.work("think", { ...params, limit: {}, seed: null }, listener);
        work = asked;
        alarms.push(setTimeout(asked.stop, 1000 * seconds));
        const late = new Promise((_, reject) => {
          const killed = () => reject(new BotFault({ code: "killed", file: titleOf(id) }));
          alarms.push(setTimeout(killed, 1000 * seconds + 2 * PATIENCE));
        });
        const thought = await Promise.race([asked.promise, late]);
        sandbox.call("hello", {}).catch(closeThis); // ends a bot that goes on after its answer
        return cancelled || thought?.cancelled ? { cancelled: true } : await checked(thought, params, titleOf(id));
      } catch (error) {
        if (room.left && !cancelled) {
          room = roomOf(id, () => found(id));
          return await answer();
        }
        const fault = botFaultOf(error, titleOf(id));
        if (!opened || !(error instanceof BotFault) || fault.fault.code === "killed") closeThis(); // the next question starts another worker
        if (cancelled) return { cancelled: true };
        throw fault;
      } finally {
        over = true;
        alarms.forEach(clearTimeout);
      }
    };
    return { promise: answer(), stop: () => work?.stop(), cancel };
  }

  /** Checks the answer of a sandbox: it may not be a thought, or not legal. @param {any} thought @param {import("../../engine/protocol.js").Game} params @param {string} file @returns {Promise<Thought>} */
  async function checked(thought, params, file) {
    const { fault } = thought ?? {};
    if (fault && fault.code !== "illegal") throw new BotFault(fault);
    const played = fault ? fault.detail : thought?.turn;
    if (typeof played !== "string") throw new BotFault({ code: "cheat", file });
    const { refusal, turn } = await engine.call("explain", { ...params, turn: played });
    if (fault || refusal) {
      const detail = refusal?.text || played;
      throw new BotFault({ file, ...fault, code: "illegal", detail, refusal: refusal?.code });
    }
    return { ...thought, turn: /** @type {string} */ (turn) };
  }

  /** Ends the worker of a bot, whose questions go to the next one. @param {string} id */
  function leave(id) {
    const room = rooms.get(id);
    if (room) room.left = true;
    close(id);
  }

  /** Loads a bot to check it; after that it is ready to play. @param {OwnBot} bot */
  async function admit(bot) {
    leave(bot.id);
    try {
      await roomOf(bot.id, async () => bot).opened;
    } catch (error) {
      leave(bot.id);
      throw botFaultOf(error, bot.title);
    }
  }

  return { think, close, closeOthers, admit };
}
