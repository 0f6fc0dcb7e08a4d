// What the page shows around a game with a friend.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import * as views from "../../../web/app/late-views.js";
import { aidIsOn } from "../../../web/aids/buttons.js";
import { reduce } from "../../../web/app/state.js";
import { keyOf } from "../../../web/game/line.js";
import { resign } from "../../../web/game/resign.js";
import { hintOf } from "../../../web/study/hint.js";
import { keyOfGame, waitingCount, watchedGame } from "../../../web/together/shared.js";
import { card, dialog } from "../../../web/together/views.js";
import { messageOf, newsWords } from "../../../web/together/words.js";
import { loadAll } from "../../../web/ui/later.js";
import { stateOf } from "../fixtures.mjs";
import { letter, joined, contextOf, panelsOf, names } from "./card.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

test("after a resignation or a claim the reader still has the same seat", () => {
  const state = joined({ names: ["", ""], ending: { winner: 0, reason: "resigned" } });
  assert.deepEqual(wordsOf(painted(panelsOf(state).players).querySelectorAll(".player-kind")), ["Your friend", "You"]);
});

test("in the middle of a turn the card says that the turn goes on", () => {
  const state = joined();
  const said = (/** @type {string[]} */ draft) =>
    painted(card(contextOf({ ...state, game: { ...state.game, draft } }))).textContent ?? "";
  assert.match(said([]), /Your turn\./);
  assert.match(said(["A1"]), /Your turn goes on\./);
});

test("for a turn played without a connection, the card says that it waits to be sent, not that it is the friend's turn", () => {
  const state = joined({ last: 1 });
  const [key] = Object.keys(state.together.games);
  const shared = { ...state.together.games[key], unsent: true };
  const away = (/** @type {any} */ phase) =>
    reduce(
      { ...state, together: { ...state.together, games: { [key]: shared } } },
      { type: "direct", change: { phase, key } },
    );
  const said = (/** @type {any} */ phase) => painted(card(contextOf(away(phase)))).textContent ?? "";
  assert.match(said("lost"), /your turn is not sent yet/);
  assert.doesNotMatch(said("open"), /not sent yet/);
});

test("while the connection is away, the card says only that, in the room of a phone", () => {
  const state = joined({ last: 1, mover: 0 });
  const [key] = Object.keys(state.together.games);
  const said = (/** @type {any} */ phase) =>
    painted(card(contextOf(reduce(state, { type: "direct", change: { phase, key } })))).textContent ?? "";
  assert.match(said("open"), /Waiting for Ann/);
  assert.match(said("returning"), /Connecting again/);
  for (const phase of ["returning", "lost"]) assert.doesNotMatch(said(phase), /Waiting for Ann/);
});

test("while the end of a game is not sent, the card says when the friend hears of it, and offers the link", () => {
  const state = joined({ last: 1, ending: { winner: 0, reason: "resigned" } });
  const [[key, shared]] = Object.entries(state.together.games);
  const lost = (/** @type {boolean} */ unsent) => {
    const together = { ...state.together, games: { [key]: { ...shared, unsent } } };
    return reduce({ ...state, together }, { type: "direct", change: { phase: "lost", key } });
  };
  const said = (/** @type {State} */ at) => painted(card(contextOf(at)));
  assert.match(said(lost(true)).textContent ?? "", /Ann does not know of the end yet/);
  assert.ok(buttonOf(said(lost(true)), "Go on by link"));
  assert.match(said(lost(false)).textContent ?? "", /The connection has ended\./);
});

test("in a study the line says how a game ended, and the card does not say it again", () => {
  const state = joined({ last: 1, ending: { winner: 0, reason: "resigned" } });
  const said = (/** @type {State} */ at) => painted(card(contextOf(at))).textContent ?? "";
  const begun = reduce(state, { type: "jump", cursor: 0 });
  assert.match(said(begun), /resigned/);
  assert.doesNotMatch(said(reduce(begun, { type: "study", tab: "analysis" })), /resigned/);
});

test("a player who goes on by link after a lost connection reads that the game does", () => {
  const state = joined({ mover: 1 });
  const [key] = Object.keys(state.together.games);
  let lost = reduce(state, { type: "direct", change: { phase: "lost", key } });
  const leave = () => (lost = reduce(lost, { type: "direct", change: null }));
  const context = contextOf(lost, (action) => (lost = reduce(lost, action)));
  buttonOf(painted(card({ ...context, direct: { leave } })), "Go on by link")?.click();
  assert.match(painted(card(contextOf(lost))).textContent ?? "", /the game goes on by link\.\s+Your turn\./);
});

test("the card of an open invitation to a new game does not say whose turn it is", () => {
  const state = joined({ turns: [], last: null, mover: 1, names: ["", "Ben"] });
  const [[key, shared]] = Object.entries(state.together.games);
  const at = { ...state, together: { ...state.together, games: { [key]: { ...shared, live: true } } } };
  const inviting = reduce(at, { type: "direct", change: { phase: "inviting", key, role: "host" } });
  const said = painted(card(contextOf(inviting))).textContent ?? "";
  assert.match(said, /Send your friend this invitation/);
  assert.doesNotMatch(said, /Your turn/);
});

test("the sentence next to a link that answers a takeback request announces no turn and no invitation", () => {
  for (const parts of [
    { turns: [], last: 1, mover: 0 },
    { turns: ["A1", "E3"], last: 1, mover: 0 },
  ]) {
    const [shared] = Object.values(joined(parts).together.games);
    assert.match(messageOf({ ...shared, unsent: true }), /^Our game of Bug goes on\./);
  }
});

test("an invitation that waits for a lost connection is not called a turn", () => {
  const state = joined({ turns: [], last: null, mover: 1 });
  const [[key, shared]] = Object.entries(state.together.games);
  const games = { [key]: { ...shared, unsent: true } };
  const lost = reduce(
    { ...state, together: { ...state.together, games } },
    { type: "direct", change: { phase: "lost", key } },
  );
  assert.doesNotMatch(painted(card(contextOf(lost))).textContent ?? "", /[Yy]our turn is/);
});

test("when the connection is there again, the card does not say that the reader is disconnected", () => {
  const state = joined();
  const [key] = Object.keys(state.together.games);
  const left = { ...state, together: { ...state.together, note: { key, note: /** @type {const} */ ("left") } } };
  const open = reduce(left, { type: "direct", change: { phase: "open", key } });
  assert.equal(open.together.note, null);
});

test("Restore closes the study over a running game with a friend, and brings its turns to the friend again", () => {
  const state = joined({ mover: 1 });
  const [key] = Object.keys(state.together.games);
  const away = reduce(state, { type: "new-game", game: stateOf("scene-growth").game });
  const studied = reduce(away, { type: "study", tab: "analysis" });
  const back = reduce(studied, { type: "bring-back" });
  assert.deepEqual([keyOfGame(back.game), back.study.open], [key, false]);
});

test("after a live game the form offers another game to the connected friend, first", () => {
  /** @type {any[]} */
  const acts = [];
  const over = joined({ last: 1, ending: { winner: 0, reason: "resigned" } });
  const [key] = Object.keys(over.together.games);
  const at = { ...over, together: { ...over.together, page: /** @type {const} */ ("start") } };
  const offered = (/** @type {State} */ state) =>
    names(dialog(contextOf(state, (action) => acts.push(action))), ".setup-end button").map((name) => name.trim());
  assert.deepEqual(offered(at), ["Play by link", "Play live"]);
  const open = reduce(at, { type: "direct", change: { phase: "open", key } });
  assert.deepEqual(offered(open), ["Play with Ann", "Play by link", "Play live"]);
  const form = painted(dialog(contextOf(open, (action) => acts.push(action))));
  const submitter = form.querySelector("button[value=over]");
  const event = form.ownerDocument.createEvent("Event");
  event.initEvent("submit");
  form.querySelector("form")?.dispatchEvent(Object.assign(event, { submitter }));
  assert.deepEqual(
    [acts[0]?.type, acts[0]?.over, acts[0]?.params.names[0] || acts[0]?.params.names[1]],
    ["letter-begin", true, "Ann"],
  );
});

test("the news of a turn in a game with a clock says that the reader's clock runs", () => {
  const [shared] = Object.values(joined({ mover: 1, clock: "20+300/1" }).together.games);
  assert.equal(newsWords(shared), "Ann has played: it is your turn. Your clock is running.");
});

test("Undo brings back a game that was removed from the list", () => {
  const start = joined();
  const [[key, shared]] = Object.entries(start.together.games);
  /** @type {State} */
  let state = { ...start, together: { ...start.together, page: "games" } };
  const press = (/** @type {string} */ name) =>
    buttonOf(painted(dialog(contextOf(state, (action) => (state = reduce(state, action))))), name)?.click();
  press("Remove from the list");
  assert.deepEqual(Object.keys(state.together.games), []);
  press("Undo");
  assert.deepEqual([state.together.games, state.together.removed], [{ [key]: shared }, null]);
});

test("a player who asked for a takeback waits for the answer, and pastes it", () => {
  const state = joined({ offers: [null, 0], mover: 1 });
  const shown = painted(card(contextOf(state)));
  assert.ok(buttonOf(shown, "Open"));
  assert.match(shown.textContent ?? "", /Playing on withdraws your request/);
  assert.equal(waitingCount(state), 0);
  assert.equal(waitingCount(joined({ mover: 1 })), 1);
});

test("a player who answers on their own turn may send the answer or play first", () => {
  const state = joined({ mover: 1 });
  const [[key, shared]] = Object.entries(state.together.games);
  const games = { [key]: { ...shared, unsent: true } };
  const answered = {
    ...state,
    together: { ...state.together, games, note: { key, note: /** @type {const} */ ("no") } },
  };
  const words = painted(card(contextOf(answered))).textContent ?? "";
  assert.match(words, /You refused the takeback\./);
  assert.match(words, /Your turn\. Play, and your answer goes along/);
});

test("another game replaces a copy without a notice", () => {
  const state = { ...stateOf("scene-growth"), game: { ...stateOf("scene-growth").game, watched: "" } };
  const next = reduce(state, { type: "open", game: watchedGame(letter) });
  assert.deepEqual(next.notices, []);
  assert.equal(reduce(stateOf("scene-growth"), { type: "open", game: watchedGame(letter) }).notices.length, 1);
});

test("the card names the days for a turn on the friend's first turn", () => {
  const state = joined({ days: 3, since: "2026-11-22T10:00Z" });
  assert.match(painted(card(contextOf(state))).textContent?.replace(/\s+/g, " ") ?? "", /Your turn\. 3 days a turn\./);
});

test("in a game with a friend only the card takes turns back", () => {
  assert.equal(names(panelsOf(joined()).actions).includes("Undo"), false);
  assert.equal(names(panelsOf(stateOf("scene-growth")).actions).includes("Undo"), true);
});

test("a finished game has no field for a turn as text", async () => {
  const desk = (/** @type {State} */ state) =>
    panelsOf({ ...state, settings: { ...state.settings, tools: true, desk: true } }).desk;
  const isThere = (/** @type {State} */ state) => painted(desk(state)).textContent?.includes("text") ?? false;
  await loadAll();
  assert.equal(isThere(joined()), true);
  assert.equal(isThere(joined({ ending: { winner: 0, reason: "resigned" } })), false);
});

test("until it is over, a game with a friend offers only the aids that show what is on the board", () => {
  const on = (/** @type {State} */ state) => ({ ...state, settings: { ...state.settings, tools: true } });
  const offered = (/** @type {State} */ state) => names(panelsOf(on(state)).aids, ".aid .button-label");
  assert.deepEqual(offered(joined()), ["Twins", "Marks"]);
  assert.deepEqual(offered(joined({ ending: { winner: 0, reason: "resigned" } })).length, 5);
  const pressed = reduce(joined(), { type: "aid", aid: "threats" });
  assert.deepEqual([pressed.blocked, pressed.settings.aids.threats], ["no_aids", false]);
  assert.equal(reduce(joined(), { type: "aid", aid: "twins" }).settings.aids.twins, true);
});

test("an aid that was on before shows nothing in a game with a friend", () => {
  const state = joined();
  const { settings } = state;
  const before = { ...state, settings: { ...settings, aids: { ...settings.aids, outlook: true, threats: true } } };
  for (const aid of ["outlook", "threats"]) assert.equal(aidIsOn(before, aid), false);
  assert.equal(aidIsOn({ ...before, game: stateOf("scene-growth").game }, "outlook"), true);
});

test("removing a live game leaves the connection first", () => {
  const state = joined({ ending: { winner: 0, reason: "resigned" } });
  const [key] = Object.keys(state.together.games);
  /** @type {string[]} */
  const done = [];
  const of = (/** @type {string} */ other) => {
    const direct = { phase: "open", key: other, wishes: [] };
    const together = /** @type {any} */ ({ ...state.together, page: "games", direct });
    const context = contextOf({ ...state, together }, ({ type }) => done.push(type));
    return dialog({ ...context, direct: { leave: () => done.push("leave") } });
  };
  buttonOf(painted(of(key)), "Remove the game")?.click();
  buttonOf(painted(of("zz/x")), "Remove from the list")?.click();
  assert.deepEqual(done, ["leave", "letter-stored", "together", "letter-stored", "together"]);
});

test("asking for a takeback names the friend's reply, which is removed too", async () => {
  await loadAll();
  const asks = (/** @type {string[]} */ turns) => {
    const state = joined({ turns, stamps: turns.map(() => null), mover: turns.length % 2 });
    return names(panelsOf(state).actions).filter((name) => name.startsWith("Ask"));
  };
  assert.deepEqual(asks(["C3", "E3"]), ["Ask to take back E3"]);
  assert.deepEqual(asks(["C3", "E3", "B4"]), ["Ask to take back E3 and B4"]);
});

test("a request for a takeback keeps the turn that is being built", () => {
  const turns = ["C3", "E3", "B4"];
  const state = joined({ turns, stamps: turns.map(() => null), mover: 1 });
  const key = keyOfGame(state.game) ?? "";
  const built = { ...state, game: { ...state.game, draft: ["A1"] } };
  const asked = reduce(built, { type: "letter-entry", key, entry: "back1" });
  const { letter } = asked.together.games[key];
  const after = reduce(asked, { type: "letter-added", key, letter: { ...letter, offers: [null, 1] }, wrong: null });
  assert.deepEqual(after.game.draft, ["A1"]);
  /** @type {any} */
  const agreed = { ...letter, turns: ["C3"], stamps: [null], offers: [null, null] };
  const back = reduce(reduce(after, { type: "letter-entry", key, entry: "yes" }), {
    type: "letter-added",
    key,
    letter: agreed,
    wrong: null,
  });
  assert.deepEqual([back.game.turns, back.game.draft], [["C3"], []]);
});

test("the card shows who said a phrase, and that the reader has ended the game", () => {
  const state = joined();
  const [key] = Object.keys(state.together.games);
  const phrase = { phrase: /** @type {const} */ ("hello"), at: 1 };
  const live = (/** @type {boolean} */ mine) =>
    reduce(state, { type: "direct", change: { phase: "open", key, phrase: { ...phrase, mine } } });
  const said = (/** @type {State} */ from) =>
    wordsOf(painted(card(contextOf(from))).querySelectorAll(".together-said"));
  assert.deepEqual([said(live(true)), said(live(false))], [["You Hello!"], ["Ann Hello!"]]);

  let after = live(true);
  const act = (/** @type {any} */ action) => {
    after = reduce(after, action);
  };
  const leave = () => act({ type: "direct", change: null });
  const more = { ...after, together: { ...after.together, page: /** @type {const} */ ("more") } };
  buttonOf(painted(dialog({ ...contextOf(more, act), direct: { leave } })), "Disconnect")?.click();
  assert.match(painted(card(contextOf(after))).textContent ?? "", /Disconnected: the game goes on by link\./);
});

test("the message about a late answer stays out of the card of another game", () => {
  const late = /** @type {const} */ ({ phase: "failed", role: "guest", why: "late", key: "", offer: "" });
  const state = reduce(joined(), { type: "direct", change: late });
  const words = painted(card(contextOf(state))).textContent ?? "";
  assert.doesNotMatch(words, /No open invitation/);
  assert.match(words, /Your turn/);
});

test("a connection to one friend is shown in the games with that friend only", () => {
  const state = joined();
  const [key] = Object.keys(state.together.games);
  const shown = (/** @type {string} */ of) =>
    painted(card(contextOf(reduce(state, { type: "direct", change: { phase: "open", key: of } })))).textContent ?? "";
  assert.match(shown(key), /Connected/);
  assert.doesNotMatch(shown("zz/x"), /Connected/);
});

test("a hint for the same position elsewhere is not shown in a game with a friend", () => {
  const state = joined();
  const hint = { key: keyOf(state.game), step: 1, found: null };
  const given = (/** @type {State["game"]} */ game) => ({ ...state, game, study: { ...state.study, hint } });
  assert.equal(hintOf(given(state.game)), null);
  const [seat] = stateOf("scene-growth").game.seats;
  assert.equal(hintOf(given({ ...state.game, seats: [seat, seat] })), hint);
});

test("a game that the reader only asks for says so, on the board and in the list, and not that it is the reader's turn", async () => {
  await loadAll();
  const state = joined({ turns: [], mover: 1, offers: [null, null], ending: null });
  const [wish] = Object.values(state.together.games);
  const before = { ...wish, key: "k0/x", side: /** @type {const} */ (0) };
  const over = {
    ...before,
    letter: { ...letter, id: "k0", ending: /** @type {const} */ ({ winner: 0, reason: "resigned" }) },
  };
  const direct = /** @type {any} */ ({
    phase: "open",
    role: "host",
    key: "k0/x",
    wishes: [wish.key],
    wish: null,
    code: "",
    lag: 3,
  });
  const together = { ...state.together, games: { [wish.key]: wish, "k0/x": over }, direct };
  const asked = contextOf({ ...state, together: { ...together, page: "games" }, dialog: "together" });
  const words = painted(views.card(asked)).textContent ?? "";
  assert.match(words, /You asked .* for another game\./);
  assert.doesNotMatch(words, /Your turn/);
  assert.deepEqual(names(dialog(asked), ".together-status"), ["their turn", "you won"]);
});

test("More has its actions in groups, and no heading without one", () => {
  const groups = (/** @type {any} */ parts) => {
    const state = joined(parts);
    const shown = painted(dialog(contextOf({ ...state, together: { ...state.together, page: "more" } })));
    return wordsOf(shown.querySelectorAll(".together-more h3"));
  };
  const link = "Link to your game";
  const begun = { turns: ["C3"], stamps: [null], last: 0, mover: 1 };
  assert.deepEqual(groups({ ...begun, watch: "" }), [link, "Other ways to play"]);
  const ending = { winner: 0, reason: "resigned" };
  assert.deepEqual(groups({ ...begun, ending, watch: "" }), [link, "Other ways to play"]);
  assert.ok(groups(begun).includes("The game so far"));
});

test("a friend who ends the game while the reader is asked to resign: the dialog says who won, and asks no more", () => {
  const ending = { winner: 1, reason: "resigned" };
  const state = joined({ turns: ["C3"], stamps: [null], last: 0, mover: 1, ending });
  const { scene } = stateOf("scene-start-hexhex3");
  const asked = /** @type {State} */ ({ ...state, scene, sceneKey: keyOf(state.game), dialog: "resign" });
  const shown = painted(resign(contextOf(asked)));
  assert.equal(shown.textContent?.trim(), "Blue wins. Ann resigned.");
  assert.equal(shown.querySelector("button"), null);
});

test("while an entry is added to the letter, the button that resigns waits: its press did nothing, without a word", () => {
  const state = joined({ turns: ["C3"], stamps: [null], last: 0, mover: 1 });
  const { text } = state.together.games["k3f9/o"].letter;
  const adding = { key: "k3f9/o", text, side: /** @type {const} */ (1), entry: "B2-B1" };
  for (const each of [null, adding]) {
    const now = /** @type {State} */ ({ ...state, dialog: "resign", together: { ...state.together, adding: each } });
    const [sure] = painted(resign(contextOf(now))).querySelectorAll("button");
    assert.equal(sure.disabled, each !== null);
  }
});
