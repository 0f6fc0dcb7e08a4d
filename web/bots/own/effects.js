/** Users' bots: adds, stores and removes them, and asks them for their turns. */

import { reviewing } from "../../game/line.js";
import { OWN } from "../../game/player-names.js";
import { current } from "../../game/select.js";
import { BotFault, base64, createSandboxes, fetchPackage } from "./sandboxes.js";
import * as v from "../../engine/valid.js";
import { createStore, del, update } from "../../../vendor/idb-keyval/index.js";
import { allIn, brief, entryUnder, LONGEST_NAME, short } from "../../engine/entries.js";

const kept = v.object({
  ...{ id: brief, title: short(LONGEST_NAME), text: v.nullable(v.string()) },
  wheels: v.nullable(v.array(v.object({ name: v.string(), data: v.string() }))),
});
const database = createStore("bug-bots", "bots");

/** @returns {Promise<OwnBot[]>} */
export const keptBots = async () => (await allIn(kept, database)).found;
/** @param {OwnBot} bot @returns {Promise<OwnBot | null>} the one that it replaces */
export async function keepBot(bot) {
  /** @type {OwnBot | null} */
  let before = null;
  const replace = (/** @type {unknown} */ now) => {
    before = now ? entryUnder(kept, bot.id, now) : null;
    return bot;
  };
  await update(bot.id, replace, database); // a blocked database throws at once
  return before;
}
/** Stores a bot unless another one is stored under its id. @param {OwnBot} bot @returns {Promise<boolean>} whether it is stored */
async function keepIfFree(bot) {
  let free = true;
  const choose = (/** @type {OwnBot | undefined} */ now = bot) => {
    free = sameCode(now, bot);
    return now;
  };
  await update(bot.id, choose, database);
  return free;
}
/** @param {string} id */
export const dropBot = async (id) => del(id, database);

/** @typedef {import("../../app/effects.js").Store} Store */
/** @typedef {import("../../app/effects.js").Engine} Engine */
/** @typedef {import("./sandboxes.js").OwnBot} OwnBot */
/** The source that a bot is added from. back: the id of the bot that was removed last @typedef {{file: File} | {text: string} | {package: string} | {back: string}} Source */

/** A longer file is not a bot. */
const MOST_BYTES = 20_000_000;
/** A bot that was added and plays no game yet keeps its worker this long (ms). */
const WAIT_MS = 60_000;

/** @param {Store} store @param {Engine} engine */
export function ownBots(store, engine) {
  /** @type {Map<string, OwnBot>} */
  const bots = new Map();
  /** The bot that was removed last. @type {OwnBot | null} */
  let removed = null;
  const tell = (change = {}) =>
    store.dispatch({
      type: "own-bots",
      own: [...bots.values()].map(({ id, title, text }) => ({ id, title, text })),
      removed,
      ...change,
    });
  const ready = keptBots().then(
    (kept) => {
      for (const bot of kept) bots.set(bot.id, bot);
      tell();
    },
    () => {}, // where nothing can be kept, nothing was
  );
  const find = async (/** @type {string} */ id) => {
    await ready;
    return bots.get(id);
  };
  const sandboxes = createSandboxes(engine, find);
  /** Bots that were just added and wait for their first game. @type {Map<string, ReturnType<typeof setTimeout> | undefined>} */
  const waiting = new Map();

  /** @param {Source} source */
  async function add(source) {
    if ("back" in source) return putBack(source.back);
    const title =
      "file" in source ? source.file.name : "package" in source ? source.package.trim() : titleOfText(source.text);
    store.dispatch({ type: "bot-adding", title });
    try {
      const bot = await botOf(source, title);
      clearTimeout(waiting.get(bot.id));
      waiting.set(bot.id, undefined); // until its check is over
      await sandboxes.admit(bot);
      wait(bot.id);
      let before = bots.get(bot.id);
      bots.set(bot.id, bot);
      const kept = await keepBot(bot).then(
        (replaced) => {
          before = replaced ?? before; // another tab may have changed it
          return true;
        },
        () => false,
      );
      if (before && !sameCode(before, bot)) removed = before; // Undo puts it beside the new one
      else if (removed && removed.id === bot.id && sameCode(removed, bot)) removed = null; // there is nothing to put back
      tell();
      store.dispatch({ type: "bot-added", title, kept });
    } catch (error) {
      const fault =
        error instanceof BotFault ? error.fault : new BotFault({ code: "no_room", trace: String(error) }).fault;
      store.dispatch({ type: "bot-not-added", title, fault });
    }
  }

  /** Undoes the last removal; if there is another bot of that name now, here or in another tab, under a new name. @param {string} id */
  async function putBack(id) {
    const gone = removed;
    if (gone?.id !== id) return;
    removed = null;
    let bot = gone;
    const isFree = async () => {
      const here = bots.get(bot.id);
      if (here && !sameCode(here, bot)) return false;
      return keepIfFree(bot).catch(() => true); // it stays as long as the page is open
    };
    for (let number = 2; !(await isFree()); number++) bot = numbered(gone, number);
    bots.set(bot.id, bot);
    tell();
  }

  /** @param {string} id */
  function wait(id) {
    clearTimeout(waiting.get(id));
    const late = () => {
      waiting.delete(id);
      run(store.state());
    };
    waiting.set(id, setTimeout(late, WAIT_MS));
  }

  /** A bot's worker ends with its game. @param {import("../../app/state.js").State} state */
  function run(state) {
    const { seats } = state.game;
    const over = current(state) && state.scene?.phase === "over" && !reviewing(state.game);
    const plays = (/** @type {string} */ id) => !over && seats.some((seat) => seat.kind === "bot" && seat.level === id);
    sandboxes.closeOthers((id) => waiting.has(id) || plays(id));
  }

  return {
    add,
    run,
    /** @param {string} id */
    async remove(id) {
      waiting.delete(id);
      sandboxes.close(id);
      removed = bots.get(id) ?? null;
      bots.delete(id);
      tell({ added: null }); // it is no longer ready
      await dropBot(id).catch(() => {}); // where nothing can be kept, nothing was
    },
    /** @type {import("../thinkers.js").Think} */
    think(params, level, listener) {
      waiting.delete(level); // from now on its worker stays as long as the game
      return sandboxes.think(level, params, store.state().settings.seconds, listener);
    },
    find,
  };
}

/** @param {OwnBot} one @param {OwnBot} other */
const sameCode = (one, other) => one.text === other.text && JSON.stringify(one.wheels) === JSON.stringify(other.wheels);

/** The same bot under another name: `mybot (2).py`. @param {OwnBot} bot @param {number} number @returns {OwnBot} */
function numbered(bot, number) {
  const title = bot.title.replace(/(\.py|\.whl)?$/, ` (${number})$1`);
  return { ...bot, id: OWN + title, title };
}

/** @param {Exclude<Source, {back: string}>} source @param {string} title @returns {Promise<OwnBot>} */
async function botOf(source, title) {
  if ("package" in source) {
    if (!fetchPackage) throw new BotFault({ code: "no_room" });
    return fetchPackage(title);
  }
  const id = OWN + title;
  if ("text" in source) return { id, title, text: source.text, wheels: null };
  const { file } = source;
  if (file.size > MOST_BYTES) throw new BotFault({ code: "too_long", file: title });
  if (!title.endsWith(".whl")) return { id, title, text: await file.text(), wheels: null };
  return { id, title, text: null, wheels: [{ name: title, data: base64(await file.arrayBuffer()) }] };
}

/** The title of a pasted text, from its first line: `# mybot.py` or `# My bot`. @param {string} text */
export const titleOfText = (text) => /^#\s*([\w][\w .-]{0,39})$/.exec(text.split("\n")[0].trim())?.[1] ?? "mybot.py";
