// The steps of `npm test`, each of which ends in counts: a check is one thing that holds or does not.
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { run, type Finished } from "../launch/commands";
import { isStopping } from "../launch/processes";
import { testFolder } from "../launch/run-folder";
import { bold, dim, green, red, say, seconds } from "../launch/say";
import {
  countCheck,
  countPlaywright,
  countVitest,
  total,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from "./test-results";

/** Runs a check silently, and shows what it said only if it does not hold. */
export async function check(name: string, act: () => Promise<Finished>): Promise<Counts> {
  const began = Date.now();
  const { code, output } = await act();
  if (code !== 0 && !isStopping()) say(output.trimEnd());
  return reported(name, countCheck(code), began);
}

export interface Shown {
  /** False where two run at the same time: what one says is then shown in one piece when it is over. */
  live: boolean;
}

export async function vitest(
  name: string,
  projects: string[],
  filters: string[],
  env: NodeJS.ProcessEnv,
  { live }: Shown = { live: true },
): Promise<Counts> {
  const began = Date.now();
  const report = await reportFile("vitest", projects);
  const selected = projects.flatMap((project) => ["--project", project]);
  // Callables share what the stand-ins and counters hold, so one file at a time; the others are as parallel as the machine allows.
  const order = projects.includes("callables") || projects.includes("torture") ? ["--no-file-parallelism"] : [];
  const reporters = ["--silent=passed-only", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (live) say(`\n${bold(name)}`);
  const { code, output } = await run("vitest", ["run", ...selected, ...order, ...reporters, ...filters], { env, live });
  if (!live && !isStopping()) say(`\n${bold(name)}\n${output.trimEnd()}`);
  return reported(name, countVitest(await read<VitestReport>(report), code), began);
}

export async function playwright(name: string, filters: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const began = Date.now();
  const report = await reportFile("playwright", []);
  say(`\n${bold(name)}`);
  const { code } = await run("playwright", ["test", "--reporter=list,json", ...filters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    live: true,
    polite: true,
  });
  return reported(name, countPlaywright(await read<PlaywrightReport>(report), code), began);
}

function reported(name: string, counts: Counts, began: number): Counts {
  // What was stopped has neither passed nor failed.
  if (isStopping()) return total([]);
  const { passed, failed } = counts;
  const numbers = passed + failed === 1 ? "" : `${passed} passed${failed > 0 ? `, ${failed} failed` : ""}`;
  say(
    `${failed > 0 ? red("✗") : green("✓")} ${name.padEnd(24)}${numbers.padEnd(26)}${dim(seconds(Date.now() - began))}`,
  );
  return counts;
}

async function reportFile(runner: string, parts: string[]): Promise<string> {
  await mkdir(testFolder, { recursive: true });
  return join(testFolder, [runner, ...parts, "report.json"].join("-"));
}

async function read<Report>(path: string): Promise<Report | undefined> {
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Report) : undefined;
}
