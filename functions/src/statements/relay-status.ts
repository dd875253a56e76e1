// The document that says how the relay stands: the sender reads it before it sends, and administrators see it. The numbers of
// waiting and rejected statements are counted rather than added up, so they cannot drift; delivered ones are forgotten in time,
// so they are added up, in the same commit that marks them.
import { type DocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import { statementStanding, type StatementStanding } from "../../../src/domain/statements/outbox-statement";
import { paths } from "../../../src/domain/kernel/collections";
import { isLostRace } from "../firestore/database-errors";
import type { Outbox } from "./outbox";

export async function readStanding({ database }: Outbox): Promise<StatementStanding> {
  return standingIn(await database.doc(paths.statementStanding).get());
}

function standingIn(document: DocumentSnapshot): StatementStanding {
  const { pausedUntil, oldestWaitingAt, ...numbers } = document.data() ?? {};
  return statementStanding.parse({
    ...numbers,
    pausedUntil: (pausedUntil as Timestamp | null | undefined)?.toDate(),
    oldestWaitingAt: (oldestWaitingAt as Timestamp | null | undefined)?.toDate(),
  });
}

/** Counts anew. Where another sender has changed the document meanwhile, the count may be old, so it is repeated. */
export async function refreshStanding(outbox: Outbox, more: Partial<StatementStanding> = {}): Promise<void> {
  const standing = outbox.database.doc(paths.statementStanding);
  for (let turn = 0; turn < 5; turn++) {
    const before = await standing.get();
    const counted = { ...(await count(outbox)), ...more };
    try {
      if (before.updateTime) await standing.update(counted, { lastUpdateTime: before.updateTime });
      else await standing.create(statementStanding.parse(counted));
      return;
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
  }
}

async function count({ database }: Outbox) {
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
