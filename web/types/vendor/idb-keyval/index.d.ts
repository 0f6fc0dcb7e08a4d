export * from "../../../../node_modules/idb-keyval/dist/index.js";
