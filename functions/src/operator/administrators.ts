// An administrator is an account with the claim `admin: true`. Anybody may sign up with any address, so an account is
// trusted only if the operator has made it, or if its owner has shown that the address is theirs. A claim that is taken
// away lives on for an hour in the tokens that are out, so a document says at once that it holds no more.
import { randomBytes } from "node:crypto";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { routes } from "../../../src/domain/kernel/routes";
import { askForPasswordLetter } from "../accounts/send-password-reset";
import { paths } from "../../../src/domain/kernel/collections";
import { OperatorError } from "./operator-error";

/** The claim of an account that `create` has made. */
const madeByOperator = "madeByOperator";

/**
 * Makes the account of an administrator, with a password unknown to all. Makes a new link to choose one for an account
 * that it has made before and that has not been used yet: the sweep mails it, and the operator is told one, too.
 */
export async function createAdministrator(
  auth: Auth,
  database: Firestore,
  email: string,
  appUrl: string | undefined,
): Promise<string> {
  const existing = await accountIfAny(auth, email);
  if (existing && (!isMadeByOperator(existing) || existing.emailVerified))
    throw new OperatorError(operatorMessages.accountExists(email, isTrusted(existing)));
  if (existing) await restoreRight(auth, database, existing);
  const uid = existing?.uid ?? (await createMarkedAccount(auth, database, email));
  const link = ownLink(await auth.generatePasswordResetLink(email), appUrl);
  await askForPasswordLetter(database, "new administrator", uid, new Date());
  return operatorMessages.created(email, link);
}

/** The link leads to our own page, as every link in our mail does. */
function ownLink(oobLink: string, appUrl: string | undefined): string {
  const code = new URL(oobLink).searchParams.get("oobCode");
  if (!appUrl || !code) throw new OperatorError(operatorMessages.noAppUrl(oobLink));
  return new URL(routes.passwordResetLink(code, { isStaff: true }), appUrl).href;
}

async function createMarkedAccount(auth: Auth, database: Firestore, email: string): Promise<string> {
  const { uid } = await auth.createUser({ email, emailVerified: false, password: unguessablePassword() });
  try {
    await auth.setCustomUserClaims(uid, { admin: true, [madeByOperator]: true });
    await listingOf(database, { uid }).set({ email });
    return uid;
  } catch (error) {
    // Without its mark it would stand in the way of the next attempt.
    await auth.deleteUser(uid);
    throw error;
  }
}

/** Its end satisfies a policy that asks for every kind of character. */
function unguessablePassword(): string {
  return `${randomBytes(32).toString("base64url")}aA1!`;
}

export async function grantAdministrator(auth: Auth, database: Firestore, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  if (!isTrusted(user)) throw new OperatorError(operatorMessages.unproven(email));
  await restoreRight(auth, database, user);
  return user.customClaims?.admin === true ? operatorMessages.grantedBefore(email) : operatorMessages.granted(email);
}

async function restoreRight(auth: Auth, database: Firestore, user: UserRecord): Promise<void> {
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  await listingOf(database, user).set({ email: user.email ?? "" });
  await revocationOf(database, user).delete();
}

/** Takes the right away at once, then the claim, and ends all sessions. */
export async function revokeAdministrator(auth: Auth, database: Firestore, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  const revokedAt = FieldValue.serverTimestamp();
  await revocationOf(database, user).set({ revokedAt });
  // Colleagues find by it what was left behind.
  await listingOf(database, user).set({ email, revokedAt });
  const claims = Object.fromEntries(Object.entries(user.customClaims ?? {}).filter(([name]) => name !== "admin"));
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  return operatorMessages.revoked(email, user.customClaims?.admin === true);
}

/** For an administrator who has lost it: their password alone logs them in until they set up another. */
export async function removeFactor(auth: Auth, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  if (!hasFactor(user)) return operatorMessages.noFactor(email);
  await auth.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(user.uid);
  return operatorMessages.factorRemoved(email);
}

export async function listAdministrators(auth: Auth): Promise<string> {
  const lines: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    const administrators = page.users.filter(({ customClaims }) => customClaims?.admin === true);
    lines.push(
      ...administrators.map((user) =>
        operatorMessages.listed(user.email ?? user.uid, user.emailVerified, hasFactor(user)),
      ),
    );
    pageToken = page.pageToken;
  } while (pageToken);
  return lines.length > 0 ? lines.sort().join("\n") : operatorMessages.noAdministrator;
}

function revocationOf(database: Firestore, { uid }: UserRecord) {
  return database.doc(paths.revokedAdministrator(uid));
}

/** By which colleagues find them. */
function listingOf(database: Firestore, { uid }: Pick<UserRecord, "uid">) {
  return database.doc(paths.administrator(uid));
}

function isMadeByOperator({ customClaims }: UserRecord): boolean {
  return customClaims?.[madeByOperator] === true;
}

function hasFactor({ multiFactor }: UserRecord): boolean {
  return (multiFactor?.enrolledFactors.length ?? 0) > 0;
}

function isTrusted(user: UserRecord): boolean {
  return user.emailVerified || isMadeByOperator(user);
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord> {
  const account = await accountIfAny(auth, email);
  if (!account) throw new OperatorError(operatorMessages.noAccount(email));
  return account;
}

async function accountIfAny(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "auth/user-not-found") return undefined;
    if (code === "auth/invalid-email") throw new OperatorError(operatorMessages.noEmail(email));
    throw error;
  }
}
