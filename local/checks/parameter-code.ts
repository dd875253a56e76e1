// Reads the functions' declarations of parameters and secrets as text: `local` may not import them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultSettings, limits } from "../../src/domain/kernel/project/settings";
import { projectRoot } from "../shared/project-root";

const code = readFileSync(join(projectRoot, "functions/src/config.ts"), "utf8");

/** The parameters, which have a value in every project. */
export const parameterNames = namesIn(/defineString\("(\w+)"/g);

/** Every setting and every secret. */
export const settingNames = [
  ...parameterNames,
  ...Object.keys({ ...limits, ...defaultSettings }),
  ...namesIn(/defineSecret\("(\w+)"/g),
];

function namesIn(pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name = ""]) => name);
}
