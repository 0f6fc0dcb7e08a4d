// bundle.py runs this: `node web/build/bundle.mjs < TASK`. TASK is JSON: the `modules` of the site by path, the `entries` to
// join, `replaced` modules with their replacements, `split`, and esbuild's other `options`. With `split`, a part that is
// imported only when it is needed becomes a separate file. The answer is JSON: the resulting files by path.
//
// esbuild puts code that several parts share into separate files, dozens of them. So the build runs it several times. The
// first run splits; the second joins each entry with all that it imports at once, and parts that are loaded later import
// that code from the entry. What only these parts share becomes one file, since a visit needs most of it, and each request
// costs time. The last runs shorten the names of these exports.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { build } from "esbuild";

/** @typedef {Record<string, string>} Files */
/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */
/** @typedef {import("esbuild").BuildOptions} Options */
/** What parts import from a home: its name without and with shorter names. @typedef {{home: string, plain: string, there: string}} Shared */
/** Returns the path of the text to import; null: the import stays an import of a file. @typedef {(path: string, importer: string) => string | null} Choose */

const TOP = "/site/";
/** What parts share that are loaded later; `named` gives it another name. */
const SHARED = "web/parts/chunk-00000000.js";
const { modules, entries, replaced, split, options } = JSON.parse(readFileSync(0, "utf8"));
/** @type {Record<string, "silent">} */
const logOverride = { "direct-eval": "silent", "commonjs-variable-in-esm": "silent" }; // Pyodide contains both, for other environments
const inSite = (/** @type {string} */ path) => posix.relative(TOP, posix.resolve("/", path));

const acts = (/** @type {string} */ path) => entries.includes(path) || path.endsWith(".css");

/** @param {Files} texts @param {Choose} choose @returns {import("esbuild").Plugin} */
const reading = (texts, choose) => ({
  name: "site",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^#]/ }, ({ path, importer, kind }) => {
      if (kind === "url-token") return { errors: [{ text: `A style sheet may not name a file: ${path}` }] };
      const found = path.startsWith(".") ? posix.join(posix.dirname(importer), path) : path;
      const chosen = choose(found, importer);
      // An entry has effects; other modules only have exports, and esbuild leaves them out if nothing uses these.
      if (chosen) return { path: chosen, namespace: "site", sideEffects: texts !== modules || acts(chosen) };
      // Every file that imports another is two folders deep. Pyodide imports Node's modules in Node only.
      return { path: path.startsWith(".") ? `../../${found}` : path, external: true };
    });
    onLoad({ filter: /.*/, namespace: "site" }, ({ path }) => ({
      contents: texts[path],
      loader: path.endsWith(".css") ? "css" : "js",
    }));
  },
});

/** @param {Files} texts @param {[from: string, to: string][]} points @param {Choose} choose @param {Options} more */
async function bundled(texts, points, choose, more) {
  const { outputFiles, metafile } = await build({
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "inline",
    ...more,
    outdir: TOP,
    entryPoints: points.map(([from, to]) => ({ in: from, out: to.replace(/\.\w+$/, "") })),
    plugins: [reading(texts, choose)],
    logLevel: "warning",
    logOverride,
  });
  /** @type {Files} */
  const files = Object.fromEntries((outputFiles ?? []).map(({ path, text }) => [inSite(path), text]));
  /** @type {Outputs} */
  const outputs = Object.fromEntries(
    Object.entries(metafile?.outputs ?? {}).map(([path, each]) => [inSite(path), each]),
  );
  return { files, outputs };
}

/** The file into which each part goes: the first entry that imports it at once, the file of what later parts share, or a separate file. @param {Outputs} outputs */
function homesOf(outputs) {
  /** @type {Files} */
  const homes = {};
  for (const entry of entries) {
    const reached = [entry];
    for (const part of reached) {
      homes[part] = entry;
      const atOnce = outputs[part].imports.filter(({ kind, external }) => kind === "import-statement" && !external);
      reached.push(...atOnce.map(({ path }) => inSite(path)).filter((path) => !homes[path]));
    }
  }
  for (const [part, { entryPoint }] of Object.entries(outputs)) homes[part] ??= entryPoint ? part : SHARED;
  return homes;
}

const IMPORTS = /\bimport\s*(?:\{([^}]*)\}\s*from\s*)?"([^"]+)"/g;

/** The names that files import from a part in another file, by part and by file. @param {Files} parts @param {Files} homes */
function wantedOf(parts, homes) {
  /** @type {Record<string, Record<string, Set<string>>>} */
  const wanted = {};
  for (const [part, file] of Object.entries(homes)) {
    for (const [, names = "", path] of parts[part].matchAll(IMPORTS)) {
      const from = posix.join(posix.dirname(part), path);
      if (!(from in homes) || homes[from] === from || homes[from] === file) continue;
      const all = ((wanted[from] ??= {})[file] ??= new Set());
      for (const name of names.split(",").filter(Boolean)) all.add(name.trim().split(" ")[0]);
    }
  }
  return wanted;
}

/** The text that a file imports in the place of another, or of a part in it. @param {string} path @param {string} file */
const instead = (path, file) => `of ${path}?${file.replaceAll("/", "+")}`;

/** Joins the parts into their homes. A home exports what other files want, and each of them imports all of it by one statement.
 * @param {Files} parts @param {Outputs} outputs @param {Files} short shorter names for what parts import from homes, by the names without `short`
 * @returns {Promise<{files: Files, shared: Shared[]}>} */
async function rejoined(parts, outputs, short = {}) {
  const homes = homesOf(outputs);
  const texts = { ...parts };
  /** @type {Shared[]} */
  const shared = [];
  /** @type {Record<string, {home: string, names: string[]}>} */
  const taken = {};
  for (const entry of entries) texts[`all ${entry}`] = `export * from "${entry}";\n`;
  texts[`all ${SHARED}`] = "";
  for (const [part, files] of Object.entries(wantedOf(parts, homes))) {
    const home = homes[part];
    // Different parts may export different things under one name, so each export gets a unique name.
    const names = [...new Set(Object.values(files).flatMap((all) => [...all]))].map((name) => {
      const plain = `$${shared.length}`;
      const own = short[plain];
      const there = own && !ownNames(outputs, home).includes(own) ? own : plain;
      shared.push({ home, plain, there });
      return [name, there];
    });
    texts[`all ${home}`] += `export {${names.map(([here, there]) => `${here} as ${there}`)}} from "${part}";\n`;
    for (const [file, wanted] of Object.entries(files)) {
      const its = names.filter(([here]) => wanted.has(here));
      const list = instead(home, file);
      texts[instead(part, file)] = `export {${its.map(([here, there]) => `${there} as ${here}`)}} from "${list}";\n`;
      (taken[list] ??= { home, names: [] }).names.push(...its.map(([, there]) => there));
    }
  }
  for (const [list, { home, names }] of Object.entries(taken))
    texts[list] = `export {${names}} from "../../${home}";\n`;
  /** @type {Choose} */
  const choose = (path, importer) => {
    if (!importer || importer.startsWith("all ")) return path;
    if (importer.startsWith("of ")) return path in texts && path.startsWith("of ") ? path : null;
    if (!(path in homes) || homes[path] === path) return null;
    return homes[path] === homes[importer] ? path : instead(path, homes[importer]);
  };
  const points = [...new Set(Object.values(homes))].map(
    (home) => /** @type {[string, string]} */ ([`all ${home}` in texts ? `all ${home}` : home, home]),
  );
  return { files: (await bundled(texts, points, choose, options)).files, shared };
}

/** The names that a file exports in any case. @param {Outputs} outputs @param {string} home */
const ownNames = (outputs, home) => outputs[home]?.exports ?? [];

const EXPORTS = /export\{([^}]*)\}(?!.*export\{)/s;

/**
 * Joins the parts. There are hundreds of exports, and `export{a}` is shorter than `export{a as $1}`, by more than 1 kB in all; but esbuild
 * chooses the local names anew when an export has another name. So the entries, and what later parts share, keep the local names of one run, one file
 * after the other, and the last run tells all others these names.
 * @param {Files} parts @param {Outputs} outputs @returns {Promise<Files>}
 */
async function shortened(parts, outputs) {
  /** @type {Files} */
  const short = {};
  /** @type {Files} */
  const done = {};
  const homes = new Set(Object.values(homesOf(outputs)));
  for (const home of [...entries, SHARED].filter((each) => homes.has(each))) {
    const { files, shared } = await rejoined(parts, outputs, short);
    const [, list = ""] = EXPORTS.exec(files[home]) ?? [];
    const locals = new Map(list.split(",").map((each) => [each.split(" as ").at(-1), each.split(" as ")[0]]));
    const ours = new Map(shared.filter((each) => each.home === home).map(({ there, plain }) => [there, plain]));
    for (const [there, plain] of ours) {
      const local = locals.get(there) ?? plain;
      if (!ownNames(outputs, home).includes(local)) short[plain] = local;
    }
    const renamed = [...locals].map(([there = "", local]) => {
      const name = short[ours.get(there) ?? ""] ?? there;
      return name === local ? local : `${local} as ${name}`;
    });
    done[home] = list ? files[home].replace(EXPORTS, () => `export{${renamed}}`) : files[home];
    if (`${home}.map` in files) done[`${home}.map`] = files[`${home}.map`];
  }
  return { ...(await rejoined(parts, outputs, short)).files, ...done };
}

const NAMED = /[\w.-]+-\w{8}\.js/g;
const PARTS = "web/parts/";

/**
 * Names each part after its text and those of all that it loads. esbuild's names are those of the first run; then parts import other names
 * from the entries. Each name keeps its length, so the source maps are still right.
 * @param {Files} files
 */
function named(files) {
  const parts = Object.keys(files).filter((path) => path.startsWith(PARTS) && path.endsWith(".js"));
  const loads = new Map(
    parts.map((part) => {
      const names = (files[part].match(NAMED) ?? []).map((name) => PARTS + name);
      return [part, names.filter((path) => parts.includes(path))];
    }),
  );
  /** @type {Files} */
  const names = {};
  for (const part of parts) {
    const all = new Set([part]);
    for (const each of all) for (const next of loads.get(each) ?? []) all.add(next);
    const hash = createHash("sha256").update([...all].map((each) => files[each]).join(""));
    const name = posix.basename(part);
    names[name] = name.replace(/\w{8}(?=\.js$)/, hash.digest("hex").slice(0, 8).toUpperCase());
  }
  const renamed = (/** @type {string} */ text) => text.replace(NAMED, (name) => names[name] ?? name);
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [renamed(path), renamed(text)]));
}

/** @type {Choose} */
const choose = (path) => {
  const wanted = replaced[path] ?? path;
  return wanted in modules ? wanted : null;
};
const points = entries.map((/** @type {string} */ path) => [path, path]);
/** @type {Options} */
const splitting = { splitting: true, sourcemap: "inline", chunkNames: "web/parts/[name]-[hash]" };
const first = await bundled(modules, points, choose, split ? { ...options, ...splitting } : options);
const files = split ? named(await shortened(first.files, first.outputs)) : first.files;
process.stdout.write(JSON.stringify(files));
