// The administrators' actions on an inquiry. Each is one transaction, whose commit is one atomic batch: the inquiry
// leaves `inquiries`, arrives at its new place under the same id, and an outcome names the administrator. The database
// lets one of two administrators through; the other reads the outcome. The SDK tries a commit without an answer again,
// finds the outcome of its own action, and has succeeded.
import {
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type Transaction,
} from "firebase/firestore";
import type { Role } from "../../domain/accounts/roles";
import { answeringMinutes, type InquiryOutcome, type OutcomeKind } from "../../domain/inquiries/inquiry-outcome";
import { digestedText } from "../../domain/inquiries/inquiry-digest";
import { textsOfInquiry, type Inquiry } from "../../domain/inquiries/inquiry";
import { paths } from "../../domain/kernel/collections";
import { searchWordsOf } from "../../domain/kernel/search-words";
import { inquiryCollection, outcomeDocument } from "../sdk/collections";
import { firestore } from "../sdk/firestore";
import { hashedId } from "../sdk/hashed-id";
import { withDates } from "../sdk/with-dates";
import { retriedOnDenial, writeOnline } from "../sdk/writes/write-online";

/** The member of the staff who acts. */
export interface StaffMember {
  uid: string;
  email: string;
  role?: Role | undefined;
}

/** Another administrator was first; `outcome` has their name and action, if known. */
export interface Gone {
  result: "gone";
  outcome: InquiryOutcome | undefined;
}

/** Another administrator is sending an answer at this moment. */
export interface BeingAnswered {
  result: "being-answered";
  byEmail: string;
}

export type InquiryActionResult = { result: "done" } | Gone | BeingAnswered;

const inquiryDocument = (id: string) => doc(firestore(), paths.inquiry(id));

/** Moves an inquiry into the administrator's own task queue. */
export function claimInquiry(me: StaffMember, id: string): Promise<InquiryActionResult> {
  return recordOutcome(me, id, "moved", (transaction, inquiry, placeId) => {
    transaction.set(doc(firestore(), paths.task(me.uid, placeId)), {
      ...unanswered(inquiry),
      searchWords: searchWordsOf(textsOfInquiry(inquiry, placeId)),
      status: "claimed",
      completed: false,
      movedAt: serverTimestamp(),
    });
  });
}

export function deleteInquiry(me: StaffMember, id: string): Promise<InquiryActionResult> {
  return recordOutcome(me, id, "deleted", () => undefined);
}

/** Files an inquiry among the administrator's own, with its answer or the invitation of its business. */
export function fileInquiry(
  me: StaffMember,
  id: string,
  outcome: "replied" | "invited",
  fields: DocumentData,
): Promise<InquiryActionResult> {
  return recordOutcome(me, id, outcome, (transaction, inquiry, placeId) => {
    transaction.set(doc(firestore(), paths.repliedInquiry(me.uid, placeId)), {
      ...unanswered(inquiry),
      searchWords: searchWordsOf(textsOfInquiry(inquiry, placeId)),
      status: "open",
      ...fields,
      repliedAt: serverTimestamp(),
    });
  });
}

/** Keeps others from answering as well, for as long as an answer or an invitation takes to send. */
export function beginAnswer(me: StaffMember, id: string): Promise<InquiryActionResult> {
  return retriedOnDenial<InquiryActionResult>(async (transaction) => {
    const found = await readInquiry(transaction, me, id);
    if (found.result !== "free") return found;
    transaction.update(inquiryDocument(id), {
      answering: { by: me.uid, byEmail: me.email, at: serverTimestamp() },
    });
    return { result: "done" };
  });
}

/** The answer was not sent: others may answer now. */
export function abandonAnswer(me: StaffMember, id: string): Promise<void> {
  return runTransaction(firestore(), async (transaction) => {
    const found = await transaction.get(inquiryDocument(id));
    const answering = found.get("answering") as { by: string } | undefined;
    if (answering?.by === me.uid) transaction.update(inquiryDocument(id), { answering: deleteField() });
  });
}

/** Brings back what the same administrator deleted a moment ago; the rules allow it for a minute. */
export async function restoreInquiry(id: string, inquiry: Inquiry): Promise<void> {
  await writeOnline((transaction) => {
    transaction.set(inquiryDocument(id), unanswered(inquiry));
    transaction.delete(outcomeDocument(id));
  });
}

/** Returns the fields of an inquiry that are kept: not its answering administrator, its end, or its search words. */
function unanswered(inquiry: DocumentData): DocumentData {
  const kept = { ...inquiry };
  delete kept.answering;
  delete kept.expiresAt;
  delete kept.acceptedAt;
  delete kept.searchWords;
  return kept;
}

/** Takes the inquiry out of `inquiries` and leaves its outcome there, in one transaction. */
function recordOutcome(
  me: StaffMember,
  id: string,
  outcome: OutcomeKind,
  place: (transaction: Transaction, inquiry: DocumentData, placeId: string) => void,
): Promise<InquiryActionResult> {
  // Visitors could once use an id again. Where the first inquiry of it is in the way, the second gets an id of its own.
  const placeIds = [id, doc(inquiryCollection()).id];
  let attempts = 0;
  return retriedOnDenial<InquiryActionResult>(async (transaction) => {
    const placeId = placeIds[attempts++ % placeIds.length] ?? id;
    const found = await readInquiry(transaction, me, id);
    if (found.result === "gone" && found.outcome?.by === me.uid && found.outcome.outcome === outcome)
      return { result: "done" };
    // A sent answer or invitation is filed, even if a colleague has begun another one.
    const isSent = outcome === "replied" || outcome === "invited";
    if (found.result === "gone" || (found.result === "being-answered" && !isSent)) return found;
    place(transaction, found.inquiry, placeId);
    transaction.delete(inquiryDocument(id));
    transaction.set(doc(firestore(), paths.inquiryOutcome(id)), {
      outcome,
      by: me.uid,
      byEmail: me.email,
      at: serverTimestamp(),
      ...(outcome === "deleted" && (await digestOf(found.inquiry))),
    });
    return { result: "done" };
  });
}

/** By it the rules know the inquiry again that is brought back. */
async function digestOf(inquiry: DocumentData): Promise<{ digest?: string }> {
  const text = digestedText(withDates(inquiry) as DocumentData);
  return text === undefined ? {} : { digest: await hashedId(text) };
}

interface FoundInquiry {
  inquiry: DocumentData;
}

async function readInquiry(
  transaction: Transaction,
  me: StaffMember,
  id: string,
): Promise<Gone | (BeingAnswered & FoundInquiry) | ({ result: "free" } & FoundInquiry)> {
  const found = await transaction.get(inquiryDocument(id));
  if (!found.exists()) return { result: "gone", outcome: (await transaction.get(outcomeDocument(id))).data() };
  const answering = withDates(found.get("answering")) as Inquiry["answering"];
  const until = (answering?.at.getTime() ?? 0) + answeringMinutes * 60_000;
  if (answering && answering.by !== me.uid && Date.now() < until)
    return { result: "being-answered", byEmail: answering.byEmail, inquiry: found.data() };
  return { result: "free", inquiry: found.data() };
}
