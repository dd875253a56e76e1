// Files of NAME=value lines, in the dialect that firebase-tools reads.
import { parseEnv } from "node:util";

export type Environment = Record<string, string>;

export function readEnvironment(text: string): Environment {
  return Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? ""]));
}

export function writeEnvironment(environment: Environment): string {
  return Object.entries(environment)
    .map(
      ([name, value]) => `${name}="${value.replace(/[\\"\n\r\t]/g, (character) => escapes[character] ?? character)}"\n`,
    )
    .join("");
}

const escapes: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };
