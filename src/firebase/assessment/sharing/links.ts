// Read-only links, as consultants make and revoke them, and a business those to its one page: the copy that a link
// opens, and beside the business's answers that it was made. A third document names the business, for the rules alone.
// Revoking deletes the copy, so that nothing is left to be read.
import { collection, doc, limit, query, serverTimestamp, where } from "firebase/firestore";
import {
  endOfLink,
  pageParts,
  sharedLink,
  sharedLinkId,
  type SharedCopy,
  type SharedLink,
} from "../../../domain/assessment/sharing/shared-plan";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import type { StaffMember } from "../../inquiries/inquiry-actions";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followQuery, readableEntries, type PageEntry } from "../../sdk/follow";
import { writeOpened } from "../access/access";

const mostPages = 100;

interface LinkOf {
  code: string;
  copy: SharedCopy;
  /** The released plan of a business's page. */
  planVersion?: number;
}

/** Returns the link, which cannot be guessed. */
export async function makeLink(me: StaffMember, { code, copy, planVersion }: LinkOf): Promise<string> {
  const link = sharedLinkId.parse(randomLink());
  const times = { createdAt: serverTimestamp(), expiresAt: endOfLink(new Date()) };
  await writeOpened(code, (transaction) => {
    transaction.set(doc(firestore(), paths.sharedPlan(link)), { ...copy, ...times });
    transaction.set(doc(firestore(), paths.sharedPlanOwner(link)), { invitationId: code, expiresAt: times.expiresAt });
    transaction.set(doc(firestore(), paths.sharedLink(code, link)), {
      parts: copy.parts,
      ...times,
      by: me.uid,
      byEmail: me.email,
      ...(planVersion !== undefined && { planVersion }),
    });
  });
  return link;
}

/** The links to a business's one page; its contact may ask for these alone. */
export const followPageLinks = (code: string): Subscribe<PageEntry<SharedLink>[]> =>
  followQuery(
    () =>
      query(
        collection(firestore(), paths.sharedLinks(code)).withConverter(converterFor(sharedLink)),
        where("parts", "==", pageParts),
        limit(mostPages),
      ),
    (docs) => readableEntries(docs).sort((one, other) => +other.document.createdAt - +one.document.createdAt),
  );

export function revokeLink({ uid }: Pick<StaffMember, "uid">, code: string, link: string): Promise<void> {
  return writeOpened(code, (transaction) => {
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
