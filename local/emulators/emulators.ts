// The official emulator suite, run by firebase-tools as a process of its own.
import { chmod, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { emulatorSelections, waitUntilReady, type EmulatorSelection } from "./emulators-ready";
import { findFirestoreJar } from "./firestore-jar";
import { findJava, localeForJava } from "./java";
import {
  isAlive,
  newTemporaryFolder,
  startProcess,
  type ExitStatus,
  type RunningProcess,
  type PidFiles,
} from "../shared/processes";
import { projectRoot } from "../shared/project-root";
import { dim, print } from "../shared/terminal";
import { projectId, type Ports } from "../shared/running-suite";

export interface EmulatorOptions {
  folder: string;
  ports: Ports;
  /** An export with which they begin. */
  data?: string | undefined;
  /** The emulators to start: the tests of the rules need few, and Vite takes the place of hosting. */
  only?: EmulatorSelection;
  quiet?: boolean;
  /** True for many minutes of work, so that Java may take its time to compile frequent code. */
  longRun?: boolean;
  /** The file for the functions' questions to the database. */
  queries?: string;
}

export interface RunningEmulators {
  /** Ends by itself only when something has gone wrong. */
  readonly exited: Promise<ExitStatus>;
  readonly log: string;
  stop(): Promise<unknown>;
}

const shortRunFlags = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
/** A line for what was refused: with the emulator's own stack, thousands of refusals are a hundred megabytes. */
const logFormat = "-Djava.util.logging.SimpleFormatter.format=%1$tT %4$s: %5$s%n";
const preloaded = ["local/checks/indexes/record-queries.mjs", "local/emulators/light-runtime.mjs"];
const preloading = preloaded.map((path) => `--import ${pathToFileURL(join(projectRoot, path)).href}`).join(" ");

export async function startEmulators(options: EmulatorOptions): Promise<RunningEmulators> {
  const { folder, ports, data, only = "everything", quiet = false, longRun = false, queries } = options;
  const log = join(folder, "emulators.log");
  const pidFiles = { pids: join(folder, "java.pids"), closed: join(folder, "java.closed") };
  const [java, jar] = await Promise.all([findJava(), findFirestoreJar(folder)]);
  if (!quiet) print(dim(`Firestore runs on Java ${java.version} (${java.path}) with ${jar.from}.`));

  await writeJavaShim(folder, java.path, longRun ? [] : shortRunFlags, pidFiles);
  const output = await open(log, "w");
  const arguments_ = [
    join(import.meta.dirname, "firebase-tools.mjs"),
    "emulators:start",
    ...["--only", emulatorSelections[only]],
    ...["--project", projectId, "--config", join(folder, "firebase.json")],
    ...(data === undefined ? [] : ["--import", data]),
  ];
  const running = startProcess(process.execPath, arguments_, {
    cwd: folder,
    env: {
      ...withoutPersonalSettings(process.env),
      ...localeForJava(process.env),
      CI: "true",
      METADATA_SERVER_DETECTION: "none",
      npm_config_offline: "true",
      NO_COLOR: "1",
      PATH: [join(folder, "bin"), process.env.PATH].join(delimiter),
      ...(queries && { WAYMARK_QUERIES: queries, NODE_OPTIONS: preloading }),
      ...(queries && !longRun && { WAYMARK_SHARED_WORKERS: "true" }),
      ...(jar.path === undefined ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar.path }),
    },
    stdio: ["ignore", output.fd, output.fd],
    pidFiles,
    // firebase-tools notes there which suite of a project runs: two of them must not share it.
    temporaryFolder: newTemporaryFolder(),
  });
  await output.close();
  const javaWatch = setInterval(() => void stopWithJava(running, pidFiles), 1000);
  void running.exited.finally(() => clearInterval(javaWatch));

  await waitUntilReady(running, ports, only, log);
  await enableEmailEnumerationProtection(ports);
  const stop = () => {
    running.kill();
    return running.exited;
  };
  return { exited: running.exited, log, stop };
}

/**
 * Notes the pid of each Java that firebase-tools starts: it puts Java into a process group of its own. A run of minutes
 * never earns back what the second compiler and the parallel collector cost: without them Java takes half the time.
 */
async function writeJavaShim(
  folder: string,
  java: string,
  flags: readonly string[],
  { pids, closed }: PidFiles,
): Promise<void> {
  const shim = join(folder, "bin", "java");
  await mkdir(join(folder, "bin"), { recursive: true });
  await rm(closed, { force: true });
  await writeFile(pids, "");
  const lines = [
    "#!/bin/sh",
    `case " $* " in *" -jar "*) echo $$ >>${shellQuoted(pids)} ;; esac`,
    `[ -e ${shellQuoted(closed)} ] && exit 1`,
    `exec ${[java, ...flags, logFormat].map(shellQuoted).join(" ")} "$@"`,
  ];
  await writeFile(shim, `${lines.join("\n")}\n`);
  await chmod(shim, 0o755);
}

/** firebase-tools goes on when its Java is killed, although half of the product cannot work then. */
async function stopWithJava(running: RunningProcess, { pids }: PidFiles): Promise<void> {
  const started = (await readFile(pids, "utf8")).match(/^\d+$/gm) ?? [];
  if (!started.every((pid) => isAlive(Number(pid)))) running.kill();
}

function shellQuoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}

/** Settings of the person's own projects, which must not lead the emulators astray. */
function withoutPersonalSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const foreign = /^(npm_|FIREBASE_|FIRESTORE_|GOOGLE_|GCLOUD_|OPENAI_|NODE_OPTIONS$)/;
  const needed = /^FIREBASE_EMULATORS_PATH$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => needed.test(name) || !foreign.test(name)));
}

/** The production setting: the response to a wrong password and to an unknown address is the same. */
async function enableEmailEnumerationProtection({ auth }: Ports): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/config`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!reply.ok) throw new Error(`The account emulator refused its configuration: ${await reply.text()}`);
}
