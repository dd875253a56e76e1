// The mails that no screen shows wait in a collection of their own, which only the functions read. It holds no address,
// link or token: whom a mail is for and what it says are looked up when it is sent.
import type { DocumentReference, DocumentSnapshot, Firestore, Query, WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { datedFields } from "../firestore/dated-fields";
import { unlessThere } from "../firestore/lease";

export type OutboxKind =
  | "acknowledgement"
  | "confirmation"
  | "import confirmation"
  | "password reset"
  | "new administrator";

interface NewMail {
  /** Its document's id: the same for what is asked for twice. */
  id: string;
  kind: OutboxKind;
  /** The id of what it is about: an inquiry, a subscription, an account. */
  about: string;
  dueAt: Date;
  keptDays: number;
}

/** A mail of one of these kinds; any other cannot be read. */
export function readOutboxMail<Kind extends OutboxKind>(document: DocumentSnapshot, kinds: readonly Kind[]) {
  const mail = z.object({ kind: z.enum(kinds), about: z.string(), expiresAt: z.date() });
  return mail.parse(datedFields(document));
}

export function outboxOf(database: Firestore, kinds: readonly OutboxKind[]): Query {
  return database.collection(paths.outbox).where("kind", "in", kinds);
}

/** Undefined where there is such a mail already. */
export async function putIntoOutbox(database: Firestore, mail: NewMail): Promise<DocumentSnapshot | undefined> {
  const document = database.doc(paths.outboxMail(mail.id));
  return (await unlessThere(document.create(fieldsOf(mail)))) && document.get();
}

/** Takes the place of a mail that still waits under the same id. */
export async function replaceInOutbox(database: Firestore, mail: NewMail): Promise<DocumentSnapshot> {
  const document = database.doc(paths.outboxMail(mail.id));
  await document.set(fieldsOf(mail));
  return document.get();
}

/** Puts a mail there in one commit with what it follows from. */
export function addToOutbox(batch: WriteBatch, database: Firestore, mail: NewMail): DocumentReference {
  const document = database.doc(paths.outboxMail(mail.id));
  batch.set(document, fieldsOf(mail));
  return document;
}

function fieldsOf({ kind, about, dueAt, keptDays }: NewMail) {
  return { kind, about, mailDueAt: dueAt, expiresAt: new Date(dueAt.getTime() + keptDays * dayMs) };
}
