import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  // what others have made: Vite, and the server (meadhall.server.wire.typescript)
  { ignores: ["dist/", "dev/", "fixtures/", "src/wire.ts", "src/games/*/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["*.js", "*.ts", "public/*.js", "src/games/*/plugins.js"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // what a function must take but does not look at begins with _
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" }],
      // TypeScript knows what is defined; ESLint does not know its types
      "no-undef": "off",
      // the only HTML that is laid in are drawings: icons that the page was built with
      "svelte/no-at-html-tags": "off",
      // a Map or a Set that is only filled where it is made, or that nothing on the page is drawn from, need not be watched
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that Svelte would leave out
      "svelte/no-useless-mustaches": "off",
      // it takes the reason behind the names of warnings for more names
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
