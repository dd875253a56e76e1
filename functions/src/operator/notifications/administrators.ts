// The administrators who are told: the accounts with the claim. Finding them takes a look through all accounts, so a
// process remembers them for some minutes; each is looked at once more before a mail.
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { paths } from "../../../../src/domain/kernel/collections";
import { database } from "../../firestore/database";

const knownForMs = 5 * 60_000;
const accountsPerPage = 1000;

let lookedUp: { uids: readonly string[]; until: number } | undefined;

export async function administratorIds(now = Date.now()): Promise<readonly string[]> {
  if (!lookedUp || lookedUp.until <= now) lookedUp = { uids: await findIds(), until: now + knownForMs };
  return lookedUp.uids;
}

async function findIds(): Promise<string[]> {
  const found: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await getAuth().listUsers(accountsPerPage, pageToken);
    found.push(...page.users.filter(isAdministrator).map(({ uid }) => uid));
    pageToken = page.pageToken;
  } while (pageToken);
  return found;
}

/** Returns the address at which an administrator reads mail; undefined for a former one. */
export async function addressOfAdministrator(uid: string): Promise<string | undefined> {
  const [account, revoked] = await Promise.all([
    getAuth().getUser(uid).catch(unlessUnknown),
    database.doc(paths.revokedAdministrator(uid)).get(),
  ]);
  return account && isAdministrator(account) && !revoked.exists ? account.email : undefined;
}

function isAdministrator({ customClaims, disabled }: UserRecord): boolean {
  return customClaims?.admin === true && !disabled;
}

function unlessUnknown(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== "auth/user-not-found") throw error;
}
