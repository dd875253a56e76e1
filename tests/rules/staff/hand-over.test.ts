// A task that is handed to a colleague, or taken over from one who has left: one batch, which moves it and says so.
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aTask, without, type DocumentFields } from "../../support/shared/builders";
import { misfitsOf } from "../misfits/misfits";
import {
  accounts,
  administrator,
  deleting,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  signatureOf,
  staff,
  uidOf,
  updating,
  type Permission,
  type Person,
} from "../people";

const { uid: me, claims } = accounts.administrator;
const { uid: former } = accounts["revoked administrator"];
const colleague = "admin-3";
const { uid: reader } = accounts.reader;
const { uid: demoted } = accounts["demoted administrator"];
const signature = { by: me, byEmail: claims.email, at: serverTimestamp() };

const waiting = aTask({ movedAt: new Date(5000), createdAt: new Date(1000), dueOn: "2026-12-03" });

interface Move {
  id?: string;
  from?: string;
  to?: string;
  /** The changes of the copy in the other queue. */
  copy?: DocumentFields;
  /** The note about it. */
  note?: DocumentFields;
  leavesOut?: "copy" | "delete" | "note";
  /** A third person who gets a copy, too. */
  also?: string;
  /** One whose own task of this id goes, too. */
  alsoFrom?: string;
}

const moved = { movedAt: serverTimestamp(), handedOver: { ...signature, note: "Please call." } };

function moving(move: Move = {}) {
  const { id = "waiting", from = me, to = colleague, copy = moved, note, leavesOut, also, alsoFrom } = move;
  return (db: Firestore) => {
    const batch = writeBatch(db);
    if (leavesOut !== "copy") batch.set(doc(db, paths.task(to, id)), { ...waiting, ...copy });
    if (also !== undefined) batch.set(doc(db, paths.task(also, id)), { ...waiting, ...copy });
    if (alsoFrom !== undefined) batch.delete(doc(db, paths.task(alsoFrom, id)));
    if (leavesOut !== "delete") batch.delete(doc(db, paths.task(from, id)));
    if (leavesOut !== "note")
      batch.set(doc(db, paths.taskHandOver(id)), note ?? { from, to, by: me, at: serverTimestamp() });
    return batch.commit();
  };
}

const by = administrator;
const byReader: Person[] = ["reader"];

/** The batch of a reader, who signs for it. */
function movingAsReader({ from = reader, to = colleague, ...move }: Move = {}): Permission["act"] {
  const signed = { movedAt: serverTimestamp(), handedOver: signatureOf("reader") };
  const note = { from, to, by: reader, at: serverTimestamp() };
  return moving({ id: "readers", from, to, copy: signed, note, ...move });
}

permissionTable("tasks that are handed over", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.administrator(me)), { email: claims.email }),
      setDoc(doc(db, paths.administrator(colleague)), { email: "colleague@waymark.example" }),
      setDoc(doc(db, paths.administrator(former)), { email: "former@waymark.example", revokedAt: new Date(0) }),
      setDoc(doc(db, paths.administrator(reader)), { email: accounts.reader.claims.email, role: "reader" }),
      setDoc(doc(db, paths.administrator(demoted)), { email: "demoted@waymark.example", role: "reader" }),
      setDoc(doc(db, paths.task(reader, "readers")), waiting),
      setDoc(doc(db, paths.task(demoted, "kept")), waiting),
      setDoc(doc(db, paths.task(me, "waiting")), { ...waiting, answeringAt: new Date(0) }),
      setDoc(doc(db, paths.task(me, "came")), waiting),
      setDoc(doc(db, paths.taskHandOver("came")), { from: colleague, to: me, by: colleague, at: new Date(0) }),
      setDoc(doc(db, paths.task(me, "done")), { ...waiting, status: "completed", completed: true }),
      setDoc(doc(db, paths.task(colleague, "theirs")), waiting),
      setDoc(doc(db, paths.task(me, "same")), waiting),
      setDoc(doc(db, paths.task(colleague, "same")), waiting),
      setDoc(doc(db, paths.task(former, "left")), waiting),
      setDoc(doc(db, paths.task(former, "left-too")), waiting),
      setDoc(doc(db, paths.task(former, "left-again")), waiting),
      setDoc(doc(db, paths.taskHandOver("left-again")), { from: me, to: former, by: me, at: new Date(0) }),
      setDoc(doc(db, paths.task(me, "left-too")), waiting),
      setDoc(doc(db, paths.task(former, "left-and-done")), { ...waiting, status: "completed", completed: true }),
      setDoc(doc(db, paths.task(colleague, "again")), waiting),
      setDoc(doc(db, paths.taskHandOver("again")), { from: colleague, to: reader, by: colleague, at: new Date(0) }),
      setDoc(doc(db, paths.task(reader, "back")), waiting),
      setDoc(doc(db, paths.taskHandOver("back")), { from: reader, to: colleague, by: reader, at: new Date(0) }),
      setDoc(doc(db, paths.taskHandOver("gone")), { from: me, to: colleague, by: me, at: new Date(0) }),
    ]),
  may: {
    "hand one to a colleague": { who: administrator, act: moving() },
    "hand on one that was handed to them": { who: administrator, act: moving({ id: "came" }) },
    "hand one to a reader": { who: administrator, act: moving({ to: reader }) },
    "hand one to a reader who was an administrator": { who: administrator, act: moving({ to: demoted }) },
    "hand one of a reader's to an administrator": { who: byReader, act: movingAsReader() },
    "hand one of a reader's over with other words": {
      who: nobody,
      by: byReader,
      act: movingAsReader({ copy: { movedAt: serverTimestamp(), handedOver: signatureOf("reader"), name: "Ina" } }),
    },
    "take one of an administrator who is a reader now": {
      who: nobody,
      by,
      act: moving({ id: "kept", from: demoted, to: me }),
    },
    "take over, as a reader, what somebody has left behind": {
      who: nobody,
      by: byReader,
      act: movingAsReader({ id: "left", from: former, to: reader }),
    },
    "hand one over without a word": { who: administrator, act: moving({ copy: { ...moved, handedOver: signature } }) },
    "hand over one that is completed": {
      who: nobody,
      by,
      act: moving({ id: "done", copy: { ...moved, status: "completed", completed: true } }),
    },
    "open a completed one again by handing it over": { who: nobody, by, act: moving({ id: "done" }) },
    "hand over a colleague's": { who: nobody, by, act: moving({ id: "theirs", from: colleague, to: me }) },
    "hand one to somebody who is no administrator any more": { who: nobody, by, act: moving({ to: former }) },
    "hand one to somebody who never was an administrator": { who: nobody, by, act: moving({ to: "client-1" }) },
    "hand over one that is not there": { who: nobody, by, act: moving({ id: "never" }) },
    "note the hand-over of one that they never had to a colleague who has one of its id": {
      who: nobody,
      by,
      act: setting(paths.taskHandOver("theirs"), { from: me, to: colleague, by: me, at: serverTimestamp() }),
    },
    "hand one to a colleague who has one of its id": {
      who: nobody,
      by,
      act: moving({ id: "same", leavesOut: "copy" }),
    },
    "hand one in another year to a colleague who has one of its id": {
      who: nobody,
      by,
      act: moving({
        id: "same",
        leavesOut: "copy",
        note: { from: me, to: colleague, by: me, at: new Date("2001-01-01") },
      }),
    },
    "take over one of which they have one of its id": {
      who: nobody,
      by,
      act: moving({ id: "left-too", from: former, to: me, leavesOut: "copy" }),
    },
    "hand one over and keep it": { who: nobody, by, act: moving({ leavesOut: "delete" }) },
    "say that one was handed over, and delete it": { who: nobody, by, act: moving({ leavesOut: "copy" }) },
    "put one into a colleague's queue without saying so": { who: nobody, by, act: moving({ leavesOut: "note" }) },
    "say that one comes from somebody else": {
      who: nobody,
      by,
      act: moving({ copy: { ...moved, handedOver: { ...signature, by: colleague } } }),
    },
    "say that one comes from another address": {
      who: nobody,
      by,
      act: moving({ copy: { ...moved, handedOver: { ...signature, byEmail: "boss@waymark.example" } } }),
    },
    "say that one came at another time": {
      who: nobody,
      by,
      act: moving({ copy: { ...moved, handedOver: { ...signature, at: new Date(0) } } }),
    },
    "say nothing of whom one comes from": { who: nobody, by, act: moving({ copy: without(moved, "handedOver") }) },
    "date one that is handed over": { who: nobody, by, act: moving({ copy: { ...moved, movedAt: new Date(0) } }) },
    "change what was asked on the way": {
      who: nobody,
      by,
      act: moving({ copy: { ...moved, message: "Something else." } }),
    },
    "note one colleague and give it to another": {
      who: nobody,
      by,
      act: moving({ to: "admin-4", note: { from: me, to: colleague, by: me, at: serverTimestamp() } }),
    },
    "hand one to a colleague, and delete what somebody has left behind of its id": {
      who: nobody,
      by,
      act: moving({ id: "left-too", alsoFrom: former }),
    },
    "hand one to a colleague while somebody has left one of its id behind": {
      who: administrator,
      act: moving({ id: "left-too" }),
    },
    "hand one to a colleague, and a copy to another": { who: nobody, by, act: moving({ also: "admin-4" }) },
    "take over what somebody has left behind": {
      who: administrator,
      act: moving({ id: "left", from: former, to: me }),
    },
    "take back, in words of their own, what somebody to whom they handed it has left behind": {
      who: administrator,
      act: moving({ id: "left-again", from: former, to: me, copy: { ...moved, message: "Please call." } }),
    },
    "hand to a colleague what somebody has left behind": { who: nobody, by, act: moving({ id: "left", from: former }) },
    "read what somebody has left behind": { who: administrator, act: reading(paths.task(former, "left")) },
    "list what somebody has left behind": { who: administrator, act: listing(paths.taskQueue(former), 26) },
    "list all that somebody has left behind": { who: nobody, act: listing(paths.taskQueue(former)) },
    "delete what somebody has left behind": { who: nobody, act: deleting(paths.task(former, "left")) },
    "complete what somebody has left behind": {
      who: nobody,
      act: updating(paths.task(former, "left"), { status: "completed", completed: true }),
    },
    "take once more, as a reader, what a colleague handed to them long ago": {
      who: nobody,
      by: byReader,
      act: setting(paths.task(reader, "again"), {
        ...waiting,
        movedAt: serverTimestamp(),
        handedOver: signatureOf("reader"),
      }),
    },
    "delete, as a reader, one that they handed over long ago": {
      who: nobody,
      by: byReader,
      act: deleting(paths.task(reader, "back")),
    },
    "take back one that is with a colleague": {
      who: nobody,
      act: (db, person) => setDoc(doc(db, paths.task(uidOf(person), "gone")), waiting),
    },
    "bring back one that came from a colleague": {
      who: administrator,
      hasSteps: true,
      act: async (db) => {
        await deleteDoc(doc(db, paths.task(me, "came")));
        await setDoc(doc(db, paths.task(me, "came")), { ...waiting, handedOver: { ...signature, at: new Date(0) } });
      },
    },
    "learn with whom one is": { who: staff, act: reading(paths.taskHandOver("gone")) },
    "list with whom tasks are": { who: nobody, act: listing("taskHandOvers", 1) },
    "say that one is with somebody else": { who: nobody, act: updating(paths.taskHandOver("gone"), { to: me }) },
    "forget with whom one is": { who: nobody, act: deleting(paths.taskHandOver("gone")) },
    ...misfitsOf("hand one over, saying so", {
      by: "administrator",
      fields: { from: me, to: colleague, by: me, at: serverTimestamp() },
      write: (db, fields) => moving({ note: fields })(db),
      misfits: { "at another time": { at: new Date(0) } },
    }),
  },
});

permissionTable("tasks that are taken over by somebody whom the list of administrators does not have yet", {
  given: (db) => setDoc(doc(db, paths.task(former, "left")), waiting),
  may: {
    "take over what somebody has left behind": {
      who: administrator,
      act: moving({ id: "left", from: former, to: me }),
    },
  },
});

const enlisting: Permission["act"] = (db, person) =>
  setDoc(doc(db, paths.administrator(uidOf(person))), { email: signatureOf(person).byEmail });

const enlistingAs =
  (role: string): Permission["act"] =>
  (db, person) =>
    setDoc(doc(db, paths.administrator(uidOf(person))), { email: signatureOf(person).byEmail, role });

permissionTable("who is an administrator, before anybody has said so", {
  may: {
    "enlist themselves": { who: administrator, act: enlisting },
    "enlist themselves as a reader": { who: byReader, act: enlistingAs("reader") },
    "enlist themselves in another role": { who: nobody, act: enlistingAs("admin") },
  },
});

permissionTable("who is an administrator", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.administrator(me)), { email: claims.email }),
      setDoc(doc(db, paths.administrator(former)), { email: "former@waymark.example", revokedAt: new Date(0) }),
    ]),
  may: {
    "read of one": { who: staff, act: reading(paths.administrator(me)) },
    "list them by their addresses": {
      who: staff,
      act: (db) => getDocs(query(collection(db, paths.administrators), orderBy("email"), limit(100))),
    },
    "list those who are none any more": {
      who: staff,
      act: (db) =>
        getDocs(
          query(
            collection(db, paths.administrators),
            where("revokedAt", ">", new Date(0)),
            orderBy("revokedAt", "desc"),
            limit(100),
          ),
        ),
    },
    "list them all": { who: nobody, act: listing(paths.administrators) },
    "enlist themselves again": { who: administrator, act: enlisting },
    "enlist somebody else": { who: nobody, act: setting(paths.administrator("admin-4"), { email: claims.email }) },
    "take somebody off": { who: nobody, act: deleting(paths.administrator(former)) },
    ...misfitsOf("enlist themselves as a reader with a document", {
      by: "reader",
      fields: { email: accounts.reader.claims.email, role: "reader" },
      write: (db, fields) => setDoc(doc(db, paths.administrator(reader)), fields),
      misfits: { "with another's address": { email: claims.email } },
    }),
    ...misfitsOf("enlist themselves with a document", {
      by: "administrator",
      fields: { email: claims.email },
      write: (db, fields) => setDoc(doc(db, paths.administrator(me)), fields),
      misfits: { "with another's address": { email: "colleague@waymark.example" } },
    }),
  },
});
