// For tsc: what dist/vendor/lit-html/lit-html.js is (docs/decisions/0002-lit-html.md).
export * from "lit-html";
