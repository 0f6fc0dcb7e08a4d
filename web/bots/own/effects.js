/** Users' bots: adds, stores and removes them, and asks them for their turns. */

import { reviewing } from "../../game/line.js";
import { OWN, titleOf } from "../../game/player-names.js";
import { current } from "../../game/select.js";
import { BotFault, base64, createSandboxes, fetchPackage } from "./sandboxes.js";
import * as v from "../../engine/valid.js";
import { update } from "../../../vendor/idb-keyval/index.js";
import { databaseOf } from "../../engine/database.js";
import { allIn, brief, entryUnder, LONGEST_NAME, short } from "../../engine/entries.js";

const wheel = v.object({ name: v.pipe(v.string(), v.like(/^[^/]+\.whl$/)), data: v.string() });
const kept = v.pipe(
  v.object({
    ...{ id: brief, title: short(LONGEST_NAME), text: v.nullable(v.string()) },
    wheels: v.nullable(v.pipe(v.array(wheel), v.minLength(1))),
  }),
  v.check(({ text, wheels }) => text !== null || wheels !== null),
);
const database = databaseOf("bug-bots", "bots");

/** The stored bots. */
export const keptBots = () => allIn(kept, database);
/** @param {OwnBot} bot @returns {Promise<OwnBot | null>} the one that it replaces */
export async function keepBot(bot) {
  /** @type {OwnBot | null} */
  let before = null;
  const replace = (/** @type {unknown} */ now) => {
    before = now ? entryUnder(kept, bot.id, now) : null;
    return bot;
  };
  await update(bot.id, replace, database);
  return before;
}
/** Stores a bot unless another one is stored under its id. @param {OwnBot} bot @returns {Promise<boolean>} whether it is stored */
async function keepIfFree(bot) {
  let free = true;
  const choose = (/** @type {unknown} */ now = bot) => {
    free = isStored(now, bot);
    return now;
  };
  await update(bot.id, choose, database);
  return free;
}
/** Removes a bot from the store, unless another one is stored under its id. @param {OwnBot} bot @returns {Promise<OwnBot | null>} the one that is stored instead */
export async function dropBot(bot) {
  /** @type {OwnBot | null} */
  let instead = null;
  await database(
    "readwrite",
    (all) =>
      new Promise((resolve, reject) => {
        const request = all.get(bot.id);
        request.onsuccess = () => {
          const now = request.result;
          if (isStored(now, bot)) all.delete(bot.id);
          else instead = now ? entryUnder(kept, bot.id, now) : null;
        };
        all.transaction.oncomplete = () => resolve(null);
        all.transaction.onabort = () => reject(all.transaction.error);
      }),
  );
  return instead;
}

/** @typedef {import("../../app/effects.js").Store} Store */
/** @typedef {import("../../app/effects.js").Engine} Engine */
/** @typedef {import("./sandboxes.js").OwnBot} OwnBot */
/** The source that a bot is added from. back: the id of the bot that was removed last @typedef {{file: File} | {text: string} | {package: string} | {back: string}} Source */

/** What a wheel may have, and a text: the page shows texts (bytes; characters of a pasted text). */
const MOST_WHEEL = 20_000_000;
const MOST_TEXT = 2_000_000;
/** A bot that was added and plays no game yet keeps its worker this long (ms). */
const WAIT_MS = 60_000;

/** @param {Store} store @param {Engine} engine */
export function ownBots(store, engine) {
  /** @type {Map<string, OwnBot>} */
  const bots = new Map();
  /** The bot that was removed last. @type {OwnBot | null} */
  let removed = null;
  /** The ids of stored bots that can't be read. @type {Set<unknown>} */
  const unread = new Set();
  const tell = (change = {}) =>
    store.dispatch({
      type: "own-bots",
      own: [...bots.values()].map(({ id, title, text }) => ({ id, title, text })),
      removed,
      changed: null,
      unread: unread.size,
      ...change,
    });
  const ready = keptBots().then(
    ({ found, keys }) => {
      for (const bot of found) bots.set(bot.id, bot);
      for (const key of keys) if (!bots.has(String(key))) unread.add(key);
      tell();
    },
    () => {}, // where nothing can be kept, nothing was
  );
  const find = async (/** @type {string} */ id) => {
    await ready;
    return bots.get(id);
  };
  const sandboxes = createSandboxes(engine, async (id) => {
    const bot = await find(id);
    if (!bot && unread.has(id)) throw new BotFault({ code: "unread", file: titleOf(id) });
    return bot;
  });
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
          unread.delete(bot.id);
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
      const shown = bots.get(id);
      waiting.delete(id);
      sandboxes.close(id);
      if (!shown) return;
      const newer = await dropBot(shown).catch(() => null); // where nothing can be kept, nothing was
      if (newer) {
        bots.set(id, newer);
        return tell({ added: null, changed: newer.title });
      }
      if (bots.get(id) !== shown) return; // a newer one was added meanwhile, or this was pressed twice
      removed = shown;
      bots.delete(id);
      tell({ added: null }); // it is no longer ready
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

/** Is the bot stored with the same code? @param {unknown} now what is stored under its id @param {OwnBot} bot */
function isStored(now, bot) {
  const stored = now ? entryUnder(kept, bot.id, now) : null;
  return stored !== null && sameCode(stored, bot);
}

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
  const isWheel = "file" in source && title.endsWith(".whl");
  const [size, most] = ["text" in source ? source.text.length : source.file.size, isWheel ? MOST_WHEEL : MOST_TEXT];
  if (size > most) throw new BotFault({ code: "too_long", file: title, detail: `${most / 1_000_000}` });
  if ("text" in source) return { id, title, text: source.text, wheels: null };
  const { file } = source;
  const data = await file.arrayBuffer().catch(() => null); // of a folder, or of a file that has gone
  if (!data) throw new BotFault({ code: "unreadable", file: title });
  if (!isWheel) return { id, title, text: new TextDecoder().decode(data), wheels: null };
  return { id, title, text: null, wheels: [{ name: title, data: base64(data) }] };
}

/** The title of a pasted text, from its first line: `# mybot.py` or `# My bot`. @param {string} text */
export const titleOfText = (text) => /^#\s*([\w][\w .-]{0,39})$/.exec(text.split("\n")[0].trim())?.[1] ?? "mybot.py";
