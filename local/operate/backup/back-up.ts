// A backup: all documents as of one moment and all accounts, and last a record that it is whole. What the site shows as
// its last backup is written down only then.
import { paths } from "../../../src/domain/kernel/collections";
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
  pages: number;
  accounts: number;
}

export const recordFile = "backup.json";
export const accountsFile = "accounts.json";
export const pageFile = (page: number) => `documents/${String(page).padStart(6, "0")}.json`;

export async function backUp(
  services: ProjectServices,
  database: string,
  place: BackupPlace,
  now = new Date(),
): Promise<BackupRecord> {
  let [documents, pages] = [0, 0];
  const erasures: StoredDocument[] = [];
  for await (const page of readPages(services, database, now)) {
    pages += 1;
    documents += page.length;
    erasures.push(...page.filter(({ path }) => path.startsWith(`${paths.erasures}/`)));
    await place.write(pageFile(pages), page);
  }
  const accounts = await readAccounts(services);
  await place.write(accountsFile, accounts);
  const { project } = services;
  const at = now.toISOString();
  const record = { project, database, at, documents, pages, accounts: accounts.users.length };
  await place.write(recordFile, record);
  await keepErasures(services, place, erasures);
  await writeDocuments(services, database, [{ path: paths.lastBackup, fields: { at: { timestampValue: at } } }]);
  return record;
}
