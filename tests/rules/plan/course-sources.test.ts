// The rights on the sources of a business's courses: those of its texts. A part changes only together with the count.
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
import { keptBounds } from "../../../src/domain/course/sources/source-bounds";
import { paths } from "../../../src/domain/kernel/collections";
import { emptyDraft } from "../../../src/domain/course/draft";
import { without, type DocumentFields } from "../../support/shared/builders";
import { everyone, listing, nobody, permissionTable, type Permission } from "../people";
import { givenBusinesses, mine, opened, rowsOfBoth } from "./given";

const id = "course-1";
/** It has no sources yet. */
const bare = "course-2";
/** Deleted, and its sources are not gone yet. */
const gone = "course-3";
const full = "course-4";
const both: Permission["who"] = ["client", "administrator"];

const head = { title: "Lifting", topic: "", options: emptyDraft.options, order: 5, updatedAt: new Date(0), version: 1 };
const part: DocumentFields = { source: "handbook", name: "Handbook", paragraphs: "1 Oil it.\n2 Stop it.", version: 1 };
const counted = { next: 3, parts: 1, version: 1, updatedAt: new Date(0) };
const first = { ...counted, updatedAt: serverTimestamp() };
const second = { next: 5, parts: 2, version: 2, updatedAt: serverTimestamp() };

const given = (db: Firestore) =>
  givenBusinesses(db, (batch, code) => {
    for (const course of [id, bare, full]) batch.set(doc(db, paths.course(code, course)), head);
    batch.set(doc(db, paths.courseList(code)), { ids: [id, bare, full] });
    for (const course of [id, gone]) {
      batch.set(doc(db, paths.courseSource(code, course, "count")), counted);
      batch.set(doc(db, paths.courseSource(code, course, 0)), part);
    }
    batch.set(doc(db, paths.courseSource(code, full, "count")), { ...counted, version: Number.MAX_SAFE_INTEGER });
  });

interface Change {
  code?: string;
  course?: string;
  count?: DocumentFields | undefined;
  parts?: Record<string, DocumentFields | undefined>;
}

/** Parts and their count in one request; an undefined part goes. */
function change(db: Firestore, { code = mine, course = id, count = second, parts = {} }: Change) {
  const batch = writeBatch(db);
  const at = (name: string) => doc(db, paths.courseSource(code, course, name));
  batch.set(at("count"), count);
  for (const [name, fields] of Object.entries(parts))
    if (fields) batch.set(at(name), fields);
    else batch.delete(at(name));
  return batch.commit();
}

/** A source goes to a course that is deleted in the same request. */
const changeOfGoingCourse: Permission["act"] = (db) => {
  const batch = writeBatch(db);
  batch.set(partAt(db, mine, "count"), second);
  batch.set(partAt(db, mine, 1), next);
  batch.delete(doc(db, paths.course(mine, id)));
  batch.set(doc(db, paths.courseList(mine)), { ids: [bare, full] });
  return batch.commit();
};

const changing =
  (about: Change): Permission["act"] =>
  (db) =>
    change(db, about);
const partAt = (db: Firestore, code = mine, name: number | string = 0) => doc(db, paths.courseSource(code, id, name));
const next = { ...part, paragraphs: "3 Lift it.", version: 2 };

const actions = (code: string): Record<string, Permission["act"]> => ({
  "read a source": (db) => getDoc(partAt(db, code)),
  "read the count": (db) => getDoc(partAt(db, code, "count")),
  "list the sources": listing(paths.courseSources(code, id), keptBounds.parts + 1),
  "begin the sources": changing({ code, course: bare, count: first, parts: { "0": part } }),
  "add a source": changing({ code, parts: { "1": next } }),
  "change a part": changing({ code, parts: { "0": { ...part, name: "Guide", version: 2 } } }),
  "take a part away": changing({ code, count: { ...second, parts: 0 }, parts: { "0": undefined } }),
});

const by: Permission["by"] = [...everyone, "former contact"];
const rows = Object.entries(rowsOfBoth(actions, "their business", "another business"));
const refused = (act: Permission["act"], isHeavy = false): Permission => ({
  who: nobody,
  by: both,
  act,
  ...(isHeavy && { isHeavy }),
});
const allowed = (act: Permission["act"]): Permission => ({ who: both, by: both, act });

permissionTable("sources of a business's courses", {
  opened,
  given,
  may: {
    ...Object.fromEntries(rows.map(([does, row]) => [does, { ...row, by }])),
    "list all sources": refused(listing(paths.courseSources(mine, id))),
    "change a part that is not counted": refused((db) => updateDoc(partAt(db), { name: "Guide" })),
    "add a part that is not counted": refused((db) => setDoc(partAt(db, mine, 1), part)),
    "take a part away that is not counted": refused((db) => deleteDoc(partAt(db))),
    "forget the count": refused((db) => deleteDoc(partAt(db, mine, "count"))),
    "add a source of no course": refused(changing({ course: "course-9", count: first, parts: { "0": part } })),
    "add a source of a course that is gone": refused(changing({ course: gone, parts: { "1": next } })),
    "add a source and delete its course": refused(changeOfGoingCourse),
    "add a source without words": refused(changing({ parts: { "1": { ...next, paragraphs: "" } } })),
    "empty a part": refused(changing({ parts: { "0": { ...next, paragraphs: "" } } })),
    "count what they have not seen": refused(changing({ count: first })),
    "count without a change of parts": allowed(changing({})),
    "count the first without parts": allowed(changing({ course: bare, count: { ...first, parts: 0 } })),
    "count the first before any number": allowed(changing({ course: bare, count: { ...first, next: 1, parts: 0 } })),
    "begin with the second count": refused(changing({ course: bare, parts: { "0": next } })),
    "count the changes past whole numbers": refused(changing({ course: full, count: { ...second, version: 2 ** 53 } })),
    "add the longest source at once": allowed(
      changing({
        count: { ...second, next: 2000, parts: 22 },
        parts: Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [String(nth + 1), next])),
      }),
    ),
  },
});

/** A part with one thing wrong, or at its bound. */
function parts(title: string, fields: DocumentFields, isRight = false, name = "1"): [string, Permission] {
  const act = changing({ parts: { [name]: fields } });
  return [`write a part ${title}`, isRight ? allowed(act) : refused(act, true)];
}
function counts(title: string, fields: DocumentFields, isRight = false): [string, Permission] {
  const act = changing({ count: fields });
  return [`write a count ${title}`, isRight ? allowed(act) : refused(act, true)];
}

const longest = { source: 40, name: 120, paragraphs: keptBounds.characters };

permissionTable("misfits of sources", {
  opened,
  given,
  may: Object.fromEntries([
    ...Object.entries(longest).flatMap(([field, most]) => [
      parts(`with the longest ${field}`, { ...next, [field]: "x".repeat(most) }, true),
      parts(`with a longer ${field}`, { ...next, [field]: "x".repeat(most + 1) }),
      parts(`with a number for ${field}`, { ...next, [field]: 7 }),
      parts(`with a list for ${field}`, { ...next, [field]: ["x"] }),
      parts(`without ${field}`, without(next, field)),
    ]),
    parts("without a name that is seen", { ...next, name: "" }, true),
    ...["Lift\u0000ing", "Lift\u202Eing", " "].map((name) =>
      parts(`with the name ${JSON.stringify(name)}`, { ...next, name }),
    ),
    parts("of no source", { ...next, source: "" }),
    parts("without words", { ...next, paragraphs: "" }),
    parts("of the version before", { ...next, version: 1 }),
    parts("without a version", without(next, "version")),
    parts("with more", { ...next, extra: "" }),
    parts("with a paragraph that is struck out beside it", { ...next, struck: "4 Secret." }),
    ...["0", "9", "10", "59"].map((name) => parts(`under ${name}`, next, true, name)),
    ...["60", "01", "100", "a", "counts", "-1"].map((name) => parts(`under ${name}`, next, false, name)),
    counts("of the last number", { ...second, next: 1_000_000 }, true),
    counts("of the most parts", { ...second, parts: keptBounds.parts }, true),
    counts("of as many numbers as before", { ...second, next: 3 }, true),
    counts("of fewer numbers than before", { ...second, next: 2 }),
    counts("of more numbers", { ...second, next: 1_000_001 }),
    counts("of more parts", { ...second, parts: keptBounds.parts + 1 }),
    counts("of less than no part", { ...second, parts: -1 }),
    counts("of another time", { ...second, updatedAt: new Date(0) }),
    counts("of the version after the next", { ...second, version: 3 }),
    counts("with more", { ...second, extra: "" }),
    ...["next", "parts", "version"].flatMap((field) => [
      counts(`with words for ${field}`, { ...second, [field]: "2" }),
      counts(`with a part of a number for ${field}`, { ...second, [field]: 4.5 }),
      counts(`without ${field}`, without(second, field)),
    ]),
  ]),
});
