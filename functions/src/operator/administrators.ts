// Who is an administrator: the claim `admin: true` on an account.
import type { Auth, UserRecord } from "firebase-admin/auth";
import { operatorMessages } from "../../../src/domain/accounts/words";

/** A problem that the person at the terminal can do something about. */
export class OperatorError extends Error {}

export async function grantAdministrator(auth: Auth, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  if (user.customClaims?.admin === true) return operatorMessages.grantedBefore(email);
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return operatorMessages.granted(email);
}

/** Takes the claim away and ends all sessions. */
export async function revokeAdministrator(auth: Auth, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  const claims = Object.fromEntries(Object.entries(user.customClaims ?? {}).filter(([name]) => name !== "admin"));
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  return operatorMessages.revoked(email, user.customClaims?.admin === true);
}

export async function listAdministrators(auth: Auth): Promise<string> {
  const emails: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    const administrators = page.users.filter(({ customClaims }) => customClaims?.admin === true);
    emails.push(...administrators.map(({ email, uid }) => email ?? uid));
    pageToken = page.pageToken;
  } while (pageToken);
  return emails.length > 0 ? emails.sort().join("\n") : operatorMessages.noAdministrator;
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "auth/user-not-found") throw new OperatorError(operatorMessages.noAccount(email));
    if (code === "auth/invalid-email") throw new OperatorError(operatorMessages.noEmail(email));
    throw error;
  }
}
