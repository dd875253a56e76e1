// The document with the relay's status: the sender reads it before it sends, and administrators see it. The numbers of
// waiting and rejected statements are counted rather than added up, so they cannot drift; delivered ones are forgotten
// in time, so they are added up, in the same commit that marks them.
import { type DocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import { relayStatus, type RelayStatusDocument } from "../../../src/domain/statements/outbox-statement";
import { paths } from "../../../src/domain/kernel/collections";
import { isLostRace } from "../firestore/database-errors";
import type { Outbox } from "./outbox";

export async function readRelayStatus({ database }: Outbox): Promise<RelayStatusDocument> {
  return relayStatusFrom(await database.doc(paths.relayStatus).get());
}

function relayStatusFrom(document: DocumentSnapshot): RelayStatusDocument {
  const { pausedUntil, oldestWaitingAt, ...numbers } = document.data() ?? {};
  return relayStatus.parse({
    ...numbers,
    pausedUntil: (pausedUntil as Timestamp | null | undefined)?.toDate(),
    oldestWaitingAt: (oldestWaitingAt as Timestamp | null | undefined)?.toDate(),
  });
}

/** Counts anew. Where another sender has changed the document meanwhile, the count may be old, so it is repeated. */
export async function refreshRelayStatus(outbox: Outbox, more: Partial<RelayStatusDocument> = {}): Promise<void> {
  const document = outbox.database.doc(paths.relayStatus);
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = await document.get();
    const counted = { ...(await countStatements(outbox)), ...more };
    try {
      if (before.updateTime) await document.update(counted, { lastUpdateTime: before.updateTime });
      else await document.create(relayStatus.parse(counted));
      return;
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
  }
}

async function countStatements({ database }: Outbox) {
  const statements = database.collection(paths.statements);
  const [waiting, rejected, oldest] = await Promise.all([
    statements.where("state", "==", "waiting").count().get(),
    statements.where("state", "==", "rejected").count().get(),
    statements.where("state", "==", "waiting").orderBy("recordedAt").limit(1).get(),
  ]);
  const oldestWaitingAt = oldest.docs[0]?.get("recordedAt") as Timestamp | undefined;
  return {
    waiting: waiting.data().count,
    rejected: rejected.data().count,
    oldestWaitingAt: oldestWaitingAt?.toDate() ?? null,
  };
}
