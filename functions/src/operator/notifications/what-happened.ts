// Of which changes administrators are told. What was migrated, brought back or restored from a backup happened before.
import type { Timestamp } from "firebase-admin/firestore";
import { dayMs } from "../../../../src/domain/kernel/durations";
import type { NotificationKind } from "../../../../src/domain/operation/notifications";
import type { DocumentEvent } from "../../firestore/document-trigger";
import { hourOf } from "../../limits/daily-quota";
import { isArrival } from "../../limits/flood/arrival-gate";
import type { Notification } from "./notification";

export type NotificationsIn = (event: DocumentEvent) => Notification[];

export const inquiryArrived: NotificationsIn = (event) =>
  !event.before && event.after && isArrival(event.after) ? [about(event, "inquiry")] : [];

/** The first inquiry of an hour that is held as one too many; the hour is its subject. */
export const floodBegan: NotificationsIn = ({ at }) => [{ kind: "flood", about: hourOf(at), at }];

export const businessMovedOn: NotificationsIn = (event) => [
  ...(isNews(event, "progress.finishedAt") ? [about(event, "assessment")] : []),
  ...(isNews(event, "progress.plannedAt") ? [about(event, "plan")] : []),
];

/** The two times of one commit differ by less than this. */
const sameCommitMs = 2000;

/** One that is brought back came before, and an administrator knows of a task that they take over. */
export const taskHandedOver: NotificationsIn = (event) => {
  const { before, after, params } = event;
  const at = after?.get("handedOver.at") as Timestamp | undefined;
  const madeAt = after?.createTime;
  if (before || !at || !madeAt || after.get("handedOver.by") === params.uid) return [];
  return Math.abs(at.toMillis() - madeAt.toMillis()) < sameCommitMs ? [about(event, "task")] : [];
};

/** So many tries in a row that the mail server has not taken: that is no hiccup any more. */
const triesOfStopped = 3;

export const blastStopped: NotificationsIn = (event) =>
  event.before && failuresIn(event.before) < triesOfStopped && failuresIn(event.after) >= triesOfStopped
    ? [about(event, "blast")]
    : [];

function about({ params: { id = "" }, at }: DocumentEvent, kind: NotificationKind): Notification {
  return { kind, about: id, at };
}

/** Tells whether the change has set a time, and just then. */
function isNews({ before, after, at }: DocumentEvent, field: string): boolean {
  const time = after?.get(field) as Timestamp | undefined;
  if (!before || !time) return false;
  const isSame = (before.get(field) as Timestamp | undefined)?.isEqual(time) ?? false;
  return !isSame && at.getTime() - time.toMillis() < dayMs;
}

function failuresIn(blast: DocumentEvent["after"]): number {
  return Number(blast?.get("failures") ?? 0);
}
