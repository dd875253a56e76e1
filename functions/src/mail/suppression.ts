// Who must not be written to. Only a keyed hash of the address is kept: it can be asked about, and tells nobody who has left.
import { normalisedAddress } from "../../../src/domain/documents/address";
import { paths } from "../../../src/domain/paths";
import { database } from "../database";
import { keyedHash } from "./sealed";

const mostAtOnce = 300;

export function suppressionOf(address: string) {
  return database.doc(paths.suppression(keyedHash("suppression", normalisedAddress(address)).toString("base64url")));
}

/** Those of the addresses, as they were given, whose owners have left. Only for functions that name `mailKey` in their secrets. */
export async function suppressedAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const suppressed = new Set<string>();
  for (let from = 0; from < addresses.length; from += mostAtOnce) {
    const group = addresses.slice(from, from + mostAtOnce);
    const found = await database.getAll(...group.map(suppressionOf), { fieldMask: [] });
    found.forEach(({ exists }, nth) => {
      const address = group[nth];
      if (exists && address !== undefined) suppressed.add(address);
    });
  }
  return suppressed;
}
