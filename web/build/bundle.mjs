// Run by one_file.py: `node web/build/bundle.mjs < FILES`. FILES is JSON: the modules of the site by path, `replaced` what
// stands in for which in the page of one file, `entries` what to join. Answers with JSON: each entry, joined with all that
// it imports into one module.

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { build } from "esbuild";

const { modules, replaced, entries } = JSON.parse(readFileSync(0, "utf8"));

/** @type {import("esbuild").Plugin} */
const site = {
  name: "site",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path, importer }) => {
      const found = posix.join(importer ? posix.dirname(importer) : "", path);
      const wanted = replaced[found] ?? found;
      // What only Node has, Pyodide asks for in Node only.
      return wanted in modules ? { path: wanted, namespace: "site" } : { path, external: true };
    });
    onLoad({ filter: /.*/, namespace: "site" }, ({ path }) => ({ contents: modules[path], loader: "js" }));
  },
};

/** @param {string} entry */
async function joined(entry) {
  /** @type {{ bundle: true, write: false, format: "esm", target: string, charset: "utf8", legalComments: "inline" }} */
  const options = {
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "inline",
  };
  /** @type {Record<string, "silent">} */
  const logOverride = { "direct-eval": "silent", "commonjs-variable-in-esm": "silent" }; // Pyodide has both, for elsewhere
  const { outputFiles } = await build({
    ...options,
    // A worker's address holds all of it, and Chromium starts none from an address of more than 2 MiB (offline.py).
    minifyWhitespace: entry.endsWith("/worker.js"),
    entryPoints: [entry],
    plugins: [site],
    logLevel: "warning",
    logOverride,
  });
  return outputFiles[0].text;
}

const texts = await Promise.all(entries.map(joined));
process.stdout.write(JSON.stringify(texts));
