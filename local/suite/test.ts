// `npm test`: everything that must hold, in one start of the suite; `npm test -- rules|callables|e2e|unit|checks [filter …]`
// runs a part; `npm run torture` the heavy proofs and `npm run bench` the measurements are no part of it all. It goes on after
// a failure, so that one run shows all of them.
import { rm } from "node:fs/promises";
import { relative } from "node:path";
import { buildApp, buildFunctions, run } from "../launch/commands";
import { benchEnvironment } from "../launch/configuration";
import type { Environment } from "../launch/env-file";
import { endEverything, Stopping } from "../launch/processes";
import { removeAbandonedFolders, root, testFolder } from "../launch/run-folder";
import { dim, red, say, seconds, Trouble, troubleText } from "../launch/say";
import { untilAskedToStop } from "../launch/stopping";
import { total, type Counts } from "./test-results";
import { check, playwright, vitest, type Shown } from "./test-steps";
import { keepLogs, startTestSuite, type Built } from "./test-suite";

const began = Date.now();
const results: Counts[] = [];
const [part = "all", ...filters] = process.argv.slice(2);

const parts: Record<string, () => Promise<void>> = {
  all: everything,
  checks: async () => {
    await checks();
    await secrets(await buildBoth());
  },
  unit: async () => {
    await unit();
  },
  rules: async () => {
    const env = await suite({ app: false, functions: false });
    if (env) await count(vitest("Rules", ["rules"], filters, env));
  },
  callables: async () => {
    const functions = await buildOf("Build of the functions", buildFunctions);
    const env = functions ? await suite({ app: false, functions }) : undefined;
    if (env) await count(vitest("Callables", ["callables"], filters, env));
  },
  torture: async () => {
    const env = await suiteWithPages();
    if (env) await count(vitest("Torture", ["torture"], filters, env));
  },
  e2e: async () => {
    const env = await suiteWithPages();
    if (env) await count(playwright("End to end", filters, env));
  },
  bench: async () => {
    const env = await suiteWithPages(benchEnvironment);
    if (env) await count(playwright("Bench", ["--config", "playwright.bench.config.ts", ...filters], env));
  },
};

const asked = untilAskedToStop(() => process.exit(130));
await removeAbandonedFolders();
const stopped = await Promise.race([asked, testPart()]);
const logs = stopped === undefined && total(results).failed > 0 ? await keepLogs() : undefined;
await endEverything();
await rm(testFolder, { recursive: true, force: true, maxRetries: 5 });
finish();

async function testPart(): Promise<undefined> {
  const act = parts[part];
  try {
    if (act === undefined) throw new Trouble(`There is no part "${part}"; there are ${Object.keys(parts).join(", ")}.`);
    await act();
  } catch (problem) {
    fail(problem);
  }
}

/**
 * Two cores, two lanes: one builds, starts the suite and runs the callables, which mostly wait for time-outs; the other does
 * what thinks all the time. The journeys need both cores.
 */
async function everything(): Promise<void> {
  const starting = startBuilt();
  await Promise.all([starting.then(callables), restOf(starting)]);
  const { env, built } = (await starting) ?? {};
  if (env && built?.app && built.functions) await count(playwright("End to end", [], env));
  else say(red("Skipped: End to end, which needs the suite and both builds."));
}

async function callables(started: Started | undefined): Promise<void> {
  if (started?.built.functions) await count(vitest("Callables", ["callables"], [], started.env));
  else say(red("Skipped: Callables, which need the suite and the build of the functions."));
}

async function restOf(starting: Promise<Started | undefined>): Promise<void> {
  await checks();
  await unit({ live: false });
  const started = await starting;
  if (started) await count(vitest("Rules", ["rules"], [], started.env, { live: false }));
  else say(red("Skipped: Rules, which need the suite."));
}

interface Started {
  env: NodeJS.ProcessEnv;
  built: Built;
}

async function startBuilt(): Promise<Started | undefined> {
  const built = await buildBoth();
  await secrets(built);
  const env = await suite(built);
  return env && { env, built };
}

async function checks(): Promise<void> {
  for (const [name, script] of [
    ["Types", "check:types"],
    ["Lint", "check:lint"],
    ["Format", "check:format"],
  ] as const) {
    await count(check(name, () => run("npm", ["run", "--silent", script])));
  }
}

function unit(shown?: Shown): Promise<boolean> {
  return count(vitest("Units and screens", ["unit", "screen"], part === "unit" ? filters : [], process.env, shown));
}

async function buildBoth(): Promise<Built> {
  const [app, functions] = await Promise.all([
    buildOf("Build of the app", buildApp),
    buildOf("Build of the functions", buildFunctions),
  ]);
  return { app, functions };
}

function buildOf(name: string, build: typeof buildApp): Promise<boolean> {
  return count(check(name, build));
}

async function secrets({ app, functions }: Built): Promise<void> {
  if (app && functions)
    await count(check("No secrets in the builds", () => run("npm", ["run", "--silent", "check:secrets"])));
}

async function suiteWithPages(settings?: Environment): Promise<NodeJS.ProcessEnv | undefined> {
  const built = await buildBoth();
  return built.app && built.functions ? suite(built, settings) : undefined;
}

/** Undefined, and a failure, if the suite cannot be started. */
async function suite(built: Built, settings?: Environment): Promise<NodeJS.ProcessEnv | undefined> {
  try {
    return await startTestSuite(built, settings);
  } catch (problem) {
    fail(problem);
    return undefined;
  }
}

function fail(problem: unknown): void {
  if (problem instanceof Stopping) return;
  say(red(troubleText(problem)));
  results.push({ passed: 0, failed: 1 });
}

async function count(step: Promise<Counts>): Promise<boolean> {
  const counts = await step;
  results.push(counts);
  return counts.failed === 0;
}

function finish(): void {
  const { passed, failed } = total(results);
  if (logs !== undefined) say(`\nThe logs of the suite are in ${relative(root, logs)}.`);
  say(dim(`\nTook ${seconds(Date.now() - began)}.`));
  if (stopped !== undefined) say("Stopped before the end.");
  say(`${passed} passed, ${failed} failed`);
  process.exit(stopped !== undefined ? 130 : failed > 0 || passed === 0 ? 1 : 0);
}
