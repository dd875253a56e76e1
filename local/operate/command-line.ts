// The common parts of the operator's commands: their options, and their ends.
import { parseArgs } from "node:util";
import { fixedPorts, projectId, type Suite } from "../shared/running-suite";
import { errorText, print, red, UserError } from "../shared/terminal";

export interface OperatorArguments {
  project: string | undefined;
  local: boolean;
  dryRun: boolean;
  deleteFunctions: boolean;
  staging: boolean;
  yes: boolean;
  email: string | undefined;
  /** A month, in the currency of the billing account. */
  budget: string;
}

const usages = {
  doctor: `Usage:
  npm run doctor                     looks at the files
  npm run doctor -- --project <id>   asks a real project too, with application default credentials
  npm run doctor -- --local          asks the emulators of a running \`npm start\``,
  deploy: `Usage:
  npm run deploy -- --project <id>   says what changes, deploys, and looks whether all is well
    --dry-run                        only says what would change
    --delete-functions               also deletes the functions that are in the project and no longer here
    --staging                        tells search engines to stay away from the site`,
  alerts: `Usage:
  npm run alerts -- --project <id> --email <address>   says which alarms it would make
    --budget <amount>                                  of a month, of which the address is told; 50 without it
    --yes                                              makes them`,
  smoke: `Usage:
  npm run smoke -- --project <id>    asks a real project what only it can answer
  npm run smoke -- --local           asks the emulators of a running \`npm start\``,
};

export function parseOperatorArguments(command: keyof typeof usages, given = process.argv.slice(2)): OperatorArguments {
  try {
    const flag = { type: "boolean", default: false } as const;
    const { values } = parseArgs({
      args: given,
      options: {
        project: { type: "string" },
        local: flag,
        "dry-run": flag,
        "delete-functions": flag,
        staging: flag,
        yes: flag,
        email: { type: "string" },
        budget: { type: "string", default: "50" },
      },
    });
    const { project, local, staging, yes, email, budget } = values;
    if (project !== undefined && local) throw new UserError(usages[command]);
    const [dryRun, deleteFunctions] = [values["dry-run"], values["delete-functions"]];
    return { project, local, staging, yes, email, budget, dryRun, deleteFunctions };
  } catch {
    // An option that does not exist, or two that exclude each other.
    throw new UserError(usages[command]);
  }
}

export function usageOf(command: keyof typeof usages): UserError {
  return new UserError(usages[command]);
}

/** Runs to an exit code; a failure is its sentence and 1. */
export async function runOperatorScript(act: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await act();
  } catch (error) {
    print(red(errorText(error)));
    process.exitCode = 1;
  }
}

/** The emulators that `--local` means: those of `npm start`, and in a test those of `npm test`. */
export function localSuite(): Suite {
  const described = process.env.WAYMARK_SUITE;
  return described ? (JSON.parse(described) as Suite) : { projectId, ports: fixedPorts };
}
