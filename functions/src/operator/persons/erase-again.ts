// Erases from a restored database the people who were erased since its backup was made: their hashes are in its list by
// then. `npm run restore` runs this as a program of its own, with its facts as JSON, and gets JSON back.
import { text } from "node:stream/consumers";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { paths } from "../../../../src/domain/kernel/collections";
import { normalisedAddress } from "../../../../src/domain/mailing-list/address";
import { addressFields } from "../../../../src/domain/operation/address-fields";
import { openSuppressionKey } from "../../mail/open-suppression-key";
import { connectToProject } from "../project";
import { personSettings } from "../settings";
import { addressPages } from "./documents-with";
import { erasePerson } from "./erase-person";
import { hashedIds, type PersonsContext } from "./persons-context";

const restoredDatabase = z.object({
  project: z.string(),
  isLocal: z.boolean(),
  database: z.string(),
  /** The time of the backup (ISO 8601). */
  since: z.iso.datetime(),
  /** Of the accounts in the backup. */
  emails: z.array(z.string()),
});

try {
  process.stdout.write(JSON.stringify(await eraseAgain(restoredDatabase.parse(JSON.parse(await text(process.stdin))))));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

/** Returns how many people were erased, and which of the accounts are theirs. */
async function eraseAgain({ since, emails, ...where }: z.infer<typeof restoredDatabase>) {
  const project = connectToProject(where.isLocal, where.project);
  const database = getFirestore(project.app, where.database);
  const erased = await erasedSince(database, new Date(since));
  if (erased.size === 0) return { people: 0, emails: [] };
  process.env.MAIL_KEY = (await personSettings(project)).mailKey;
  const key = openSuppressionKey(database);
  const context: PersonsContext = {
    database,
    auth: undefined,
    suppressionKey: () => key,
    store: undefined,
    homePage: "",
    now: () => new Date(),
  };
  const isErased = async (address: string) => erased.has((await hashedIds(context, address)).erasure);
  const people: string[] = [];
  for (const address of await everyAddressIn(database)) if (await isErased(address)) people.push(address);
  for (const address of people) await erasePerson(context, address);
  const theirs: string[] = [];
  for (const email of emails) if (await isErased(normalisedAddress(email))) theirs.push(email);
  return { people: new Set([...people, ...theirs.map(normalisedAddress)]).size, emails: theirs };
}

async function erasedSince(database: Firestore, since: Date): Promise<Set<string>> {
  const { docs } = await database.collection(paths.erasures).where("at", ">=", since).select().get();
  return new Set(docs.map(({ id }) => id));
}

async function everyAddressIn(database: Firestore): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [pattern, fields] of addressFields())
    for await (const page of addressPages(database, pattern, fields))
      for (const { addresses } of page) for (const address of addresses) found.add(address);
  return found;
}
