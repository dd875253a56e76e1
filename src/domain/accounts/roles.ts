// The staff's roles. Each is a claim of the same name in the token of an account.
export const roles = ["admin", "reader"] as const;
export type Role = (typeof roles)[number];

/** Returns the role that a token's claims give; undefined for everybody else. */
export function roleIn(claims: Readonly<Record<string, unknown>> | undefined): Role | undefined {
  return roles.find((role) => claims?.[role] === true);
}
