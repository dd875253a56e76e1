// The mails that no screen shows wait in a collection of their own, which only the functions read. It holds no address,
// link or token: whom a mail is for and what it says are looked up when it is sent.
import type { DocumentSnapshot, Firestore, Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { datedFields } from "../firestore/dated-fields";
import { unlessThere } from "../firestore/lease";

const outboxMail = z.object({
  kind: z.enum(["acknowledgement", "password reset", "new administrator"]),
  /** The id of what it is about: an inquiry, an account. */
  about: z.string(),
  expiresAt: z.date(),
});
export type OutboxMail = z.infer<typeof outboxMail>;
type OutboxKind = OutboxMail["kind"];

interface NewMail extends Pick<OutboxMail, "kind" | "about"> {
  /** Its document's id: the same for what is asked for twice. */
  id: string;
  dueAt: Date;
  keptDays: number;
}

export function readOutboxMail(document: DocumentSnapshot): OutboxMail {
  return outboxMail.parse(datedFields(document));
}

export function outboxOf(database: Firestore, ...kinds: OutboxKind[]): Query {
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

function fieldsOf({ kind, about, dueAt, keptDays }: NewMail) {
  return { kind, about, mailDueAt: dueAt, expiresAt: new Date(dueAt.getTime() + keptDays * dayMs) };
}
