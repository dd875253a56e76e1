// A member of the staff is an account with the claim of a role, `admin: true` or `reader: true`. Anybody may sign up
// with any address, so an account is trusted only if the operator has made it, or if its owner has shown that the
// address is theirs. A claim that is taken away lives on for an hour in the tokens that are out, so a document says at
// once that it holds no more.
import { randomBytes } from "node:crypto";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { roleIn, roles, type Role } from "../../../src/domain/accounts/roles";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { passwordResetLink } from "../../../src/domain/accounts/reset-link";
import { hasSecondFactor } from "../callable/second-factor";
import { askForPasswordLetter } from "../accounts/send-password-reset";
import { paths } from "../../../src/domain/kernel/collections";
import { OperatorError } from "./operator-error";

/** The claim of an account that `create` has made. */
const madeByOperator = "madeByOperator";

export interface StaffRequest {
  email: string;
  role: Role;
}

/**
 * Makes the account of a member of the staff, with a password unknown to all. Makes a new link to choose one for an
 * account that it has made before and that has not been used yet: the sweep mails it, and the operator is told one,
 * too.
 */
export async function createStaff(
  auth: Auth,
  database: Firestore,
  { email, role }: StaffRequest,
  appUrl: string | undefined,
): Promise<string> {
  const existing = await accountIfAny(auth, email);
  if (existing && (!isMadeByOperator(existing) || existing.emailVerified))
    throw new OperatorError(operatorMessages.accountExists(email, isTrusted(existing)));
  if (existing) await giveRole(auth, database, existing, role);
  const uid = existing?.uid ?? (await createMarkedAccount(auth, database, { email, role }));
  const link = ownLink(await auth.generatePasswordResetLink(email), appUrl, role);
  await askForPasswordLetter(database, "new administrator", uid, new Date());
  return operatorMessages.created(email, role, link);
}

/** The link leads to our own page, as every link in our mail does. */
function ownLink(oobLink: string, appUrl: string | undefined, role: Role): string {
  const code = new URL(oobLink).searchParams.get("oobCode");
  if (!appUrl || !code) throw new OperatorError(operatorMessages.noAppUrl(oobLink));
  return new URL(passwordResetLink(code, { isAdministrator: role === "admin" }), appUrl).href;
}

async function createMarkedAccount(auth: Auth, database: Firestore, { email, role }: StaffRequest): Promise<string> {
  const { uid } = await auth.createUser({ email, emailVerified: false, password: unguessablePassword() });
  try {
    await auth.setCustomUserClaims(uid, { [role]: true, [madeByOperator]: true });
    await listingOf(database, { uid }).set(listingFor(email, role));
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

export async function grantRole(auth: Auth, database: Firestore, { email, role }: StaffRequest): Promise<string> {
  const user = await accountOf(auth, email);
  if (!isTrusted(user)) throw new OperatorError(operatorMessages.unproven(email));
  const before = roleIn(user.customClaims);
  await giveRole(auth, database, user, role);
  return before === role ? operatorMessages.grantedBefore(email, role) : operatorMessages.granted(email, role, before);
}

/** A former administrator who becomes a reader has to log in again: the tokens that are out claim more. */
async function giveRole(auth: Auth, database: Firestore, user: UserRecord, role: Role): Promise<void> {
  const { uid, email = "" } = user;
  if (role === "reader")
    await revocationOf(database, user).set({ revokedAt: FieldValue.serverTimestamp(), reader: true });
  await auth.setCustomUserClaims(uid, { ...otherClaims(user), [role]: true });
  await listingOf(database, user).set(listingFor(email, role));
  if (role === "admin") await revocationOf(database, user).delete();
  else if (roleIn(user.customClaims) === "admin") await auth.revokeRefreshTokens(uid);
}

/** Takes the role away at once, then the claim, and ends all sessions. */
export async function revokeRole(auth: Auth, database: Firestore, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  const revokedAt = FieldValue.serverTimestamp();
  await revocationOf(database, user).set({ revokedAt });
  // Colleagues find by it what was left behind.
  await listingOf(database, user).set({ email, revokedAt });
  await auth.setCustomUserClaims(user.uid, otherClaims(user));
  await auth.revokeRefreshTokens(user.uid);
  return operatorMessages.revoked(email, roleIn(user.customClaims));
}

/** For one who has lost it: their password alone logs them in until they set up another. */
export async function removeFactor(auth: Auth, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  if (!hasSecondFactor(user)) return operatorMessages.noFactor(email);
  await auth.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(user.uid);
  return operatorMessages.factorRemoved(email);
}

export async function listStaff(auth: Auth): Promise<string> {
  const lines: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const user of page.users) {
      const role = roleIn(user.customClaims);
      if (role !== undefined)
        lines.push(operatorMessages.listed(user.email ?? user.uid, role, user.emailVerified, hasSecondFactor(user)));
    }
    pageToken = page.pageToken;
  } while (pageToken);
  return lines.length > 0 ? lines.sort().join("\n") : operatorMessages.noAdministrator;
}

/** The claims that give no role. */
function otherClaims({ customClaims = {} }: UserRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(customClaims).filter(([name]) => !roles.some((role) => role === name)));
}

function listingFor(email: string, role: Role) {
  return role === "admin" ? { email } : { email, role };
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
