// A person without a code must not find one: every shape of query that could list invitations, for everybody.
import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  documentId,
  endAt,
  getAggregate,
  getCount,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  doc,
  startAfter,
  startAt,
  sum,
  where,
  type CollectionReference,
  type Firestore,
  type Query,
} from "firebase/firestore/lite";
import * as whole from "firebase/firestore";
import { paths } from "../../src/domain/kernel/collections";
import { anInvitation, usedBy } from "../support/shared/builders";
import { runningSuite } from "../support/suite/running-suite";
import { accounts, nobody, permissionTable, staff, tokenOf, type Permission, type Person } from "./people";

const code = "open-0123456789abcdefg";
const used = "used-0123456789abcdefg";
const email = accounts.client.claims.email;

type Shape = (all: CollectionReference, db: Firestore) => Query;

/** These the staff may ask, because they ask for a page. */
const pages: Record<string, Shape> = {
  "one at a time": (all) => query(all, limit(1)),
  "a page": (all) => query(all, limit(100)),
  "from the start of the codes": (all) => query(all, orderBy(documentId()), limit(1)),
  "after a code": (all) => query(all, orderBy(documentId()), startAfter("open"), limit(1)),
  "codes that begin with a letter": (all) => query(all, orderBy(documentId()), startAt("o"), endAt("p"), limit(1)),
  "the last one": (all) => query(all, orderBy("createdAt"), limitToLast(1)),
  "by status": (all) => query(all, where("status", "==", "not started"), limit(1)),
  "by several statuses": (all) => query(all, where("status", "in", ["unused", "not started"]), limit(1)),
  "by a status that it does not have": (all) => query(all, where("status", "!=", "used"), limit(1)),
  "by their own e-mail": (all) => query(all, where("businessEmail", "==", email), limit(1)),
  "by business name": (all) => query(all, where("businessName", ">=", "N"), limit(1)),
  "by the code in its field": (all) => query(all, where("invitationCode", "==", code), limit(1)),
  "by the code as its id": (all) => query(all, where(documentId(), "==", code), limit(1)),
  "by some codes": (all) => query(all, where(documentId(), "in", [code, used]), limit(2)),
  "by who used them": (all) => query(all, where("usedBy", "==", accounts.client.uid), limit(1)),
  "by two fields": (all) =>
    query(all, where("usedBy", "==", accounts.client.uid), where("businessEmail", "==", email), limit(1)),
  "by either of two fields": (all) =>
    query(all, or(where("businessEmail", "==", email), where("status", "==", "unused")), limit(1)),
  "by a combination": (all) =>
    query(
      all,
      and(
        where("status", "==", "used"),
        or(where("usedBy", "==", accounts.client.uid), where("businessEmail", "==", email)),
      ),
      limit(1),
    ),
  "that are still open": (all) => query(all, where("lists.open", ">", new Date()), orderBy("lists.open"), limit(1)),
  "that need attention": (all) =>
    query(all, where("lists.needsAttention", "<=", new Date()), orderBy("lists.needsAttention", "desc"), limit(1)),
  "by time": (all) => query(all, where("expiresAt", ">", new Date(0)), limit(1)),
};

/** Queries that no person may ask. */
const floods: Record<string, Shape> = {
  "without a limit": (all) => all,
  "more than a page": (all) => query(all, limit(101)),
  "by code without a limit": (all) => query(all, where("invitationCode", "==", code)),
  "wherever they are": (_, db) => query(collectionGroup(db, paths.invitations), limit(1)),
};

function asking(shapes: Record<string, Shape>, who: Person[]): Record<string, Permission> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      `list invitations ${name}`,
      { who, act: (db) => getDocs(shape(collection(db, paths.invitations), db)) },
    ]),
  );
}

/** Only the whole SDK listens. */
function listening({ app }: Firestore, person: Person, ...constraints: whole.QueryConstraint[]): Promise<void> {
  const db = whole.getFirestore(app);
  const mockUserToken = tokenOf(person);
  whole.connectFirestoreEmulator(
    db,
    "127.0.0.1",
    runningSuite().ports.firestore,
    mockUserToken ? { mockUserToken } : {},
  );
  return new Promise((resolve, reject) => {
    const stop = whole.onSnapshot(
      whole.query(whole.collection(db, paths.invitations), ...constraints),
      ({ metadata }) => {
        if (metadata.fromCache) return;
        stop();
        resolve();
      },
      reject,
    );
  });
}

permissionTable("finding invitations", {
  given: async (db) => {
    await setDoc(doc(db, paths.invitation(code)), anInvitation(code));
    await setDoc(doc(db, paths.invitation(used)), anInvitation(used, usedBy(accounts.client.uid)));
  },
  may: {
    ...asking(pages, staff),
    ...asking(floods, nobody),
    "count the invitations": { who: nobody, act: (db) => getCount(collection(db, paths.invitations)) },
    "count those of a status": {
      who: nobody,
      act: (db) => getCount(query(collection(db, paths.invitations), where("status", "==", "used"))),
    },
    "sum up over invitations": {
      who: nobody,
      act: (db) =>
        getAggregate(collection(db, paths.invitations), {
          all: count(),
          sum: sum("usedAuthTime"),
          average: average("usedAuthTime"),
        }),
    },
    "listen to the invitations": { who: nobody, act: (db, person) => listening(db, person) },
    "listen to those for their e-mail": {
      who: nobody,
      act: (db, person) => listening(db, person, whole.where("businessEmail", "==", email)),
    },
  },
});
