// What nobody uses: `npm run check:unused`.
import type { KnipConfig } from "knip";

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "local/launch/{start.ts,install.mjs}",
        "local/suite/{proofs,test}.ts",
        "src/prerender.tsx",
        "local/operate/{alerts,backup,costs,deploy,doctor,restore,smoke}.ts",
        "local/checks/check-*.ts",
        "tests/{rules,mutation,callables,torture}/**/*.test.ts",
        "tests/{e2e,bench,torture}/**/*.spec.ts",
        // Started as processes of their own.
        "local/emulators/{firebase-tools,light-runtime}.mjs",
        "tests/bench/{blast-run,mail-sink}.ts",
        "tests/recordings/systems/fill.ts",
        "tests/support/{blasts/blast-worker,statements/relay-process,suite/functions-process,journeys/sample-pictures}.ts",
        // Bundled for the page under test.
        "tests/support/engines/in-page/finder.ts",
        "playwright{,.bench,.torture}.config.ts",
      ],
      project: ["{src,local,tests}/**/*.{ts,tsx,mjs}", "*.config.{ts,js}"],
      // The build puts them in the place of their English modules.
      ignore: ["src/languages/*/**"],
      // The fonts are imported by a stylesheet; a player of others is read as a file.
      ignoreDependencies: ["@fontsource-variable/.*", "@types/smtp-server", "simplify-scorm"],
      // Programs of others, which a test looks for before it runs.
      ignoreBinaries: ["firefox-esr", "openssl", "pdftotext"],
      playwright: false,
    },
    functions: {
      entry: ["src/operator/{admin,migrate,statements}.ts", "src/operator/persons/erase-again.ts", "src/**/*.test.ts"],
      project: ["src/**/*.ts"],
    },
  },
};

export default config;
