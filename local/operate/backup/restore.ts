// Restores into a database of its own, without triggers: in the database of a running site every document that comes
// back would be an event, so people would get old mails and the store old statements. A setting chooses the site's
// database, and is changed in the end. People who were erased since the backup are erased again before that; their
// accounts are not brought back at all. Nothing is written before the whole backup is read.
import { runTool } from "../../shared/commands";
import { UserError } from "../../shared/terminal";
import { writeAccounts, type AccountsBackup, type RestoredAccounts } from "./accounts";
import { accountsFile, wholeBackup } from "./back-up";
import { isEmpty, writeDocuments, type StoredDocument } from "./documents";
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
  const { at, documents, sums } = await wholeBackup(place);
  const erasures = await knownErasures(services, place, inUse);
  await createDatabase(services, database, inUse);
  if (!(await isEmpty(services, database)))
    throw new UserError(`The database ${database} has documents already: give --database the name of a new one.`);
  for (const name of Object.keys(sums).filter((file) => file !== accountsFile))
    await writeDocuments(services, database, (await place.read<StoredDocument[]>(name)) ?? []);
  await writeDocuments(services, database, erasures);
  const { users, ...hash } = (await place.read<AccountsBackup>(accountsFile)) ?? { users: [] };
  const emails = users.flatMap(({ email = [] }) => email);
  const again = wereErasedSince(erasures, at)
    ? await eraseRestored(services, database, at, emails)
    : { people: 0, emails: [] };
  const others = users.filter(({ email = "" }) => !again.emails.includes(email));
  const accounts = await writeAccounts(services, { users: others, ...hash });
  return { documents, ...accounts, erasedAgain: again.people };
}

/** Makes the database where it is not there yet, in the place of the other one. An emulator has every database. */
export async function createDatabase(
  { api, firestore, project, isLocal }: ProjectServices,
  database: string,
  beside: string,
  run = runTool,
): Promise<void> {
  if (isLocal) return;
  const address = `${firestore}/projects/${project}/databases`;
  const { databases = [] } = await api.get<{ databases?: { name: string; locationId: string }[] }>(address);
  const named = (wanted: string) => databases.find(({ name }) => name.endsWith(`/databases/${wanted}`));
  if (named(database)) return;
  const location = named(beside)?.locationId;
  if (location === undefined) throw new UserError(`There is no database ${beside} in ${project}.`);
  const create = ["firestore:databases:create", database, "--location", location, "--project", project];
  const { code, output } = await run("firebase", [...create, "--non-interactive"]);
  if (code !== 0) throw new UserError(`The database ${database} could not be made: ${output.trim()}`);
}
