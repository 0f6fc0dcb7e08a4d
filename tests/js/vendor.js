// Lets Node import the page's modules: vendor/ of the site is in node_modules, and a language's module is made
// from its .ftl files, as in the build (web/build/words.py). The document of views is in one file if there is one
// (tests/tools/javascript.py).
import { existsSync, readFileSync } from "node:fs";
import { register } from "node:module";

const modules = new URL("../../node_modules/", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("happy-dom/package.json", modules), "utf8"));
const joined = new URL(`../../build/tests-js/happy-dom-${version}.mjs`, import.meta.url);
const happyDom = existsSync(joined) ? joined.href : "happy-dom";
const hook = `
  import { readdirSync, readFileSync } from "node:fs";
  const places = {
    "lit-html": "lit-html/node/",
    gifenc: "gifenc/dist/",
    uqr: "uqr/dist/",
    valibot: "valibot/dist/",
    "idb-keyval": "idb-keyval/dist/",
    "ts-fsrs": "ts-fsrs/dist/",
    fluent: "@fluent/bundle/esm/",
  };
  export function resolve(specifier, context, next) {
    const vendor = specifier.match(/^[./]+\\/vendor\\/([^/]+)\\/(.+)$/);
    if (specifier === "happy-dom") return next(${JSON.stringify(happyDom)}, context);
    if (vendor) return next(${JSON.stringify(modules)} + places[vendor[1]] + vendor[2], context);
    if (!specifier.endsWith(".ftl.js")) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
  }
  export function load(url, context, next) {
    if (!url.endsWith(".ftl.js")) return next(url, context);
    const folder = new URL(url.replace(".ftl.js", "/"));
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
    const text = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\\n");
    return { format: "module", source: "export default " + JSON.stringify(text), shortCircuit: true };
  }`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
