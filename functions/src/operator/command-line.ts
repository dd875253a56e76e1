// `npm run admin -- create|grant|revoke|remove-factor|list|export|erase|recount|adopt|generating|deeds`: what only the
// operator of a project may do. It speaks to the emulators where FIREBASE_AUTH_EMULATOR_HOST is set or with --local,
// and otherwise to a real project with application default credentials.
import { parseArgs } from "node:util";
import { deleteApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { FieldPath, type Firestore, type Query, FieldValue } from "firebase-admin/firestore";
import { roles, type Role } from "../../../src/domain/accounts/roles";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { googleFailure } from "../../../src/domain/kernel/failures/google-failure";
import { createStaff, grantRole, listStaff, removeFactor, revokeRole } from "./administrators";
import { verifyAtTerminal } from "./deeds/verify-deeds";
import { OperatorError } from "./operator-error";
import { connectToProject, type OperatedProject } from "./project";
import { eraseAtTerminal, exportAtTerminal } from "./persons/operator-persons";
import { appUrlOf, databaseOf } from "./settings";
import { countedCollections, numberedCollections, type Counters } from "../../../src/domain/kernel/counters";
import { dateAmongMany, isUndated } from "../firestore/creation-date";
import { paths } from "../../../src/domain/kernel/collections";

const datedPerPage = 300;

interface Options {
  yes: boolean;
  role: Role;
}

type Command = (project: OperatedProject, argument: string, options: Options) => Promise<string>;

const commandsWithArgument: Record<string, Command> = {
  create: (project, email, { role }) =>
    createStaff(getAuth(project.app), databaseOf(project), { email, role }, appUrlOf(project)),
  grant: (project, email, { role }) => grantRole(getAuth(project.app), databaseOf(project), { email, role }),
  revoke: (project, email) => revokeRole(getAuth(project.app), databaseOf(project), email),
  "remove-factor": (project, email) => removeFactor(getAuth(project.app), email),
  export: exportAtTerminal,
  erase: (project, email, { yes }) => eraseAtTerminal(project, email, yes),
  deeds: (project, noted) => verifyAtTerminal(databaseOf(project), noted),
  generating: (project, wish) => {
    if (wish !== "on" && wish !== "off") throw new OperatorError(operatorMessages.help);
    return switchGenerating(databaseOf(project), wish === "on");
  },
};

const commandsForAll: Record<string, Command> = {
  list: ({ app }) => listStaff(getAuth(app)),
  deeds: (project) => verifyAtTerminal(databaseOf(project)),
  recount: (project) => recount(databaseOf(project)),
  adopt: (project) => adopt(databaseOf(project), (sentence) => process.stderr.write(`${sentence}\n`)),
};

export interface CommandOutput {
  code: number | null;
  out: string;
  err: string;
}

/** Returns the command's sentence and the exit code of its process. */
export async function runCommandLine(given: string[]): Promise<CommandOutput> {
  let project: OperatedProject | undefined;
  try {
    const { positionals, local, project: named, yes, role } = parseArguments(given);
    const [name = "", argument, ...more] = positionals;
    const command = argument === undefined ? commandsForAll[name] : commandsWithArgument[name];
    const isMisplaced = (yes && name !== "erase") || (role !== undefined && name !== "grant" && name !== "create");
    if (!command || more.length > 0 || isMisplaced) throw new OperatorError(operatorMessages.help);
    const options = { yes, role: roleNamed(role) };
    project = connectToProject(local, named);
    return { code: 0, out: `${await command(project, argument ?? "", options)}\n`, err: "" };
  } catch (error) {
    return { code: 1, out: "", err: `${sentenceOf(error, project?.id ?? "")}\n` };
  } finally {
    if (project) await deleteApp(project.app);
  }
}

function parseArguments(given: string[]) {
  try {
    const flag = { type: "boolean", default: false } as const;
    const text = { type: "string" } as const;
    const options = { local: flag, yes: flag, project: text, role: text } as const;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    return { positionals, ...values };
  } catch {
    // An option that does not exist.
    throw new OperatorError(operatorMessages.help);
  }
}

/** An administrator's where the command names none. */
function roleNamed(name = "admin"): Role {
  const named = roles.find((role) => role === name);
  if (named === undefined) throw new OperatorError(operatorMessages.noRole(name));
  return named;
}

function sentenceOf(error: unknown, project: string): string {
  if (error instanceof OperatorError) return error.message;
  const { code, message } = error as { code?: unknown; message?: string };
  const said = `${typeof code === "string" ? `${code}: ` : ""}${message ?? String(error)}`;
  return googleFailure(said, project) ?? said;
}

/**
 * Takes over the documents of an older system: gives each that has no `createdAt` the time at which it was made, so
 * that it appears in the staff's lists. What has one is left alone, so a run that was interrupted is simply run again,
 * and a second run changes nothing. How many were dated, by collection; `progress` is told after each page how far it
 * is.
 */
async function adopt(database: Firestore, progress: (sentence: string) => void): Promise<string> {
  const lines: string[] = [];
  for (const collection of countedCollections) {
    const { dated, seen } = await adoptCollection(database, collection, progress);
    lines.push(`${collection}: ${dated} of ${seen} dated`);
  }
  return lines.join("\n");
}

async function adoptCollection(database: Firestore, collection: string, progress: (sentence: string) => void) {
  const all = database.collection(collection).orderBy(FieldPath.documentId()).select("createdAt");
  const writer = database.bulkWriter();
  let [dated, seen] = [0, 0];
  for (let page: Query = all.limit(datedPerPage); ;) {
    const { docs } = await page.get();
    const writes = docs.filter(isUndated).map((document) => dateAmongMany(writer, document));
    void writer.flush();
    dated += (await Promise.all(writes)).filter(Boolean).length;
    seen += docs.length;
    progress(`${collection}: ${dated} of ${seen} dated so far`);
    const last = docs.at(-1);
    if (last === undefined || docs.length < datedPerPage) return { dated, seen };
    page = all.startAfter(last.id).limit(datedPerPage);
  }
}

/**
 * Sets the counters to the sizes of the collections. A write at the same time may put one off by one: then run it
 * again.
 */
async function recount(database: Firestore): Promise<string> {
  const counts = await Promise.all(
    numberedCollections.map(async (collection) => {
      const { count } = (await database.collection(collection).count().get()).data();
      return [collection, count] as const;
    }),
  );
  const counters = Object.fromEntries(counts) as unknown as Counters;
  await database.doc(paths.counters).set(counters, { merge: true });
  return counts.map(([collection, count]) => `${collection}: ${count}`).join("\n");
}

/**
 * Turns the writing of texts and plans on or off; it holds from the next text on. `off` says the same as `on`, as a
 * number: it can be looked up in the round trip that counts a text.
 */
async function switchGenerating(database: Firestore, on: boolean): Promise<string> {
  await database.doc(paths.generatingSwitch).set({ on, off: on ? 0 : 1, changedAt: FieldValue.serverTimestamp() });
  return operatorMessages.generating(on);
}
