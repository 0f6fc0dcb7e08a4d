/** A sentence that says what is wrong with a pasted, linked or drawn text. Pure. */

import { t } from "../strings/index.js";

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
