// Restores into a database of its own, without triggers: in the database of a running site every document that comes
// back would be an event, so people would get old mails and the store old statements. A setting chooses the site's
// database, and is changed in the end. People who were erased since the backup are erased again before that; their
// accounts are not brought back at all.
import { UserError } from "../../shared/terminal";
import { accountsFile, pageFile, recordFile, type BackupRecord } from "./back-up";
import { writeAccounts, type AccountsBackup, type RestoredAccounts } from "./accounts";
import { isEmpty, writeDocuments, type StoredDocument } from "./documents";
import { createDatabase } from "./create-database";
import { eraseRestored, knownErasures, wereErasedSince } from "./erasures";
import type { BackupPlace } from "./place";
import type { ProjectServices } from "./project-services";

export interface Restored extends RestoredAccounts {
  documents: number;
  /** Erased since the backup, and now again. */
  erasedAgain: number;
}

export async function restore(
  services: ProjectServices,
  database: string,
  place: BackupPlace,
  inUse: string,
): Promise<Restored> {
  if (database === inUse)
    throw new UserError(
      `The site uses the database ${database}, so a restore into it would send mail about what was long ago: give --database another name, such as restored-1.`,
    );
  const record = await place.read<BackupRecord>(recordFile);
  const erasures = await knownErasures(services, place, inUse);
  await createDatabase(services, database, inUse);
  if (!(await isEmpty(services, database)))
    throw new UserError(`The database ${database} has documents already: give --database the name of a new one.`);
  for (let page = 1; page <= record.pages; page++)
    await writeDocuments(services, database, await place.read<StoredDocument[]>(pageFile(page)));
  await writeDocuments(services, database, erasures);
  const { users, ...hash } = await place.read<AccountsBackup>(accountsFile);
  const emails = users.flatMap(({ email = [] }) => email);
  const again = wereErasedSince(erasures, record.at)
    ? await eraseRestored(services, database, record.at, emails)
    : { people: 0, emails: [] };
  const others = users.filter(({ email = "" }) => !again.emails.includes(email));
  const accounts = await writeAccounts(services, { users: others, ...hash });
  return { documents: record.documents, ...accounts, erasedAgain: again.people };
}
