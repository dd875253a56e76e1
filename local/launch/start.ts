// `npm start`: the whole product on this machine. `--fresh` forgets the data, `--dev` reloads what is being worked on.
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { build, buildFunctions } from "./commands";
import { localConfiguration, type Configuration } from "./configuration";
import { startDevelopment, developmentPorts } from "./development";
import { startEmulators, type Emulators } from "../emulators/emulators";
import { readEnvironment, type Environment } from "./env-file";
import { freeInnerPorts, portProblems } from "../emulators/ports";
import { endEverything } from "./processes";
import { root, startFolder, writeRunFolder } from "./run-folder";
import { bold, dim, red, say, seconds, Trouble, troubleText } from "./say";
import { seedAdministrator, seedDemonstration } from "./seed";
import { startStandIns } from "../stand-ins/stand-ins";
import { untilAskedToStop } from "./stopping";
import { fixedPorts } from "../suite/running-suite";
import { summary } from "../suite/summary";

const development = process.argv.includes("--dev");
const ports = { ...(development ? developmentPorts : fixedPorts), ...(await freeInnerPorts()) };
const data = join(startFolder, "data");
let emulators: Emulators | undefined;

const asked = untilAskedToStop(() => void endEverything().then(() => process.exit(130)));
const problem = await Promise.race([asked, runUntilItFails()]);

if (problem instanceof Error) say(red(troubleText(problem)));
process.exitCode = problem instanceof Error ? 1 : 0;
await stop();
process.exit();

async function runUntilItFails(): Promise<Error> {
  try {
    await start();
    const { code, signal } = (await emulators?.ended) ?? { code: null, signal: null };
    const log = emulators?.log ?? "";
    emulators = undefined;
    return new Trouble(
      `The emulators ended unexpectedly (${signal ?? `exit code ${code ?? "unknown"}`}): see ${relative(root, log)}`,
    );
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

async function start(): Promise<void> {
  const began = Date.now();
  const taken = await portProblems(ports);
  if (taken.length > 0) throw new Trouble([...taken, "Is Waymark already running in another terminal?"].join("\n"));

  if (process.argv.includes("--fresh")) await rm(data, { recursive: true, force: true });
  await mkdir(startFolder, { recursive: true });
  const own = process.env as Environment;
  const [configuration] = await Promise.all([configurationFor(own), buildAll(), startStandIns(ports)]);
  await writeRunFolder(startFolder, ports, configuration, { app: !development, functions: true });

  say("Starting the emulators …");
  emulators = await startEmulators({
    folder: startFolder,
    ports,
    data,
    only: development ? "no hosting" : "everything",
  });
  await seedDemonstration(ports, await seedAdministrator(ports));
  if (development) await startDevelopment(startFolder, ports);
  say(summary(ports, own));
  say(dim(`  Started in ${seconds(Date.now() - began)}. Ctrl-C stops everything and keeps the data.\n`));
}

async function buildAll(): Promise<void> {
  say(`Building ${bold("Waymark")} …`);
  if (!development) return build();
  const { code, output } = await buildFunctions();
  if (code !== 0) throw new Trouble(`The functions do not build:\n\n${output}`);
}

async function configurationFor(own: Environment): Promise<Configuration> {
  const defaults = readEnvironment(await readFile(join(root, "functions", ".env"), "utf8"));
  return localConfiguration(ports, defaults, own);
}

async function stop(): Promise<void> {
  if (emulators !== undefined) {
    say("Saving the data and stopping …");
    try {
      await emulators.stop();
    } catch (failure) {
      process.exitCode = 1;
      say(red(troubleText(failure)));
    }
  }
  await endEverything();
}
