// Deletes as Firestore's TTL policies would in production, by the deployed configuration; the emulator has no TTL.
import { readFileSync } from "node:fs";
import type { Timestamp } from "firebase/firestore/lite";
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
      .map(async ({ collectionGroup, fieldPath }) => {
        // The service needs no index, which a query by the field would ask for: all are read, and looked at here.
        const { docs } = await firestore.collectionGroup(collectionGroup).get();
        return docs.filter((document) => {
          const expiresAt = document.get(fieldPath) as Timestamp | undefined;
          return expiresAt !== undefined && expiresAt.toMillis() <= time.getTime();
        });
      }),
  );
  return found.flat().map(({ ref }) => ref);
}
