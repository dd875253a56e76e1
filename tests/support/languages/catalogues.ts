// The sentences of both catalogues side by side: each module of words in English, and its German twin.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../local/shared/project-root";

/** One sentence in both languages; where a value stands, both have the same mark. */
export interface SentencePair {
  /** Its module and key. */
  place: string;
  english: string;
  german: string;
}

const twins = join(projectRoot, "src", "languages", "de");
/** Marks of a value that the sentence does not take. */
const isBroken = /undefined|NaN|\[object|Invalid Date/;
/** Stands for the nth value of a sentence. */
const marks = ["⟦0⟧", "⟦1⟧", "⟦2⟧", "⟦3⟧"];
export const anyMark = /⟦\d⟧/g;
/** Values that a sentence may want in the place of a text. */
const otherValues: readonly unknown[][] = [
  [1, 1, 1],
  [2, 2, 2],
  [["⟦0⟧"], ["⟦1⟧"]],
  [new Date(0), new Date(0)],
];

/** The modules of words that have a twin, from `src/`. */
export function modulesOfWords(): string[] {
  return readdirSync(twins, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|in-german\.ts$/.test(path))
    .toSorted();
}

let found: Promise<SentencePair[]> | undefined;

export function sentencePairs(): Promise<SentencePair[]> {
  return (found ??= readPairs());
}

async function readPairs(): Promise<SentencePair[]> {
  const pairs: SentencePair[] = [];
  for (const path of modulesOfWords()) {
    walk(path, ...(await readModules(path)), pairs);
  }
  return pairs.filter(({ english, german }) => /\p{L}{2}/u.test(english) && english !== german);
}

type Exports = Record<string, unknown>;

/** Returns what a module of words and its twin export. */
export function readModules(path: string): Promise<[english: Exports, german: Exports]> {
  const read = (file: string) => import(/* @vite-ignore */ file) as Promise<Exports>;
  return Promise.all([read(join(projectRoot, "src", path)), read(join(twins, path))]);
}

function walk(place: string, english: unknown, german: unknown, pairs: SentencePair[]): void {
  if (english === german) return;
  if (typeof english === "string" && typeof german === "string") pairs.push({ place, english, german });
  else if (typeof english === "function" && typeof german === "function") {
    for (const values of [marks, ...otherValues]) {
      const said = [english, german].map((say) => saidWith(say as (...given: unknown[]) => unknown, values));
      if (said.some((one) => one === undefined)) continue;
      walk(
        place,
        ...((values[0] === 2 && said.every(hasTwo) ? said.map(withMarkedTwo) : said) as [unknown, unknown]),
        pairs,
      );
    }
  } else if (isRecord(english) && isRecord(german)) {
    for (const key of Object.keys(english)) walk(`${place} ${key}`, english[key], german[key], pairs);
  }
}

function saidWith(say: (...given: unknown[]) => unknown, values: readonly unknown[]): unknown {
  try {
    const said = say(...values);
    return said === undefined || isBroken.test(JSON.stringify(said)) ? undefined : said;
  } catch {
    return undefined;
  }
}

/** A number as a text has it: any other may stand in its place. */
function hasTwo(said: unknown): said is string {
  return typeof said === "string" && said.split("2").length === 2;
}

function withMarkedTwo(said: unknown): unknown {
  return (said as string).replace("2", "⟦0⟧");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A sentence with marks as an expression that takes any value in their place. */
export function asPattern(sentence: string): RegExp {
  return new RegExp(`^${sentence.split(anyMark).map(escaped).join("(.+?)")}$`, "su");
}

export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
