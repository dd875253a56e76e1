// Who must not be written to. Only a keyed hash of the address is kept: it can be asked about, and tells nobody who has left.
import { FieldPath } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { keyedHash } from "./signed-token";

/** As many as one query may name. A query costs what it finds, and nearly nobody has left; to get each by its name would cost each. */
const mostAtOnce = 30;

export function suppressionOf(address: string) {
  return database.doc(paths.suppression(keyedHash("suppression", normalisedAddress(address)).toString("base64url")));
}

/** Those of the addresses, as they were given, whose owners have left. Only for functions that name `mailKey` in their secrets. */
export async function suppressedAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Map(addresses.map((address) => [address, suppressionOf(address).id]));
  const asked = [...new Set(names.values())];
  const groups = Array.from({ length: Math.ceil(asked.length / mostAtOnce) }, (_, nth) =>
    asked.slice(nth * mostAtOnce, (nth + 1) * mostAtOnce),
  );
  const suppressions = database.collection(paths.suppressions);
  const found = await Promise.all(
    groups.map((group) => suppressions.where(FieldPath.documentId(), "in", group).select().get()),
  );
  const gone = new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
  return new Set(addresses.filter((address) => gone.has(names.get(address) ?? "")));
}
