/** A game of the library in words. */

import { levelName } from "../game/player-names.js";
import { isUsual, rulesetTitle } from "../game/ruleset-words.js";
import { coloursOf, isColourName } from "../game/seats.js";
import { colour, joined, percent, t } from "../strings/index.js";
import { isReviewTag, tagsOf } from "./listing.js";
import { boardWords } from "./notes.js";
import { playedIn } from "./played.js";
import { ownSeat, resultFor } from "./state.js";
import { whenWords } from "./when.js";

/** @typedef {import("../app/context.js").Context} Context */
/** @typedef {import("./games.js").Entry} Entry */

/** The player of a side: a bot, "You" against a bot, a name, or a colour. @param {Context} context @param {Entry} entry @param {0 | 1} side */
function playerName({ catalogue, state }, { seats, starts, summary }, side) {
  const seat = starts === 0 ? side : 1 - side;
  const player = seats?.[seat];
  if (player?.kind === "bot") return levelName(catalogue, player.level);
  const name = summary.players[side];
  if (name && !isColourName(name)) return name;
  const own = ownSeat({ seats });
  if (own === seat) return t("library-you");
  if (own !== null) return t("player-friend");
  return t("library-colour", { seat: colour(coloursOf(catalogue, summary.rules, state.settings.colours)[seat]) });
}

/** @param {Context} context @param {Entry} entry */
const playersWords = (context, entry) =>
  t("library-players", { first: playerName(context, entry, 0), second: playerName(context, entry, 1) });

/** @param {Context} context @param {Entry} entry */
export const titleOf = (context, entry) => entry.name || playersWords(context, entry);

/** @param {Context} context @param {Entry} entry */
export function resultWords(context, entry) {
  const { result } = entry.summary;
  if (!result) return t("library-unfinished");
  const { winner, ending, margin } = result;
  if (winner === null) return t("library-no-winner");
  const who = resultFor(entry);
  const name = playerName(context, entry, winner);
  const won = who ? t(`library-you-${who === "won" ? "won" : "lost"}`) : t("library-won", { name });
  const how = margin
    ? t("library-margin", { margin })
    : ending === "no_growth"
      ? t("library-ran-out", { who: who === "lost" ? "lost" : "won", name }) // to run out of cells wins
      : t(`library-ending-${ending}`);
  return joined([won, how]);
}

/** @param {Context["catalogue"]} catalogue @param {number} count of bugs */
const chainWords = ({ long_chain: long }, count) => t(count < long ? "library-chain" : "library-long-chain", { count });

/** What the game's review found of the reader's turns. @param {Entry} entry */
function reviewFacts({ reviewed, mistakes, accuracy }) {
  if (!reviewed) return [];
  if (!mistakes) return [t("library-reviewed")];
  const count = mistakes.reduce((sum, each) => sum + each);
  const known = accuracy === null ? [] : [t("library-accuracy", { percent: percent(accuracy / 100) })];
  return [t("library-mistakes", { count }), ...known];
}

/** The facts of a game; first its players, if a name has taken their place. @param {Context} context @param {Entry} entry @param {boolean} [shown] without what the players say: that it was played against a bot */
function facts(context, entry, shown = false) {
  const { catalogue, state } = context;
  const { summary, folder } = entry;
  const played = playedIn(entry);
  return [
    ...(entry.name ? [playersWords(context, entry)] : []),
    whenWords(entry, state.library.games ?? []),
    ...(played === "bot" && shown ? [] : [t(`library-played-${played}`)]),
    ...(folder ? [folder] : []),
    ...(isUsual(summary.rules) ? [] : [rulesetTitle(summary.rules)]),
    boardWords(catalogue, summary.board),
    t("library-turns", { count: summary.turns }),
    ...reviewFacts(entry),
    ...(summary.chain > 1 ? [chainWords(catalogue, summary.chain)] : []),
    ...tagsOf(entry)
      .filter(isReviewTag)
      .map((tag) => t(`library-tag-${tag}`)),
  ];
}

/** A game's title with its date and its length, the label of its check box: no two games sound alike. @param {Context} context @param {Entry} entry */
export const fullTitle = (context, entry) => {
  const { library } = context.state;
  const length = t("library-turns", { count: entry.summary.turns });
  return joined([titleOf(context, entry), whenWords(entry, library.games ?? []), length]);
};

/** The facts under a title, each with the dot after it: a line begins with a fact. @param {Context} context @param {Entry} entry @param {boolean} [brief] only the date and what a review found */
export function factWords(context, entry, brief = false) {
  const date = () => whenWords(entry, context.state.library.games ?? []);
  const found = brief ? [date(), ...reviewFacts(entry)] : facts(context, entry, true);
  return found.map((fact, i, all) => (i < all.length - 1 ? `${fact}\u00a0·` : fact));
}

/** @param {Context} context @param {Entry} entry */
export const searchWords = (context, entry) =>
  [
    titleOf(context, entry),
    ...entry.summary.players,
    resultWords(context, entry),
    ...facts(context, entry),
    rulesetTitle(entry.summary.rules),
    entry.summary.date,
  ].join("\n");
