// The seats of a person: their own, and those that colleagues have in their business, which end with it. A seat is
// found by its address and account, by its business, and by its entry in a list, so that an erasure can be stopped
// anywhere.
import type { DocumentReference, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import type { PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import { existing } from "./existing-documents";
import type { PersonsContext } from "./persons-context";

export interface FoundSeats {
  /** The codes of the person's own seats. */
  own: readonly string[];
  documents: readonly (readonly [PersonalCollection, DocumentReference[]])[];
  /** The paths of the documents that are about colleagues. */
  ofColleagues: ReadonlySet<string>;
}

interface SeatsBy {
  /** Seats and entries of lists in which the address stands. */
  seats: readonly QueryDocumentSnapshot[];
  entries: readonly DocumentReference[];
  uids: readonly string[];
  /** Of the person's invitations. */
  codes: readonly string[];
}

export async function findSeats(
  context: PersonsContext,
  { seats, entries, uids, codes }: SeatsBy,
): Promise<FoundSeats> {
  const { database } = context;
  const owners = database.collection(paths.seatOwners);
  const ids = async (queries: Query[]) => {
    const found = await Promise.all(queries.map((query) => query.select().get()));
    return found.flatMap(({ docs }) => docs.map(({ id }) => id));
  };
  const used = await ids(uids.map((uid) => database.collection(paths.seats).where("usedBy", "==", uid)));
  const listed = await ids(entries.map(({ id }) => owners.where("seat", "==", id)));
  const own = [...new Set([...seats.map(({ id }) => id), ...used, ...listed])];
  const inBusiness = await ids(codes.map((code) => owners.where("invitationId", "==", code)));
  const others = inBusiness.filter((code) => !own.includes(code));
  const lists = await Promise.all(codes.map((code) => database.collection(paths.colleagues(code)).select().get()));
  const listedOthers = lists
    .flatMap(({ docs }) => docs.map(({ ref }) => ref))
    .filter(({ path }) => !entries.some((entry) => entry.path === path));
  const at = (pathOf: (code: string) => string) => (all: readonly string[]) =>
    existing(
      context,
      all.map((code) => database.doc(pathOf(code))),
    );
  const places = { seats: paths.seat, seatOwners: paths.seatOwner, seatAnswers: paths.seatAnswers };
  const documents = await Promise.all(
    (Object.keys(places) as (keyof typeof places)[]).map(
      async (pattern) => [pattern, await at(places[pattern])([...own, ...others])] as const,
    ),
  );
  return {
    own,
    documents: [...documents, ["assessmentAnswers/*/colleagues", [...entries, ...listedOthers]]],
    ofColleagues: new Set([
      ...others.flatMap((code) => Object.values(places).map((pathOf) => pathOf(code))),
      ...listedOthers.map(({ path }) => path),
    ]),
  };
}
