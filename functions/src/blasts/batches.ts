// The batches of a blast. A sender claims a batch by moving its due time. The claim rests on the document's last
// change, not on a transaction, so a dead sender holds up no other. The batch is also the journal of intents: it marks
// the few mails under way before they are sent, and the write of their results marks the next ones.
import { FieldValue, type QueryDocumentSnapshot, type Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import type { MailProblem } from "../../../src/domain/kernel/failures/mail-problems";
import { unlessLostRace } from "../firestore/lease";
import { dueAt } from "../queue/due-at";
import type { BlastContext } from "./blast-context";
import { undeliveredTo, type BatchRecipient, type BatchResults } from "./classify-attempts";
import { blastDocument } from "./stored-blast";
import { undeliveredDocument } from "./undelivered";

export interface BlastBatch {
  document: QueryDocumentSnapshot;
  recipients: BatchRecipient[];
  tally: BatchTally;
  /** Its sender has not come back in time. */
  abandoned: boolean;
}

export interface ClaimedBatch extends BlastBatch {
  /** The proof of the claim. */
  claimedAt: Timestamp;
  until: Date;
}

/** The results of recipients who have left the batch but are not in the blast's numbers yet. */
type BatchTally = Record<"sent" | "skipped" | "failed" | "uncertain", number>;

export interface DueBatches {
  due: BlastBatch[];
  /** The time at which the next batch is due; undefined if there is none. */
  next: Date | undefined;
}

export async function dueBatches(context: BlastContext, blast: string, limit: number): Promise<DueBatches> {
  const { database, now } = context;
  const open = await database.collection(paths.blastBatches(blast)).orderBy("dueAt").limit(limit).get();
  const due = open.docs.filter((document) => dueAt(document) <= now());
  const [first] = open.docs.slice(due.length);
  return { due: due.map(batchFrom), next: first && dueAt(first) };
}

/** Finds the claimed batches, so that a blast can be ended that is no longer sent. */
export async function claimedBatches({ database, now }: BlastContext, blast: string): Promise<DueBatches> {
  const claimed = await database.collection(paths.blastBatches(blast)).where("state", "==", "sending").get();
  const [expired, running] = [true, false].map((wanted) =>
    claimed.docs.filter((one) => dueAt(one) <= now() === wanted),
  );
  const ends = (running ?? []).map(dueAt);
  return { due: (expired ?? []).map(batchFrom), next: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] };
}

const emptyTally: BatchTally = { sent: 0, skipped: 0, failed: 0, uncertain: 0 };

function batchFrom(document: QueryDocumentSnapshot): BlastBatch {
  return {
    document,
    recipients: document.get("recipients") as BatchRecipient[],
    tally: { ...emptyTally, ...(document.get("tally") as Partial<BatchTally> | undefined) },
    abandoned: document.get("state") === "sending",
  };
}

/** Claims a batch with its first mails under way; undefined if another sender was faster. */
export async function claim(context: BlastContext, batch: BlastBatch): Promise<ClaimedBatch | undefined> {
  const { ref, updateTime } = batch.document;
  const { recipients, until } = nextUnderWay(context, batch.recipients);
  const changes = { state: "sending", dueAt: until, recipients };
  const claimed = await unlessLostRace(ref.update(changes, { lastUpdateTime: updateTime }));
  return claimed && { ...batch, recipients, claimedAt: claimed.writeTime, until };
}

/** A provider that recognises what it has got makes it no matter how many are under way. */
function nextUnderWay({ now, settings }: BlastContext, recipients: readonly BatchRecipient[]) {
  const most = settings.idempotencyHeader ? Infinity : settings.mailsAtOnce;
  return {
    recipients: recipients.map((one, nth) => (nth < most ? { ...one, underWay: true as const } : one)),
    until: new Date(now().getTime() + settings.leaseMs),
  };
}

/** Notes what became of those under way, and marks the next ones. Undefined where the claim has run out. */
export async function recordGroup(
  context: BlastContext,
  blast: string,
  batch: ClaimedBatch,
  { untried, putOff, results }: { untried: BatchRecipient[]; putOff: BatchRecipient[]; results: GroupResults },
): Promise<ClaimedBatch | undefined> {
  const next = nextUnderWay(context, untried);
  const tally = addedUp(batch.tally, results);
  const commit = context.database.batch();
  const changes = { recipients: [...next.recipients, ...putOff], dueAt: next.until, tally };
  commit.update(batch.document.ref, changes, { lastUpdateTime: batch.claimedAt });
  listUndelivered(context, commit, blast, results);
  const written = (await unlessLostRace(commit.commit()))?.[0];
  return written && { ...batch, recipients: next.recipients, tally, claimedAt: written.writeTime, until: next.until };
}

/** The changes of the whole blast at the end of a claim. */
interface ClaimEnd {
  results: GroupResults;
  /** The recipients left in the batch, and the time at which it is due again. */
  waiting: { recipients: BatchRecipient[]; dueAt: Date };
  problem: MailProblem | undefined;
}

/**
 * Records the end of a claim in one commit with the blast's numbers. Records nothing if the claim has run out: the
 * mails under way are listed as uncertain by then.
 */
export async function recordEnd(
  context: BlastContext,
  blast: string,
  batch: ClaimedBatch,
  { results, waiting, problem }: ClaimEnd,
): Promise<void> {
  const health = problem
    ? { problem, retryAt: waiting.dueAt, failures: FieldValue.increment(1) }
    : { problem: null, retryAt: null, failures: 0 };
  await commitEnd(context, blast, { ...batch, lastUpdateTime: batch.claimedAt }, { results, waiting, health });
}

/** Lists those of an abandoned batch who were under way as uncertain; the others have their turn now. */
export async function recordUncertain(context: BlastContext, blast: string, batch: BlastBatch): Promise<void> {
  const marked = batch.recipients.filter(({ underWay }) => underWay);
  // A sender that claimed it before mails were marked may have sent to all of them.
  const uncertain = marked.length > 0 ? marked : batch.recipients;
  const results = {
    sent: 0,
    skipped: 0,
    undelivered: uncertain.map((recipient) => undeliveredTo(recipient, "uncertain", "interrupted")),
  };
  const recipients = batch.recipients.filter((one) => !uncertain.includes(one));
  const waiting = { recipients, dueAt: context.now() };
  const lastUpdateTime = batch.document.updateTime;
  await commitEnd(context, blast, { ...batch, lastUpdateTime }, { results, waiting, health: {} });
}

type GroupResults = Pick<BatchResults, "sent" | "skipped" | "undelivered">;

async function commitEnd(
  context: BlastContext,
  blast: string,
  { document, tally, lastUpdateTime }: Pick<BlastBatch, "document" | "tally"> & { lastUpdateTime: Timestamp },
  { results, waiting, health }: Omit<ClaimEnd, "problem"> & { health: Record<string, unknown> },
): Promise<void> {
  const commit = context.database.batch();
  const isDone = waiting.recipients.length === 0;
  const left = isDone ? { state: "done", dueAt: FieldValue.delete() } : { state: "waiting", dueAt: waiting.dueAt };
  const changes = { ...left, recipients: waiting.recipients, tally: FieldValue.delete() };
  commit.update(document.ref, changes, { lastUpdateTime });
  listUndelivered(context, commit, blast, results);
  const added = Object.entries<number>(addedUp(tally, results)).filter(([, count]) => count > 0);
  commit.update(blastDocument(context, blast), {
    ...Object.fromEntries(added.map(([name, count]) => [`counts.${name}`, FieldValue.increment(count)])),
    ...health,
  });
  await unlessLostRace(commit.commit());
}

function addedUp(tally: BatchTally, { sent, skipped, undelivered }: GroupResults): BatchTally {
  const uncertain = undelivered.filter(({ state }) => state === "uncertain").length;
  return {
    sent: tally.sent + sent,
    skipped: tally.skipped + skipped,
    failed: tally.failed + undelivered.length - uncertain,
    uncertain: tally.uncertain + uncertain,
  };
}

function listUndelivered(
  context: BlastContext,
  commit: WriteBatch,
  blast: string,
  { undelivered }: GroupResults,
): void {
  const at = context.now();
  for (const one of undelivered) commit.set(undeliveredDocument(context, blast, one.address), { ...one, at });
}
