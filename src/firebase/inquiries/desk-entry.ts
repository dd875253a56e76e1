// An inquiry at one of the places where its administrator answers it or invites its business. For as long as that takes
// it is kept from others; then it is kept with what was sent.
import { deleteField, runTransaction, serverTimestamp, type DocumentData } from "firebase/firestore";
import { logWarning } from "../../browser/log";
import { firestore } from "../sdk/firestore";
import { writeOnline } from "../sdk/writes/write-online";
import { repliesBefore } from "../../domain/inquiries/inquiry";
import {
  abandonAnswer,
  beginAnswer,
  fileInquiry,
  type BeingAnswered,
  type Gone,
  type StaffMember,
} from "./inquiry-actions";
import { beginReply, documentOf, type QueuedTask, type TaskBeingAnswered, type TaskGone } from "./task-transactions";

/** `inquiry` waits for all administrators; the others are the administrator's own. */
export interface DeskEntry {
  kind: "inquiry" | "task" | "answered";
  id: string;
}

/** Another administrator, or another window, was first. */
export type Conflict = Gone | BeingAnswered | TaskGone | TaskBeingAnswered;

export type KeptResult = { result: "done" } | { result: "not-kept" } | Conflict;

export function begin(me: StaffMember, entry: DeskEntry): Promise<{ result: "done" } | Conflict> {
  return entry.kind === "inquiry" ? beginAnswer(me, entry.id) : beginReply(ownOf(me, entry));
}

/** Nothing was sent: others may deal with it now. */
export async function abandon(me: StaffMember, entry: DeskEntry): Promise<void> {
  try {
    if (entry.kind === "inquiry") await abandonAnswer(me, entry.id);
    else await updateOwn(me, entry, { answeringAt: deleteField() });
  } catch (error) {
    logWarning("The entry stays reserved for a while.", error);
  }
}

export function keepReply(me: StaffMember, entry: DeskEntry, reply: string): Promise<KeptResult> {
  return keep(async () => {
    if (entry.kind === "inquiry") return fileInquiry(me, entry.id, "replied", { reply });
    await runTransaction(firestore(), async (transaction) => {
      const place = documentOf(ownOf(me, entry));
      const stored = (await transaction.get(place)).data() ?? {};
      // An earlier try of this, whose answer got lost.
      if (stored.answeringAt === undefined && stored.reply === reply) return;
      const earlierReplies = repliesBefore(stored);
      const sent = { reply, status: "open", repliedAt: serverTimestamp(), answeringAt: deleteField() };
      transaction.update(place, { ...sent, ...(earlierReplies.length > 0 && { earlierReplies }) });
    });
    return { result: "done" };
  });
}

export function keepInvitation(
  me: StaffMember,
  entry: DeskEntry,
  invitation: { code: string; businessName: string },
): Promise<KeptResult> {
  const invited = { ...invitation, at: serverTimestamp() };
  return keep(async () => {
    if (entry.kind === "inquiry") return fileInquiry(me, entry.id, "invited", { invited });
    await updateOwn(me, entry, { invited, answeringAt: deleteField() });
    return { result: "done" };
  });
}

async function keep(write: () => Promise<KeptResult>): Promise<KeptResult> {
  try {
    return await write();
  } catch (error) {
    logWarning("The entry could not be kept with what was sent.", error);
    return { result: "not-kept" };
  }
}

function updateOwn(me: StaffMember, entry: DeskEntry, changes: DocumentData): Promise<void> {
  return writeOnline((transaction) => transaction.update(documentOf(ownOf(me, entry)), changes));
}

function ownOf({ uid }: StaffMember, { kind, id }: DeskEntry): QueuedTask {
  return { db: firestore(), uid, id, isAnswered: kind === "answered" };
}
