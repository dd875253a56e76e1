// The transactions on a task in an administrator's queue. Each looks at the task as it is by then: of two windows, or
// of two administrators one of whom takes over the other's tasks, one is first, and the other learns of it.
import {
  deleteField,
  doc,
  serverTimestamp,
  type DocumentData,
  type Firestore,
  type Transaction,
  type UpdateData,
} from "firebase/firestore";
import { answeringMinutes } from "../../domain/inquiries/inquiry-outcome";
import { taskHandOver, type TaskHandOver } from "../../domain/inquiries/task";
import { paths } from "../../domain/kernel/collections";
import { retriedTransaction } from "../sdk/writes/retried-transaction";
import { withDates } from "../sdk/with-dates";
import type { StaffMember } from "./inquiry-actions";

/** It is in this queue no more; with whom it is now, if that is known. */
export interface TaskGone {
  result: "task-gone";
  handedOver?: { email: string; at: Date };
}

/** Another window is sending an answer to it at this moment. */
export interface TaskBeingAnswered {
  result: "task-being-answered";
}

export type TaskActionResult = { result: "done" } | TaskGone | TaskBeingAnswered;

/** A task in an administrator's queue, or an inquiry that they have answered. */
export interface QueuedTask {
  db: Firestore;
  uid: string;
  id: string;
  isAnswered?: boolean;
}

const completed = { completed: true, status: "completed" };

export function complete(task: QueuedTask): Promise<TaskActionResult> {
  return change(task, completed);
}

/** `day` is blank where there is none any more. */
export function setDue(task: QueuedTask, day: string): Promise<TaskActionResult> {
  return change(task, { dueOn: day === "" ? deleteField() : day });
}

/** Keeps other windows from answering it as well, and from giving it away, for as long as an answer takes to send. */
export function beginReply(task: QueuedTask): Promise<TaskActionResult> {
  return change(task, { answeringAt: serverTimestamp() });
}

export async function remove(task: QueuedTask): Promise<TaskActionResult> {
  const removed = await act(task, (transaction) => transaction.delete(documentOf(task)));
  // No colleague has it: another window has deleted it, or another try of this, whose answer got lost.
  return removed.result === "task-gone" && !removed.handedOver ? { result: "done" } : removed;
}

/** Moves it into another queue: from its owner, or by a colleague who takes over a former administrator's task. */
export function move(me: StaffMember, task: QueuedTask, to: string, note: string): Promise<TaskActionResult> {
  const { db, uid: from, id } = task;
  const at = serverTimestamp();
  return retriedTransaction<TaskActionResult>(db, async (transaction) => {
    const found = await readTask(transaction, task);
    if (found.result === "gone" && isMine(me, found.handOver, from, to)) return { result: "done" };
    if (found.result !== "there" || found.fields.status === "completed") return whyNot(transaction, db, found);
    const fields = { ...found.fields };
    delete fields.answeringAt;
    const handedOver = { by: me.uid, byEmail: me.email, at, ...(note !== "" && { note }) };
    transaction.set(documentOf({ ...task, uid: to }), { ...fields, movedAt: at, handedOver });
    transaction.delete(documentOf(task));
    transaction.set(doc(db, paths.taskHandOver(id)), { from, to, by: me.uid, at });
    return { result: "done" };
  });
}

/** One's own, whose answer got lost. */
function isMine(me: StaffMember, handOver: TaskHandOver | undefined, from: string, to: string): boolean {
  return handOver?.by === me.uid && handOver.from === from && handOver.to === to;
}

function change(task: QueuedTask, changes: UpdateData<DocumentData>): Promise<TaskActionResult> {
  return act(task, (transaction, { status }) => {
    if (status !== "completed") transaction.update(documentOf(task), changes);
    return status !== "completed" || changes === completed;
  });
}

/** Acts on what is in the queue, unless it has left it, is being answered, or `attempt` says that it is done with. */
function act(
  task: QueuedTask,
  attempt: (transaction: Transaction, fields: DocumentData) => unknown,
): Promise<TaskActionResult> {
  return retriedTransaction<TaskActionResult>(task.db, async (transaction) => {
    const found = await readTask(transaction, task);
    if (found.result !== "there" || attempt(transaction, found.fields) === false)
      return whyNot(transaction, task.db, found);
    return { result: "done" };
  });
}

export const documentOf = ({ db, uid, id, isAnswered = false }: QueuedTask) =>
  doc(db, isAnswered ? paths.repliedInquiry(uid, id) : paths.task(uid, id));

type FoundTask =
  | { result: "gone"; handOver: TaskHandOver | undefined }
  | TaskBeingAnswered
  | { result: "there"; fields: DocumentData };

async function readTask(transaction: Transaction, task: QueuedTask): Promise<FoundTask> {
  const found = await transaction.get(documentOf(task));
  if (!found.exists()) {
    const handOver = await transaction.get(doc(task.db, paths.taskHandOver(task.id)));
    return { result: "gone", handOver: taskHandOver.safeParse(withDates(handOver.data())).data };
  }
  const answeringAt = withDates(found.get("answeringAt")) as Date | undefined;
  const until = (answeringAt?.getTime() ?? 0) + answeringMinutes * 60_000;
  return Date.now() < until ? { result: "task-being-answered" } : { result: "there", fields: found.data() };
}

async function whyNot(transaction: Transaction, db: Firestore, found: FoundTask): Promise<TaskActionResult> {
  if (found.result === "task-being-answered") return found;
  if (found.result === "there" || !found.handOver) return { result: "task-gone" };
  const { to, at } = found.handOver;
  const colleague = await transaction.get(doc(db, paths.administrator(to)));
  return { result: "task-gone", handedOver: { email: String(colleague.get("email") ?? ""), at } };
}
