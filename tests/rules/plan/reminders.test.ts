// The people who may switch the reminders of a plan on and off: the business's own people and its consultants.
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { aUsedInvitation, type DocumentFields } from "../../support/shared/builders";
import { misfitsOf } from "../misfits/misfits";
import { accounts, nobody, permissionTable, type Permission, type Person } from "../people";
import { mine, others } from "./given";

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function given(db: Firestore): Promise<void> {
  const batch = writeBatch(db);
  for (const code of [mine, others]) {
    batch.set(doc(db, paths.invitation(code)), aUsedInvitation(code === mine ? {} : { usedBy: "someone-else" }));
    batch.set(doc(db, paths.planReminder(code, 30)), { switchedOnAt: new Date(0), mailDueAt: inDays(30) });
  }
  await batch.commit();
}

function switchedOn(by: Person, days = 90): DocumentFields {
  const uid = by === "visitor" ? "" : accounts[by].uid;
  const role = by === "administrator" || by === "revoked administrator" ? "consultant" : "business";
  return { by: uid, role, switchedOnAt: serverTimestamp(), mailDueAt: inDays(days) };
}

const at = (db: Firestore, code = mine, days: number | string = 30) => doc(db, paths.planReminder(code, days));
const actions = (code: string): Record<string, Permission["act"]> => ({
  "read one": (db) => getDoc(at(db, code)),
  "list them": (db) => getDocs(query(collection(db, paths.planReminders(code)), limit(2))),
  "switch one on": (db, by) => setDoc(at(db, code, 90), switchedOn(by)),
  "switch one off": (db) => deleteDoc(at(db, code)),
});
const rows = (code: string, whose: string, who: Permission["who"]) =>
  Object.entries(actions(code)).map(([does, act]): [string, Permission] => [`${does} of ${whose}`, { who, act }]);

permissionTable("reminders of a plan", {
  given,
  may: {
    ...Object.fromEntries(rows(mine, "their plan", ["client", "administrator"])),
    ...Object.fromEntries(rows(others, "another's plan", ["administrator"])),
    "list all": { who: nobody, act: (db) => getDocs(collection(db, paths.planReminders(mine))) },
    "have one go out at once": { who: nobody, act: (db) => updateDoc(at(db), { mailDueAt: new Date() }) },
    "switch one on after other days": { who: nobody, act: (db, by) => setDoc(at(db, mine, 7), switchedOn(by, 7)) },
    "speak for the other side": {
      who: nobody,
      act: (db, by) =>
        setDoc(at(db, mine, 90), { ...switchedOn(by), role: by === "administrator" ? "business" : "consultant" }),
    },
    ...misfitsOf("switch a reminder on", {
      by: "client",
      fields: switchedOn("client"),
      write: (db, fields) => setDoc(at(db, mine, 90), fields),
      misfits: {
        "that comes too soon": { mailDueAt: inDays(88) },
        "that comes too late": { mailDueAt: inDays(92) },
        "at another time": { switchedOnAt: new Date(0) },
        "as somebody else": { by: "admin-1" },
      },
      fits: { "by a clock that is some hours off": { mailDueAt: inDays(89.5) } },
    }),
  },
});
