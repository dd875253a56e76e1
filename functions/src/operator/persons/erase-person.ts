// Erases a person, so that it can be stopped anywhere and begun again: what leads to something else goes after it, and
// it is looked for anew until nothing is found. Before anything goes, no mail goes there any more and an account can
// write no more answers.
import { FieldValue, type DocumentReference, type DocumentSnapshot, FieldPath } from "firebase-admin/firestore";
import { roleIn } from "../../../../src/domain/accounts/roles";
import { normalisedAddress } from "../../../../src/domain/mailing-list/address";
import { paths } from "../../../../src/domain/kernel/collections";
import { personalCollections, type PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import type { CollectionRow } from "../../../../src/domain/operation/place-row";
import type { ErasedCounts } from "../../../../src/domain/operation/personal-data-export";
import { personalDataMessages } from "../../../../src/domain/operation/words";
import { takeOutObject } from "../../deeds/deed-lines";
import { unlessLostRace, unlessThere } from "../../firestore/lease";
import { updateCurrent } from "../../firestore/update-current";
import { profileWithout } from "../../invitations/profile-without";
import { readSeat } from "../../invitations/seats/stored-seat";
import { noSignIn } from "../../invitations/stored-invitation";
import { takeOutOfBatch, takeOutOfUndelivered } from "./blast-addresses";
import { takeOutOfImport } from "./import-addresses";
import { deleteSilently } from "./delete-silently";
import { accountWith, findPerson, idsIn, type FoundPerson } from "./find-person";
import { noTrail, type PersonTrail } from "./person-trail";
import { hashedIds, type PersonsContext } from "./persons-context";
import type { PersonalPlace } from "../../../../src/domain/operation/personal-places";

// A record of an erasure without the person: the time, the operator, and the number of documents of each place. Its id
// is a keyed hash of the address, by which a restored backup knows whom to erase again. It is written before anything
// is erased, so it is there even if the process is killed in the middle; until it is done, it keeps the trail.
interface ErasureRecord {
  counts: ErasedCounts;
  /** The trail that an earlier, killed erasure of this person has kept. */
  trail: PersonTrail;
  /** Must be called before anything that was found is erased. */
  keepTrail: (found: PersonTrail) => Promise<void>;
  add: (place: PersonalPlace, count: number) => Promise<void>;
  finish: () => Promise<void>;
}

/** The person may not be erased, or not now; what is said is for an administrator. */
export class ErasureRefused extends Error {}

/** Documents that are found through others go before those. */
const first: PersonalCollection[] = [
  "savedReplies",
  "statements",
  "notifications/*/pending",
  "outbox",
  "inquiryOutcomes",
  "taskHandOvers",
  "inquiries/*/notes",
  "seatAnswers",
  "seats",
  "seatOwners",
  "assessmentAnswers/*/colleagues",
  "assessmentAnswers/*/answerAuthors",
  "assessmentAnswers/*/planRun",
  "assessmentAnswers/*/planVersions",
  "assessmentAnswers/*/planReleases",
  "assessmentAnswers/*/planNotes",
  "assessmentAnswers/*/businessChanges",
  "assessmentAnswers/*/planActions",
  "assessmentAnswers/*/planReminders",
  "assessmentAnswers/*/keyIndicators",
  "assessmentAnswers/*/courses/*/texts",
  "assessmentAnswers/*/courses/*/sources",
  "assessmentAnswers/*/courses",
  "assessmentAnswers/*/courseList",
  "voiceBoxes",
  "voiceSentences",
  "voiceLinks",
  "assessmentAnswers/*/voiceRounds",
  "sharedPlans",
  "sharedPlanOwners",
  "assessmentAnswers/*/sharedLinks",
  "assessmentAnswers",
  "invitationRequests",
];
const last: PersonalCollection[] = ["profiles", "invitations"];
const erased = (Object.keys(personalCollections) as PersonalCollection[]).filter(
  (pattern) => personalCollections[pattern].erasure !== "kept",
);
const erasureOrder = [...first, ...erased.filter((pattern) => ![...first, ...last].includes(pattern)), ...last];

/** The next pass meets a person who writes during their erasure. */
const maxPasses = 5;

/** Returns how much of each place has gone. Throws an ErasureRefused where something has to be done before. */
export async function erasePerson(context: PersonsContext, address: string, by?: string): Promise<ErasedCounts> {
  const account = await accountWith(context, address);
  if (roleIn(account?.customClaims) !== undefined) throw new ErasureRefused(personalDataMessages.isStaff(address));
  const record = await beginErasure(context, address, by);
  await suppress(context, address);
  let found = await findPerson(context, address, record.trail);
  for (let pass = 0; pass < maxPasses && isSomething(found); pass++) {
    await record.keepTrail(found);
    const isWhole = await erasePass(context, found, record);
    if (!isWhole) throw new ErasureRefused(personalDataMessages.mailUnderWay);
    found = await findPerson(context, address, found);
  }
  if (isSomething(found)) throw new ErasureRefused(personalDataMessages.eraseFailed);
  await record.finish();
  return record.counts;
}

async function suppress(context: PersonsContext, address: string): Promise<void> {
  const { suppression } = await hashedIds(context, address);
  const document = context.database.doc(paths.suppression(suppression));
  await unlessThere(document.create({ at: FieldValue.serverTimestamp(), by: "erased" }));
}

function isSomething({ account, documents }: FoundPerson): boolean {
  return account !== undefined || erased.some((pattern) => (documents.get(pattern) ?? []).length > 0);
}

/** False where a mail to the person is under way. */
async function erasePass(context: PersonsContext, found: FoundPerson, record: ErasureRecord): Promise<boolean> {
  const { account, documents } = found;
  await freeColleagues(context, found); // their profiles keep the sign-ins that counted
  await shutOut([...(documents.get("invitations") ?? []), ...(documents.get("seats") ?? [])]);
  let isWhole = true;
  for (const pattern of erasureOrder) {
    const refs = documents.get(pattern) ?? [];
    if (pattern === "blasts/*/batches") isWhole = await takeOutOfBatches(context, found, refs, record);
    else if (pattern === "imports/*/importParts")
      for (const ref of refs) {
        await takeOutOfImport(context, ref, found.address);
        await record.add(pattern, 1);
      }
    else if (pattern === "deeds") {
      const ids = idsIn(found);
      for (const ref of refs) if (await takeOutObject(ref, (id) => ids.has(id))) await record.add(pattern, 1);
    } else if (pattern === "blasts/*/undelivered")
      for (const ref of refs) {
        await takeOutOfUndelivered(context, ref);
        await record.add(pattern, 1);
      }
    else
      await deleteSilently(context.database, await toDelete(pattern, found, refs), (count) =>
        record.add(pattern, count),
      );
  }
  if (account) {
    await context.auth?.deleteUser(account.uid);
    await record.add("account", 1);
  }
  return isWhole;
}

async function shutOut(invitations: readonly DocumentReference[]): Promise<void> {
  await Promise.all(invitations.map((ref) => unlessLostRace(ref.update({ usedAuthTime: noSignIn }))));
}

/** The seats of a business end with it, and leave the profiles of their colleagues. */
async function freeColleagues({ database, now }: PersonsContext, { documents, ofColleagues }: FoundPerson) {
  for (const ref of (documents.get("seats") ?? []).filter(({ path }) => ofColleagues.has(path))) {
    const seat = readSeat(await ref.get());
    if (seat?.usedBy === undefined) continue;
    const isListed = (profile: DocumentSnapshot) => profile.get(new FieldPath("memberships", ref.id)) !== undefined;
    await updateCurrent(database.doc(paths.profile(seat.usedBy)), (profile) =>
      isListed(profile) ? profileWithout(profile, { ...seat, part: "colleague" }, now()) : undefined,
    );
  }
}

async function takeOutOfBatches(
  context: PersonsContext,
  { address }: FoundPerson,
  batches: readonly DocumentReference[],
  record: ErasureRecord,
): Promise<boolean> {
  let isWhole = true;
  for (const batch of batches) {
    if (await takeOutOfBatch(context, batch, address)) await record.add("blasts/*/batches", 1);
    else isWhole = false;
  }
  return isWhole;
}

const signedByAdministrators: readonly PersonalCollection[] = [
  "inquiryOutcomes",
  "inquiries/*/notes",
  "savedReplies",
  "assessmentAnswers/*/planVersions",
  "assessmentAnswers/*/planReleases",
  "assessmentAnswers/*/planNotes",
  "assessmentAnswers/*/businessChanges",
  "assessmentAnswers/*/sharedLinks",
];

/**
 * Documents about another person's inquiry or business stay, without the person who was an administrator then; so do
 * those that lead to the tasks that they have left behind.
 */
async function toDelete(
  pattern: PersonalCollection,
  { address, sentIds, codes, namingReplies }: FoundPerson,
  refs: readonly DocumentReference[],
): Promise<readonly DocumentReference[]> {
  if (pattern === "administrators") {
    await Promise.all(refs.map((ref) => unlessLostRace(ref.update({ email: "" }))));
    return [];
  }
  if (!signedByAdministrators.includes(pattern)) return refs;
  const isTheirs = ({ id, parent }: DocumentReference) => {
    const about = parent.parent?.id;
    if (pattern === "savedReplies") return namingReplies.has(id);
    return about === undefined ? sentIds.includes(id) : codes.includes(about) || sentIds.includes(about);
  };
  const others = refs.filter((ref) => !isTheirs(ref));
  await Promise.all(others.map((ref) => updateCurrent(ref, (current) => withoutAddress(pattern, current, address))));
  return refs.filter(isTheirs);
}

/** A person who signed it, or was a business's contact once, is named in it no more. */
function withoutAddress(pattern: PersonalCollection, document: DocumentSnapshot, address: string) {
  const row: CollectionRow = personalCollections[pattern];
  const named = (row.addressIn ?? []).filter((field) => normalisedAddress(String(document.get(field))) === address);
  return named.length === 0 ? undefined : Object.fromEntries(named.map((field) => [field, ""]));
}

/** `by` is the administrator's id, or `operator` for a person at a terminal; a restore keeps the first one. */
async function beginErasure(context: PersonsContext, address: string, by?: string): Promise<ErasureRecord> {
  const { erasure } = await hashedIds(context, address);
  const document = context.database.doc(paths.erasure(erasure));
  const trail = (await document.get()).get("trail") as PersonTrail | undefined;
  await document.set({ at: context.now(), state: "running", ...(by !== undefined && { by }) }, { merge: true });
  const counts: ErasedCounts = {};
  return {
    counts,
    trail: trail ?? noTrail,
    async keepTrail({ uids, codes, seats, sentIds }) {
      await document.update({ trail: { uids, codes, seats, sentIds } });
    },
    async add(place, count) {
      if (count === 0) return;
      counts[place] = (counts[place] ?? 0) + count;
      await document.update(new FieldPath("counts", place), FieldValue.increment(count));
    },
    async finish() {
      await document.update({ state: "done", finishedAt: context.now(), trail: FieldValue.delete() });
    },
  };
}
