// Who must get no mail. Only a keyed hash of the address is kept: it can be looked up, and tells nobody who has
// unsubscribed.
import { FieldPath } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { keyedHash } from "./signed-token";

/** Firestore's limit for `in`. A query costs what it finds, which is nearly nothing; a read of each id costs each. */
const maxIdsPerQuery = 30;

export function suppressionOf(address: string) {
  return database.doc(paths.suppression(keyedHash("suppression", normalisedAddress(address)).toString("base64url")));
}

/** Those of the given addresses whose owners have unsubscribed. Only for functions with `mailKey` in their secrets. */
export async function suppressedAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = new Map(addresses.map((address) => [address, suppressionOf(address).id]));
  const asked = [...new Set(ids.values())];
  const groups = Array.from({ length: Math.ceil(asked.length / maxIdsPerQuery) }, (_, nth) =>
    asked.slice(nth * maxIdsPerQuery, (nth + 1) * maxIdsPerQuery),
  );
  const suppressions = database.collection(paths.suppressions);
  const found = await Promise.all(
    groups.map((group) => suppressions.where(FieldPath.documentId(), "in", group).select().get()),
  );
  const suppressed = new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
  return new Set(addresses.filter((address) => suppressed.has(ids.get(address) ?? "")));
}
