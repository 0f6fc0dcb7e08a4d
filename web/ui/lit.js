/** The only door to the vendored lit-html (docs/decisions/0002): build.py copies it from npm to vendor/. */

export { guard } from "../../vendor/lit-html/directives/guard.js";
export { live } from "../../vendor/lit-html/directives/live.js";
export { html, nothing, render, svg } from "../../vendor/lit-html/lit-html.js";
