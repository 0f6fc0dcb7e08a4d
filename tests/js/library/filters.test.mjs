/** The filters above the library's list, and the list's words when a filter leaves nothing. */
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { isFiltering } from "../../../web/library/filters.js";
import { noReport } from "../../../web/library/intake.js";
import { library } from "../../../web/library/library.js";
import { NO_LIBRARY } from "../../../web/library/index.js";
import { stateOf } from "../fixtures.mjs";
import { chosenGames } from "../../../web/library/listing.js";
import { BOT, entry, ownGame, PERSON, WON } from "./entry.mjs";

/** @typedef {import("../../../web/library/games.js").Entry} Entry */

/** @param {readonly Entry[]} games @param {Partial<import("../../../web/library/state.js").Filter>} [filter] */
function shown(games, filter = {}) {
  const parts = { ...NO_LIBRARY, games, filter: { ...NO_LIBRARY.filter, ...filter } };
  const state = { ...stateOf("scene-growth"), library: parts };
  /** @type {any[]} */
  const acted = [];
  const act = (/** @type {any} */ action) => acted.push(action);
  const view = painted(library(/** @type {any} */ ({ state, act, catalogue, games: {} })));
  return { view, acted, choices: wordsOf(view.querySelectorAll("[role=search] label > span")) };
}
const two = [entry("1"), entry("2")];

test("games that do not differ can only be searched and sorted, and a single game not even that", () => {
  assert.deepEqual(shown(two).choices, ["Order"]);
  assert.equal(shown(two.slice(1)).view.querySelector("[role=search]"), null);
});

test("there is a filter for each property in which the games differ", () => {
  const [one, other] = two;
  const summary = { ...other.summary, rules: "chosen", board: "hexhex4", chain: catalogue.long_chain };
  const result = /** @type {const} */ ({ winner: 0, ending: "time", margin: null });
  const different = { ...other, folder: "club", summary: { ...summary, result } };
  assert.deepEqual(shown([one, different]).choices, ["Result", "Rules", "Board", "Tag", "Folder", "Order"]);
});

test("a filter without matches stays visible, and a button shows all games again", () => {
  const { view, choices, acted } = shown(two, { folder: "club" }); // the folder's last game was moved
  assert.deepEqual(choices, ["Folder", "Order"]);
  buttonOf(view, "Show all games")?.click();
  assert.deepEqual(acted, [{ type: "library-filter", change: NO_LIBRARY.filter }]);
  assert.deepEqual(shown(two.slice(1), { board: "hexhex4" }).choices, ["Board", "Order"]);
  assert.deepEqual(shown(two, { tag: "proven" }).choices, ["Tag", "Order"]);
});

test("games can be filtered by the reader's opponent: a bot, whatever its character, or a friend by name", () => {
  const level = (/** @type {string} */ name) => /** @type {const} */ ([PERSON, { ...BOT, level: name }]);
  const friends = /** @type {const} */ ([PERSON, { kind: "friend", key: "k/x" }]);
  const games = [
    ownGame("1"),
    ownGame("2", { seats: [...level("queen:patient")] }),
    ownGame("3", { seats: [...level("queen")] }),
    ownGame("4", { seats: [...friends] }, { players: ["Ann", "Ben"] }),
    entry("5"),
  ];
  const { view, choices, acted } = shown(games);
  assert.deepEqual(choices, ["Opponent", "Played", "Order"]);
  const select = /** @type {HTMLSelectElement} */ (view.querySelector("[role=search] select"));
  assert.deepEqual(wordsOf(select.querySelectorAll("option")), ["Any", "Ben", "Nymph", "Queen"]);
  select.selectedIndex = 3;
  select.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
  assert.deepEqual(acted, [{ type: "library-filter", change: { opponent: "bot:queen" } }]);
  const filter = { ...NO_LIBRARY.filter, opponent: "bot:queen" };
  const found = chosenGames({ ...NO_LIBRARY, games, filter }, () => "");
  assert.deepEqual(
    found.map(({ id }) => id),
    ["3", "2"],
  );
});

test("a list that lacks games offers no review of all", () => {
  const over = ["Ben", "Cleo"].map((name, i) => ownGame(`${i}`, {}, { result: WON, players: ["Ann", name] }));
  const reviews = (/** @type {object} */ filter) => !!buttonOf(shown(over, filter).view, "Review 2 games");
  assert.deepEqual([{}, { text: "nobody" }, { text: "Cleo" }].map(reviews), [true, false, false]);
});

test("a small screen folds the tools for all games with the filters, and keeps the number of games", () => {
  const before = globalThis.matchMedia;
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
  try {
    const { view } = shown(two);
    const folded = /** @type {HTMLElement} */ (view.querySelector("[role=search] details"));
    assert.ok(buttonOf(folded, "Select all") && buttonOf(folded, "Save everything"));
    assert.match(view.textContent ?? "", /2 games/);
    assert.doesNotMatch(folded.textContent ?? "", /2 games/);
    assert.equal(buttonOf(view, "Study"), undefined); // a press on More shows it
    assert.ok(buttonOf(view, "More"));
  } finally {
    globalThis.matchMedia = before;
  }
});

test("a text that is pasted while another is read stays in the form", async () => {
  const window = /** @type {any} */ (document.defaultView);
  globalThis.FormData = window.FormData;
  globalThis.requestAnimationFrame = /** @type {any} */ (() => 0);
  /** @type {(report: any) => void} */
  let end = () => {};
  const games = { read: () => new Promise((resolve) => (end = resolve)), expectText() {} };
  const state = { ...stateOf("scene-growth"), library: { ...NO_LIBRARY, games: two } };
  const ready = { ...state, boot: /** @type {any} */ ({ state: "ready" }) };
  const view = painted(library(/** @type {any} */ ({ state: ready, act() {}, catalogue, games })));
  const field = /** @type {HTMLTextAreaElement} */ (view.querySelector("textarea[name=text]"));
  /** @param {string} text @param {string} later what is in the field when it was read */
  async function read(text, later) {
    field.value = text;
    field.closest("form")?.dispatchEvent(new window.Event("submit", { cancelable: true }));
    field.value = later;
    end(noReport());
    await new Promise((resolve) => setTimeout(resolve));
    return field.value;
  }
  assert.equal(await read("1. C3", "1. C3"), "");
  assert.equal(await read("1. C3", "1. D4"), "1. D4");
});

test("the initial filter leaves no game out", () => {
  assert.equal(isFiltering(NO_LIBRARY.filter), false);
  for (const change of [{ text: "a" }, { folder: "" }, { result: /** @type {const} */ ("open") }])
    assert.ok(isFiltering({ ...NO_LIBRARY.filter, ...change }));
});

test("on a narrow screen the choices are folded until one of them leaves games out", () => {
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
  try {
    const isOpen = (/** @type {Parameters<typeof shown>[1]} */ filter) =>
      shown(two, filter).view.querySelector("details")?.hasAttribute("open");
    assert.deepEqual(shown(two).choices, ["Order"]);
    assert.equal(isOpen({}), false);
    assert.equal(isOpen({ text: "ann" }), false); // nothing moves while the reader types
    assert.equal(isOpen({ board: "hexhex4" }), true);
  } finally {
    delete (/** @type {any} */ (globalThis).matchMedia);
  }
});

test("the page says what the reviews of games found, until the reader closes that", () => {
  const words = (/** @type {object} */ summed) => {
    const state = { ...stateOf("scene-growth"), library: { ...NO_LIBRARY, games: two, summed } };
    /** @type {any[]} */
    const acted = [];
    const act = (/** @type {any} */ action) => acted.push(action);
    const view = painted(library(/** @type {any} */ ({ state, act, catalogue, games: {} })));
    const note = [...view.querySelectorAll("p[role=status]")].find(({ textContent }) =>
      /reviewed/.test(textContent ?? ""),
    );
    buttonOf(/** @type {HTMLElement} */ (note), "Dismiss")?.click();
    assert.deepEqual(acted, [{ type: "library", change: { summed: null } }]);
    return wordsOf([/** @type {HTMLElement} */ (note)])[0];
  };
  assert.match(words({ games: 9, mistakes: 13 }) ?? "", /^9 games reviewed\. You made 13 mistakes./);
  assert.match(words({ games: 1, mistakes: 0 }) ?? "", /^One game reviewed\. You made no mistakes./);
  assert.doesNotMatch(words({ games: 1, mistakes: null }) ?? "", /mistake/);
});
