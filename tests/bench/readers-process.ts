// Times every exported function that reads a text, with the worst texts that are one piece repeated, and says of each
// reader what it has found as soon as it has. On one thread and with room for all that a reader leaves behind, the
// collector has next to no part in a time.
// linear-readers.spec.ts has the flags.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fullAnswers } from "../../src/domain/assessment/answers/answers.fixture";
import { foundDates } from "../../src/domain/course/sources/rules/dates";
import { givenNumbers } from "../../src/domain/course/sources/rules/given-numbers";
import { report } from "./figures";

const folders = [
  "src/domain/course",
  "src/domain/assessment/plan",
  "src/domain/kernel",
  "src/domain/assessment/sharing",
];

export interface ReadersFigures {
  readers: number;
  /** Those whose time outgrows their text; each is named as it is found. */
  outgrowing: number;
}

/** The characters of two texts, and the most that the time may grow for a doubling, in the mean between them. */
const steps = [
  { from: 20_000, to: 80_000, most: 2.2 },
  // No text of a course is longer, so some readers refuse what comes after this step.
  { from: 50_000, to: 200_000, most: 2.2 },
  // A reader that grows with the square has 4 here, with the square root besides 2.8.
  { from: 160_000, to: 640_000, most: 2.5 },
];
const mostTries = 4;
/** A longer time is taken once, and the reader is not linear if that is not clear by then. */
const veryLongMs = 5000;
/** A time below it says nothing about growth. */
const leastMs = 12;

const pieces = [
  ...Array.from(" \t\n#*_`|-+>~=:;,.!?()[]{}<>&\\/@\"'0aZ"),
  ...Array.from("\u00a0\u3000\u202e\u200b\u00adé中第ア①✓☑…–"),
  ..."  |\r\n|\n\n|](|![|[[|]]|**|__|***|```\n|~~~\n|||| | |---|\n|- |* |+ |# |## |> |>> |1. |1) |1.1 |A. |A) |(A) |**A** ".split(
    "|",
  ),
  ..."Answer: |Answer: A\n|Correct: B, |A and B |Option A |[x] |[ ] |<b>|</b>|<think>|</think>|&amp;|{{a}}|[1]|(a|a) |http://a.b/|a@b.example ".split(
    "|",
  ),
  ..."Module 1: |## Module 1\n|### Screen 1\n|1. What?\nA. x\n|Objectives:\n|- Name a part.\n|e\u0301|👩‍👩‍👧|word |Two words. |10 minutes |10-20 min |a, |Abc |Ms Abc, |not a, |4 of 5 |4 May |a [¶1] |[answers.0.vision] ".split(
    "|",
  ),
].filter((piece) => piece !== "");

const argumentOf: Record<string, (text: string) => unknown> = {
  string: (text) => text,
  "readonly string[]": () => ["A", "B", "C", "D"],
  ProgressData: () => fullAnswers(),
  boolean: () => true,
  RuleLanguage: () => "en",
  Language: () => "en",
  '"en" | "de"': () => "de",
  GivenNumbers: (text) => givenNumbers(text.slice(0, 1_200), [], text.slice(0, 1_200)),
  "readonly FoundDate[]": (text) => foundDates(text.slice(0, 1_200)).dates,
  Paragraphs: () =>
    new Map([[1, "The pump of hall B runs for 40 minutes. Ms Abc oils it on 4 May, and not on Mondays."]]),
};

interface Reader {
  name: string;
  read: (text: string) => unknown;
}

async function readersIn(path: string): Promise<Reader[]> {
  const signatures = [...readFileSync(path, "utf8").matchAll(/^export function (\w+)\((\w+: string(?:, [^()]*)?)\)/gm)];
  if (signatures.length === 0) return [];
  const module = (await import(pathToFileURL(path).href)) as Record<string, (...values: unknown[]) => unknown>;
  return signatures.flatMap(([, name = "", parameters = ""]) => {
    const types = parameters.split(/, (?=\w+\??:)/).map((parameter) => parameter.replace(/^\w+\??: /, ""));
    const values = types.map((type) => argumentOf[type]);
    const read = module[name];
    if (!read || values.some((value) => value === undefined)) return [];
    return [
      { name: `${path.split("/").at(-1) ?? ""} ${name}`, read: (text) => read(...values.map((of) => of?.(text))) },
    ];
  });
}

/** The processor's time: whatever else runs on the machine has no part in it. */
function msOf({ read }: Reader, text: string): number {
  const begun = process.cpuUsage();
  try {
    read(text);
  } catch {
    // A refusal is an answer, too.
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function textOf(piece: string, characters: number): string {
  return piece.repeat(Math.floor(characters / piece.length));
}

/** The growth of the time for a doubling, in the mean; of some tries the least. */
function growthOf(reader: Reader, piece: string, { from, to, most }: (typeof steps)[number]) {
  const [text, longText] = [textOf(piece, from), textOf(piece, to)];
  const doublings = Math.log2(to / from);
  let [ms, longMs, growth] = [Infinity, Infinity, Infinity];
  for (let tries = 0; tries < mostTries; tries++) {
    longMs = Math.min(longMs, msOf(reader, longText));
    if (longMs < leastMs) return { growth: 0, longMs };
    ms = Math.min(ms, msOf(reader, text));
    growth = (longMs / Math.max(ms, (leastMs * from) / to)) ** (1 / doublings);
    if (growth <= most || longMs > veryLongMs) break;
  }
  return { growth, longMs };
}

/** The time for 80 kB, the growth at each step up to the first that is clear, and whether one is. */
function growthsOf(reader: Reader, piece: string): { ms: number; growths: [string, number][]; isLinear: boolean } {
  const growths: [string, number][] = [];
  let ms = 0;
  for (const step of steps) {
    const { growth, longMs } = growthOf(reader, piece, step);
    growths.push([`${step.from / 1000} to ${step.to / 1000} kB`, growth]);
    if (growths.length === 1) ms = longMs;
    // Quick with the first of the texts is quick with all; with a longer one it is refused, which says nothing.
    if (growth <= step.most && (growth > 0 || growths.length === 1)) return { ms, growths, isLinear: true };
    if (longMs > veryLongMs) break;
  }
  return { ms, growths, isLinear: false };
}

const paths = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
  .filter((path) => path.endsWith(".ts") && !/\.(test|fixture)\./.test(path));
const readers = (await Promise.all(paths.map(readersIn))).flat();
report("all", { readers: readers.length, pieces: pieces.length });
const outgrowing = readers.filter((reader) => {
  let [mostMs, mostGrowth] = [0, 0];
  for (const piece of pieces) {
    const { ms, growths, isLinear } = growthsOf(reader, piece);
    mostMs = Math.max(mostMs, ms);
    mostGrowth = Math.max(mostGrowth, growths[0]?.[1] ?? 0);
    if (growths.length > 1) report(`${reader.name}, ${JSON.stringify(piece)}`, Object.fromEntries(growths));
    if (!isLinear) return true;
  }
  report(reader.name, { "ms for 80 kB": mostMs, "most for a doubling": mostGrowth });
  return false;
});
const figures: ReadersFigures = { readers: readers.length, outgrowing: outgrowing.length };
process.stdout.write(`figures ${JSON.stringify(figures)}\n`);
