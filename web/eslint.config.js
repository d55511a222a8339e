// What `npm run lint` holds the page's sources to. It runs in the repository's root, since games keep parts of the page
// in their own folders: paths are relative to that.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, tsconfigRootDir: import.meta.dirname ?? process.cwd(), extraFileExtensions: [".svelte"] };

export default ts.config(
  { ignores: ["web/dist/", "**/node_modules/", "web/src/protocol/messages.ts"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node }, parserOptions: typed },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "no-console": ["error", { allow: ["warn", "error"] }],
      "object-shorthand": "error",
      "prefer-const": "off", // Svelte's destructured props are lets: its own rule knows
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$state"] }],
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are made anew, never changed: $state.raw
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays; a name in braces is no word to translate
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // The types of components are not known here; svelte-check knows them, and it is as strict.
    rules: Object.fromEntries(["argument", "assignment", "call", "member-access", "return"].map((what) => [`@typescript-eslint/no-unsafe-${what}`, "off"])),
  },
  // No tsconfig.json lies above them: they belong to the page's.
  { files: ["src/games/*/page/**"], languageOptions: { parserOptions: { projectService: false, project: "./tsconfig.json" } } },
  // The stories and tests: one function tells all of them.
  { files: ["web/tests/**", "web/e2e/**"], rules: { "max-lines-per-function": "off" } },
  { files: ["web/*.js", "web/public/*.js", "web/tools/*.mjs", "web/tools/*.js"], ...ts.configs.disableTypeChecked },
  { files: ["web/public/sw.js", "web/tools/site-sw.js"], languageOptions: { globals: globals.serviceworker } },
);
