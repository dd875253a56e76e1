// The step of a trigger that writes the line of what an administrator has written themselves.
import type { Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { deedNamed } from "../../../../src/domain/operation/deeds/deed";
import { database } from "../../firestore/database";
import type { DocumentEvent, TriggerStep } from "../../firestore/document-trigger";
import { eventsOfTask } from "../../statements/recorded-events";
import { isObjectGone, takeOutObject, writeDeed, type Deed } from "../../deeds/deed-lines";
import { deedOfTask } from "./deeds-of-documents";

type RecordedDeed = (event: DocumentEvent) => Deed | undefined | Promise<Deed | undefined>;

/** The id of the line is the event's: an event that is delivered again finds its line written. */
export function recordDeed(deedOf: RecordedDeed): TriggerStep {
  return async (event) => {
    const { id, before, after, at } = event;
    if (before?.get("erased") === true || after?.get("erased") === true) return;
    const deed = await deedOf(event);
    if (!deed) return;
    const line = database.doc(paths.deed(encodeURIComponent(id)));
    await writeDeed(line, deed, at);
    // It is looked for after the line was written: an erasure from now on finds the line.
    if (deed.by !== "" && (await isObjectGone(database, deed, after?.ref))) await takeOutObject(line);
  };
}

/** The app leaves an outcome, which says who it was; the rules let an inquiry go without one. */
export async function deedOfUnsaidDeletion({ params, before, after, at }: DocumentEvent): Promise<Deed | undefined> {
  const { id = "" } = params;
  const isOver = ((before?.get("expiresAt") as Timestamp | undefined)?.toMillis() ?? Infinity) <= at.getTime();
  if (!before || after || isOver || (await database.doc(paths.inquiryOutcome(id)).get()).exists) return undefined;
  return { deed: "inquiry deleted", by: "", object: id };
}

/** Tells by its statements whether a task went by a deletion or into the hands of a colleague. */
export async function deedOfTaskOrItsEnd(event: DocumentEvent): Promise<Deed | undefined> {
  const { params, before, after, at } = event;
  const direct = deedOfTask(event);
  if (direct) return direct;
  const madeAt = after?.createTime?.toDate();
  const events = await eventsOfTask({ params, before: before?.data(), after: after?.data(), at, madeAt });
  const [deed] = events.flatMap(({ kind }) => (kind.startsWith("task ") ? (deedNamed(kind) ?? []) : []));
  return deed && { deed, by: params.uid ?? "", object: params.id ?? "" };
}
