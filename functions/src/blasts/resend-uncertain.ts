// Sends to uncertain addresses again: to all of them where the provider recognises what it has got already, else only to those that
// an administrator names. Each leaves the list and joins a new batch in one commit, so asking twice sends once.
import { randomUUID } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import { blastMessages } from "../../../src/domain/blasts/words";
import { blastTrouble } from "../../../src/domain/blasts/blast";
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { database } from "../firestore/database";
import { isLostRace } from "../firestore/database-errors";
import { theRecords, type BlastRecords } from "./context";
import { blastOf, readBlast } from "./stored-blast";
import { troubleOf } from "./undelivered";
import { wakeBlast } from "./enqueue";

export const resendUncertain = callable("resendUncertain", {}, async ({ request: { blast: id, addresses } }) => {
  const refused = (error: string) => ({ success: false, error, resent: 0 });
  const blast = await readBlast({ database }, id);
  if (!blast) return refused(blastMessages.unknown);
  if (blast.status === "cancelled") return refused(blastMessages.over);
  const records = theRecords();
  if (!addresses && records.settings.idempotencyHeader === "") return refused(blastMessages.resendUnsafe);
  const resent = await requeue(records, id, addresses);
  if (resent === 0) return refused(blastMessages.nothingUncertain);
  await wakeBlast(id, new Date());
  return { success: true, resent };
});

/** Answers how many will be sent again. */
export async function requeue(engine: BlastRecords, id: string, addresses?: readonly string[]): Promise<number> {
  for (let requeued = 0; ;) {
    const moved = await requeueSome(engine, id, addresses);
    if (moved === 0) return requeued;
    if (moved !== "again") requeued += moved;
  }
}

async function requeueSome(engine: BlastRecords, id: string, addresses?: readonly string[]): Promise<number | "again"> {
  const { database, now, settings } = engine;
  const blast = await readBlast(engine, id);
  if (!blast || blast.status === "cancelled") return 0;
  const uncertain = await (addresses
    ? database.getAll(...addresses.map((address) => troubleOf(engine, id, address)))
    : database.collection(paths.blastTroubles(id)).where("state", "==", "uncertain").limit(settings.batchSize).get());
  const documents = "docs" in uncertain ? uncertain.docs : uncertain;
  const chosen = documents.filter((one) => one.get("state") === "uncertain").slice(0, settings.batchSize);
  if (chosen.length === 0) return 0;

  const commit = database.batch();
  for (const { ref, updateTime } of chosen) commit.delete(ref, updateTime && { lastUpdateTime: updateTime });
  const recipients = chosen.map((one) => {
    const { address } = blastTrouble.pick({ address: true }).parse(one.data());
    return { address, attempts: 0 };
  });
  const batch = database.doc(paths.blastBatch(id, `again-${randomUUID()}`));
  commit.create(batch, { recipients, state: "waiting", dueAt: now() });
  commit.update(
    blastOf(engine, id),
    {
      "counts.uncertain": FieldValue.increment(-chosen.length),
      ...(blast.status === "finished" && { status: "sending", active: true, finishedAt: FieldValue.delete() }),
    },
    { lastUpdateTime: blast.changedAt },
  );
  try {
    await commit.commit();
    return chosen.length;
  } catch (error) {
    if (isLostRace(error)) return "again";
    throw error;
  }
}
