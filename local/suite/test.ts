// `npm test`: everything that must hold, in one start of the suite. `npm test -- rules|callables|e2e|unit|checks
// [filter …]` runs a part. The mutants of the rules (`npm run rules:mutate`), the heavy proofs (`npm run torture`) and
// the measurements (`npm run bench`) are no part of it; neither are the programs of others (`npm run counterparts`). It
// goes on after a failure, so that one run shows all of them.
import { rm } from "node:fs/promises";
import { relative } from "node:path";
import { buildApp, buildFunctions, runTool } from "../shared/commands";
import { isShuttingDown, stopAllProcesses, ShutdownError } from "../shared/processes";
import { removeAbandonedFolders, testFolder } from "../launch/run-folder";
import { projectRoot } from "../shared/project-root";
import { dim, red, print, formatSeconds, UserError, errorText } from "../shared/terminal";
import { untilStopSignal } from "../shared/stop-signal";
import { counterpartLines, counterparts } from "./counterparts";
import { enginesSentence } from "./engines";
import { figuresTable } from "./figures";
import { listProofs, selectProofs, type ProofPart } from "./proof-list";
import { codeFor, isSameCode, readProject, recordProofResult } from "./proof-results";
import { sumCounts, type Counts } from "./test-results";
import { runCheck, runPlaywright, runVitest, type OutputOptions } from "./test-steps";
import { emptySuite, keepLogs, startTestSuite, type BuildResults, type SuiteOptions } from "./test-suite";

const began = Date.now();
const results: Counts[] = [];
const [part = "all", ...filters] = process.argv.slice(2);

type CheckScript = readonly [name: string, script: string];
const typeChecks: CheckScript[] = [["Types", "check:types"]];
const otherChecks: CheckScript[] = [
  ["Lint", "check:lint"],
  ["Format", "check:format"],
  ["Structure", "check:structure"],
  ["Nothing unused", "check:unused"],
];

const testParts: Record<string, () => Promise<void>> = {
  all: runEverything,
  checks: async () => {
    await Promise.all([runChecks(typeChecks), runChecks(otherChecks).then(buildBoth).then(checkBuilds)]);
  },
  unit: () => runUnits(),
  rules: async () => {
    const env = await startSuite({ app: false, functions: false });
    if (env) await recordCounts(runVitest("Rules", ["rules"], filters, env));
  },
  mutants: () => runProofs("mutants", startSuiteWithPages),
  callables: async () => {
    const functions = await buildOf("Build of the functions", buildFunctions);
    const env = functions ? await startSuite({ app: false, functions }) : undefined;
    if (env) await recordCounts(runVitest("Callables", ["callables"], filters, env));
  },
  torture: () => runProofs("torture", () => startSuiteWithPages({ longRun: true })),
  e2e: async () => {
    const env = await startSuiteWithPages();
    if (env) await runJourneys(env);
  },
  counterparts: runCounterparts,
  bench: () => runProofs("bench", () => startSuiteWithPages({ bench: true })),
};

const stopSignal = untilStopSignal(() => process.exit(130));
await removeAbandonedFolders();
const stoppedBy = await Promise.race([stopSignal, runPart()]);
const logs = stoppedBy === undefined && sumCounts(results).failed > 0 ? await keepLogs() : undefined;
await stopAllProcesses();
await rm(testFolder, { recursive: true, force: true, maxRetries: 5 });
reportAndExit();

async function runPart(): Promise<undefined> {
  const act = testParts[part];
  try {
    if (act === undefined)
      throw new UserError(`There is no part "${part}"; there are ${Object.keys(testParts).join(", ")}.`);
    await act();
  } catch (problem) {
    recordFailure(problem);
  }
}

/**
 * The proofs one after the other; the result of each is kept at once. `npm run torture -- blast` runs the proofs of one
 * kind, `-- journeys` the heavy journeys, `-- journeys/print` some of them, `-- callables/plan` some of the callables.
 */
async function runProofs(ofPart: ProofPart, start: () => Promise<NodeJS.ProcessEnv | undefined>): Promise<void> {
  const proofs = listProofs().filter((proof) => proof.part === ofPart);
  const isMutants = ofPart === "mutants";
  const selected = isMutants ? proofs.map((proof) => ({ proof, within: filters })) : selectProofs(proofs, filters);
  if (selected.length === 0) throw new UserError(`No proof has ${filters.join(" or ")} in its name.`);
  const built = readProject();
  let started: NodeJS.ProcessEnv | undefined;
  for (const { proof, within } of selected) {
    const env = proof.isPure ? process.env : (started ??= await start());
    if (env === undefined) return;
    const startedAt = Date.now();
    const counts = await proof.run(env, within);
    results.push(counts);
    if (isShuttingDown()) return;
    const code = codeFor(built, proof.ownTests);
    const isWhole =
      within.length === 0 &&
      process.env.WAYMARK_MUTANTS === undefined &&
      isSameCode(code, codeFor(readProject(), proof.ownTests));
    if (!isWhole) print(dim("  Not kept as a result: a part of the proof, or code that has changed since the build."));
    else
      recordProofResult(proof.name, {
        ...counts,
        code,
        began: new Date(startedAt).toISOString(),
        milliseconds: Date.now() - startedAt,
      });
  }
}

/**
 * Two cores, two lanes: one builds, starts the suite and runs the callables, the other does all else. Callables and
 * rules wait in between; the units take what is left of both cores, so they come last. The journeys need both cores.
 */
async function runEverything(): Promise<void> {
  const starting = buildAndStartSuite();
  await Promise.all([starting.then(runCallables), runChecksRulesAndUnits(starting)]);
  const { env, built } = (await starting) ?? {};
  if (env && built?.app && built.functions) await emptySuite(env).then(() => runJourneys(env), recordFailure);
  else print(red("Skipped: End to end, which needs the suite and both builds."));
  if (env && sumCounts(results).failed === 0) await checkIndexes(env);
  else print(red("Skipped: Indexes, which are compared with what all tests have asked."));
}

/** In Chromium all of them, and the main ones in every other engine that is there. */
async function runJourneys(env: NodeJS.ProcessEnv): Promise<void> {
  print(dim(`  ${enginesSentence()}`));
  await recordCounts(runPlaywright("End to end", part === "e2e" ? filters : [], env));
}

/** The product on programs of others; those that this machine has not are named, and no failure. */
async function runCounterparts(): Promise<void> {
  for (const line of counterpartLines()) print(line);
  const here = counterparts
    .filter(({ missing }) => missing() === undefined)
    .map(({ tests }) => `counterparts/${tests}`);
  const chosen = here.filter((tests) => filters.length === 0 || filters.some((filter) => tests.includes(filter)));
  if (chosen.length === 0) throw new UserError("None of the counterparts is here.");
  await recordCounts(runVitest("Counterparts", ["counterparts"], chosen, process.env));
}

async function checkIndexes(env: NodeJS.ProcessEnv): Promise<void> {
  await recordCounts(runCheck("Indexes", () => runTool("npm", ["run", "--silent", "check:indexes"], { env })));
}

async function runCallables(started: StartedSuite | undefined): Promise<void> {
  if (started?.built.functions) await recordCounts(runVitest("Callables", ["callables"], [], started.env));
  else print(red("Skipped: Callables, which need the suite and the build of the functions."));
}

async function runChecksRulesAndUnits(starting: Promise<StartedSuite | undefined>): Promise<void> {
  await runChecks([...typeChecks, ...otherChecks]);
  const started = await starting;
  if (started) await recordCounts(runVitest("Rules", ["rules"], [], started.env, { live: false }));
  else print(red("Skipped: Rules, which need the suite."));
  await runUnits({ live: false });
}

interface StartedSuite {
  env: NodeJS.ProcessEnv;
  built: BuildResults;
}

async function buildAndStartSuite(): Promise<StartedSuite | undefined> {
  const built = await buildBoth();
  await checkBuilds(built);
  const env = await startSuite(built);
  return env && { env, built };
}

async function runChecks(checks: readonly CheckScript[]): Promise<void> {
  for (const [name, script] of checks) {
    await recordCounts(runCheck(name, () => runTool("npm", ["run", "--silent", script])));
  }
}

/** One after the other: in one shuffled run a worker changes between them, and loads all anew each time. */
async function runUnits(shown?: OutputOptions): Promise<void> {
  if (part === "unit" && filters.length > 0) {
    await recordCounts(runVitest("Units and screens", ["unit", "screen"], filters, process.env, shown));
  } else {
    await recordCounts(runVitest("Units", ["unit"], [], process.env, shown));
    await recordCounts(runVitest("Screens", ["screen"], [], process.env, shown));
  }
}

async function buildBoth(): Promise<BuildResults> {
  const [app, functions] = await Promise.all([
    buildOf("Build of the app", () => buildApp()),
    buildOf("Build of the functions", buildFunctions),
  ]);
  return { app, functions };
}

function buildOf(name: string, build: typeof buildApp): Promise<boolean> {
  return recordCounts(runCheck(name, build));
}

async function checkBuilds({ app, functions }: BuildResults): Promise<void> {
  if (app && functions) await runChecks([["No secrets in the builds", "check:secrets"]]);
  if (app) await runChecks([["Sizes of the screens", "size"]]);
}

async function startSuiteWithPages(options?: SuiteOptions): Promise<NodeJS.ProcessEnv | undefined> {
  const built = await buildBoth();
  return built.app && built.functions ? startSuite(built, options) : undefined;
}

/** Undefined, and a failure, if the suite cannot be started. */
async function startSuite(built: BuildResults, options?: SuiteOptions): Promise<NodeJS.ProcessEnv | undefined> {
  try {
    return await startTestSuite(built, options);
  } catch (problem) {
    recordFailure(problem);
    return undefined;
  }
}

function recordFailure(problem: unknown): void {
  if (problem instanceof ShutdownError) return;
  print(red(errorText(problem)));
  results.push({ passed: 0, failed: 1 });
}

async function recordCounts(step: Promise<Counts>): Promise<boolean> {
  const counts = await step;
  results.push(counts);
  return counts.failed === 0;
}

function reportAndExit(): void {
  const { passed, failed, triedAgain = [], figures = [] } = sumCounts(results);
  if (figures.length > 0) print(`\n${figuresTable(figures)}`);
  if (logs !== undefined) print(`\nThe logs of the suite are in ${relative(projectRoot, logs)}.`);
  print(dim(`\nTook ${formatSeconds(Date.now() - began)}.`));
  if (stoppedBy !== undefined) print("Stopped before the end.");
  for (const name of triedAgain) print(red(`Passed only when it was tried again: ${name}`));
  if (triedAgain.length > 0) print(red(`${triedAgain.length} tried again`));
  print(`${passed} passed, ${failed} failed`);
  process.exit(stoppedBy !== undefined ? 130 : failed > 0 || passed === 0 ? 1 : 0);
}
