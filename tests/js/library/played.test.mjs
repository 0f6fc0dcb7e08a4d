// How a game of the library was played: in its row, as a filter, and in a file.
import { painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { backupGames, backupText, mergedGame } from "../../../web/library/backup.js";
import { library } from "../../../web/library/library.js";
import { chosenGames } from "../../../web/library/listing.js";
import { NO_LIBRARY } from "../../../web/library/index.js";
import { changedWithFriend, playedIn, playedNow } from "../../../web/library/played.js";
import { NOBODY } from "../../../web/together/index.js";
import { ofConnection } from "../../../web/together/rest.js";
import { game, stateOf } from "../fixtures.mjs";
import { BOT, entry, PERSON } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */
/** @typedef {import("../../../web/library/played.js").Played} Played */

const FRIEND = { kind: /** @type {const} */ ("friend"), key: "k3f9/o" };
const WORDS = /** @type {const} */ ({
  device: "at one device",
  bot: "against a bot",
  bots: "bot against bot",
  link: "with a friend by link",
  live: "live with a friend",
  friend: "with a friend",
  record: "imported",
  opened: "from a link",
});
const kinds = /** @type {Played[]} */ (Object.keys(WORDS));

test("for an entry of an earlier version the seats decide, other entries keep what they were stored with", () => {
  const cases = /** @type {[Entry["seats"], Played][]} */ ([
    [[PERSON, PERSON], "device"],
    [[BOT, PERSON], "bot"],
    [[BOT, BOT], "bots"],
    [[FRIEND, FRIEND], "friend"],
    [null, "record"],
  ]);
  for (const [seats, played] of cases) assert.equal(playedIn(entry("1", { seats })), played);
  assert.equal(playedIn(entry("1", { seats: [FRIEND, FRIEND], played: "live" })), "live");
});

test("a game with a friend counts as live while it belongs to the connection, and so do its rematches", () => {
  const direct = /** @type {any} */ ({ key: "k3f9-2/x", phase: "lost", wishes: [] });
  const now = (/** @type {any} */ connection, /** @type {any} */ parts) =>
    playedNow({ ...NOBODY, direct: connection }, game(parts), ofConnection);
  assert.equal(now(direct, { seats: [PERSON, FRIEND] }), "live");
  assert.equal(now({ ...direct, key: "another/x" }, { seats: [PERSON, FRIEND] }), "link");
  assert.equal(now(null, { seats: [FRIEND, FRIEND] }), "link");
  assert.equal(now(direct, { seats: [PERSON, PERSON] }), "device");
  assert.equal(now(null, { seats: [PERSON, BOT] }), "bot");
  assert.equal(now(null, { watched: "letter" }), "record");
  assert.equal(now(null, { turns: ["C3", "A1"], opened: 2 }), "opened");
  assert.equal(now(null, { turns: ["C3", "A1", "B2"], opened: 2 }), "device", "the reader went on with it");
});

test("the date of a game with a friend is that of its last change, on whichever day the board shows it", () => {
  const games = /** @type {any} */ ({ [FRIEND.key]: { updated: 5000 } });
  const changed = (/** @type {any} */ seats) => changedWithFriend({ ...NOBODY, games }, game({ seats }));
  assert.deepEqual([changed([PERSON, FRIEND]), changed([FRIEND, FRIEND])], [5000, 5000]);
  assert.deepEqual([changed([PERSON, BOT]), changed([PERSON, { ...FRIEND, key: "gone/o" }])], [null, null]);
});

test("each row shows how a game was played, and there is a filter as soon as games differ", () => {
  const games = kinds.map((played) => entry(played, { played }));
  const state = { ...stateOf("scene-growth"), library: { ...NO_LIBRARY, games } };
  const view = painted(library(/** @type {any} */ ({ state, act() {}, catalogue, games: {} })));
  const rows = wordsOf(view.querySelectorAll(".game-facts")).map((row) => row.replaceAll("\u00a0", " "));
  for (const kind of kinds.filter((each) => each !== "bot"))
    // the title names the bot
    assert.ok(
      rows.some((row) => row.includes(` · ${WORDS[kind]} · `)),
      kind,
    );
  assert.ok(wordsOf(view.querySelectorAll("[role=search] label > span")).includes("Played"));
  for (const played of kinds) {
    const found = chosenGames({ ...state.library, filter: { ...NO_LIBRARY.filter, played } }, () => "");
    assert.deepEqual(
      found.map(({ id }) => id),
      [played],
    );
  }
});

test("a file that brings the players brings who of them started", () => {
  const saved = entry("1", { seats: [BOT, PERSON], starts: 1 });
  const { seats, starts } = mergedGame({ ...saved, seats: null, starts: 0 }, saved);
  assert.deepEqual([seats, starts], [[BOT, PERSON], 1]);
  const here = entry("1", { seats: [PERSON, BOT], starts: 0 });
  assert.deepEqual([mergedGame(here, saved).seats, mergedGame(here, saved).starts], [[PERSON, BOT], 0]);
});

test("a file restores it, also for an existing game without it", async () => {
  const kept = entry("1", { seats: [FRIEND, FRIEND], played: "live" });
  assert.deepEqual((await backupGames(backupText([kept])))?.games, [kept]);
  assert.equal(mergedGame({ ...kept, played: null }, kept).played, "live");
  assert.equal(mergedGame(kept, { ...kept, played: "link" }).played, "live");
  const later = /** @type {any} */ ({ ...kept, played: "by pigeon" });
  assert.deepEqual((await backupGames(backupText([later])))?.games, [later]);
  assert.equal(playedIn(later), "friend");
});
