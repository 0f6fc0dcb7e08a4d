// Run by build.py: `node web/build/compile.mjs WHEEL FOLDER`. Starts Python as the page's worker will, and has it compile
// what it needed for that: the very Python that will load it.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  console.error(error.message); // without the line of source that it comes from, which is all of Pyodide
  process.exit(1);
});
const [wheel = "", folder = ""] = process.argv.slice(2);
const beside = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url));
const pyodide = await loadPyodide({
  fsInit: async (FS, { sitePackages }) => {
    for (const name of ["sitecustomize.py", "prepared.py", "bug_startup.py"])
      FS.writeFile(`${sitePackages}/${name}`, beside(name));
  },
});
pyodide.FS.writeFile("/lib/engine.whl", new Uint8Array(readFileSync(wheel)));
pyodide.mountNodeFS("/target", folder);
pyodide.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
