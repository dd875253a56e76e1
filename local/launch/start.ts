// `npm start`: the whole product on this machine. `--fresh` forgets the data, `--dev` reloads what is being worked on.
import { mkdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build, buildFunctions } from "../shared/commands";
import { localConfiguration, type Configuration } from "./configuration";
import { startDevelopment, developmentPorts } from "./development";
import { startEmulators, type RunningEmulators } from "../emulators/emulators";
import { exportData } from "../emulators/export-data";
import { readEnvironment, type Environment } from "../shared/env-file";
import { freeInnerPorts, portProblems } from "../emulators/ports";
import { checkRoom, forgetData, keepData, lastKept, lossInWords } from "./kept-data";
import { stopAllProcesses } from "../shared/processes";
import { repeat } from "./repeat";
import { startFolder, writeRunFolder } from "./run-folder";
import { projectRoot } from "../shared/project-root";
import { callScheduled, scheduledFunctions } from "./schedule";
import { bold, dim, red, print, formatSeconds, UserError, errorText } from "../shared/terminal";
import { seedAdministrator, seedDemonstration } from "./seed";
import { startStandIns } from "../stand-ins/stand-ins";
import { untilStopSignal } from "../shared/stop-signal";
import { fixedPorts } from "../shared/running-suite";
import { startSummary } from "./start-summary";

const isDevelopment = process.argv.includes("--dev");
const startPorts = { ...(isDevelopment ? developmentPorts : fixedPorts), ...(await freeInnerPorts()) };
const saveEveryMs = 2 * 60_000;
const startedAt = new Date();
const repetitions: (() => Promise<void>)[] = [];
let runningEmulators: RunningEmulators | undefined;

const stopRequested = untilStopSignal(() => void stopAllProcesses().then(() => process.exit(130)));
const stopReason = await Promise.race([stopRequested, runUntilFailure()]);

if (stopReason instanceof Error) print(red(errorText(stopReason)));
process.exitCode = stopReason instanceof Error ? 1 : 0;
await stopEverything();
process.exit();

async function runUntilFailure(): Promise<Error> {
  try {
    await startEverything();
    const { code, signal } = (await runningEmulators?.exited) ?? { code: null, signal: null };
    const log = runningEmulators?.log ?? "";
    runningEmulators = undefined;
    await stopRepetitions();
    const how = signal ?? `exit code ${code ?? "unknown"}`;
    return new UserError(
      `The emulators ended unexpectedly (${how}): see ${relative(projectRoot, log)}\n${await lossNow()}`,
    );
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

async function startEverything(): Promise<void> {
  const began = Date.now();
  const taken = await portProblems(startPorts);
  if (taken.length > 0) throw new UserError([...taken, "Is Waymark already running in another terminal?"].join("\n"));

  if (process.argv.includes("--fresh")) await forgetData(startFolder);
  await mkdir(startFolder, { recursive: true });
  const own = process.env as Environment;
  const [configuration] = await Promise.all([configurationFor(own), buildAll(), startStandIns(startPorts)]);
  await writeRunFolder(startFolder, startPorts, configuration, { app: !isDevelopment, functions: true });

  print("Starting the emulators …");
  runningEmulators = await startEmulators({
    folder: startFolder,
    ports: startPorts,
    data: (await lastKept(startFolder))?.path,
    only: isDevelopment ? "no hosting" : "everything",
  });
  await seedDemonstration(startPorts, await seedAdministrator(startPorts));
  if (isDevelopment) await startDevelopment(startFolder, startPorts);
  print(startSummary(startPorts, own));
  print(dim(`  Started in ${formatSeconds(Date.now() - began)}. Ctrl-C stops everything and keeps the data.\n`));
  await startRepetitions();
}

/** What a project does by itself: its data stay, and its schedules run, at once for what an earlier run has left. */
async function startRepetitions(): Promise<void> {
  const say = (failed: string, works: string) => ({
    onFailure: (problem: unknown) => print(red(`${failed}: ${errorText(problem)}.`)),
    onRecovery: () => print(works),
  });
  for (const scheduled of await scheduledFunctions(startPorts)) {
    const { name, everyMs } = scheduled;
    const work = (signal: AbortSignal) => callScheduled(scheduled, signal);
    const told = say(`The scheduled ${name} failed`, `The scheduled ${name} works again.`);
    repetitions.push(repeat({ everyMs, atOnce: true, work, ...told }));
  }
  const work = async () => {
    await checkRoom(startFolder);
    await saveData();
  };
  const saving = say("The data could not be saved, which is tried every two minutes", "The data are saved again.");
  repetitions.push(repeat({ everyMs: saveEveryMs, work, ...saving }));
}

async function stopRepetitions(): Promise<void> {
  await Promise.all(repetitions.map((stop) => stop()));
}

function saveData(): Promise<void> {
  return keepData(startFolder, (path) => exportData(startPorts, path));
}

async function lossNow(): Promise<string> {
  return lossInWords(startedAt, await lastKept(startFolder));
}

async function buildAll(): Promise<void> {
  print(`Building ${bold("Waymark")} …`);
  if (!isDevelopment) return build();
  const { code, output } = await buildFunctions();
  if (code !== 0) throw new UserError(`The functions do not build:\n\n${output}`);
}

async function configurationFor(own: Environment): Promise<Configuration> {
  const defaults = readEnvironment(await readFile(join(projectRoot, "functions", ".env"), "utf8"));
  return localConfiguration(startPorts, defaults, own);
}

async function stopEverything(): Promise<void> {
  if (runningEmulators !== undefined) {
    print("Saving the data and stopping …");
    const stoppedAt = new Date();
    await stopRepetitions();
    const problem = await saveData().catch((failure: unknown) => failure);
    const kept = await lastKept(startFolder);
    if (kept === undefined || kept.at < stoppedAt) {
      process.exitCode = 1;
      print(red(`The data could not be saved: ${errorText(problem)}.\n${await lossNow()}`));
    }
  }
  await stopAllProcesses();
}
