// `npm run admin` as a person would type it, against the suite's emulators.
import { spawn } from "node:child_process";
import { projectId } from "../../../local/suite/running-suite";
import { theSuite } from "./suite";

export interface Said {
  code: number | null;
  out: string;
  err: string;
}

export function emulatorHosts(): Record<string, string> {
  const { auth, firestore } = theSuite().ports;
  return {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    GCLOUD_PROJECT: projectId,
  };
}

export function operator(args: string[], environment: Record<string, string> = emulatorHosts()): Promise<Said> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "functions/src/operator/command-line.ts", ...args], {
    env: { PATH, HOME, METADATA_SERVER_DETECTION: "none", ...environment },
  });
  const said: Said = { code: null, out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...said, code }));
  });
}
