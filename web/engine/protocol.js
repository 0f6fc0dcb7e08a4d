// The seam in JavaScript: the types of docs/wire.md, and the texts that cross it. Nothing here waits, stores or draws.

/** @typedef {0 | 1} Side  0 moved first */
/** @typedef {"setup" | "growth" | "bonus" | "over"} Phase */
/** @typedef {"spawn" | "enlarge" | "join"} GrowthKind */
/** @typedef {string | Record<string, unknown>} Ruleset  a name, or the fields of one */

/** @typedef {"rows" | "diagonals" | "abstractplay"} Coordinates */
/** @typedef {{ text: string, mover: Side, setup: number }} Start  setup: cells still to be blackened */

/**
 * The switches of a rule set. `stronger` is the side that has to exceed `handicap`.
 * @typedef {{ eaters: "active" | "chosen" | "all", merging: boolean, setup: number, score: "win" | "margin",
 *   handicap: number, stronger: Side, pie: boolean }} Switches
 */

/**
 * A game in a request. Turns and draft are cell names.
 * @typedef {object} Game
 * @property {Ruleset} ruleset
 * @property {string} board  a name, or a board's text
 * @property {Start | null} [start]  a position to start from
 * @property {string[]} turns  complete turns from the start
 * @property {string[]} [draft]  cells of the turn being built
 */

/** @typedef {{ side: Side, cells: number[], size: number, shape: string, full: boolean }} Bug */
/** @typedef {{ eater: number, prey: number[], cells: number[] }} Meal  bugs by their index in the scene */
/** @typedef {{ eater: number[], prey: number[][], cells: number[] }} NextMeal  bugs by their cells */

/**
 * What one legal next cell would do.
 * @typedef {object} Option
 * @property {number} cell
 * @property {"blacken" | "bonus" | GrowthKind} kind
 * @property {number | null} bug  the bug that grows
 * @property {number[]} grown  the cells of the bug that results
 * @property {number} size
 * @property {number[]} eats  the bugs that this very step removes
 * @property {NextMeal[]} next  meals owed after this cell; none: the turn is complete
 * @property {boolean} complete
 * @property {[number, number]} mobility  the gauge afterwards
 * @property {Side | null} wins  who wins at once if this is played: the opponent, left without growth
 */

/**
 * @typedef {"not_a_cell" | "occupied" | "black" | "would_merge" | "too_large" | "must_eat" | "nothing_to_eat"
 *   | "not_touching" | "starves" | "over" | "empty_turn" | "no_swap"} RefusalCode
 */

/**
 * Why a cell or a turn is not legal.
 * @typedef {object} Refusal
 * @property {RefusalCode} code
 * @property {number} step  which cell of the turn, from 0
 * @property {number | null} cell
 * @property {string} text
 * @property {number[]} cells  the cells that cause it
 * @property {number[]} bugs
 * @property {number | null} size
 * @property {number | null} limit
 * @property {string} message  English, for terminals
 */

/** @typedef {"no_growth" | "handicap"} ResultReason  handicap: the loser could not grow, but its margin did not exceed it */

/**
 * What happened, in order, enough to animate.
 * @typedef {{ type: "blackened", side: Side, cell: number }
 *   | { type: "grew", side: Side, cell: number, kind: "bonus" | GrowthKind, size: number, bug: number[] }
 *   | { type: "ate", side: Side, eaters: number[][], prey: number[][] }
 *   | { type: "swapped", side: Side }
 *   | { type: "won", side: Side, reason: ResultReason, margin: number }} Event
 */

/** @typedef {{ side: Side, turn: string, events: Event[] }} LastTurn */
/** @typedef {{ side: Side, turn: string, kind: "growth" | "blacken" | "swap", ate: number, mobility: [number, number] }} PlayedTurn */
/** @typedef {{ winner: Side, reason: ResultReason, margin: number }} Result */

/**
 * Everything that the page needs to paint one moment.
 * @typedef {object} Scene
 * @property {number} turn_number  of the turn being built, from 1
 * @property {Side} mover
 * @property {Phase} phase
 * @property {number} setup  cells that both together have still to blacken
 * @property {boolean} swap  whether the turn `swap` is legal now
 * @property {Coordinates} coordinates
 * @property {Switches & { text: string }} rules  played by, for words
 * @property {string} stones  one character a cell: `.` empty, `x` and `o` stones, `#` black
 * @property {Bug[]} bugs  in the order of their lowest cell
 * @property {number} largest  the limit of this turn's growth
 * @property {Meal[]} meals  owed now
 * @property {Option[]} options  in board order
 * @property {Refusal[]} refusals  one for each other cell
 * @property {[number, number]} mobility  the gauge
 * @property {[number[], number[]]} growth_cells
 * @property {{ cells: number[], names: string[], events: Event[] }} draft
 * @property {LastTurn | null} last
 * @property {PlayedTurn[]} played
 * @property {Result | null} result
 * @property {{ index: number, turn: string, refusal: Refusal } | null} refused
 */

/**
 * What a bot thinks so far.
 * @typedef {object} Thought
 * @property {string} turn
 * @property {string[]} line
 * @property {number} value  the mover's expected score, from 0 to 1
 * @property {number} nodes
 * @property {boolean} done
 * @property {"win" | "loss" | null} proven
 * @property {number | null} [distance]  in how many turns, where that is proven too
 */

/**
 * What is wrong with a text that a user made: `start` and `end` count characters, not UTF-16 units; null where no text has it.
 * A board that is painted wrong has a `code`.
 * @typedef {{ code: "" | "no_cell" | "too_wide", message: string, line: number | null, column: number | null, start: number | null, end: number | null, drawing: string }} Wrong
 */

/**
 * Where a board's cells and labels are shown, in one of the 12 orientations.
 * @typedef {object} Geometry
 * @property {string} name
 * @property {string} title
 * @property {string} text  the board's text
 * @property {Coordinates} coordinates
 * @property {number} orientation
 * @property {CatalogueCell[]} cells  in board order
 * @property {number[]} black
 * @property {string[]} rows  the cells' names in those coordinates
 * @property {CatalogueCell[]} labels  outside, where a cell could stand
 */

/** @typedef {[q: number, r: number, mark: string]} PaintedCell  mark: one of `.xo#` */
/** @typedef {{ board: string, coordinates?: Coordinates, orientation?: number }} BoardParams */
/** @typedef {{ cells: PaintedCell[], ruleset: Ruleset, mover: Side, setup?: number }} EditParams */
/** @typedef {{ scene: Scene, start: Start, board: Geometry, wrong: null } | { scene: null, start: null, board: null, wrong: Wrong }} Edited */

/** @typedef {{ nodes?: number, seconds?: number }} Limit  seconds are for whoever has a clock: the engine is told `stop` */
/** @typedef {Game & { bot: string, limit?: Limit, seed?: number | null }} ThinkParams */
/** @typedef {Thought | { cancelled: true }} ThinkResult */

/** The mark of a shape: `name` is `4c`, `index` counts the shapes by size. @typedef {{ index: number, name: string, size: number }} ShapeMark */
/** Bugs by their index in the scene: of the same shape on the other side, on its own. @typedef {{ bug: number, mark: ShapeMark, twins: number[], friends: number[] }} Twins */
/**
 * Who can grow where, and on which cells each bug of the scene may.
 * @typedef {{ only: [number[], number[]], both: number[], nobody: number[], limit: number, growing: number[][], mobility: [number, number] }} Territory
 */
/** One bonus stone of a turn that eats, and the meals owed when it is played. @typedef {{ meals: NextMeal[], cell: number }} ThreatStep */
/**
 * A growth after which its side eats; `steps` are those of the turn that eats the most.
 * @typedef {{ side: Side, cell: number, kind: GrowthKind, grown: number[], prey: number[][], stones: number, turn: string, steps: ThreatStep[] }} Threat
 */
/** @typedef {{ bug: number, side: Side, cells: number[], eaten_by: number[], in_danger: boolean, safety: "safe" | "edible" | "unknown" }} Standing */
/** @typedef {{ twins: Twins[], territory: Territory, threats: [Threat[], Threat[]], standings: Standing[] }} Study */
/**
 * What a next cell leads to: `cells` are the rest of the turn from it on, `reply` what the opponent could do then.
 * @typedef {{ cell: number, cells: number[], before: [number, number], after: [number, number],
 *   reply: { mobility: number, eating: number[], prey: number[][], stones: number, wins: boolean } }} Outlook
 */
/** @typedef {{ engine: string, python: string, methods: string[] }} Hello */

/**
 * A whole game, its tree as nodes that name their parents.
 * @typedef {object} Tree
 * @property {string} ruleset
 * @property {string} board
 * @property {Start | null} start
 * @property {Record<string, string>} headers
 * @property {string | null} clock  of the headers, if it is one
 * @property {Side | null} lost  the side whose time was up at the end of the main line
 * @property {TreeNode[]} nodes
 * @property {number} cursor  the node where one stands
 */
/** @typedef {{ side: number, text: string, seconds: number | null }} Submission */
/**
 * @typedef {{ parent: number | null, turn: string | null, comment: string, seconds: number | null, rejected: Submission[] }} TreeNode
 */
/** @typedef {{ ruleset: string, board: string, start: Start | null }} Opening */
/** @typedef {Opening & { turns: string[], cursor: number, answer_in?: Coordinates }} LineParams */
/** @typedef {Opening & { headers: Record<string, string>, lost: Side | null, nodes: TreeNode[], cursor: number, answer_in?: Coordinates }} TreeParams */

/** @typedef {{ kind: string, game: Tree | null, wrong: Wrong | null, fits: Coordinates[] }} RecordAnswer fits: those in which a list of turns is legal to its end */
/** @typedef {{ game: Tree | null, wrong: Wrong | null }} LinkAnswer */

/**
 * The umpire's answer: `text[start:end]` is the place of the first mistake.
 * @typedef {object} Verdict
 * @property {"counts" | "illegal" | "not_your_turn"} ruling
 * @property {string} text
 * @property {string | null} turn
 * @property {Refusal | null} refusal
 * @property {number} start
 * @property {number} end
 * @property {string} message
 */

/** @typedef {{ type: "start", side: Side, at: number } | { type: "press" | "pause" | "resume", at: number }} ClockEvent  seconds */
/**
 * What a clock shows, in seconds.
 * @typedef {object} Reading
 * @property {ClockControl} control
 * @property {Side} side
 * @property {boolean} running
 * @property {number} spent  of the turn so far
 * @property {number} turn_left
 * @property {[number, number]} reserves  as if the turn ended now
 * @property {number | null} left  until the time is up
 * @property {number | null} until_step
 * @property {Side | null} lost
 */

/**
 * Each method's params and result.
 * @typedef {object} Methods
 * @property {{ params: Record<string, never>, result: Hello }} hello
 * @property {{ params: Game, result: Scene }} scene
 * @property {{ params: Game & { turn: string }, result: { refusal: Refusal | null, turn: string | null } }} explain
 * @property {{ params: BoardParams, result: { board: Geometry | null, wrong: Wrong | null } }} board
 * @property {{ params: EditParams, result: Edited }} edit
 * @property {{ params: ThinkParams, result: ThinkResult }} think
 * @property {{ params: Game & { texts: string[], coordinates?: Coordinates }, result: { verdicts: Verdict[] } }} judge
 * @property {{ params: { control: string, events: readonly ClockEvent[], now: number }, result: Reading }} clock
 * @property {{ params: { text: string, answer_in?: string }, result: LinkAnswer }} link_read
 * @property {{ params: LineParams, result: { text: string } }} link_write
 * @property {{ params: { text: string, ruleset?: Ruleset, board?: string, coordinates?: Coordinates, answer_in?: string }, result: RecordAnswer }} record_read
 * @property {{ params: TreeParams, result: { text: string } }} record_write
 * @property {{ params: { pairs: number[] }, result: { games: number, wins: number, share: number, error: number, text: string } }} score
 * @property {{ params: Game & { cells?: number[] }, result: Outlook[] }} outlook
 * @property {{ params: { request: Id }, result: boolean }} stop
 * @property {{ params: { request: Id }, result: boolean }} cancel
 */

/** @typedef {{ ply: number, chance: number, proven: boolean }} Point  after `ply` turns; `chance` is side 0's */
/**
 * What a review found of a turn, `ply` counted from 0; `best` and `kept` are its side's chances before and after it.
 * @typedef {{ ply: number, side: Side, played: string, best: number, kept: number, verdict: "" | "?" | "??", proven: boolean,
 *   better: string | null, line: string[] }} Finding
 */
/**
 * @typedef {{ done: number, total: number, finished: boolean, points: Point[], findings: Finding[], losing: number | null,
 *   certain: boolean }} Review
 */
/**
 * A legal next cell and what is known of it, for the mover.
 * @typedef {{ cell: number, turn: string, line: string[], value: number | null, visits: number, proven: "win" | "loss" | null,
 *   ends: number | null }} Choice
 */
/** @typedef {{ nodes: number, done: boolean, value: number, proven: "win" | "loss" | null, choices: Choice[] }} Analysis */
/** @typedef {{ stage: string, games: number, finished: boolean, page: string | null }} ReportProgress */
/** @typedef {{ why: "wins" | "proven" | "eats" | "saves" | "threatens" | "leaves" | "keeps", bugs: number[][], count: number }} Reason */
/** @typedef {{ region: number[], bug: number[] | null, cell: number | null, turn: string, line: string[], value: number, reasons: Reason[] }} Hint */
/** @typedef {Game & { limit?: Limit, seed?: number | null, background?: boolean }} StudyParams */

/**
 * Long work: params, and what its pushes and its answer are.
 * @typedef {object} LongMethods
 * @property {{ params: Game & { states?: number }, progress: Study }} study
 * @property {{ params: ThinkParams, progress: Thought }} think
 * @property {{ params: ThinkParams, progress: Hint }} hint
 * @property {{ params: StudyParams & { bot: string }, progress: Review }} review
 * @property {{ params: StudyParams, progress: Analysis }} analysis
 * @property {{ params: StudyParams & { games: number, leaves: number, sample: string }, progress: ReportProgress }} report
 */

/** @typedef {{ turn: number, reserve: number, step: number, name: string, hard: boolean, text: string }} ClockControl  seconds */
/**
 * @typedef {{ name: string, title: string, source: string, fields: Switches, boards: string[], coordinates: Coordinates,
 *   clock: ClockControl | null, colours: [string, string] }} CatalogueRuleset
 */
/** @typedef {[name: string, q: number, r: number]} CatalogueCell  axial; r grows downwards */
/**
 * @typedef {{ name: string, title: string, cells: CatalogueCell[], black: number[],
 *   labels: CatalogueCell[] }} CatalogueBoard  labels stand outside, where a cell could
 */
/** @typedef {{ name: string, title: string, bot: string, limit: Limit }} CatalogueLevel */

/**
 * What the engine offers, known before Python is.
 * @typedef {object} Catalogue
 * @property {string} engine  its version
 * @property {CatalogueRuleset[]} rulesets
 * @property {CatalogueBoard[]} boards
 * @property {{ name: string, title: string }[]} bots
 * @property {CatalogueLevel[]} levels
 */

/** @typedef {string | number} Id */
/** @typedef {{ code: string, message: string, trace: string | null }} Failure */

/**
 * @typedef {{ id: Id, result: unknown }
 *   | { id: Id, error: Failure }
 *   | { event: "thought", id: Id, thought: Thought }
 *   | { event: "progress", id: Id, progress: unknown }} Message
 */

/** @typedef {{ engine: string, python: string, pyodide: string }} Versions */

/**
 * Where the boot is. `done` and `total` are bytes in the stage `download` and equal 0 in the others, whose length
 * nobody knows. `hint` is for a report and never shown as it is; the page has words for `code`.
 * @typedef {{ state: "loading", stage: BootStage, done: number, total: number }
 *   | { state: "ready", versions: Versions }
 *   | { state: "failed", code: FailureCode, hint: string }} Boot
 */

/** @typedef {typeof BOOT_STAGES[number]} BootStage */
/** @typedef {typeof FAILURE_CODES[number]} FailureCode */

/** The stages of a boot, in order: fetch all files, start Python, import the engine. */
export const BOOT_STAGES = Object.freeze(/** @type {const} */ (["download", "python", "engine"]));

/** Why a boot can fail, or an engine that was running can be lost. The page has words for each. */
export const FAILURE_CODES = Object.freeze(
  /** @type {const} */ ([
    "no_worker", // this browser starts no module worker, or the worker's own file did not arrive
    "other_build", // the worker is of another build than the page
    "runtime_missing", // a file of Pyodide did not arrive
    "runtime_timeout", // nothing was heard of the boot for too long
    "runtime_broken", // Pyodide arrived but did not start
    "wheel_missing", // the engine's wheel did not arrive
    "wheel_broken", // it arrived, but cannot be installed or imported
    "python_error", // the running engine broke
    "hung", // the running engine stopped answering
    "closed", // the page gave the engine up
    "flood", // an isolated worker sent too much (door.js)
    "malformed", // an isolated worker sent what is no message (door.js)
  ]),
);

/**
 * Every text that a worker posts is one of these, as JSON: the boot, the engine's reply as docs/wire.md has it, or the
 * worker's last words.
 * @typedef {{ boot: Boot } | { messages: Message[], busy: boolean } | { lost: { code: FailureCode, trace: string } }} Post
 */

/**
 * @param {Id} id
 * @param {string} method
 * @param {object} params
 * @returns {string}
 */
export function encodeRequest(id, method, params) {
  return JSON.stringify({ id, method, params });
}

/**
 * @param {Post} post
 * @returns {string}
 */
export function encodePost(post) {
  return JSON.stringify(post);
}

/**
 * @param {string} text
 * @returns {Post}
 */
export function decodePost(text) {
  return JSON.parse(text);
}
