// Turns the mailing list into batches with fixed names. Each batch keeps the cursor at which it ends, so a planner that takes over
// goes on behind the last one, and every commit rests on the blast being as it was, so that two planners cannot both write one.
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { isLostRace } from "../firestore/database-errors";
import { log } from "../log";
import { addresseeOf, subscriptionPages } from "./recipients";
import { cutter, type Cut } from "./batching";
import type { BlastContext } from "./context";
import { blastOf, type StoredBlast } from "./stored-blast";
import { troubleOf } from "./undelivered";

/** Plans a blast until all is planned, or until somebody else has changed it. */
export async function plan(engine: BlastContext, blast: StoredBlast): Promise<void> {
  const { known, cursor, count } = await plannedSoFar(engine, blast.id);
  const { take, rest } = cutter(known, engine.settings.batchSize, cursor);
  let changedAt = blast.changedAt;
  let next = count;
  try {
    for await (const page of subscriptionPages(engine, cursor)) {
      const cuts = page.flatMap((document) => take(addresseeOf(document.data()), document.id) ?? []);
      if (cuts.length === 0) continue;
      changedAt = await write(engine, blast.id, { cuts, next, changedAt });
      next += cuts.length;
    }
    await write(engine, blast.id, { cuts: [rest()], next, changedAt, recipients: known.size });
    log.blastPlanned(known.size);
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
}

/** What an earlier planner has left. */
async function plannedSoFar({ database }: BlastContext, id: string) {
  const batches = await database.collection(paths.blastBatches(id)).orderBy("cursor").get();
  const cuts = batches.docs.map((document) => document.data() as Cut);
  const known = new Set(cuts.flatMap(({ recipients, unusable }) => [...namesOf(recipients), ...unusable]));
  return { known, cursor: cuts.at(-1)?.cursor, count: batches.size };
}

function namesOf(recipients: unknown): string[] {
  return (recipients as { address: string }[]).map(({ address }) => address);
}

interface Portion {
  cuts: Cut[];
  /** The number of the first of them. */
  next: number;
  changedAt: Timestamp;
  /** How many there are in all, with the last portion. */
  recipients?: number;
}

async function write(
  engine: BlastContext,
  id: string,
  { cuts, next, changedAt, recipients }: Portion,
): Promise<Timestamp> {
  const { database, now } = engine;
  const commit = database.batch();
  const at = now();
  cuts.forEach((cut, nth) => {
    const name = String(next + nth).padStart(5, "0");
    const open = cut.recipients.length > 0;
    commit.create(database.doc(paths.blastBatch(id, name)), {
      ...cut,
      recipients: cut.recipients.map((address) => ({ address, attempts: 0 })),
      state: open ? "waiting" : "done",
      ...(open && { dueAt: at }),
    });
    for (const address of cut.unusable) {
      commit.set(troubleOf(engine, id, address), { address, state: "failed", reason: "address", at });
    }
  });
  const unusable = cuts.flatMap((cut) => cut.unusable).length;
  const usable = cuts.flatMap((cut) => cut.recipients).length;
  const changes = {
    "counts.planned": FieldValue.increment(usable + unusable),
    "counts.failed": FieldValue.increment(unusable),
    ...(recipients !== undefined && { recipients, status: "sending" }),
  };
  commit.update(blastOf(engine, id), changes, { lastUpdateTime: changedAt });
  const written = (await commit.commit()).at(-1)?.writeTime;
  if (written === undefined) throw new Error("A commit of the planner was answered without its time.");
  return written;
}
