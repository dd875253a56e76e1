// Runs the migrations that have not run yet, page by page. A page and how far it goes are one commit, so a run that is
// killed anywhere is simply run again and goes on behind the last page that was written.
import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type WriteBatch,
} from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { migrationMessages } from "../../../../src/domain/operation/words";
import { unlessLostRace } from "../../firestore/lease";
import { OperatorError } from "../operator-error";
import type { Migration } from "./migration";
import { migrationState, type MigrationState } from "./migration-state";

/** Two writes for each document stay far below what one commit may hold. */
const documentsPerPage = 100;

/** People go on working during the migration. */
const mostAttempts = 20;

export interface MigrationRun {
  database: Firestore;
  migrations: readonly Migration[];
  /** Only counts what would change. */
  dryRun: boolean;
  progress: (sentence: string) => void;
}

/** Returns the changes, a line for each migration. Throws if the stored data are newer than these migrations. */
export async function migrate(run: MigrationRun): Promise<string> {
  const { database, migrations } = run;
  const latest = migrations.at(-1)?.number ?? 0;
  const { schema } = migrationState(await stateIn(database).get());
  if (schema > latest) throw new OperatorError(migrationMessages.newer(schema, latest));
  const lines: string[] = [];
  for (const migration of migrations.filter(({ number }) => number > schema)) {
    const changed = await runMigration(run, migration);
    lines.push(migrationMessages.changed(migration.number, migration.title, changed, run.dryRun));
  }
  return lines.length > 0 ? lines.join("\n") : migrationMessages.upToDate(schema);
}

interface Progress {
  /** The path of the last document that was met. */
  cursor?: string | undefined;
  changed: number;
}

async function runMigration({ database, dryRun, progress }: MigrationRun, migration: Migration): Promise<number> {
  const { number } = migration;
  const { running } = migrationState(await stateIn(database).get());
  let done: Progress = running?.number === number ? running : { changed: 0 };
  for (let isLast = false; !isLast;) {
    const page = await runPage(database, migration, done, dryRun);
    done = page.done;
    isLast = page.isLast;
    progress(migrationMessages.progress(number, done.changed, dryRun));
  }
  return done.changed;
}

/** Runs again if another process has changed one of the documents in between, but not if another migrates. */
async function runPage(database: Firestore, migration: Migration, before: Progress, dryRun: boolean) {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const state = await stateIn(database).get();
    if (!dryRun && !goesOn(migrationState(state), migration, before)) break;
    const { docs } = await pageAfter(migration.documents(database), database, before.cursor).get();
    const changes = (await Promise.all(docs.map(async (document) => migration.change(document)))).filter(isDefined);
    const isLast = docs.length < documentsPerPage;
    const done = { cursor: docs.at(-1)?.ref.path ?? before.cursor, changed: before.changed + changes.length };
    if (dryRun) return { done, isLast };
    const batch = database.batch();
    for (const change of changes) change(batch);
    const { number } = migration;
    writeState(batch, state, isLast ? { schema: number } : { schema: number - 1, running: { number, ...done } });
    if (await unlessLostRace(batch.commit())) return { done, isLast };
  }
  throw new OperatorError(migrationMessages.lostRace);
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function goesOn({ schema, running }: MigrationState, { number }: Migration, { cursor }: Progress): boolean {
  return schema === number - 1 && (running?.number === number ? running.cursor : undefined) === cursor;
}

function writeState(batch: WriteBatch, before: DocumentSnapshot, { schema, running }: MigrationState): void {
  const { ref, updateTime } = before;
  if (!updateTime) batch.create(ref, { schema, ...(running && { running }) });
  else batch.update(ref, { schema, running: running ?? FieldValue.delete() }, { lastUpdateTime: updateTime });
}

function pageAfter(all: Query, database: Firestore, cursor: string | undefined): Query {
  const page = all.orderBy(FieldPath.documentId()).limit(documentsPerPage);
  return cursor === undefined ? page : page.startAfter(database.doc(cursor));
}

function stateIn(database: Firestore) {
  return database.doc(paths.migrations);
}
