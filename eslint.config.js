// Besides the usual strict rules this file holds the one-way imports of the code base:
// app -> features -> firebase -> domain, features -> ui, functions -> domain; features never import each other.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import eslint from "@eslint/js";
import globals from "globals";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const firebase = {
  regex: "^@?firebase(/|$)",
  message: "Only src/firebase talks to Firebase; add a product verb there.",
};

const features = readdirSync(join(import.meta.dirname, "src/features"));

/** Layers are folders, and a relative import of another layer always goes up and then into its folder. */
function not(layers, message) {
  return { regex: `\\.\\./(src/)?(${layers.join("|")})/`, message };
}

/** The imports of the code in a folder (tests may import what they like). */
function imports(folder, ...patterns) {
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

export default tseslint.config(
  { ignores: ["**/dist/", "**/lib/", ".local/", "**/node_modules/", "test-results/", "playwright-report/"] },
  eslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          "src/domain/tsconfig.json",
          "src/tsconfig.json",
          "functions/tsconfig.json",
          "local/tsconfig.json",
          "tests/tsconfig.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "no-empty": ["error", { allowEmptyCatch: false }],
      "no-console": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  imports(
    "src/domain",
    { regex: "^(?!zod$|\\.)", message: "The domain imports nothing but zod and itself." },
    not(["app", "features", "firebase", "ui", "functions", "local"], "The domain knows no other layer."),
  ),
  imports(
    "src/ui",
    firebase,
    { regex: "^zod", message: "ui knows no schema." },
    not(
      ["app", "domain(?!/kernel/locale$)", "features", "firebase", "functions", "local"],
      "ui knows neither product nor Firebase; of the domain only how dates and numbers are written.",
    ),
  ),
  imports(
    "src/firebase",
    not(["app", "features", "ui", "functions", "local"], "Firebase's door knows only the domain."),
  ),
  ...features.map((feature) =>
    imports(
      `src/features/${feature}`,
      firebase,
      {
        regex: `^(\\.\\./)+(${features.filter((other) => other !== feature).join("|")})/`,
        message: "Features never import each other; a route composes them.",
      },
      not(["app", "functions", "local"], "Features know the domain, Firebase's door and ui."),
    ),
  ),
  imports("src/app", firebase, not(["functions", "local"], "The app knows nothing that runs elsewhere.")),
  imports(
    "functions",
    not(["app", "features", "firebase", "ui", "local"], "Functions share the domain with the browser."),
  ),
  imports("local", not(["app", "features", "firebase", "ui", "functions/src"], "The launcher knows only the domain.")),
  {
    // The one place of the app that may write to the console, and the launcher.
    files: ["src/browser/log.ts", "local/**/*.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.test.{ts,tsx}", "tests/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "MemberExpression[property.name=/^(skip|only|todo|fixme)$/][object.name=/^(test|it|describe|suite)$/]",
          message: "Every test runs.",
        },
      ],
    },
  },
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
