// What `npm run lint` holds the page's sources to.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, tsconfigRootDir: import.meta.dirname ?? process.cwd(), extraFileExtensions: [".svelte"] };

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/protocol/messages.ts"] },
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
  // The stories and tests: one function tells all of them.
  { files: ["tests/**", "e2e/**"], rules: { "max-lines-per-function": "off" } },
  { files: ["*.js", "public/*.js", "tools/*.mjs", "tools/*.js"], ...ts.configs.disableTypeChecked },
  { files: ["public/sw.js", "tools/site-sw.js"], languageOptions: { globals: globals.serviceworker } },
);
