// The table of the staff: each deed, and its group of people. Tests hold the contract's rows, the security rules and the
// screens to it.
import type { Role } from "./roles";

/** The roles of each group. */
export const groups = { admin: ["admin"], staff: ["admin", "reader"] } as const satisfies Record<
  string,
  readonly Role[]
>;
export type Group = keyof typeof groups;

export const deeds = {
  "read inquiries": "staff",
  "answer inquiries": "staff",
  "write notes about inquiries": "staff",
  "take tasks": "staff",
  "hand tasks to colleagues": "staff",
  "read businesses": "staff",
  "take over a former colleague's tasks": "admin",
  "delete inquiries": "admin",
  "settle what a flood has brought": "admin",
  "keep replies for colleagues": "admin",
  "invite businesses": "admin",
  "change businesses": "admin",
  "work on plans": "admin",
  "design courses": "admin",
  "share results": "admin",
  "take results along": "admin",
  "read subscribers": "admin",
  "import subscribers": "admin",
  "send blasts": "admin",
  "read learning records": "admin",
  "read the site's health": "admin",
  "choose notifications": "admin",
  "give out and erase personal data": "admin",
} as const satisfies Record<string, Group>;
export type Deed = keyof typeof deeds;

export function mayDo(role: Role | undefined, deed: Deed): boolean {
  const allowed: readonly Role[] = groups[deeds[deed]];
  return role !== undefined && allowed.includes(role);
}
