export * from "../../../../node_modules/@fluent/bundle/esm/index.js";
