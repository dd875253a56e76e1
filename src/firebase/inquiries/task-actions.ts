// What an administrator does with a task of their own queue. Answering one is in replies.ts.
import { doc } from "firebase/firestore";
import type { Task } from "../../domain/inquiries/task";
import { paths } from "../../domain/kernel/collections";
import { firestore } from "../sdk/firestore";
import { writeNow } from "../sdk/write-now";

const taskOf = (uid: string, id: string) => doc(firestore, paths.task(uid, id));

export function completeTask(uid: string, id: string): Promise<void> {
  return writeNow((transaction) => transaction.update(taskOf(uid, id), { completed: true, status: "completed" }));
}

export function deleteTask(uid: string, id: string): Promise<void> {
  return writeNow((transaction) => transaction.delete(taskOf(uid, id)));
}

/** Brings back a task as it was. */
export function restoreTask(uid: string, id: string, task: Task): Promise<void> {
  return writeNow((transaction) => transaction.set(taskOf(uid, id), { ...task }));
}
