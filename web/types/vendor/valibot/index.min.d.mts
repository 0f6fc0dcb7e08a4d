export * from "../../../../node_modules/valibot/dist/index.mjs";
