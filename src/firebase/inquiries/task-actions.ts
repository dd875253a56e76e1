// What an administrator does with a task of their own queue. Answering one is in replies.ts.
import { doc } from "firebase/firestore";
import { textsOfInquiry } from "../../domain/inquiries/inquiry";
import type { Task } from "../../domain/inquiries/task";
import { paths } from "../../domain/kernel/collections";
import { searchWordsOf } from "../../domain/kernel/search-words";
import { firestore } from "../sdk/firestore";
import { writeOnline } from "../sdk/write-online";

const taskDocument = (uid: string, id: string) => doc(firestore, paths.task(uid, id));

export function completeTask(uid: string, id: string): Promise<void> {
  return writeOnline((transaction) =>
    transaction.update(taskDocument(uid, id), { completed: true, status: "completed" }),
  );
}

export function deleteTask(uid: string, id: string): Promise<void> {
  return writeOnline((transaction) => transaction.delete(taskDocument(uid, id)));
}

/** Brings back a task as it was. */
export function restoreTask(uid: string, id: string, task: Task): Promise<void> {
  const searchWords = searchWordsOf(textsOfInquiry(task));
  return writeOnline((transaction) => transaction.set(taskDocument(uid, id), { ...task, searchWords }));
}
