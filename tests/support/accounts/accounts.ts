// Accounts of the suite, made and looked at past all rules (`Bearer owner` is the emulator's own way in).
import { randomUUID } from "node:crypto";
import { projectId } from "../../../local/suite/running-suite";
import { theSuite } from "../suite/suite";

export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** A new account that no other test uses. */
export async function anAccount(claims: Record<string, unknown> = {}): Promise<Account> {
  const email = `${randomUUID().slice(0, 12)}@people.example`;
  const password = "a-long-password";
  const { localId } = (await asked("accounts", { email, password, emailVerified: true })) as { localId: string };
  await asked("accounts:update", { localId, customAttributes: JSON.stringify(claims) });
  return { uid: localId, email, password };
}

export function anAdministrator(): Promise<Account> {
  return anAccount({ admin: true });
}

interface Kept {
  customAttributes?: string;
  /** Seconds; sessions that began before it have ended. */
  validSince?: string;
}

export async function accountOf(email: string): Promise<Kept | undefined> {
  const { users } = (await asked("accounts:lookup", { email: [email] })) as { users?: Kept[] };
  return users?.[0];
}

/** Where the e-mails would lead that the account emulator does not send. */
export async function passwordResetLinks(email: string): Promise<string[]> {
  const { auth } = theSuite().ports;
  const response = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobLink: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ oobLink }) => oobLink);
}

async function asked(method: string, body: unknown): Promise<unknown> {
  const { auth } = theSuite().ports;
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${method}`,
    {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${method} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
