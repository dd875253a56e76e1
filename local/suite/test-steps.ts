// The steps of `npm test`, each of which ends in counts: a check is one thing that holds or does not.
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runTool, type CommandResult } from "../shared/commands";
import { isShuttingDown } from "../shared/processes";
import { testFolder } from "../launch/run-folder";
import { bold, dim, green, red, print, formatSeconds } from "../shared/terminal";
import {
  countCheck,
  countPlaywright,
  countVitest,
  sumCounts,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from "./test-results";

/** Runs a check silently, and shows its output only if it fails. */
export async function runCheck(name: string, act: () => Promise<CommandResult>): Promise<Counts> {
  const began = Date.now();
  const { code, output } = await act();
  if (code !== 0 && !isShuttingDown()) print(output.trimEnd());
  return reportCounts(name, countCheck(code), began);
}

export interface OutputOptions {
  /** False where two run at the same time: the output of one is then shown at its end, all at once. */
  live: boolean;
  /** True for the tests with the tag "heavy", which `npm test` leaves to the torture. */
  heavy?: boolean;
}

// The files of a worker share what it has loaded, and none may rest on another. The seed is said, and is an option too.
const shuffledFiles = ["--sequence.shuffle.files"];
const ordersOf: Record<string, string[]> = {
  unit: shuffledFiles,
  screen: shuffledFiles,
  // A heavy proof wants the machine for itself; the others are as parallel as vitest.config.ts says.
  torture: ["--no-file-parallelism"],
  "pure torture": ["--no-file-parallelism"],
};

export async function runVitest(
  name: string,
  projects: string[],
  filters: readonly string[],
  env: NodeJS.ProcessEnv,
  { live, heavy = false }: OutputOptions = { live: true },
): Promise<Counts> {
  const began = Date.now();
  const report = await reportPath("vitest", projects);
  const selected = projects.flatMap((project) => ["--project", project]);
  const order = [
    ...new Set(projects.flatMap((project) => ordersOf[project] ?? [])),
    `--tags-filter=${heavy ? "" : "!"}heavy`,
  ];
  const reporters = ["--silent=passed-only", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (live) print(`\n${bold(name)}`);
  const { code, output } = await runTool("vitest", ["run", ...selected, ...order, ...reporters, ...filters], {
    env,
    live,
  });
  if (!live && !isShuttingDown()) print(`\n${bold(name)}\n${output.trimEnd()}`);
  return reportCounts(name, countVitest(await readReport<VitestReport>(report), code), began);
}

export async function runPlaywright(name: string, filters: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const began = Date.now();
  const report = await reportPath("playwright", []);
  print(`\n${bold(name)}`);
  // Of its own, for each run empties its folder: what one failed with is there after the next.
  const output = join("test-results", name.toLowerCase().replaceAll(/[^a-z\d]+/g, "-"));
  const { code } = await runTool("playwright", ["test", "--reporter=list,json", "--output", output, ...filters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    live: true,
    graceful: true,
  });
  return reportCounts(name, countPlaywright(await readReport<PlaywrightReport>(report), code), began);
}

function reportCounts(name: string, counts: Counts, began: number): Counts {
  // A stopped step has neither passed nor failed.
  if (isShuttingDown()) return sumCounts([]);
  const { passed, failed, triedAgain = [] } = counts;
  const others = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(triedAgain.length > 0 ? [`${triedAgain.length} tried again`] : []),
  ];
  const numbers = passed + failed === 1 && triedAgain.length === 0 ? "" : [`${passed} passed`, ...others].join(", ");
  print(
    `${failed > 0 ? red("✗") : green("✓")} ${name.padEnd(23)} ${numbers.padEnd(26)}${dim(formatSeconds(Date.now() - began))}`,
  );
  return counts;
}

/** The file of a report, without the one of an earlier step: a runner that dies writes none. */
async function reportPath(runner: string, parts: string[]): Promise<string> {
  await mkdir(testFolder, { recursive: true });
  const path = join(testFolder, [runner, ...parts, "report.json"].join("-"));
  await rm(path, { force: true });
  return path;
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Report) : undefined;
}
