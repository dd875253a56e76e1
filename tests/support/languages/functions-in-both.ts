// The functions in this process as they are deployed: bundled with a choice of language in the place of each word.
// Their sources speak English alone.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { languageSwitch } from "../../../local/build/language-switch";
import { projectRoot } from "../../../local/shared/project-root";
import { languages } from "../../../src/domain/kernel/language";
import type * as spoken from "./spoken-functions";

const functionsFolder = join(projectRoot, "functions");

/** To be called once the environment is set, because functions are made when they are loaded. */
export function functionsInBothLanguages(): Promise<typeof spoken> {
  return inBothLanguages<typeof spoken>("spoken-functions.ts");
}

/** Returns what a module of this folder exports, bundled as the functions are. */
export async function inBothLanguages<Exports>(entry: string): Promise<Exports> {
  const sources = join(projectRoot, "src");
  // The packages of the functions are found from here.
  const outfile = join(functionsFolder, "node_modules", ".cache", "waymark", `spoken-${randomUUID()}.mjs`);
  const choice = join(functionsFolder, "src", "language.ts");
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile,
    ...{ bundle: true, packages: "external", platform: "node", format: "esm", logLevel: "silent" },
    plugins: [languageSwitch({ sources, folder: join(sources, "languages"), languages, choice })],
  });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Exports;
}
