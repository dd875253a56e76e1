// `npm run admin -- grant|revoke|list|recount|adopt|generating`: what only the operator of a project may do. It speaks
// to the emulators where FIREBASE_AUTH_EMULATOR_HOST is set or with --local, and otherwise to a real project with
// application default credentials.
import { parseArgs } from "node:util";
import { applicationDefault, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { grantAdministrator, listAdministrators, OperatorError, revokeAdministrator } from "./administrators";
import { adopt } from "./adopt";
import { recount } from "./recount";
import { switchGenerating } from "./switch-generating";

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${errorInWords(error)}\n`);
  process.exitCode = 1;
}

async function runCommand(given: string[]): Promise<string> {
  const { positionals, local, project } = parseArguments(given);
  if (positionals[0] === "generating") {
    const [, wish, ...others] = positionals;
    if ((wish !== "on" && wish !== "off") || others.length > 0) throw new OperatorError(operatorMessages.help);
    return switchGenerating(getFirestore(connectToProject(local, project)), wish === "on");
  }
  const [command, email, ...more] = positionals;
  const needsEmail = command === "grant" || command === "revoke";
  if (more.length > 0 || needsEmail !== (email !== undefined)) throw new OperatorError(operatorMessages.help);

  const app = connectToProject(local, project);
  if (needsEmail) return (command === "grant" ? grantAdministrator : revokeAdministrator)(getAuth(app), email ?? "");
  if (command === "list") return listAdministrators(getAuth(app));
  if (command === "recount") return recount(getFirestore(app));
  if (command === "adopt") return adopt(getFirestore(app), (sentence) => process.stderr.write(`${sentence}\n`));
  throw new OperatorError(operatorMessages.help);
}

function parseArguments(given: string[]) {
  try {
    const options = { local: { type: "boolean", default: false }, project: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    return { positionals, ...values };
  } catch {
    // An option that does not exist.
    throw new OperatorError(operatorMessages.help);
  }
}

function connectToProject(local: boolean, project: string | undefined) {
  if (local) process.env.FIREBASE_AUTH_EMULATOR_HOST ??= "127.0.0.1:9099";
  const projectId = project ?? process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT;
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    process.env.FIRESTORE_EMULATOR_HOST ??= "127.0.0.1:8080";
    return initializeApp({ projectId: projectId ?? "demo-waymark" });
  }
  if (!projectId) throw new OperatorError(operatorMessages.whichProject);
  return initializeApp({ projectId, credential: applicationDefault() });
}

function errorInWords(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, message } = error as { code?: unknown; message?: string };
  if (message?.includes("default credentials")) return operatorMessages.noCredentials;
  if (message?.includes("ECONNREFUSED")) return operatorMessages.noEmulators;
  return typeof code === "string" ? `${code}: ${message ?? ""}` : String(error);
}
