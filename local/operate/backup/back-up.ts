// A backup: all documents as of one moment and all accounts, and last a record of both with the sums by which a restore
// knows that it is whole. What the site shows as its last backup is written down only then.
import { createHash } from "node:crypto";
import { paths } from "../../../src/domain/kernel/collections";
import { UserError } from "../../shared/terminal";
import { readAccounts } from "./accounts";
import { readPages, writeDocuments, type StoredDocument } from "./documents";
import { keepErasures } from "./erasures";
import type { BackupPlace } from "./place";
import type { ProjectServices } from "./project-services";

export interface BackupRecord {
  project: string;
  database: string;
  /** The moment that it shows (ISO 8601). */
  at: string;
  documents: number;
  accounts: number;
  /** The SHA-256 of each file of documents, in their order, and of the accounts. */
  sums: Record<string, string>;
}

const wholeMinute = 60_000;

export const recordFile = "backup.json";
export const accountsFile = "accounts.json";

export async function backUp(
  services: ProjectServices,
  database: string,
  place: BackupPlace,
  now = new Date(),
): Promise<BackupRecord> {
  const at = now.toISOString();
  const record = { project: services.project, database, at, documents: 0, accounts: 0, sums: {} };
  const write = async (name: string, content: object) => {
    Object.assign(record.sums, { [name]: sumOf(content) });
    await place.write(name, content);
  };
  const erasures: StoredDocument[] = [];
  let pages = 0;
  for await (const page of readPages(services, database, now)) {
    record.documents += page.length;
    erasures.push(...page.filter(({ path }) => path.startsWith(`${paths.erasures}/`)));
    await write(`documents/${String(++pages).padStart(6, "0")}.json`, page);
  }
  const accounts = await readAccounts(services);
  record.accounts = accounts.users.length;
  await write(accountsFile, accounts);
  await place.write(recordFile, record);
  await keepErasures(services, place, erasures);
  await writeDocuments(services, database, [{ path: paths.lastBackup, fields: { at: { timestampValue: at } } }]);
  return record;
}

/**
 * Returns the moment that a backup shows. Firestore keeps whole minutes for seven days with point-in-time recovery, and
 * anything else for an hour; an emulator knows no recovery.
 */
export function momentOfBackup({ isLocal }: Pick<ProjectServices, "isLocal">, now: Date): Date {
  return isLocal ? now : new Date(Math.floor(now.getTime() / wholeMinute) * wholeMinute);
}

/** Returns the record of a backup. Throws unless each of its files is as it was written. */
export async function wholeBackup(place: BackupPlace): Promise<BackupRecord> {
  const record = await place.read<BackupRecord>(recordFile);
  if (!record?.sums[accountsFile]) throw notWhole(place, recordFile);
  for (const [name, sum] of Object.entries(record.sums)) {
    const content = await place.read<object>(name);
    if (content === undefined || sumOf(content) !== sum) throw notWhole(place, name);
  }
  return record;
}

function notWhole({ address }: BackupPlace, name: string): UserError {
  return new UserError(`There is no whole backup in ${address}: ${name} is not there as it was written.`);
}

function sumOf(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
