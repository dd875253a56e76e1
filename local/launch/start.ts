// `npm start`: the whole product on this machine. `--fresh` forgets the data, `--dev` reloads what is being worked on.
import { mkdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build, buildFunctions } from "../shared/commands";
import {
  localConfiguration,
  type Configuration,
  localAdministrator,
  isReplaced,
  externalServices,
} from "./configuration";
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
import { fixedPorts, type Ports } from "../shared/running-suite";
import { routes } from "../../src/domain/kernel/routes";

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

/**
 * Starts a project's own repetitions: its data stay, and its schedules run, at once for the work that an earlier run
 * has left.
 */
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

/** Returns the addresses of all parts, and the ways to log in. */
function startSummary(ports: Ports, own: Environment): string {
  const at = (port: number, path = "") => `http://127.0.0.1:${port}${path}`;
  const stoodIn = new Map(externalServices(ports).map((service) => [service.name, !isReplaced(service, own)]));
  const rows: [string, string, string?][] = [
    ["Site", bold(at(ports.hosting))],
    [
      "Administrator",
      bold(at(ports.hosting, routes.adminLogin)),
      `${localAdministrator.email} with ${localAdministrator.password}`,
    ],
    stoodIn.get("Mail")
      ? ["Mail", at(ports.mail), "every mail that was sent, invitations too"]
      : ["Mail", "your SMTP_URL"],
    stoodIn.get("Learning record store")
      ? ["Learning record store", at(ports.lrs), "user waymark, password waymark"]
      : ["Learning record store", own.LRS_ENDPOINT ?? ""],
    stoodIn.get("Language model")
      ? [
          "Language model",
          at(ports.model),
          "writes sample texts; set OPENAI_API_KEY or OPENAI_BASE_URL to use a real one",
        ]
      : ["Language model", own.OPENAI_BASE_URL ?? "OpenAI, with your OPENAI_API_KEY"],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  const lines = rows.map(([name, address, note]) => `  ${name.padEnd(width)}${address}${note ? dim(`  ${note}`) : ""}`);
  return ["", `  ${bold("Waymark is running.")}`, "", ...lines, ""].join("\n");
}
