export * from "../../../../node_modules/ts-fsrs/dist/index.js";
