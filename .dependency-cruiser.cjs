// Which parts of web/ may import which: the layers of docs/architecture.md, checked by `build.py test` and by
// `npx depcruise web`. An import points downwards or to a neighbour's door, and never comes back in a circle. Types are
// not imports: they are gone when the page runs, so `import("…").Name` in a comment may name any file.
//
//   app        puts the parts together: state, effects, screens, dialogs
//   features   aids bots editor embed export learn library sound study together: each is entered by its door, index.js
//   game       the game on the table
//   board      draws cells and bugs; knows no game
//   ui engine boot strings    buttons and icons, the worker, what runs first, words

const FEATURES = "aids|bots|editor|embed|export|learn|library|sound|study|together";

// Parts of a feature that are loaded only when they are needed have a door of their own.
const LAZY_DOORS = [
  `^web/(${FEATURES})/rest\\.js$`, // what waits: effects, and what is stored; loaded beside the first frame
  "^web/learn/(learn|dialog)\\.js$", // lessons, puzzles and rules, loaded when Learn is first opened
  "^web/(bots/bench-view|bots/own/own-bots|bots/settings-view|embed/builder|library/library|study/report-view)\\.js$", // dialogs, loaded when first opened
  "^web/game/highlights\\.js$", // what one remembers of a game, loaded when one has ended
  "^web/together/views\\.js$", // what is seen of games with friends, loaded when there is one
  "^web/bots/own/sandbox\\.js$", // what limits a user's bot, loaded by its worker
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or need a third below them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "the-ground-knows-nothing-above-it",
      comment: "ui, engine, boot and strings are used everywhere, so they use none of the other parts.",
      severity: "error",
      from: { path: "^web/(ui|engine|boot|strings)/" },
      to: { path: `^web/(app|board|game|${FEATURES})/`, pathNot: LAZY_DOORS },
    },
    {
      name: "the-board-knows-no-game",
      comment: "board/ draws what it is given; what the state shows on it is decided in game/ and above.",
      severity: "error",
      from: { path: "^web/board/" },
      to: { path: `^web/(app|game|${FEATURES})/` },
    },
    {
      name: "the-game-knows-no-feature",
      comment: "What a feature adds to a panel of the game is handed in by app/screens.js.",
      severity: "error",
      from: { path: "^web/game/" },
      to: { path: `^web/(app|${FEATURES})/` },
    },
    {
      name: "features-do-not-know-the-app",
      comment: "What a feature needs of the app is in the context of its panels, or an argument of its effects.",
      severity: "error",
      from: { path: `^web/(${FEATURES})/` },
      to: { path: "^web/app/" },
    },
    {
      name: "through-the-door",
      comment: "A feature is imported from outside by its index.js alone.",
      severity: "error",
      from: { path: "^web/([^/]+)/" },
      to: { path: `^web/(${FEATURES})/`, pathNot: ["^web/$1/", "^web/[^/]+/index\\.js$", ...LAZY_DOORS] },
    },
  ],
  options: { doNotFollow: { path: "^(node_modules|vendor|pyodide)/" }, exclude: { path: "^web/(build|types)/" } },
};
