// What the linter checks in the page's JavaScript. Types are tsc's business (tsconfig.json), layout is Prettier's.
import js from "@eslint/js";
import globals from "globals";

const unused = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" };

export default [
  { ignores: ["dist/", "build/", ".venv/", "web/types/", "web/engine/catalogue.js"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, globals: { ...globals.browser } },
    rules: { "no-unused-vars": ["error", unused], eqeqeq: "error", "prefer-const": "error", "no-var": "error" },
  },
  // Runs in browsers that know no modules.
  {
    files: ["web/boot/fallback.js", "web/boot/theme-early.js", "web/boot/drawn.js"],
    languageOptions: { sourceType: "script" },
    rules: { "no-var": "off" },
  },
  { files: ["tests/js/**", "web/build/**", "*.config.js"], languageOptions: { globals: { ...globals.node } } },
];
