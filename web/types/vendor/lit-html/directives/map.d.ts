export * from "lit-html/directives/map.js";
