// The mails that no screen shows wait in a collection of their own, which only the functions read. It holds no address,
// link or token: whom a mail is for and what it says are looked up when it is sent.
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import type { MailKind, WantedMail } from "./delivery";

const outboxMail = z.object({
  kind: z.enum(["acknowledgement", "confirmation", "import confirmation", "password reset", "new administrator"]),
  /** The id of what it is about: an inquiry, a subscription, an account. */
  about: z.string(),
  expiresAt: z.date(),
  /** Its reader's, if it stands in no document that it is about. */
  language: z.optional(z.string()),
});
type OutboxMail = z.infer<typeof outboxMail>;

interface NewMail extends Pick<OutboxMail, "kind" | "about"> {
  /** Its document's id: the same for what is asked for twice. */
  id: string;
  dueAt: Date;
  keptDays: number;
}

/** The mails of some kinds in the outbox. */
export function inOutbox(
  kinds: readonly OutboxMail["kind"][],
  letter: (mail: OutboxMail, now: Date) => Promise<WantedMail | undefined>,
): Pick<MailKind, "documents" | "letter"> {
  return {
    documents: () => database.collection(paths.outbox).where("kind", "in", kinds),
    letter: (document, now) => letter(outboxMail.parse(datedFields(document)), now),
  };
}

/** The document of a new mail, and its fields. */
export function newMail(store: Firestore, { id, kind, about, dueAt, keptDays }: NewMail) {
  const expiresAt = new Date(dueAt.getTime() + keptDays * dayMs);
  return { document: store.doc(paths.outboxMail(id)), fields: { kind, about, mailDueAt: dueAt, expiresAt } };
}
