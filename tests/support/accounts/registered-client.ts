// A business that was invited and has registered, laid out past all rules: its account, its profile and its used invitation.
import { randomBytes, randomUUID } from "node:crypto";
import { doc, Timestamp, writeBatch } from "firebase/firestore";
import { projectId } from "../../../local/suite/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../shared/builders";
import { database } from "../shared/database";
import { theSuite } from "../suite/suite";

export interface RegisteredClient {
  uid: string;
  email: string;
  password: string;
  /** The invitation's id and the access code. */
  code: string;
}

export async function aRegisteredClient(invitation: Record<string, unknown> = {}): Promise<RegisteredClient> {
  const email = `client-${randomUUID()}@northwind.example`;
  const password = "northwind-7";
  const { localId: uid } = await asked<{ localId: string }>(`projects/${projectId}/accounts`, { email, password });
  const code = randomBytes(16).toString("base64url");
  const written = writeBatch(database);
  written.set(
    doc(database, paths.invitation(code)),
    aUsedInvitation({
      businessEmail: email,
      invitationCode: code,
      usedBy: uid,
      usedAt: Timestamp.now(),
      usedAuthTime: 0,
      ...invitation,
    }),
  );
  written.set(doc(database, paths.profile(uid)), {
    name: "Nora Field",
    businessName: "Northwind Logistics",
    businessEmail: email,
    uid,
    invitationId: code,
  });
  await written.commit();
  return { uid, email, password, code };
}

export interface SignIn {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

export function signInWithPassword({ email, password }: Pick<RegisteredClient, "email" | "password">): Promise<SignIn> {
  return asked("accounts:signInWithPassword?key=emulator", { email, password, returnSecureToken: true });
}

async function asked<Answer>(path: string, body: unknown): Promise<Answer> {
  const address = `http://127.0.0.1:${theSuite().ports.auth}/identitytoolkit.googleapis.com/v1/${path}`;
  const headers = { "content-type": "application/json", authorization: "Bearer owner" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
