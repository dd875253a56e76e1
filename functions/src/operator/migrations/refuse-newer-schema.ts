// Functions of an older version, such as those of a deployment that was rolled back, would misread what a newer one has
// stored, and write over it. So an instance looks before its first work; it costs one read.
import type { Firestore } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { migrationMessages } from "../../../../src/domain/operation/words";
import { log } from "../../log";
import { migrations } from "./all";
import { migrationState } from "./migration-state";

/** Throws if the stored data are newer; each user of an unreadable database refuses by itself. */
export async function refuseNewerSchema(database: Firestore): Promise<void> {
  const latest = migrations.at(-1)?.number ?? 0;
  const { schema } = await database
    .doc(paths.migrations)
    .get()
    .then(migrationState, () => ({ schema: 0 }));
  if (schema <= latest) return;
  const refusal = new Error(migrationMessages.newer(schema, latest));
  log.crashed("start", refusal);
  throw refusal;
}
