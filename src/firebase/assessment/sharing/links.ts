// Read-only links, as consultants make and revoke them: the copy that a link opens, and beside the business's answers
// that it was made. A third document names the business, for the rules alone. Revoking deletes the copy, so that
// nothing is left to be read.
import { doc, serverTimestamp } from "firebase/firestore";
import { endOfLink, sharedLinkId, type SharedCopy } from "../../../domain/assessment/sharing/shared-plan";
import { paths } from "../../../domain/kernel/collections";
import type { StaffMember } from "../../inquiries/inquiry-actions";
import { firestore } from "../../sdk/firestore";
import { writeOnline } from "../../sdk/writes/write-online";

/** Returns the link, which cannot be guessed. */
export async function makeLink(me: StaffMember, code: string, copy: SharedCopy): Promise<string> {
  const link = sharedLinkId.parse(randomLink());
  const times = { createdAt: serverTimestamp(), expiresAt: endOfLink(new Date()) };
  await writeOnline((transaction) => {
    transaction.set(doc(firestore(), paths.sharedPlan(link)), { ...copy, ...times });
    transaction.set(doc(firestore(), paths.sharedPlanOwner(link)), { invitationId: code, expiresAt: times.expiresAt });
    transaction.set(doc(firestore(), paths.sharedLink(code, link)), {
      parts: copy.parts,
      ...times,
      by: me.uid,
      byEmail: me.email,
    });
  });
  return link;
}

export function revokeLink({ uid }: StaffMember, code: string, link: string): Promise<void> {
  return writeOnline((transaction) => {
    transaction.delete(doc(firestore(), paths.sharedPlan(link)));
    transaction.delete(doc(firestore(), paths.sharedPlanOwner(link)));
    transaction.update(doc(firestore(), paths.sharedLink(code, link)), {
      revokedAt: serverTimestamp(),
      revokedBy: uid,
    });
  });
}

/** 128 random bits as 22 characters of base64url. */
function randomLink(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
