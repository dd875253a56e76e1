// Everything that belongs to a person: from the address to the documents in which it stands, from these to the account
// and the invitations, and from there to answers, plans and statements.
import type { UserRecord } from "firebase-admin/auth";
import type { DocumentReference, QueryDocumentSnapshot, Query } from "firebase-admin/firestore";
import { paths, serverPaths } from "../../../../src/domain/kernel/collections";
import { addressFields } from "../../../../src/domain/operation/address-fields";
import type { PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import { resetQuotaPaths } from "../../accounts/password-reset-quota";
import { seatMailCounts } from "../../invitations/seats/seat-mail-quota";
import { accountQuotaPaths } from "../../limits/account-quotas";
import { documentsWith } from "./documents-with";
import { existing } from "./existing-documents";
import { belowAnswers } from "./below-answers";
import { repliesNaming } from "./replies-naming";
import { findSeats } from "./find-seats";
import { noTrail, type PersonTrail } from "./person-trail";
import { hashedIds, type PersonsContext } from "./persons-context";
import { pseudonymsOf, statementsOf } from "./person-statements";
import { pendingAbout } from "../notifications/notification";

/** The ids by which a line of deeds leads to a person. */
export function idsIn({ codes, sentIds, pseudonyms }: Pick<FoundPerson, "codes" | "sentIds" | "pseudonyms">) {
  return new Set([...codes, ...sentIds, ...pseudonyms]);
}

export interface FoundPerson extends PersonTrail {
  address: string;
  account: UserRecord | undefined;
  /** The actors' names in statements. */
  pseudonyms: string[];
  documents: ReadonlyMap<PersonalCollection, DocumentReference[]>;
  /** The ids of the saved replies whose words name the person. */
  namingReplies: ReadonlySet<string>;
  /** The paths of documents about colleagues of their business: they are erased with it, and exported to no person. */
  ofColleagues: ReadonlySet<string>;
}

/** A person's own words on who they are. */
const namedIn = ["emailList", "inquiries", "profiles/*/taskQueue", "profiles/*/inquiries", "profiles"] as const;

const sentTo = ["emailList", "inquiries", "profiles/*/taskQueue", "profiles/*/inquiries"] as const;

/** Triggers may have written by now about what was found `before`, too. */
export async function findPerson(
  context: PersonsContext,
  address: string,
  before: PersonTrail = noTrail,
): Promise<FoundPerson> {
  const { database } = context;
  const account = await accountWith(context, address);
  const reads = addressFields().map(
    async ([pattern, fields]) => [pattern, await documentsWith(database, pattern, fields, address)] as const,
  );
  const withAddress = new Map<PersonalCollection, QueryDocumentSnapshot[]>(await Promise.all(reads));
  const refs = (pattern: PersonalCollection) => (withAddress.get(pattern) ?? []).map(({ ref }) => ref);

  const invited = withAddress.get("invitations") ?? [];
  const uids = unique([
    ...(account ? [account.uid] : []),
    ...refs("profiles").map(({ id }) => id),
    ...invited.map((document) => String(document.get("usedBy") ?? "")),
  ]);
  const invitations = [...refs("invitations"), ...(await invitationsUsedBy(context, uids))];
  const codes = unique(invitations.map(({ id }) => id));
  const seats = await findSeats(context, {
    seats: withAddress.get("seats") ?? [],
    entries: refs("assessmentAnswers/*/colleagues"),
    uids,
    codes,
  });
  const sentIds = unique(sentTo.flatMap((pattern) => refs(pattern).map(({ id }) => id)));
  const trail: PersonTrail = {
    uids: unique([...before.uids, ...uids]),
    codes: unique([...before.codes, ...codes]),
    seats: unique([...before.seats, ...seats.own]),
    sentIds: unique([...before.sentIds, ...sentIds]),
  };
  const pseudonyms = pseudonymsOf(trail);
  const { suppression } = await hashedIds(context, address);
  const names = namedIn.flatMap((pattern) =>
    (withAddress.get(pattern) ?? []).map((one) => String(one.get("name") ?? "")),
  );
  const naming = await repliesNaming(database, address, unique(names));
  const at = (path: string) => database.doc(path);

  const documents = new Map<PersonalCollection, DocumentReference[]>([
    ...[...withAddress.keys()].map((pattern) => [pattern, refs(pattern)] as const),
    ["invitations", codes.map((code) => at(paths.invitation(code)))],
    ["profiles", await existing(context, [...refs("profiles"), ...uids.map((uid) => at(paths.profile(uid)))])],
    [
      "assessmentAnswers",
      await existing(
        context,
        codes.map((code) => at(paths.answersOf(code))),
      ),
    ],
    ["invitationRequests", await requestsFor(context, codes)],
    [
      "inquiryOutcomes",
      [
        ...refs("inquiryOutcomes"),
        ...(await existing(
          context,
          sentIds.map((id) => at(paths.inquiryOutcome(id))),
        )),
      ],
    ],
    [
      "taskHandOvers",
      await existing(
        context,
        sentIds.map((id) => at(paths.taskHandOver(id))),
      ),
    ],
    ["savedReplies", [...refs("savedReplies"), ...naming.map(({ ref }) => ref)]],
    ["inquiries/*/notes", [...refs("inquiries/*/notes"), ...(await notesAbout(context, sentIds))]],
    ["statements", await statementsOf(context, trail)],
    ["deeds", await deedsOf(context, uids, idsIn({ ...trail, pseudonyms }))],
    ["suppressions", await existing(context, [at(paths.suppression(suppression))])],
    ["refusals", await existing(context, [at(serverPaths.refusals(suppression))])],
    [
      "rateLimits",
      await existing(
        context,
        [
          ...resetQuotaPaths(address, context.now()),
          ...seatMailCounts(address, context.now()),
          ...uids.flatMap((uid) => accountQuotaPaths(uid, context.now())),
        ].map(at),
      ),
    ],
  ]);
  for (const [pattern, found] of await notificationsOf(context, trail)) documents.set(pattern, found);
  for (const [pattern, found] of await belowAnswers(context, codes))
    documents.set(pattern, [...refs(pattern), ...found]);
  for (const [pattern, found] of seats.documents) documents.set(pattern, found);
  for (const [pattern, found] of documents) documents.set(pattern, withoutRepeats(found));
  const namingReplies = new Set(naming.map(({ id }) => id));
  const { ofColleagues } = seats;
  return { address, account, pseudonyms, ...trail, documents, namingReplies, ofColleagues };
}

export async function accountWith({ auth }: PersonsContext, address: string): Promise<UserRecord | undefined> {
  try {
    return await auth?.getUserByEmail(address);
  } catch (error) {
    const { code } = error as { code?: unknown };
    // An address that the provider would not take has no account.
    if (code === "auth/user-not-found" || code === "auth/invalid-email") return undefined;
    throw error;
  }
}

async function invitationsUsedBy({ database }: PersonsContext, uids: readonly string[]): Promise<DocumentReference[]> {
  const invitations = database.collection(paths.invitations);
  const found = await Promise.all(uids.map((uid) => invitations.where("usedBy", "==", uid).select().get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/** The deeds of a person, and those that were done to them. */
async function deedsOf(
  { database }: PersonsContext,
  uids: readonly string[],
  ids: ReadonlySet<string>,
): Promise<DocumentReference[]> {
  const lines = database.collection(paths.deeds);
  const found = await Promise.all([
    ...uids.map((uid) => lines.where("by", "==", uid).select().get()),
    ...[...ids].map((id) => lines.where("object", "==", id).select().get()),
  ]);
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

async function notesAbout({ database }: PersonsContext, sentIds: readonly string[]): Promise<DocumentReference[]> {
  const notes = sentIds.map((id) => database.collection(paths.inquiryNotes(id)).select().get());
  return (await Promise.all(notes)).flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

async function requestsFor({ database }: PersonsContext, codes: readonly string[]): Promise<DocumentReference[]> {
  const requests = database.collection(paths.invitationRequests);
  const found = await Promise.all(codes.map((code) => requests.where("invitationCode", "==", code).select().get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id) => id !== ""))];
}

function withoutRepeats(refs: readonly DocumentReference[]): DocumentReference[] {
  return [...new Map(refs.map((ref) => [ref.path, ref])).values()];
}

/** Notifications about their inquiries or their business, and the mails to them that no screen shows. */
async function notificationsOf(
  { database }: PersonsContext,
  { uids, codes, sentIds }: PersonTrail,
): Promise<readonly (readonly [PersonalCollection, DocumentReference[]])[]> {
  const found = async (queries: Query[]) => {
    const results = await Promise.all(queries.map((query) => query.select().get()));
    return results.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  };
  const pending = [...codes, ...sentIds].map((id) => pendingAbout(database, id));
  const outbox = database.collection(paths.outbox);
  const mails = [...sentIds, ...uids].map((id) => outbox.where("about", "==", id));
  return [
    ["notifications/*/pending", await found(pending)],
    ["outbox", await found(mails)],
  ];
}
