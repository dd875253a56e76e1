// Adds the people of an import, a part at a time. Each part is one commit that also records the progress, so the worker
// may be killed at any moment and started twice. A person may leave the list between the look at the suppressions and
// that commit, so the suppressions are read once more before a part is done.
import { FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../../src/domain/mailing-list/address";
import { textsOfSubscriber } from "../../../../src/domain/mailing-list/subscribers/subscriber";
import { paths } from "../../../../src/domain/kernel/collections";
import { dayMs, hourMs } from "../../../../src/domain/kernel/durations";
import { searchWordsOf } from "../../../../src/domain/kernel/search-words";
import { doubleOptIn, limit } from "../../config";
import { unlessLostRace } from "../../firestore/lease";
import { listedAmong } from "../check-addresses";
import { askToConfirm } from "../confirmation-mail";
import { suppressedAmong } from "../suppression";
import { partFrom, readImport, type AddedRow, type ImportContext, type StoredImport } from "./stored-import";
import type { ImportRow } from "../../../../src/domain/mailing-list/import/import";
import { unconfirmedMs } from "../confirmation-link";

interface ImportTimes {
  now: Date;
  /** The time at which its owner is asked to confirm; undefined for never. */
  mailAt: Date | undefined;
}

/** Well below the time-out of the function. */
const importRunMs = 4 * 60_000;

/** The time from one mail to the next. */
function mailSpacingMs(): number {
  const [perHour, perDay] = [limit("IMPORT_CONFIRMATION_MAILS_PER_HOUR"), limit("IMPORT_CONFIRMATION_MAILS_PER_DAY")];
  return Math.max(hourMs / Math.max(perHour, 1), dayMs / Math.max(perDay, 1));
}

/** Works on an import, and says when to come again; undefined when nothing is left to do. */
export async function workOnImport(context: ImportContext, id: string): Promise<Date | undefined> {
  const until = new Date(context.now().getTime() + importRunMs);
  for (;;) {
    const known = await readImport(context, id);
    if (!known?.active) return undefined;
    if (context.now() > until) return context.now();
    const document = await context.database.doc(paths.importPart(id, known.next)).get();
    const part = partFrom(document);
    if (part?.state === "waiting") await addPart(context, known, document);
    else await settlePart(context, known, document);
  }
}

async function addPart(context: ImportContext, known: StoredImport, document: DocumentSnapshot): Promise<void> {
  const part = partFrom(document);
  if (part?.state !== "waiting" || !document.updateTime) return;
  const addresses = part.rows.map(({ email }) => email);
  const [suppressed, listed] = await Promise.all([suppressedAmong(addresses), listedAmong(addresses)]);
  const taken = new Set(listed);
  const added: AddedRow[] = [];
  const batch = context.database.batch();
  const spacingMs = mailSpacingMs();
  for (const row of part.rows) {
    const address = normalisedAddress(row.email);
    if (suppressed.has(row.email) || taken.has(address)) continue;
    taken.add(address);
    const subscription = context.database.collection(paths.emailList).doc();
    const nth = known.counts.added + added.length;
    const mailAt = known.mailsFrom && new Date(known.mailsFrom.getTime() + nth * spacingMs);
    batch.create(subscription, importedSubscription(known, row, { now: context.now(), mailAt }));
    if (mailAt) askToConfirm(batch, subscription, mailAt, "import confirmation");
    added.push({ email: row.email, id: subscription.id });
  }
  const all = known.counts.added + added.length;
  batch.update(document.ref, { state: "added", rows: added }, { lastUpdateTime: document.updateTime });
  batch.update(context.database.doc(paths.import(known.id)), {
    "counts.added": FieldValue.increment(added.length),
    "counts.suppressed": FieldValue.increment(suppressed.size),
    "counts.listed": FieldValue.increment(part.rows.length - added.length - suppressed.size),
    ...(known.mailsFrom && doubleOptIn() && { mailsUntil: new Date(known.mailsFrom.getTime() + all * spacingMs) }),
  });
  await unlessLostRace(batch.commit());
}

/**
 * Takes back the people who have left in between, and forgets the part. An import that is gone has nothing left to
 * settle.
 */
async function settlePart(context: ImportContext, known: StoredImport, document: DocumentSnapshot): Promise<void> {
  const part = partFrom(document);
  const rows = part?.state === "added" ? part.rows : [];
  const suppressed = rows.length === 0 ? new Map() : await suppressedAmong(rows.map(({ email }) => email));
  const left = rows.filter(({ email }) => suppressed.has(email));
  const batch = context.database.batch();
  for (const { id } of left) batch.delete(context.database.doc(paths.subscription(id)));
  if (document.updateTime) batch.delete(document.ref, { lastUpdateTime: document.updateTime });
  const next = known.next + 1;
  batch.update(
    context.database.doc(paths.import(known.id)),
    {
      next,
      "counts.added": FieldValue.increment(-left.length),
      "counts.suppressed": FieldValue.increment(left.length),
      ...(next >= known.parts && { status: "finished", active: false, finishedAt: context.now() }),
    },
    { lastUpdateTime: known.changedAt },
  );
  await unlessLostRace(batch.commit());
}

/**
 * Returns the subscription of a row. An administrator has let it in (`acceptedAt`), so no flood holds it. `import` says
 * that its owner has not signed up, so it lifts no suppression and is no event. After the question it is kept for as
 * long as it may be confirmed.
 */
function importedSubscription({ id, consent }: StoredImport, row: ImportRow, { now, mailAt }: ImportTimes) {
  const address = normalisedAddress(row.email);
  return {
    ...row,
    ...(address !== row.email && { address }),
    createdAt: now,
    acceptedAt: now,
    consent: { text: consent, at: now },
    import: id,
    searchWords: searchWordsOf(textsOfSubscriber({ ...row })),
    ...(mailAt && { expiresAt: new Date(mailAt.getTime() + unconfirmedMs) }),
  };
}
