import type { Problem } from "./check";

export interface Account {
  email?: string;
  localId: string;
  emailVerified?: boolean;
  /** The claims, as JSON. */
  customAttributes?: string;
}

export interface Administrator {
  email: string;
  isVerified: boolean;
}

/** Among the accounts that the provider has listed, in either of its shapes. */
export function administratorsIn({ userInfo, users }: { userInfo?: Account[]; users?: Account[] }): Administrator[] {
  return (userInfo ?? users ?? [])
    .filter(({ customAttributes }) => (JSON.parse(customAttributes ?? "{}") as { admin?: unknown }).admin === true)
    .map(({ email, localId, emailVerified }) => ({ email: email ?? localId, isVerified: emailVerified === true }));
}

/** Returns the problems of administrators; `where` is the option that names the project to `npm run admin`. */
export function administratorProblems(administrators: readonly Administrator[], where: string): Problem[] {
  const create = (email: string) => `\`npm run admin -- create ${email} ${where}\``;
  if (administrators.length === 0)
    return [{ sentence: "There is no administrator.", repair: `Run ${create("you@your-company.com")}.` }];
  return administrators
    .filter(({ isVerified }) => !isVerified)
    .map(({ email }) => ({
      sentence: `The administrator ${email} has not proved that the address is theirs.`,
      repair: `Run ${create(email)} for a new link, or \`npm run admin -- revoke ${email} ${where}\`.`,
    }));
}
