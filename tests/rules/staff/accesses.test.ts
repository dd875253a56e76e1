// The staff reads a business, and an administrator writes there, for an hour after they have opened it. That leaves a
// line.
import { deleteDoc, doc, serverTimestamp, setDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import {
  accounts,
  administrator,
  deleting,
  everyone,
  listing,
  nobody,
  openBusiness,
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

const [fresh, late, ahead, never, others] = ["fresh", "late", "ahead", "never", "others"].map(
  (name) => `business-${name}-0123456789`,
) as [string, string, string, string, string];
const minutesFrom = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Everything that stands below a business's answers. */
const below: Record<string, (code: string) => string> = {
  "the answers": paths.answersOf,
  "the plan while it is written": paths.planRunOf,
  "the plan that is held": paths.heldPlanOf,
  "a version": (code) => paths.planVersion(code, 1),
  "a release": (code) => paths.planRelease(code, 1),
  "a note": (code) => paths.planNote(code, "note-1"),
  "a correction": (code) => paths.businessChange(code, "1"),
  "an action": (code) => paths.planAction(code, "a".repeat(32)),
  "a reminder": (code) => paths.planReminder(code, 30),
  "an indicator": (code) => paths.keyIndicator(code, "spoilage"),
  "a link": (code) => paths.sharedLink(code, "link-1"),
  "the list of courses": paths.courseList,
  "a course": (code) => paths.course(code, "course-1"),
  "a text of a course": (code) => paths.courseText(code, "course-1", "course-outline"),
  "a source of a course": (code) => paths.courseSource(code, "course-1", 0),
};
const lists: Record<string, (code: string) => string> = {
  versions: paths.planVersions,
  releases: paths.planReleases,
  notes: paths.planNotes,
  corrections: paths.businessChanges,
  actions: paths.planActions,
  reminders: paths.planReminders,
  indicators: paths.keyIndicators,
  links: paths.sharedLinks,
  courses: paths.courses,
  "texts of a course": (code) => paths.courseTexts(code, "course-1"),
  "sources of a course": (code) => paths.courseSources(code, "course-1"),
};

const noting = (code: string) => (db: Firestore, by: Person) =>
  setDoc(doc(db, paths.planNote(code, "new")), { text: "Ask again.", ...signatureOf(by) });

/** Readers of the staff do not read these. */
const ofAdministrators = /plan that is held|link|course/;

function tryAll(code: string, when: string, isOpened: boolean): Record<string, Permission> {
  const who = (what: string) => (!isOpened ? nobody : ofAdministrators.test(what) ? administrator : staff);
  const rows: [string, Permission][] = [
    ...Object.entries(below).map(([what, path]): [string, Permission] => [
      `read ${what} ${when}`,
      { who: who(what), act: reading(path(code)) },
    ]),
    ...Object.entries(lists).map(([what, path]): [string, Permission] => [
      `list the ${what} ${when}`,
      { who: who(what), act: listing(path(code), 25) },
    ]),
  ];
  const note: Permission = { who: isOpened ? administrator : nobody, act: noting(code) };
  return { ...Object.fromEntries(rows), [`write down a note ${when}`]: note };
}

permissionTable("businesses that the staff opens", {
  opened: [fresh],
  given: async (db) => {
    for (const code of [fresh, late, ahead, never, others])
      await setDoc(doc(db, paths.invitation(code)), aUsedInvitation({ usedBy: "someone-else" }));
    await openBusiness(db, late, minutesFrom(-61));
    await openBusiness(db, ahead, minutesFrom(-59));
    // A colleague has opened it.
    await setDoc(doc(db, paths.access(others, "admin-3")), { at: new Date() });
  },
  may: {
    ...tryAll(fresh, "of one that they have opened", true),
    ...tryAll(never, "of one that they have not opened", false),
    "read the answers of one after an hour": { who: nobody, act: reading(paths.answersOf(late)) },
    "list the versions of one after an hour": { who: nobody, act: listing(paths.planVersions(late), 25) },
    "read the answers of one shortly before": { who: staff, act: reading(paths.answersOf(ahead)) },
    "read the answers of one that a colleague has opened": { who: nobody, act: reading(paths.answersOf(others)) },
    "open one in the batch that writes a note": {
      who: nobody,
      act: (db, by) => {
        const batch = writeBatch(db);
        batch.set(doc(db, paths.access(never, uidOf(by))), { at: serverTimestamp() });
        batch.set(doc(db, paths.planNote(never, "new")), { text: "Ask again.", ...signatureOf(by) });
        return batch.commit();
      },
    },
    "list a page of invitations without opening one": { who: staff, act: listing(paths.invitations, 25) },
  },
});

const opening =
  (fields: object, code = never) =>
  (db: Firestore, by: Person) =>
    setDoc(doc(db, paths.access(code, uidOf(by))), fields);
const now = { at: serverTimestamp() };

permissionTable("lines about an access", {
  opened: [fresh],
  may: {
    "open a business": { who: staff, act: opening(now) },
    "open one again": { who: staff, act: opening(now, fresh) },
    "open one at another time": { who: nobody, act: opening({ at: new Date(0) }) },
    "open one for the day to come": { who: nobody, act: opening({ at: minutesFrom(600) }) },
    "open one without a time": { who: nobody, act: opening({}) },
    "open one with words": { who: nobody, act: opening({ ...now, extra: "Northwind" }) },
    "open one in a colleague's name": { who: nobody, act: setting(paths.access(never, "admin-3"), now) },
    "have one open for longer": {
      who: nobody,
      act: updating(paths.access(fresh, accounts.administrator.uid), { at: minutesFrom(60) }),
    },
    "read when one was opened": { who: nobody, act: reading(paths.access(fresh, accounts.administrator.uid)) },
    "say that one was never opened": {
      who: nobody,
      act: (db, by) => deleteDoc(doc(db, paths.access(fresh, uidOf(by)))),
    },
    "list who has opened what": {
      who: nobody,
      act: listing(paths.accesses(fresh), 25),
    },
  },
});

const line = { at: new Date(0), by: "admin-1", deed: "business read", object: fresh, salt: "", batch: null };

permissionTable("lines about deeds", {
  given: (db) => setDoc(doc(db, paths.deed("line-1")), line),
  may: {
    "read one": { who: administrator, act: reading(paths.deed("line-1")) },
    "list a page of them": { who: administrator, act: listing(paths.deeds, 100) },
    "list all of them": { who: nobody, by: everyone, act: listing(paths.deeds) },
    "write one": { who: nobody, act: setting(paths.deed("line-2"), { ...line, at: serverTimestamp() }) },
    "change one": { who: nobody, act: updating(paths.deed("line-1"), { by: "admin-3" }) },
    "take one away": { who: nobody, act: deleting(paths.deed("line-1")) },
  },
});
