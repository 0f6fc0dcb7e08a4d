/** A sentence that says what is wrong with a pasted, linked, drawn or submitted text, and the text with its wrong part marked. Pure. */

import { t } from "../strings/index.js";
import { html } from "../ui/lit.js";

/**
 * The engine's answer; params: for the sentence of its code; refusal: why a turn is not legal; message: the page's own words, if there is no code.
 * @typedef {{code?: string, message: string, params?: Record<string, string | number>,
 *   refusal?: Pick<import("../engine/protocol.js").Refusal, "code"> | null}} Mistake
 */

/** @param {Mistake} mistake */
export function wrongWords({ code, message, params = {}, refusal }) {
  if (!code) return message;
  const get = (/** @type {string} */ name) => params[name] ?? "";
  if (refusal) {
    const why = t(`why-${refusal.code}`, { turn: get("turn") });
    return params.number === undefined ? why : t("turn-wrong", { number: get("number"), why });
  }
  return t(`wrong-${code}`, {
    mark: get("mark"),
    board: get("board"),
    rows: get("rows"),
    expected: get("expected"),
    found: get("found"),
    cell: get("cell"),
    ruleset: get("ruleset"),
    switch: get("switch"),
    coordinates: get("coordinates"),
    mover: get("mover"),
    setup: get("setup"),
    turn: get("turn"),
    option: get("option"),
    value: get("value"),
    entry: get("entry"),
    options: get("options"),
    header: get("header"),
    limit: get("limit"),
    game: get("game"),
  });
}

/** A text with its wrong part marked. @param {readonly string[]} letters as the engine counts them @param {number} start @param {number} end as start: something is missing there */
export function marked(letters, start, end) {
  const part = (/** @type {number} */ from, /** @type {number} [to] */ to = letters.length) =>
    letters.slice(from, to).join("");
  return html`${part(0, start)}<em class="mistake">${part(start, end) || " … "}</em>${part(end)}`;
}

/** @param {string} drawing a line and, below it, carets under the wrong part */
export function wrongPlace(drawing) {
  const [line, under = ""] = drawing.split("\n");
  return html`<pre class="drawing">${marked([...line], under.indexOf("^"), under.length)}</pre>`;
}
