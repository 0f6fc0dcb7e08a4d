// build.py runs this: `node web/build/compile.mjs WHEEL FOLDER`. It starts the same Python as the page's worker will, in the
// same way, and lets it compile the modules that this start has loaded.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  console.error(error.message); // without the source line of the error, which is all of Pyodide
  process.exit(1);
});
const [wheel = "", folder = ""] = process.argv.slice(2);
const fileHere = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url));
const pyodide = await loadPyodide({
  fsInit: async (FS, { sitePackages }) => {
    for (const name of ["sitecustomize.py", "prepared.py", "bug_startup.py"])
      FS.writeFile(`${sitePackages}/${name}`, fileHere(name));
  },
});
pyodide.FS.writeFile("/lib/engine.whl", new Uint8Array(readFileSync(wheel)));
pyodide.mountNodeFS("/target", folder);
pyodide.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
