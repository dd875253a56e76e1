// The batches of a blast. Whoever sends one has claimed it by moving its due time; the claim rests on the document's
// last change, not on a transaction, so a sender that dies holds up nobody. The claim is also the journal of intents:
// until the results are recorded, everybody who is still in the batch may have got the mail.
import { FieldValue, type QueryDocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { unlessLostRace } from "../firestore/lease";
import { dueAt } from "../queue/due-at";
import type { BlastContext } from "./blast-context";
import type { BatchRecipient, BatchResults } from "./classify-attempts";
import { blastDocument } from "./stored-blast";
import { undeliveredDocument } from "./undelivered";

export interface BlastBatch {
  document: QueryDocumentSnapshot;
  recipients: BatchRecipient[];
  /** Its sender has not come back in time. */
  abandoned: boolean;
}

export interface ClaimedBatch extends BlastBatch {
  /** The proof of the claim. */
  claimedAt: Timestamp;
  until: Date;
}

export interface DueBatches {
  due: BlastBatch[];
  /** When the first of those that are not due yet will be; undefined when there are none. */
  next: Date | undefined;
}

export async function dueBatches(context: BlastContext, blast: string, limit: number): Promise<DueBatches> {
  const { database, now } = context;
  const open = await database.collection(paths.blastBatches(blast)).orderBy("dueAt").limit(limit).get();
  const due = open.docs.filter((document) => dueAt(document) <= now());
  const [first] = open.docs.slice(due.length);
  return { due: due.map(batchFrom), next: first && dueAt(first) };
}

/** Those that somebody has claimed, so that a blast can be ended that is not sent any more. */
export async function claimedBatches({ database, now }: BlastContext, blast: string): Promise<DueBatches> {
  const claimed = await database.collection(paths.blastBatches(blast)).where("state", "==", "sending").get();
  const [expired, running] = [true, false].map((wanted) =>
    claimed.docs.filter((one) => dueAt(one) <= now() === wanted),
  );
  const ends = (running ?? []).map(dueAt);
  return { due: (expired ?? []).map(batchFrom), next: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] };
}

function batchFrom(document: QueryDocumentSnapshot): BlastBatch {
  return {
    document,
    recipients: document.get("recipients") as BatchRecipient[],
    abandoned: document.get("state") === "sending",
  };
}

/** Undefined where somebody else was faster. */
export async function claim({ now, settings }: BlastContext, batch: BlastBatch): Promise<ClaimedBatch | undefined> {
  const { ref, updateTime } = batch.document;
  const until = new Date(now().getTime() + settings.leaseMs);
  const claimed = await unlessLostRace(ref.update({ state: "sending", dueAt: until }, { lastUpdateTime: updateTime }));
  return claimed && { ...batch, claimedAt: claimed.writeTime, until };
}

/**
 * Records what became of a claimed batch, in one commit with the blast's numbers. Should the claim have run out
 * meanwhile, nothing is recorded: its recipients are listed as uncertain by then.
 */
export async function recordBatchResults(
  context: BlastContext,
  blast: string,
  batch: ClaimedBatch,
  results: BatchResults,
): Promise<void> {
  const { toRetry, retryInMs, problem } = results;
  const retryAt = new Date(context.now().getTime() + retryInMs);
  await commitUpdate(context, blast, batch, batch.claimedAt, {
    results,
    waiting: toRetry.length > 0 ? { recipients: toRetry, dueAt: retryAt } : undefined,
    health:
      problem === undefined
        ? { problem: null, retryAt: null, failures: 0 }
        : { problem, retryAt, failures: FieldValue.increment(1) },
  });
}

/** Lists everybody in an abandoned batch as uncertain. */
export async function recordUncertain(context: BlastContext, blast: string, batch: BlastBatch): Promise<void> {
  const undelivered = batch.recipients.map(({ address }) => {
    return { address, state: "uncertain", reason: "interrupted" } as const;
  });
  const results = { sent: 0, skipped: 0, undelivered };
  await commitUpdate(context, blast, batch, batch.document.updateTime, { results, waiting: undefined, health: {} });
}

interface BatchUpdate {
  results: Pick<BatchResults, "sent" | "skipped" | "undelivered">;
  /** Who is still in the batch, and when it is due again; undefined when it is done. */
  waiting: { recipients: BatchRecipient[]; dueAt: Date } | undefined;
  health: Record<string, unknown>;
}

async function commitUpdate(
  context: BlastContext,
  blast: string,
  { document }: BlastBatch,
  lastUpdateTime: Timestamp,
  { results, waiting, health }: BatchUpdate,
): Promise<void> {
  const { sent, skipped, undelivered } = results;
  const at = context.now();
  const commit = context.database.batch();
  const done = { state: "done", recipients: [], dueAt: FieldValue.delete() };
  commit.update(document.ref, waiting ? { state: "waiting", ...waiting } : done, { lastUpdateTime });
  for (const one of undelivered) commit.set(undeliveredDocument(context, blast, one.address), { ...one, at });
  const uncertain = undelivered.filter(({ state }) => state === "uncertain").length;
  const counts = { sent, skipped, uncertain, failed: undelivered.length - uncertain };
  const added = Object.entries(counts).filter(([, count]) => count > 0);
  commit.update(blastDocument(context, blast), {
    ...Object.fromEntries(added.map(([name, count]) => [`counts.${name}`, FieldValue.increment(count)])),
    ...health,
  });
  await unlessLostRace(commit.commit());
}
