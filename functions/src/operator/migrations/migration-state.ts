import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { countOrZero } from "../../../../src/domain/kernel/counters";

/** The document `migrations/state`; absent is a database that no migration has met. */
const stateSchema = z.object({
  /** The number of the last migration that has run to its end. */
  schema: countOrZero,
  /** One that has not yet. */
  running: z.optional(
    z.object({
      number: z.int(),
      /** The path of the last document that it has met. */
      cursor: z.optional(z.string()),
      changed: z.int().check(z.nonnegative()),
    }),
  ),
});
export type MigrationState = z.infer<typeof stateSchema>;

export function migrationState(document: DocumentSnapshot): MigrationState {
  return stateSchema.parse(document.data() ?? {});
}
