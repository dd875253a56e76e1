import type { DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";

/** The document `migrations/state`; absent is a database that no migration has met. */
const stateSchema = z.object({
  /** The number of the last migration that has run to its end. */
  schema: z.int().nonnegative().default(0),
  /** One that has not yet. */
  running: z
    .object({
      number: z.int(),
      /** The path of the last document that it has met. */
      cursor: z.string().optional(),
      changed: z.int().nonnegative(),
    })
    .optional(),
});
export type MigrationState = z.infer<typeof stateSchema>;

export function migrationState(document: DocumentSnapshot): MigrationState {
  return stateSchema.parse(document.data() ?? {});
}
