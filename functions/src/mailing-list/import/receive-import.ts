// Takes the parts of a file. A part that is sent twice counts once, so a browser that loses the connection sends it
// again; the last one starts the work. A file that never arrives whole is cleared away after a day.
import { FieldValue } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import {
  importCounts,
  type importRequest,
  type SubscriberImport,
} from "../../../../src/domain/mailing-list/import/import";
import { importMessages } from "../../../../src/domain/mailing-list/import/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { callable } from "../../callable/callable";
import { failure } from "../../callable/failure";
import { doubleOptIn } from "../../config";
import { database } from "../../firestore/database";
import { unlessLostRace, unlessThere } from "../../firestore/lease";
import { enqueueImport } from "./enqueue-import";
import { readImport, type ImportContext, type StoredImport } from "./stored-import";

type ReceivedPart = z.infer<typeof importRequest> & { createdBy: string };

export const importSubscriptions = callable("importSubscriptions", { maxInstances: 1 }, async ({ request, auth }) => {
  const context = { database, now: () => new Date() };
  const isWhole = await receivePart(context, { ...request, createdBy: auth?.uid ?? "" });
  if (isWhole) await enqueueImport(request.import, new Date());
  return { isWhole };
});

/** Answers whether all parts are there, so that the work may begin. */
async function receivePart(context: ImportContext, received: ReceivedPart): Promise<boolean> {
  const { import: id, consent, part, parts, rows, createdBy } = received;
  const expiresAt = new Date(context.now().getTime() + dayMs);
  const document = context.database.doc(paths.import(id));
  const known = await readImport(context, id);
  if (known && known.status !== "receiving") return true;
  if (!known) {
    const begun: SubscriberImport = {
      ...{ createdBy, createdAt: context.now(), consent, status: "receiving", active: false },
      ...{ rows: 0, parts, next: 0, counts: importCounts.parse({}) },
    };
    await unlessThere(document.create({ ...begun, expiresAt }));
  }
  const batch = context.database.batch();
  batch.create(context.database.doc(paths.importPart(id, part)), { state: "waiting", rows, expiresAt });
  batch.update(document, { rows: FieldValue.increment(rows.length) });
  await unlessThere(batch.commit());
  return part === parts - 1 && start(context, id);
}

async function start(context: ImportContext, id: string): Promise<boolean> {
  for (;;) {
    const known = await readImport(context, id);
    if (known?.status !== "receiving") return true;
    const there = await context.database.collection(paths.importParts(id)).count().get();
    if (there.data().count !== known.parts) throw failure("failed-precondition", importMessages.lost);
    if (await unlessLostRace(beginAdding(context, known))) return true;
  }
}

async function beginAdding(context: ImportContext, { id, changedAt }: StoredImport) {
  const asks = doubleOptIn() && { mailsFrom: await nextFreeTime(context) };
  const begun = { status: "adding", active: true, expiresAt: FieldValue.delete(), ...asks };
  return context.database.doc(paths.import(id)).update(begun, { lastUpdateTime: changedAt });
}

/** Returns the time at which every person of earlier imports has been asked: all imports together go at one pace. */
async function nextFreeTime({ database, now }: ImportContext): Promise<Date> {
  const latest = await database.collection(paths.imports).orderBy("mailsUntil", "desc").limit(1).get();
  const [busiest] = latest.docs;
  const until = (busiest?.get("mailsUntil") as { toDate: () => Date } | undefined)?.toDate();
  return until && until > now() ? until : now();
}
