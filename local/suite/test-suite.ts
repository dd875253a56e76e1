// One start of everything that the tests need, at free ports, so that a running `npm start` is not disturbed.
import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { benchEnvironment, localConfiguration, testEnvironment } from "../launch/configuration";
import { emptyDatabase } from "../emulators/empty-database";
import { startEmulators, type RunningEmulators } from "../emulators/emulators";
import { readEnvironment } from "../shared/env-file";
import { freePorts } from "../emulators/ports";
import { testFolder, writeRunFolder } from "../launch/run-folder";
import { projectRoot } from "../shared/project-root";
import { dim, print, formatSeconds } from "../shared/terminal";
import { seedAdministrator } from "../launch/seed";
import { startStandIns } from "../stand-ins/stand-ins";
import { projectId, type Suite } from "../shared/running-suite";

export interface BuildResults {
  app: boolean;
  functions: boolean;
}

export interface SuiteOptions {
  /** Measurements want a model that writes as fast as on any day, and tests one that writes at once. */
  bench?: boolean;
  /** Heavy proofs and measurements keep the database busy for many minutes. */
  longRun?: boolean;
}

/** The tests' questions to the database, for `check:indexes`; kept if a person names a folder for them. */
const queriesFolder = process.env.WAYMARK_QUERIES ?? join(testFolder, "queries");

let emulators: RunningEmulators | undefined;

/** Starts what could be built, for tests or for measurements; returns the environment for their processes. */
export async function startTestSuite(
  built: BuildResults,
  { bench = false, longRun = bench }: SuiteOptions = {},
): Promise<NodeJS.ProcessEnv> {
  const began = Date.now();
  const ports = await freePorts();
  const defaults = readEnvironment(await readFile(join(projectRoot, "functions", ".env"), "utf8"));
  const configuration = localConfiguration(ports, defaults, { ...testEnvironment, ...(bench && benchEnvironment) });
  await writeRunFolder(testFolder, ports, configuration, built);
  if (built.functions) await startStandIns(ports, bench ? {} : { chunkDelayMs: 0 });
  const only = !built.functions ? "rules" : built.app ? "everything" : "no hosting";
  emulators = await startEmulators({ folder: testFolder, ports, only, quiet: true, longRun, queries: queriesFolder });
  await seedAdministrator(ports);
  print(dim(`  The suite runs after ${formatSeconds(Date.now() - began)}.`));
  const suite: Suite = { projectId, ports };
  return { ...process.env, WAYMARK_SUITE: JSON.stringify(suite), WAYMARK_QUERIES: queriesFolder };
}

/** Ends the emulators that this process has started, with all that was written in them. */
export async function stopSuite(): Promise<void> {
  await emulators?.stop();
  emulators = undefined;
  await rm(testFolder, { recursive: true, force: true, maxRetries: 5 });
}

/** The journeys begin as they do alone: what the callables leave makes each list, listener and collection slower. */
export async function emptySuite(env: NodeJS.ProcessEnv): Promise<void> {
  const suite = JSON.parse(env.WAYMARK_SUITE ?? "") as Suite;
  await emptyDatabase(suite.ports.firestore, suite.projectId);
}

/** Keeps the logs of the emulators and the functions, which may say why a test failed; returns their folder. */
export async function keepLogs(): Promise<string | undefined> {
  if (!existsSync(join(testFolder, "emulators.log"))) return undefined;
  const kept = join(projectRoot, ".local", "last-failure");
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  for (const name of ["emulators.log", "firestore-debug.log"]) {
    const log = join(testFolder, name);
    if (existsSync(log)) await cp(log, join(kept, name));
  }
  return kept;
}
