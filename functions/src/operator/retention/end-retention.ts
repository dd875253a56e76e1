// Ends documents that were kept for long enough (src/domain/operation/retention.ts), except those that Firestore's
// time-to-live ends by itself. No statement tells of it, because no person has deleted them.
import type { DocumentReference, Firestore, Query } from "firebase-admin/firestore";
import { seatOwner } from "../../../../src/domain/invitations/seats/seat";
import { paths } from "../../../../src/domain/kernel/collections";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { retention } from "../../../../src/domain/operation/retention";
import { deleteSilently } from "../persons/delete-silently";

type Expired = (database: Firestore, before: (days: number) => Date) => Query;

const expired: Expired[] = [
  (database, before) =>
    database.collectionGroup("inquiries").where("repliedAt", "<", before(retention.inquiries.keptFor)),
  (database, before) =>
    database
      .collectionGroup("taskQueue")
      .where("status", "==", "completed")
      .where("movedAt", "<", before(retention.inquiries.keptFor)),
  (database, before) => database.collection("inquiryOutcomes").where("at", "<", before(retention.inquiries.keptFor)),
  (database, before) =>
    database
      .collection(paths.invitations)
      .where("status", "in", ["unused", "not started"])
      .where("expiresAt", "<", before(retention.invitations.keptFor)),
  (database, before) =>
    database
      .collection(paths.seats)
      .where("status", "in", ["unused", "not started"])
      .where("expiresAt", "<", before(retention.invitations.keptFor)),
  (database, before) => database.collectionGroup("undelivered").where("at", "<", before(retention.undelivered.keptFor)),
  (database, before) => database.collection(paths.deeds).where("at", "<", before(retention.deeds.keptFor)),
  // The rules look back for an hour.
  (database, before) => database.collectionGroup("accesses").where("at", "<", before(1)),
];

const documentsAtOnce = 500;

/** Returns how many documents have gone, without what ends with one of them. */
export async function endRetention(database: Firestore, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  let ended = 0;
  for (const query of expired.map((one) => one(database, before).select().limit(documentsAtOnce)))
    for (let count = documentsAtOnce; count === documentsAtOnce;) {
      const { docs } = await query.get();
      await deleteSilently(
        database,
        (await Promise.all(docs.map(async ({ ref }) => [ref, ...(await endingWith(database, ref))]))).flat(),
      );
      count = docs.length;
      ended += count;
    }
  return ended;
}

/** The ratings that an unused invitation offers end with it, and with an unused seat all that is kept of it. */
async function endingWith(database: Firestore, { id, parent }: DocumentReference): Promise<DocumentReference[]> {
  if (parent.path === paths.invitations) return [database.doc(paths.offeredRatings(id))];
  if (parent.path !== paths.seats) return [];
  const { data: owner } = seatOwner.safeParse((await database.doc(paths.seatOwner(id)).get()).data());
  const listed = owner ? [database.doc(paths.colleague(owner.invitationId, owner.seat))] : [];
  return [database.doc(paths.seatAnswers(id)), database.doc(paths.seatOwner(id)), ...listed];
}

/** Runs once a day (UTC), in its quietest hours; the next day makes good a failed run. */
export async function endRetentionDaily(database: Firestore, now: Date): Promise<void> {
  if (now.getUTCHours() === 3 && now.getUTCMinutes() < minutesOfSweep) await endRetention(database, now);
}

/** The sweep runs every five minutes. */
export const minutesOfSweep = 5;
