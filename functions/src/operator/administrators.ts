// Who is an administrator: the claim `admin: true` on an account.
import type { Auth, UserRecord } from "firebase-admin/auth";

/** A problem that the person at the terminal can do something about. */
export class OperatorError extends Error {}

export async function grantAdministrator(auth: Auth, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  if (user.customClaims?.admin === true) return `${email} is an administrator already.`;
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return `${email} is an administrator from their next sign-in on.`;
}

/** Takes the claim away and ends all sessions. */
export async function revokeAdministrator(auth: Auth, email: string): Promise<string> {
  const user = await accountOf(auth, email);
  const claims = Object.fromEntries(Object.entries(user.customClaims ?? {}).filter(([name]) => name !== "admin"));
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  const was = user.customClaims?.admin === true ? "is no administrator any more" : "was no administrator";
  return `${email} ${was}. All their sessions end: open dashboards within minutes, a token that is already out within an hour.`;
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
  return emails.length > 0 ? emails.sort().join("\n") : "There is no administrator yet.";
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "auth/user-not-found")
      throw new OperatorError(
        `There is no account for ${email}. Create it first, for instance in the Firebase console.`,
      );
    if (code === "auth/invalid-email") throw new OperatorError(`“${email}” is not an e-mail address.`);
    throw error;
  }
}
