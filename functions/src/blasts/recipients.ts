// The recipients of a blast: the mailing list as it really is, read page by page. It has repetitions, old dirty
// documents and people who have not confirmed.
import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { bounds, emailAddress } from "../../../src/domain/kernel/contact";
import { languageField, languageFrom, type Language } from "../../../src/domain/kernel/language";
import { paths } from "../../../src/domain/kernel/collections";
import { mayReceive } from "../mailing-list/may-receive";
import type { BlastContext } from "./blast-context";

const subscriptionsPerPage = 500;

export type Recipient =
  | { kind: "usable"; address: string; name?: string; language?: Language }
  | { kind: "unusable"; address: string };

/** Returns the recipient of a subscription; undefined if it may get no mail. */
export function recipientFrom(subscription: Record<string, unknown>): Recipient | undefined {
  if (!mayReceive(subscription)) return undefined;
  const { email, name } = subscription;
  const language = languageFrom(subscription.language);
  const address = typeof email === "string" ? normalisedAddress(email) : "";
  if (emailAddress.safeParse(address).success)
    return {
      ...{ kind: "usable", address },
      ...(typeof name === "string" && { name: name.slice(0, bounds.name) }),
      ...languageField(language),
    };
  return { kind: "unusable", address: address.slice(0, bounds.email) };
}

/** The mailing list behind a document's id, or from its beginning. */
export async function* subscriptionPages(
  { database }: Pick<BlastContext, "database">,
  after?: string,
  more: readonly "name"[] = [],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = database
    .collection(paths.emailList)
    .orderBy(FieldPath.documentId())
    .select("email", "confirmedAt", "language", ...more)
    .limit(subscriptionsPerPage);
  for (let cursor = after; ;) {
    const page: Query = cursor === undefined ? all : all.startAfter(cursor);
    const { docs } = await page.get();
    yield docs;
    if (docs.length < subscriptionsPerPage) return;
    cursor = docs.at(-1)?.id;
  }
}
