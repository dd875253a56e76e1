// Reads the functions' declarations of parameters as text: `local` may not import them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../shared/project-root";

export function parameterCode(): string {
  const functions = join(projectRoot, "functions/src");
  const names = readdirSync(functions, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name === "config.ts" || name.endsWith("-settings.ts"))
    .map((name) => readFileSync(join(functions, name), "utf8"))
    .join("\n");
}
