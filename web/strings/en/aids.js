/** The words of the aids on the board. */
import { counted, list, SEATS } from "./common.js";

/** A few names are listed, of many the first. @param {readonly string[]} names @param {string} [joint] */
const few = (names, joint = "and") =>
  names.length <= 5 ? list(names, joint) : `${names.slice(0, 4).join(", ")} ${joint} ${names.length - 4} more`;

/** @param {number} seat */
const seatWord = (seat) => SEATS[seat].toLowerCase();

/** @param {number} count */
const stones = (count) => counted(count, "stone");

export const aids = {
  heading: "Show",
  sight: "What is shown",
  /** @param {string} name @param {string} key */
  title: (name, key) => `${name} (key ${key})`,
  names: { twins: "Twins", threats: "Threats", outlook: "Outlook", territory: "Territory", marks: "Marks" },
  wait: "One moment …",
  setup: "Nothing to show during the set-up: there are no bugs yet.",
  overWords: "The game is over.",

  /** @param {string} name @param {readonly string[]} twins */
  shape: (name, twins) => (twins.length ? `shape ${name}, twins at ${few(twins)}` : `shape ${name}, no twin`),
  /** @param {number} seat @param {readonly string[]} cells */
  inDanger: (seat, cells) => `in danger: ${SEATS[seat]} could eat it from ${few(cells, "or")}`,
  safe: "safe for good",
  /** @param {number} seat @param {number} count */
  couldEat: (seat, count) => `${SEATS[seat]} could eat ${stones(count)} from here`,
  /** @param {0 | 1 | "both" | "nobody"} land the seat that alone can grow there */
  land: (land) =>
    land === "both"
      ? "both can grow here"
      : land === "nobody"
        ? "nobody can grow here"
        : `only ${SEATS[land]} can grow here`,
  /** @param {number} seat @param {number} count */
  replyShort: (seat, count) =>
    count ? `then ${SEATS[seat]} could eat ${stones(count)}` : `then ${SEATS[seat]} could eat nothing`,
  begun: "a mark begins here",

  twins: {
    none: "There is no bug yet.",
    all: "A letter names each bug's shape; it is filled where the other side has a twin. Point at a bug to see its twins.",
    /** @param {string} name @param {readonly [number, number]} counts by seat */
    kind: (name, counts) => `${name}: ${counts[0]} ${seatWord(0)}, ${counts[1]} ${seatWord(1)}`,
    /** @param {readonly string[]} names of shapes that both sides have */
    onBoth: (names) => (names.length ? `On both sides: ${few(names)}.` : "No bug has a twin on the other side."),
    /** @param {number} seat @param {number} size @param {readonly string[]} twins @param {readonly string[]} friends */
    line: (seat, size, twins, friends) => {
      const own = friends.length
        ? ` Of its own side, ${few(friends)} ${friends.length === 1 ? "has" : "have"} the same shape.`
        : "";
      const what = `This ${seatWord(seat)} bug of ${size}`;
      return twins.length ? `${what} is the twin of ${few(twins)}.${own}` : `${what} has no twin.${own}`;
    },
  },

  threats: {
    half: "Threats are told again when this turn is complete.",
    /** @param {number} seat @param {boolean} moves @param {readonly string[]} from @param {number} most */
    could: (seat, moves, from, most) => {
      const when = moves ? "now" : "if it were to play";
      return from.length
        ? `${SEATS[seat]} could eat ${when}, from ${few(from, "or")}: ${most > 1 ? "up to " : ""}${stones(most)}.`
        : `${SEATS[seat]} could eat nothing ${when}.`;
    },
    /** @param {readonly string[]} names */
    safe: (names) => `Safe for good: ${few(names)}.`,
    legend: { danger: "could be eaten next turn", jaws: "from here", safe: "can never be eaten" },
    /** @param {number} seat @param {readonly string[]} steps @param {number} count */
    line: (seat, steps, count) => `${SEATS[seat]} could play ${steps.join(", then ")} and eat ${stones(count)}.`,
    /** @param {number} seat @param {readonly string[]} cells */
    danger: (seat, cells) => `${SEATS[seat]} could eat it from ${few(cells, "or")}.`,
  },

  outlook: {
    all: "Point at a marked cell (with a finger, tap it once to look and once more to play) to see what it lets the other side eat, and how both counts move.",
    none: "Shown before your own turns.",
    /** @param {number} seat @param {readonly number[]} prey sizes @param {readonly string[]} from @param {number} most @param {string | null} rest the bonus cells taken for granted */
    reply: (seat, prey, from, most, rest) => {
      const how = rest ? `With the bonus on ${rest}, ` : "";
      if (prey.length === 0) return `${how}${SEATS[seat]} could then eat nothing.`;
      return `${how}${SEATS[seat]} could then eat ${most > 1 ? "up to " : ""}${stones(most)}, from ${few(from, "or")}.`;
    },
    legend: { price: "so many stones could the other side then eat", danger: "these", jaws: "by growing here" },
  },

  territory: {
    /** @param {readonly [number, number]} only by seat @param {number} both @param {number} nobody */
    cells: (only, both, nobody) =>
      `Only ${SEATS[0]} can grow on ${counted(only[0], "cell")}, only ${SEATS[1]} on ${only[1]}, both on ${both}, nobody on ${nobody}.`,
    /** @param {number} limit @param {readonly [number, number]} growing by seat */
    bugs: (limit, growing) =>
      `No bug may outgrow ${limit} now. May still grow (+): ${counted(growing[0], `${seatWord(0)} bug`)}, ${counted(growing[1], `${seatWord(1)} bug`)}.`,
    legend: () => [`only ${SEATS[0]}`, `only ${SEATS[1]}`, "both", "nobody"],
  },

  marks: {
    all: "Drawing: drag from cell to cell for an arrow, press one cell for a ring. Both go with the turn.",
    mouse: "Right-drag draws an arrow and right-click a ring at any time; with Shift, Alt or both, in another ink.",
    clear: "Clear the marks",
    ink: "Ink",
    inks: ["green", "orange", "violet", "black"],
    /** @param {string} from @param {string} to */
    arrow: (from, to) => `an arrow from ${from} to ${to}`,
    /** @param {string} cell */
    ring: (cell) => `a ring on ${cell}`,
    /** @param {readonly string[]} marks */
    drawn: (marks) => `Drawn: ${list(marks)}.`,
  },

  about: {
    heading: "Aids beside the board",
    rows: /** @type {const} */ ([
      [
        "twins",
        "a letter on each bug for its shape; filled: the other side has a bug of that shape. Point at any bug to light its twins",
      ],
      [
        "threats",
        "who could be eaten next turn, from where, and how far that goes; a shield: never, whatever is played",
      ],
      ["outlook", "before you click: what the turn lets the other side eat, and how both counts move"],
      ["territory", "the cells that only one side can grow on, and the bugs that may still grow"],
      ["marks", "arrows and rings of your own"],
    ]),
  },

  keyRows: /** @type {readonly (readonly [names: readonly string[], what: string])[]} */ ([
    [["1", "2", "3", "4"], "show twins, threats, outlook, territory"],
    [["5"], "draw marks instead of playing"],
    [
      ["M"],
      "on the board: begin a mark, on another cell end it as an arrow, on the same one as a ring; with Shift in another ink",
    ],
    [["0"], "clear the marks"],
  ]),
};
