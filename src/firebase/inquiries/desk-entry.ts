// An inquiry at one of the places where its administrator answers it or invites its business. For as long as that takes
// it is kept from others; then it is kept with what was sent.
import { deleteField, doc, serverTimestamp, type DocumentData } from "firebase/firestore";
import { logWarning } from "../../browser/log";
import { firestore } from "../sdk/firestore";
import { writeOnline } from "../sdk/writes/write-online";
import { paths } from "../../domain/kernel/collections";
import {
  abandonAnswer,
  beginAnswer,
  fileInquiry,
  type BeingAnswered,
  type Gone,
  type StaffMember,
} from "./inquiry-actions";
import { beginReply, type TaskBeingAnswered, type TaskGone } from "./task-transactions";

/** `inquiry` waits for all administrators; the others are the administrator's own. */
export interface DeskEntry {
  kind: "inquiry" | "task" | "answered";
  id: string;
}

/** Another administrator, or another window, was first. */
export type Conflict = Gone | BeingAnswered | TaskGone | TaskBeingAnswered;

export type KeptResult = { result: "done" } | { result: "not-kept" } | Conflict;

export function begin(me: StaffMember, { kind, id }: DeskEntry): Promise<{ result: "done" } | Conflict> {
  if (kind === "inquiry") return beginAnswer(me, id);
  return beginReply({ db: firestore(), uid: me.uid, id, isAnswered: kind === "answered" });
}

/** Nothing was sent: others may deal with it now. */
export async function abandon(me: StaffMember, entry: DeskEntry): Promise<void> {
  try {
    if (entry.kind === "inquiry") await abandonAnswer(me, entry.id);
    else await change(me, entry, { answeringAt: deleteField() });
  } catch (error) {
    logWarning("The entry stays reserved for a while.", error);
  }
}

export function keepReply(me: StaffMember, entry: DeskEntry, reply: string): Promise<KeptResult> {
  return keep(async () => {
    if (entry.kind === "inquiry") return fileInquiry(me, entry.id, "replied", { reply });
    await change(me, entry, { reply, status: "open", repliedAt: serverTimestamp(), answeringAt: deleteField() });
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
    await change(me, entry, { invited, answeringAt: deleteField() });
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

function change(me: StaffMember, { kind, id }: DeskEntry, changes: DocumentData): Promise<void> {
  const path = kind === "answered" ? paths.repliedInquiry(me.uid, id) : paths.task(me.uid, id);
  return writeOnline((transaction) => transaction.update(doc(firestore(), path), changes));
}
