/** Stores users' bots on this device, out of reach of the bots themselves. */
import * as v from "../../engine/valid.js";
import { createStore, del, set, values } from "../../../vendor/idb-keyval/index.js";

/** @typedef {import("./sandboxes.js").OwnBot} OwnBot */

const kept = v.fitting(
  v.object({
    ...{ id: v.string(), title: v.string(), text: v.nullable(v.string()) },
    wheels: v.nullable(v.array(v.object({ name: v.string(), data: v.string() }))),
  }),
);
const bots = createStore("bug-bots", "bots");

/** @returns {Promise<OwnBot[]>} */
export const keptBots = async () => v.parse(kept, await values(bots));
/** @param {OwnBot} bot */
export const keepBot = async (bot) => set(bot.id, bot, bots); // a database that is blocked throws at once
/** @param {string} id */
export const dropBot = async (id) => del(id, bots);
