// The bar: the button for the theme, and when it offers *Study*.
import { buttonOf, painted } from "../page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { bar } from "../../../web/app/bar.js";
import { freshState } from "../../../web/app/state.js";
import { AGAINST_BOT, game, PEOPLE } from "../fixtures.mjs";

/** @typedef {import("../../../web/app/state.js").State} State */

/** The theme after a press. @param {"auto" | "light" | "dark"} theme @param {string} words the button's */
function after(theme, words) {
  const fresh = freshState(game());
  let next = "";
  const act = (/** @type {any} */ { change }) => (next = change.theme);
  const state = { ...fresh, settings: { ...fresh.settings, theme } };
  buttonOf(painted(bar(/** @type {any} */ ({ state, act }))), words)?.click();
  return next;
}

test("each press shows the other theme, and the system's is followed again", (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, "matchMedia"));
  const pressed = (/** @type {boolean} */ dark) => {
    Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: dark }), configurable: true });
    return [after("auto", "Theme: automatic"), after("light", "Theme: light"), after("dark", "Theme: dark")];
  };
  assert.deepEqual(pressed(false), ["dark", "dark", "auto"]);
  assert.deepEqual(pressed(true), ["light", "auto", "light"]);
});

test("a first visit hides Study, but not from the reader of a game that a link opened", () => {
  /** @param {number | undefined} opened */
  const offers = (opened) => {
    const fresh = freshState(game());
    const state = {
      ...fresh,
      game: { ...fresh.game, opened },
      settings: { ...fresh.settings, tools: false },
    };
    return !!buttonOf(painted(bar(/** @type {any} */ ({ state, act() {} }))), "Study");
  };
  assert.deepEqual([offers(undefined), offers(0), offers(3)], [false, false, true]);
});

test("Study looks unavailable while two people play with a clock, and a press says why", () => {
  const clock = { control: "60+0/1", sound: false, rests: false, events: [], owed: false, lost: null };
  /** @type {any[]} */
  const acted = [];
  /** @param {boolean} clockHints @param {State["game"]["seats"]} seats */
  const button = (clockHints, seats) => {
    const fresh = freshState(game({ clock, seats }));
    const state = { ...fresh, settings: { ...fresh.settings, tools: true, clockHints } };
    const act = (/** @type {any} */ action) => acted.push(action);
    return buttonOf(painted(bar(/** @type {any} */ ({ state, act }))), "Study");
  };
  const shut = button(false, PEOPLE);
  assert.deepEqual([shut?.getAttribute("aria-disabled"), shut?.disabled], ["true", false]);
  shut?.click();
  assert.deepEqual(acted, [{ type: "study", tab: "analysis" }]);
  for (const open of [button(true, PEOPLE), button(false, AGAINST_BOT)])
    assert.equal(open?.getAttribute("aria-disabled"), null);
});
