// `npm run migrate -- [--dry-run] --project <id>|--local`: brings what is stored into the form that this version
// writes.
import { parseArgs } from "node:util";
import { deleteApp } from "firebase-admin/app";
import { googleFailure } from "../../../src/domain/kernel/failures/google-failure";
import { migrationMessages } from "../../../src/domain/operation/words";
import type { CommandOutput } from "./command-line";
import { migrate } from "./migrations/migrate";
import { OperatorError } from "./operator-error";
import { connectToProject, type OperatedProject } from "./project";
import { databaseOf } from "./settings";

/** Returns the command's last sentence and its exit code; `progress` hears how far it has come. */
export async function runMigrateCommand(given: string[], progress: (sentence: string) => void): Promise<CommandOutput> {
  let operated: OperatedProject | undefined;
  try {
    const { local, project, "dry-run": dryRun } = parseOptions(given);
    operated = connectToProject(local, project);
    const said = await migrate({ database: databaseOf(operated), dryRun, progress });
    return { code: 0, out: `${said}\n`, err: "" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const sentence = error instanceof OperatorError ? message : (googleFailure(message, operated?.id ?? "") ?? message);
    return { code: 1, out: "", err: `${sentence}\n` };
  } finally {
    if (operated) await deleteApp(operated.app);
  }
}

function parseOptions(given: string[]) {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = { local: flag, "dry-run": flag, project: { type: "string" } } as const;
    return parseArgs({ args: given, options }).values;
  } catch {
    // An option that does not exist.
    throw new OperatorError(migrationMessages.help);
  }
}
