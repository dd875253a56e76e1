// Files of NAME=value lines, in the dialect that firebase-tools reads.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "./project-root";

export type Environment = Record<string, string>;

export function readEnvironment(text: string): Environment {
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? ""]));
}

/** Returns the settings in a file of the functions' folder; none where there is no such file. */
export function functionSettings(name: string): Environment {
  const path = join(projectRoot, "functions", name);
  return existsSync(path) ? readEnvironment(readFileSync(path, "utf8")) : {};
}

export function writeEnvironment(environment: Environment): string {
  return Object.entries(environment)
    .map(
      ([name, value]) => `${name}="${value.replace(/[\\"\n\r\t]/g, (character) => escapes[character] ?? character)}"\n`,
    )
    .join("");
}

const escapes: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };
