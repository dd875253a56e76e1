// Chains the lines of deeds: a batch has the hash of each of its lines and of the batch before it, and stays when a
// line goes. So a line that was changed, added or taken away behind our back is found (verify-deeds.ts). The mark of
// the last batch is also logged, out of reach of a person who can write to the database.
import { FieldValue, type Firestore, type QuerySnapshot, type Timestamp } from "firebase-admin/firestore";
import { paths, serverPaths } from "../../../../src/domain/kernel/collections";
import { lineHash, hashOfParts } from "../../deeds/line-hash";
import { log } from "../../log";
import { minutesOfSweep } from "../retention/end-retention";

/** One commit takes five hundred writes. */
const linesPerBatch = 300;

/** By then the call of a line is over, which may still name its object. */
const restMs = 15 * 60_000;

export interface ChainedLine {
  id: string;
  at: Timestamp;
  hash: string;
}

export interface DeedBatch {
  number: number;
  /** The hash of the batch before; blank in the first one. */
  previous: string;
  lines: ChainedLine[];
  hash: string;
}

export function batchHash({ number, previous, lines }: Omit<DeedBatch, "hash">): string {
  return hashOfParts([number, previous, lines.map(({ id, at, hash }) => [id, at.seconds, at.nanoseconds, hash])]);
}

/** Returns the number of lines that were chained. */
export async function chainDeeds(database: Firestore, now: Date): Promise<number> {
  let chained = 0;
  for (let count = linesPerBatch; count === linesPerBatch;) {
    count = await chainNextBatch(database, new Date(now.getTime() - restMs));
    chained += count;
  }
  return chained;
}

async function chainNextBatch(database: Firestore, before: Date): Promise<number> {
  const waiting = database
    .collection(paths.deeds)
    .where("batch", "==", null)
    .where("at", "<=", before)
    .orderBy("at")
    .limit(linesPerBatch);
  const mark = database.doc(paths.deedChain);
  const made = await database.runTransaction(async (transaction) => {
    const [found, last] = [await transaction.get(waiting), await transaction.get(mark)];
    if (found.empty) return undefined;
    const batch = nextBatch(found, Number(last.get("number") ?? 0), String(last.get("hash") ?? ""));
    const { number, hash } = batch;
    transaction.create(database.doc(serverPaths.deedBatch(number)), { ...batch, at: FieldValue.serverTimestamp() });
    transaction.set(mark, { number, hash, at: FieldValue.serverTimestamp() });
    for (const { ref } of found.docs) transaction.update(ref, { batch: number });
    return batch;
  });
  if (made) log.deedsChained(made.lines.length, `${made.number}:${made.hash}`);
  return made?.lines.length ?? 0;
}

function nextBatch({ docs }: QuerySnapshot, before: number, previous: string): DeedBatch {
  const lines = docs.map((line) => ({ id: line.id, at: line.get("at") as Timestamp, hash: lineHash(line) }));
  const batch = { number: before + 1, previous, lines };
  return { ...batch, hash: batchHash(batch) };
}

/** Runs once an hour; the next hour makes good a failed run. */
export async function chainDeedsHourly(database: Firestore, now: Date): Promise<void> {
  if (now.getUTCMinutes() < minutesOfSweep) await chainDeeds(database, now);
}
