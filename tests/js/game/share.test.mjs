// Share: the link that holds the whole game, and the short one that says what it leaves out.
import { buttonOf, painted, wordsOf } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../../web/engine/catalogue.js";
import { beyondLine, fullLink } from "../../../web/game/beyond-line.js";
import { lineKeyOf } from "../../../web/game/exchange.js";
import { share } from "../../../web/game/share.js";
import { recordEffect } from "../../../web/game/share-effects.js";
import { branch, grown } from "../../../web/game/tree.js";
import { AGAINST_BOT, FRIEND, game, settled, stateOf } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

globalThis.location = /** @type {any} */ ({ href: "https://example.org/bug/#old" });
globalThis.FormData = /** @type {any} */ (document.defaultView).FormData;
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

const PLAYED = ["C3", "B2-B1", "D4"];
const tree = grown(branch(), PLAYED);
const varied = grown(tree, ["C3", "A1"]);
const commented = grown(branch(null, { comment: "all of it" }), PLAYED);

/** @param {Partial<import("../../../web/game/line.js").Game>} parts @param {Partial<State>} [more] */
function sharing(parts, more = {}) {
  const shown = game({ tree, turns: PLAYED, cursor: 2, ...parts });
  return /** @type {State} */ ({
    ...stateOf("scene-growth"),
    ...{ game: shown, linked: ["hexhex3,genius,C3.B2-B1,D4"], linkedFor: lineKeyOf(shown), dialog: "share" },
    boot: { state: "ready", versions: {} },
    ...more,
  });
}

/** @param {State} state @param {(text: string) => void} [copy] */
const shownFor = (state, copy = () => {}) =>
  painted(share(/** @type {any} */ ({ state, catalogue, copy, act() {}, exportAs() {} }), ""));

/** @param {HTMLElement} place */
const addresses = (place) =>
  [...place.querySelectorAll("input[readonly]")].map((input) => /** @type {any} */ (input).value);

test("what a link with the line alone would leave out", () => {
  const aside = { tree: varied, turns: ["C3", "A1"], cursor: 2 };
  const lost = /** @type {any} */ ({ control: "60+300/5!", events: [], lost: 1 });
  for (const [parts, found] of /** @type {[any, string[]][]} */ ([
    [{}, []],
    [{ tree: varied }, ["variations"]],
    [{ tree: commented }, ["comments"]],
    [{ headers: { X: "Ann" } }, ["names"]],
    [{ headers: { X: "Red", O: "Blue", Result: "x wins by resignation" }, clock: lost }, []],
    [{ ...aside, headers: { Result: "x wins by resignation" } }, ["variations", "result"]],
    [{ ...aside, clock: lost }, ["variations", "result"]],
    [{ tree: varied, seats: [FRIEND, { kind: "person" }], headers: { X: "Ann" } }, ["variations"]],
    [{ seats: AGAINST_BOT }, []],
  ]))
    assert.deepEqual(beyondLine(sharing(parts)), found);
  const named = { ...sharing({ seats: AGAINST_BOT }), together: { form: { name: "Ann" } } };
  assert.deepEqual(beyondLine(/** @type {any} */ (named)), ["names"]);
  assert.deepEqual(
    beyondLine(sharing({ tree: varied }, { learn: /** @type {any} */ ({}) })),
    [],
    "a puzzle is no game",
  );
});

test("a game that is only its line has one link", () => {
  const place = shownFor(sharing({}));
  assert.deepEqual(addresses(place), ["https://example.org/bug/#hexhex3,genius,C3.B2-B1,D4"]);
  assert.equal(buttonOf(place, "Copy short link"), undefined);
});

test("a game with variations and comments has a link to all of it, and a short one that says what it leaves out", () => {
  const state = sharing({ tree: grown(commented, ["C3", "A1"]) });
  const { game: shown } = state;
  const record = { game: shown, coordinates: /** @type {const} */ ("rows"), text: "…", link: "record=abc" };
  /** @type {string[]} */
  const copied = [];
  const place = shownFor({ ...state, record }, (text) => copied.push(text));
  const [whole, short] = ["https://example.org/bug/#record=abc", "https://example.org/bug/#hexhex3,genius,C3.B2-B1,D4"];
  assert.deepEqual(addresses(place), [whole, short]);
  buttonOf(place, "Copy link")?.click();
  buttonOf(place, "Copy short link")?.click();
  assert.deepEqual(copied, [whole, short]);
  const hints = wordsOf(place.querySelectorAll(".hint")).slice(0, 2);
  assert.deepEqual(hints, [
    "Opens the whole game with its variations and comments, at the position on the board.",
    "Opens only this line of turns, without variations and comments. The address of this page is the same link.",
  ]);
  assert.equal(place.querySelectorAll(".qr").length, 1);
});

test("until the engine has written it, the long link is empty; a game that is too long for one says so", () => {
  const state = sharing({ tree: varied });
  assert.deepEqual(addresses(shownFor(state))[0], "");
  assert.match(shownFor(state).textContent ?? "", /One moment/);
  const record = { game: state.game, coordinates: /** @type {const} */ ("rows"), text: "…", link: null };
  const place = shownFor({ ...state, record });
  assert.match(place.textContent ?? "", /too long for a link with its variations\. Copy the record instead\./);
  assert.equal(addresses(place).length, 1);
});

test("the engine writes the long link once there is something that the short one leaves out", async () => {
  for (const [parts, link] of /** @type {const} */ ([
    [{}, undefined],
    [{ tree: varied }, "record=abc"],
  ])) {
    /** @type {any[]} */
    const actions = [];
    /** @type {any[]} */
    const asked = [];
    const state = sharing(parts);
    const engine = /** @type {any} */ ({
      call: async (/** @type {string} */ method, /** @type {any} */ params) => {
        asked.push([method, params.form, params.answer_in]);
        if (params.form === "abstractplay") throw new Error("none");
        return { text: params.form === "link" ? "record=abc" : "Rules: genius" };
      },
    });
    const store = /** @type {any} */ ({
      state: () => ({ ...state, record: actions.at(-1) ?? null }),
      dispatch: (/** @type {any} */ action) => actions.push(action),
    });
    recordEffect(store, engine, catalogue)(state);
    await settled();
    await settled();
    assert.equal(actions.at(-1).link, link);
    assert.equal(actions.at(-1).abstractPlay, null);
    assert.equal(asked.filter(([, form]) => form === "link").length, link ? 1 : 0);
  }
});

test("the full link is the whole one where it fits, once it is written", () => {
  const state = sharing({ headers: { Result: "x wins by resignation" }, turns: [], cursor: 0 });
  const { game } = state;
  const written = (/** @type {string | null} */ link) =>
    fullLink({ ...state, record: /** @type {any} */ ({ game, link }) });
  assert.ok(beyondLine(state).length);
  assert.equal(fullLink({ ...state, record: null }), null);
  assert.equal(written("record=x"), "record=x");
  assert.doesNotMatch(written(null) ?? "", /record=/);
});

test("a file that is too long for one game is not opened in part", async () => {
  const state = sharing({});
  for (const [size, type, words] of /** @type {const} */ ([
    [1_000_000, "read", null],
    [1_000_001, "misread", /“long.txt” is longer than 1 MB/],
  ])) {
    /** @type {any[]} */
    const acts = [];
    const act = (/** @type {any} */ action) => acts.push(action);
    const place = painted(share(/** @type {any} */ ({ state, catalogue, copy() {}, act, exportAs() {} }), ""));
    const input = /** @type {any} */ (place.querySelector("input[type=file]"));
    const file = new File(["1. C3 2. B2-B1".padEnd(size), ""], "long.txt");
    Object.defineProperty(input, "files", { value: [file] });
    input.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("change"));
    for (let i = 0; i < 20 && !acts.length; i += 1) await settled();
    assert.equal(acts[0].type, type);
    if (words) assert.match(acts[0].reading.wrong.message, words);
  }
});

test("More formats is there only with a file to save", () => {
  const state = sharing({});
  const formats = (/** @type {string | null} */ abstractPlay) => {
    const record = { game: state.game, coordinates: /** @type {const} */ ("rows"), text: "…", link: "", abstractPlay };
    return wordsOf(shownFor(/** @type {any} */ ({ ...state, record })).querySelectorAll("summary")).includes(
      "More formats",
    );
  };
  assert.deepEqual([formats(null), formats("{}")], [false, true]);
});
