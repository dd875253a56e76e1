import { doc, getDoc, setDoc } from "firebase/firestore/lite";
import { listing, nobody, permissionTable, type Permission } from "./people";

// The functions' own collections, and an unknown one.
const closed = [
  "suppressions",
  "keys",
  "refusals",
  "mailEvents",
  "rateLimits",
  "budgets",
  "revokedAdministrators",
  "settings",
  "health",
  "migrations",
  "runningGenerations",
  "erasures",
  "notifications",
  "outbox",
  "deedBatches",
  "voiceBoxes",
  "voiceSentences",
  "voiceLinks",
  "voiceSwitches",
  "somethingNew",
];

function closedTo(collectionName: string): Record<string, Permission> {
  return {
    [`write ${collectionName}`]: {
      who: nobody,
      act: (db) => setDoc(doc(db, collectionName, "mine"), { secret: false }),
    },
    [`read ${collectionName}`]: { who: nobody, act: (db) => getDoc(doc(db, collectionName, "existing")) },
    [`list ${collectionName}`]: { who: nobody, act: listing(collectionName, 1) },
  };
}

permissionTable("everything else", {
  given: (db) => Promise.all(closed.map((name) => setDoc(doc(db, name, "existing"), { secret: true }))),
  may: Object.assign({}, ...closed.map(closedTo)) as Record<string, Permission>,
});
