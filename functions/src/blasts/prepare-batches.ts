// Turns the mailing list into batches with fixed names. Each batch keeps the cursor at which it ends, so a worker that
// takes over goes on behind the last one, and every commit rests on the blast being as it was, so that two cannot both
// write one.
import { FieldValue, type Query, type Timestamp } from "firebase-admin/firestore";
import { usesName } from "../../../src/domain/blasts/greeting";
import { paths } from "../../../src/domain/kernel/collections";
import { unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { recipientFrom, subscriptionPages } from "./recipients";
import { addressSet } from "./address-set";
import { batchBuilder, type BatchDraft } from "./batching";
import type { BlastContext } from "./blast-context";
import type { BatchRecipient } from "./classify-attempts";
import { blastDocument, type StoredBlast } from "./stored-blast";
import { undeliveredDocument } from "./undelivered";

/** Writes batches until every recipient is in one, or until another process has changed the blast. */
export async function prepareBatches(context: BlastContext, blast: StoredBlast): Promise<void> {
  const { known, cursor, count } = await preparedSoFar(context, blast.id);
  const { add, rest } = batchBuilder(known, context.settings.batchSize, cursor);
  let changedAt: Timestamp | undefined = blast.changedAt;
  let next = count;
  const more = usesName(blast.message) ? (["name"] as const) : [];
  for await (const page of subscriptionPages(context, cursor, more)) {
    const drafts = page.flatMap((document) => add(recipientFrom(document.data()), document.id) ?? []);
    if (drafts.length === 0) continue;
    changedAt = await writeBatches(context, blast.id, { drafts, next, changedAt });
    if (!changedAt) return;
    next += drafts.length;
  }
  const last = { drafts: [rest()], next, changedAt, recipients: known.size };
  if (await writeBatches(context, blast.id, last)) log.blastPrepared(known.size);
}

/** Batches that are held in memory together. */
const batchesPerPage = 40;

/** Reads the work of an earlier worker: the addresses in a batch, and the place where the last batch ended. */
async function preparedSoFar({ database }: BlastContext, id: string) {
  const all = database.collection(paths.blastBatches(id)).orderBy("cursor").limit(batchesPerPage);
  const known = addressSet();
  let [cursor, count]: [string | undefined, number] = [undefined, 0];
  for (let page: Query = all; ;) {
    const { docs } = await page.get();
    for (const batch of docs.map((document) => document.data() as StoredBatch)) {
      for (const { address } of batch.recipients) known.add(address);
      for (const address of batch.unusable) known.add(address);
      cursor = batch.cursor;
    }
    count += docs.length;
    const last = docs.at(-1);
    if (last === undefined || docs.length < batchesPerPage) return { known, cursor, count };
    page = all.startAfter(last);
  }
}

type StoredBatch = Omit<BatchDraft, "recipients"> & { recipients: BatchRecipient[] };

interface BatchesToWrite {
  drafts: BatchDraft[];
  /** The number of the first of them. */
  next: number;
  changedAt: Timestamp;
  /** The number of all recipients, known with the last batch. */
  recipients?: number;
}

/** Returns the time of the blast's change; undefined if another process changed it before. */
async function writeBatches(
  context: BlastContext,
  id: string,
  { drafts, next, changedAt, recipients }: BatchesToWrite,
): Promise<Timestamp | undefined> {
  const { database, now } = context;
  const commit = database.batch();
  const at = now();
  drafts.forEach((draft, nth) => {
    const name = String(next + nth).padStart(5, "0");
    const open = draft.recipients.length > 0;
    commit.create(database.doc(paths.blastBatch(id, name)), {
      ...draft,
      recipients: draft.recipients.map((one) => ({ ...one, attempts: 0 })),
      state: open ? "waiting" : "done",
      ...(open && { dueAt: at }),
    });
    for (const address of draft.unusable) {
      commit.set(undeliveredDocument(context, id, address), { address, state: "failed", reason: "address", at });
    }
  });
  const unusable = drafts.flatMap((draft) => draft.unusable).length;
  const usable = drafts.flatMap((draft) => draft.recipients).length;
  const changes = {
    "counts.planned": FieldValue.increment(usable + unusable),
    "counts.failed": FieldValue.increment(unusable),
    ...(recipients !== undefined && { recipients, status: "sending" }),
  };
  commit.update(blastDocument(context, id), changes, { lastUpdateTime: changedAt });
  return (await unlessLostRace(commit.commit()))?.at(-1)?.writeTime;
}
