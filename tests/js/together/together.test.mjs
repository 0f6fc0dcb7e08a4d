// Games with a friend elsewhere: what a letter brings, what is played, what is sent. The letters come from the engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { decodeGame, encodeGame } from "../../../web/app/persistence.js";
import { keyOf } from "../../../web/game/line.js";
import { atOneTable } from "../../../web/game/seats.js";
import {
  gameOf,
  keyOfGame,
  needsMe,
  sharedFrom,
  sharedOf,
  waitingCount,
  watchedGame,
} from "../../../web/together/shared.js";
import { branchAt, grown } from "../../../web/game/tree.js";
import { badgeEffect } from "../../../web/together/badge.js";
import { decodeShared } from "../../../web/together/stored.js";
import { clashWords, keptOf } from "../../../web/together/words.js";
import { cellsOf, fixture, stateOf } from "../fixtures.mjs";
import { answerOf, begun, hear, KEY, played, written } from "./known.mjs";

test("a new game is on the board, and the friend's seat is not played here", () => {
  const state = begun();
  assert.equal(keyOfGame(state.game), KEY);
  assert.deepEqual(state.game.seats, [{ kind: "person" }, { kind: "friend", key: KEY }]);
});

test("the record of a game with a friend says how it ended", () => {
  const { letter } = answerOf("letter-add");
  const ended = (/** @type {any} */ ending) => gameOf(sharedFrom({ ...letter, ending }, 0), null).headers.Result;
  assert.equal(ended({ winner: 1, reason: "resigned" }), "o wins by resignation");
  assert.equal(ended({ winner: 0, reason: "time" }), "x wins on time");
  assert.equal(ended({ winner: 0, reason: "played" }), undefined);
  assert.equal(ended(null), undefined);
});

test("a turn at the end of the game goes into the letter, and can be taken back until it is sent", () => {
  assert.deepEqual(played().together.adding, {
    key: KEY,
    text: "hexhex3,genius,id=k3f9,from=x,x=Ann",
    side: 0,
    entry: "C3",
  });
  const state = written();
  assert.ok(sharedOf(state)?.unsent);
  const back = reduce(state, { type: "letter-undo" });
  assert.deepEqual([back.game.turns, sharedOf(back)?.unsent], [[], false]);
  assert.equal(back.game.tree.next.length, 0, "a step forward must not play it again");
  const sent = reduce(state, { type: "letter-sent", key: KEY });
  assert.equal(reduce(sent, { type: "undo" }).blocked, "ask_takeback");
  assert.deepEqual(reduce(sent, { type: "letter-undo" }).game.turns, ["C3"]);
});

test("an earlier turn is looked at, not played on", () => {
  const state = reduce(written(), { type: "jump", cursor: 0 });
  const ready = { ...state, scene: fixture("scene-start-hexhex3").scene, sceneKey: keyOf(state.game) };
  const after = reduce(ready, { type: "press", cell: 9, name: "C3" });
  assert.deepEqual([after.blocked, after.together.adding, after.game.cursor], ["look_only", null, 0]);
});

test("the friend's turn is shown, and their question waits for an answer", () => {
  const { merge } = answerOf("letter-merge");
  const friend = {
    ...merge.letter,
    turns: ["C3", "B2-B1"],
    offers: [null, 1],
    mover: 0,
    text: "hexhex3,genius,id=k3f9,from=x,x=Ann,C3.B2-B1",
  };
  const answer = { ...answerOf("letter-read"), merge: { ...merge, letter: friend, new: [0, 1], unknown: 0 } };
  const state = hear(reduce(written(), { type: "letter-sent", key: KEY }), "…,id=k3f9,C3.B2-B1", answer);
  assert.deepEqual([state.game.turns, state.game.cursor], [["C3", "B2-B1"], 2]);
  const shared = sharedOf(state);
  assert.ok(shared && needsMe(shared) && !shared.unsent);
});

test("a player who asked for a takeback sees the answer", () => {
  const { merge } = answerOf("letter-merge");
  const asking = reduce(written(), { type: "letter-sent", key: KEY });
  const known = asking.together.games[KEY];
  const asked = {
    ...asking,
    together: {
      ...asking.together,
      games: { [KEY]: { ...known, letter: { ...known.letter, offers: /** @type {any} */ ([0, null]) } } },
    },
  };
  const noteOf = (/** @type {string[]} */ turns, /** @type {number | null} */ offer) => {
    const letter = { ...known.letter, turns, offers: [offer, null], text: `hexhex3,genius,id=k3f9,from=x,${turns}` };
    const answer = { ...answerOf("letter-read"), merge: { ...merge, letter, new: [0, 1], unknown: 0 } };
    return hear(asked, "…,id=k3f9,o:no", answer).together.note?.note;
  };
  assert.equal(noteOf(["C3"], null), "refused");
  assert.equal(noteOf([], null), "agreed");
  assert.equal(noteOf(["C3"], 0), "news", "the wish is still open");
});

test("a turn taken back by agreement is removed, and other variations stay", () => {
  const { letter } = answerOf("letter-add");
  const of = (/** @type {string[]} */ turns) => sharedFrom({ ...letter, turns }, 0);
  const played = gameOf(of(["C3", "B2-B1"]), null);
  const tried = { ...played, tree: grown(played.tree, ["C3", "D4"]) };
  assert.deepEqual(
    branchAt(gameOf(of(["C3"]), tried).tree, ["C3"])?.next.map(({ turn }) => turn),
    ["D4"],
  );
  assert.deepEqual(branchAt(gameOf(of([]), tried).tree, [])?.next, []);
});

test("a different past is kept next to the game until the reader chooses", () => {
  const forked = hear(written(), "…,id=k3f9,D4.B2", answerOf("letter-fork"));
  const { rival, letter } = sharedOf(forked) ?? {};
  assert.deepEqual(
    [rival?.clash, rival?.turn, rival?.known, rival?.received, letter?.turns],
    ["fork", 0, "C3", "D4", ["C3"]],
  );
  const text = JSON.stringify(sharedOf(forked));
  assert.deepEqual(decodeShared(text), JSON.parse(text), "and it survives a reload");
  const taken = reduce(forked, { type: "letter-settle", take: true });
  assert.deepEqual(taken.game.turns, ["D4", "B2"]);
  const kept = keptOf(taken.together.games, /** @type {any} */ (sharedOf(taken)));
  assert.deepEqual([kept?.key, kept?.letter.turns, taken.together.note?.note], ["k3f9~2/x", ["C3"], "kept"]);
  assert.equal(decodeShared(JSON.stringify(kept))?.key, kept?.key, "it is stored as a game of its own");
  const back = reduce(taken, { type: "letter-open", key: "k3f9~2/x" });
  assert.deepEqual([back.game.turns, sharedOf(back)?.version], [["C3"], 2]);
  assert.equal(needsMe(/** @type {any} */ (kept)), false, "it waits for nobody");
  const asked = hear(taken, "…,id=k3f9,C3", answerOf("letter-fork"));
  assert.equal(asked.together.incoming?.known, "k3f9~2/x", "it may go on with the other version");
  const again = reduce(asked, { type: "letter-read", answer: answerOf("letter-fork") });
  assert.equal(sharedOf(reduce(again, { type: "letter-settle", take: true }))?.version, 1);
  assert.equal(
    keptOf(reduce(again, { type: "letter-settle", take: true }).together.games, /** @type {any} */ (kept))?.version,
    3,
  );
  assert.deepEqual(reduce(forked, { type: "letter-settle", take: false }).game.turns, ["C3"]);
});

test("the turn that counts is on the main line, and a refused one is a variation", () => {
  const lines = (/** @type {import("../../../web/app/state.js").State} */ { game }) =>
    game.tree.next.map(({ turn }) => turn);
  const taken = reduce(hear(written(), "…,id=k3f9,D4.B2", answerOf("letter-fork")), {
    type: "letter-settle",
    take: true,
  });
  assert.deepEqual(lines(taken), ["D4", "C3"]);
  const again = { ...played(), together: written().together };
  const other = { ...answerOf("letter-add").letter, text: "…", turns: ["D4"] };
  const shared = { ...again.together.games[KEY], letter: { ...other, turns: [], text: "……" } };
  const game = {
    ...taken.game,
    tree: { ...taken.game.tree, next: [...taken.game.tree.next].reverse() },
    turns: ["D4"],
    cursor: 1,
  };
  const adding = /** @type {any} */ ({ key: KEY, text: "……", side: 0, entry: "D4" });
  const waits = { ...again, game, together: { ...again.together, games: { [KEY]: shared }, adding } };
  assert.deepEqual(lines(reduce(waits, { type: "letter-added", key: KEY, letter: other, wrong: null })), ["D4", "C3"]);
});

test("a letter that plays for the reader is not accepted without asking", () => {
  const { letter } = answerOf("letter-read");
  const merge = { letter, same_terms: true, fork: null, new: [1, 0], unknown: 0 };
  const state = hear(begun(), letter.text, { letter, wrong: null, merge });
  assert.deepEqual([sharedOf(state)?.rival?.clash, state.game.turns], ["mine", []]);
});

test("an unknown letter is an invitation, and the friend who joins plays the side that it names", () => {
  const state = hear(stateOf("scene-start-hexhex3"), "…,id=k3f9,from=x,C3", answerOf("letter-read"));
  assert.deepEqual([state.dialog, state.together.page], ["together", "invited"]);
  const joined = reduce(state, { type: "letter-join", side: 1 });
  assert.deepEqual([joined.dialog, keyOfGame(joined.game), joined.game.turns], [null, "k3f9/o", ["C3"]]);
});

test("a letter that can't be read brings a notice and changes nothing else", () => {
  const before = written();
  const state = hear(before, "…,id=k3f9,C3.C3", answerOf("letter-bad"));
  assert.deepEqual(
    state.notices.map(({ code }) => code),
    ["bad_letter"],
  );
  assert.equal(state.game, before.game);
  const pasted = reduce(before, { type: "letter", text: "…,id=k3f9,C3.C3", pasted: true });
  const read = reduce(pasted, { type: "letter-read", answer: answerOf("letter-bad") });
  assert.deepEqual([read.notices, read.together.wrong?.code], [[], "illegal_turn"], "beside the field alone");
});

test("an older letter changes nothing", () => {
  const { letter } = answerOf("letter-read");
  const merge = { letter: { ...letter, text: "…,id=k3f9" }, same_terms: true, fork: null, new: [0, 0], unknown: 1 };
  const known = written();
  const same = { ...merge, letter: /** @type {any} */ (sharedOf(known)).letter };
  const state = hear(known, "…,id=k3f9", { letter, wrong: null, merge: same });
  assert.deepEqual([state.together.note?.note, sharedOf(state)?.unsent], ["older", true]);
  const loaded = reduce(known, { type: "letter", text: "…,id=k3f9", again: true });
  const after = reduce(loaded, {
    type: "letter-read",
    answer: { letter, wrong: null, merge: /** @type {any} */ (same) },
  });
  assert.equal(after.together.note, null, "the address of a page that is loaded again is not a new link");
  const looking = reduce(loaded, { type: "dialog", name: "library" });
  const { dialog } = reduce(looking, {
    type: "letter-read",
    answer: { letter, wrong: null, merge: /** @type {any} */ (same) },
  });
  assert.equal(dialog, "library", "what was opened meanwhile stays open");
});

test("the reader's own link says so", () => {
  const known = written();
  const letter = /** @type {any} */ (sharedOf(known)).letter;
  const merge = { letter, same_terms: true, fork: null, new: [0, 0], unknown: 0 };
  const noteOf = (/** @type {0 | 1} */ last) =>
    hear(known, letter.text, { letter: { ...letter, last }, wrong: null, merge: /** @type {any} */ (merge) }).together
      .note?.note;
  assert.deepEqual([noteOf(0), noteOf(1)], ["own", "same"]);
});

test("a notice says that a turn came before the claim on time that it crossed", () => {
  const known = written();
  const letter = /** @type {any} */ (sharedOf(known)).letter;
  const ended = { ...letter, ending: { winner: 1, reason: "time" } };
  const merge = { letter, same_terms: true, fork: null, new: [0, 1], unknown: 0 };
  const state = hear(known, letter.text, { letter: ended, wrong: null, merge: /** @type {any} */ (merge) });
  assert.equal(state.together.note?.note, "claimed");
});

test("a player who answers a request for a takeback sees the answer", () => {
  const asked = reduce(written(), { type: "letter-entry", key: KEY, entry: "yes" });
  const { letter } = /** @type {any} */ (sharedOf(asked));
  const state = reduce(asked, { type: "letter-added", key: KEY, letter: { ...letter, turns: [] }, wrong: null });
  assert.equal(state.together.note?.note, "yes");
});

test("the dialog of an invitation closes once there is a connection, here or in another tab", () => {
  for (const phase of /** @type {const} */ (["open", "elsewhere", "connecting"])) {
    const asked = reduce(begun(), { type: "direct", change: { phase: "answering" } });
    const shown = reduce(reduce(asked, { type: "together", change: { page: "direct" } }), {
      type: "dialog",
      name: "together",
    });
    const { dialog } = reduce(shown, { type: "direct", change: { phase } });
    assert.equal(dialog, phase === "connecting" ? "together" : null, phase);
  }
});

test("until two devices have drawn the sides, nobody plays and nothing waits", () => {
  const game = begun();
  const lots = { ...game.together.games[KEY], lots: true };
  const direct = /** @type {any} */ ({ phase: "inviting", key: KEY, wishes: [] });
  const state = { ...game, together: { ...game.together, games: { [KEY]: lots }, direct } };
  assert.equal(reduce(state, { type: "press", cell: 9, name: "C3" }).blocked, "not_drawn");
  assert.equal(waitingCount(state), 0);
  const lost = { ...state, together: { ...state.together, direct: { ...direct, phase: "failed" } } };
  assert.equal(waitingCount(lost), 1);
});

test("a letter is compared by the game that the engine reads in it, whatever its names look like", () => {
  const fork = answerOf("letter-fork");
  const foreign = { ...fork, letter: { ...fork.letter, id: "k9" } };
  const heard = hear(written(), "…,x=,id=k3f9,id=k9,D4.B2", foreign);
  assert.deepEqual([sharedOf(heard)?.rival, heard.together.invited?.id], [null, "k9"]);
});

test("whatever is stored, reading does not throw", () => {
  for (const text of ["", "{", "null", "7", '{"side":2}', '{"side":0,"letter":{"text":"x","id":"k3"}}'])
    assert.equal(decodeShared(text), null, text);
});

test("the guest's board shows the host's game, whatever was on it", () => {
  const known = written();
  const shared = /** @type {any} */ (sharedOf(known));
  const other = reduce(known, {
    type: "new-game",
    game: { ...known.game, seats: [{ kind: "person" }, { kind: "person" }] },
  });
  const open = reduce(other, { type: "direct", change: { phase: "open", role: "guest", key: "" } });
  const merge = /** @type {any} */ ({ letter: shared.letter, same_terms: true, fork: null, new: [0, 0], unknown: 0 });
  const asked = reduce(open, { type: "letter", text: shared.letter.text, side: 0, live: true });
  const after = reduce(asked, { type: "letter-read", answer: { letter: shared.letter, wrong: null, merge } });
  assert.deepEqual([keyOfGame(after.game), after.together.direct?.key], [KEY, KEY]);
});

test("a player's own game brings their name to another device, for later games", () => {
  const answer = answerOf("letter-read");
  const state = hear(stateOf("scene-start-hexhex3"), "…,id=k3f9,from=x,C3", answer);
  const name = answer.letter.names[0];
  assert.ok(name);
  assert.equal(reduce(state, { type: "letter-join", side: 0 }).together.form.name, name);
  assert.equal(reduce(state, { type: "letter-join", side: 1 }).together.form.name, answer.letter.names[1]);
  const known = { ...state, together: { ...state.together, form: { ...state.together.form, name: "Eve" } } };
  assert.equal(reduce(known, { type: "letter-join", side: 0 }).together.form.name, "Eve");
});

test("a stored copy of other people's game stays a copy, not a table for two", () => {
  const watched = watchedGame(answerOf("letter-read").letter);
  const state = { ...stateOf("scene-start-hexhex3"), game: watched };
  const stored = decodeGame(encodeGame(state), cellsOf);
  assert.equal(stored?.game.watched, answerOf("letter-read").letter.text);
  assert.equal(atOneTable(state), false);
});

test("a game on the board whose link is still to be sent does not wait for the reader", () => {
  const state = written();
  assert.equal(waitingCount(state), 0);
  const elsewhere = {
    ...state,
    game: { ...state.game, seats: /** @type {any} */ ([{ kind: "person" }, { kind: "person" }]) },
  };
  assert.equal(waitingCount(elsewhere), 1, "elsewhere it could be forgotten");
  assert.equal(waitingCount(state, false), 1, "and so could it once the page is out of sight");
});

test("icon and title show a turn to be sent while the page is hidden, and nothing after it is sent", () => {
  /** @type {number[]} */
  const shown = [];
  const setAppBadge = async (/** @type {number} */ count) => void shown.push(count);
  const page = Object.assign(new EventTarget(), { hidden: false, title: "Bug" });
  /** @type {string[]} */
  const titles = [];
  const globals = { document: page, navigator: { setAppBadge, clearAppBadge: () => setAppBadge(0) } };
  const before = Object.keys(globals).map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const see = (/** @type {"visible" | "hidden"} */ state) => {
    page.hidden = state === "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    titles.push(page.title);
  };
  let state = written();
  const effect = badgeEffect(/** @type {any} */ ({ state: () => state }));
  effect(state);
  see("hidden");
  see("visible");
  see("hidden");
  state = reduce(state, { type: "letter-sent", key: KEY });
  effect(state);
  effect(state);
  Object.keys(globals).forEach((name, i) => {
    const found = before[i];
    if (found) Object.defineProperty(globalThis, name, found);
    else Reflect.deleteProperty(globalThis, name);
  });
  assert.deepEqual(shown, [0, 1, 0, 1, 0]);
  assert.deepEqual([...titles, page.title], ["(1) Bug", "Bug", "(1) Bug", "Bug"]);
});

test("for two letters with the same turn, the page says what else differs", () => {
  const shared = /** @type {any} */ (sharedOf(written()));
  const rival = (/** @type {any} */ change) => ({
    ...shared,
    letter: { ...shared.letter, clock: "genius", stamps: [40] },
    rival: {
      letter: { ...shared.letter, clock: "genius", stamps: [95], ...change },
      clash: "fork",
      turn: 0,
      known: "C3",
      received: "C3",
    },
  });
  assert.match(clashWords(rival({}), String), /time of turn 1, C3.*0:40.*1:35/);
  assert.match(clashWords(rival({ stamps: [40] }), String), /order/);
});

test("a rematch that both ask for at once begins, and its invitation disappears", () => {
  const { letter } = Object.values(begun().together.games)[0];
  const other = { ...letter, id: `${letter.id}2` };
  const invited = { ...begun(), dialog: /** @type {const} */ ("together") };
  invited.together = { ...invited.together, invited: other, page: "invited" };
  const after = reduce(invited, { type: "letter-begun", letter: other });
  assert.deepEqual([after.together.invited, after.dialog], [null, null]);
  assert.equal(Object.keys(after.together.games).length, 2);
});
