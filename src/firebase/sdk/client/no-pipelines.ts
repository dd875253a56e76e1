/**
 * In place of the package `re2js`, which the Firestore SDK imports for regular expressions in pipelines. They are not
 * used here, and it weighs as much as two screens (vite.config.ts).
 */
export const RE2JS = {
  compile(): never {
    throw new Error("Pipelines with regular expressions are left out of the site (vite.config.ts).");
  },
};
