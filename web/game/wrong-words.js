/** What is wrong with a text that was pasted, linked or drawn, in a sentence. Pure. */

import { t } from "../strings/index.js";

/** @param {import("./text-state.js").Wrong} wrong */
export function wrongWords({ code, message, params = {}, refusal }) {
  if (!code) return message && `${message[0].toUpperCase()}${message.slice(1).replace(/\.$/, "")}.`;
  const get = (/** @type {string} */ name) => params[name] ?? "";
  if (refusal) return t(`why-${refusal.code}`, { turn: get("turn") });
  return t(`wrong-${code}`, {
    limit: get("limit"),
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
    options: get("options"),
    header: get("header"),
    detail: get("detail"),
  });
}
