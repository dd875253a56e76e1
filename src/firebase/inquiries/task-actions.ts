// The administrators' actions on a task of their own queue. desk-entry.ts has the answering.
import { doc } from "firebase/firestore";
import { textsOfInquiry } from "../../domain/inquiries/inquiry";
import type { Task } from "../../domain/inquiries/task";
import { paths } from "../../domain/kernel/collections";
import { searchWordsOf } from "../../domain/kernel/search-words";
import { firestore } from "../sdk/firestore";
import { writeOnline } from "../sdk/writes/write-online";
import type { StaffMember } from "./inquiry-actions";
import { complete, move, remove, setDue, type TaskActionResult } from "./task-transactions";

const inQueue = (uid: string, id: string) => ({ db: firestore(), uid, id });

export function completeTask(uid: string, id: string): Promise<TaskActionResult> {
  return complete(inQueue(uid, id));
}

export function deleteTask(uid: string, id: string): Promise<TaskActionResult> {
  return remove(inQueue(uid, id));
}

/** Brings back a task as it was. */
export function restoreTask(uid: string, id: string, task: Task): Promise<void> {
  const searchWords = searchWordsOf(textsOfInquiry(task, id));
  return writeOnline((transaction) => transaction.set(doc(firestore(), paths.task(uid, id)), { ...task, searchWords }));
}

/** `day` is blank where there is none any more. */
export function setDueDate(uid: string, id: string, day: string): Promise<TaskActionResult> {
  return setDue(inQueue(uid, id), day);
}

/** Moves a task into the queue of a colleague. */
export function handOverTask(me: StaffMember, id: string, to: string, note: string): Promise<TaskActionResult> {
  return move(me, inQueue(me.uid, id), to, note);
}

/** Moves a task out of the queue of a former administrator. */
export function takeOverTask(me: StaffMember, id: string, from: string): Promise<TaskActionResult> {
  return move(me, inQueue(from, id), me.uid, "");
}
