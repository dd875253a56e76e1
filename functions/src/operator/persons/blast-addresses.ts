// Takes a person out of email blasts. A blast's numbers have to add up for ever, so the person counts as skipped, in
// the same commit.
import { FieldValue, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../../src/domain/mailing-list/address";
import type { BatchRecipient } from "../../blasts/classify-attempts";
import { unlessLostRace } from "../../firestore/lease";
import { dueAt } from "../../queue/due-at";
import type { PersonsContext } from "./persons-context";

/** Stands in a list in the place of an address that was no usable one. */
const takenOut = "erased";

/** False if the batch is being sent at this moment: its sender holds it until the claim runs out. */
export async function takeOutOfBatch(
  { database, now }: PersonsContext,
  batch: DocumentReference,
  address: string,
): Promise<boolean> {
  for (;;) {
    const stored = await batch.get();
    if (!stored.exists) return true;
    const { recipients, unusable, others } = without(stored, address);
    if (recipients.length === others.length && unusable === undefined) return true;
    if (stored.get("state") === "sending" && dueAt(stored) > now()) return false;
    const skipped = recipients.length - others.length;
    const done = { state: "done", dueAt: FieldValue.delete() };
    const rest = { recipients: others, ...(unusable && { unusable }), ...(skipped > 0 && others.length === 0 && done) };
    const commit = database.batch();
    commit.update(batch, rest, stored.updateTime && { lastUpdateTime: stored.updateTime });
    const moved = { "counts.skipped": FieldValue.increment(skipped) };
    if (skipped > 0 && (await blastOf(batch).get()).exists) commit.update(blastOf(batch), moved);
    if (await unlessLostRace(commit.commit())) return true;
  }
}

function without(batch: DocumentSnapshot, address: string) {
  const isTheirs = (text: unknown) => typeof text === "string" && normalisedAddress(text) === address;
  const recipients = (batch.get("recipients") ?? []) as BatchRecipient[];
  const listed = (batch.get("unusable") ?? []) as unknown[];
  return {
    recipients,
    others: recipients.filter((recipient) => !isTheirs(recipient.address)),
    unusable: listed.some(isTheirs) ? listed.map((text) => (isTheirs(text) ? takenOut : text)) : undefined,
  };
}

/** The id of the document is made from the address, so it cannot stay with another one in it. */
export async function takeOutOfUndelivered({ database }: PersonsContext, mail: DocumentReference): Promise<void> {
  for (;;) {
    const stored = await mail.get();
    if (!stored.updateTime) return;
    const counted = stored.get("state") === "uncertain" ? "counts.uncertain" : "counts.failed";
    const commit = database.batch();
    commit.delete(mail, { lastUpdateTime: stored.updateTime });
    const moved = { [counted]: FieldValue.increment(-1), "counts.skipped": FieldValue.increment(1) };
    if ((await blastOf(mail).get()).exists) commit.update(blastOf(mail), moved);
    if (await unlessLostRace(commit.commit())) return;
  }
}

function blastOf({ parent }: DocumentReference): DocumentReference {
  if (!parent.parent) throw new Error("A mail of a blast is below its blast.");
  return parent.parent;
}
