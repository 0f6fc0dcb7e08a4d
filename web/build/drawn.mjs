// drawn.py runs this: `node web/build/drawn.mjs < TASK`. TASK is JSON: the text of index.html, and a module that paints the
// first frame into a document (web/app/first-frame.js, joined). The answer is JSON: the page's attributes, and its body as text.

import { readFileSync } from "node:fs";
import { Window } from "happy-dom";

const { page, module } = JSON.parse(readFileSync(0, "utf8"));
const window = new Window({ settings: { navigation: { disableMainFrameNavigation: true } } });
const { document } = window;
document.write(page);
class ResizeObserver {
  observe() {}
}
// There is no stored state, and the words are English.
const browser = { window, document, ResizeObserver, navigator: { languages: ["en"] }, localStorage: undefined };
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true });
const { paintFirstFrame } = await import(`data:text/javascript;base64,${Buffer.from(module).toString("base64")}`);
document.documentElement.setAttribute("data-drawn", paintFirstFrame());
document.querySelector(".layer-marks")?.replaceChildren(); // there are no marks yet
const attributes = Object.fromEntries([...document.documentElement.attributes].map(({ name, value }) => [name, value]));
process.stdout.write(JSON.stringify({ attributes, body: document.body.innerHTML }));
await window.happyDOM.close();
