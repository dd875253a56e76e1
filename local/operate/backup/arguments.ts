// Reads the arguments of `npm run backup` and `npm run restore`, and finds the project and the place they mean.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { databaseNamed } from "../../../src/domain/kernel/project/database-name";
import { functionSettings } from "../../shared/env-file";
import { UserError } from "../../shared/terminal";
import { localSuite } from "../command-line";
import { backupPlace, type BackupPlace } from "./place";
import { localServices, projectServices, type ProjectServices } from "./project-services";

export interface BackupArguments {
  services: ProjectServices;
  /** The one that the functions use. */
  inUse: string;
  /** The one that is named. */
  database: string | undefined;
  place: (name?: string) => BackupPlace;
}

export function parseBackupArguments(usage: string, given = process.argv.slice(2)): BackupArguments {
  const { values, positionals } = parsed(usage, given);
  const { local, project, database } = values;
  const [where = values.out, ...more] = positionals;
  if (local === (project !== undefined) || more.length > 0 || (local && where === undefined))
    throw new UserError(usage);
  const suite = localSuite();
  const services = project === undefined ? localServices(suite, suite.projectId) : projectServices(project);
  const address = where ?? `gs://${services.project}-backups`;
  return {
    services,
    inUse: databaseInUse(project),
    database,
    place: (name) => backupPlace(name === undefined ? absolute(address) : `${absolute(address)}/${name}`, services.api),
  };
}

function parsed(usage: string, given: string[]) {
  try {
    const text = { type: "string" } as const;
    const options = { local: { type: "boolean", default: false }, project: text, out: text, database: text } as const;
    return parseArgs({ args: given, options, allowPositionals: true });
  } catch {
    // An option that does not exist.
    throw new UserError(usage);
  }
}

function absolute(address: string): string {
  return address.startsWith("gs://") ? address : resolve(address);
}

/** Returns the functions' setting: from the environment of `npm start`, or from the deployed files. */
function databaseInUse(project: string | undefined): string {
  const files = project === undefined ? [] : [`.env.${project}`, ".env"];
  const named = [process.env, ...files.map(functionSettings)].map(({ FIRESTORE_DATABASE }) => FIRESTORE_DATABASE);
  return databaseNamed(named.find(Boolean));
}
