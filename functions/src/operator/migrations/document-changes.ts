// Every change of stored documents since b9983854, the first version that was upgraded. Each leaves a document of
// today's form as it is. So all of them run, in this order, on the data of any earlier version or of a killed run.
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
  type WriteBatch,
} from "firebase-admin/firestore";
import { withParsedLists } from "../../../../src/domain/assessment/answers/typed-lists";
import { earlierPreparing, type BlastStatus } from "../../../../src/domain/blasts/blast";
import { textsOfInquiry } from "../../../../src/domain/inquiries/inquiry";
import { textsOfInvitation } from "../../../../src/domain/invitations/invitation";
import { paths } from "../../../../src/domain/kernel/collections";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { textsOfSubscriber } from "../../../../src/domain/mailing-list/subscribers/subscriber";
import { canonicalText, isRecord } from "../../../../src/domain/kernel/records";
import { retention } from "../../../../src/domain/operation/retention";
import { datedFields } from "../../firestore/dated-fields";
import { missingSearchWords } from "../../firestore/search-words";
import { followedFields } from "../../invitations/follow-progress";
import { addOlderPlan, hasOlderPlan } from "../../plan/older-plan";

type Write = (batch: WriteBatch) => void;

export interface DocumentChange {
  title: string;
  /** Every document that may have to change. */
  documents: (database: Firestore) => Query;
  /** Returns what brings one document into today's form; undefined if it has it. */
  change: (document: QueryDocumentSnapshot) => Write | undefined | Promise<Write | undefined>;
}

/** A plan stands before the progress that is made of it. */
export const documentChanges: readonly DocumentChange[] = [
  {
    title: "the troubles of blasts are their undelivered mails",
    documents: (database) => database.collectionGroup("troubles"),
    change(document) {
      const blast = document.ref.parent.parent?.id ?? "";
      return moveTo(document, paths.undeliveredMail(blast, document.id), document.data());
    },
  },
  {
    title: "lists of answers that were stored as they were typed",
    documents: (database) => database.collection(paths.answers),
    change(document) {
      const stored: unknown = document.get("progressData");
      if (!isRecord(stored)) return undefined;
      const progressData = withParsedLists(stored);
      return canonicalText(progressData) === canonicalText(stored) ? undefined : update(document, { progressData });
    },
  },
  {
    title: "a first version of each plan that has none",
    documents: (database) => database.collection(paths.answers),
    change: (document) => (hasOlderPlan(document) ? (batch) => addOlderPlan(batch, document) : undefined),
  },
  {
    title: "invitations that say how far their business has come",
    documents: (database) => database.collection(paths.invitations),
    async change(invited) {
      const answers = await invited.ref.firestore.doc(paths.answersOf(invited.id)).get();
      const planHeldAt = await timeOfHeldPlan(answers);
      const held = answers.exists && planHeldAt !== undefined ? { planHeldAt } : undefined;
      const given = answers.exists ? datedFields({ data: () => ({ ...answers.data(), ...held }) }) : undefined;
      const fields = followedFields(invited, given);
      if (!fields) return undefined;
      return (batch) => {
        batch.update(invited.ref, fields, unchanged(invited));
        if (held) batch.update(answers.ref, held);
      };
    },
  },
  {
    title: "the words by which the search finds inquiries, also answered ones",
    documents: (database) => database.collectionGroup(paths.inquiries),
    change: (document) => update(document, missingSearchWords(document, textsOfInquiry)),
  },
  {
    title: "the words by which the search finds tasks",
    documents: (database) => database.collectionGroup("taskQueue"),
    change: (document) => update(document, missingSearchWords(document, textsOfInquiry)),
  },
  {
    title: "the words by which the search finds invitations",
    documents: (database) => database.collection(paths.invitations),
    change: (document) => update(document, missingSearchWords(document, textsOfInvitation)),
  },
  {
    title: "the words by which the search finds people of the mailing list",
    documents: (database) => database.collection(paths.emailList),
    change: (document) => update(document, missingSearchWords(document, textsOfSubscriber)),
  },
  {
    title: "blasts that are being prepared have today's name for it",
    documents: (database) => database.collection(paths.blasts),
    change(document) {
      const status: BlastStatus = "preparing";
      return document.get("status") === earlierPreparing ? update(document, { status }) : undefined;
    },
  },
  {
    title: "acknowledgements of inquiries are in the outbox",
    documents: (database) => database.collection("acknowledgements"),
    change(document) {
      const { inquiry, state, dueAt, attempts, expiresAt } = document.data();
      const waiting = state === "over" ? {} : { mailDueAt: dueAt as unknown, mailAttempts: attempts as unknown };
      // A "waiting" mail has not been tried; the outcome of a "sending" one is unknown.
      const mailState = { over: "sent", sending: "sending" }[String(state)];
      const known = { kind: "acknowledgement", about: inquiry as unknown, expiresAt: expiresAt as unknown, ...waiting };
      const mail = mailState === undefined ? known : { ...known, mailState };
      return moveTo(document, paths.outboxMail(`acknowledgement-${document.id}`), mail);
    },
  },
  {
    title: "mails that ask subscribers to confirm are in the outbox",
    documents: (database) => database.collection(paths.emailList),
    change(subscription) {
      const { confirmation, import: imported } = datedFields(subscription) ?? {};
      if (confirmation === undefined) return undefined;
      const { dueAt, attempts } = confirmation as { dueAt: Date; attempts: number };
      const kind = imported === undefined ? "confirmation" : "import confirmation";
      const expiresAt = new Date(dueAt.getTime() + retention.unconfirmed.keptFor * dayMs);
      const mail = { kind, about: subscription.id, mailDueAt: dueAt, mailAttempts: attempts, expiresAt };
      return (batch) => {
        batch.set(subscription.ref.firestore.doc(paths.outboxMail(`confirmation-${subscription.id}`)), mail);
        batch.update(subscription.ref, { confirmation: FieldValue.delete() }, unchanged(subscription));
      };
    },
  },
  {
    title: "letters about passwords are in the outbox",
    documents: (database) => database.collection("passwordLetters"),
    change(document) {
      const { uid, kind, dueAt, attempts, expiresAt } = document.data() as Record<string, unknown>;
      const mail = { kind, about: uid, mailDueAt: dueAt, mailAttempts: attempts, expiresAt };
      return moveTo(document, paths.outboxMail(`password-${document.id}`), mail);
    },
  },
  {
    title: "the notifications of an administrator are a mail like every other",
    documents: (database) => database.collection(paths.notifications),
    async change(digest) {
      const { pending, nextAt, sending, mayHaveArrived } = digest.data();
      if (pending === undefined) return undefined;
      const ids = [mayHaveArrived, (sending as { ids?: unknown } | undefined)?.ids].flat() as (string | undefined)[];
      const named = ids.flatMap((id) => (id === undefined ? [] : [digest.ref.collection("pending").doc(id)]));
      const marked = named.length === 0 ? [] : await digest.ref.firestore.getAll(...named);
      const gone = FieldValue.delete();
      const earlier = { pending: gone, nextAt: gone, sending: gone, mayHaveArrived: gone, attempts: gone };
      return (batch) => {
        for (const { exists, ref } of marked) if (exists) batch.update(ref, { mayHaveArrived: true });
        batch.update(digest.ref, { ...earlier, mailDueAt: nextAt ?? digest.updateTime }, unchanged(digest));
      };
    },
  },
];

/** The write rests on what was read. */
function update(document: QueryDocumentSnapshot, fields: UpdateData<DocumentData> | undefined): Write | undefined {
  return fields && ((batch) => batch.update(document.ref, fields, unchanged(document)));
}

/** A document that is there already is newer: the same mail may have been asked for anew since the upgrade. */
async function moveTo(document: QueryDocumentSnapshot, path: string, fields: DocumentData): Promise<Write> {
  const moved = document.ref.firestore.doc(path);
  const isThere = (await moved.get()).exists;
  return (batch) => {
    if (!isThere) batch.create(moved, fields);
    batch.delete(document.ref, unchanged(document));
  };
}

function unchanged({ updateTime }: QueryDocumentSnapshot) {
  return { lastUpdateTime: updateTime };
}

/** A held plan was with its versions alone: the last one that the model has written; the others are a consultant's. */
async function timeOfHeldPlan(answers: DocumentSnapshot): Promise<unknown> {
  const versions = answers.ref.firestore.collection(paths.planVersions(answers.id));
  const { docs } = await versions.orderBy("number", "desc").select("number", "by", "createdAt").limit(100).get();
  const written = docs.find((version) => version.get("by") === undefined);
  const isHeld = Number(written?.get("number") ?? 0) > Number(answers.get("planVersion") ?? 0);
  return isHeld ? written?.get("createdAt") : undefined;
}
