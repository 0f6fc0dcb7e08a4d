// Random actions of two players: mostly what the page's buttons allow, now and then what they do not.
import { friendsWish } from "../../../web/together/rematch.js";
import { layout } from "../fixtures.mjs";
import { openOptions, current } from "../../../web/game/select.js";
import { addressee, begin, beginNext } from "../../../web/together/begin.js";
import { PHRASES } from "../../../web/together/peer.js";
import { atLiveEnd, keyOfGame, sharedOf } from "../../../web/together/shared.js";
import { keepOf } from "../../../web/together/words.js";

/** @typedef {import("./world.mjs").Page} Page */
/** @typedef {import("../../../web/together/shared.js").Shared} Shared */
/** A text that a player gives to the other; it may arrive several times. @typedef {{to: Page, text: string, kind: "letter" | "offer" | "answer"}} Parcel */

/** Pseudo-random numbers, the same ones for the same seed. @param {number} seed */
export function chance(seed) {
  let last = seed * 2654435761 + 1;
  const next = () => {
    last = (last + 0x6d2b79f5) | 0;
    let mixed = Math.imul(last ^ (last >>> 15), 1 | last);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (/** @type {number} */ count) => Math.floor(next() * count);
  return {
    next,
    below,
    /** @template T @param {readonly T[]} list @returns {T} */
    of: (list) => list[below(list.length)],
    /** @param {number} part */
    is: (part) => next() < part,
  };
}

/** @typedef {ReturnType<typeof chance>} Chance */

/** @param {Page} page @param {{ruleset: string, board: string, days: number, clock: string, id: string, side: 0 | 1, lots: boolean}} terms */
export const beginGame = (page, { ruleset, board, days, clock, id, side, lots }) =>
  page.run(() => {
    const names = /** @type {[string, string]} */ (side ? ["", page.name] : [page.name, ""]);
    begin(page.store.dispatch, { ruleset, board }, side, { days, clock, lots }, names, id);
  });

/** All that a player may do now; likelier actions are listed several times. @param {Page} page @param {(parcel: Omit<Parcel, "to">) => void} give @param {Chance} by @returns {(() => Promise<unknown>)[]} */
export function choicesOf(page, give, by) {
  const { state } = page;
  const { together, dialog } = state;
  const { direct, invited } = together;
  const wish = friendsWish(together);
  if (wish && direct && dialog === "together" && together.page === "wish")
    return [() => page.act({ type: "letter-join", side: direct.wishSide, wish: true })];
  if (invited && dialog === "together" && together.page === "invited")
    return [() => page.act({ type: "letter-join", side: addressee(together.games, invited) })];
  return [...ofConnection(page, give, by), ...ofGame(page, give, by)];
}

/** @param {Page} page @param {(parcel: Omit<Parcel, "to">) => void} give @param {Chance} by @returns {(() => Promise<unknown>)[]} */
function ofConnection(page, give, by) {
  const { direct, state } = page;
  const found = state.together.direct;
  const invite = () => page.run(() => direct.invite());
  if (!found) return sharedOf(state) && !sharedOf(state)?.letter.ending ? [invite] : [];
  const leave = () => page.run(() => direct.leave());
  const { phase, code } = found;
  if (phase === "asked") return [() => page.run(() => direct.answer(code)), leave];
  if (phase === "inviting")
    return [async () => give({ kind: "offer", text: code }), leave].slice(by.is(0.9) ? 0 : 1, 1);
  if (phase === "answering") return [async () => give({ kind: "answer", text: code })];
  if (phase === "open") return [() => page.run(() => direct.say(by.of(PHRASES))), ...(by.is(0.1) ? [leave] : [])];
  return phase === "connecting" || phase === "preparing" ? [] : [...(sharedOf(state) ? [invite, invite] : []), leave];
}

/** @param {Page} page @param {(parcel: Omit<Parcel, "to">) => void} give @param {Chance} by @returns {(() => Promise<unknown>)[]} */
function ofGame(page, give, by) {
  const { state } = page;
  const shared = sharedOf(state);
  if (!shared) return otherGame(page, by);
  const { key, letter, side, unsent, base, rival } = shared;
  const enter = (/** @type {string} */ entry) => () => page.act({ type: "letter-entry", key, entry });
  const send = async () => {
    give({ kind: "letter", text: letter.text });
    await page.act({ type: "letter-sent", key });
  };
  if (rival) return [() => page.act({ type: "letter-settle", take: by.is(0.5) })];
  const undo = () => page.act({ type: "undo" });
  /** @type {(() => Promise<unknown>)[]} */
  const found = [...(by.is(0.05) ? otherGame(page, by) : []), ...(by.is(0.1) ? [undo] : [])];
  if (unsent && !state.together.adding) found.push(send, send);
  if (letter.turns.length && by.is(0.2) && !state.together.adding) found.push(send);
  if (letter.ending)
    return [...found, () => page.run(() => beginNext(page.store.dispatch, state.together.games, shared))];
  if (unsent && base && by.is(0.2)) found.push(() => page.act({ type: "letter-undo" }));
  if (letter.offers[1 - side] !== null) found.push(enter("yes"), enter("yes"), enter("no"));
  const keep = keepOf(shared);
  if (keep !== null && letter.offers[side] === null && !(unsent && base)) found.push(enter(`back${keep}`));
  if (letter.last !== null && by.is(0.03)) found.push(enter("resign"));
  if (by.is(0.05)) found.push(enter(by.of(["time", "back0", "yes", "C3"]))); // no button offers this
  if (by.is(0.1)) found.push(() => page.act({ type: "jump", cursor: by.below(letter.turns.length + 1) }));
  if (!atLiveEnd(state.game, letter)) found.push(() => page.act({ type: "letter-open", key }));
  const press = () => pressed(page, by);
  return [...found, press, press, press, press];
}

/** Opens a game of the list, or begins another one. @param {Page} page @param {Chance} by @returns {(() => Promise<unknown>)[]} */
function otherGame(page, by) {
  const keys = Object.keys(page.state.together.games);
  if (!keys.length) return [];
  const { game } = page.state;
  const seats = /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]);
  const other = () =>
    page.act({
      type: "new-game",
      game: { ...game, seats, tree: { ...game.tree, next: [] }, turns: [], cursor: 0, draft: [] },
    });
  const open = () => page.act({ type: "letter-open", key: by.of(keys) });
  return keyOfGame(game) === null ? [open] : [open, other];
}

/** Presses a cell, mostly a legal one. @param {Page} page @param {Chance} by */
export function pressed(page, by) {
  const { state } = page;
  const { cells } = layout(state.game.board);
  const options = openOptions(state);
  if (current(state) && state.scene?.swap && by.is(0.5)) return page.act({ type: "swap" });
  const cell = options.length && by.is(0.95) ? by.of(options).cell : by.below(cells.length);
  return page.act({ type: "press", cell, name: cells[cell].name });
}
