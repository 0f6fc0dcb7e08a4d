// Changes the page's pure modules in small ways, one at a time, and counts the changes that no test sees:
// `node tests/tools/mutation.mjs [--sample N] [--only web/game/tree.js]`; `python3 build.py test --mutation` runs it. For
// each change, a new process runs the tests of the module (SUBJECTS); a hook gives it the changed text, so nothing is written
// to disk. docs/lab/mutation.md has the figures, and the changes that no test sees, with the reasons.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Linter } from "eslint";

const ROOT = new URL("../../", import.meta.url);
const ENOUGH = 0.95; // the share of changes that tests must see
const PATIENCE = "20"; // seconds of processor time, so a busy machine does not matter: an endless loop counts as seen
const IDLE_MS = 90_000; // by the clock: what waits without work counts as seen, too
/** For each module, its tests, below tests/js/. @type {Record<string, string[]>} */
const SUBJECTS = {
  "web/game/tree.js": ["game/tree", "app/state", "study/tried"],
  "web/game/line.js": ["game/line", "app/state", "study/clock", "study/tried"],
  "web/game/tree-nodes.js": ["game/tree-nodes", "game/tree", "study/tried"],
  "web/game/select.js": ["game/select", "game/ending", "app/state", "study/state"],
  "web/game/time.js": ["game/set-back", "together/set-back"],
  "web/game/clock.js": ["game/clock"],
  "web/game/clock-events.js": ["game/clock", "game/set-back"],
  "web/game/exchange.js": ["game/exchange", "game/tree", "game/link"],
  "web/game/seats.js": ["game/seats", "game/reducers"],
  "web/game/clean-text.js": ["game/clean-text", "app/persistence"],
  "web/game/ruleset-text.js": ["game/rulesets", "game/reducers"],
  "web/game/state.js": ["game/state", "app/state", "game/reducers", "game/scenes", "study/clock"],
  "web/game/tree-state.js": ["game/state", "app/state", "game/tree", "game/ending", "study/clock", "study/tried"],
  "web/game/scene-state.js": ["game/scenes", "app/state", "game/unconfirmed"],
  "web/game/clock-state.js": ["game/clock", "app/state", "study/clock", "study/tried"],
  "web/app/state.js": ["app/state", "game/state", "game/reducers"],
  "web/app/tables.js": ["app/tables", "app/history", "app/passing"],
  "web/app/opening.js": ["app/opening"],
  "web/app/persistence.js": ["app/persistence", "study/tried"],
  "web/bots/match.js": ["bots/match"],
  "web/bots/state.js": ["bots/state", "bots/bots", "app/state"],
  "web/bots/handlers.js": ["bots/state", "bots/bots"],
  "web/learn/state.js": ["learn/state", "learn/answer"],
  "web/learn/progress.js": ["learn/progress"],
  "web/learn/due.js": ["learn/due"],
  "web/learn/queue.js": [
    "learn/queue",
    "learn/queue-limits",
    "learn/answer",
    "learn/due",
    "learn/next",
    "learn/mistake-list",
  ],
  "web/learn/solved-words.js": ["learn/answer", "learn/say"],
  "web/learn/say.js": ["learn/answer", "learn/say"],
  "web/learn/exercises.js": ["learn/bounds", "learn/queue-limits", "learn/whole-backup", "library/hostile"],
  "web/learn/rows.js": ["learn/progress", "learn/first-try"],
  "web/ui/day.js": ["learn/progress", "learn/due", "learn/queue"],
  "web/study/found.js": ["study/state", "study/openings", "study/study", "study/review"],
  "web/study/handlers.js": ["study/handlers", "study/state", "study/study", "study/tried"],
  "web/study/hint.js": ["study/hint", "study/study"],
  "web/study/report.js": ["study/report"],
  "web/study/state.js": ["study/state", "study/study"],
  "web/study/analyses.js": ["study/analyses"],
  "web/editor/editor.js": ["editor/sheet", "editor/editor", "editor/drawing"],
  "web/editor/state.js": ["editor/editor"],
  "web/aids/state.js": ["aids/aids"],
  "web/engine/door.js": ["engine/door"],
  "web/engine/valid.js": ["engine/valid"],
  "web/board/bug-outline.js": ["board/bug-outline"],
  "web/app/page-state.js": ["app/page-state", "app/state", "game/reducers"],
  "web/embed/state.js": ["embed/embed"],
  "web/game/text-state.js": ["game/text-state", "app/state", "game/reducers"],
  "web/library/duplicates.js": ["library/duplicates", "library/in-steps", "library/twice"],
  "web/library/state.js": ["library/state", "library/library"],
  "web/together/state.js": ["connection", "state", "together", "adding", "table", "lots", "found", "hostile"].map(
    (name) => `together/${name}`,
  ),
  "web/together/shared.js": ["shared", "texts", "together"].map((name) => `together/${name}`),
  "web/together/waiting.js": ["together/waiting"],
  "web/together/change.js": ["together/change", "together/state", "together/connection"],
  "web/together/received.js": ["together/received", "together/received-live", "together/together"],
  "web/together/table.js": ["together/table"],
  "web/together/peer.js": ["together/peer", "together/direct"],
  "web/together/spare.js": ["together/spare", "together/way-back"],
  "web/together/way-back.js": ["together/way-back-steps", "together/way-back"],
  "web/together/turn.js": ["together/turn"],
  "web/together/kept.js": ["together/kept", "together/way-back"],
  "web/together/tabs.js": ["together/tabs"],
  "web/together/lots.js": ["together/draw"],
  "web/together/code.js": ["together/code", "together/direct"],
  "web/together/stored.js": ["together/stored"],
  "web/together/rematch.js": ["together/rematch"],
  "web/together/coming-back.js": ["together/coming-back", "together/coming-back-loaded", "together/wishes-again"],
};
/** Changes that no test can see, by module, and why. @type {Record<string, Record<string, string>>} */
const WITHOUT_EFFECT = JSON.parse(readFileSync(new URL("./without_effect.json", import.meta.url), "utf8"));
/** @type {Record<string, string>} */
const SWAPS = {
  ...{ "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===", "&&": "||", "||": "&&", "??": "&&" },
  ...{
    "+": "-",
    "-": "+",
    "*": "/",
    "/": "*",
    "%": "*",
    "<<": ">>",
    ">>": "<<",
    "&": "|",
    "|": "&",
    "+=": "-=",
    "-=": "+=",
  },
};

/** The name has the line's text and the change. @typedef {{line: number, name: string, from: number, to: number, text: string}} Change */

/** Every change of a module. @param {string} source @returns {Change[]} */
function changes(source) {
  /** @type {Change[]} */
  const found = [];
  const lines = source.split("\n");
  const times = new Map();
  const add = (/** @type {any} */ node, /** @type {string} */ text, [from, to] = node.range) => {
    const before = source.slice(from, to).split("\n")[0];
    const { line } = node.loc.start;
    const name = `${lines[line - 1].trim()}: ${before} → ${text.split("\n")[0]}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    found.push({ line, name: times.get(name) > 1 ? `${name} (${times.get(name)})` : name, from, to, text });
  };
  const swapped = (/** @type {any} */ node) => {
    const { operator, left, right } = node;
    const at = source.indexOf(operator, left.range[1]);
    if (operator in SWAPS && at < right.range[0]) add(node, SWAPS[operator], [at, at + operator.length]);
  };
  const negated = (/** @type {any} */ { test }) => add(test, `!(${source.slice(...test.range)})`);
  /** @type {Record<string, (node: any) => void>} */
  const visitors = {
    BinaryExpression: swapped,
    LogicalExpression: swapped,
    AssignmentExpression: swapped,
    IfStatement: negated,
    ConditionalExpression: negated,
    UnaryExpression: (node) => {
      if (node.operator === "!" || node.operator === "-") add(node, source.slice(...node.argument.range));
    },
    Literal: (node) => {
      if (typeof node.value === "number") add(node, String(node.value + 1));
      if (typeof node.value === "boolean") add(node, String(!node.value));
      if (typeof node.value === "string" && node.value && !/^(Import|Export)/.test(node.parent.type))
        add(node, JSON.stringify(`${node.value}X`));
    },
    ExpressionStatement: (node) => {
      if (/Call|Assignment|Update/.test(node.expression.type)) add(node, ";");
    },
    ReturnStatement: (node) => {
      if (node.argument) add(node, "return;");
    },
    SpreadElement: (node) => {
      const empty = node.parent.type === "ObjectExpression" ? "...{}" : "...[]";
      add(node, empty);
    },
  };
  const rule = { create: () => visitors };
  new Linter().verify(
    source,
    [{ plugins: { own: { rules: { look: rule } } }, rules: { "own/look": "error" } }],
    "a.js",
  );
  return found;
}

/** Gives one module another text; the environment of the process names both. */
const HOOK = `import { register } from "node:module";
register("data:text/javascript," + encodeURIComponent("export " + async function load(url, context, next) {
  const loaded = await next(url, context);
  return url === process.env.MUTANT_ADDRESS ? { ...loaded, source: process.env.MUTANT_TEXT } : loaded;
}));`;

/** Whether a test fails. @param {string} path @param {string} text @param {string[]} tests */
async function isSeen(path, text, tests) {
  for (const test of tests) {
    const hooks = [new URL("tests/js/vendor.js", ROOT).href, `data:text/javascript,${encodeURIComponent(HOOK)}`];
    const file = fileURLToPath(new URL(`tests/js/${test}.test.mjs`, ROOT));
    const command = [process.execPath, ...hooks.map((each) => `--import=${each}`), file];
    const child = spawn("sh", ["-c", 'ulimit -t "$0"; exec "$@"', PATIENCE, ...command], {
      ...{ cwd: fileURLToPath(ROOT), stdio: "ignore" },
      ...{ timeout: IDLE_MS, killSignal: "SIGKILL" },
      env: { ...process.env, MUTANT_ADDRESS: new URL(path, ROOT).href, MUTANT_TEXT: text },
    });
    const code = await new Promise((resolve) => child.on("exit", resolve));
    if (code !== 0) return true;
  }
  return false;
}

/** The names in without_effect.json that no change of the module has. @param {string} path @param {Change[]} all */
function goneFrom(path, all) {
  const names = new Set(all.map(({ name }) => name));
  return Object.keys(WITHOUT_EFFECT[path] ?? {}).filter((name) => !names.has(name));
}

/** The names that no change of any of the page's modules has, by module. @returns {[string, string[]][]} */
export function goneNames() {
  const modules = Object.keys(WITHOUT_EFFECT).filter((path) => /\.m?js$/.test(path));
  return modules.map((path) => [path, goneFrom(path, changes(readFileSync(new URL(path, ROOT), "utf8")))]);
}

/** The changes of a module that a test can see, or a sample of them. @param {string} path @param {string} source @param {number} sample */
function chosen(path, source, sample) {
  const all = changes(source);
  const without = WITHOUT_EFFECT[path] ?? {};
  const gone = goneFrom(path, all);
  if (gone.length) throw new Error(`without_effect.json names changes that ${path} does not have: ${gone.join("; ")}`);
  const visible = all.filter(({ name }) => !(name in without));
  const step = sample ? Math.max(1, visible.length / sample) : 1;
  return Array.from({ length: Math.round(visible.length / step) }, (_, i) => visible[Math.floor(i * step)]);
}

/** Tries the changes of a module; returns how many were seen, and how many were tried. @param {string} path @param {number} sample */
async function tried(path, sample) {
  const source = readFileSync(new URL(path, ROOT), "utf8");
  if (await isSeen(path, source, SUBJECTS[path])) throw new Error(`the tests of ${path} fail without a change`);
  const left = chosen(path, source, sample);
  const count = left.length;
  let survived = 0;
  const work = async () => {
    for (let change = left.shift(); change; change = left.shift()) {
      const text = source.slice(0, change.from) + change.text + source.slice(change.to);
      if (await isSeen(path, text, SUBJECTS[path])) continue;
      survived += 1;
      console.log(`survives: ${path}:${change.line}: ${change.name}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const without = Object.keys(WITHOUT_EFFECT[path] ?? {}).length;
  console.log(`${path}: ${count - survived} of ${count} seen; ${without} more without effect`);
  return [count - survived, count];
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  const { values } = parseArgs({
    options: { sample: { type: "string", default: "0" }, only: { type: "string", multiple: true } },
  });
  const counts = [0, 0];
  const tooFew = [];
  for (const path of values.only ?? Object.keys(SUBJECTS)) {
    const [seen, count] = await tried(path, Number(values.sample));
    if (seen < ENOUGH * count) tooFew.push(path);
    counts[0] += seen;
    counts[1] += count;
  }
  console.log(`${counts[0]} of ${counts[1]} seen`);
  if (tooFew.length) console.log(`fewer than ${100 * ENOUGH} % of ${tooFew.join(", ")}`);
  process.exit(tooFew.length ? 1 : 0);
}
