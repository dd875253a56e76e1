// Brings what is stored into today's form, page by page. A run that is killed anywhere is run again: what has changed
// is left as it is. Functions of an older version, such as those of a deployment that was rolled back, would misread
// it and write over it, so the number of the form is stored, too.
import { setTimeout as pause } from "node:timers/promises";
import { FieldPath, type Firestore, type Query } from "firebase-admin/firestore";
import { countOrZero } from "../../../../src/domain/kernel/counters";
import { paths } from "../../../../src/domain/kernel/collections";
import { migrationMessages } from "../../../../src/domain/operation/words";
import { unlessLostRace } from "../../firestore/lease";
import { log } from "../../log";
import { OperatorError } from "../operator-error";
import { documentChanges, type DocumentChange } from "./document-changes";

/** The form of this version; one more with each new change. Up to 12 the changes were numbered. */
export const currentSchema = 14;

/** Two writes for each document stay far below what one commit may hold. */
const documentsPerPage = 100;

/** People go on working during the migration. */
const mostAttempts = 20;

interface MigrationRun {
  database: Firestore;
  /** Only counts what would change. */
  dryRun: boolean;
  progress: (sentence: string) => void;
}

/** Returns the changes, a line for each. Throws if the stored data are newer than this version. */
export async function migrate(run: MigrationRun): Promise<string> {
  const { database, dryRun } = run;
  const newer = newerSchema(await storedSchema(database));
  if (newer !== undefined) throw new OperatorError(newer);
  const lines: string[] = [];
  for (const change of documentChanges) {
    const changed = await changeAll(run, change);
    if (changed > 0) lines.push(migrationMessages.changed(change.title, changed, dryRun));
  }
  if (!dryRun) await database.doc(paths.migrations).set({ schema: currentSchema });
  return lines.length > 0 ? lines.join("\n") : migrationMessages.upToDate;
}

async function changeAll({ database, dryRun, progress }: MigrationRun, change: DocumentChange): Promise<number> {
  const all = change.documents(database).orderBy(FieldPath.documentId()).limit(documentsPerPage);
  let changed = 0;
  for (let page: Query | undefined = all; page;) {
    const done = await changePage(database, page, change, dryRun);
    changed += done.changed;
    progress(migrationMessages.progress(change.title, changed, dryRun));
    page = done.last && all.startAfter(done.last);
  }
  return changed;
}

/** Runs again if another process has changed one of the documents in between. */
async function changePage(database: Firestore, page: Query, { change }: DocumentChange, dryRun: boolean) {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const { docs } = await page.get();
    const writes = (await Promise.all(docs.map(async (document) => change(document)))).filter(
      (write) => write !== undefined,
    );
    const done = { changed: writes.length, last: docs.length < documentsPerPage ? undefined : docs.at(-1) };
    const batch = database.batch();
    for (const write of writes) write(batch);
    if (dryRun || writes.length === 0 || (await unlessLostRace(batch.commit()))) return done;
  }
  throw new OperatorError(migrationMessages.lostRace);
}

/** No call waits longer for an answer of a database that hangs, `/health` among them. */
const longestCheckMs = 2000;
let checkedMs = 0;

/** The time that the check before this instance's first call has taken. */
export function schemaCheckMs(): number {
  return checkedMs;
}

/** Throws if the stored data are newer, before an instance works. A user of an unreadable database refuses itself. */
export async function refuseNewerSchema(database: Firestore): Promise<void> {
  const began = Date.now();
  const silent = pause(longestCheckMs, 0, { ref: false });
  const newer = newerSchema(await Promise.race([storedSchema(database).catch(() => 0), silent]));
  checkedMs = Date.now() - began;
  if (newer === undefined) return;
  const refusal = new Error(newer);
  log.crashed("start", refusal);
  throw refusal;
}

/** 0 is a database that no migration has met. */
async function storedSchema(database: Firestore): Promise<number> {
  return countOrZero.parse((await database.doc(paths.migrations).get()).get("schema"));
}

function newerSchema(stored: number): string | undefined {
  return stored > currentSchema ? migrationMessages.newer(stored, currentSchema) : undefined;
}
