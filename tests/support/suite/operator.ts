// `npm run admin` and the operator's other commands, against the suite's emulators.
import { spawn } from "node:child_process";
import type { CommandOutput } from "../../../functions/src/operator/command-line";
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "./running-suite";

export function emulatorHosts(): Record<string, string> {
  const { auth, firestore } = runningSuite().ports;
  return {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    GCLOUD_PROJECT: projectId,
  };
}

/** Returns the output of a command, without a process of its own for each. */
export async function runOperatorCommand(args: string[], environment = emulatorHosts()): Promise<CommandOutput> {
  const { runCommandLine } = await import("../../../functions/src/operator/command-line");
  return inEnvironment(environment, () => runCommandLine(args));
}

/** The same for `npm run migrate`. */
export async function runMigration(args: string[], environment: Record<string, string>): Promise<CommandOutput> {
  const { runMigrateCommand } = await import("../../../functions/src/operator/migrate-command");
  return inEnvironment(environment, () => runMigrateCommand(args, () => undefined));
}

async function inEnvironment<Result>(environment: Record<string, string>, run: () => Promise<Result>): Promise<Result> {
  const before = process.env;
  process.env = commandEnvironment(environment);
  try {
    return await run();
  } finally {
    process.env = before;
  }
}

/** Runs it as a person would. */
export function spawnOperatorCommand(args: string[], environment = emulatorHosts()): Promise<CommandOutput> {
  return runScript("functions/src/operator/admin.ts", args, environment);
}

function commandEnvironment(environment: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, METADATA_SERVER_DETECTION: "none", ...environment };
}

/** Another command of the operator; `--local` means the suite. */
export function runScript(
  script: string,
  args: string[],
  environment: Record<string, string> = { ...emulatorHosts(), WAYMARK_SUITE: process.env.WAYMARK_SUITE ?? "" },
): Promise<CommandOutput> {
  const child = startScript(script, args, environment);
  const output: CommandOutput = { code: null, out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.err += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...output, code }));
  });
}

/** Ends a command from one moment to the next, once it says something on its way. */
export async function killedScript(
  script: string,
  args: string[],
  environment: Record<string, string>,
  when: RegExp,
): Promise<void> {
  const child = startScript(script, args, environment);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (when.test(said)) child.kill("SIGKILL");
  });
  const signal = await new Promise((resolve) => child.once("close", (_, by) => resolve(by)));
  if (signal !== "SIGKILL") throw new Error(`It ended before it could be killed: ${said}`);
}

function startScript(script: string, args: string[], environment: Record<string, string>) {
  return spawn(process.execPath, ["--import", "tsx", script, ...args], { env: commandEnvironment(environment) });
}
