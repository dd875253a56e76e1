// A business that was invited and has registered, written past all rules: its account, its profile and its used
// invitation.
import { randomBytes, randomUUID } from "node:crypto";
import { doc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { languageOfBusiness } from "../languages/journeys-language";
import { aUsedInvitation } from "../shared/builders";
import { database } from "../shared/database";
import { postAsOwner, signInWithPassword, type IdentitySession } from "./identity";

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
  const { localId: uid } = await postAsOwner<{ localId: string }>(`projects/${projectId}/accounts`, {
    email,
    password,
  });
  const code = randomBytes(16).toString("base64url");
  const used = aUsedInvitation({
    businessEmail: email,
    invitationCode: code,
    usedBy: uid,
    usedAt: Timestamp.now(),
    usedAuthTime: 0,
    ...languageOfBusiness(),
    ...invitation,
  });
  const written = writeBatch(database);
  written.set(doc(database, paths.invitation(code)), used);
  written.set(doc(database, paths.profile(uid)), {
    name: "Nora Field",
    businessName: used.businessName,
    businessEmail: email,
    uid,
    invitationId: code,
  });
  await written.commit();
  return { uid, email, password, code };
}

export function signInClient({
  email,
  password,
}: Pick<RegisteredClient, "email" | "password">): Promise<IdentitySession> {
  return signInWithPassword(email, password);
}
