// Gives the browser the hashes of the parts that the page loads later, so that it runs no changed one. The build writes the
// hashes here, and this script at the end of app/rest.js: no part is requested before (ui/later.js). A browser that reads
// only one import map, which is in index.html, ignores this one.

import { TRIES } from "../ui/once.js";

/** For each part 43 letters of its SHA-256 and its name. The build writes them here (web/build/hashes.py). */
const PARTS = "";
const HASH = 43;

const asked = ["", ...Array.from({ length: TRIES }, (_, index) => `?${index + 1}`)]; // as once.js does
const hashes = PARTS.split(",").flatMap((part) =>
  asked.map((query) => [`./web/parts/${part.slice(HASH)}.js${query}`, `sha256-${part.slice(0, HASH)}=`]),
);
const script = document.createElement("script");
script.type = "importmap";
script.textContent = JSON.stringify({ integrity: Object.fromEntries(hashes) }); // the page's policy has the hash of exactly this text
document.head.append(script);
