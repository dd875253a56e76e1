// The document with the relay's status: the sender reads it before it sends, and administrators see it. The numbers of
// waiting and rejected statements are counted rather than added up, so they cannot drift; delivered ones are forgotten
// in time, so they are added up, in the same commit that marks them.
import { relayStatus, type RelayStatusDocument } from "../../../src/domain/statements/outbox-statement";
import { paths } from "../../../src/domain/kernel/collections";
import { datedFields } from "../firestore/dated-fields";
import { unlessLostRace } from "../firestore/lease";
import type { Outbox } from "./outbox";

export async function readRelayStatus({ database }: Outbox): Promise<RelayStatusDocument> {
  return relayStatus.parse(datedFields(await database.doc(paths.relayStatus).get()) ?? {});
}

/** Counts anew, and repeats the count if another sender has changed the document in between. */
export async function refreshRelayStatus(outbox: Outbox, more: Partial<RelayStatusDocument> = {}): Promise<void> {
  const document = outbox.database.doc(paths.relayStatus);
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = await document.get();
    const counted = { ...(await countStatements(outbox)), ...more };
    const write = before.updateTime
      ? document.update(counted, { lastUpdateTime: before.updateTime })
      : document.create(relayStatus.parse(counted));
    if (await unlessLostRace(write)) return;
  }
}

async function countStatements({ database }: Outbox) {
  const statements = database.collection(paths.statements);
  const [waiting, rejected, oldest] = await Promise.all([
    statements.where("state", "==", "waiting").count().get(),
    statements.where("state", "==", "rejected").count().get(),
    statements.where("state", "==", "waiting").orderBy("recordedAt").limit(1).get(),
  ]);
  const [oldestWaiting] = oldest.docs.map((document) => datedFields(document)?.recordedAt as Date);
  return { waiting: waiting.data().count, rejected: rejected.data().count, oldestWaitingAt: oldestWaiting ?? null };
}
