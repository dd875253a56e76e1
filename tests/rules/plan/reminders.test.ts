// The people who may switch the reminders of a plan on and off: the business's own people and its consultants.
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { type DocumentFields } from "../../support/shared/builders";
import { misfitsOf } from "../misfits/misfits";
import { listing, nobody, permissionTable, type Permission, type Person } from "../people";
import { givenBusinesses, mine, opened, ourSignature, rowsOfBoth } from "./given";

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

const given = (db: Firestore) =>
  givenBusinesses(db, (batch, code) => {
    batch.set(doc(db, paths.planReminder(code, 30)), { switchedOnAt: new Date(0), mailDueAt: inDays(30) });
  });

function switchedOn(by: Person, days = 90): DocumentFields {
  return { ...ourSignature(by), switchedOnAt: serverTimestamp(), mailDueAt: inDays(days) };
}

const at = (db: Firestore, code = mine, days: number | string = 30) => doc(db, paths.planReminder(code, days));
const actions = (code: string): Record<string, Permission["act"]> => ({
  "read one": (db) => getDoc(at(db, code)),
  "list them": listing(paths.planReminders(code), 2),
  "switch one on": (db, by) => setDoc(at(db, code, 90), switchedOn(by)),
  "switch one off": (db) => deleteDoc(at(db, code)),
});

permissionTable("reminders of a plan", {
  opened,
  given,
  may: {
    ...rowsOfBoth(actions, "their plan", "another's plan", ["reader"]),
    "list all": { who: nobody, act: listing(paths.planReminders(mine)) },
    "have one go out at once": { who: nobody, act: (db) => updateDoc(at(db), { mailDueAt: new Date() }) },
    "switch one on that is on": {
      who: nobody,
      by: ["client", "administrator"],
      act: (db, by) => setDoc(at(db), switchedOn(by, 30)),
    },
    "switch the earlier one off and on again": {
      who: ["client", "administrator"],
      by: ["client", "administrator"],
      hasSteps: true,
      act: async (db, by) => {
        await deleteDoc(at(db));
        await setDoc(at(db), switchedOn(by, 30));
      },
    },
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
        "that comes too soon": { mailDueAt: inDays(88.5) },
        "that comes too late": { mailDueAt: inDays(91.5) },
        "at another time": { switchedOnAt: new Date(0) },
        "as somebody else": { by: "admin-1" },
      },
      fits: { "by a clock that is some hours off": { mailDueAt: inDays(89.5) } },
    }),
  },
});
