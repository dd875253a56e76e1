// `npm run admin` as a person would run it, against the suite's emulators.
import { spawn } from "node:child_process";
import { projectId } from "../../../local/suite/running-suite";
import { runningSuite } from "./running-suite";

export interface CommandOutput {
  code: number | null;
  out: string;
  err: string;
}

export function emulatorHosts(): Record<string, string> {
  const { auth, firestore } = runningSuite().ports;
  return {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    GCLOUD_PROJECT: projectId,
  };
}

export function runOperatorCommand(
  args: string[],
  environment: Record<string, string> = emulatorHosts(),
): Promise<CommandOutput> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "functions/src/operator/command-line.ts", ...args], {
    env: { PATH, HOME, METADATA_SERVER_DETECTION: "none", ...environment },
  });
  const output: CommandOutput = { code: null, out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.err += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...output, code }));
  });
}
