// Reads from the change of a document who of the staff did what. It is pure: the same change always gives the same
// deed. The documents name their writers, as the rules demand; an erasure and the end of a period are no deeds.
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { DocumentEvent } from "../../firestore/document-trigger";
import type { Deed } from "../../deeds/deed-lines";

type DeedOf = (event: DocumentEvent) => Deed | undefined;

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
const time = (value: unknown) => (value as Timestamp | undefined)?.toMillis();

export function deedOfOutcome({ params: { id = "" }, before, after }: DocumentEvent): Deed | undefined {
  if (!after) return before && { deed: "inquiry restored", by: textIn(before.get("by")), object: id };
  if (time(after.get("at")) === time(before?.get("at"))) return undefined;
  const outcomes = {
    moved: "inquiry moved",
    replied: "inquiry replied",
    deleted: "inquiry deleted",
    invited: "inquiry invited",
  } as const;
  const outcome = textIn(after.get("outcome"));
  if (!Object.hasOwn(outcomes, outcome)) return undefined;
  return { deed: outcomes[outcome as keyof typeof outcomes], by: textIn(after.get("by")), object: id };
}

/** The first answer, or the invitation, is the inquiry's outcome. */
export function deedOfAnswered({ params: { uid = "", id = "" }, before, after }: DocumentEvent): Deed | undefined {
  if (!before) return undefined;
  if (!after) return { deed: "answered inquiry deleted", by: uid, object: id };
  if (time(after.get("repliedAt")) !== time(before.get("repliedAt")))
    return { deed: "inquiry replied", by: uid, object: id };
  return isNewlyInvited({ before, after }) ? { deed: "inquiry invited", by: uid, object: id } : undefined;
}

/** The statements of a task tell the rest. */
export function deedOfTask({ params: { uid = "", id = "" }, before, after }: DocumentEvent): Deed | undefined {
  // A task arrives in the queue of its receiver with the signature of the colleague who moves it.
  const handedOver = time(after?.get("handedOver.at"));
  if (!before && handedOver !== undefined && handedOver === time(after?.get("movedAt")))
    return { deed: "task handed over", by: textIn(after?.get("handedOver.by")), object: id };
  if (!before || !after) return undefined;
  if (before.get("dueOn") !== after.get("dueOn")) return { deed: "task dated", by: uid, object: id };
  return isNewlyInvited({ before, after }) ? { deed: "task invited", by: uid, object: id } : undefined;
}

function isNewlyInvited({ before, after }: Pick<DocumentEvent, "before" | "after">): boolean {
  const at = time(after?.get("invited.at"));
  return at !== undefined && at !== time(before?.get("invited.at"));
}

/** Only the author of a note may delete it. */
export function deedOfNote({ params: { id = "" }, before, after }: DocumentEvent): Deed | undefined {
  if (before && after) return undefined;
  const deed = after ? "inquiry noted" : "inquiry note deleted";
  return { deed, by: textIn((after ?? before)?.get("by")), object: id };
}

/** A deleted reply does not say who has deleted it. */
export function deedOfSavedReply({ params: { id = "" }, before, after }: DocumentEvent): Deed | undefined {
  if (!after) return { deed: "reply deleted", by: "", object: id };
  if (time(after.get("at")) === time(before?.get("at"))) return undefined;
  return { deed: before ? "reply renamed" : "reply saved", by: textIn(after.get("by")), object: id };
}

/** The link to its one page, or to a course, that a business has made itself. */
function isOfBusiness(link: DocumentSnapshot): boolean {
  return link.get("planVersion") !== undefined || link.get("role") === "business";
}

const deedsBelow: Record<string, DeedOf> = {
  accesses: ({ params: { code = "", id = "" }, after }) => after && { deed: "business read", by: id, object: code },
  planVersions: ({ params: { code = "" }, before, after }) => {
    const by = textIn(after?.get("by"));
    return before || by === "" ? undefined : { deed: "plan edited", by, object: code };
  },
  planReleases: ({ params: { code = "" }, before, after }) =>
    before || !after ? undefined : { deed: "plan released", by: textIn(after.get("by")), object: code },
  planNotes: ({ params: { code = "" }, before, after }) => {
    if (before && after) return undefined;
    const deed = after ? "business noted" : "business note deleted";
    return { deed, by: textIn((after ?? before)?.get("by")), object: code };
  },
  planActions: ({ params: { code = "" }, before, after }) => {
    if (after?.get("current.role") !== "consultant") return undefined;
    if (time(after.get("current.at")) === time(before?.get("current.at"))) return undefined;
    return { deed: "action reported", by: textIn(after.get("current.by")), object: code };
  },
  planReminders: ({ params: { code = "" }, before, after }) => {
    if (before || after?.get("role") !== "consultant") return undefined;
    return { deed: "reminder switched on", by: textIn(after.get("by")), object: code };
  },
  sharedLinks: ({ params: { code = "" }, before, after }) => {
    const by = textIn(after?.get(before ? "revokedBy" : "by"));
    if (!before) return !after || isOfBusiness(after) ? undefined : { deed: "link made", by, object: code };
    if (after?.get("revokedAt") === undefined || before.get("revokedAt") !== undefined) return undefined;
    return isOfBusiness(after) && by === after.get("by") ? undefined : { deed: "link revoked", by, object: code };
  },
};

/** Reads the documents one level below a business's answers. */
export function deedOfBusiness(event: DocumentEvent): Deed | undefined {
  const { collection = "" } = event.params;
  return Object.hasOwn(deedsBelow, collection) ? deedsBelow[collection]?.(event) : undefined;
}
