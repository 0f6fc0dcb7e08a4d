/** A report in the reader's language: the engine's page has a slot for each code with its parameters. */

import { boardTitle } from "../board/layout.js";
import { levelName } from "../game/player-names.js";
import { rulesetTitle } from "../game/ruleset-words.js";
import { language, percent, t } from "../strings/index.js";

/** @typedef {import("../engine/protocol.js").ReportWords} ReportWords */

/** The page with its words. @param {import("./report.js").ReportPage} report @param {import("../engine/protocol.js").Catalogue} catalogue */
export const filled = ({ page, words }, catalogue) =>
  (page ?? "")
    .replace('lang="en"', `lang="${language.locale}" dir="${t("direction")}"`)
    .replace(/\{\{(\d+)\}\}/g, (slot, place) => (words[place] ? escaped(said(words[place], catalogue)) : slot));

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The words of a code; some of its parameters are shares: in notes, the ends of an interval. @param {ReportWords} words @param {import("../engine/protocol.js").Catalogue} catalogue */
function said({ code, params }, catalogue) {
  const get = (/** @type {string} */ name) => params[name] ?? "";
  const amount = (/** @type {string} */ name) =>
    code === "advantage_note" ? percent(Number(get(name))) : Number(get(name));
  return t(`report-says-${code}`, {
    rules: rulesetTitle(String(get("rules"))),
    board: boardTitle(String(get("board"))),
    cells: get("cells"),
    level: levelName(catalogue, String(get("level"))),
    version: get("version"),
    games: get("games"),
    seed: String(get("seed")),
    median: get("median"),
    sure: percent(0.95),
    low: amount("low"),
    high: amount("high"),
    deviation: get("deviation"),
    margin: get("margin"),
    value: get("value"),
    cell: get("cell"),
    share: percent(Number(get("share"))),
  });
}
