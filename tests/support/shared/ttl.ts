// What Firestore's TTL policies would delete in production, by the deployed configuration; the emulator has no TTL.
import { readFileSync } from "node:fs";
import type { database } from "../../../functions/src/firestore/database";

type Firestore = typeof database;

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

/** Every document whose time has come by then. */
export async function expiredBy(firestore: Firestore, time: Date) {
  const configuration = JSON.parse(readFileSync("firestore.indexes.json", "utf8")) as {
    fieldOverrides: FieldOverride[];
  };
  const found = await Promise.all(
    configuration.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) =>
        firestore.collectionGroup(collectionGroup).where(fieldPath, "<=", time).get(),
      ),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}
