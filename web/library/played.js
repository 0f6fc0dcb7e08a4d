/** How a game was played: at one device, against a bot, with a friend by link or live. Pure. */

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./games.js").Entry} Entry */
/** `friend`: by link or live, in entries of earlier versions; `record`: not played here; `opened`: from a link, and not gone on with. @typedef {typeof PLAYED[number]} Played */

const PLAYED = /** @type {const} */ (["device", "bot", "bots", "link", "live", "friend", "record", "opened"]);

/** @param {Entry["seats"]} seats null if only a record names the players @returns {Played} */
function playedBy(seats) {
  if (!seats) return "record";
  if (seats.some(({ kind }) => kind === "friend")) return "friend";
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  return /** @type {const} */ (["device", "bot", "bots"])[bots];
}

/** @param {Pick<Entry, "played" | "seats">} entry possibly of another version */
export const playedIn = ({ played, seats }) => PLAYED.find((each) => each === played) ?? playedBy(seats);

/** Whether a game with a friend belongs to the connection to the friend's device. @typedef {typeof import("../together/rest.js").ofConnection} IsLive */

/** How a game that is being stored was played. @param {State["together"]} together @param {State["game"]} game @param {IsLive} isLive @returns {Played} */
export function playedNow(together, { seats, watched, opened = -1, turns }, isLive) {
  const friend = seats.find((player) => player.kind === "friend");
  if (friend?.kind === "friend") return isLive(together, friend) ? "live" : "link";
  if (turns.length <= opened) return "opened";
  return watched === undefined ? playedBy(seats) : "record";
}

/** When a game with a friend last changed, as the stored shared game says (ms): the board may show it days later. null: another game. @param {State["together"]} together @param {State["game"]} game */
export function changedWithFriend({ games }, { seats }) {
  const friend = seats.find((player) => player.kind === "friend");
  return (friend?.kind === "friend" && games[friend.key]?.updated) || null;
}
