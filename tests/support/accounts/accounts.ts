// Accounts of the suite, made and looked at past all rules.
import { randomUUID } from "node:crypto";
import { projectId } from "../../../local/suite/running-suite";
import { postAsOwner } from "./identity";

export interface Account {
  uid: string;
  email: string;
  password: string;
}

export function anUnusedEmail(): string {
  return `${randomUUID().slice(0, 12)}@people.example`;
}

/** A new account that no other test uses. */
export async function anAccount(claims: Record<string, unknown> = {}): Promise<Account> {
  const email = anUnusedEmail();
  const password = "a-long-password";
  const { localId } = await asOwner<{ localId: string }>("accounts", { email, password, emailVerified: true });
  await asOwner("accounts:update", { localId, customAttributes: JSON.stringify(claims) });
  return { uid: localId, email, password };
}

export function anAdministrator(): Promise<Account> {
  return anAccount({ admin: true });
}

interface AccountRecord {
  customAttributes?: string;
  emailVerified?: boolean;
  /** Seconds; sessions that began before it have ended. */
  validSince?: string;
}

export async function accountByEmail(email: string): Promise<AccountRecord | undefined> {
  const { users } = await asOwner<{ users?: AccountRecord[] }>("accounts:lookup", { email: [email] });
  return users?.[0];
}

export async function closeAccount(uid: string): Promise<void> {
  await asOwner("accounts:update", { localId: uid, disableUser: true });
}

function asOwner<Answer>(method: string, body: object): Promise<Answer> {
  return postAsOwner(`projects/${projectId}/${method}`, body);
}
