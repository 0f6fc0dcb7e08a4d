/** The rules in full: each with the position of a small board, the words of the game, and where the rule sets come from. */

/** @typedef {{id: string, title: string, text: string, try: string, board: {board: string, ruleset: string, text: string, mover: 0 | 1}}} Rule */

/** @param {string} text @param {string} [ruleset] @param {0 | 1} [mover] @param {string} [board] */
const on = (text, ruleset = "genius", mover = 0, board = "hexhex3") => ({ board, ruleset, text, mover });

/** @type {readonly Rule[]} */
export const ruleWords = [
  {
    id: "R1",
    title: "The board",
    text: "Bug is played on hexagons. Two cells touch when they share an edge. What stands on a cell stays there until it is eaten; nothing moves.",
    try: "A board of seven cells. Play a whole game on it.",
    board: on("../..", "genius", 0, "hexhex2"),
  },
  {
    id: "R2",
    title: "Bugs and twins",
    text: "Cells of one colour that hang together are one bug. How many they are is its size. Two bugs are twins when they have the same shape; turning and mirroring make no difference.",
    try: "{One}'s bend at the top and {Two}'s at the bottom are twins. {Two}'s line of three is nobody's.",
    board: on("xx./..x./..ooo/o.../oo."),
  },
  {
    id: "R3",
    title: "The turn",
    text: "You grow once. If that lets you eat, you eat and grow again, as often as it happens. A turn is written as the cells played: B1-B3 is growth on B1, then a bonus growth on B3.",
    try: "C5 begins a turn of three cells.",
    board: on(".../..xo/..x../..o./.o."),
  },
  {
    id: "R4",
    title: "Growth",
    text: "You grow on an empty cell that touches none of your bugs, which starts a new one, or exactly one, which makes it larger. A cell that touches two of your bugs would merge them and is closed to you.",
    try: "Try A2, between the two {one} bugs.",
    board: on("x.x/..../...../.ooo/..."),
  },
  {
    id: "R5",
    title: "The limit",
    text: "Growing may not make a bug larger than the largest one, of either colour, was before the turn. To start a new bug is always within the limit.",
    try: "The bug of three at the top is full. Try to make it grow, then the small one.",
    board: on("xxx/..../..o.x/.oo./..."),
  },
  {
    id: "R6",
    title: "Eating",
    text: "If the bug that you grew touches twins of the other colour, it eats all of them at once. They leave the board.",
    try: "Make the {one} bug as large as the {two} one beside it.",
    board: on(".../.x../..oo./..../..."),
  },
  {
    id: "R7",
    title: "The bonus growth",
    text: "A bug that has eaten grows by one cell. Cells that have just become free count, the limit does not; but merging stays forbidden.",
    try: "Eat, and move in where the {two} bug stood.",
    board: on(".../.oo./.x.../..../..."),
  },
  {
    id: "R8",
    title: "No room, no meal",
    text: "If there is no cell for the bonus growth, nothing is eaten, and the twins go on standing side by side.",
    try: "{One} on A1 touches its twin at A2, and can't eat it.",
    board: on(".ox/..../.x.../..../..."),
  },
  {
    id: "R9",
    title: "Eating is a must",
    text: "Who can eat must eat, and goes on until nothing is left that may be eaten.",
    try: "C3 touches both {two} bugs: it eats both, and grows once.",
    board: on(".../.o../...../..o./..."),
  },
  {
    id: "R10",
    title: "The end",
    text: "If you cannot grow when your turn begins, you have won, at once. Nobody passes.",
    try: "One cell leaves {One} no other to grow on. Then it is {Two}'s turn, and after that {One} has won.",
    board: on("oo./oo../x.x.o/ooxo/oox"),
  },
  {
    id: "R11",
    title: "No draws",
    text: "Write down the sizes of all bugs, the largest first: every turn makes that list larger, as words in a dictionary stand later. So no position comes twice, and every game ends with a winner.",
    try: "Play on from here, to the end: it can't be long.",
    board: on("x.x/ooo./xxxxo/o..x/.x.", "genius", 1),
  },
];

/** What other rule sets change. @type {readonly Rule[]} */
export const switchWords = [
  {
    id: "chosen",
    title: "Any bug may eat",
    text: "In Ludii and on iGGameCenter not only the bug that grew may eat, but any of yours that can; you pick which, one after the other.",
    try: "{Two} to play. Grow far away: the bug at C2 has to eat all the same.",
    board: on("x../..../xo.../.xx./...", "iggc", 1),
  },
  {
    id: "all",
    title: "All eat at once",
    text: "By the oldest text all bugs that can eat do so together, in rounds, and each grows once.",
    try: "{One} on B4: two {one} bugs share the prey.",
    board: on(".xo/.o../..oo./..../...", "classic"),
  },
  {
    id: "merging",
    title: "Merging",
    text: "The oldest text also lets a growth join bugs of your own, if the joined bug is within the limit.",
    try: "D1 and D2 are closed by the other rules; here {One} may join.",
    board: on(".../..../.x.../..oo/x.o", "classic"),
  },
];

export const rulebookSays = {
  intro: "Every board here is alive: play on it, and see what the rules make of it.",
  rules: "The rules, one by one",
  switches: "What other rule sets change",
  glossary: "The words",
  history: "Where the rules come from",
  historyIntro:
    "Nick Bentley published Bug in 2017. Five documents describe it, and they do not agree on who may eat and whether bugs may merge. This program plays all five.",
  from: "Source",
  differs: "What is special",
  solved: "What is known about hexhex3",
  solvedIntro: "The small board has been searched to the end. With best play on both sides:",
  solvedRows: [
    ["Genius: only the bug that grew may eat", "the second player wins, in 31 turns"],
    ["the same, with merging", "the first player wins, in 28 turns, from the middle of an edge"],
    ["Ludii and iGGameCenter: any bug may eat", "the first player wins, in 26 turns, from the middle of an edge"],
    ["all bugs eat at once, with or without merging", "the first player wins, in 26 turns, from the middle of an edge"],
  ],
  words: [
    ["bug", "all cells of one colour that hang together"],
    ["size", "how many cells a bug has; the number that it wears"],
    ["twin", "a bug of the same shape, turned or mirrored or not"],
    ["growth", "the cell with which every turn begins"],
    ["spawn", "a growth that starts a new bug"],
    ["limit", "the size of the largest bug: no growth may go beyond it"],
    ["full", "said of a bug at the limit: it may not grow. Its eyelids are heavy"],
    ["prey", "the twins that a bug eats"],
    ["bonus", "the cell by which a bug grows after a meal"],
    ["chain", "a turn that eats, grows, and eats again"],
    ["idle twins", "twins side by side that could not eat each other for want of room"],
    ["room", "the cells on which a side could grow now. No room at the start of your turn: you win"],
    ["margin", "on how many cells the loser could still grow; some rule sets count it"],
    ["hexhex3", "a hexagon with three cells along each edge; hexhex4, hexhex5 and so on are larger"],
    ["limping", "a hexagon with edges of two lengths in turn"],
  ],
};
