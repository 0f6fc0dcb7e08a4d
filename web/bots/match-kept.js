/**
 * Matches in the browser's storage, each under a key of its own, so that a reload loses none. The tab that plays a match has a lock with the
 * name of its key: no other tab takes the match over or overwrites it.
 */

import { brief, time } from "../engine/entries.js";
import { fault } from "../engine/door.js";
import * as v from "../engine/valid.js";
import { isCompanion, isOwn, plainLevel } from "../game/player-names.js";
import { locksOf } from "../ui/locks.js";
import { newId } from "../ui/new-id.js";
import { keysIn, unlessBlocked } from "../ui/unless-blocked.js";

/** @typedef {import("./state.js").MatchState} MatchState */
/** @typedef {import("./state.js").Score} Score */
/** @typedef {Omit<MatchState, "running" | "error" | "unsaved" | "deleted">} Kept */
/** @typedef {import("../engine/protocol.js").Catalogue} Catalogue */

const KEY = "bug.match.";
const MOST_PAIRS = 1000;

/** @param {Catalogue} catalogue */
function schemaOf({ levels }) {
  const isKnown = (/** @type {string} */ name) =>
    isOwn(name) || isCompanion(name) || levels.some((each) => each.name === plainLevel(name));
  const level = v.pipe(brief, v.check(isKnown));
  const score = {
    ...{ levels: v.tuple([level, level]), ruleset: brief, board: brief },
    pairs: v.pipe(v.natural, v.maxValue(MOST_PAIRS)),
    won: v.tuple([v.natural, v.natural, v.natural]),
    margin: v.fallback(v.nullable(v.pipe(v.finite, v.minValue(0), v.maxValue(1))), null),
    mistakes: v.fallback(v.natural, 0),
    fault: v.fallback(v.nullable(fault), null),
  };
  const agrees = (/** @type {Pick<Score, "won" | "pairs" | "margin">} */ { won, pairs, margin }) =>
    playedPairs(won) <= pairs && (margin === null || playedPairs(won) > 0);
  const replaced = v.fallback(
    v.nullable(
      v.pipe(
        v.object(score),
        v.check((match) => agrees(match)),
      ),
    ),
    null,
  );
  return v.pipe(
    v.object({ at: time, ...score, replaced }),
    v.check((match) => agrees(match)),
  );
}

/** @param {readonly number[]} won */
export const playedPairs = (won) => won.reduce((sum, count) => sum + count, 0);

/** What is left of a match that another replaces. @param {MatchState} match @returns {Score} */
export const scoreOf = ({ levels, ruleset, board, pairs, won, margin, mistakes, fault }) => ({
  ...{ levels, ruleset, board, pairs },
  ...{ won, margin, mistakes, fault },
});

/** @param {Catalogue} catalogue @param {import("../ui/locks.js").Locks | undefined} [locks] undefined at http addresses of a network */
export function matchStore(catalogue, locks = locksOf()) {
  const schema = schemaOf(catalogue);
  /** Without locks a tab knows only its own matches. */
  const texts = () => (locks ? localStorage : sessionStorage);
  /** The key of this tab's match. @type {string | null} */
  let key = null;
  let release = () => {};

  /** Takes a key for this tab. @param {string} name @returns {Promise<(() => void) | null>} what gives it back; null: another tab has it */
  const take = (name) =>
    new Promise((resolve) => {
      const hold = (/** @type {Lock | null} */ lock) =>
        lock ? new Promise((done) => resolve(() => done(null))) : Promise.resolve(resolve(null));
      if (locks) locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(null));
      else resolve(() => {});
    });

  /** All matches in the storage, the newest first. */
  function all() {
    const found = keysIn(texts()).flatMap((name) => {
      const match = name.startsWith(KEY) ? v.readJson(schema, texts().getItem(name)) : null;
      return match ? [{ name, ...match }] : [];
    });
    return found.sort((one, other) => other.at - one.at);
  }

  return {
    /** The newest match that no other tab has; from now on it is this tab's. @returns {Promise<Kept | null>} */
    async find() {
      try {
        for (const { name, at: _, ...match } of all()) {
          const end = await take(name);
          if (end && key === null) {
            [key, release] = [name, end];
            return match;
          }
          end?.(); // the reader began another match meanwhile
        }
      } catch {
        // Storage is blocked: it keeps no match.
      }
      return null;
    },

    /** Stores this tab's match. @param {MatchState} match @returns {boolean} whether it is stored */
    keep({ running: _running, error: _error, unsaved: _unsaved, deleted: _deleted, ...match }) {
      if (key === null) {
        key = KEY + newId();
        const taken = take(key);
        release = () => void taken.then((end) => end?.());
      }
      try {
        texts().setItem(key, JSON.stringify({ ...match, at: Date.now() }));
        return true;
      } catch {
        return false; // storage is full or blocked
      }
    },

    /** Deletes this tab's match. */
    forget() {
      unlessBlocked(() => key !== null && texts().removeItem(key));
      key = null;
      release();
    },
  };
}
