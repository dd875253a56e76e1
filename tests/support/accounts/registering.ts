// A registration as the browser writes it, past its form.
import { randomUUID } from "node:crypto";
import { doc, FieldPath, getDoc, serverTimestamp, writeBatch, type Firestore } from "firebase/firestore/lite";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { aProfile } from "../shared/builders";
import { database } from "../shared/database";
import { databaseAs } from "../shared/database-as";
import { createAccount, signInWithPassword } from "./identity";

const password = "northwind-7";

/** An account with a sign-in of its own, and the database as it may use it. */
export interface SignedInAccount {
  uid: string;
  email: string;
  authTime: number;
  db: Firestore;
}

/** One that a browser can sign in to, too. */
export interface AccountOfAddress extends SignedInAccount {
  password: string;
}

/** Of the address, made where there is none. */
export async function anAccountOf(email: string): Promise<AccountOfAddress> {
  const { localId: uid, idToken } = await createAccount(email, password).catch(() =>
    signInWithPassword(email, password),
  );
  const [, claims = ""] = idToken.split(".");
  const { auth_time: authTime } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { auth_time: number };
  return {
    uid,
    email,
    password,
    authTime,
    db: databaseAs(projectId, `${uid} ${randomUUID()}`, { sub: uid, email, auth_time: authTime }),
  };
}

/** Registers with the invitation of a code, by its link where it has one. */
export async function registerWith(account: SignedInAccount, code: string, link?: string) {
  const invited = (await getDoc(doc(database, paths.invitation(code)))).data() ?? {};
  await commitRegistration(account, { code, businessName: String(invited.businessName), link });
}

interface InvitedTo {
  code: string;
  businessName: string;
  link: string | undefined;
}

/** The batch that the rules judge. */
export async function commitRegistration(
  { uid, email, authTime, db }: SignedInAccount,
  { code, businessName, link }: InvitedTo,
): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, paths.profile(uid)), aProfile(uid, code, { businessName, businessEmail: email }));
  const used = { status: "used", usedBy: uid, usedAt: serverTimestamp(), usedAuthTime: authTime };
  batch.update(doc(db, paths.invitation(code)), used);
  if (link !== undefined) batch.update(doc(db, paths.invitationLink(link)), { usedBy: uid });
  await batch.commit();
}

/** Accepts another business with an account that has one, by its link where it has one. */
export async function acceptWith({ uid, db }: SignedInAccount, code: string, link?: string): Promise<void> {
  const [invited, profile] = await Promise.all(
    [paths.invitation(code), paths.profile(uid)].map((path) => getDoc(doc(database, path))),
  );
  const open = String(profile?.get("invitationId"));
  const before = await getDoc(doc(database, paths.invitation(open)));
  const asContact = (businessName: unknown) => ({ businessName, part: "contact" });
  const businessName: unknown = invited?.get("businessName");
  const known: unknown = profile?.get(new FieldPath("memberships", open)) ?? asContact(profile?.get("businessName"));
  const batch = writeBatch(db);
  batch.update(
    doc(db, paths.profile(uid)),
    "invitationId",
    code,
    "businessName",
    businessName,
    new FieldPath("memberships", open),
    known,
    new FieldPath("memberships", code),
    asContact(businessName),
  );
  const usedAuthTime: unknown = before.get("usedAuthTime");
  batch.update(doc(db, paths.invitation(code)), {
    status: "used",
    usedBy: uid,
    usedAt: serverTimestamp(),
    usedAuthTime,
  });
  if (link !== undefined) batch.update(doc(db, paths.invitationLink(link)), { usedBy: uid });
  await batch.commit();
}
