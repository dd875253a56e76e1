import { FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import type { Membership } from "../../../src/domain/accounts/profile";
import type { Invitation } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** The profile of an account that is to lose a business; undefined where there is none. */
export async function profileLeft(uid: string | undefined): Promise<DocumentSnapshot | undefined> {
  if (uid === undefined) return undefined;
  const found = await database.doc(paths.profile(uid)).get();
  return found.exists ? found : undefined;
}

interface LeftPart extends Pick<Invitation, "invitationCode" | "usedAuthTime">, Pick<Membership, "part"> {}

/** Returns the changes of a profile. One with another business opens that one; one without any is told of the end. */
export function profileWithout(left: DocumentSnapshot, { invitationCode, usedAuthTime, part }: LeftPart, now: Date) {
  const memberships = (left.get("memberships") ?? {}) as Record<string, Membership>;
  const others = Object.entries(memberships).filter(([code]) => code !== invitationCode);
  const [next] = others;
  if (next === undefined) {
    const gone = { invitationId: FieldValue.delete(), memberships: FieldValue.delete() };
    return { movedAt: now, ...(part === "colleague" && { leftPart: part }), usedAuthTime: usedAuthTime ?? 0, ...gone };
  }
  const [code, { businessName }] = next;
  return {
    memberships: Object.fromEntries(others),
    ...(left.get("invitationId") === invitationCode && { invitationId: code, businessName }),
  };
}
