/** What this browser stores about a connection: its game, the way back to the friend's device, and a wish that the engine has not written yet. */

import { del, get, set } from "../../vendor/idb-keyval/index.js";
import { databaseOf } from "../engine/database.js";
import * as v from "../engine/valid.js";
import { unlessBlocked } from "../ui/unless-blocked.js";
import { MOST_SPARES, spare } from "./peer.js";

/** @typedef {import("./peer.js").Spare} Spare */
/** game: its first id; spares: the friend's; certificate: this device's, by which the friend's device identifies it. @typedef {{game: string, role: "host" | "guest", certificate: RTCCertificate, spares: readonly Spare[]}} Way */

/** The key in storage for the connection's game. It tells a reloaded page, or another tab, that its connection is gone. */
const CONNECTED = "bug.direct";
const NAME = "bug-way-back";
const ONE = "way";
/** How long a way back is kept (ms). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Only the browser knows whether this is a certificate; it refuses anything else. @type {import("../../vendor/valibot/index.min.mjs").GenericSchema<RTCCertificate>} */
const certificate = v.custom((value) => typeof value === "object" && value !== null);
const stored = v.object({
  game: v.pipe(v.string(), v.minLength(1)),
  role: v.picklist(["host", "guest"]),
  certificate,
  spares: v.pipe(v.array(spare), v.minLength(1), v.maxLength(MOST_SPARES)),
  at: v.number(),
});

/** A stored way back; null: there is none, it is damaged, or it is too old. @param {unknown} value @returns {Way | null} */
export function wayOf(value) {
  const { success, output } = v.safeParse(stored, value);
  if (!success || Math.abs(Date.now() - output.at) > KEPT_MS) return null;
  const { at: _, ...way } = output;
  return way;
}

/** The way back of the last connection; none if the browser stores nothing. */
export function wayStorage() {
  const database = databaseOf(NAME, "ways");
  const none = () => null;
  const forget = () => del(ONE, database).catch(none);
  return {
    /** @param {Way} way */
    keep: (way) => set(ONE, { ...way, at: Date.now() }, database).catch(none),
    forget,
    /** Reads the way back; drops a damaged or old one. @returns {Promise<Way | null>} */
    async read() {
      const found = await get(ONE, database).catch(none);
      const way = wayOf(found);
      if (found && !way) await forget();
      return way;
    },
  };
}

/** Removes an old way back at a visit to another game. */
export const tidy = () => void wayStorage().read();

/** The key of the connection's game; null: there is none. */
export const marked = () => unlessBlocked(() => localStorage.getItem(CONNECTED));

/** @param {string | null} key of a game */
export const mark = (key) =>
  key && unlessBlocked(() => localStorage.getItem(CONNECTED) === key || localStorage.setItem(CONNECTED, key));

/** Forgets the connection of a game that goes on by link. @param {string | null} key @returns {boolean} whether it was remembered */
export const unmark = (key) => {
  if (key === null || marked() !== key) return false;
  unlessBlocked(() => localStorage.removeItem(CONNECTED));
  return true;
};

/** This tab's key for a wish that the engine has not written yet. */
const ASKED = "bug.asked";
/** key: of the connection's game; params: of the game that the reader asks for @typedef {{key: string, params: import("../engine/protocol.js").LetterParams}} Asked */
const asked = v.object({ key: v.string(), params: v.looseObject({ id: v.string() }) });

/** The wish of the page before the reload, if the engine had not written it. @returns {Asked | null} */
export const askedBefore = () =>
  /** @type {Asked | null | undefined} */ (unlessBlocked(() => v.readJson(asked, sessionStorage.getItem(ASKED)))) ??
  null;

/** @param {Asked | null} wish null: the engine has written it */
export const keepAsked = (wish) =>
  unlessBlocked(() => (wish ? sessionStorage.setItem(ASKED, JSON.stringify(wish)) : sessionStorage.removeItem(ASKED)));
