// `npm start`: the whole product on this machine. `--fresh` forgets the data, `--dev` reloads what is being worked on.
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { build, buildFunctions } from "./commands";
import { localConfiguration, type Configuration } from "./configuration";
import { startDevelopment, developmentPorts } from "./development";
import { startEmulators, type RunningEmulators } from "../emulators/emulators";
import { readEnvironment, type Environment } from "./env-file";
import { freeInnerPorts, portProblems } from "../emulators/ports";
import { stopAllProcesses } from "./processes";
import { projectRoot, startFolder, writeRunFolder } from "./run-folder";
import { bold, dim, red, print, formatSeconds, UserError, errorText } from "./terminal";
import { seedAdministrator, seedDemonstration } from "./seed";
import { startStandIns } from "../stand-ins/stand-ins";
import { untilStopSignal } from "./stop-signal";
import { fixedPorts } from "../suite/running-suite";
import { startSummary } from "./start-summary";

const isDevelopment = process.argv.includes("--dev");
const startPorts = { ...(isDevelopment ? developmentPorts : fixedPorts), ...(await freeInnerPorts()) };
const dataFolder = join(startFolder, "data");
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
    return new UserError(
      `The emulators ended unexpectedly (${signal ?? `exit code ${code ?? "unknown"}`}): see ${relative(projectRoot, log)}`,
    );
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

async function startEverything(): Promise<void> {
  const began = Date.now();
  const taken = await portProblems(startPorts);
  if (taken.length > 0) throw new UserError([...taken, "Is Waymark already running in another terminal?"].join("\n"));

  if (process.argv.includes("--fresh")) await rm(dataFolder, { recursive: true, force: true });
  await mkdir(startFolder, { recursive: true });
  const own = process.env as Environment;
  const [configuration] = await Promise.all([configurationFor(own), buildAll(), startStandIns(startPorts)]);
  await writeRunFolder(startFolder, startPorts, configuration, { app: !isDevelopment, functions: true });

  print("Starting the emulators …");
  runningEmulators = await startEmulators({
    folder: startFolder,
    ports: startPorts,
    data: dataFolder,
    only: isDevelopment ? "no hosting" : "everything",
  });
  await seedDemonstration(startPorts, await seedAdministrator(startPorts));
  if (isDevelopment) await startDevelopment(startFolder, startPorts);
  print(startSummary(startPorts, own));
  print(dim(`  Started in ${formatSeconds(Date.now() - began)}. Ctrl-C stops everything and keeps the data.\n`));
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
    try {
      await runningEmulators.stop();
    } catch (failure) {
      process.exitCode = 1;
      print(red(errorText(failure)));
    }
  }
  await stopAllProcesses();
}
