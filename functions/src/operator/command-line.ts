// `npm run admin -- create|grant|revoke|list|export|erase|recount|adopt|generating`: what only the operator of a
// project may do. It speaks to the emulators where FIREBASE_AUTH_EMULATOR_HOST is set or with --local, and otherwise to
// a real project with application default credentials.
import { parseArgs } from "node:util";
import { deleteApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { googleFailure } from "../../../src/domain/kernel/failures/google-failure";
import { createAdministrator, grantAdministrator, listAdministrators, revokeAdministrator } from "./administrators";
import { adopt } from "./adopt";
import { deliverPasswordLink } from "./deliver-password-link";
import { OperatorError } from "./operator-error";
import { connectToProject, type OperatedProject } from "./project";
import { eraseAtTerminal, exportAtTerminal } from "./persons/operator-persons";
import { recount } from "./recount";
import { databaseOf, operatorSettings } from "./settings";
import { switchGenerating } from "./switch-generating";

type Command = (project: OperatedProject, argument: string, isSure: boolean) => Promise<string>;

const commandsWithArgument: Record<string, Command> = {
  create: ({ app, ...project }, email) =>
    createAdministrator(getAuth(app), databaseOf({ app, ...project }), email, async (account, link) =>
      deliverPasswordLink(account, link, {
        settings: await operatorSettings({ app, ...project }),
        database: databaseOf({ app, ...project }),
      }),
    ),
  grant: (project, email) => grantAdministrator(getAuth(project.app), databaseOf(project), email),
  revoke: (project, email) => revokeAdministrator(getAuth(project.app), databaseOf(project), email),
  export: exportAtTerminal,
  erase: eraseAtTerminal,
  generating: (project, wish) => {
    if (wish !== "on" && wish !== "off") throw new OperatorError(operatorMessages.help);
    return switchGenerating(databaseOf(project), wish === "on");
  },
};

const commandsForAll: Record<string, Command> = {
  list: ({ app }) => listAdministrators(getAuth(app)),
  recount: (project) => recount(databaseOf(project)),
  adopt: (project) => adopt(databaseOf(project), (sentence) => process.stderr.write(`${sentence}\n`)),
};

export interface CommandOutput {
  code: number | null;
  out: string;
  err: string;
}

/** What a command says, and how its process ends. */
export async function runCommandLine(given: string[]): Promise<CommandOutput> {
  let project: OperatedProject | undefined;
  try {
    const { positionals, local, project: named, yes } = parseArguments(given);
    const [name = "", argument, ...more] = positionals;
    const command = argument === undefined ? commandsForAll[name] : commandsWithArgument[name];
    if (!command || more.length > 0 || (yes && name !== "erase")) throw new OperatorError(operatorMessages.help);
    project = connectToProject(local, named);
    return { code: 0, out: `${await command(project, argument ?? "", yes)}\n`, err: "" };
  } catch (error) {
    return { code: 1, out: "", err: `${sentenceOf(error, project?.id ?? "")}\n` };
  } finally {
    if (project) await deleteApp(project.app);
  }
}

function parseArguments(given: string[]) {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = { local: flag, yes: flag, project: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    return { positionals, ...values };
  } catch {
    // An option that does not exist.
    throw new OperatorError(operatorMessages.help);
  }
}

function sentenceOf(error: unknown, project: string): string {
  if (error instanceof OperatorError) return error.message;
  const { code, message } = error as { code?: unknown; message?: string };
  const said = `${typeof code === "string" ? `${code}: ` : ""}${message ?? String(error)}`;
  return googleFailure(said, project) ?? said;
}
