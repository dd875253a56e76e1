// The people who may follow and change the indicators of a business: its own people and its consultants. A value was
// looked at as it came, so a change adds one, takes one away, or leaves them. Fields of an earlier version stay.
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { type DocumentFields } from "../../support/shared/builders";
import { misfitsOf } from "../misfits/misfits";
import { listing, nobody, permissionTable, type Permission, type Person } from "../people";
import { givenBusinesses, mine, opened, ourSignature, rowsOfBoth } from "./given";

const both: Permission["who"] = ["client", "administrator"];
const largest = 1_000_000_000_000_000;

const aReading = (nth: number) => ({
  id: `reading-${nth}`,
  on: "2026-11-02",
  value: nth,
  note: "",
  by: "x",
  role: "business",
});
const readings = (count: number) => Array.from({ length: count }, (_, nth) => aReading(nth));
const stored = { name: "Spoilage", unit: "%", baseline: 7, target: 7, readings: readings(2), order: 7, version: 1 };
const action = "actions//talk";
const second = { action, version: 2, updatedAt: serverTimestamp() };

const given = (db: Firestore) =>
  givenBusinesses(db, (batch, code) => {
    batch.set(doc(db, paths.keyIndicator(code, "spoilage")), { ...stored, updatedAt: new Date(0) });
    for (const [id, count] of [
      ["nearly-full", 199],
      ["full-one", 200],
    ] as const)
      batch.set(doc(db, paths.keyIndicator(code, id)), {
        ...stored,
        readings: readings(count),
        updatedAt: new Date(0),
      });
  });

const at = (db: Firestore, code = mine, id = "spoilage") => doc(db, paths.keyIndicator(code, id));
const fresh = { name: "Spoilage", action, target: 7, readings: [], version: 1, updatedAt: serverTimestamp() };

function newReading(by: Person, changes: DocumentFields = {}): DocumentFields {
  return { id: "new", on: "2026-11-22", value: 7.25, ...ourSignature(by), ...changes };
}

const withReadings = (value: unknown) => (db: Firestore) => updateDoc(at(db), { readings: value, ...second });
const adding = (changes: (by: Person) => DocumentFields, who: Permission["who"] = nobody): Permission => ({
  who,
  act: (db, by) => withReadings([...stored.readings, newReading(by, changes(by))])(db),
});

const actions = (code: string): Record<string, Permission["act"]> => ({
  "read one": (db) => getDoc(at(db, code)),
  "list them": (db) => getDocs(query(collection(db, paths.keyIndicators(code)), orderBy("name"), limit(30))),
  "begin one": (db) => setDoc(at(db, code, "on-time-deliveries"), fresh),
  "change one": (db) => updateDoc(at(db, code), { name: "Waste", target: deleteField(), ...second }),
  "add a value": (db, by) => updateDoc(at(db, code), { readings: [...stored.readings, newReading(by)], ...second }),
  "take a value away": (db) => updateDoc(at(db, code), { readings: [aReading(1)], ...second }),
  "remove one": (db) => deleteDoc(at(db, code)),
});

permissionTable("indicators of a business", {
  opened,
  given,
  may: {
    ...rowsOfBoth(actions, "their business", "another business", ["reader"]),
    "list all": { who: nobody, act: listing(paths.keyIndicators(mine)) },
    "overwrite one that they have not seen": {
      who: nobody,
      act: (db) => updateDoc(at(db), { name: "Waste", action, updatedAt: serverTimestamp() }),
    },
    "begin one anew that is there": { who: nobody, by: both, act: (db) => setDoc(at(db), fresh) },
    "change one without an action": {
      who: nobody,
      act: (db) => updateDoc(at(db), { name: "Waste", version: 2, updatedAt: serverTimestamp() }),
    },
    "change the unit of an earlier version": {
      who: nobody,
      act: (db) => updateDoc(at(db), { unit: "EUR", ...second }),
    },
    "take its baseline away": { who: nobody, act: (db) => updateDoc(at(db), { baseline: deleteField(), ...second }) },
    "change a value that is there": {
      who: nobody,
      act: withReadings([{ ...aReading(0), value: 70 }, aReading(1)]),
    },
    "put a value in the place of another": { who: nobody, act: withReadings([aReading(1), aReading(7)]) },
    "take a value away while another changes": { who: nobody, act: withReadings([{ ...aReading(0), value: 70 }]) },
    "put a word in the place of the values": { who: nobody, act: withReadings("x") },
    "put a map in the place of the values": { who: nobody, act: withReadings({ last: aReading(1) }) },
    "take all values away at once": { who: nobody, act: withReadings([]) },
    "add a value while another goes": { who: nobody, act: (db, by) => withReadings([aReading(1), newReading(by)])(db) },
    "begin one with a value": {
      who: nobody,
      act: (db, by) => setDoc(at(db, mine, "on-time-deliveries"), { ...fresh, readings: [newReading(by)] }),
    },
    "add the last value that there is room for": {
      who: both,
      act: (db, by) =>
        updateDoc(at(db, mine, "nearly-full"), { readings: [...readings(199), newReading(by)], ...second }),
    },
    "add one more": {
      who: nobody,
      act: (db, by) => updateDoc(at(db, mine, "full-one"), { readings: [...readings(200), newReading(by)], ...second }),
    },
    "add two values at once": {
      who: nobody,
      act: (db, by) => withReadings([...stored.readings, newReading(by), newReading(by)])(db),
    },
    "add a value as the other side": adding((by) => ({ role: by === "administrator" ? "business" : "consultant" })),
    "add a value as somebody else": adding(() => ({ by: "admin-9" })),
    "add a value with something extra": adding(() => ({ extra: "x" })),
    "add a value in words": adding(() => ({ value: "7" })),
    "add a value that is no number": adding(() => ({ value: NaN })),
    "add a value without an end": adding(() => ({ value: Infinity })),
    "add a value on no day": adding(() => ({ on: "soon" })),
    "add a value without an id": adding(() => ({ id: "" })),
    "add a value under the longest id": adding(() => ({ id: "i".repeat(40) }), both),
    "add a value under a longer id": adding(() => ({ id: "i".repeat(41) })),
    "add a value with a note": adding(() => ({ note: "After the training." })),
    "add the largest value": adding(() => ({ value: largest }), both),
    "add a larger value": adding(() => ({ value: largest + 1 })),
    "add the smallest value": adding(() => ({ value: -largest }), both),
    "add a smaller value": adding(() => ({ value: -largest - 1 })),
    "begin one under an id of all letters": {
      who: both,
      by: both,
      act: (db) => setDoc(at(db, mine, "AZ-az-09".repeat(5)), fresh),
    },
    ...Object.fromEntries(
      ["short", ...Array.from(" ,<", (sign) => `on-time${sign}deliveries`)].map((wrong): [string, Permission] => [
        `begin one under the id ${wrong}`,
        { who: nobody, by: ["client"], act: (db) => setDoc(at(db, mine, wrong), fresh) },
      ]),
    ),
    ...misfitsOf("begin an indicator", {
      by: "client",
      fields: fresh,
      write: (db, fields) => setDoc(at(db, mine, "on-time-deliveries"), fields),
      most: { name: 200, action: 410 },
      optional: ["target"],
      misfits: {
        "with a name that cannot be seen": { name: " " },
        "with a larger target": { target: largest + 1 },
        "with a smaller target": { target: -largest - 1 },
        "with a unit": { unit: "%" },
        "at another time": { updatedAt: new Date(0) },
      },
    }),
  },
});
