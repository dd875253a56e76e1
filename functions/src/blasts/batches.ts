// The batches of a blast. Whoever sends one has claimed it by moving its due time; the claim rests on the document's last change,
// not on a transaction, so a sender that dies holds up nobody. The claim is also the journal of intents: until the outcome is noted,
// everybody who is still in the batch may have got the mail.
import { FieldValue, type QueryDocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { isLostRace } from "../firestore/database-errors";
import type { BlastContext } from "./context";
import type { Recipient, Settled } from "./classify-attempts";
import { blastOf } from "./stored-blast";
import { troubleOf } from "./undelivered";

export interface Batch {
  document: QueryDocumentSnapshot;
  recipients: Recipient[];
  /** Its sender has not come back in time. */
  abandoned: boolean;
}

export interface Claimed extends Batch {
  /** The proof of the claim. */
  claimedAt: Timestamp;
  until: Date;
}

export interface Due {
  due: Batch[];
  /** When the first of those that are not due yet will be; undefined when there are none. */
  next: Date | undefined;
}

export async function dueBatches(engine: BlastContext, blast: string, most: number): Promise<Due> {
  const { database, now } = engine;
  const open = await database.collection(paths.blastBatches(blast)).orderBy("dueAt").limit(most).get();
  const due = open.docs.filter((document) => dueAt(document) <= now());
  const [first] = open.docs.slice(due.length);
  return { due: due.map(batchIn), next: first && dueAt(first) };
}

/** Those that somebody has claimed; in order to end a blast that is not sent any more. */
export async function claimedBatches({ database, now }: BlastContext, blast: string): Promise<Due> {
  const claimed = await database.collection(paths.blastBatches(blast)).where("state", "==", "sending").get();
  const [over, running] = [true, false].map((wanted) => claimed.docs.filter((one) => dueAt(one) <= now() === wanted));
  const ends = (running ?? []).map(dueAt);
  return { due: (over ?? []).map(batchIn), next: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] };
}

function batchIn(document: QueryDocumentSnapshot): Batch {
  return {
    document,
    recipients: document.get("recipients") as Recipient[],
    abandoned: document.get("state") === "sending",
  };
}

function dueAt(document: QueryDocumentSnapshot): Date {
  return (document.get("dueAt") as Timestamp).toDate();
}

/** Undefined where somebody else was faster. */
export async function claim({ now, settings }: BlastContext, batch: Batch): Promise<Claimed | undefined> {
  const { ref, updateTime } = batch.document;
  const until = new Date(now().getTime() + settings.leaseMs);
  try {
    const { writeTime } = await ref.update({ state: "sending", dueAt: until }, { lastUpdateTime: updateTime });
    return { ...batch, claimedAt: writeTime, until };
  } catch (error) {
    if (isLostRace(error)) return undefined;
    throw error;
  }
}

/**
 * Notes what became of a claimed batch, in one commit with the blast's numbers. Should the claim have run out meanwhile, nothing is
 * noted: its recipients are listed as uncertain by then.
 */
export async function settle(engine: BlastContext, blast: string, batch: Claimed, outcome: Settled): Promise<void> {
  const { again, againMs, problem } = outcome;
  const at = engine.now();
  const pause = problem === undefined ? undefined : new Date(at.getTime() + againMs);
  await note(engine, blast, batch, batch.claimedAt, {
    outcome,
    left: again.length > 0 ? { recipients: again, dueAt: new Date(at.getTime() + againMs) } : undefined,
    health: pause
      ? { problem, retryAt: pause, failures: FieldValue.increment(1) }
      : { problem: null, retryAt: null, failures: 0 },
  });
}

/** Lists everybody in an abandoned batch as uncertain. */
export async function giveUp(engine: BlastContext, blast: string, batch: Batch): Promise<void> {
  const troubles = batch.recipients.map(({ address }) => {
    return { address, state: "uncertain", reason: "interrupted" } as const;
  });
  const outcome = { sent: 0, skipped: 0, troubles };
  await note(engine, blast, batch, batch.document.updateTime, { outcome, left: undefined, health: {} });
}

interface Note {
  outcome: Pick<Settled, "sent" | "skipped" | "troubles">;
  left: { recipients: Recipient[]; dueAt: Date } | undefined;
  health: Record<string, unknown>;
}

async function note(
  engine: BlastContext,
  blast: string,
  { document }: Batch,
  lastUpdateTime: Timestamp,
  { outcome, left, health }: Note,
): Promise<void> {
  const { sent, skipped, troubles } = outcome;
  const at = engine.now();
  const commit = engine.database.batch();
  const done = { state: "done", recipients: [], dueAt: FieldValue.delete() };
  commit.update(document.ref, left ? { state: "waiting", ...left } : done, { lastUpdateTime });
  for (const trouble of troubles) commit.set(troubleOf(engine, blast, trouble.address), { ...trouble, at });
  const uncertain = troubles.filter(({ state }) => state === "uncertain").length;
  const counts = { sent, skipped, uncertain, failed: troubles.length - uncertain };
  const added = Object.entries(counts).filter(([, count]) => count > 0);
  commit.update(blastOf(engine, blast), {
    ...Object.fromEntries(added.map(([name, count]) => [`counts.${name}`, FieldValue.increment(count)])),
    ...health,
  });
  try {
    await commit.commit();
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
}
