// Notes in a new inquiry its time, if it has none, the words by which the search finds it, and the time at which it is
// deleted if it stays untouched (a TTL policy on `expiresAt`). Moving or answering it makes a copy without an end.
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { textsOfInquiry } from "../../../src/domain/inquiries/inquiry";
import { dayMs } from "../../../src/domain/kernel/durations";
import { retention } from "../../../src/domain/operation/retention";
import { isUndated } from "../firestore/creation-date";
import type { TriggerStep } from "../firestore/document-trigger";
import { missingSearchWords } from "../firestore/search-words";
import { updateCurrent } from "../firestore/update-current";

export const keepForATime: TriggerStep = async ({ before, after }) => {
  if (!before && after) await updateCurrent(after.ref, fieldsMissingIn);
};

function fieldsMissingIn(inquiry: DocumentSnapshot) {
  const createdAt: unknown = isUndated(inquiry) ? inquiry.createTime : inquiry.get("createdAt");
  const changes = {
    ...(isUndated(inquiry) && { createdAt }),
    ...(inquiry.get("expiresAt") === undefined && { expiresAt: keptUntil(createdAt) }),
    ...missingSearchWords(inquiry, textsOfInquiry),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function keptUntil(createdAt: unknown): Timestamp {
  const from = createdAt instanceof Timestamp ? createdAt.toMillis() : Date.now();
  return Timestamp.fromMillis(from + retention.newInquiries.keptFor * dayMs);
}
