// Lets Node import the page's modules: what the site serves as vendor/lit-html/ is in node_modules, in a form for Node.
import { register } from "node:module";

const modules = new URL("../../node_modules/lit-html/node/", import.meta.url);
const hook = `
  export function resolve(specifier, context, next) {
    const plain = specifier.match(/^[./]+\\/vendor\\/(gifenc|uqr)\\/(.+)$/);
    if (plain) return next(${JSON.stringify(modules)}.replace("lit-html/node/", plain[1] + "/dist/" + plain[2]), context);
    const found = specifier.match(/^[./]+\\/vendor\\/lit-html\\/(.+)$/);
    return next(found ? ${JSON.stringify(modules)} + found[1] : specifier, context);
  }`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
