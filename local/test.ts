// `npm test`: everything that must hold, in one start of the suite; `npm test -- rules|callables|e2e|unit|checks [filter …]`
// runs a part, and `npm run torture` the heavy proofs, which are no part of it all. It goes on after a failure, so that one
// run shows all of them.
import { rm } from "node:fs/promises";
import { relative } from "node:path";
import { buildApp, buildFunctions, run } from "./commands";
import { endEverything } from "./processes";
import { removeAbandonedFolders, root, testFolder } from "./run-folder";
import { dim, red, say, seconds, troubleText } from "./say";
import { untilAskedToStop } from "./stopping";
import { total, type Counts } from "./test-results";
import { check, playwright, vitest } from "./test-steps";
import { keepLogs, lastFailure, startTestSuite, type Built } from "./test-suite";

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
    const env = await suite({ app: false, functions: await buildOf("Build of the functions", buildFunctions) });
    if (env) await count(vitest("Callables", ["callables"], filters, env));
  },
  torture: async () => {
    const env = await suite({ app: false, functions: await buildOf("Build of the functions", buildFunctions) });
    if (env) await count(vitest("Torture", ["torture"], filters, env));
  },
  e2e: async () => {
    const env = await suite(await buildBoth());
    if (env) await count(playwright("End to end", filters, env));
  },
};

const asked = untilAskedToStop(() => process.exit(130));
await removeAbandonedFolders();
const stopped = await Promise.race([asked, testPart()]);
if (total(results).failed > 0) await keepLogs();
await endEverything();
await rm(testFolder, { recursive: true, force: true, maxRetries: 5 });
finish();

async function testPart(): Promise<undefined> {
  const act = parts[part];
  try {
    if (act === undefined) throw new Error(`There is no part "${part}"; there are ${Object.keys(parts).join(", ")}.`);
    await act();
  } catch (problem) {
    say(red(troubleText(problem)));
    results.push({ passed: 0, failed: 1 });
  }
}

/** Two cores: one builds and starts the suite while the other checks. What measures time waits until both are done. */
async function everything(): Promise<void> {
  const [started] = await Promise.all([startBuilt(), checks()]);
  await unit();
  if (started === undefined) {
    say(red("Skipped: what needs the suite."));
    return;
  }
  const { env, built } = started;
  const projects = built.functions ? ["rules", "callables"] : ["rules"];
  await count(vitest(built.functions ? "Rules and callables" : "Rules", projects, [], env));
  if (!built.functions) say(red("Skipped: Callables, which need the build of the functions."));
  if (built.app && built.functions) await count(playwright("End to end", [], env));
  else say(red("Skipped: End to end, which needs both builds."));
}

async function startBuilt(): Promise<{ env: NodeJS.ProcessEnv; built: Built } | undefined> {
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

function unit(): Promise<boolean> {
  return count(vitest("Units and screens", ["unit", "screen"], part === "unit" ? filters : [], process.env));
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

/** Undefined, and a failure, if the suite cannot be started. */
async function suite(built: Built): Promise<NodeJS.ProcessEnv | undefined> {
  try {
    return await startTestSuite(built);
  } catch (problem) {
    say(red(troubleText(problem)));
    results.push({ passed: 0, failed: 1 });
    return undefined;
  }
}

async function count(step: Promise<Counts>): Promise<boolean> {
  const counts = await step;
  results.push(counts);
  return counts.failed === 0;
}

function finish(): void {
  const { passed, failed } = total(results);
  if (failed > 0) say(`\nThe logs of the suite are in ${relative(root, lastFailure)}.`);
  say(dim(`\nTook ${seconds(Date.now() - began)}.`));
  if (stopped !== undefined) say("Stopped before the end.");
  say(`${passed} passed, ${failed} failed`);
  process.exit(stopped !== undefined ? 130 : failed > 0 || passed === 0 ? 1 : 0);
}
