// Read-only links, as consultants make and revoke them, and a business those to its one page and its courses: the copy
// that a link opens, and beside the business's answers that it was made. A third document names the business, for the
// rules alone. Revoking deletes the copy, so that nothing is left to be read.
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  type QueryFieldFilterConstraint,
} from "firebase/firestore";
import {
  courseParts,
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
import { currentSession } from "../../sdk/session";
import { onceOpened, openedFirst, writeOpened } from "../access/access";

const mostPages = 100;

interface LinkOf {
  code: string;
  copy: SharedCopy;
  /** The released plan of a business's page. */
  planVersion?: number;
  /** The id of the course that it shows. */
  course?: string;
}

/** Returns the link, which cannot be guessed. */
export async function makeLink(me: StaffMember, { code, copy, planVersion, course }: LinkOf): Promise<string> {
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
      ...(course !== undefined && { course, role: signingRole(me) }),
    });
  });
  return link;
}

/** The links to a business's one page; its contact may ask for these, and for its own to courses, alone. */
export const followPageLinks = (code: string): Subscribe<PageEntry<SharedLink>[]> =>
  followLinksWith(code, [where("parts", "==", pageParts)]);

/** The links to a course: to the staff all of them, to its business those that it has made. */
export function followCourseLinks(
  me: Pick<StaffMember, "role">,
  code: string,
  course: string,
): Subscribe<PageEntry<SharedLink>[]> {
  return openedFirst(code, followLinksWith(code, ofCourse(me, course)));
}

/** A course that goes takes along the links that the person may revoke. */
export async function endCourseLinks(code: string, course: string): Promise<void> {
  const session = currentSession();
  if (session.status !== "signed-in") return;
  const { docs } = await onceOpened(code, () => getDocs(linksWith(code, ofCourse(session, course))));
  for (const { id, document } of readableEntries(docs)) if (!document.revokedAt) await revokeLink(session, code, id);
}

function ofCourse(me: Pick<StaffMember, "role">, course: string): QueryFieldFilterConstraint[] {
  const own = signingRole(me) === "business" ? [where("role", "==", "business")] : [];
  return [where("parts", "==", courseParts), where("course", "==", course), ...own];
}

function linksWith(code: string, filters: readonly QueryFieldFilterConstraint[]) {
  const all = collection(firestore(), paths.sharedLinks(code)).withConverter(converterFor(sharedLink));
  return query(all, ...filters, limit(mostPages));
}

function followLinksWith(
  code: string,
  filters: readonly QueryFieldFilterConstraint[],
): Subscribe<PageEntry<SharedLink>[]> {
  return followQuery(
    () => linksWith(code, filters),
    (docs) => readableEntries(docs).sort((one, other) => +other.document.createdAt - +one.document.createdAt),
  );
}

function signingRole({ role }: Pick<StaffMember, "role">): "consultant" | "business" {
  return role === undefined ? "business" : "consultant";
}

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
