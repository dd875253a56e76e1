// The facts about addresses that only the server knows: suppressions are keyed hashes, and no browser has their key.
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { doubleOptIn, mailKey } from "../config";
import { database } from "../firestore/database";
import { suppressedAmong } from "./suppression";

export const checkAddresses = callable(
  "checkAddresses",
  { secrets: [mailKey], maxInstances: 1 },
  async ({ request: { addresses, listed = false } }) => {
    const [known, onList] = await Promise.all([
      knownOf(addresses),
      listed ? listedAmong(addresses) : new Set<string>(),
    ]);
    return {
      asksToConfirm: doubleOptIn(),
      ...known,
      listed: addresses.filter((address) => onList.has(normalisedAddress(address))),
    };
  },
);

/** Those that must get no mail, with the reason. */
export async function knownOf(addresses: readonly string[]): Promise<{ left: string[]; refused: string[] }> {
  const suppressed = await suppressedAmong(addresses);
  return {
    left: addresses.filter((address) => ["left", "complained"].includes(suppressed.get(address) ?? "")),
    refused: addresses.filter((address) => suppressed.get(address) === "refused"),
  };
}

/** Firestore's limit for `in`. */
const perQuery = 30;

/** Those that have a subscription, in small letters, however it was typed. */
export async function listedAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(addresses.map(normalisedAddress))];
  const groups = Array.from({ length: Math.ceil(asked.length / perQuery) }, (_, nth) =>
    asked.slice(nth * perQuery, (nth + 1) * perQuery),
  );
  const emailList = database.collection(paths.emailList);
  const found = await Promise.all(
    groups.flatMap((group) =>
      ["email", "address"].map((field) => emailList.where(field, "in", group).select("email").get()),
    ),
  );
  return new Set(found.flatMap(({ docs }) => docs.map((one) => normalisedAddress(String(one.get("email"))))));
}
