// Sends to uncertain addresses again: to all of them where the provider recognises what it has got already, else only
// to those that an administrator names. Each leaves the list and joins a new batch in one commit, so asking twice sends
// once.
import { randomUUID } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { blastMessages } from "../../../src/domain/blasts/words";
import { undeliveredMail } from "../../../src/domain/blasts/blast";
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { blastStorageContext, type BlastStorageContext } from "./blast-context";
import { blastDocument, readBlast } from "./stored-blast";
import { undeliveredDocument } from "./undelivered";
import { enqueueBlast } from "./enqueue";

export const resendUncertain = callable(
  "resendUncertain",
  { maxInstances: 1 },
  async ({ request: { blast: id, addresses } }) => {
    const refused = (error: string) => ({ success: false, error, resent: 0 });
    const blast = await readBlast({ database }, id);
    if (!blast) return refused(blastMessages.unknown);
    if (blast.status === "cancelled") return refused(blastMessages.over);
    const context = blastStorageContext();
    if (!addresses && context.settings.idempotencyHeader === "") return refused(blastMessages.resendUnsafe);
    const resent = await requeue(context, id, addresses);
    if (resent === 0) return refused(blastMessages.nothingUncertain);
    await enqueueBlast(id, new Date());
    return { success: true, resent };
  },
);

/** Returns how many will be sent again. */
export async function requeue(
  context: BlastStorageContext,
  id: string,
  addresses?: readonly string[],
): Promise<number> {
  for (let requeued = 0; ;) {
    const moved = await requeueSome(context, id, addresses);
    if (moved === 0) return requeued;
    if (moved !== "lost race") requeued += moved;
  }
}

async function requeueSome(
  context: BlastStorageContext,
  id: string,
  addresses?: readonly string[],
): Promise<number | "lost race"> {
  const { database, now, settings } = context;
  const blast = await readBlast(context, id);
  if (!blast || blast.status === "cancelled") return 0;
  const uncertain = await (addresses
    ? database.getAll(...addresses.map((address) => undeliveredDocument(context, id, address)))
    : database
        .collection(paths.undeliveredMails(id))
        .where("state", "==", "uncertain")
        .limit(settings.batchSize)
        .get());
  const documents = "docs" in uncertain ? uncertain.docs : uncertain;
  const chosen = documents.filter((one) => one.get("state") === "uncertain").slice(0, settings.batchSize);
  if (chosen.length === 0) return 0;

  const commit = database.batch();
  for (const { ref, updateTime } of chosen) commit.delete(ref, updateTime && { lastUpdateTime: updateTime });
  const recipients = chosen.map((one) => {
    const { address, language } = z.pick(undeliveredMail, { address: true, language: true }).parse(one.data());
    // Their names are not kept: they are greeted by the fallback.
    return { address, attempts: 0, ...(language && { language }) };
  });
  const batch = database.doc(paths.blastBatch(id, `again-${randomUUID()}`));
  commit.create(batch, { recipients, state: "waiting", dueAt: now() });
  commit.update(
    blastDocument(context, id),
    {
      "counts.uncertain": FieldValue.increment(-chosen.length),
      ...(blast.status === "finished" && { status: "sending", active: true, finishedAt: FieldValue.delete() }),
    },
    { lastUpdateTime: blast.changedAt },
  );
  return (await unlessLostRace(commit.commit())) ? chosen.length : "lost race";
}
