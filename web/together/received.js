/** Received letters, by link or connection: the engine reads them, the page merges them with a known game or asks the reader. Pure. */

import { without } from "../game/state.js";
import {
  announced,
  goingOn,
  isAt,
  named,
  opened,
  reached,
  shown,
  watching,
  withKey,
  withShared,
  withTogether,
} from "./change.js";
import { agreedOn, isLinked, friendsWish, withoutFriendsWish, withoutWishes } from "./rematch.js";
import {
  answerIn,
  idIn,
  isToWatch,
  keyFor,
  keyOfGame,
  ofConnection,
  rivalOf,
  sharedFrom,
  sharedOf,
  withLetter,
} from "./shared.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./shared.js").Shared} Shared */
/** @typedef {import("./state.js").Together} Together */
/** @typedef {import("./state.js").Direct} Direct */
/** @typedef {import("../engine/protocol.js").Letter} Letter */
/** @typedef {import("../engine/protocol.js").LetterRead} LetterRead */
/** @typedef {import("../engine/protocol.js").Side} Side */
/** @typedef {import("./state.js").Coming} Coming */
/** @typedef {import("./state.js").Note} Note */

/** So many of the friend's wishes open a dialog; the others are only in the card. */
const MOST_DIALOGS = 3;
/** Games without names often have so many first turns in common. */
const COMMON = 3;
/** The number of letters of other games that wait while one is read. */
const MOST_WAITING = 8;

/** The key of the known game that a letter belongs to: that of its side, or the connection's, or the one on the board first. @param {State} state @param {string | null} id @param {Side | null} of */
function keyHere({ game, together }, id, of) {
  const { direct } = together;
  const sides = of === null ? /** @type {Side[]} */ ([0, 1]) : [of];
  const known = Object.values(together.games).filter(({ letter, side }) => letter.id === id && sides.includes(side));
  known.sort((one, other) => one.version - other.version || one.side - other.side);
  const first = direct?.phase === "open" ? known.find(({ key }) => key === direct.key) : undefined;
  return (first ?? known.find(({ key }) => key === keyOfGame(game)) ?? known[0])?.key ?? null;
}

/** Reads a letter, or lets it wait while another is read. @param {State} state @param {Coming} coming @returns {State} */
export function incoming(state, coming) {
  const { text, side = null, live = false, again = false } = coming;
  const { incoming: read, note, waiting } = state.together;
  const id = idIn(text);
  if (read) {
    const isSame = (/** @type {Coming} */ each) =>
      idIn(each.text) === id && (each.live ?? false) === live && (each.tab ?? false) === (coming.tab ?? false);
    const next = waiting.some(isSame)
      ? waiting.map((each) => (isSame(each) ? coming : each)) // a wish behind it waits for it
      : [...waiting, coming];
    return withTogether(state, { waiting: next.slice(-MOST_WAITING) });
  }
  return withTogether(state, {
    incoming: { ...coming, known: keyHere(state, id, side), side, live, again },
    wrong: null,
    note: live ? note : null,
  });
}

/** Reads the letter that has waited longest, if none is being read. @param {State} state @returns {State} */
export function waited(state) {
  const [first, ...waiting] = state.together.waiting;
  return first && !state.together.incoming ? incoming(withTogether(state, { waiting }), first) : state;
}

/** @param {State} state @param {{answer: LetterRead}} action @returns {State} */
export function received(state, { answer: { letter, wrong, merge } }) {
  const reading = state.together.incoming;
  if (!reading) return state;
  const { side, live, pasted } = reading;
  const notices = letter ? without(state.notices, "bad_letter") : state.notices;
  const next = withTogether({ ...state, notices }, { incoming: null, wrong: pasted ? wrong : null });
  const compared = state.together.games[reading.known ?? ""];
  const known = compared?.letter.id === letter?.id ? compared : undefined;
  if (!letter) {
    const others = without(state.notices, "bad_letter");
    const notice = { code: /** @type {const} */ ("bad_letter"), text: null, wrong: wrong && { ...wrong, drawing: "" } };
    return { ...next, notices: pasted ? others : [...others, notice] };
  }
  if (isToWatch(letter)) return live ? askedBy(next) : toWatch(next, letter); // a friend has none to send
  const key = keyHere(state, letter.id, side);
  // The game began here while its letter was read, or only the engine could read the letter's id.
  if (!known && key) return withTogether(next, { incoming: { ...reading, known: key } });
  if (!known && reading.tab) return next; // the game was removed
  if (!known && side !== null && (!live || isLinked(state.together.direct)))
    return arrived(next, letter, side, reading);
  if (!known || !merge) return { ...withTogether(next, { invited: letter, page: "invited" }), dialog: "together" };
  const rival = rivalOf(known, letter, merge);
  if (rival) return clashed(next, reading, [...(reading.clashes ?? []), { key: known.key, rival }]);
  const isBrought = known.version > 1 && (live || merge.new[1 - known.side] > 0); // by the friend: then this version is the game
  const after = isBrought ? goingOn(next, known.key) : next;
  const game = after.together.games[isBrought ? keyFor(letter.id, known.side) : known.key];
  return taken(after, letter, merge, { ...reading, known: game, isBrought });
}

/** If a letter does not continue the game that it was compared with, tries another version, or else asks the reader. @param {State} state @param {NonNullable<Together["incoming"]>} reading @param {NonNullable<NonNullable<Together["incoming"]>["clashes"]>} clashes @returns {State} */
function clashed(state, reading, clashes) {
  const { games } = state.together;
  const [{ key, rival }] = clashes;
  const { letter, side } = games[key];
  const other = Object.values(games).find(
    (each) => each.letter.id === letter.id && each.side === side && !clashes.some((clash) => clash.key === each.key),
  );
  if (other) return withTogether(state, { incoming: { ...reading, known: other.key, clashes } });
  const shared = { ...games[key], rival };
  const kept = withShared(state, shared);
  if (!reading.live || reading.tab) return opened(kept, shared);
  return shown(withTogether(kept, { direct: asked(withKey(state, key)) }), shared);
}

/**
 * Adds the news of a letter to the game that it continues.
 * @param {State} state @param {Letter} letter @param {NonNullable<LetterRead["merge"]>} merge
 * @param {{known: Shared, live: boolean, tab?: boolean, again: boolean, isBrought: boolean, wish?: boolean}} how isBrought: whether it was another version until now
 * @returns {State}
 */
function taken(state, letter, merge, { known, live, tab, again, isBrought, wish }) {
  const isLine = live && !tab;
  const direct = isLine ? withKey(state, known.key) : state.together.direct;
  const news = merge.new[0] + merge.new[1] > 0;
  const named = merge.letter.text !== known.letter.text;
  const note = isBrought ? "version" : (answerIn(known, merge.letter) ?? noteOf(known, letter, merge));
  const shared = news || named ? { ...withLetter(known, merge.letter), base: null } : agreed(known, live);
  const kept = withShared(state, shared);
  const isThere = merge.unknown === 0 && (live || news); // entries of this device; otherwise it may be the reader's own link
  const marked = isThere ? reached(kept, known.key) : kept;
  const after = marked.together.games[known.key];
  const { direct: now } = state.together;
  // The friend is at a game that both have, or asks for it: both have agreed to it.
  const isFree = !!state.together.games[now?.key ?? ""]?.letter.ending;
  if (isLine && now?.key && known.key !== now.key && !letter.ending && (isFree || !wish)) {
    const next = agreedOn(marked, after);
    return next === marked ? marked : inPlay(begun(next, after), after, now);
  }
  const same = known.key === keyOfGame(state.game);
  if (live && isBrought && sharedOf(state)?.letter.id === letter.id)
    return opened(withTogether(askedBy(marked), { note: { key: known.key, note } }), after);
  if (live ? direct?.key === state.together.direct?.key : again && same) {
    const isSaid = note !== null && SAID.has(note);
    const change = isSaid ? { note: { key: known.key, note } } : news ? { note: null } : {};
    const seen = shown(begun(withTogether(marked, change), after), after, shared === known);
    return merge.new[1 - known.side] > 0 ? announced(seen, known.key) : seen;
  }
  if (live) return opened(withTogether(marked, { direct }), after); // a guest's board shows the host's game
  const byLink = news && /lost|returning/.test(direct?.phase ?? "") && ofConnection(state.together, known); // the friend goes on by link
  return opened(
    withTogether(marked, { note: again ? null : { key: known.key, note }, direct: byLink ? null : direct }),
    after,
  );
}

/** When a game of the connection is played, nothing else was agreed to. @param {State} state @param {Shared} shared @returns {State} */
function begun(state, { key, letter }) {
  const { direct } = state.together;
  return direct?.wishes.length && key === direct.key && letter.turns.length && !letter.ending
    ? withTogether(state, withoutWishes(state.together, direct))
    : state;
}

/** Shows a copy to watch. The players of a game see the game: they get no aids. @param {State} state @param {Letter} letter @returns {State} */
function toWatch(state, letter) {
  const games = Object.values(state.together.games);
  const own = games.find((each) => each.version === 1 && !each.letter.ending && isCopyOf(letter, each));
  return own ? opened(state, own) : watching(state, letter);
}

/** Whether a letter to watch shows a game of the reader, perhaps an earlier or a later state of it. @param {Letter} copy @param {Shared} shared */
function isCopyOf(copy, { letter, side }) {
  const mine = copy.names[side];
  if (mine && mine !== letter.names[side]) return false; // another player's game
  const [one, other] = [copy, letter].map((each) => `${[each.board, each.ruleset, each.clock, each.turns]},`);
  const isNamed = letter.names.some((name, side) => name && name === copy.names[side]);
  const isSame = one.startsWith(other) || other.startsWith(one);
  return (
    copy.text === letter.watch || (isSame && Math.min(copy.turns.length, letter.turns.length) > (isNamed ? 0 : COMMON))
  );
}

/** Shows a game that both have agreed to: in place of the game before, or of another wish, if the reader is there; otherwise with a notice. @param {State} state @param {Shared} shared @param {Direct} before the connection before @returns {State} */
function inPlay(state, shared, { key, wishes }) {
  if ([key, ...wishes].some((each) => isAt(state, each))) return opened(state, shared);
  return announced(state.editor ? state : shown(state, shared), shared.key); // it may be on the board already
}

/** Drops the rival if the connected friend has the same game. @param {Shared} known @param {boolean} live @returns {Shared} */
const agreed = (known, live) => (live && known.rival ? { ...known, rival: null } : known);

/** News that the game on the board does not show by itself. @type {ReadonlySet<Note>} */
const SAID = new Set(["refused", "agreed", "version", "crossed"]);

/** The news of a letter. @param {Shared} known @param {Letter} letter @param {NonNullable<LetterRead["merge"]>} merge @returns {Note} */
function noteOf(known, letter, merge) {
  if ((known.letter.ending ?? letter.ending) && !merge.letter.ending) return "claimed"; // a turn cancels no other kind of end
  if (merge.letter.late > known.letter.late) return "crossed";
  if (merge.new[0] + merge.new[1] > 0) return "news";
  if (merge.unknown) return "older";
  return (letter.last ?? letter.host) === known.side ? "own" : "same";
}

/** Lets the reader take a side in a received game. @param {State} state @param {{side: Side, wish?: boolean}} action wish: it is the game that the connected friend asks for @returns {State} */
export function joined(state, { side, wish }) {
  const { form, games, invited } = state.together;
  const letter = wish ? friendsWish(state.together) : invited;
  if (!letter) return state;
  const closed = wish ? withoutFriendsWish(state) : withTogether(state, { invited: null });
  if (keyFor(letter.id, side) in games) return incoming(closed, { text: letter.text, side });
  const shared = sharedFrom(letter, side);
  const name = form.name || letter.names[side]; // the reader's own game on another device
  const next = withShared(closed, shared, { form: { ...form, name } });
  return named(opened(wish ? agreedOn(next, shared, true) : next, shared), shared);
}

/** Counts a question of the friend's device; one that keeps asking is dropped (direct.js). @template {Direct | null} D @param {D} direct @returns {D} */
const asked = (direct) => direct && { ...direct, asks: direct.asks + 1 };

/** @param {State} state @returns {State} */
const askedBy = (state) => withTogether(state, { direct: asked(state.together.direct) });

/** Takes in an unknown game, without an invitation if the link or the connection names the side; a rematch is offered to the reader. A link that the reader opens leaves the connection alone. @param {State} state @param {Letter} letter @param {Side} side @param {{live: boolean, wish?: boolean}} how @returns {State} */
function arrived(state, letter, side, { live, wish }) {
  const { direct, games } = state.together;
  if (live && direct && games[direct.key]) {
    const isKnown = friendsWish(state.together)?.id === letter.id;
    const { ending, turns } = games[direct.key].letter;
    const isBusy = !ending && (wish || turns.length > 1);
    // The reader has removed this game, or the friend has ended it before it began; or another game goes on.
    if (letter.ending || isBusy) {
      const at = isKnown ? withoutFriendsWish(state) : state;
      return wish ? at : askedBy(at);
    }
    const isFirst = !isKnown && direct.asks < MOST_DIALOGS;
    const asks = { ...(isFirst || !ending ? asked(direct) : direct), wish: letter, wishSide: side };
    const at = isKnown ? state : withoutFriendsWish(state); // a wish does not change under the finger
    const reads = state.dialog === "together" && state.together.page === "invited"; // another invitation
    if (!isFirst || reads || state.dialog !== at.dialog) return withTogether(at, { direct: asks });
    return { ...withTogether(at, { direct: asks, page: "wish" }), dialog: "together" };
  }
  const shared = sharedFrom(letter, side);
  const next = live && direct ? withTogether(state, { direct: { ...direct, key: shared.key } }) : state;
  return named(opened(withShared(next, shared), shared), shared);
}
