// The addresses that must get no mail, each with the reason. Only a keyed hash is kept: it can be looked up, and
// reveals no owner.
import { FieldPath, FieldValue, type QueryDocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import { mailboxOf, normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { newestOf } from "../firestore/newest";
import { hashUnder } from "../mail/key-ring";
import { suppressionKey } from "../mail/suppression-key";

/** Firestore's limit for `in`. A query costs what it finds, which is nearly nothing; a read of each id costs each. */
const maxIdsPerQuery = 30;

export async function suppressionOf(address: string) {
  return database.doc(paths.suppression(await suppressionId(address)));
}

/** Tells whether the address has been suppressed at this time or later. */
export async function suppressedSince(address: string, time: Timestamp | undefined): Promise<boolean> {
  const { updateTime } = await (await suppressionOf(address)).get();
  return updateTime !== undefined && updateTime.valueOf() >= (time?.valueOf() ?? "");
}

async function suppressionId(address: string): Promise<string> {
  return hashUnder({ secret: await suppressionKey() }, normalisedAddress(address)).toString("base64url");
}

/** `refused` by its mail server three times; the others are its owner's. */
export type SuppressionReason = "refused" | "complained" | "left";

/** Those of the given addresses that must get no mail. Only for functions with `mailKey` in their secrets. */
export async function suppressedAmong(addresses: readonly string[]): Promise<ReadonlyMap<string, SuppressionReason>> {
  const ids = await suppressionIds(addresses);
  const reasons = await reasonsById([...new Set(ids.values())]);
  return new Map(
    addresses.flatMap((address) => {
      const reason = reasons.get(ids.get(address) ?? "");
      return reason ? [[address, reason] as const] : [];
    }),
  );
}

async function suppressionIds(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(addresses.map(async (address) => [address, await suppressionId(address)] as const)));
}

async function reasonsById(ids: readonly string[]): Promise<ReadonlyMap<string, SuppressionReason>> {
  const groups = Array.from({ length: Math.ceil(ids.length / maxIdsPerQuery) }, (_, nth) =>
    ids.slice(nth * maxIdsPerQuery, (nth + 1) * maxIdsPerQuery),
  );
  const suppressions = database.collection(paths.suppressions);
  const found = await Promise.all(
    groups.map((group) => suppressions.where(FieldPath.documentId(), "in", group).select("by", "hasComplained").get()),
  );
  return new Map(found.flatMap(({ docs }) => docs.map(withReason)));
}

export interface FollowedSuppressions {
  /** Reads who of these is suppressed. */
  ask: (addresses: readonly string[]) => Promise<void>;
  /** The reason against an address of the last `ask`; it knows of owners who have left since. */
  reasonAgainst: (address: string) => SuppressionReason | undefined;
  /** False after a broken listener. */
  isCurrent: () => boolean;
  end: () => void;
}

/** Follows who is suppressed from this time of the server on, so that a mail may ask at its turn without a read. */
export async function followSuppressions(since: Timestamp): Promise<FollowedSuppressions> {
  const later = await newestOf(
    database.collection(paths.suppressions).where("at", ">", since),
    ({ docs }) => new Map(docs.map(withReason)),
  );
  let ids: ReadonlyMap<string, string> = new Map();
  let asked: ReadonlyMap<string, SuppressionReason> = new Map();
  return {
    async ask(addresses) {
      ids = await suppressionIds(addresses);
      asked = await reasonsById([...ids.values()]);
    },
    reasonAgainst(address) {
      const id = ids.get(address) ?? "";
      return later.read()?.get(id) ?? asked.get(id);
    },
    isCurrent: () => later.read() !== undefined,
    end: later.end,
  };
}

/** The reasons to send no mail to this address: of the address, of its mailbox, and of a complaint at another one. */
export async function reasonsAgainst(address: string): Promise<SuppressionReason[]> {
  const mailbox = mailboxOf(address);
  return [...(await suppressedAmong([address, mailbox, complaintsOf(mailbox)])).values()];
}

/** Keeps that mail to one of its addresses was called spam. The subscriptions of its other addresses stay. */
export async function recordComplaintOf(address: string): Promise<void> {
  const suppression = await suppressionOf(complaintsOf(mailboxOf(address)));
  await suppression.set({ at: FieldValue.serverTimestamp(), by: "complaint" });
}

/** Stands for a mailbox in the place of an address: a tag behind a "+" may be another one each time. */
function complaintsOf(mailbox: string): string {
  return `complaints of ${mailbox}`;
}

/** An owner who has complained may press the mail's link afterwards; that takes nothing back. */
function withReason(suppression: QueryDocumentSnapshot): [string, SuppressionReason] {
  const by: unknown = suppression.get("by");
  const hasComplained = by === "complaint" || suppression.get("hasComplained") === true;
  return [suppression.id, hasComplained ? "complained" : by === "refused" ? by : "left"];
}
