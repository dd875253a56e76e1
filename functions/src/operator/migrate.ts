// `npm run migrate -- [--dry-run] --project <id>|--local`: brings what is stored into the form that this version
// writes.
import { parseArgs } from "node:util";
import { googleFailure } from "../../../src/domain/kernel/google-failure";
import { migrationMessages } from "../../../src/domain/operation/words";
import { migrations } from "./migrations/all";
import { migrate } from "./migrations/migrate";
import { OperatorError } from "./operator-error";
import { connectToProject } from "./project";
import { databaseOf } from "./settings";

let chosen = "";
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = error instanceof OperatorError ? message : (googleFailure(message, chosen) ?? message);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function run(given: string[]): Promise<string> {
  const { local, project, "dry-run": dryRun } = parseOptions(given);
  const operated = connectToProject(local, project);
  chosen = operated.id;
  const progress = (sentence: string) => process.stderr.write(`${sentence}\n`);
  return migrate({ database: databaseOf(operated), migrations, dryRun, progress });
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
