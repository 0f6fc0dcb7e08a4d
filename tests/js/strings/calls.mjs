// Finds the places where the page asks for words: every call `t(id, { … })` in web/, read from the source.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "acorn";

const WEB = new URL("../../../web/", import.meta.url);

/**
 * @typedef {{file: string, line: number, id: RegExp, text: string, args: string[]}} Call id: of one message or, if the id is composed, of several
 * @typedef {{file: string, line: number, why: string}} Fault a call that can't be checked
 */

/** @returns {{calls: Call[], faults: Fault[]}} */
export function callsOfPage() {
  /** @type {{calls: Call[], faults: Fault[]}} */
  const found = { calls: [], faults: [] };
  for (const name of modules()) readCalls(name, found);
  return found;
}

/** Words in a template, where no language can replace them; addresses and names with dots or hyphens are allowed. @returns {string[]} */
export function wordsOfTemplates() {
  /** @type {string[]} */
  const found = [];
  for (const name of modules())
    for (const { type, tag, quasi } of parsed(name)) {
      if (type !== "TaggedTemplateExpression" || !["html", "svg"].includes(tag.name)) continue;
      const markup = quasi.quasis.map((/** @type {any} */ part) => part.value.cooked).join("\u0000");
      const spoken = [...markup.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text);
      const shown = markup.replaceAll(/<!--.*?-->|<[^>]*>/gs, " ");
      for (const text of [...spoken, shown])
        found.push(
          ...(text.replaceAll(/\S*\w[.-]\w\S*/g, "").match(/\p{L}{2,}/gu) ?? []).map(
            (/** @type {string} */ word) => `${name}: ${word}`,
          ),
        );
    }
  return found;
}

/** Texts that a module joins with a space, a comma or a colon of its own: `${does} ${t("…")}`, `words.join(", ")`. @returns {string[]} */
export function joinsOfPage() {
  /** @type {string[]} */
  const found = [];
  for (const name of modules()) {
    const nodes = parsed(name);
    const tagged = new Set(nodes.flatMap(({ type, quasi }) => (type === "TaggedTemplateExpression" ? [quasi] : [])));
    for (const node of nodes) {
      const { line } = node.loc?.start ?? {};
      if (node.type === "TemplateLiteral" && !tagged.has(node) && node.expressions.some(isWords))
        if (node.quasis.some((/** @type {any} */ { value }) => /^( |[,:;] )$/.test(value.cooked)))
          found.push(`web/${name}:${line}`);
      if (node.type !== "CallExpression" || node.callee.property?.name !== "join") continue;
      const { object } = node.callee;
      if ((isWords(object) || nodesOf(object).some(isWords)) && /^[,:;]? $/.test(node.arguments[0]?.value))
        found.push(`web/${name}:${line}`);
    }
  }
  return found;
}

/** Whether an expression is a message, or is named for its words, or the result of such a function. @param {any} node */
const isWords = ({ type, name, callee }) =>
  type === "CallExpression" ? /^t$|Words$/.test(callee.name ?? "") : type === "Identifier" && name === "words";

const modules = () =>
  readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".js") && !/^(strings|types|build)\b/.test(name),
  );

/** @type {Map<string, any[]>} */
const trees = new Map();

/** @param {string} name @returns {any[]} every node of a module */
function parsed(name) {
  const known = trees.get(name);
  if (known) return known;
  const source = readFileSync(new URL(name, WEB), "utf8");
  const nodes = nodesOf(parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true }));
  trees.set(name, nodes);
  return nodes;
}

/** @param {string} name @param {{calls: Call[], faults: Fault[]}} found */
function readCalls(name, { calls, faults }) {
  const nodes = parsed(name);
  /** @type {Map<string, any>} */
  const objects = new Map();
  for (const { type, id, init } of nodes)
    if (type === "VariableDeclarator" && init?.type === "ObjectExpression")
      objects.set(id.name, objects.has(id.name) ? null : init); // two objects with one name: ambiguous
  for (const node of nodes) {
    if (node.type !== "CallExpression" || node.callee.name !== "t") continue;
    const { line } = node.loc.start;
    const ids = idsOf(node.arguments[0]);
    const args = argsOf(node.arguments[1], objects);
    if (!ids.length || !args) faults.push({ file: name, line, why: ids.length ? "no plain arguments" : "no plain id" });
    else for (const { id, text } of ids) calls.push({ file: name, line, id, text, args });
  }
}

/** Every node of a tree, parents first. @param {any} node @param {any[]} [found] @returns {any[]} */
function nodesOf(node, found = []) {
  if (Array.isArray(node)) for (const each of node) nodesOf(each, found);
  else if (typeof node?.type === "string") {
    found.push(node);
    for (const child of Object.values(node)) if (child && typeof child === "object") nodesOf(child, found);
  }
  return found;
}

/** The possible ids of an expression; none if the source does not show them, or any is possible. @param {any} node @returns {{id: RegExp, text: string}[]} */
function idsOf(node) {
  if (node.type === "Literal") return [{ id: new RegExp(`^${node.value.replaceAll(".", "\\.")}$`), text: node.value }];
  if (node.type === "ConditionalExpression") {
    const [one, other] = [idsOf(node.consequent), idsOf(node.alternate)];
    return one.length && other.length ? [...one, ...other] : [];
  }
  if (node.type !== "TemplateLiteral" || !node.quasis[0].value.raw) return [];
  const parts = node.quasis.map((/** @type {any} */ part) => part.value.raw);
  return [
    {
      id: new RegExp(`^${parts.join("\u0000").replaceAll(".", "\\.").replaceAll("\u0000", "[^.]+")}$`),
      text: parts.join("…"),
    },
  ];
}

/** The names of the arguments; null if the source does not show them. @param {any} node @param {Map<string, any>} objects the file's objects, by the names of their constants @returns {string[] | null} */
function argsOf(node, objects) {
  if (!node) return [];
  if (node.type === "Identifier") return objects.get(node.name) ? argsOf(objects.get(node.name), objects) : null;
  if (node.type !== "ObjectExpression") return null;
  const names = node.properties.map((/** @type {any} */ each) =>
    each.type === "SpreadElement"
      ? argsOf(each.argument, objects)
      : each.computed
        ? null
        : (each.key.name ?? each.key.value),
  );
  return names.includes(null) ? null : names.flat();
}
