// Every exported function that reads a text, with the worst texts of 10, 20, 40 and 80 kB that are one piece repeated:
// none may need more than 2.2 times as long for twice the text. One doubling may where lists outgrow a cache or wait
// for the collector; so such a reader is measured from 160 to 640 kB as well, and to 5,120 kB where that is not clear:
// only one that is not linear goes on growing.
// `npm run bench -- linear-readers`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "@playwright/test";
import { fullAnswers } from "../../src/domain/assessment/answers/answers.fixture";
import { foundDates } from "../../src/domain/course/sources/rules/dates";
import { givenNumbers } from "../../src/domain/course/sources/rules/given-numbers";
import { hold, report } from "./figures";

const folders = [
  "src/domain/course",
  "src/domain/assessment/plan",
  "src/domain/kernel",
  "src/domain/assessment/sharing",
];
const lengths = [10_000, 20_000, 40_000, 80_000];
const mostGrowth = 2.2;
const longLengths = [160_000, 320_000, 640_000, 1_280_000, 2_560_000, 5_120_000];
const clearLength = 640_000;
/** In the mean of a long text's doublings: what grows with the square has 4, with the square root besides 2.8. */
const mostLongGrowth = 2.5;
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

/** The mean growth for each doubling up to 640 kB, or further up to the first text that takes very long. */
function longGrowthOf(reader: Reader, piece: string): number {
  const times: number[] = [];
  let growth = 0;
  for (const length of longLengths) {
    const text = piece.repeat(Math.ceil(length / piece.length));
    times.push(Math.min(...Array.from({ length: 3 }, () => msOf(reader, text))));
    const [shortest = 0, ...others] = times;
    const longest = others.at(-1) ?? 0;
    growth = (longest / Math.max(shortest, leastMs)) ** (1 / others.length);
    if (longest > veryLongMs || (length >= clearLength && growth <= mostLongGrowth)) break;
  }
  return growth;
}

/** The growth for each doubling, where the times are long enough to tell; of some tries the least. */
function growthOf(reader: Reader, piece: string): { growth: number; ms: number } {
  const texts = lengths.map((length) => piece.repeat(Math.ceil(length / piece.length)));
  const ofLongest = msOf(reader, texts.at(-1) ?? "");
  if (ofLongest < leastMs) return { growth: 0, ms: ofLongest };
  const least: number[] = texts.map(() => Infinity);
  for (let tries = 0; tries < 4; tries++) {
    for (const [nth, text] of texts.entries()) least[nth] = Math.min(least[nth] ?? 0, msOf(reader, text));
    const growth = Math.max(
      ...least.map((ms, nth) => (ms < leastMs ? 0 : ms / Math.max(least[nth - 1] ?? ms, leastMs / 2))),
    );
    if (growth <= mostGrowth || tries === 3) return { growth, ms: least.at(-1) ?? 0 };
  }
  return { growth: 0, ms: 0 };
}

test("no reader's time grows faster than its text", async () => {
  test.setTimeout(1_800_000);
  const paths = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith(".ts") && !/\.(test|fixture)\./.test(path));
  const readers = (await Promise.all(paths.map(readersIn))).flat();
  const worst = readers.map((reader) => {
    const measured = pieces.map((piece) => ({ piece, ...growthOf(reader, piece) }));
    const growth = Math.max(...measured.map((one) => one.growth));
    const slowest = measured.toSorted((one, other) => other.ms - one.ms)[0];
    return {
      name: reader.name,
      growth,
      ms: slowest?.ms ?? 0,
      fast: measured
        .filter((one) => one.growth > mostGrowth)
        .map(({ piece }) => ({ piece, long: longGrowthOf(reader, piece) })),
    };
  });
  for (const { name, growth, ms } of worst.toSorted((one, other) => other.ms - one.ms).slice(0, 46))
    report(name, { "ms for 80 kB": ms, "most for a doubling": growth });
  report("all", { readers: readers.length, pieces: pieces.length });
  const over = worst.flatMap(({ name, fast }) => fast.map((one) => ({ name, ...one })));
  for (const { name, piece, long } of over)
    report(`${name}, ${JSON.stringify(piece)}`, { "a doubling of a long text": long });
  const faster = over.filter(({ long }) => long > mostLongGrowth).length;
  hold({
    what: `Of ${readers.length} readers, those whose time outgrows their text`,
    now: faster,
    bound: { atMost: 0 },
  });
});
