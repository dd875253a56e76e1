// The people who may state the progress of a plan's actions: the business's own people and its consultants, each by
// their own name, and no person can take back an earlier statement.
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { type DocumentFields } from "../../support/shared/builders";
import { misfitsOf } from "../misfits/misfits";
import { listing, nobody, permissionTable, type Permission, type Person } from "../people";
import { givenBusinesses, mine, opened, ourSignature, rowsOfBoth } from "./given";

const id = "0123456789abcdef".repeat(2);
const full = id.replace("01", "ff");
const fresh = id.replace("01", "aa");

const said = { status: "planned", on: "2026-11-02", note: "", at: new Date(1000), by: "admin-9", role: "consultant" };
const history = (length: number) => Array.from({ length }, (_, nth) => ({ ...said, note: `${nth}` }));
const stored = { key: "actions/sales/talk", title: "Talk", team: "Sales", current: said, earlier: history(2) };

const given = (db: Firestore) =>
  givenBusinesses(db, (batch, code) => {
    batch.set(doc(db, paths.planAction(code, id)), stored);
    batch.set(doc(db, paths.planAction(code, full)), { ...stored, earlier: history(30) });
  });

function change(by: Person, changes: DocumentFields = {}): DocumentFields {
  const at = serverTimestamp();
  return { status: "running", on: "2026-11-22", note: "Two of five.", ...ourSignature(by), at, ...changes };
}

const at = (db: Firestore, code = mine, action = id) => doc(db, paths.planAction(code, action));
const begun = (by: Person) => ({ ...stored, current: change(by), earlier: [] });
const behind = (earlier: object[]) => ({ earlier: [...earlier, said] });

const actions = (code: string): Record<string, Permission["act"]> => ({
  "read one": (db) => getDoc(at(db, code)),
  "list them": listing(paths.planActions(code), 100),
  "say something of one": (db, by) => setDoc(at(db, code, fresh), begun(by)),
  "change what is said of one": (db, by) => updateDoc(at(db, code), { current: change(by), ...behind(stored.earlier) }),
});

/** A leap day for each way to be one, and a day of each month: the pattern of days names each of their digits. */
const days = [
  ..."2024,2040,2068,2080,2012,2036,2052,2076,2092,2004,2008,0400,2000,4800,6000,8400,1200,3600,5200,7600,9200"
    .split(",")
    .map((year) => `${year}-02-29`),
  ..."01-01,03-10,05-20,07-30,08-31,10-01,12-31,04-01,06-10,09-20,11-30,02-01,02-10,02-28"
    .split(",")
    .map((day) => `2026-${day}`),
];
const statuses = ["planned", "running", "done", "dropped"];

const sayingOnEachDay: Permission["act"] = (db, by) => {
  const batch = writeBatch(db);
  for (const [nth, on] of days.entries()) {
    const said = change(by, { on, status: statuses[nth % statuses.length] });
    batch.set(at(db, mine, fresh.slice(2) + `${nth}`.padStart(2, "0")), { ...begun(by), current: said });
  }
  return batch.commit();
};

const refused = (changes: (by: Person) => DocumentFields, action = id): Permission => ({
  who: nobody,
  act: (db, by) => updateDoc(at(db, mine, action), changes(by)),
});

permissionTable("actions of a plan", {
  opened,
  given,
  may: {
    ...rowsOfBoth(actions, "their plan", "another's plan", ["reader"]),
    "list all": { who: nobody, act: listing(paths.planActions(mine)) },
    "delete one": { who: nobody, act: (db) => deleteDoc(at(db)) },
    "change one without its history": refused((by) => ({ current: change(by) })),
    "empty the history": refused((by) => ({ current: change(by), earlier: [] })),
    "shorten the history": refused((by) => ({ current: change(by), ...behind(stored.earlier.slice(1)) })),
    "leave out what was said last": refused((by) => ({ current: change(by), earlier: [...history(2), said, said] })),
    "put other words into the history": refused((by) => ({
      current: change(by),
      earlier: [...stored.earlier, { ...said, status: "done" }],
    })),
    "let the oldest fall out of a full history": {
      who: ["client", "administrator"],
      act: (db, by) => updateDoc(at(db, mine, full), { current: change(by), ...behind(history(30).slice(1)) }),
    },
    "let a history grow without an end": refused((by) => ({ current: change(by), ...behind(history(30)) }), full),
    "rename an action": refused((by) => ({ current: change(by), ...behind(stored.earlier), title: "Walk" })),
    "say more of an action": {
      ...refused((by) => ({ current: change(by), ...behind(stored.earlier), extra: "x" })),
      by: ["client"],
    },
    "begin with a history": {
      who: nobody,
      act: (db, by) => setDoc(at(db, mine, fresh), { ...begun(by), earlier: [said] }),
    },
    "say something on each kind of day, in each status": { who: ["client"], by: ["client"], act: sayingOnEachDay },
    "speak for the other side": refused((by) => ({
      current: change(by, { role: by === "administrator" ? "business" : "consultant" }),
      ...behind(stored.earlier),
    })),
    ...misfitsOf("say something of an action", {
      by: "client",
      fields: { ...begun("client"), team: "extra", current: change("client", { note: "extra" }) },
      write: (db, fields) => setDoc(at(db, mine, fresh), fields),
      most: { key: 410, title: 400 },
      misfits: {
        "with an unknown status": { current: change("client", { status: "extra" }) },
        "with a day in words": { current: change("client", { on: "tomorrow" }) },
        "with a day that there is not": { current: change("client", { on: "2026-02-29" }) },
        "with a month that there is not": { current: change("client", { on: "2026-13-09" }) },
        "with a year of five digits": { current: change("client", { on: "12026-11-02" }) },
        "with a longer note": { current: change("client", { note: "x".repeat(1001) }) },
        "at another time": { current: change("client", { at: new Date(0) }) },
        "as somebody else": { current: change("client", { by: "admin-1" }) },
        "with a longer team": { team: "x".repeat(401) },
      },
      fits: {
        "with the day of a leap year": { current: change("client", { on: "2028-02-29" }) },
        "with the longest note": { current: change("client", { note: "x".repeat(1000) }) },
        "with no note": { current: change("client", { note: "" }) },
        "with the longest team": { team: "x".repeat(400) },
        "of no team": { team: "" },
      },
    }),
    ...Object.fromEntries(
      ["short", id.toUpperCase(), `${id}0`, ...Array.from(" ,<", (sign) => id.replace("0", sign))].map(
        (wrong): [string, Permission] => [
          `say something under the id ${wrong}`,
          { who: nobody, by: ["client"], act: (db) => setDoc(at(db, mine, wrong), begun("client")) },
        ],
      ),
    ),
  },
});
