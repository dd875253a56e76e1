// Accounts of the suite, made and looked at past all rules.
import { randomUUID } from "node:crypto";
import { projectId } from "../../../local/shared/running-suite";
import { doc, setDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { notificationKinds } from "../../../src/domain/operation/notifications";
import { database } from "../shared/database";
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

/** One who is told nothing by mail, or every test that makes something new would write to all of them. */
export async function anAdministrator(): Promise<Account> {
  const account = await anAccount({ admin: true });
  const silent = Object.fromEntries(notificationKinds.map((kind) => [kind, false]));
  await setDoc(doc(database, paths.notificationSettings(account.uid)), silent);
  return account;
}

/** One of another project, who has switched nothing. */
export async function administratorOf(project: string, email: string): Promise<Omit<Account, "password">> {
  const accounts = `projects/${project}/accounts`;
  const { localId: uid } = await postAsOwner<{ localId: string }>(accounts, { email, password: "a-long-password" });
  await postAsOwner(`${accounts}:update`, { localId: uid, customAttributes: JSON.stringify({ admin: true }) });
  return { uid, email };
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
